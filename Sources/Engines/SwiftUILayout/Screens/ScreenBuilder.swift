import DynamicTypeModel
import SwiftUIModel

/// Makes a laid-out screen of placed views: modifiers and spacers are left out, and what clips or fades
/// counts for what is in it.
struct ScreenBuilder {
  let placed: [PlacedView]
  private let location: SourceLocation
  let structure: ScreenParts
  private let usages: [LaidOutView.Usage?]
  /// By the beginning of an id, how many views have it.
  private var idCounts: [String: Int] = [:]

  init(_ placed: [PlacedView], location: SourceLocation) {
    self.placed = placed
    self.location = location
    structure = ScreenParts(placed)
    usages = placed.usages()
  }

  mutating func build(_ screen: inout LaidOutScreen) {
    let frames = frames()
    for (number, part) in structure.parts.enumerated() {
      var node = LaidOutNode(frame: frames[number])
      if let around = part.parent {
        let scrolled = scrolled(around)
        node.frame = node.frame.offset(
          dx: scrolled.x - frames[around].x, dy: scrolled.y - frames[around].y)
        if !screen.nodes[around].isShown { node.isShown = false }
      }
      screen.nodes.append(node)
      if let placed = part.placed {
        add(self.placed[placed], at: placed, in: part.parent, to: &screen)
      } else if let kind = part.container {
        addContainer(kind, in: part.parent, to: &screen)
      }
    }
    for index in screen.views.indices.reversed() {
      screen.views[index].subtreeEnd = max(screen.views[index].subtreeEnd, index + 1)
      if let parent = screen.views[index].parent {
        screen.views[parent.rawValue].subtreeEnd = max(
          screen.views[parent.rawValue].subtreeEnd, screen.views[index].subtreeEnd)
      }
    }
    addScrollRegions(&screen)
    extendBackground(of: &screen)
    divideCards(of: &screen)
  }

  /// A list's background goes on under the bars: to the edges of the screen that the list fills from side to side.
  private func extendBackground(of screen: inout LaidOutScreen) {
    guard let root = screen.nodes.first?.frame else { return }
    let list = screen.views.indices.dropFirst().first { index in
      guard let part = structure.parts[index].placed, case .list = placed[part].kind else {
        return false
      }
      return screen.nodes[index].isShown && placed[part].frame.width == root.width
    }
    guard let list, screen.views[0].appearance.background == nil else { return }
    screen.views[0].appearance.background = screen.views[list].appearance.background
  }

  /// How far the content of a part was scrolled; frames are kept as they are without.
  private func scrolled(_ part: Int) -> Point {
    structure.parts[part].placed.map { placed[$0].scrolled } ?? Point()
  }

  /// By part, its frame in the window; a container without one has that of what is in it.
  private func frames() -> [Rect] {
    let parts = structure.parts
    var frames = parts.map { part in part.placed.map { placed[$0].frame } }
    for (index, part) in parts.enumerated().reversed() {
      guard let parent = part.parent, parts[parent].placed == nil, let frame = frames[index] else {
        continue
      }
      frames[parent] = frames[parent].map { $0.union(frame) } ?? frame
    }
    return frames.map { $0 ?? Rect() }
  }

  private mutating func add(
    _ view: PlacedView, at index: Int, in around: Int?, to screen: inout LaidOutScreen
  ) {
    let number = screen.views.count
    let own = view.location ?? around.map { screen.views[$0].location } ?? location
    var entry = LaidOutView(
      id: id(of: index), kind: view.kind.name, role: view.kind.role, location: own)
    entry.spokenKind = view.kind.spokenName
    entry.layer = view.kind.layer
    entry.parent = around.map(NodeIndex.init)
    entry.isRightToLeft = view.environment.layoutDirection == .rightToLeft
    entry.provenance = provenance(of: index)
    entry.usage = usages[index]
    if view.environment.isRedacted {
      switch view.kind {
      case .text, .image: entry.isRedacted = true
      default: break
      }
    }
    for modifier in modifiers(of: index) {
      if placed[modifier].showsLargeContentViewer, !entry.showsLargeContentViewer {
        entry.showsLargeContentViewer = true
        entry.largeContent = placed[modifier].largeContent
      }
      switch placed[modifier].kind {
      case .turn: entry.isTurned = true
      case .offset(let distance):
        let x = entry.isRightToLeft ? -distance.x : distance.x
        if isMovedOut(view.frame, by: Point(x: x, y: distance.y)) {
          screen.nodes[number].isShown = false
        }
      default: break
      }
    }
    entry.describe(
      view.kind, size: Size(width: view.frame.width, height: view.frame.height))
    view.describeDrawing(of: &entry, as: usages[index])
    if around == nil { entry.clipsContent = true }
    if var text = view.text {
      text.location = own
      let limit = view.environment.lineLimit
      text.lineLimit = limit.isOfSystem ? nil : limit.maximum
      text.color = text.color ?? view.drawnColor(as: usages[index])
      if case .height(let height)? = text.limit {
        (text.limit, text.limitLocation) = self.limit(height, of: index)
      }
      screen.nodes[number].texts = [text]
    }
    if case .opacity(0) = view.kind { screen.nodes[number].isShown = false }
    screen.views.append(entry)
    if case .opaque(_, let reason) = view.kind {
      screen.notExamined.append(
        NotExamined(
          element: NodeIndex(number), reason: reason, isBackground: isInBackground(index)))
    }
  }

