import SwiftSyntax
import SwiftUIModel

/// Operators, which the parser leaves in a row.
extension Evaluator {
  /// A row of operators as they bind.
  indirect enum Operation: Sendable {
    case leaf(ExprSyntax)
    case binary(String, Operation, Operation)
    case ternary(Operation, ExprSyntax, Operation)
    case cast(UnresolvedAsExprSyntax, Operation, TypeSyntax?)
    case test(Operation, TypeSyntax?)
    case assignment
    /// More than a person writes, by the first of them.
    case tooLong(ExprSyntax)
  }

  /// Swift's precedence groups, the loosest first. Source: The Swift Standard Library,
  /// "Operator Declarations".
  private static let precedences: [String: Int] = [
    "||": 2, "&&": 3,
    "<": 4, "<=": 4, ">": 4, ">=": 4, "==": 4, "!=": 4, "===": 4, "!==": 4, "~=": 4,
    "??": 5, "...": 7, "..<": 7, "+": 8, "-": 8, "&+": 8, "&-": 8, "|": 8, "^": 8,
    "*": 9, "/": 9, "%": 9, "&*": 9, "&": 9, "<<": 10, ">>": 10,
  ]

  func operators(
    _ sequence: SequenceExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    let operation = notes.operations.value(of: sequence.id) {
      Self.operation(of: Array(sequence.elements))
    }
    return value(of: operation, scope, expected)
  }

  func operators(
    _ elements: [ExprSyntax], _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    value(of: Self.operation(of: elements), scope, expected)
  }

  private static func operation(of elements: [ExprSyntax]) -> Operation {
    guard elements.count < 2000 else { return .tooLong(elements[0]) }
    var position = 0
    return parse(elements, &position, atLeast: 0)
  }

  private static func parse(
    _ elements: [ExprSyntax], _ position: inout Int, atLeast least: Int
  ) -> Operation {
    guard position < elements.count else { return .assignment }
    var left = Operation.leaf(elements[position])
    position += 1
    while position < elements.count {
      let next = elements[position]
      if next.is(AssignmentExprSyntax.self) { return .assignment }
      if let ternary = next.as(UnresolvedTernaryExprSyntax.self) {
        guard least <= 1 else { return left }
        position += 1
        left = .ternary(left, ternary.thenExpression, parse(elements, &position, atLeast: 1))
      } else if let cast = next.as(UnresolvedAsExprSyntax.self) {
        guard least <= 6 else { return left }
        let type =
          position + 1 < elements.count ? elements[position + 1].as(TypeExprSyntax.self) : nil
        left = .cast(cast, left, type?.type)
        position += 2
      } else if next.is(UnresolvedIsExprSyntax.self) {
        guard least <= 6 else { return left }
        let type =
          position + 1 < elements.count ? elements[position + 1].as(TypeExprSyntax.self) : nil
        left = .test(left, type?.type)
        position += 2
      } else if let binary = next.as(BinaryOperatorExprSyntax.self) {
        let name = binary.operator.text
        if name.hasSuffix("="), precedences[name] == nil { return .assignment }
        let precedence = precedences[name] ?? 8
        guard precedence >= least else { return left }
        position += 1
        // `??` groups to the right, all others to the left.
        let right = parse(elements, &position, atLeast: name == "??" ? precedence : precedence + 1)
        left = .binary(name, left, right)
      } else {
        position += 1
      }
    }
    return left
  }

  private func value(
    of operation: Operation, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    guard enter() else { return .unknown(Unknown("what nests too deep")) }
    defer { leave() }
    switch operation {
    case .leaf(let expression): return evaluate(expression, scope, expecting: expected)
    case .assignment: return .void
    case .tooLong(let first): return .unknown(Unknown(excerpt(of: first)))
    case .test(let left, let type):
      let tested = value(of: left, scope, nil)
      let reference = type.map {
        typeReference(to: $0, context: scope.type?.qualifiedName, file: scope.file)
      }
      if let isKind = reference.flatMap({ isKind(tested, of: $0) }) { return .bool(isKind) }
      return .unknown(Unknown("the type of \(origin(of: tested))"))
    case .cast(let syntax, let left, let type):
      let reference = type.map {
        typeReference(to: $0, context: scope.type?.qualifiedName, file: scope.file)
      }
      let given = value(of: left, scope, reference)
      if syntax.questionOrExclamationMark?.text == "?", let reference,
        isKind(given, of: reference) == false
      {
        return .null
      }
      return cast(given, to: reference)
    case .ternary(let condition, let first, let second):
      return ternary(value(of: condition, scope, nil), scope, expected) { isTrue in
        isTrue
          ? self.evaluate(first, scope, expecting: expected)
          : self.value(of: second, scope, expected)
      }
    case .binary(let name, let left, let right):
      return binary(name, left, right, scope, expected)
    }
  }

