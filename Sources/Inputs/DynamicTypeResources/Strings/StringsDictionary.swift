import DynamicTypeModel

extension StringsTable {
  /// Reads a `.stringsdict` file: of the plural forms `other`, of the widths the largest.
  ///
  /// Format: Apple, Internationalization and Localization Guide, "Stringsdict File Format".
  ///
  /// - Throws: ``DocumentError`` with the place of the first mistake.
  package init(stringsDictionary bytes: [UInt8], path: String) throws(DocumentError) {
    let list = try PropertyList(bytes, path: path)
    for entry in list.entries(of: list.root) {
      guard case .dictionary(let rules) = list.value(of: entry.value) else { continue }
      texts[entry.key] =
        StringsTable.widestText(of: rules, in: list)
        ?? StringsTable.pluralText(of: rules, in: list, form: .other)
      let forms = StringsTable.pluralForms(of: rules, in: list)
      if !forms.isEmpty { plurals[entry.key] = forms }
    }
  }

  private static func widestText(of rules: Int, in list: PropertyList) -> String? {
    let name = "NSStringVariableWidthRuleType"
    guard let entry = list.entries(of: rules).first(where: { $0.key == name }),
      case .dictionary(let widths) = list.value(of: entry.value)
    else { return nil }
    let widest = list.entries(of: widths).max {
      (Double($0.key) ?? 0) < (Double($1.key) ?? 0)
    }
    guard let widest, case .string(let text) = list.value(of: widest.value) else { return nil }
    return text
  }

  /// No screen shows more bytes than this; formats that hold each other could make any number.
  private static let mostBytes = 100_000

  /// The texts by number of a format with one variable; none of a format with several, whose numbers differ.
  private static func pluralForms(
    of rules: Int, in list: PropertyList
  ) -> [PluralCategory: String] {
    let variables = list.entries(of: rules).compactMap { entry -> Int? in
      if case .dictionary(let forms) = list.value(of: entry.value) { forms } else { nil }
    }
    guard variables.count == 1 else { return [:] }
    let named = PluralCategory.allCases.filter {
      list.string($0.rawValue, in: variables[0]) != nil
    }
    let forms = named.compactMap { category in
      pluralText(of: rules, in: list, form: category).map { (category, $0) }
    }
    return Dictionary(forms) { $1 }
  }

  /// The format with each `%#@name@` replaced by what `name` has for a form.
  private static func pluralText(
    of rules: Int, in list: PropertyList, form: PluralCategory
  ) -> String? {
    guard var text = list.string("NSStringLocalizedFormatKey", in: rules) else { return nil }
    for entry in list.entries(of: rules) {
      guard case .dictionary(let forms) = list.value(of: entry.value),
        let other = list.string(form.rawValue, in: forms)
      else { continue }
      let longer = text.replacing("%#@\(entry.key)@", with: other)
      if longer.utf8.count > mostBytes { return text }
      text = longer
    }
    return text
  }
}
