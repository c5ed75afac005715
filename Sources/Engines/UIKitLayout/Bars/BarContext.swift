import DynamicTypeModel
import UIKitModel

/// What bars depend on beside the screen that they are over.
struct BarContext {
  let scene: Scene
  let environment: LayoutEnvironment
  /// What bars leave free of embedded screens, by their roots and in their coordinates.
  let embeddedSafeAreas: [ElementIndex: Rect]
  /// The view of a bar item laid out, by the id of its scene; nil where the document has none.
  let view: (String) -> LaidOutScreen?
}
