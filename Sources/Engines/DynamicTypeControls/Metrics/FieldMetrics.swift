import DynamicTypeModel

/// Text fields and search bars.
package struct FieldMetrics: Hashable, Sendable {
  /// The least height of a text field with a rounded border.
  package var roundedHeight: Double
  /// The width of a text field with a rounded border that shows no text, not even a placeholder.
  package var emptyRoundedWidth: Double
  /// What the line of a field with a rounded border has above and below it, both together; nil
  /// where the border's padding counts twice instead.
  package var roundedLinePadding: Double?
  /// Whether a field without a border is as high as its font's leading, and not as its line.
  package var isAsHighAsLeading: Bool
  /// What a border leaves free around the text; around a rounded one it counts twice since iOS 13.
  package var linePadding, bezelPadding, roundedPadding: EdgeInsets
  /// The field in a search bar at Large, which grows as Body's leading does, and what is around it.
  package var searchFieldHeight, heightAroundSearchField: Double

  // swift-format-ignore
  package init(era: SystemEra) {
    // iOS                         12    13    14    15    16    17    26
    // E-text-field-height-12, E-text-field-height-13
    roundedHeight =           era[30,   34,   34,   34,   34,   34,   34]
    // E-text-field-empty-width
    emptyRoundedWidth =       era[25,   32,   32,   32,   32,   32,   32]
    // E-text-field-large-12
    roundedLinePadding =      era[4.5,  nil,  nil,  nil,  nil,  nil,  nil]
    // E-text-field-plain-12, E-text-field-plain-14
    isAsHighAsLeading =       era[false, false, true, true, true, true, true]
    // E-text-field-padding
    linePadding =             era[always: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)]
    bezelPadding =            era[always: EdgeInsets(top: 4, left: 7, bottom: 1, right: 7)]
    roundedPadding =          era[always: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)]
    // E-search-bar-height-11, E-search-bar-height-26, E-search-bar-growth
    searchFieldHeight =       era[36,   36,   36,   36,   36,   36,   44]
    heightAroundSearchField = era[always: 20]
  }
}

extension SystemMetrics {
  /// The height of a text field without a border in the system font, in points.
  ///
  /// Source: E-text-field-plain-14, E-text-field-plain-12, E-text-field-secure.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size.
  ///   - leading: What a text style's lines are apart; nil for a font of a constant size.
  ///   - lineHeight: The height of its line.
  ///   - isSecure: Whether it shows dots for its text.
  package func plainTextFieldHeight(
    pointSize: Double, leading: Double?, lineHeight: Double, isSecure: Bool
  ) -> Double {
    guard fields.isAsHighAsLeading, !isSecure else { return (lineHeight - 1e-6).rounded(.up) }
    // A constant size grows as Body's leading of 22 points over its 17.
    return leading ?? device.roundedUp(pointSize * 22 / 17)
  }
}
