extension JSONValue {
  /// The value that `Codable` describes, the members of objects in the order of their declaration.
  ///
  /// Foundation's encoder keeps no order, so that two runs would differ, or sorts the names, which
  /// tears `x, y, width, height` apart.
  ///
  /// - Precondition: `value` throws nothing while it is encoded, as values with synthesised
  ///   conformances do.
  package init(encoding value: some Encodable) {
    let node = JSONNode()
    do {
      try value.encode(to: JSONNodeEncoder(node: node))
    } catch {
      preconditionFailure("a report's values can always be encoded, but: \(error)")
    }
    self = node.value
  }
}

/// A place in the tree that a container fills after it was handed out.
private final class JSONNode {
  enum Content {
    case scalar(JSONValue)
    case array([JSONNode])
    case object([(name: String, node: JSONNode)])
  }

  var content = Content.scalar(.object([]))

  var value: JSONValue {
    switch content {
    case .scalar(let value): value
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let members):
      .object(members.map { JSONValue.Member(name: $0.name, value: $0.node.value) })
    }
  }

  func appendElement() -> JSONNode {
    let node = JSONNode()
    guard case .array(var nodes) = content else {
      content = .array([node])
      return node
    }
    content = .array([])
    nodes.append(node)
    content = .array(nodes)
    return node
  }

  func appendMember(_ name: String) -> JSONNode {
    let node = JSONNode()
    guard case .object(var members) = content else {
      content = .object([(name, node)])
      return node
    }
    content = .object([])
    members.append((name, node))
    content = .object(members)
    return node
  }
}

// Nothing here throws an error, so that nobody reads a coding path: it is empty everywhere.

private struct JSONNodeEncoder: Encoder {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = node.content {} else { node.content = .object([]) }
    return KeyedEncodingContainer(JSONObjectContainer(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .array = node.content {} else { node.content = .array([]) }
    return JSONArrayContainer(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONScalarContainer(node: node)
  }
}

private struct JSONScalarContainer: SingleValueEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.content = .scalar(.null) }
  func encode(_ value: Bool) { node.content = .scalar(.bool(value)) }
  func encode(_ value: String) { node.content = .scalar(.string(value)) }
  func encode(_ value: Double) { node.content = .scalar(.number(value)) }
  func encode(_ value: Float) { node.content = .scalar(.number(Double(value))) }
  func encode(_ value: Int) { node.content = .scalar(.integer(value)) }

  /// Encodes a value whose type is known only here; it comes also for integers of other widths.
  func encode<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let value as String: encode(value)
    case let value as Double: encode(value)
    case let value as Bool: encode(value)
    case let value as any BinaryInteger:
      node.content = .scalar(Int(exactly: value).map { .integer($0) } ?? .number(Double(value)))
    default: try value.encode(to: JSONNodeEncoder(node: node))
    }
  }
}

private struct JSONArrayContainer: UnkeyedEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  var count: Int {
    if case .array(let nodes) = node.content { nodes.count } else { 0 }
  }

  func encodeNil() { node.appendElement().content = .scalar(.null) }

  // Without these every scalar would be looked up among the types of the method below.
  func encode(_ value: Bool) { node.appendElement().content = .scalar(.bool(value)) }
  func encode(_ value: String) { node.appendElement().content = .scalar(.string(value)) }
  func encode(_ value: Double) { node.appendElement().content = .scalar(.number(value)) }
  func encode(_ value: Int) { node.appendElement().content = .scalar(.integer(value)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try JSONScalarContainer(node: node.appendElement()).encode(value)
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    superEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    superEncoder().unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    JSONNodeEncoder(node: node.appendElement())
  }
}

private struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    node.appendMember(key.stringValue).content = .scalar(.null)
  }

  // Without these every scalar would be looked up among the types of the method below.
  func encode(_ value: Bool, forKey key: Key) { set(.bool(value), key) }
  func encode(_ value: String, forKey key: Key) { set(.string(value), key) }
  func encode(_ value: Double, forKey key: Key) { set(.number(value), key) }
  func encode(_ value: Int, forKey key: Key) { set(.integer(value), key) }

  private func set(_ value: JSONValue, _ key: Key) {
    node.appendMember(key.stringValue).content = .scalar(value)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try JSONScalarContainer(node: node.appendMember(key.stringValue)).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(named: "super") }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: Key) -> JSONNodeEncoder {
    encoder(named: key.stringValue)
  }

  private func encoder(named name: String) -> JSONNodeEncoder {
    JSONNodeEncoder(node: node.appendMember(name))
  }
}
