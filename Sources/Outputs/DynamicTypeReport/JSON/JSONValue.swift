/// A JSON text as a value, the members of objects in the order in which they are written.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }
}

extension JSONValue {
  /// This object with one more member at its end; nothing happens to other values, or for nil.
  func adding(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [Member(name: name, value: value)])
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
