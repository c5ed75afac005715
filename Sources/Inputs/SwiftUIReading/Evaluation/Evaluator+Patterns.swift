import SwiftSyntax

/// Patterns of `switch`, `if case` and `for`.
extension Evaluator {
  /// Whether a value has a form, binding the names in it; nil where that is not known.
  func match(_ pattern: PatternSyntax, _ value: Value, _ scope: inout Scope) -> Bool? {
    guard enter() else { return nil }
    defer { leave() }
    if case .assumed(let inner, _) = value { return match(pattern, inner, &scope) }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return true
    case .identifierPattern(let name):
      scope.declare(name.identifier.nameText, value)
      return true
    case .valueBindingPattern(let binding): return match(binding.pattern, value, &scope)
    case .tuplePattern(let tuple):
      return match(
        tuple.elements.map { (label: $0.label?.nameText, pattern: $0.pattern) }, value, &scope)
    case .expressionPattern(let inner): return match(inner.expression, value, &scope)
    case .isTypePattern(let inner):
      return isKind(
        value,
        of: typeReference(to: inner.type, context: scope.type?.qualifiedName, file: scope.file))
    default: return nil
    }
  }

  /// `name as Type`, which the parser leaves in a row.
  private func match(
    _ sequence: SequenceExprSyntax, _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return Value.equal(value, operators(elements, scope, nil)) }
    let reference = typeReference(
      to: type.type, context: scope.type?.qualifiedName, file: scope.file)
    guard let isKind = isKind(value, of: reference) else {
      _ = match(elements[0], .unknown(Unknown(origin(of: value), type: reference)), &scope)
      return nil
    }
    return isKind ? match(elements[0], value, &scope) : false
  }

  private func match(
    _ parts: [(label: String?, pattern: PatternSyntax)], _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    var result: Bool? = true
    for (number, part) in parts.enumerated() {
      var element = Value.unknown(Unknown("\(origin(of: value)).\(part.label ?? "\(number)")"))
      if case .tuple(let elements) = value, elements.indices.contains(number) {
        element = elements[number].value
      } else if number == 0, parts.count == 1, !value.isUnknown {
        element = value
      }
      switch match(part.pattern, element, &scope) {
      case false?: result = false
      case nil: if result == true { result = nil }
      case true?: break
      }
    }
    return result
  }

  private func match(
    _ expression: ExprSyntax, _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    if let pattern = expression.as(PatternExprSyntax.self) {
      return match(pattern.pattern, value, &scope)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return match(sequence, value, &scope)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      if case .null = value { return false }
      return match(optional.expression, value, &scope)
    }
    if expression.is(NilLiteralExprSyntax.self) {
      if case .null = value { return true }
      return value.isUnknown ? nil : false
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return match(tuple.elements.map(\.expression), value, &scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return match(case: name.declName.baseName.nameText, call.arguments, value, &scope)
    }
    if expression.implicitMember == "none", type(of: value) == nil {
      if case .null = value { return true }
      if !value.isUnknown { return false }
    }
    let other = evaluate(
      expression, scope,
      expecting: type(of: value).map {
        TypeReference($0.qualifiedName, file: $0.file)
      })
    if case .array(let range) = other, case .number = value {
      return range.contains { Value.equal($0, value) == true }
    }
    if case .symbol(let symbol) = other, case .number(let number, _) = value,
      let isInside = Self.isInside(number, symbol)
    {
      return isInside
    }
    if case .string(let text) = value, !text.isCertain { return nil }
    return Value.equal(value, other)
  }

  /// Whether a number is in `..<10`, `...10` or `10...`; nil for no such range.
  private static func isInside(_ number: Double, _ range: Symbol) -> Bool? {
    guard range.steps.count == 1, let arguments = range.steps[0].arguments,
      case .number(let bound, _)? = arguments.first?.value
    else { return nil }
    switch (range.steps[0].name, arguments.first?.label) {
    case ("...", "from"): return number >= bound
    case ("...", _): return number <= bound
    case ("..<", _): return number < bound
    default: return nil
    }
  }

  private func match(
    _ expressions: [ExprSyntax], _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    var result: Bool? = true
    for (number, expression) in expressions.enumerated() {
      var element = Value.unknown(Unknown("\(origin(of: value)).\(number)"))
      if case .tuple(let elements) = value, elements.indices.contains(number) {
        element = elements[number].value
      }
      switch match(expression, element, &scope) {
      case false?: result = false
      case nil: if result == true { result = nil }
      case true?: break
      }
    }
    return result
  }

  /// `.name(let a, b)` against a value.
  private func match(
    case name: String, _ arguments: LabeledExprListSyntax, _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    var payload: [Value]?
    var types: [TypeReference?] = []
    if name == "some", let argument = arguments.first?.expression {
      if case .null = value { return false }
      let matched = match(argument, value, &scope)
      return value.isUnknown && matched == true ? nil : matched
    }
    switch value {
    case .enumCase(let other):
      guard other.name == name else { return false }
      payload = other.payload.map(\.value)
    case .null: return false
    case .unknown(let unknown):
      types = payloadTypes(of: name, unknown.type)
    case .instance, .symbol, .type, .string, .number, .bool: return name == "some" ? nil : false
    default: break
    }
    var result: Bool? = payload == nil ? nil : true
    for (number, argument) in arguments.enumerated() {
      let what = "\(origin(of: value)).\(name)"
      let element =
        payload.flatMap { $0.indices.contains(number) ? $0[number] : nil }
        ?? placeholder(what, types.indices.contains(number) ? types[number] : nil)
      switch match(argument.expression, element, &scope) {
      case false?: result = false
      case nil: if result == true { result = nil }
      case true?: break
      }
    }
    return result
  }

  private func payloadTypes(of name: String, _ type: TypeReference?) -> [TypeReference?] {
    guard let type, let declaration = declaration(of: type),
      let found = declaration.members.cases.first(where: { $0.name == name })
    else { return [] }
    return found.parameters.map {
      typeReference(to: $0.type, context: declaration.qualifiedName, file: found.file)
    }
  }

  /// A value of a type of which only its origin is known.
  func placeholder(_ origin: String, _ type: TypeReference?) -> Value {
    guard let type else { return .unknown(Unknown(origin)) }
    if type.isList { return .list(UnknownList(origin: origin, element: type.element)) }
    return .unknown(Unknown(origin, type: type))
  }
}

extension Value {
  var isUnknown: Bool {
    switch self {
    case .unknown, .list: true
    case .binding(let inner), .assumed(let inner, _): inner.isUnknown
    default: false
    }
  }
}
