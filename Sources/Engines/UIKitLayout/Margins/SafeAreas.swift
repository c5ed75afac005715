import DynamicTypeModel
import UIKitModel

/// How far bars reach into the views of a system.
struct SafeAreas: LayoutStep {
  /// The system's.
  let root: ElementIndex
  let screen: ScreenContext
  let geometry: ScreenGeometry

  /// How far the screen's bars reach into a view.
  func insets(of index: ElementIndex) -> EdgeInsets {
    guard let safe = free else { return .zero }
    let frame = rects[index.rawValue]
    if index == .root { return geometry.insets }
    // Scrolled content is moved out from under the bars, or has no more of them in it than what it
    // scrolls in.
    if clearsBars(index) { return .zero }
    // A view that reaches out of the screen has no more of the bars in it than the screen has.
    let outer = rects[(scrollView(around: index) ?? root).rawValue]
    return EdgeInsets(
      top: max(0, min(safe.minY - max(frame.minY, outer.minY), frame.height)),
      left: max(0, min(safe.minX - max(frame.minX, outer.minX), frame.width)),
      bottom: max(0, min(min(frame.maxY, outer.maxY) - safe.maxY, frame.height)),
      right: max(0, min(min(frame.maxX, outer.maxX) - safe.maxX, frame.width)))
  }

  /// What bars leave free, in the system's coordinates; nil for cells and the like.
  private var free: Rect? {
    if root == .root { return rects[ElementIndex.root.rawValue].inset(by: geometry.insets) }
    return geometry.embeddedSafeAreas[root]
  }

  /// What bars take of the screen's root, or of an embedded one's.
  var screenInsets: EdgeInsets {
    isScreenRoot(root) ? insets(of: root) : geometry.insets
  }

  /// Whether an element is moved out from under the bars by what it scrolls in.
  func clearsBars(_ index: ElementIndex) -> Bool {
    scrollView(around: index).map { !geometry.contentUnderBars.contains($0) } ?? false
  }
}
