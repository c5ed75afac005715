/// The 64-bit hash FNV-1a: the same on every machine and in every run, unlike Swift's `Hasher`.
///
/// Source: RFC 9923, The FNV Non-Cryptographic Hash Algorithm.
package struct FNV1a: Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Takes in what follows.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // A sequence that is not known when this is compiled is slow to walk byte by byte.
    if bytes.withContiguousStorageIfAvailable({ add(in: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { add(in: $0) }
    }
  }

  private mutating func add(in bytes: UnsafeBufferPointer<UInt8>) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.value = value
  }

  /// The hash in sixteen hexadecimal digits.
  package var hexadecimal: String { value.hexadecimal }
}

extension UInt64 {
  /// In sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FNV1a {
  package static func hash(of text: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(text.utf8)
    return hash.value
  }

  /// The hash of a text in sixteen hexadecimal digits.
  package static func hexadecimal(of text: String) -> String {
    var hash = FNV1a()
    hash.add(text.utf8)
    return hash.hexadecimal
  }
}
