import SwiftSyntax
import SwiftUIModel

/// `if`, `guard` and `switch`, whose conditions may be unknown.
extension Evaluator {
  /// Whether conditions hold, and what was assumed for that.
  struct Truth {
    var holds: Bool
    /// Nil where it is known.
    var assumption: String?
  }

  func holds(_ conditions: ConditionElementListSyntax, _ scope: inout Scope) -> Truth {
    var assumption: String?
    for element in conditions {
      let truth = holds(element.condition, &scope)
      assumption = assumption ?? truth.assumption
      guard truth.holds else { return Truth(holds: false, assumption: truth.assumption) }
    }
    return Truth(holds: true, assumption: assumption)
  }

  private func holds(_ condition: ConditionElementSyntax.Condition, _ scope: inout Scope) -> Truth {
    switch condition {
    case .expression(let expression): return truth(of: evaluate(expression, scope))
    case .availability(let availability):
      return Truth(holds: availability.availabilityKeyword.text == "#available")
    case .optionalBinding(let binding): return bind(binding, &scope)
    case .matchingPattern(let matching):
      let value = evaluate(matching.initializer.value, scope)
      switch match(matching.pattern, value, &scope) {
      case true?: return Truth(holds: true)
      case false?: return Truth(holds: false)
      case nil:
        let key = "\(matching.pattern.excerpt) = \(origin(of: value))"
        return Truth(holds: decide(key), assumption: key)
      }
    }
  }

  func truth(of value: Value) -> Truth {
    switch value {
    case .bool(let bool): return Truth(holds: bool)
    case .binding(let inner): return truth(of: inner)
    case .unknown(let unknown):
      return Truth(holds: decide(unknown.origin), assumption: unknown.origin)
    default: return Truth(holds: true, assumption: "a condition")
    }
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, _ scope: inout Scope) -> Truth {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText
    let value: Value
    if let initializer = binding.initializer {
      value = evaluate(initializer.value, scope)
    } else if let name {
      value = lookUp(name, scope) ?? .unknown(Unknown(name))
    } else {
      return Truth(holds: true)
    }
    switch value {
    case .null: return Truth(holds: false)
    case .unknown(let unknown):
      let isPresent = isPresent(unknown)
      if isPresent, let name {
        scope.declare(name, .unknown(Unknown(unknown.origin, type: unknown.type?.unwrapped)))
      }
      return Truth(holds: isPresent, assumption: "\(unknown.origin) != nil")
    default:
      if let name { scope.declare(name, value) }
      return Truth(holds: true)
    }
  }

  /// Whether an unknown optional is taken to have a value.
  func isPresent(_ unknown: Unknown) -> Bool { decide("\(unknown.origin) != nil") }
}

// MARK: - if

extension Evaluator {
  func execute(
    _ conditional: IfExprSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    var inner = scope.nested
    let truth = holds(conditional.conditions, &inner)
    var chosen = BlockResult()
    if truth.holds {
      execute(conditional.body.statements, &inner, kind, expected, &chosen)
      scope.leave(inner)
    } else {
      executeElse(conditional, &scope, kind, expected, &chosen)
    }
    if kind == .builder, isSpinnerOnly(chosen), conditional.elseBody != nil || !truth.holds {
      var other = BlockResult()
      if truth.holds {
        executeElse(conditional, &scope, kind, expected, &other)
      } else {
        var inner = scope.nested
        _ = holds(conditional.conditions, &inner)
        execute(conditional.body.statements, &inner, kind, expected, &other)
      }
      if hasContent(other) {
        assume("\(conditional.conditions.excerpt): \(!truth.holds), which shows content")
        chosen = other
      }
    }
    result.take(chosen, assumption: truth.assumption.map { "\($0): \(truth.holds)" })
  }

  private func executeElse(
    _ conditional: IfExprSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    switch conditional.elseBody {
    case .ifExpr(let next): execute(next, &scope, kind, expected, &result)
    case .codeBlock(let block):
      var inner = scope.nested
      execute(block.statements, &inner, kind, expected, &result)
      scope.leave(inner)
    case nil: break
    }
  }

  /// Whether views show nothing but that something is being loaded.
  private func isSpinnerOnly(_ result: BlockResult) -> Bool {
    guard result.returned == nil, !result.values.isEmpty else { return false }
    let views = result.values.compactMap { if case .view(let piece) = $0 { piece } else { nil } }
    return views.count == result.values.count && views.contains(where: \.hasSpinner)
      && !views.contains(where: \.hasContent)
  }

  private func hasContent(_ result: BlockResult) -> Bool {
    result.values.contains { value in
      switch value {
      case .view(let piece): piece.hasContent
      case .text, .image, .instance: true
      default: false
      }
    }
  }

  func value(
    of conditional: IfExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    var scope = scope
    var result = BlockResult()
    execute(conditional, &scope, .builder, expected, &result)
    return value(of: result)
  }

  func value(of choice: SwitchExprSyntax, _ scope: Scope, _ expected: TypeReference?) -> Value {
    var scope = scope
    var result = BlockResult()
    execute(choice, &scope, .builder, expected, &result)
    return value(of: result)
  }

  private func value(of result: BlockResult) -> Value {
    if let returned = result.returned { return returned }
    return result.values.count == 1
      ? result.values[0] : .view(.group(result.values.map { view(of: $0) }))
  }
}

