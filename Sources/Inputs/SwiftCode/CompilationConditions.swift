import SwiftSyntax

/// Which clauses of `#if` a debug build for iOS compiles.
package enum CompilationConditions {
  /// The clause that is compiled; nil for none. Flags of the project's own count as not set.
  package static func clause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    clause(of: declaration, deciding: holdsWithoutFlags)
  }

  /// The clause that is compiled; nil for none.
  ///
  /// - Parameter decide: Whether a condition holds that has a flag of the project's own.
  package static func clause(
    of declaration: IfConfigDeclSyntax, deciding decide: (ExprSyntax) -> Bool
  ) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in
      clause.condition.map { holds($0) ?? decide($0) } ?? true
    }
  }

  /// Whether a condition holds where no flag of the project's own is set.
  package static func holdsWithoutFlags(_ condition: ExprSyntax) -> Bool {
    holds(condition, flags: false) ?? false
  }

  /// Whether a condition holds; nil where only the build settings tell.
  ///
  /// - Parameter flags: Whether flags of the project's own are set.
  private static func holds(_ condition: ExprSyntax, flags: Bool? = nil, depth: Int = 0) -> Bool? {
    guard depth < 16 else { return false }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(sequence, flags: flags, depth: depth)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let left = holds(infix.leftOperand, flags: flags, depth: depth + 1)
      let right = holds(infix.rightOperand, flags: flags, depth: depth + 1)
      return infix.operator.trimmedDescription == "||"
        ? either([left, right]) : all([left, right])
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self) {
      return holds(negated.expression, flags: flags, depth: depth + 1).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression, flags: flags, depth: depth + 1)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == "DEBUG" ? true : flags
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
  private static func holds(
    _ sequence: SequenceExprSyntax, flags: Bool?, depth: Int
  ) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        if binary.operator.text == "||" { alternatives.append([]) }
      } else {
        alternatives[alternatives.count - 1].append(holds(element, flags: flags, depth: depth + 1))
      }
    }
    return either(alternatives.map(all))
  }

  private static func all(_ parts: [Bool?]) -> Bool? {
    if parts.contains(false) { return false }
    return parts.contains(nil) ? nil : true
  }

  private static func either(_ parts: [Bool?]) -> Bool? {
    if parts.contains(true) { return true }
    return parts.contains(nil) ? nil : false
  }
}
