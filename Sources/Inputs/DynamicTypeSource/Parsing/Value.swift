/// What an expression is worth to us: enough to tell a constant from a scaled value.
package indirect enum Value: Codable, Hashable, Sendable {
  case nothing
  case boolean(Bool)
  case number(Double)
  /// A name, with the names before it: `["Theme", "bodyFont"]`; a leading `self` is left out.
  case name([String])
  /// A member whose type the context gives: `.large`.
  case member(String)
  case font(FontIndex)
  /// A property of a font, such as its `pointSize`.
  case fontMetric(FontIndex)
  /// What `UIFontMetrics.scaledValue(for:)` gives back for a value.
  case scaled(Value)
  /// A call of something else, by the names before the parenthesis; a type's name makes it an
  /// initialiser.
  case call([String])
  /// Sums and differences of values.
  case sum([Value])
  /// Products of values, and sums of products.
  case arithmetic([Value])
  /// `condition ? first : second`, whatever the condition; not where that is the text size.
  case choice([Value])
  /// `lower...upper`, each nil where the range is open.
  case range(lower: Value?, upper: Value?)
  case other
}
