import SwiftSyntax

/// Finds where code chooses by the reader's text size.
struct TextSizeChoices {
  /// Variables that have the reader's text size.
  private var variables: Set<VariableIndex> = []

  /// Whether a node chooses what to set, or which value to take, by the reader's text size.
  ///
  /// A choice between views, as in a SwiftUI body, is none: what is in them is fixed or not as it is
  /// elsewhere.
  func chooses(_ node: Syntax, at place: WalkPlace) -> Bool {
    switch node.kind {
    case .ifExpr:
      let choice = node.cast(IfExprSyntax.self)
      return asksForTextSize(choice.conditions, place) && sets(choice.body.statements)
    case .guardStmt:
      let choice = node.cast(GuardStmtSyntax.self)
      return asksForTextSize(choice.conditions, place)
    case .switchExpr:
      let choice = node.cast(SwitchExprSyntax.self)
      return asksForTextSize(choice.subject, place)
        && choice.cases.contains {
          $0.as(SwitchCaseSyntax.self).map { sets($0.statements) } ?? false
        }
    case .sequenceExpr:
      return asksInTernary(node.cast(SequenceExprSyntax.self), place)
    default: return false
    }
  }

  /// `a == b ? c : d`: the condition comes before the `?`, in a row with the rest, and after `=` where the value is
  /// assigned. Of several choices in a row the conditions come before the last `?`.
  private func asksInTernary(_ sequence: SequenceExprSyntax, _ place: WalkPlace) -> Bool {
    guard let ternary = sequence.elements.last(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return false }
    let start =
      sequence.elements.first { $0.is(AssignmentExprSyntax.self) }.map {
        place.range(of: $0).upperBound
      }
      ?? place.range(of: sequence).lowerBound
    let end = place.range(of: ternary).lowerBound
    return asksForTextSize(start..<max(start, end), place)
  }

  /// Whether statements do something, rather than to show views.
  private func sets(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { statement in
      if statement.item.is(ReturnStmtSyntax.self) { return true }
      let sequence = statement.item.as(SequenceExprSyntax.self)
      return sequence?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
    }
  }

  /// Whether a condition depends on the reader's text size.
  func asksForTextSize(_ condition: some SyntaxProtocol, _ place: WalkPlace) -> Bool {
    asksForTextSize(place.range(of: condition), place)
  }

  private func asksForTextSize(_ range: Range<Int>, _ place: WalkPlace) -> Bool {
    if Self.wordsForTextSizes.occur(in: place.source.bytes, range: range) { return true }
    guard !variables.isEmpty else { return false }
    let words = place.source.text(in: range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { word in
      place.names.variable(named: String(word), in: place.scope).map(variables.contains) ?? false
    }
  }

  /// Notes a variable that has the reader's text size, or says whether it is a large one:
  /// `@Environment(\.dynamicTypeSize) var size`, `let category = traits.preferredContentSizeCategory`.
  mutating func note(
    _ variable: VariableIndex, of declaration: VariableDeclSyntax, initial: ExprSyntax?
  ) {
    let isRead = declaration.attributes.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.simpleName == "Environment"
      else { return false }
      let text = attribute.trimmedDescription
      return text.contains("\\.dynamicTypeSize") || text.contains("\\.sizeCategory")
    }
    let last = initial?.dottedNames?.last
    if isRead || last.map(Self.propertiesWithTextSizes.contains) == true {
      variables.insert(variable)
    }
  }

  private static let propertiesWithTextSizes: Set<String> = [
    "preferredContentSizeCategory", "dynamicTypeSize", "sizeCategory", "isAccessibilityCategory",
    "isAccessibilitySize",
  ]

  /// Parts of `preferredContentSizeCategory`, `dynamicTypeSize`, `isAccessibilitySize`, and of names that
  /// code gives to what they say.
  private static let wordsForTextSizes = AnyCaseWords([
    "sizecategory", "typesize", "textsize", "largetext", "accessibilitysize",
    "accessibilitycategory", ".accessibility",
  ])
}
