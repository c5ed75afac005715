/// A text style at each text size, with values scaled as it scales: `scale --format json`.
///
/// As JSON it is the schema ``schemaName``, which other tools read.
public struct ScaleReport: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  public static let schemaName = "dynamictype.scale/1"

  public var schema: String
  /// The style's name, such as `body`.
  public var style: String
  /// Pixels per point, to which lengths are rounded.
  public var displayScale: Double
  /// Ascending; those that the scale has.
  public var categories: [Category]

  public init(style: String, displayScale: Double, categories: [Category]) {
    schema = Self.schemaName
    self.style = style
    self.displayScale = displayScale
    self.categories = categories
  }
}

extension ScaleReport {
  /// The style at one text size; lengths are points.
  public struct Category: Codable, Hashable, Sendable {
    public var category: TextSize
    public var pointSize: Double
    /// From baseline to baseline; nil where none is stated.
    public var leading: Double?
    /// In the order asked for; empty when none are.
    public var values: [Value]

    public init(category: TextSize, pointSize: Double, leading: Double?, values: [Value]) {
      self.category = category
      self.pointSize = pointSize
      self.leading = leading
      self.values = values
    }
  }

  /// A value at Large, and what becomes of it; all in points.
  public struct Value: Codable, Hashable, Sendable {
    public var value: Double
    /// As a length, rounded to the pixel.
    public var scaledValue: Double
    /// As the size of a font, rounded to the whole point.
    public var scaledFontPointSize: Double

    public init(value: Double, scaledValue: Double, scaledFontPointSize: Double) {
      self.value = value
      self.scaledValue = scaledValue
      self.scaledFontPointSize = scaledFontPointSize
    }
  }
}
