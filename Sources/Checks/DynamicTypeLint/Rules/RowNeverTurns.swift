import DynamicTypeModel
import DynamicTypeSource

/// Texts side by side that never stack.
///
/// Two texts in a row share its width at every text size. At the accessibility sizes each gets a column of a word
/// or less. Apple's own apps put such texts one below the other from some size on: with `ViewThatFits`,
/// `AnyLayout`, or by asking `dynamicTypeSize.isAccessibilitySize`.
///
/// It is a note, for rows of two texts, labels or buttons with a title or more, or stacks of texts, that are neither
/// short nor decoration, in files that ask for the text size nowhere. Rows of widgets, bars and horizontal scroll views are left out.
///
/// ## Triggers
///
/// ```swift
/// HStack { Text(product.name); Spacer(); Text(product.delivery) }
/// ```
///
/// ## Fine
///
/// ```swift
/// ViewThatFits {
///   HStack { Text(product.name); Spacer(); Text(product.delivery) }
///   VStack { Text(product.name); Text(product.delivery) }
/// }
/// ```
package struct RowNeverTurns: SourceRule {
  package static let id: RuleID = "row-never-turns"
  package static let summary = "Texts side by side that never stack"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.isWidget || file.views.rows.isEmpty || asksForTextSize(file) { return [] }
    return file.views.rows.compactMap { row in
      guard file.names.isSeenByReaders(row.scope),
        case let texts = row.children.filter({ isLong($0, row, file) }), columns(texts) >= 2,
        texts.contains(where: { $0.root != "VStack" }),
        !row.modifiers.contains(where: { Self.limits.contains($0.name) }),
        !file.views.isFitted(at: row.range.lowerBound)
      else { return nil }
      return finding(
        "these texts stay side by side at every text size, and share the width that one of them needs: stack them at "
          + "accessibility sizes, or with ViewThatFits",
        at: row.range.lowerBound, in: file)
    }
  }

  /// Limits that other rules judge, or that keep the row as wide as its texts.
  private static let limits: Set<String> = ["dynamicTypeSize", "fixedSize"]

  /// Whether a view shows a text that may need more than a word's width; a title in a font of a fixed size is left to
  /// other rules.
  private func isLong(_ child: ViewRow.Child, _ row: ViewRow, _ file: SourceFile) -> Bool {
    guard let root = child.root, Self.texts.contains(root) else { return false }
    let fonts = child.modifiers.filter { $0.name == "font" }.compactMap(\.arguments.first?.value)
    if file.keepsSize(fonts, in: row.scope) { return false }
    if child.modifiers.contains(where: { Self.shortening.contains($0.name) }) { return false }
    if root == "Text" || child.isTitled && root != "VStack" { return isLong(child.literal) }
    return file.views.shownTexts(in: child.range).contains {
      isLong($0.literal) && !file.keepsSize($0.fonts, in: $0.scope)
    }
  }

  /// How many of some texts there are side by side: of those of which `if` shows one, one.
  private func columns(_ texts: [ViewRow.Child]) -> Int {
    let always = texts.count { !$0.isAlternative }
    return always + (always < texts.count ? 1 : 0)
  }

  private func isLong(_ literal: String?) -> Bool {
    guard let literal else { return true }
    return literal.count(where: \.isLetter) >= Self.fewLetters
  }

  private static let texts: Set<String> = [
    "Button", "Label", "Link", "NavigationLink", "Text", "VStack",
  ]

  /// `.labelStyle(.iconOnly)`, and what gives a text a width of its own.
  private static let shortening: Set<String> = ["labelStyle", "labelsHidden"]

  /// Of a text that fits beside another at most sizes: units, counts, marks.
  private static let fewLetters = 6

  private func asksForTextSize(_ file: SourceFile) -> Bool {
    Self.signs.contains { file.bytes.contains($0) }
  }

  private static let signs = [
    "dynamicTypeSize", "sizeCategory", "isAccessibility", "AnyLayout", "ViewThatFits",
  ]
}
