public import DynamicType

/// A length that grows with a text style, at the text size that reaches the view.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let metrics: FontMetrics
  private let reference = EnvironmentReference()

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    metrics = FontMetrics(forTextStyle: textStyle)
  }

  public init(baseValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.init(wrappedValue: baseValue, relativeTo: textStyle)
  }

  /// Rounded to pixels.
  public var wrappedValue: Value {
    let layout = reference.values.layout
    return Value(
      metrics.scaledValue(
        Double(base), for: layout.dynamicTypeSize, displayScale: layout.pixelScale))
  }
}

extension ScaledMetric: ConnectedProperty {
  func connect(in context: TreeContext) { reference.values = context.values }
}
