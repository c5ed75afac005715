/// SwiftUI's name of a text size; the sizes are the same.
public typealias DynamicTypeSize = ContentSizeCategory

// The cases under the names that SwiftUI gives them.
extension ContentSizeCategory {
  public static let xSmall = extraSmall
  public static let xLarge = extraLarge
  public static let xxLarge = extraExtraLarge
  public static let xxxLarge = extraExtraExtraLarge
  public static let accessibility1 = accessibilityMedium
  public static let accessibility2 = accessibilityLarge
  public static let accessibility3 = accessibilityExtraLarge
  public static let accessibility4 = accessibilityExtraExtraLarge
  public static let accessibility5 = accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes; SwiftUI's name of
  /// ``isAccessibilityCategory``.
  public var isAccessibilitySize: Bool { isAccessibilityCategory }
}
