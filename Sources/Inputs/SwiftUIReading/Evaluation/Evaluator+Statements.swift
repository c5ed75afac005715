import SwiftSyntax
import SwiftUIModel

/// Runs the statements of functions, closures and builders.
extension Evaluator {
  /// What a block does with expressions that stand alone.
  enum BlockKind {
    /// They are views, or what another builder gathers.
    case builder
    /// Only the last one counts, where there is no `return`.
    case function
  }

  /// What a block gave.
  struct BlockResult {
    var returned: Value?
    var values: [Value] = []
    /// Whether the rest of the block is skipped.
    var isLeft = false
    /// Whether that was because of a `break`, which ends the loop around it as well.
    var isBroken = false
    /// What was assumed where another branch would have returned already.
    var doubt: String?
  }

  /// The value of a function's, a closure's or a getter's statements.
  ///
  /// - Parameter kind: Nil where only the statements tell.
  func run(
    _ statements: CodeBlockItemListSyntax, _ scope: Scope, as kind: BlockKind? = nil,
    expecting expected: TypeReference? = nil
  ) -> Value {
    var scope = scope
    return run(statements, &scope, as: kind, expecting: expected)
  }

  func run(
    _ statements: CodeBlockItemListSyntax, _ scope: inout Scope, as kind: BlockKind? = nil,
    expecting expected: TypeReference? = nil
  ) -> Value {
    if kind != .function, statements.count == 1, let only = statements.first,
      case .expr(let expression) = only.item
    {
      return evaluate(expression, scope, expecting: expected)
    }
    let kind = kind ?? (Self.returns(statements) ? .function : .builder)
    var result = BlockResult()
    execute(statements, &scope, kind, expected, &result)
    if let returned = result.returned { return returned }
    if kind == .function { return result.values.last ?? .void }
    return result.values.count == 1 ? result.values[0] : .view(.group(result.values.map(view(of:))))
  }

  /// Whether a block itself has a `return` with a value.
  private static func returns(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { statement in
      guard case .stmt(let stmt) = statement.item else { return false }
      if let value = stmt.as(ReturnStmtSyntax.self) { return value.expression != nil }
      if let inner = stmt.as(GuardStmtSyntax.self) { return returns(inner.body.statements) }
      if stmt.is(ForStmtSyntax.self) || stmt.is(WhileStmtSyntax.self) { return true }
      guard let expression = stmt.as(ExpressionStmtSyntax.self)?.expression else { return false }
      if let conditional = expression.as(IfExprSyntax.self) {
        return returns(conditional.body.statements)
      }
      if let choice = expression.as(SwitchExprSyntax.self),
        case .switchCase(let first)? = choice.cases.first
      {
        return returns(first.statements)
      }
      return false
    }
  }

  func execute(
    _ statements: some Sequence<CodeBlockItemSyntax>, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    for statement in statements {
      guard result.returned == nil, !result.isLeft else { return }
      guard enter() else { return }
      defer { leave() }
      switch statement.item {
      case .decl(let declaration): declare(declaration, &scope, kind, expected, &result)
      case .stmt(let stmt): execute(stmt, &scope, kind, expected, &result)
      case .expr(let expression): execute(expression, &scope, kind, expected, &result)
      @unknown default: break
      }
    }
  }

  private func execute(
    _ expression: ExprSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    if let conditional = expression.as(IfExprSyntax.self) {
      return execute(conditional, &scope, kind, expected, &result)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return execute(choice, &scope, kind, expected, &result)
    }
    var expression = expression
    if appearance.isUnderWay {
      expression = expression.withoutEffects
      if let inner = expression.as(FunctionCallExprSyntax.self)?.statementsOnTheirOwn {
        var (nested, own) = (scope.nested, BlockResult())
        execute(inner, &nested, .function, nil, &own)
        return scope.leave(nested)
      }
    }
    if assign(expression, &scope) || forEach(expression, &scope, &result) { return }
    let value = evaluate(expression, scope, expecting: expected)
    if kind == .function { forgetCaptured(by: expression, &scope) }
    if case .void = value { return }
    result.values.append(value)
  }

