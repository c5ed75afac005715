import DynamicType
import DynamicTypeModel
import Synchronization

/// A laid-out screen with what the rules ask of it, worked out once.
///
/// The arrays are parallel to the screen's views. Rectangles are in the coordinates of the root's
/// parent, with nothing scrolled. A class, because each defect of each rule keeps it.
final class ExaminedScreen: Sendable {
  let layout: LaidOutScreen
  private let walk: Walk
  /// The texts that a reader should see, in document order.
  let texts: [DrawnText]
  /// Of these the ones whose places are known.
  let placedTexts: [DrawnText]
  /// Where those of an element are among them.
  private let placesOfTexts: [NodeIndex: [Int]]
  /// What was worked out of views that hold others, since many texts ask the same.
  private let coveredHeights = Mutex<[NodeIndex: Double]>([:])

  /// The frames of the elements.
  var frames: [Rect] { walk.frames }
  /// Where something inside an element, or its own text, can be seen: at rest or after scrolling.
  var reach: [Rect] { walk.reach }
  /// Whether the element's place is known and a reader sees it: shown, not transparent.
  var isKnown: [Bool] { walk.isKnown }
  /// Elements that were not examined, and are the background of others.
  var unknownBackgrounds: Set<Int> { walk.unknownBackgrounds }
  /// Whether the element or an ancestor is too transparent to be seen, or hidden.
  var isVisible: [Bool] { walk.isVisible }
  /// What scrollable views scroll over; nil for views that do not scroll.
  var contentSizes: [Size?] { walk.contentSizes }
  /// The innermost scroll view whose content is larger than itself, the element included.
  var scroller: [NodeIndex?] { walk.scroller }

  var size: ContentSizeCategory { layout.configuration.size }
  var views: [LaidOutView] { layout.views }
  /// The length of a pixel in points: what touches by less does not overlap.
  var pixel: Double { layout.configuration.device.pixel }

  init(_ layout: LaidOutScreen) {
    let walk = Walk(layout)
    self.layout = layout
    self.walk = walk
    texts = layout.drawnTexts(frames: walk.frames, isVisible: walk.isVisible)
    placedTexts = texts.filter { walk.isKnown[$0.element.rawValue] }
    placesOfTexts = Dictionary(grouping: placedTexts.indices) { [placedTexts] in
      placedTexts[$0].element
    }
  }

  /// What was worked out for a screen, for another one that looks the same.
  init(_ layout: LaidOutScreen, looksLike screen: ExaminedScreen) {
    self.layout = layout
    walk = screen.walk
    texts = screen.texts
    placedTexts = screen.placedTexts
    placesOfTexts = screen.placesOfTexts
  }
}

extension ExaminedScreen {
  /// The texts of an element whose places are known.
  func placedTexts(of element: NodeIndex) -> [DrawnText] {
    (placesOfTexts[element] ?? []).map { placedTexts[$0] }
  }

  /// What is known of how much of a view is covered, or is worked out now.
  func coveredHeight(of holder: NodeIndex, _ workOut: (NodeIndex) -> Double) -> Double {
    if let known = coveredHeights.withLock({ $0[holder] }) { return known }
    let height = workOut(holder)
    coveredHeights.withLock { $0[holder] = height }
    return height
  }
}

extension LaidOutScreen {
  /// Whether the views of both are in the same places with the same texts; bars aside.
  func hasSameContent(as other: LaidOutScreen) -> Bool {
    nodes == other.nodes && views == other.views && notExamined == other.notExamined
      && configuration.device == other.configuration.device
  }
}

/// From the root of a screen to its leaves: what of an element depends on its ancestors.
private struct Walk: Sendable {
  let layout: LaidOutScreen
  private(set) var frames: [Rect] = []
  private(set) var reach: [Rect] = []
  private(set) var isKnown: [Bool] = []
  let unknownBackgrounds: Set<Int>
  private(set) var isVisible: [Bool] = []
  private(set) var contentSizes: [Size?] = []
  private(set) var scroller: [NodeIndex?] = []

  init(_ layout: LaidOutScreen) {
    self.layout = layout
    let unknown = Set(layout.notExamined.map(\.element.rawValue))
    unknownBackgrounds = Set(
      layout.notExamined.filter(\.isBackground).map(\.element.rawValue))
    var alphas: [Double] = []
    for (index, view) in layout.views.enumerated() {
      let node = layout.nodes[index]
      let parent = view.parent.map(\.rawValue).flatMap { $0 < index ? $0 : nil }
      let origin = parent.map { frames[$0].origin } ?? Point()
      frames.append(node.frame.offset(dx: origin.x, dy: origin.y))
      alphas.append(view.opacity * (parent.map { alphas[$0] } ?? 1))
      isVisible.append(
        node.isShown && alphas[index] >= Self.leastVisibleAlpha
          && (parent.map { isVisible[$0] } ?? true))
      isKnown.append(
        !unknown.contains(index) && !view.isTurned && (parent.map { isKnown[$0] } ?? true))
      contentSizes.append(node.scroll.flatMap { $0.isEnabled ? $0.contentSize : nil })
      reach.append(reach(inside: view, node, index, parent: parent))
      let scrolls = isScrolling(index)
      scroller.append(scrolls ? NodeIndex(index) : parent.flatMap { scroller[$0] })
    }
  }

  /// UIKit does not deliver touches to views at or below this alpha (`hitTest(_:with:)`).
  private static let leastVisibleAlpha = 0.01

  /// Where something inside an element can be seen.
  ///
  /// The root represents the screen. A scroll view that is itself partly out of sight shows its
  /// content only in the part that is in sight, so its own region is moved by the offsets that
  /// scrolling can reach, not replaced by its content.
  private func reach(
    inside view: LaidOutView, _ node: LaidOutNode, _ index: Int, parent: Int?
  ) -> Rect {
    var region = parent.map { reach[$0] } ?? frames[index]
    let content = contentSizes[index]
    if view.clipsContent || content != nil {
      region = region.intersection(frames[index])
    }
    guard let content else { return region }
    let insets = node.scroll?.insets ?? .zero
    let right = max(0, content.width + insets.left + insets.right - frames[index].width)
    let bottom = max(0, content.height + insets.top + insets.bottom - frames[index].height)
    return Rect(
      x: region.x - insets.left, y: region.y - insets.top,
      width: region.isEmpty ? 0 : region.width + insets.left + right,
      height: region.isEmpty ? 0 : region.height + insets.top + bottom)
  }

  private func isScrolling(_ index: Int) -> Bool {
    guard let content = contentSizes[index] else { return false }
    let pixel = layout.configuration.device.pixel
    return content.width > frames[index].width + pixel
      || content.height > frames[index].height + pixel
  }
}

extension ExaminedScreen {
  /// Whether an element lies inside another, or is it.
  func isInside(_ element: NodeIndex, _ ancestor: NodeIndex) -> Bool {
    element >= ancestor
      && element.rawValue < max(ancestor.rawValue + 1, views[ancestor.rawValue].subtreeEnd)
  }

  /// The ancestors of an element, nearest first.
  func ancestors(of element: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var child = element
    while let parent = views[child.rawValue].parent, parent < child {
      result.append(parent)
      child = parent
    }
    return result
  }
}
