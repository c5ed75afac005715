import SwiftSyntax

/// Which clauses of `#if` a debug build for iOS compiles.
enum CompilationConditions {
  /// The clause that is compiled; nil for none.
  static func clause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { $0.condition.map { holds($0) } ?? true }
  }

  /// Flags of the project's own count as not set.
  private static func holds(_ condition: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(sequence, depth: depth)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let left = holds(infix.leftOperand, depth: depth + 1)
      let right = holds(infix.rightOperand, depth: depth + 1)
      return infix.operator.trimmedDescription == "||" ? left || right : left && right
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self) {
      return !holds(negated.expression, depth: depth + 1)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression, depth: depth + 1)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == "DEBUG"
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return false }
    return holds(name, argument)
  }

  private static func holds(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "os": argument == "iOS"
    case "canImport": !["AppKit", "Cocoa", "WatchKit", "WatchConnectivity2"].contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "swift", "compiler": !argument.hasPrefix("<")
    default: false
    }
  }

  /// `a && b || c`, whose operators are in a row still.
  private static func holds(_ sequence: SequenceExprSyntax, depth: Int) -> Bool {
    var alternatives = [true]
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        if binary.operator.text == "||" { alternatives.append(true) }
      } else if !holds(element, depth: depth + 1) {
        alternatives[alternatives.count - 1] = false
      }
    }
    return alternatives.contains(true)
  }
}
