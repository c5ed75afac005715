import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Screens in container views: as large as those, with what bars of the screen around reach into them.
extension LayoutPass {
  mutating func layOutEmbeddedScenes(in system: ConstraintSystem, at origin: Point) {
    guard !layout.embedded.isEmpty else { return }
    for container in system.members {
      for scene in layout.embedded[container, default: []] {
        let frame = rects[container.rawValue]
        embeddedSafeAreas[scene.root] = safeArea(
          of: scene, in: frame, below: container, in: system, at: origin)
        layOutSystem(scene.root, at: frame.origin, size: frame.size)
      }
    }
  }

  /// What is free of bars in an embedded screen, in its coordinates.
  private func safeArea(
    of scene: EmbeddedScene, in frame: Rect, below container: ElementIndex,
    in system: ConstraintSystem,
    at origin: Point
  ) -> Rect {
    var free = Rect(width: frame.width, height: frame.height)
    let isScreen = isScreenRoot(system.root)
    if isScreen, !isScrolled(container) {
      let around =
        system.root == .root
        ? rects[0].inset(by: insets) : embeddedSafeAreas[system.root] ?? Rect()
      let known = around.offset(dx: origin.x - frame.x, dy: origin.y - frame.y)
      let top = min(max(0, known.minY), frame.height)
      let left = min(max(0, known.minX), frame.width)
      free = Rect(
        x: left, y: top, width: max(0, min(frame.width, known.maxX) - left),
        height: max(0, min(frame.height, known.maxY) - top))
    }
    if scene.hasNavigationBar {
      let bar = min(environment.metrics.bars.navigationBarHeight, free.height)
      free = Rect(x: free.x, y: free.y + bar, width: free.width, height: free.height - bar)
    }
    return free
  }
}
