public import DynamicTypeModel

/// How frames, which documents record, differ from alignment rectangles, which constraints bind.
public enum RecordedAlignment {
  /// The room that a kind's frame takes beyond its alignment rectangle, in points.
  public static func insets(of kind: ElementKind, look: Look, device: Device) -> EdgeInsets {
    LookMetrics(look: look, device: device).alignmentInsets(of: kind)
  }
}
