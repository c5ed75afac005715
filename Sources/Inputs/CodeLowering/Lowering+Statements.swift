import SwiftCode
import SwiftSyntax

// MARK: - Statements

extension Lowering {
  mutating func statement(_ syntax: StmtSyntax) -> Statement {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): return self.statement(statement.expression)
    case .returnStmt(let statement):
      return .returning(statement.expression.map { expression($0) })
    case .guardStmt(let statement):
      // What it binds is known after it: in the scope around it.
      let otherwise = block(statement.body.statements)
      return .guarding(conditions(statement.conditions), otherwise: otherwise)
    case .forStmt(let statement): return iteration(statement, label: nil)
    case .whileStmt(let statement): return loop(statement, label: nil)
    case .repeatStmt(let statement):
      return .repetition(
        label: nil, block(statement.body.statements),
        while: expression(statement.condition))
    case .doStmt(let statement): return catching(statement, label: nil)
    case .throwStmt(let statement): return .throwing(expression(statement.expression))
    case .deferStmt(let statement): return .deferred(block(statement.body.statements))
    case .breakStmt(let statement): return .leave(label: statement.label?.identifierText)
    case .continueStmt(let statement): return .next(label: statement.label?.identifierText)
    case .fallThroughStmt: return .fallingThrough
    case .labeledStmt(let statement): return labelled(statement)
    case .yieldStmt(let statement):
      if case .single(let value) = statement.yieldedExpressions {
        return .returning(expression(value))
      }
      return .returning(nil)
    default: return .expression(.unknown(syntax.trimmedDescription))
    }
  }

  /// An expression that stands alone.
  mutating func statement(_ syntax: ExprSyntax) -> Statement {
    if let conditional = syntax.as(IfExprSyntax.self) { return self.conditional(conditional) }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return .choice(self.choice(choice, label: nil))
    }
    return .expression(expression(syntax))
  }

  private mutating func labelled(_ syntax: LabeledStmtSyntax) -> Statement {
    let label = syntax.label.identifierText
    if let statement = syntax.statement.as(ForStmtSyntax.self) {
      return iteration(statement, label: label)
    }
    if let statement = syntax.statement.as(WhileStmtSyntax.self) {
      return loop(statement, label: label)
    }
    if let statement = syntax.statement.as(RepeatStmtSyntax.self) {
      return .repetition(
        label: label, block(statement.body.statements),
        while: expression(statement.condition))
    }
    if let statement = syntax.statement.as(DoStmtSyntax.self) {
      return catching(statement, label: label)
    }
    if let expression = syntax.statement.as(ExpressionStmtSyntax.self)?.expression {
      if let choice = expression.as(SwitchExprSyntax.self) {
        return .choice(self.choice(choice, label: label))
      }
      if let conditional = expression.as(IfExprSyntax.self) {
        let statement = self.conditional(conditional)
        return .block(
          label: label, Block(statements: [statement], locals: [], functions: []))
      }
    }
    return statement(syntax.statement)
  }

  mutating func conditional(_ syntax: IfExprSyntax) -> Statement {
    scopes.append(Scope())
    let conditions = conditions(syntax.conditions)
    let then = block(syntax.body.statements)
    let scope = scopes.removeLast()
    let otherwise: Block? =
      switch syntax.elseBody {
      case .codeBlock(let other): block(other.statements)
      case .ifExpr(let next):
        Block(statements: [conditional(next)], locals: [], functions: [])
      default: nil
      }
    let statement = Statement.condition(conditions, then: then, otherwise: otherwise)
    guard !scope.locals.isEmpty else { return statement }
    return .block(
      label: nil, Block(statements: [statement], locals: scope.locals, functions: scope.functions))
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let condition): return .expression(expression(condition))
      case .availability(let availability):
        return .available(availability.availabilityKeyword.text == "#available")
      case .matchingPattern(let matching):
        let value = expression(matching.initializer.value)
        return .pattern(pattern(matching.pattern), value)
      case .optionalBinding(let binding):
        let value: Expression
        if let initializer = binding.initializer {
          value = expression(initializer.value)
        } else if binding.pattern.trimmedDescription == "self" {
          // `if let self`: the name goes on to mean the object.
          return .expression(.boolean(true))
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          value = self.name(name.identifierText, at: place(name))
        } else {
          value = .unknown(binding.trimmedDescription)
        }
        if binding.pattern.trimmedDescription == "self" {
          return .binding(.any, type: nil, value)
        }
        return .binding(
          bindingPattern(binding.pattern),
          type: binding.typeAnnotation.map { TypeReference($0.type) },
          value)
      @unknown default: return .expression(.unknown(element.trimmedDescription))
      }
    }
  }

  private mutating func iteration(_ syntax: ForStmtSyntax, label: String?) -> Statement {
    let sequence = expression(syntax.sequence)
    scopes.append(Scope())
    let pattern =
      syntax.caseKeyword == nil ? bindingPattern(syntax.pattern) : self.pattern(syntax.pattern)
    let condition = syntax.whereClause.map { expression($0.condition) }
    let body = block(syntax.body.statements)
    let scope = scopes.removeLast()
    return .iteration(
      Iteration(
        label: label, pattern: pattern, type: syntax.typeAnnotation.map { TypeReference($0.type) },
        sequence: sequence, condition: condition, body: body, locals: scope.locals,
        isAwaited: syntax.awaitKeyword != nil))
  }

  private mutating func loop(_ syntax: WhileStmtSyntax, label: String?) -> Statement {
    scopes.append(Scope())
    let conditions = conditions(syntax.conditions)
    let body = block(syntax.body.statements)
    let scope = scopes.removeLast()
    // What the conditions bind is new at each round, as are the body's own variables.
    return .loop(
      label: label, conditions,
      Block(
        statements: body.statements, locals: body.locals + scope.locals,
        functions: body.functions + scope.functions))
  }

  private mutating func catching(_ syntax: DoStmtSyntax, label: String?) -> Statement {
    let body = block(syntax.body.statements)
    var clauses: [CatchClause] = []
    for clause in syntax.catchClauses {
      scopes.append(Scope())
      let error = declare("error")
      let items = clause.catchItems.map { item in
        (
          pattern: item.pattern.map { pattern($0) } ?? .any,
          condition: item.whereClause.map { expression($0.condition) }
        )
      }
      let inner = block(clause.body.statements)
      let scope = scopes.removeLast()
      clauses.append(
        CatchClause(
          items: items.isEmpty ? [(.any, nil)] : items, error: error,
          body: Block(
            statements: inner.statements, locals: inner.locals + scope.locals,
            functions: inner.functions)))
    }
    return .catching(label: label, body, clauses)
  }

  mutating func choice(_ syntax: SwitchExprSyntax, label: String?) -> Choice {
    let subject = expression(syntax.subject)
    var clauses: [Choice.Clause] = []
    func add(_ list: SwitchCaseListSyntax, _ lowering: inout Lowering) {
      for element in list {
        switch element {
        case .switchCase(let clause): clauses.append(lowering.clause(clause))
        case .ifConfigDecl(let conditional):
          if case .switchCases(let inner)? = CompilationConditions.clause(of: conditional)?.elements
          {
            add(inner, &lowering)
          }
        @unknown default: break
        }
      }
    }
    add(syntax.cases, &self)
    return Choice(label: label, subject: subject, clauses: clauses, place: place(syntax))
  }

  private mutating func clause(_ syntax: SwitchCaseSyntax) -> Choice.Clause {
    scopes.append(Scope())
    var items: [(pattern: Pattern, condition: Expression?)] = []
    var isDefault = false
    switch syntax.label {
    case .case(let label):
      // All items of a clause bind the same names.
      for item in label.caseItems {
        let pattern = pattern(item.pattern)
        items.append((pattern, item.whereClause.map { expression($0.condition) }))
      }
    default: isDefault = true
    }
    let body = block(syntax.statements)
    let scope = scopes.removeLast()
    return Choice.Clause(
      items: items, isDefault: isDefault, locals: scope.locals, body: body)
  }
}

