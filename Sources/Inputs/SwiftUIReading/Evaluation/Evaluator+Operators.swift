import SwiftSyntax
import SwiftUIModel

/// Operators, which the parser leaves in a row.
extension Evaluator {
  private indirect enum Operation {
    case leaf(ExprSyntax)
    case binary(String, Operation, Operation)
    case ternary(Operation, ExprSyntax, Operation)
    case cast(UnresolvedAsExprSyntax, Operation, TypeSyntax?)
    case test(Operation)
    case assignment
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
    operators(Array(sequence.elements), scope, expected)
  }

  func operators(
    _ elements: [ExprSyntax], _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    guard elements.count < 2000 else { return .unknown(Unknown(elements[0].excerpt)) }
    var position = 0
    let operation = Self.parse(elements, &position, atLeast: 0)
    return value(of: operation, scope, expected)
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
        left = .test(left)
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
    case .test(let left):
      return .unknown(Unknown("the type of \(origin(of: value(of: left, scope, nil)))"))
    case .cast(_, let left, let type):
      let reference = type.map {
        TypeReference($0, context: scope.type?.qualifiedName, file: scope.file)
      }
      return cast(value(of: left, scope, reference), to: reference)
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
    default: return branch(true)
    }
  }

  private func binary(
    _ name: String, _ left: Operation, _ right: Operation, _ scope: Scope,
    _ expected: TypeReference?
  ) -> Value {
    let first = value(of: left, scope, name == "??" ? expected : nil)
    switch name {
    case "&&", "||":
      if case .bool(let bool) = first {
        return bool == (name == "||") ? first : value(of: right, scope, nil)
      }
      let second = value(of: right, scope, nil)
      if case .bool(let bool) = second { return bool == (name == "||") ? second : first }
      return .unknown(Unknown("\(origin(of: first)) \(name) \(origin(of: second))"))
    case "??":
      switch first {
      case .null: return value(of: right, scope, expected)
      case .unknown(let unknown):
        return .unknown(Unknown(unknown.origin, type: unknown.type?.unwrapped))
      default: return first
      }
    default:
      return Self.combine(name, first, value(of: right, scope, nil))
        ?? .unknown(
          Unknown("\(origin(of: first)) \(name) \(origin(of: value(of: right, scope, nil)))"))
    }
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
    case .symbol(let symbol): "." + (symbol.name ?? "…")
    case .binding(let inner): origin(of: inner)
    case .array(let values): values.isEmpty ? "[]" : "[…]"
    default: "…"
    }
  }
}

// MARK: - Known operands

extension Evaluator {
  /// The result of an operator; nil where it is not known.
  static func combine(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.binding(let inner), _): return combine(name, inner, right)
    case (_, .binding(let inner)): return combine(name, left, inner)
    case (.number(let a, let isInteger), .number(let b, let other)):
      return combine(name, a, b, isInteger: isInteger && other)
    case (.string(let a), .string(let b)) where name == "+": return .string(a + b)
    case (.string(let a), .unknown(let b)) where name == "+":
      return .string(StringValue(pieces: a.pieces + Placeholder.pieces(for: b)))
    case (.unknown(let a), .string(let b)) where name == "+":
      return .string(StringValue(pieces: Placeholder.pieces(for: a) + b.pieces))
    case (.text(let a), .text(let b)) where name == "+":
      return .text(TextValue(content: a.content + b.content, location: a.location))
    case (.array(let a), .array(let b)) where name == "+": return .array(a + b)
    case (.list, .array) where name == "+": return left
    case (.array, .list) where name == "+": return right
    case (.number(let a, true), .number(let b, true)) where name == "...": return range(a, b + 1)
    default: break
    }
    switch name {
    case "==", "===": return equal(left, right).map { .bool($0) }
    case "!=", "!==": return equal(left, right).map { .bool(!$0) }
    default: return nil
    }
  }

  private static func range(_ start: Double, _ end: Double) -> Value? {
    guard abs(start) < 1e9, abs(end) < 1e9, end >= start, end - start <= 2000 else { return nil }
    return .array((Int(start)..<Int(end)).map { .number(Double($0), isInteger: true) })
  }

  private static func combine(
    _ name: String, _ a: Double, _ b: Double, isInteger: Bool
  ) -> Value? {
    func number(_ value: Double) -> Value {
      .number(isInteger ? value.rounded(.towardZero) : value, isInteger: isInteger)
    }
    switch name {
    case "+": return number(a + b)
    case "-": return number(a - b)
    case "*": return number(a * b)
    case "/": return isInteger && b == 0 ? nil : number(a / b)
    case "%": return b == 0 ? nil : number(a.truncatingRemainder(dividingBy: b))
    case "<": return .bool(a < b)
    case "<=": return .bool(a <= b)
    case ">": return .bool(a > b)
    case ">=": return .bool(a >= b)
    case "==": return .bool(a == b)
    case "!=": return .bool(a != b)
    case "..<": return isInteger ? range(a, b) : nil
    case "...": return isInteger ? range(a, b + 1) : nil
    default: return nil
    }
  }

  /// Whether two values are equal; nil where that is not known.
  static func equal(_ left: Value, _ right: Value, depth: Int = 0) -> Bool? {
    guard depth < 8 else { return nil }
    switch (left, right) {
    case (.binding(let inner), _): return equal(inner, right, depth: depth + 1)
    case (_, .binding(let inner)): return equal(left, inner, depth: depth + 1)
    case (.unknown, _), (_, .unknown): return nil
    case (.list, _), (_, .list): return nil
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.bool(let a), .bool(let b)): return a == b
    case (.number(let a, _), .number(let b, _)): return a == b
    case (.string(let a), .string(let b)):
      guard a.isCertain, b.isCertain else { return nil }
      return a.shown == b.shown
    case (.enumCase(let a), .enumCase(let b)):
      guard a.name == b.name, a.payload.count == b.payload.count else { return false }
      return all(zip(a.payload, b.payload).map { equal($0.value, $1.value, depth: depth + 1) })
    case (.enumCase(let a), .symbol(let b)): return b.name.map { a.name == $0 && a.payload.isEmpty }
    case (.symbol(let a), .enumCase(let b)): return a.name.map { b.name == $0 && b.payload.isEmpty }
    case (.symbol(let a), .symbol(let b)):
      return a.name.flatMap { name in b.name.map { name == $0 } }
    case (.array(let a), .array(let b)):
      return a.count == b.count ? all(zip(a, b).map { equal($0, $1, depth: depth + 1) }) : false
    case (.instance(let a), .instance(let b)):
      if a.id == b.id { return true }
      guard let first = a.fields["id"], let second = b.fields["id"] else { return nil }
      return equal(first, second, depth: depth + 1)
    case (.type(let a), .type(let b)): return a.name == b.name
    default: return nil
    }
  }

  private static func all(_ results: [Bool?]) -> Bool? {
    if results.contains(false) { return false }
    return results.contains(nil) ? nil : true
  }
}

extension Int {
  /// The nearest integer.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }
}
