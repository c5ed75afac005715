// The cases under the names that SwiftUI's `Font.TextStyle` gives them.
extension TextStyle {
  /// SwiftUI's name of ``title1``.
  public static let title = title1
  /// SwiftUI's name of ``caption1``.
  public static let caption = caption1
}
