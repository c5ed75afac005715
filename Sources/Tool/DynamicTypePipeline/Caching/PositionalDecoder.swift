/// Reads what ``PositionalEncoder`` wrote.
struct PositionalDecoder {
  /// - Throws: `DecodingError` where bytes are no such value; a value with other properties than were written need not
  ///   be noticed.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Sequence<UInt8>
  ) throws -> Value {
    let reader = Reader(Array(bytes))
    let value = try reader.readValue(type)
    if reader.isCutOff { throw reader.failure }
    return value
  }
}

private final class Reader {
  private let bytes: [UInt8]
  private var place = 0
  private var texts: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether there was nothing where an optional value was asked for, which has no way to say so.
  private(set) var isCutOff = false

  var failure: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "no such value at byte \(place)"))
  }

  func readValue<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: Coder(reader: self))
  }

  private func byte() throws -> UInt8 {
    guard place < bytes.count else { throw failure }
    defer { place += 1 }
    return bytes[place]
  }

  func read(_ type: Bool.Type) throws -> Bool { try byte() != 0 }

  func read(_ type: Int.Type) throws -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    var byte: UInt8
    repeat {
      byte = try self.byte()
      number |= UInt(byte & 0x7F) << shift
      shift += 7
    } while byte > 0x7F
    return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  func readInteger<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    Number(truncatingIfNeeded: try read(Int.self))
  }

  func read(_ type: Double.Type) throws -> Double {
    guard bytes.count - place >= 8 else { throw failure }
    defer { place += 8 }
    var pattern: UInt64 = 0
    for offset in (0..<8).reversed() { pattern = pattern << 8 | UInt64(bytes[place + offset]) }
    return Double(bitPattern: pattern)
  }

  func read(_ type: Float.Type) throws -> Float { Float(try read(Double.self)) }

  func read(_ type: String.Type) throws -> String {
    let number = try read(Int.self)
    if number > 0, number <= texts.count { return texts[number - 1] }
    let length = try read(Int.self)
    guard number == 0, length >= 0, length <= bytes.count - place else { throw failure }
    defer { place += length }
    texts.append(String(decoding: bytes[place..<place + length], as: UTF8.self))
    return texts[texts.count - 1]
  }

  /// Whether there is a value of those that may be none.
  func readsValue() -> Bool {
    guard let flag = try? byte() else {
      isCutOff = true
      return false
    }
    return flag != 0
  }

  func readCount() throws -> Int {
    guard bytes.count - place >= 4 else { throw failure }
    defer { place += 4 }
    return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}

private struct Coder: Decoder, SingleValueDecodingContainer {
  let reader: Reader
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedReader(reader: reader))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try UnkeyedReader(reader) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Asked for optional values alone: whether there is none.
  func decodeNil() -> Bool { !reader.readsValue() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try reader.readValue(type) }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.read(type) }
  func decode(_ type: String.Type) throws -> String { try reader.read(type) }
  func decode(_ type: Double.Type) throws -> Double { try reader.read(type) }
  func decode(_ type: Float.Type) throws -> Float { try reader.read(type) }
  func decode(_ type: Int.Type) throws -> Int { try reader.read(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try reader.readInteger(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try reader.readInteger(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try reader.readInteger(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try reader.readInteger(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try reader.readInteger(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.readInteger(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.readInteger(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.readInteger(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.readInteger(type) }
}

private struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: Reader
  var codingPath: [any CodingKey] { [] }

  /// Asked for enumerations alone: the case that was written.
  var allKeys: [Key] {
    guard let name = try? reader.read(String.self) else { return [] }
    return Key(stringValue: name).map { [$0] } ?? []
  }
  func contains(_ key: Key) -> Bool { true }

  private func optional<Value>(_ read: () throws -> Value) throws -> Value? {
    try reader.read(Bool.self) ? read() : nil
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(KeyedReader<Nested>(reader: reader))
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try UnkeyedReader(reader)
  }
  func superDecoder() -> any Decoder { Coder(reader: reader) }
  func superDecoder(forKey key: Key) -> any Decoder { Coder(reader: reader) }

  func decodeNil(forKey key: Key) -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.readValue(type)
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.read(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.read(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try reader.read(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try reader.read(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.read(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try reader.readInteger(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try reader.readInteger(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try reader.readInteger(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try reader.readInteger(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try reader.readInteger(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try reader.readInteger(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try reader.readInteger(type)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try reader.readInteger(type)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try reader.readInteger(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try optional { try reader.readValue(type) }
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try optional { try reader.read(type) }
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try optional { try reader.read(type) }
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try optional { try reader.read(type) }
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try optional { try reader.read(type) }
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try optional { try reader.read(type) }
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try optional { try reader.readInteger(type) }
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try optional { try reader.readInteger(type) }
  }
}

private struct UnkeyedReader: UnkeyedDecodingContainer {
  private let reader: Reader
  let count: Int?
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  init(_ reader: Reader) throws {
    self.reader = reader
    count = try reader.readCount()
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return KeyedDecodingContainer(KeyedReader<Nested>(reader: reader))
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return try UnkeyedReader(reader)
  }
  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return Coder(reader: reader)
  }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try reader.readValue(type)
  }
}
