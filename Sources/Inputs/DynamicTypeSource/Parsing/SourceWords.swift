/// The words without which no rule finds anything in a source.
///
/// Looking for them takes a small part of the time of parsing. A source without them is read where another one names
/// a constant of it: ``ForeignConstant``.
enum SourceWords {
  /// Parts of `Height`, `height`, `dynamicTypeSize`, `dynamictype:`, `lineLimit`, `sizeCategory`,
  /// `ContentSizeCategory`, `withVisualFormat`, `ReferenceSize`, `scaledValue`, `ScaledMetric`, `itemSize`, `withSize`,
  /// `.custom(`, `.system(`, `.snp`, `minimumScaleFactor`, `numberOfLines`, `customView:`, `pointSize:`, `UILabel(`, `UITextField(`,
  /// `UIButton(`, `.frame(width:`, `.fixedSize(` and others as they are; no two begin with the same two bytes.
  private static let words: [[UInt8]] = [
    "Font", "font", "eight", "micType", "ictype:", "lineL", "izeCategory", "VisualFormat",
    "ReferenceSize", "dValue", "dMetric",
    "temSize", "hSize(", "ustom(", "system(", ".snp",
    "inimumScale", "umberOfLines", "mView:", "ntSize:", "HStack", "ILabel(", "ITextField(",
    "IButton(", "ame(width", "xedSize(",
  ]
  .map { Array($0.utf8) }

  /// For each pair of bytes the word that begins with it, counted from 1; 0 for none.
  private static let wordsByPair: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for (index, word) in words.enumerated() { table[pair(word[0], word[1])] = UInt8(index + 1) }
    return table
  }()

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  /// Whether one of the words is in a source.
  static func occur(in bytes: [UInt8]) -> Bool {
    let (words, table) = (words, wordsByPair)
    return bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        for place in bytes.indices.dropLast() {
          let word = table[pair(bytes[place], bytes[place + 1])]
          if word > 0, bytes[place...].starts(with: words[Int(word) - 1]) { return true }
        }
        return false
      }
    }
  }
}
