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
        let key = "\(excerpt(of: matching.pattern)) = \(origin(of: value))"
        return Truth(holds: decide(key), assumption: key)
      }
    @unknown default:
      let key = excerpt(of: condition)
      return Truth(holds: decide(key), assumption: key)
    }
  }

  func truth(of value: Value) -> Truth {
    switch value {
    case .bool(let bool): return Truth(holds: bool)
    case .binding(let inner): return truth(of: inner)
    case .assumed(let inner, let what):
      return Truth(holds: truth(of: inner).holds, assumption: what)
    case .unknown(let unknown):
      return Truth(holds: decide(unknown.origin), assumption: unknown.origin)
    case .symbol:
      let origin = origin(of: value)
      return Truth(holds: decide(origin), assumption: origin)
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
    case .symbol(let symbol) where symbol.isForeign:
      let origin = origin(of: value)
      let isPresent = isPresent(Unknown(origin))
      if isPresent, let name { scope.declare(name, value) }
      return Truth(holds: isPresent, assumption: "\(origin) != nil")
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
        assume("\(excerpt(of: conditional.conditions)): \(!truth.holds), which shows content")
        chosen = other
      }
    }
    let assumption = truth.assumption.map { "\($0): \(truth.holds)" }
    if let assumption, kind == .function {
      doubt(changedNames(in: conditional), assumption, &scope)
      if chosen.returned == nil, mayReturn(in: conditional) {
        result.doubt = result.doubt ?? assumption
      }
    }
    result.take(chosen, assumption: assumption)
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
    @unknown default: break
    }
  }

  /// Whether views show nothing but that something is being loaded.
  func isSpinnerOnly(_ result: BlockResult) -> Bool {
    guard result.returned == nil, !result.values.isEmpty else { return false }
    let views = result.values.compactMap { if case .view(let piece) = $0 { piece } else { nil } }
    return views.count == result.values.count && views.contains(where: \.hasSpinner)
      && !views.contains(where: \.hasContent)
  }

  func hasContent(_ result: BlockResult) -> Bool {
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

extension SyntaxProtocol {
  /// Whether statements in it leave the function.
  var mayReturn: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}

extension Evaluator.BlockResult {
  /// Takes over what a branch gave.
  mutating func take(_ other: Self, assumption: String?) {
    (isLeft, isBroken) = (other.isLeft, other.isBroken)
    doubt = doubt ?? other.doubt
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
