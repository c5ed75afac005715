extension Prelude {
  /// Decimal numbers, which are kept as they are written.
  static let decimals = """
    struct Decimal: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      let description: String
      init(written: String) { description = written }
      init() { description = "0" }
      init(integerLiteral value: Int) { description = "\\(value)" }
      init(floatLiteral value: Double) { description = NativeDecimal("~", "\\(value)", "0") }
      init(_ value: Int) { description = "\\(value)" }
      init(_ value: Double) { description = NativeDecimal("~", "\\(value)", "0") }
      init?(string: String) {
        guard NativeDecimal("?", string, "0") else { return nil }
        description = NativeDecimal("=", string, "0")
      }
      static let zero = Decimal(0)
      var doubleValue: Double { Double(description) ?? 0 }
      var intValue: Int { Int(doubleValue) }
      var stringValue: String { description }
      var isZero: Bool { description == "0" }
      static func + (one: Decimal, other: Decimal) -> Decimal { Decimal(written: NativeDecimal("+", one.description, other.description)) }
      static func - (one: Decimal, other: Decimal) -> Decimal { Decimal(written: NativeDecimal("-", one.description, other.description)) }
      static func * (one: Decimal, other: Decimal) -> Decimal { Decimal(written: NativeDecimal("*", one.description, other.description)) }
      static func / (one: Decimal, other: Decimal) -> Decimal { Decimal(written: NativeDecimal("/", one.description, other.description)) }
      static prefix func - (one: Decimal) -> Decimal { Decimal(written: NativeDecimal("-", "0", one.description)) }
      static func += (one: inout Decimal, other: Decimal) { one = one + other }
      static func -= (one: inout Decimal, other: Decimal) { one = one - other }
      static func *= (one: inout Decimal, other: Decimal) { one = one * other }
      static func < (one: Decimal, other: Decimal) -> Bool { NativeDecimal("<", one.description, other.description) }
    }
    """
}
