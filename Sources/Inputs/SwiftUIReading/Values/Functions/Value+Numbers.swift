/// Functions of numbers.
extension Value {
  /// What a function of Swift or Foundation gives for a number; nil for one that is not understood.
  static func calling(
    _ name: String, on number: Double, _ isInteger: Bool,
    _ arguments: [(label: String?, value: Value)]
  ) -> Value? {
    switch name {
    case "rounded":
      guard let rule = arguments.first?.value else {
        return .number(number.rounded(), isInteger: false)
      }
      guard case .symbol(let symbol) = rule, let rule = rounding(symbol.name) else { return nil }
      return .number(number.rounded(rule), isInteger: false)
    case "squareRoot": return number < 0 ? nil : .number(number.squareRoot(), isInteger: false)
    case "isMultiple":
      guard case .number(let other, true)? = arguments.first?.value, other != 0 else { return nil }
      return .bool(number.truncatingRemainder(dividingBy: other) == 0)
    case "formatted":
      guard arguments.isEmpty, isInteger, abs(number) < 1000 else {
        return .unknown(
          Unknown("\(number).formatted()", type: TypeReference("String", file: 0)))
      }
      return .string(StringValue(digits(number, true)))
    default: return nil
    }
  }

  private static func rounding(_ name: String?) -> FloatingPointRoundingRule? {
    switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    default: nil
    }
  }

  /// A number as `description` writes it.
  static func digits(_ number: Double, _ isInteger: Bool) -> String {
    isInteger ? "\(Int(clamping: number))" : "\(number)"
  }
}

/// Properties of lists whose elements are known.
extension [Value] {
  func member(_ name: String) -> Value? {
    switch name {
    case "count": .number(Double(count), isInteger: true)
    case "isEmpty": .bool(isEmpty)
    case "first": first ?? .null
    case "last": last ?? .null
    case "indices": .array(indices.map { .number(Double($0), isInteger: true) })
    case "lazy", "self": .array(self)
    case "startIndex": .number(0, isInteger: true)
    case "endIndex": .number(Double(count), isInteger: true)
    default: nil
    }
  }

  /// A part of the list, or the list in another order; nil for other functions.
  ///
  /// - Parameter number: The first argument where it is a number.
  func slice(_ name: String, _ number: Double?) -> [Value]? {
    let length = number.map { Swift.max(0, Swift.min(10_000, Int(clamping: $0))) }
    switch (name, length) {
    case ("prefix", let length?): return Array(prefix(length))
    case ("suffix", let length?): return Array(suffix(length))
    case ("dropFirst", _): return Array(dropFirst(length ?? 1))
    case ("dropLast", _): return Array(dropLast(length ?? 1))
    case ("reversed", _): return reversed()
    default: return nil
    }
  }
}