  private func execute(
    _ statement: StmtSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let inner):
      execute(inner.expression, &scope, kind, expected, &result)
    case .returnStmt(let inner):
      let value = inner.expression.map { evaluate($0, scope, expecting: expected) } ?? .void
      result.returned = result.doubt.map { value.assuming($0) } ?? value
    case .guardStmt(let inner):
      let truth = holds(inner.conditions, &scope)
      let assumption = truth.assumption.map { "\($0): \(truth.holds)" }
      if let assumption, mayReturn(in: inner.body) { result.doubt = result.doubt ?? assumption }
      guard !truth.holds else { return }
      var nested = scope.nested
      execute(inner.body.statements, &nested, kind, expected, &result)
      result.isLeft = result.returned == nil
    case .forStmt(let loop): execute(loop, &scope, kind, expected, &result)
    case .doStmt(let inner):
      var nested = scope.nested
      execute(inner.body.statements, &nested, kind, expected, &result)
      scope.leave(nested)
    case .whileStmt(let loop): execute(loop, &scope, kind, expected, &result)
    case .repeatStmt(let loop): forget(changedNames(in: loop.body), &scope)
    case .labeledStmt(let inner): forget(changedNames(in: inner.statement), &scope)
    case .breakStmt: (result.isLeft, result.isBroken) = (true, true)
    case .continueStmt: result.isLeft = true
    case .throwStmt: result.returned = .unknown(Unknown(excerpt(of: statement)))
    default: break
    }
  }
}

// MARK: - Declarations

extension Evaluator {
  private func declare(
    _ declaration: DeclSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for property in properties(of: variable, file: scope.file) {
        let type = property.type.map {
          typeReference(to: $0, context: scope.type?.qualifiedName, file: scope.file)
        }
        var value: Value
        if let getter = property.getter {
          value = run(getter, scope, expecting: type)
        } else if let initializer = property.initializer {
          value = evaluate(initializer, scope, expecting: type)
        } else {
          value = type?.isOptional == true ? .null : .unknown(Unknown(property.name, type: type))
        }
        if let part = property.tuplePart { value = element(part, of: value) }
        if let type { value = convert(value, to: type) } else { value = value.asVariable }
        scope.declare(property.name, value)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let own = FunctionDeclaration(function, file: scope.file)
      scope.declare(
        own.name,
        .function(
          FunctionReference(
            candidates: [own], owner: scope.receiver, ownerType: scope.type, locals: scope.locals)))
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self),
      case .statements(let statements)? = clause(of: conditional)?.elements
    {
      execute(statements, &scope, kind, expected, &result)
    }
  }

  private func element(_ number: Int, of value: Value) -> Value {
    switch value {
    case .tuple(let elements) where elements.indices.contains(number): elements[number].value
    case .unknown(let unknown): .unknown(Unknown("\(unknown.origin).\(number)"))
    default: .unknown(Unknown("a part of a tuple"))
    }
  }

  /// Carries out an assignment; false for other expressions.
  private func assign(_ expression: ExprSyntax, _ scope: inout Scope) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return mutate(expression, &scope)
    }
    let elements = Array(sequence.elements)
    guard elements.count >= 3 else { return false }
    let target = elements[0]
    if elements[1].is(AssignmentExprSyntax.self) {
      let type = type(ofTarget: target, scope)
      let rest = SequenceRest(elements: Array(elements[2...]))
      set(target, to: evaluate(rest, scope, expecting: type).asVariable, &scope)
      return true
    }
    guard let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      name.count == 2, name.hasSuffix("="), !["==", "!=", "<=", ">="].contains(name)
    else { return false }
    let rest = SequenceRest(elements: Array(elements[2...]))
    let value = evaluate(rest, scope, expecting: nil)
    let old = evaluate(target, scope)
    set(
      target,
      to: Value.combined(String(name.dropLast()), old, value)
        ?? .unknown(Unknown(excerpt(of: target))),
      &scope)
    return true
  }

  private struct SequenceRest {
    var elements: [ExprSyntax]
  }

  private func evaluate(
    _ rest: SequenceRest, _ scope: Scope, expecting expected: TypeReference?
  ) -> Value {
    if rest.elements.count == 1 { return evaluate(rest.elements[0], scope, expecting: expected) }
    return operators(rest.elements, scope, expected)
  }

  private func type(ofTarget target: ExprSyntax, _ scope: Scope) -> TypeReference? {
    guard let path = target.assignedPath, let type = scope.type else { return nil }
    if path == ["self"] { return TypeReference(type.qualifiedName, file: type.file) }
    guard
      let name = path.first(where: { $0 != "self" }),
      path.count == (path[0] == "self" ? 2 : 1),
      let property = type.members.properties[name]
    else { return nil }
    return property.type.map {
      typeReference(to: $0, context: type.qualifiedName, file: property.file)
    }
  }
}

extension Value {
  /// A value that is kept in a variable: a literal is a `String` then.
  var asVariable: Value {
    if case .string(let string) = self { return .string(string.verbatim) }
    return self
  }
}