  /// Whether a view is in the background of another one.
  private func isInBackground(_ index: Int) -> Bool {
    var child = index
    while let parent = placed[child].parent {
      // In pre-order the first view is the one behind.
      if case .background = placed[parent].kind, child == parent + 1 { return true }
      child = parent
    }
    return false
  }

  /// Whether an offset moves a view out of the window in which it would be: a drawer that is closed, or a page beside the
  /// one that is shown. Code moves it in.
  private func isMovedOut(_ frame: Rect, by distance: Point) -> Bool {
    guard let window = placed.first?.frame else { return false }
    let laidOut = frame.offset(dx: -distance.x, dy: -distance.y)
    return frame.intersection(window).isEmpty && !laidOut.intersection(window).isEmpty
  }

  /// What a view has its height from: the nearest that sets one around it, or the screen, where nothing scrolls.
  private func limit(
    _ height: Double, of index: Int
  ) -> (limit: TextLimit, location: SourceLocation?) {
    var child = index
    while let parent = placed[child].parent {
      switch placed[parent].kind {
      case .heightLimit: return (.height(height), placed[parent].location)
      case .scrollView, .list, .bar: return (.space(height), nil)
      // In pre-order: the second view over the first, and the first one behind the second.
      case .overlay where child != parent + 1: return (.layered(height), nil)
      case .background where child == parent + 1: return (.layered(height), nil)
      default: child = parent
      }
    }
    return (.screen, nil)
  }

  private mutating func addContainer(
    _ kind: String, in around: Int?, to screen: inout LaidOutScreen
  ) {
    let own = around.map { screen.views[$0].location } ?? location
    var entry = LaidOutView(
      id: id(kind), kind: kind, role: .container, location: own)
    entry.parent = around.map(NodeIndex.init)
    screen.views.append(entry)
  }

  /// What a view rests on: itself, or the nearest modifier or view around it.
  private func provenance(of index: Int) -> Provenance {
    var next: Int? = index
    while let current = next {
      if placed[current].provenance != .known { return placed[current].provenance }
      next = placed[current].parent
      if let parent = next, placed[parent].kind.isKept { return .known }
    }
    return .known
  }

  /// An id by which a view is the same at every text size, and after its source has been edited elsewhere: its
  /// identifier, or its kind with the beginning of what it shows. Further views of the same are numbered.
  private mutating func id(of index: Int) -> String {
    if let identifier = identifier(of: index), idCounts[identifier] == nil {
      idCounts[identifier] = 1
      return identifier
    }
    let view = placed[index]
    switch view.kind {
    case .image(.asset(let name)), .image(.symbol(let name)), .opaque(let name, _):
      return id(view.kind.name, showing: name)
    default:
      if case .placeholder(let what)? = view.text?.provenance {
        return id(view.kind.name, showing: what)
      }
      return id(view.kind.name, showing: view.text?.string ?? "")
    }
  }

  /// Its own identifier, or that of the nearest modifier around it and no other view.
  private func identifier(of index: Int) -> String? {
    modifiers(of: index).lazy.compactMap { placed[$0].identifier }.first
  }

  /// A view and the modifiers around it and no other view, from the inside out.
  private func modifiers(of index: Int) -> [Int] {
    var found = [index]
    while let parent = placed[found[found.count - 1]].parent, !placed[parent].kind.isKept {
      found.append(parent)
    }
    return found
  }

  private mutating func id(_ kind: String, showing content: String = "") -> String {
    let words = content.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(6)
    let start = ([kind[...]] + words).joined(separator: "-")
    let count = idCounts[start, default: 0] + 1
    idCounts[start] = count
    return count == 1 ? start : "\(start)-\(count)"
  }

  /// The content of a scroll view is its view; of a list, all its cards.
  private func addScrollRegions(_ screen: inout LaidOutScreen) {
    for (number, part) in structure.parts.enumerated() {
      guard let index = part.placed, placed[index].kind.scrolls else { continue }
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
      screen.nodes[number].scroll?.offset = placed[index].scrolled
    }
  }
}
