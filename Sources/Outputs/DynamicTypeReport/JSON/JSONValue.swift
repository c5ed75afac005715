/// A JSON text as a value, the members of objects in the order in which they are written.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// This object with one more member at its end; nothing happens to other values, or for nil.
  package func adding(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [Member(name: name, value: value)])
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

extension JSONValue {
  /// The member of an object; nil for other values, and where there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Nil for other values.
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var isObject: Bool { if case .object = self { true } else { false } }
}
