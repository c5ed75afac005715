/// What a table's delegate gives back as a row, a header or a footer, by the height that it has.
package struct MadeView: Codable, Hashable, Sendable {
  /// Whose height it has: of `viewForHeaderInSection` that of headers.
  package var method: HeightMethod
  /// The class that it is made of, or taken for; nil where its source does not say.
  package var className: String?
  /// The name of the variable that it is, where its class is that variable's.
  package var variable: String?
  /// What the method does with texts of the view, whatever its class; nil where it does nothing with them.
  package var styling: Styling?
  package var scope: ScopeIndex

  package enum Styling: String, Codable, Hashable, Sendable {
    /// It uses UIKit's own labels or content configurations, or fonts of text styles.
    case growing
    /// It sets fonts of which it is not known whether they grow.
    case unknown
  }
}

/// The class of a table's rows where a file registers, makes or casts them.
package struct RowClass: Codable, Hashable, Sendable {
  /// Whose height its views have.
  package var method: HeightMethod
  package var name: String
  package var scope: ScopeIndex
}

extension HeightMethod {
  /// The method whose views have a height, by the label of its last argument; nil for other methods.
  static func ofViews(madeBy label: String) -> HeightMethod? {
    switch label {
    case "cellForRowAt": .heightForRowAt
    case "cellForItemAt": .sizeForItemAt
    case "viewForHeaderInSection": .heightForHeaderInSection
    case "viewForFooterInSection": .heightForFooterInSection
    default: nil
    }
  }
}