  private func cast(_ value: Value, to type: TypeReference?) -> Value {
    guard let type else { return value }
    if case .unknown(let unknown) = value {
      return .unknown(Unknown(unknown.origin, type: type.unwrapped))
    }
    return convert(value, to: type)
  }

  private func ternary(
    _ condition: Value, _ scope: Scope, _ expected: TypeReference?, _ branch: (Bool) -> Value
  ) -> Value {
    switch condition {
    case .bool(let isTrue): return branch(isTrue)
    case .unknown(let unknown):
      let isTrue = decide(unknown.origin)
      return branch(isTrue).assuming(unknown.origin, isTrue)
    case .assumed(let inner, let what):
      return ternary(inner, scope, expected, branch).assuming(what)
    case .symbol:
      let origin = origin(of: condition)
      let isTrue = decide(origin)
      return branch(isTrue).assuming(origin, isTrue)
    default: return branch(true)
    }
  }

  private func binary(
    _ name: String, _ left: Operation, _ right: Operation, _ scope: Scope,
    _ expected: TypeReference?
  ) -> Value {
    let number = ["+", "-", "*", "/"].contains(name) && expected?.isFloating == true
    let first = value(of: left, scope, name == "??" || number ? expected : nil)
    switch name {
    case "&&", "||":
      if case .bool(let bool) = first.readable {
        let result = bool == (name == "||") ? first : value(of: right, scope, nil)
        if case .assumed(_, let what) = first { return result.assuming(what) }
        return result
      }
      let second = value(of: right, scope, nil)
      if case .bool(let bool) = second.readable { return bool == (name == "||") ? second : first }
      return .unknown(Unknown("\(origin(of: first)) \(name) \(origin(of: second))"))
    case "??":
      switch first {
      case .null: return value(of: right, scope, expected)
      case .unknown(let unknown):
        return .unknown(Unknown(unknown.origin, type: unknown.type?.unwrapped))
      default: return first
      }
    case "/" where expected == nil && left.isInteger && right.isInteger:
      // Nobody writes `1 / 6` for 0: it is a fraction of points, or of an opacity.
      let second = value(of: right, scope, nil)
      if case .number(let a, _) = first, case .number(let b, _) = second, a != 0, a < b {
        return .number(a / b, isInteger: false)
      }
      return Value.combined(name, first, second)
        ?? .unknown(Unknown("\(origin(of: first)) / \(origin(of: second))"))
    default:
      let second = value(of: right, scope, number ? expected : nil)
      return Value.combined(name, first, second) ?? ownOperator(name, first, second)
        ?? comparison(name, first, second)
        ?? .unknown(Unknown("\(origin(of: first)) \(name) \(origin(of: second))"))
    }
  }

  /// An operator that the app declares for a type of its own; nil where there is none, or its result is not known.
  func ownOperator(_ name: String, _ first: Value, _ second: Value) -> Value? {
    guard let type = type(of: first), !first.isUnknown, !second.isUnknown,
      let functions = type.members.staticFunctions[name]
    else { return nil }
    for function in functions where function.parameters.count == 2 {
      guard let body = function.body else { continue }
      var scope = Scope(file: function.file, type: type)
      scope.declare(function.parameters[0].name, first)
      scope.declare(function.parameters[1].name, second)
      let key = "operator \(function.file):\(body.position.utf8Offset)"
      let result = limited(key, to: 3) { run(body, scope, as: .function) }
      if case .bool? = result?.readable { return result }
    }
    return nil
  }

  /// What reports call a value.
  func origin(of value: Value) -> String {
    switch value {
    case .unknown(let unknown): unknown.origin
    case .list(let list): list.origin
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number, let isInteger): isInteger ? "\(Int(clamping: number))" : "\(number)"
    case .string(let string): "\"" + String(string.shown.prefix(40)) + "\""
    case .enumCase(let value): "." + value.name
    case .instance(let instance): instance.origin ?? instance.type.name
    case .symbol(let symbol): (symbol.type ?? "") + symbol.steps.map { "." + $0.name }.joined()
    case .binding(let inner), .assumed(let inner, _): origin(of: inner)
    case .array(let values): values.isEmpty ? "[]" : "[…]"
    default: "…"
    }
  }
}

extension Evaluator.Operation {
  /// Whether it is a whole number as a literal.
  fileprivate var isInteger: Bool {
    if case .leaf(let expression) = self {
      expression.is(IntegerLiteralExprSyntax.self)
    } else {
      false
    }
  }
}
