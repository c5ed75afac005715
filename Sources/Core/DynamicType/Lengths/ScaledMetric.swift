/// A length that follows the reader's text size, as SwiftUI's property wrapper of that name.
///
/// ```swift
/// @ScaledMetric(relativeTo: .headline) var spacing = 8.0
/// ```
///
/// Reading it asks, trait by trait, the first of these that knows:
///
/// 1. the environment that ``update(for:)`` handed over: that of the view, with its limits;
/// 2. the source it was declared with, or else ``TraitSource/current``, which is the one of
///    ``TraitSource/withTraits(_:operation:)`` and `EnvironmentTree.withTraits(of:operation:)` where
///    the code runs inside.
///
/// The projected value (`$spacing`) answers for other traits. Never hand the value to something that scales once more, such as `Font.custom`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
  /// The length at `large`, in points.
  public let unscaledValue: Value
  private let metrics: FontMetrics
  private let source: TraitSource?
  private var environment = TraitCollection()

  /// A length that grows with a text style.
  ///
  /// - Parameter wrappedValue: The length at `large`, in points.
  public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
    unscaledValue = wrappedValue
    metrics = FontMetrics(forTextStyle: textStyle)
    source = nil
  }

  /// A length that grows with a text style, at the text size of a source of its own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at `large`, in points.
  ///   - source: Whose traits count, instead of those of ``TraitSource/current``.
  public init(
    wrappedValue: Value, relativeTo textStyle: TextStyle = .body, in source: TraitSource
  ) {
    unscaledValue = wrappedValue
    metrics = FontMetrics(forTextStyle: textStyle)
    self.source = source
  }

  /// Takes over the traits that reach the view, before it is laid out: what SwiftUI does with its
  /// own `@ScaledMetric`.
  ///
  /// A view framework calls it with the traits of the view's node, `_spacing.update(for: traits)`,
  /// so that a limit on the text size of a container holds for the lengths in it as well.
  ///
  /// - Parameter traits: What is unspecified is taken from the source when the value is read.
  public mutating func update(for traits: TraitCollection) {
    environment = traits
  }

  /// The length for the text size of the environment or the source, rounded to the pixel, in points.
  public var wrappedValue: Value { value(compatibleWith: nil) }

  public var projectedValue: ScaledMetric { self }

  /// The length for other traits, rounded to the pixel, in points.
  ///
  /// - Parameter traits: What is `nil` or unspecified is taken from the environment, and from the
  ///   source after that.
  public func value(compatibleWith traits: TraitCollection?) -> Value {
    let wanted = traits.map { environment.overridden(by: $0) } ?? environment
    let known = source.map { $0.traits.overridden(by: wanted) } ?? wanted
    return Value(metrics.scaledValue(for: Double(unscaledValue), compatibleWith: known))
  }
}
