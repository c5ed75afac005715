import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Screens in a container view: as large as that, with what bars of the screen around reach into
/// them.
struct EmbeddedLayout: LayoutStep {
  /// The root of the system that the container is in, and where that system is placed.
  let root: ElementIndex
  let origin: Point
  let screen: ScreenContext
  let geometry: ScreenGeometry

  /// The embedded screens with what is free of bars in each, in its own coordinates.
  func screens(in container: ElementIndex) -> [(placed: PlacedRoot, safeArea: Rect)] {
    screen.structure.embedded[container, default: []].map { embedded in
      let frame = rects[container.rawValue]
      return (
        PlacedRoot(root: embedded.root, frame: frame),
        safeArea(of: embedded, in: frame, below: container)
      )
    }
  }

  private func safeArea(
    of embedded: EmbeddedScene, in frame: Rect, below container: ElementIndex
  ) -> Rect {
    var free = Rect(width: frame.width, height: frame.height)
    if isScreenRoot(root), scrollView(around: container) == nil {
      let around =
        root == .root
        ? rects[0].inset(by: geometry.insets) : geometry.embeddedSafeAreas[root] ?? Rect()
      let known = around.offset(dx: origin.x - frame.x, dy: origin.y - frame.y)
      let top = min(max(0, known.minY), frame.height)
      let left = min(max(0, known.minX), frame.width)
      free = Rect(
        x: left, y: top, width: max(0, min(frame.width, known.maxX) - left),
        height: max(0, min(frame.height, known.maxY) - top))
    }
    if embedded.hasNavigationBar {
      let bar = min(environment.metrics.bars.navigationBarHeight, free.height)
      free = Rect(x: free.x, y: free.y + bar, width: free.width, height: free.height - bar)
    }
    return free
  }
}
