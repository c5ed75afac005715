import DynamicTypeModel
import SwiftUIModel

/// Makes a laid-out screen of placed views: modifiers and spacers are left out, and what clips or fades
/// counts for what is in it.
struct ScreenBuilder {
  private let placed: [PlacedView]
  private let location: SourceLocation
  /// By placed view, its place among those that are kept, or that of the nearest around it.
  private var places: [Int] = []
  /// The placed views that are kept.
  private var kept: [Int] = []

  init(_ placed: [PlacedView], location: SourceLocation) {
    self.placed = placed
    self.location = location
  }

  mutating func build(_ screen: inout LaidOutScreen) {
    for (index, view) in placed.enumerated() {
      let around = view.parent.map { places[$0] }
      if let around, !view.kind.isKept {
        places.append(around)
        continue
      }
      places.append(kept.count)
      kept.append(index)
      add(view, in: around, to: &screen)
    }
    for index in screen.views.indices.reversed() {
      screen.views[index].subtreeEnd = max(screen.views[index].subtreeEnd, index + 1)
      if let parent = screen.views[index].parent {
        screen.views[parent.rawValue].subtreeEnd = max(
          screen.views[parent.rawValue].subtreeEnd, screen.views[index].subtreeEnd)
      }
    }
    addScrollRegions(&screen)
  }

  private func add(_ view: PlacedView, in around: Int?, to screen: inout LaidOutScreen) {
    let number = screen.views.count
    let own = view.location ?? around.map { screen.views[$0].location } ?? location
    var entry = LaidOutView(
      id: view.identifier ?? "\(view.kind.name)\(number)", kind: view.kind.name,
      role: view.kind.role, location: own)
    entry.spokenKind = view.kind.spokenName
    entry.parent = around.map(NodeIndex.init)
    entry.isRightToLeft = view.environment.layoutDirection == .rightToLeft
    entry.describe(view.kind)
    if around == nil { entry.clipsContent = true }
    var node = LaidOutNode(frame: view.frame)
    if let around {
      let parent = placed[kept[around]].frame
      node.frame = view.frame.offset(dx: -parent.x, dy: -parent.y)
    }
    if var text = view.text {
      text.location = own
      node.texts = [text]
    }
    if case .opacity(0) = view.kind { node.isShown = false }
    if let around, !screen.nodes[around].isShown { node.isShown = false }
    screen.views.append(entry)
    screen.nodes.append(node)
    if let reason = view.unknownReason {
      screen.notExamined.append(NotExamined(element: NodeIndex(number), reason: reason))
    }
  }

  /// The content of a scroll view is its view; of a list, all its cards.
  private func addScrollRegions(_ screen: inout LaidOutScreen) {
    for (number, index) in kept.enumerated() where placed[index].kind.scrolls {
      let frame = placed[index].frame
      var content = Size()
      for other in screen.children(of: NodeIndex(number)) {
        let child = screen.nodes[other.rawValue].frame
        content.width = max(content.width, child.maxX)
        content.height = max(content.height, child.maxY)
      }
      if case .scrollView(let axes) = placed[index].kind {
        if !axes.contains(.horizontal) { content.width = frame.width }
        if !axes.contains(.vertical) { content.height = frame.height }
      } else {
        content.width = frame.width
      }
      screen.nodes[number].scroll = ScrollRegion(contentSize: content)
    }
  }
}

extension PlacedView {
  /// Why nobody can vouch for it; nil where its place and what it shows are known.
  fileprivate var unknownReason: String? {
    if case .opaque(_, let reason) = kind { return reason }
    switch provenance {
    case .known: return nil
    case .placeholder(let what): return "its content stands for \(what)"
    case .assumed(let what): return "it is shown where \(what)"
    }
  }
}
