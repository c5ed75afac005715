/// A text style at each text size, with values scaled as it scales: `scale --format json`.
///
/// As JSON it is the schema ``schemaName``, which other tools read.
package struct ScaleReport: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.scale/1"

  package var schema: String
  /// The style's name, such as `body`.
  package var style: String
  /// Pixels per point, to which lengths are rounded.
  package var displayScale: Double
  /// Ascending; those that the scale has.
  package var categories: [Category]

  package init(style: String, displayScale: Double, categories: [Category]) {
    schema = Self.schemaName
    self.style = style
    self.displayScale = displayScale
    self.categories = categories
  }
}

extension ScaleReport {
  /// The style at one text size; lengths are points.
  package struct Category: Codable, Hashable, Sendable {
    package var category: TextSize
    package var pointSize: Double
    /// From baseline to baseline; nil where none is stated.
    package var leading: Double?
    /// In the order asked for; empty when none are.
    package var values: [Value]

    package init(category: TextSize, pointSize: Double, leading: Double?, values: [Value]) {
      self.category = category
      self.pointSize = pointSize
      self.leading = leading
      self.values = values
    }
  }

  /// A value at Large, and what becomes of it; all in points.
  package struct Value: Codable, Hashable, Sendable {
    package var value: Double
    /// As a length, rounded to the pixel.
    package var scaledValue: Double
    /// As the size of a font, rounded to the whole point.
    package var scaledFontPointSize: Double

    package init(value: Double, scaledValue: Double, scaledFontPointSize: Double) {
      self.value = value
      self.scaledValue = scaledValue
      self.scaledFontPointSize = scaledFontPointSize
    }
  }
}
