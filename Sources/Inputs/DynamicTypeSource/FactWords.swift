/// The words without which a source holds no facts for us.
///
/// Parsing takes ten times as long as looking for them, and most sources of an app have none.
enum FactWords {
  /// Parts of `Font`, `font`, `Height`, `height`, `dynamicTypeSize`, `dynamictype:`, `lineLimit`,
  /// `ContentSizeCategory` and `withVisualFormat`; no two begin alike.
  private static let words: [[UInt8]] = [
    "ont", "eight", "ynamic", "lineL", "SizeCategory", "VisualFormat",
  ]
  .map { Array($0.utf8) }

  static func occur(in bytes: [UInt8]) -> Bool {
    var candidates = [Int?](repeating: nil, count: 256)
    for (index, word) in words.enumerated() { candidates[Int(word[0])] = index }
    for (offset, byte) in bytes.enumerated() {
      guard let index = candidates[Int(byte)] else { continue }
      if bytes[offset...].starts(with: words[index]) { return true }
    }
    return false
  }
}
