/// Bounds on the text size of a part of an interface, as UIKit's `minimumContentSizeCategory` and
/// `maximumContentSizeCategory` set them and SwiftUI's `dynamicTypeSize(_:)` with a range.
public struct ContentSizeLimits: Hashable, Sendable {
  /// The smallest text size, if there is one.
  public var minimum: ContentSizeCategory?
  /// The largest text size, if there is one.
  public var maximum: ContentSizeCategory?

  /// Limits of which either may be missing.
  ///
  /// With the minimum above the maximum, the maximum alone applies.
  public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Limits that leave every size as it is.
  public static let none = ContentSizeLimits()

  /// The nearest size within the limits.
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    var clamped = category
    if let minimum { clamped = max(clamped, minimum) }
    if let maximum { clamped = min(clamped, maximum) }
    return clamped
  }
}

extension ContentSizeLimits {
  /// The limits of a SwiftUI range such as `.small ... .xxLarge`.
  public init(_ range: ClosedRange<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// The limits of a SwiftUI range such as `...large`.
  public init(_ range: PartialRangeThrough<ContentSizeCategory>) {
    self.init(maximum: range.upperBound)
  }

  /// The limits of a SwiftUI range such as `.large...`.
  public init(_ range: PartialRangeFrom<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound)
  }

  /// The limits of a range without its upper end, such as `..<.accessibility1`.
  ///
  /// Nothing is smaller than `extraSmall`: that range holds no size, and clamps to `extraSmall`.
  public init(_ range: PartialRangeUpTo<ContentSizeCategory>) {
    let last = ContentSizeCategory(rawValue: range.upperBound.rawValue - 1)
    self.init(maximum: last ?? .extraSmall)
  }
}
