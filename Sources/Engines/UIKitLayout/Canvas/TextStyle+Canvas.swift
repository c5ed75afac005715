import DynamicType
import DynamicTypeModel

extension TextStyle {
  /// The text size at which the canvas of a build of Xcode shows the style at Large; nil where it
  /// shows it as devices do.
  ///
  /// From Xcode 9.4 to 11.0 it draws Title 1 at 26 points for 28, and Title 2 at 20 for 22.
  ///
  /// Source: E-canvas-title-sizes: 4 labels in documents of builds 14113 to 14868 of 3 projects,
  /// against 2 since 15705; for Title 2 a label and a button of 2 projects of builds 14313 and
  /// 14865, against 2 of builds 11762 and 15705. One label of build 14490 was 25.5 points high,
  /// which 21 points give.
  package func canvasCategory(build: Int) -> ContentSizeCategory? {
    guard (14_100..<15_400).contains(build) else { return nil }
    return self == .title1 || self == .title2 ? .small : nil
  }
}
