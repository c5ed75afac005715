import DynamicTypeReportModel

/// The 128-bit hash FNV-1a, the same on every machine: wide enough for all inputs that a cache will ever meet to differ
/// in it.
///
/// Source: RFC 9923, The FNV Non-Cryptographic Hash Algorithm.
struct Digest: Codable, Comparable, Hashable, Sendable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  init() {}

  init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// Of a file's path and its bytes.
  init(of bytes: [UInt8], at path: String) {
    add(path)
    add(bytes)
  }

  /// Takes in what follows.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    // A sequence that is not known when this is compiled is slow to walk byte by byte: a hundred times as slow.
    if bytes.withContiguousStorageIfAvailable({ add(in: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { add(in: $0) }
    }
  }

  private mutating func add(in bytes: UnsafeBufferPointer<UInt8>) {
    var (high, low) = (high, low)
    for byte in bytes {
      low ^= UInt64(byte)
      // The prime is 2 to the 88th and 0x13B more.
      let (carry, product) = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ carry &+ low << 24
      low = product
    }
    (self.high, self.low) = (high, low)
  }

  /// Takes in a text, which no two texts in its place can be taken for.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(in: $0) }
    // A byte that is in no UTF-8.
    add([0xFF])
  }

  mutating func add(_ digest: Digest) { add(digest.bytes) }

  /// Takes in a value, by all that its coding writes: a fifth of what it takes to describe it in words.
  mutating func add(value: some Encodable) {
    add((try? PositionalEncoder.encode(value)) ?? Array("\(value)".utf8))
  }

  var bytes: [UInt8] {
    [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
  }

  /// How many ``bytes`` there are.
  static let length = 16

  /// Reads what ``bytes`` gives; nil for bytes of another number.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func < (left: Digest, right: Digest) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// In 32 hexadecimal digits.
  var hexadecimal: String { high.hexadecimal + low.hexadecimal }
}
