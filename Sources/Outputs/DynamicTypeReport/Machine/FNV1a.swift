/// The 64-bit hash FNV-1a: the same on every machine and in every run, unlike Swift's `Hasher`.
///
/// Source: RFC 9923, The FNV Non-Cryptographic Hash Algorithm.
package enum FNV1a {
  static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// The hash in sixteen hexadecimal digits.
  package static func hexadecimal(of text: String) -> String {
    let digits = String(hash(of: text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
