import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The closure that sets up one view, and the view: of `{ $0.numberOfLines = 0; return $0 }(UILabel())` and
  /// of `UILabel().then { $0.numberOfLines = 0 }`.
  var setUp: (closure: ClosureExprSyntax, subject: ExprSyntax)? {
    if let closure = calledExpression.as(ClosureExprSyntax.self) {
      guard arguments.count == 1, let subject = arguments.first?.expression else {
        return nil
      }
      return (closure, subject)
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      let subject = member.base, arguments.isEmpty, let closure = trailingClosure
    else { return nil }
    return (closure, subject)
  }
}

extension ClosureExprSyntax {
  /// The name of a closure's first parameter.
  var firstParameterName: String {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.first?.name.text ?? "$0"
    case .parameterClause(let clause):
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
    case nil: "$0"
    @unknown default: "$0"
    }
  }
}

extension Value {
  /// The type that an initialiser call makes.
  var initializedType: String? {
    guard case .call(let names) = self, let last = names.last, last.first?.isUppercase == true
    else { return nil }
    return last
  }
}

extension CodeBlockItemListSyntax {
  /// The expression of which a body consists, with or without `return`.
  var onlyExpression: ExprSyntax? {
    guard let item = first?.item, count == 1 else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }
}
