#if !canImport(Darwin)
  public import DynamicType
  internal import DynamicTypeFoundation
  public import Foundation

  /// UIKit's text size: a raw value, which may be unspecified or unknown.
  ///
  /// ``category`` is the size that it means.
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value for a text size, or for the lack of one.
    public init(_ category: ContentSizeCategory?) {
      rawValue = ContentSizeCategory.rawName(of: category)
    }

    /// The text size; `nil` if it is unspecified or unknown.
    public var category: ContentSizeCategory? {
      ContentSizeCategory.RawValueReading(rawName: rawValue).category
    }

    public static let unspecified = UIContentSizeCategory(nil)
    public static let extraSmall = UIContentSizeCategory(.extraSmall)
    public static let small = UIContentSizeCategory(.small)
    public static let medium = UIContentSizeCategory(.medium)
    public static let large = UIContentSizeCategory(.large)
    public static let extraLarge = UIContentSizeCategory(.extraLarge)
    public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
    public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
    public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
    public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
    public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
      .accessibilityExtraExtraLarge)
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
      .accessibilityExtraExtraExtraLarge)

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
  }

  extension UIContentSizeCategory: Comparable {
    /// Orders sizes from the smallest text to the largest.
    ///
    /// Apple does not say how unspecified ones compare. Decided: they are neither smaller nor
    /// larger than any other.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
      guard let left = lhs.category, let right = rhs.category else { return false }
      return left < right
    }
  }

  extension UIContentSizeCategory {
    /// Posted when the reader's text size changes.
    public static let didChangeNotification = ContentSizeCategory.didChangeNotification
    /// The key under which the notification holds the new raw value.
    public static let newValueUserInfoKey = ContentSizeCategory.newValueUserInfoKey
  }
#endif
