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
    let text = file.text(in: range).lowercased()
    return Self.wordsForTextSizes.contains { text.contains($0) }
  }

  /// Parts of `preferredContentSizeCategory`, `dynamicTypeSize`, `isAccessibilitySize`, and of names that
  /// code gives to what they say.
  private static let wordsForTextSizes = [
    "sizecategory", "typesize", "textsize", "largetext", "accessibilitysize",
    "accessibilitycategory", ".accessibility",
  ]
}
