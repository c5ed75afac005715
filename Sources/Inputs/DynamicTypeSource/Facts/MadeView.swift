/// What a table's delegate gives back as a row, a header or a footer, by the height that it has.
package struct MadeView: Codable, Hashable, Sendable {
  /// Whose height it has: of `viewForHeaderInSection` that of headers.
  package var method: HeightMethod
  /// The class that it is made of, or taken for; nil where its source does not say.
  package var className: String?
  /// The name of the variable that it is, where its class is that variable's.
  package var variable: String?
  package var scope: ScopeIndex
}

extension HeightMethod {
  /// The method whose views have a height, by the label of its last argument; nil for other methods.
  static func ofViews(madeBy label: String) -> HeightMethod? {
    switch label {
    case "cellForRowAt": .heightForRowAt
    case "viewForHeaderInSection": .heightForHeaderInSection
    case "viewForFooterInSection": .heightForFooterInSection
    default: nil
    }
  }
}
