/// A length that follows the reader's text size, as SwiftUI's property wrapper of that name.
///
/// ```swift
/// @ScaledMetric(relativeTo: .headline) var spacing = 8.0
/// ```
///
/// Reading it asks ``TraitSource/current``; the projected value (`$spacing`) answers for other
/// traits. Never hand the value to something that scales once more, such as `Font.custom`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
  /// The length at `large`, in points.
  public let unscaledValue: Value
  private let metrics: FontMetrics

  /// A length that grows with a text style.
  ///
  /// - Parameter wrappedValue: The length at `large`, in points.
  public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
    unscaledValue = wrappedValue
    metrics = FontMetrics(forTextStyle: textStyle)
  }

  /// The length for the current source's text size, rounded to the pixel, in points.
  public var wrappedValue: Value { value(compatibleWith: nil) }

  public var projectedValue: ScaledMetric { self }

  /// The length for other traits, rounded to the pixel, in points.
  ///
  /// - Parameter traits: What is `nil` or unspecified is taken from ``TraitSource/current``.
  public func value(compatibleWith traits: TraitCollection?) -> Value {
    Value(metrics.scaledValue(for: Double(unscaledValue), compatibleWith: traits))
  }
}
