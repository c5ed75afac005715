/// A call of a function that looks texts up by key, whose own way nobody can tell: its source is generated when the app is
/// built, or it asks another module.
package struct TextLookup {
  /// The table; nil for `Localizable`, or where the call does not say.
  package var table: String?
  package var key: String
  /// What the text's formats take.
  package var values: [Value]

  /// What a call may look up, the likeliest first; empty for a function whose name is not about texts.
  ///
  /// - Parameter arguments: The function's own, in order; a list at the end is that of a variadic parameter.
  package static func candidates(
    function: String, in type: String?, _ arguments: [Value]
  ) -> [TextLookup] {
    guard isAboutTexts(function) || isAboutTexts(type ?? "") else { return [] }
    var values = arguments
    if case .array(let list)? = values.last { values = values.dropLast() + list.elements }
    var strings: [(number: Int, text: String)] = []
    for (number, value) in values.enumerated().prefix(3) {
      guard case .string(let text, _) = value.unwrappedOptional else { break }
      strings.append((number, text))
    }
    func rest(after number: Int) -> [Value] { Array(values.dropFirst(number + 1)) }
    var result: [TextLookup] = []
    if strings.count > 1 {
      // SwiftGen gives the table before the key, Foundation after it.
      let (first, second) = (strings[0].text, strings[1].text)
      result.append(TextLookup(table: first, key: second, values: rest(after: 1)))
      result.append(TextLookup(table: second, key: first, values: rest(after: 1)))
    }
    if let first = strings.first {
      result.append(TextLookup(table: nil, key: first.text, values: rest(after: first.number)))
    }
    return result
  }

  /// Whether functions or types of a name give texts.
  package static func isAboutTexts(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || words.contains(where: name.contains)
  }

  private static let names: Set<String> = ["loc", "text", "tr", "txt"]
  private static let words = [
    "i18n", "l10n", "locali", "localstring", "phrase", "strings", "texts", "translat",
  ]
}
