import SwiftSyntax

/// Closures that set up one view: `{ $0.numberOfLines = 0; return $0 }(UILabel())`,
/// `UILabel().then { $0.numberOfLines = 0 }`.
extension FactCollector {
  /// Notes that the parameter of such a closure is the view, whatever the function is called.
  mutating func collectSetUp(_ call: FunctionCallExprSyntax) {
    guard let (closure, subject) = setUp(call), let type = initializedType(value(of: subject)),
      let scope = scopesBySyntax[closure.id]
    else { return }
    let name = parameterName(of: closure)
    if let known = file.variablesByName[.init(name: name, scope: scope)] {
      file.variables[known.rawValue].typeName = type
      file.variables[known.rawValue].isParameter = false
    } else {
      add(
        Variable(
          name: name, scope: scope, offset: range(of: closure).lowerBound, typeName: type))
    }
  }

  /// `let title = UILabel().then { … }`: the closure's parameter is another name of the variable.
  mutating func aliasSetUp(in initial: ExprSyntax?, to variable: VariableIndex) {
    guard let call = initial?.as(FunctionCallExprSyntax.self), let (closure, _) = setUp(call),
      let scope = scopesBySyntax[closure.id],
      let parameter = file.variablesByName[
        .init(name: parameterName(of: closure), scope: scope)]
    else { return }
    alias(parameter, to: variable)
  }

  private func setUp(
    _ call: FunctionCallExprSyntax
  ) -> (closure: ClosureExprSyntax, subject: ExprSyntax)? {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      guard call.arguments.count == 1, let subject = call.arguments.first?.expression else {
        return nil
      }
      return (closure, subject)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let subject = member.base, call.arguments.isEmpty, let closure = call.trailingClosure
    else { return nil }
    return (closure, subject)
  }

  /// The name of a closure's first parameter.
  func parameterName(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters): parameters.first?.name.text ?? "$0"
    case .parameterClause(let clause):
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
    case nil: "$0"
    }
  }
}
