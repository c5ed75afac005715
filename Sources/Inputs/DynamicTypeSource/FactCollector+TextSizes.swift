import SwiftSyntax

extension FactCollector {
  /// Whether a node chooses what to set, or which value to take, by the reader's text size.
  ///
  /// A choice between views, as in a SwiftUI body, is none: what stands in them is fixed or not as it
  /// is elsewhere.
  func choosesByTextSize(_ node: Syntax) -> Bool {
    switch node.kind {
    case .ifExpr:
      let choice = node.cast(IfExprSyntax.self)
      return asksForTextSize(choice.conditions) && sets(choice.body.statements)
    case .guardStmt:
      let choice = node.cast(GuardStmtSyntax.self)
      return asksForTextSize(choice.conditions)
    case .switchExpr:
      let choice = node.cast(SwitchExprSyntax.self)
      return asksForTextSize(choice.subject)
        && choice.cases.contains {
          $0.as(SwitchCaseSyntax.self).map { sets($0.statements) } ?? false
        }
    case .sequenceExpr:
      return asksInTernary(node.cast(SequenceExprSyntax.self))
    default: return false
    }
  }

  /// `a == b ? c : d`: the condition stands before the first `?`, in a row with the rest; behind `=`
  /// where the value is assigned.
  private func asksInTernary(_ sequence: SequenceExprSyntax) -> Bool {
    guard let ternary = sequence.elements.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return false }
    let start =
      sequence.elements.first { $0.is(AssignmentExprSyntax.self) }.map { range(of: $0).upperBound }
      ?? range(of: sequence).lowerBound
    let end = range(of: ternary).lowerBound
    return asksForTextSize(start..<max(start, end))
  }

  /// Whether statements do something, rather than to show views.
  private func sets(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { statement in
      if statement.item.is(ReturnStmtSyntax.self) { return true }
      let sequence = statement.item.as(SequenceExprSyntax.self)
      return sequence?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
    }
  }

  private func asksForTextSize(_ condition: some SyntaxProtocol) -> Bool {
    asksForTextSize(range(of: condition))
  }

  private func asksForTextSize(_ range: Range<Int>) -> Bool {
    let text = file.text(in: range)
    let lowercased = text.lowercased()
    if Self.wordsForTextSizes.contains(where: { lowercased.contains($0) }) { return true }
    guard !textSizes.isEmpty else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { word in
      file.variable(named: String(word), in: scope).map(textSizes.contains) ?? false
    }
  }

  /// Notes a variable that has the reader's text size, or says whether it is a large one:
  /// `@Environment(\.dynamicTypeSize) var size`, `let category = traits.preferredContentSizeCategory`.
  mutating func collectTextSize(
    _ variable: VariableIndex, of declaration: VariableDeclSyntax, initial: ExprSyntax?
  ) {
    let isRead = declaration.attributes.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self),
        typeName(attribute.attributeName) == "Environment"
      else { return false }
      let text = text(of: attribute)
      return text.contains("\\.dynamicTypeSize") || text.contains("\\.sizeCategory")
    }
    let last = initial.flatMap { path(of: $0)?.last }
    if isRead || last.map(Self.propertiesWithTextSizes.contains) == true {
      textSizes.insert(variable)
    }
  }

  private static let propertiesWithTextSizes: Set<String> = [
    "preferredContentSizeCategory", "dynamicTypeSize", "sizeCategory", "isAccessibilityCategory",
    "isAccessibilitySize",
  ]

  /// Parts of `preferredContentSizeCategory`, `dynamicTypeSize`, `isAccessibilitySize`, and of names that
  /// code gives to what they say.
  private static let wordsForTextSizes = [
    "sizecategory", "typesize", "textsize", "largetext", "accessibilitysize",
    "accessibilitycategory", ".accessibility",
  ]
}
