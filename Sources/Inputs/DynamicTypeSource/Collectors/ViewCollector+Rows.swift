import SwiftSyntax

extension ViewCollector {
  /// The row that a chain makes; nil for every other chain.
  func row(_ chain: ModifierChain) -> ViewRow? {
    guard chain.root == "HStack", let call = chain.rootCall,
      let statements = call.trailingClosure?.statements
    else { return nil }
    return ViewRow(
      children: statements.compactMap { $0.item.as(ExprSyntax.self).map(child) },
      modifiers: modifiers(of: chain), scope: place.scope, range: place.range(of: call))
  }

  private func child(_ expression: ExprSyntax) -> ViewRow.Child {
    let chain = ModifierChain(endingWith: expression)
    return ViewRow.Child(
      root: chain.root,
      literal: chain.rootCall?.arguments.first.flatMap { longestLiteral(in: $0.expression) },
      modifiers: modifiers(of: chain), range: place.range(of: expression))
  }

  /// What a literal says without the values in it, of both sides of `?:` the longer one; nil for anything else.
  private func longestLiteral(in expression: ExprSyntax) -> String? {
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
