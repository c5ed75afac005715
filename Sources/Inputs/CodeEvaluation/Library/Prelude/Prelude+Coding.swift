extension Prelude {
  /// Bytes, and how types are made of JSON.
  ///
  /// Source: the documentation of `Decodable` and `JSONDecoder`, and SE-0166 for initialisers that the compiler writes.
  static let coding = """
    struct Data: Hashable, Sequence {
      struct Iterator: IteratorProtocol {
        let bytes: [UInt8]
        var index = 0
        mutating func next() -> UInt8? {
          guard index < bytes.count else { return nil }
          index += 1
          return bytes[index - 1]
        }
      }
      var bytes: [UInt8]
      init() { bytes = [] }
      init(_ bytes: [UInt8]) { self.bytes = bytes }
      var count: Int { bytes.count }
      var isEmpty: Bool { bytes.isEmpty }
      init?(base64Encoded text: String) {
        guard let bytes = NativeBytes(text) else { return nil }
        self.bytes = bytes
      }
      func makeIterator() -> Iterator { Iterator(bytes: bytes) }
      func base64EncodedString() -> String { NativeBase64(bytes) }
    }
    class JSONEncoder {
      enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase, custom(([any CodingKey]) -> any CodingKey) }
      enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, formatted(DateFormatter)
        case custom((Date, Any) throws -> Void)
      }
      struct OutputFormatting: OptionSet {
        let rawValue: Int
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
      }
      var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
      var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
      var outputFormatting: OutputFormatting = []
      init() {}
      func encode(_ value: Any) throws -> Data { Data(NativeEncode(value, self)) }
    }
    protocol CodingKey { var stringValue: String { get } }
    extension CodingKey { var stringValue: String { NativeKeyName(self) } }
    struct NamedKey: CodingKey { let stringValue: String }
    protocol Decoder {}
    enum DecodingError: Error {
      case typeMismatch(Any.Type, Context)
      case valueNotFound(Any.Type, Context)
      case keyNotFound(any CodingKey, Context)
      case dataCorrupted(Context)
      struct Context {
        let codingPath: [any CodingKey]
        let debugDescription: String
      }
    }
    class JSONDecoder {
      enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase, custom(([any CodingKey]) -> any CodingKey) }
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
      }
      var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
      var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
      init() {}
      func decode<T>(_ type: T.Type, from data: Data) throws -> T { try NativeDecode(type, data.bytes, self) }
    }
    class JSONSerialization {
      class func jsonObject(with data: Data, options: Any? = nil) throws -> Any { try NativeJSON(data.bytes) }
    }
    struct JSONNodeDecoder: Decoder {
      let node: Any?
      let settings: JSONDecoder
      var codingPath: [any CodingKey] { [] }
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer<Key>(members: try NativeMembers(node), settings: settings)
      }
      func unkeyedContainer() throws -> UnkeyedDecodingContainer {
        UnkeyedDecodingContainer(elements: try NativeElements(node), settings: settings)
      }
      func singleValueContainer() throws -> SingleValueDecodingContainer {
        SingleValueDecodingContainer(node: node, settings: settings)
      }
    }
    struct KeyedDecodingContainer<Key> {
      let members: [String: Any]
      let settings: JSONDecoder
      func contains(_ key: Key) -> Bool { NativeHasMember(members, NativeKeyName(key)) }
      func decodeNil(forKey key: Key) throws -> Bool { try NativeIsNull(members, key) }
      func decode<T>(_ type: T.Type, forKey key: Key) throws -> T {
        try NativeDecodeMember(type, members, key, settings)
      }
      func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try NativeDecodeMember(type, members, key, settings)
      }
      func nestedContainer<Other>(keyedBy type: Other.Type, forKey key: Key) throws -> KeyedDecodingContainer<Other> {
        KeyedDecodingContainer<Other>(members: try NativeMembers(NativeMember(members, key)), settings: settings)
      }
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
        UnkeyedDecodingContainer(elements: try NativeElements(NativeMember(members, key)), settings: settings)
      }
    }
    struct UnkeyedDecodingContainer {
      var elements: [Any]
      let settings: JSONDecoder
      var currentIndex = 0
      init(elements: [Any], settings: JSONDecoder) {
        self.elements = elements
        self.settings = settings
      }
      var count: Int? { elements.count }
      var isAtEnd: Bool { currentIndex >= elements.count }
      mutating func decode<T>(_ type: T.Type) throws -> T {
        let value = try NativeDecodeElement(type, elements, currentIndex, settings)
        currentIndex += 1
        return value
      }
    }
    struct SingleValueDecodingContainer {
      let node: Any?
      let settings: JSONDecoder
      func decodeNil() -> Bool { NativeIsNothing(node) }
      func decode<T>(_ type: T.Type) throws -> T { try NativeDecodeNode(type, node, settings) }
    }
    """
}