extension Evaluator.BlockResult {
  /// Takes over what a branch gave.
  mutating func take(_ other: Self, assumption: String?) {
    isLeft = other.isLeft
    guard let assumption else {
      returned = other.returned
      values += other.values
      return
    }
    returned = other.returned?.assuming(assumption)
    values += other.values.map { value in
      // Whether a text is there is assumed, and not what it says.
      if case .text(let text) = value {
        return .view(ViewPiece(.text(text.content), at: text.location).assumed(assumption))
      }
      return value.assuming(assumption)
    }
  }
}

// MARK: - switch

extension Evaluator {
  func execute(
    _ choice: SwitchExprSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    let subject = evaluate(choice.subject, scope)
    let cases = Self.cases(choice.cases)
    var candidates: [(number: Int, scope: Scope)] = []
    var isKnown = false
    for (number, clause) in cases.enumerated() {
      var inner = scope.nested
      let matched = matches(clause, subject, &inner)
      guard matched != false else { continue }
      candidates.append((number, inner))
      if matched == true {
        isKnown = candidates.count == 1
        break
      }
    }
    guard !candidates.isEmpty else { return }
    var chosen = 0
    var assumption: String?
    if !isKnown {
      let key = origin(of: subject)
      let names = candidates.map { Self.name(of: cases[$0.number]) }
      chosen = decide(key, options: names, preferred: Self.likeliest(names))
      assumption = "\(key): \(names[chosen])"
    }
    let order = [chosen] + candidates.indices.filter { $0 != chosen }
    var first: BlockResult?
    for (attempt, index) in order.enumerated() {
      var branch = BlockResult()
      var inner = candidates[index].scope
      execute(cases[candidates[index].number].statements, &inner, kind, expected, &branch)
      branch.isLeft = false
      if first == nil { first = branch }
      if attempt == 0 { scope.leave(inner) }
      if kind == .builder, isSpinnerOnly(branch) { continue }
      if attempt > 0, !hasContent(branch) { continue }
      first = branch
      break
    }
    if isKnown, kind == .builder, let only = first, isSpinnerOnly(only) {
      first = contentBranch(cases, scope, kind, expected, subject) ?? only
    }
    if let first { result.take(first, assumption: assumption) }
  }

  /// The first other branch that shows content, where the state is one of loading.
  private func contentBranch(
    _ cases: [SwitchCaseSyntax], _ scope: Scope, _ kind: BlockKind, _ expected: TypeReference?,
    _ subject: Value
  ) -> BlockResult? {
    let names = cases.map(Self.name)
    let order = cases.indices.sorted { !Self.isUnlikely(names[$0]) && Self.isUnlikely(names[$1]) }
    for index in order {
      var branch = BlockResult()
      var inner = scope.nested
      let what = Unknown(origin(of: subject))
      _ = matches(cases[index], .unknown(what), &inner)
      execute(cases[index].statements, &inner, kind, expected, &branch)
      branch.isLeft = false
      if hasContent(branch), !isSpinnerOnly(branch) {
        assume("\(origin(of: subject)) is \(names[index]), which shows content")
        return branch
      }
    }
    return nil
  }

  private static func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let clause): return [clause]
      case .ifConfigDecl(let conditional):
        guard
          case .switchCases(let inner)? = CompilationConditions.clause(of: conditional)?.elements
        else { return [] }
        return inner.compactMap { if case .switchCase(let clause) = $0 { clause } else { nil } }
      }
    }
  }

  private static func name(of clause: SwitchCaseSyntax) -> String {
    switch clause.label {
    case .case(let label): label.caseItems.excerpt
    case .default: "default"
    }
  }

  /// The first option that is neither of a moment nor a failure.
  private static func likeliest(_ names: [String]) -> Int {
    let avoided = ["idle", "none", "unknown", "initial", "default", "notdetermined", "denied"]
    let index = names.firstIndex { name in
      !isUnlikely(name) && !avoided.contains(where: name.lowercased().contains)
    }
    return index ?? names.firstIndex { !isUnlikely($0) } ?? 0
  }

  /// Whether a clause takes a value; nil where that is not known.
  private func matches(
    _ clause: SwitchCaseSyntax, _ subject: Value, _ scope: inout Scope
  ) -> Bool? {
    guard case .case(let label) = clause.label else { return true }
    var isUnknown = false
    for item in label.caseItems {
      switch match(item.pattern, subject, &scope) {
      case true?:
        guard let condition = item.whereClause?.condition else { return true }
        switch evaluate(condition, scope) {
        case .bool(true): return true
        case .bool(false): break
        default: isUnknown = true
        }
      case nil: isUnknown = true
      case false?: break
      }
    }
    return isUnknown ? nil : false
  }
}

// MARK: - Patterns

extension Evaluator {
  /// Whether a value has a form, binding the names in it; nil where that is not known.
  func match(_ pattern: PatternSyntax, _ value: Value, _ scope: inout Scope) -> Bool? {
    guard enter() else { return nil }
    defer { leave() }
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
    default: return nil
    }
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
    let other = evaluate(
      expression, scope,
      expecting: type(of: value).map {
        TypeReference($0.qualifiedName, file: $0.file)
      })
    if case .array(let range) = other, case .number = value {
      return range.contains { Self.equal($0, value) == true }
    }
    if case .symbol(let symbol) = other, case .number(let number, _) = value,
      let isInside = Self.isInside(number, symbol)
    {
      return isInside
    }
    if case .string(let text) = value, !text.isCertain { return nil }
    return Self.equal(value, other)
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
      TypeReference($0.type, context: declaration.qualifiedName, file: found.file)
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
    case .binding(let inner): inner.isUnknown
    default: false
    }
  }
}
