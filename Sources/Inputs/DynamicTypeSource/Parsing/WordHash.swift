/// Words of Swift by a hash of their bytes, to look for many of them in one walk.
enum WordHash {
  /// FNV-1a of 64 bits (Fowler, Noll, Vo).
  static func hash(_ word: String) -> UInt64 {
    word.utf8.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
  }

  static let offset: UInt64 = 0xcbf2_9ce4_8422_2325
  static let prime: UInt64 = 0x100_0000_01b3

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
