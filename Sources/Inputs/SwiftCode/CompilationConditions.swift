import SwiftSyntax

/// Which clauses of `#if` the build for iOS compiles that readers have: a release for devices.
///
/// Declarations that only a debug build or the simulator has count as well where no others stand in their place: previews
/// and their examples.
package enum CompilationConditions {
  /// What is built.
  private enum Build {
    case release, debug
  }

  /// The clause that is compiled; nil for none. Flags of the project's own count as not set.
  package static func clause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    clause(of: declaration) { holds($0, flags: false) ?? false }
  }

  /// The clause that is compiled; nil for none.
  ///
  /// - Parameter decide: Whether a condition holds that has a flag of the project's own.
  package static func clause(
    of declaration: IfConfigDeclSyntax, deciding decide: (ExprSyntax) -> Bool
  ) -> IfConfigClauseSyntax? {
    let mayBeOfPreviews = declaration.clauses.count == 1 && isOfDeclarations(declaration)
    return declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition) ?? decide(condition)
        || mayBeOfPreviews && holds(condition, in: .debug) == true
    }
  }

  /// What is between an `#if` and the file or type around it, also through others.
  private static let conditionalKinds: Set<SyntaxKind> = [
    .codeBlockItem, .codeBlockItemList, .memberBlockItem, .memberBlockItemList, .ifConfigDecl,
    .ifConfigClause, .ifConfigClauseList,
  ]

  /// Whether it stands among members, or in a file outside of any code that runs.
  private static func isOfDeclarations(_ declaration: IfConfigDeclSyntax) -> Bool {
    var around = declaration.parent
    while let node = around, conditionalKinds.contains(node.kind) { around = node.parent }
    return around?.kind == .sourceFile || around?.kind == .memberBlock
  }

  /// Whether a condition holds; nil where only the build settings tell.
  ///
  /// - Parameter flags: Whether flags of the project's own are set.
  private static func holds(
    _ condition: ExprSyntax, in build: Build = .release, flags: Bool? = nil, depth: Int = 0
  ) -> Bool? {
    guard depth < 16 else { return false }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(sequence, in: build, flags: flags, depth: depth)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let left = holds(infix.leftOperand, in: build, flags: flags, depth: depth + 1)
      let right = holds(infix.rightOperand, in: build, flags: flags, depth: depth + 1)
      return infix.operator.trimmedDescription == "||"
        ? either([left, right]) : all([left, right])
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self) {
      return holds(negated.expression, in: build, flags: flags, depth: depth + 1).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression, in: build, flags: flags, depth: depth + 1)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == "DEBUG" ? build == .debug : flags
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return false }
    return holds(name, argument, in: build)
  }

  private static func holds(_ name: String, _ argument: String, in build: Build) -> Bool {
    switch name {
    case "os": argument == "iOS"
    case "canImport": !["AppKit", "Cocoa", "WatchKit", "WatchConnectivity2"].contains(argument)
    case "targetEnvironment": argument == "simulator" && build == .debug
    case "swift", "compiler": !argument.hasPrefix("<")
    default: false
    }
  }

  /// `a && b || c`, whose operators are in a row still.
  private static func holds(
    _ sequence: SequenceExprSyntax, in build: Build, flags: Bool?, depth: Int
  ) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        if binary.operator.text == "||" { alternatives.append([]) }
      } else {
        alternatives[alternatives.count - 1].append(
          holds(element, in: build, flags: flags, depth: depth + 1))
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
