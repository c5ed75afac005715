import SwiftSyntax

extension ViewCollector {
  /// The row that a chain makes; nil for every other chain.
  func row(_ chain: ModifierChain) -> ViewRow? {
    guard let root = chain.root, let kind = ViewRow.Kind(rawValue: root), let call = chain.rootCall,
      var statements = call.trailingClosure.map({ Array($0.statements) })
    else { return nil }
    if kind == .label {
      guard let icon = call.additionalTrailingClosures.first(where: { $0.label.text == "icon" })
      else { return nil }
      statements += icon.closure.statements
    }
    return ViewRow(
      kind: kind, children: statements.flatMap { children($0) },
      modifiers: modifiers(of: chain), scope: place.scope, range: place.range(of: call))
  }

  /// The views that a statement shows: one, or those of an `if`.
  private func children(
    _ item: CodeBlockItemSyntax, isAlternative: Bool = false, depth: Int = 0
  ) -> [ViewRow.Child] {
    let expression =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    guard let expression, depth < 4 else { return [] }
    guard let choice = expression.as(IfExprSyntax.self) else {
      let chain = ModifierChain(endingWith: expression)
      // What is in a group is in the row.
      if chain.root == "Group", let statements = chain.rootCall?.trailingClosure?.statements {
        return statements.flatMap { children($0, isAlternative: isAlternative, depth: depth + 1) }
      }
      return [child(expression, isAlternative: isAlternative)]
    }
    let isAlternative = isAlternative || choice.elseKeyword != nil
    var items = Array(choice.body.statements)
    if case .codeBlock(let block)? = choice.elseBody { items += block.statements }
    return items.flatMap { children($0, isAlternative: isAlternative, depth: depth + 1) }
  }

  private func child(_ expression: ExprSyntax, isAlternative: Bool) -> ViewRow.Child {
    let chain = ModifierChain(endingWith: expression)
    let first = chain.rootCall?.arguments.first
    return ViewRow.Child(
      root: chain.root, literal: first.flatMap { longestLiteral(in: $0.expression) },
      isTitled: first.map { $0.label == nil } ?? false, isAlternative: isAlternative,
      modifiers: modifiers(of: chain), range: place.range(of: expression))
  }

  /// What a literal says without the values in it, of both sides of `?:` the longer one; nil for anything else.
  func longestLiteral(in expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
    }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
      let ternary = elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first,
      let first = longestLiteral(in: ternary.thenExpression),
      let second = elements.last.flatMap({ longestLiteral(in: $0) })
    else { return nil }
    return first.count < second.count ? second : first
  }

  func modifiers(of chain: ModifierChain) -> [ViewChain.Modifier] {
    chain.calls.map { call, member in
      let start = place.range(of: member.declName).lowerBound
      return ViewChain.Modifier(
        name: member.declName.baseName.text, arguments: arguments(of: call),
        range: start..<max(start, place.range(of: call).upperBound))
    }
  }
}
