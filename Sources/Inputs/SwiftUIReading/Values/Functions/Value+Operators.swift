import DynamicType
import SwiftUIModel

/// Operators on known operands.
extension Value {
  /// The result of an operator; nil where it is not known.
  static func combined(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.binding(let inner), _): return combined(name, inner, right)
    case (_, .binding(let inner)): return combined(name, left, inner)
    case (.assumed(let inner, let what), _): return combined(name, inner, right)?.assuming(what)
    case (_, .assumed(let inner, let what)): return combined(name, left, inner)?.assuming(what)
    case (.number(let a, let isInteger), .number(let b, let other)):
      return combined(name, a, b, isInteger: isInteger && other)
    case (.string(let a), .string(let b)) where name == "+": return .string(a + b)
    case (.string(let a), .unknown(let b)) where name == "+":
      return .string(StringValue(pieces: a.pieces + Placeholder.pieces(for: b)))
    case (.unknown(let a), .string(let b)) where name == "+":
      return .string(StringValue(pieces: Placeholder.pieces(for: a) + b.pieces))
    case (.text(let a), .text(let b)) where name == "+":
      let runs = a.content.runs + b.content.runs
      guard runs.count <= ValueBounds.mostPieces,
        runs.reduce(0, { $0 + $1.string.utf8.count }) <= ValueBounds.mostBytes
      else {
        return .unknown(Unknown("a text that is too long"))
      }
      return .text(
        TextValue(
          content: (a.content + b.content).joined, location: a.location,
          isFontUnknown: a.isFontUnknown || b.isFontUnknown))
    case (.array(let a), .array(let b)) where name == "+": return .bounded(a + b)
    case (.list, .array) where name == "+": return left
    case (.array(let values), .list(var list)) where name == "+":
      list.beginning = Array((values + list.beginning).prefix(ValueBounds.mostElements))
      return .list(list)
    case (.array(let values), .unknown(let unknown)) where name == "+":
      return .list(
        UnknownList(
          origin: unknown.origin, element: unknown.type?.element, beginning: values))
    case (.number(let a, true), .number(let b, true)) where name == "...": return range(a, b + 1)
    case (.string(let a), .string(let b)) where ["<", ">", "<=", ">="].contains(name):
      guard a.isCertain, b.isCertain else { return nil }
      return compared(name, a.shown, b.shown)
    case (.symbol(let a), .symbol(let b)):
      if let (first, second) = textSizes(a, b) { return compared(name, first, second) }
    case (.enumCase(let a), .enumCase(let b)):
      if let (first, second) = ranks(a, b), let result = compared(name, first, second) {
        return result
      }
    default: break
    }
    switch name {
    case "==", "===": return equal(left, right).map { .bool($0) }
    case "!=", "!==": return equal(left, right).map { .bool(!$0) }
    default: return nil
    }
  }

  private static func compared<Operand: Comparable>(
    _ name: String, _ a: Operand, _ b: Operand
  ) -> Value? {
    switch name {
    case "<": .bool(a < b)
    case "<=": .bool(a <= b)
    case ">": .bool(a > b)
    case ">=": .bool(a >= b)
    case "==": .bool(a == b)
    case "!=": .bool(a != b)
    default: nil
    }
  }

  /// The text size of the environment and the one that code compares it with.
  private static func textSizes(
    _ a: Symbol, _ b: Symbol
  ) -> (ContentSizeCategory, ContentSizeCategory)? {
    guard a.type == "DynamicTypeSize" || b.type == "DynamicTypeSize",
      let first = a.name.flatMap({ ContentSizeCategory(swiftUIName: $0) }),
      let second = b.name.flatMap({ ContentSizeCategory(swiftUIName: $0) })
    else { return nil }
    return (first, second)
  }

  /// The places of two cases in their enumeration, whose order the compiler makes up.
  private static func ranks(_ a: EnumValue, _ b: EnumValue) -> (Int, Int)? {
    guard let type = a.type, type === b.type, type.inherited.contains("Comparable"),
      type.members.staticFunctions["<"] == nil, a.payload.isEmpty, b.payload.isEmpty,
      let first = type.members.cases.firstIndex(where: { $0.name == a.name }),
      let second = type.members.cases.firstIndex(where: { $0.name == b.name })
    else { return nil }
    return (first, second)
  }

  private static func range(_ start: Double, _ end: Double) -> Value? {
    guard abs(start) < 1e9, abs(end) < 1e9, end >= start, end - start <= 2000 else { return nil }
    return .array((Int(start)..<Int(end)).map { .number(Double($0), isInteger: true) })
  }

  private static func combined(
    _ name: String, _ a: Double, _ b: Double, isInteger: Bool
  ) -> Value? {
    func number(_ value: Double) -> Value {
      .number(isInteger ? value.rounded(.towardZero) : value, isInteger: isInteger)
    }
    switch name {
    case "+", "&+": return number(a + b)
    case "-", "&-": return number(a - b)
    case "*", "&*": return number(a * b)
    case "/": return isInteger && b == 0 ? nil : number(a / b)
    case "%": return b == 0 ? nil : number(a.truncatingRemainder(dividingBy: b))
    case "<<", ">>", "&", "|", "^": return isInteger ? bits(name, a, b) : nil
    case "..<": return isInteger ? range(a, b) : nil
    case "...": return isInteger ? range(a, b + 1) : nil
    default: return compared(name, a, b)
    }
  }

  private static func bits(_ name: String, _ a: Double, _ b: Double) -> Value? {
    guard let a = Int(exactly: a), let b = Int(exactly: b) else { return nil }
    let result: Int
    switch name {
    case "<<": result = a << b
    case ">>": result = a >> b
    case "&": result = a & b
    case "|": result = a | b
    default: result = a ^ b
    }
    return .number(Double(result), isInteger: true)
  }

  /// Whether two values are equal; nil where that is not known.
  static func equal(_ left: Value, _ right: Value, depth: Int = 0) -> Bool? {
    guard depth < 8 else { return nil }
    switch (left, right) {
    case (.binding(let inner), _): return equal(inner, right, depth: depth + 1)
    case (_, .binding(let inner)): return equal(left, inner, depth: depth + 1)
    case (.assumed(let inner, _), _): return equal(inner, right, depth: depth + 1)
    case (_, .assumed(let inner, _)): return equal(left, inner, depth: depth + 1)
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
      if let first = KnownURL(a)?.text, let second = KnownURL(b)?.text {
        return equal(.string(first), .string(second), depth: depth + 1)
      }
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