// MARK: - Patterns

extension Lowering {
  /// A pattern of names, as after `let`.
  mutating func bindingPattern(_ syntax: PatternSyntax) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name):
      return .binding(bound(name.identifier.identifierText), type: nil)
    case .tuplePattern(let tuple):
      return .tuple(
        tuple.elements.map { ($0.label?.identifierText, bindingPattern($0.pattern)) })
    case .wildcardPattern: return .any
    case .valueBindingPattern(let binding): return bindingPattern(binding.pattern)
    case .expressionPattern(let expression): return bindingPattern(expression.expression)
    default: return pattern(syntax)
    }
  }

  /// The local of a name in the scope that is open, which the items of one clause share.
  private mutating func bound(_ name: String) -> LocalID {
    scopes[scopes.count - 1].names[name] ?? declare(name)
  }

  /// A pattern of `case`, with or without names that it binds.
  mutating func pattern(_ syntax: PatternSyntax) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let binding): return bindingPattern(binding.pattern)
    case .expressionPattern(let expression):
      return pattern(expression.expression, isBinding: false)
    case .isTypePattern(let type): return .type(TypeReference(type.type))
    case .tuplePattern(let tuple):
      return .tuple(tuple.elements.map { ($0.label?.identifierText, pattern($0.pattern)) })
    case .wildcardPattern: return .any
    case .identifierPattern(let name):
      return .binding(bound(name.identifier.identifierText), type: nil)
    default: return .expression(.unknown(syntax.trimmedDescription))
    }
  }

  private mutating func bindingPattern(_ expression: ExprSyntax) -> Pattern {
    pattern(expression, isBinding: true)
  }

  /// A pattern that is written as an expression is.
  ///
  /// - Parameter isBinding: Whether names in it are new, as after `let`.
  private mutating func pattern(_ syntax: ExprSyntax, isBinding: Bool) -> Pattern {
    if let sequence = syntax.as(SequenceExprSyntax.self) {
      return folding(sequence) { lowering, folded in
        folded.map { lowering.pattern($0, isBinding: isBinding) }
          ?? .expression(lowering.unknown(syntax))
      }
    }
    if let inner = syntax.as(PatternExprSyntax.self) {
      return isBinding ? bindingPattern(inner.pattern) : pattern(inner.pattern)
    }
    if syntax.is(DiscardAssignmentExprSyntax.self) { return .any }
    if isBinding, let name = syntax.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return .binding(bound(name.baseName.identifierText), type: nil)
    }
    if let optional = syntax.as(OptionalChainingExprSyntax.self) {
      return .optional(pattern(optional.expression, isBinding: isBinding))
    }
    if let tuple = syntax.as(TupleExprSyntax.self) {
      let parts = tuple.elements.map {
        (label: $0.label?.identifierText, pattern: pattern($0.expression, isBinding: isBinding))
      }
      return parts.count == 1 && parts[0].label == nil ? parts[0].pattern : .tuple(parts)
    }
    if let cast = syntax.as(AsExprSyntax.self) {
      return .cast(pattern(cast.expression, isBinding: isBinding), TypeReference(cast.type))
    }
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base == nil || access.base.flatMap({ TypeReference($0) }) != nil,
      access.declName.baseName.text.first?.isUppercase != true,
      access.base != nil || access.declName.baseName.text != "init"
    {
      let payload = call.arguments.map {
        (label: $0.label?.identifierText, pattern: pattern($0.expression, isBinding: isBinding))
      }
      return .enumCase(
        type: access.base.flatMap { TypeReference($0) }, access.declName.baseName.identifierText,
        payload)
    }
    if let access = syntax.as(MemberAccessExprSyntax.self) {
      if access.base == nil {
        return .enumCase(type: nil, access.declName.baseName.identifierText, nil)
      }
      if let type = access.base.flatMap({ TypeReference($0) }) {
        return .enumCase(type: type, access.declName.baseName.identifierText, nil)
      }
    }
    return .expression(expression(syntax))
  }
}
