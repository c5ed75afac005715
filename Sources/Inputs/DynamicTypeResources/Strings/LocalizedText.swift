/// A text of a table in one language.
package struct LocalizedText: Hashable, Sendable {
  /// Of plural forms `other`; place holders such as `%@` are as in the table.
  package var text: String
  /// All plural forms; empty for a text that does not depend on a number.
  package var plurals: [PluralCategory: String]
  /// The language whose table has it, which may be the development language.
  package var locale: String

  package init(_ text: String, plurals: [PluralCategory: String] = [:], locale: String) {
    self.text = text
    self.plurals = plurals
    self.locale = locale
  }

  /// The form for a number.
  package func text(for number: Int) -> String {
    plurals[PluralCategory(of: number, locale: locale)] ?? text
  }
}
