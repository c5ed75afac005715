/// Writes values one after the other, without the names of their properties: what ``PositionalDecoder`` reads in the
/// same order.
///
/// For values whose coding is synthesised, or asks for the same keys in the same order both ways. A value is a tenth as
/// long as in JSON, and is read ten times as fast. Dictionaries with names as their keys cannot be written.
struct PositionalEncoder {
  /// - Throws: What a value's own coding throws.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writer = Writer()
    try writer.writeValue(value)
    return writer.bytes
  }

  fileprivate static let hasNoPlaceForNil = EncodingError.invalidValue(
    Int?.none as Any, .init(codingPath: [], debugDescription: "is nil where no value is"))
  fileprivate static let hasNoPlaceForNames = EncodingError.invalidValue(
    [String: Int]() as Any, .init(codingPath: [], debugDescription: "has names as its keys"))
}

/// A value that may be none, such as those of a list.
private protocol OptionalValue {
  var isThere: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isThere: Bool {
    if case .none = self { false } else { true }
  }
}

/// A dictionary whose coding has its keys as the names of properties.
private protocol NamedValues {}

extension Dictionary: NamedValues where Key == String {}

/// Bytes that grow.
private final class Writer {
  var bytes: [UInt8] = []
  /// The places of the texts that were written, counted from 1.
  private var texts: [String: Int] = [:]

  func writeValue<Value: Encodable>(_ value: Value) throws {
    if Value.self is any NamedValues.Type { throw PositionalEncoder.hasNoPlaceForNames }
    if Value.self is any OptionalValue.Type, let optional = value as? any OptionalValue {
      write(optional.isThere)
      if !optional.isThere { return }
    }
    try value.encode(to: Coder(writer: self))
  }

  func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Small numbers of either sign take a byte.
  func write(_ number: Int) {
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  func writeInteger(_ number: some FixedWidthInteger) { write(Int(truncatingIfNeeded: number)) }

  func write(_ number: Double) { bytes.append(littleEndian: number.bitPattern) }

  func write(_ number: Float) { write(Double(number)) }

  /// A text that was written before takes its place alone.
  func write(_ text: String) {
    if let place = texts[text] { return write(place) }
    texts[text] = texts.count + 1
    write(0)
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Room for a count, which ``set(_:at:)`` fills in.
  func count() -> Int {
    bytes.append(contentsOf: [0, 0, 0, 0])
    return bytes.count - 4
  }

  func set(_ count: Int, at place: Int) {
    for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
  }
}

private struct Coder: Encoder, SingleValueEncodingContainer {
  let writer: Writer
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedWriter(writer: writer))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedWriter(writer) }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws { throw PositionalEncoder.hasNoPlaceForNil }
  func encode(_ value: some Encodable) throws { try writer.writeValue(value) }
  func encode(_ value: Bool) { writer.write(value) }
  func encode(_ value: String) { writer.write(value) }
  func encode(_ value: Double) { writer.write(value) }
  func encode(_ value: Float) { writer.write(value) }
  func encode(_ value: Int) { writer.write(value) }
  func encode(_ value: Int8) { writer.writeInteger(value) }
  func encode(_ value: Int16) { writer.writeInteger(value) }
  func encode(_ value: Int32) { writer.writeInteger(value) }
  func encode(_ value: Int64) { writer.writeInteger(value) }
  func encode(_ value: UInt) { writer.writeInteger(value) }
  func encode(_ value: UInt8) { writer.writeInteger(value) }
  func encode(_ value: UInt16) { writer.writeInteger(value) }
  func encode(_ value: UInt32) { writer.writeInteger(value) }
  func encode(_ value: UInt64) { writer.writeInteger(value) }
}

private struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: Writer
  var codingPath: [any CodingKey] { [] }

  /// What is there, after whether it is.
  private func write<Value>(_ value: Value?, _ write: (Value) throws -> Void) rethrows {
    writer.write(value != nil)
    if let value { try write(value) }
  }

  /// The case of an enumeration, with its name.
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    writer.write(key.stringValue)
    return KeyedEncodingContainer(KeyedWriter<Nested>(writer: writer))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedWriter(writer)
  }
  func superEncoder() -> any Encoder { Coder(writer: writer) }
  func superEncoder(forKey key: Key) -> any Encoder { Coder(writer: writer) }

  func encodeNil(forKey key: Key) throws { throw PositionalEncoder.hasNoPlaceForNil }
  func encode(_ value: some Encodable, forKey key: Key) throws { try writer.writeValue(value) }
  func encode(_ value: Bool, forKey key: Key) { writer.write(value) }
  func encode(_ value: String, forKey key: Key) { writer.write(value) }
  func encode(_ value: Double, forKey key: Key) { writer.write(value) }
  func encode(_ value: Float, forKey key: Key) { writer.write(value) }
  func encode(_ value: Int, forKey key: Key) { writer.write(value) }
  func encode(_ value: Int8, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: Int16, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: Int32, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: Int64, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: UInt, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: UInt8, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: UInt16, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: UInt32, forKey key: Key) { writer.writeInteger(value) }
  func encode(_ value: UInt64, forKey key: Key) { writer.writeInteger(value) }

  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
    try write(value, writer.writeValue)
  }
  func encodeIfPresent(_ value: Bool?, forKey key: Key) { write(value, writer.write) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { write(value, writer.write) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { write(value, writer.write) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) { write(value, writer.write) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { write(value, writer.write) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) { write(value, writer.writeInteger) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) { write(value, writer.writeInteger) }
}

private struct UnkeyedWriter: UnkeyedEncodingContainer {
  private let writer: Writer
  /// Where the count is written.
  private let place: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(_ writer: Writer) {
    self.writer = writer
    place = writer.count()
  }

  private mutating func add() {
    count += 1
    writer.set(count, at: place)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    add()
    return KeyedEncodingContainer(KeyedWriter<Nested>(writer: writer))
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    add()
    return UnkeyedWriter(writer)
  }
  mutating func superEncoder() -> any Encoder {
    add()
    return Coder(writer: writer)
  }

  mutating func encodeNil() throws { throw PositionalEncoder.hasNoPlaceForNil }
  mutating func encode(_ value: some Encodable) throws {
    add()
    try writer.writeValue(value)
  }
}
