import SwiftSyntax
import SwiftUIModel

/// `for` and `while`, whose rounds may be unknown.
extension Evaluator {
  func execute(
    _ loop: ForStmtSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    let sequence = evaluate(loop.sequence, scope)
    let isUnknown = !sequence.isKnownList
    if isUnknown {
      // Nobody knows how often it runs.
      forget(changedNames(in: loop.body), &scope, grown: grownNames(in: loop.body))
    }
    let elements = elements(of: sequence)
    for element in elements.prefix(Self.maximumElements) {
      guard !isCut else { return }
      var nested = scope.nested
      _ = match(loop.pattern, element, &nested)
      if let condition = loop.whereClause?.condition,
        case .bool(false) = evaluate(condition, nested)
      {
        continue
      }
      execute(loop.body.statements, &nested, kind, expected, &result)
      if !isUnknown { scope.leave(nested) }
      if result.returned != nil { return }
      if result.endsLoop() { return }
    }
  }

  /// `list.forEach { … }` and `text.enumerateLines { … }`, loops whose body is a closure; false for other
  /// expressions.
  func forEach(
    _ expression: ExprSyntax, _ scope: inout Scope, _ result: inout BlockResult
  ) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let closure = call.trailingClosure
    else { return false }
    let sequence: Value
    switch member.declName.baseName.text {
    case "forEach": sequence = evaluate(base, scope)
    case "enumerateLines": sequence = Self.lines(of: evaluate(base, scope))
    default: return false
    }
    guard sequence.isKnownList else {
      forget(
        changedNames(in: closure.statements), &scope, grown: grownNames(in: closure.statements))
      return true
    }
    for element in elements(of: sequence).prefix(Self.maximumElements) {
      guard !isCut else { break }
      var nested = scope.nested
      var inner = BlockResult()
      bind(closure, [element], &nested)
      execute(closure.statements, &nested, .function, nil, &inner)
      scope.leave(nested)
    }
    return true
  }

  /// The lines of a text that is known for certain.
  private static func lines(of value: Value) -> Value {
    guard case .string(let text) = value.readable, text.isCertain, let known = text.known else {
      return value
    }
    var lines = known.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return .array(lines.map { .string(StringValue(String($0))) })
  }

  /// What a closure of a call may have changed is unknown: nobody knows whether it ran.
  func forgetCaptured(by expression: ExprSyntax, _ scope: inout Scope) {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return }
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap { $0 }
      + call.additionalTrailingClosures.map(\.closure)
    for closure in closures {
      let names = changedNames(in: closure.statements).filter { scope.locals[$0] != nil }
      forget(names, &scope)
    }
  }

  /// A loop runs as long as its condition is known; what it changes is unknown where it is not.
  func execute(
    _ loop: WhileStmtSyntax, _ scope: inout Scope, _ kind: BlockKind,
    _ expected: TypeReference?, _ result: inout BlockResult
  ) {
    for _ in 0..<Self.maximumRounds {
      var nested = scope.nested
      guard !isCut else { break }
      switch isTrue(loop.conditions, nested) {
      case false?: return
      case nil: return forget(changedNames(in: loop.body), &scope)
      case true?: break
      }
      execute(loop.body.statements, &nested, kind, expected, &result)
      scope.leave(nested)
      if result.returned != nil || result.endsLoop() { return }
    }
    forget(changedNames(in: loop.body), &scope)
  }

  private static var maximumRounds: Int { 1000 }

  /// Whether conditions hold; nil where that is not known.
  private func isTrue(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
    for condition in conditions {
      guard case .expression(let expression) = condition.condition,
        case .bool(let holds) = evaluate(expression, scope)
      else { return nil }
      if !holds { return false }
    }
    return true
  }
}

extension Evaluator.BlockResult {
  /// Whether a round of a loop was its last; the next one begins anew.
  fileprivate mutating func endsLoop() -> Bool {
    defer { (isLeft, isBroken) = (false, false) }
    return isBroken
  }
}

extension Value {
  /// Whether it is a list whose number of elements is known.
  fileprivate var isKnownList: Bool {
    switch self {
    case .array, .dictionary: true
    case .binding(let inner): inner.isKnownList
    default: false
    }
  }
}
