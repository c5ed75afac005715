/// Looks for some words in bytes, in capital and small letters alike.
package struct AnyCaseWords: Sendable {
  private let words: [[UInt8]]
  /// For each byte whether a word begins with it.
  private let beginnings: [Bool]

  /// - Parameter words: In small letters of ASCII; none is empty.
  package init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let first = Set(self.words.compactMap(\.first))
    beginnings = (0...UInt8.max).map { first.contains($0.asciiSmall) }
  }

  /// Whether one of the words is among the bytes in a range, also as a part of a longer word.
  package func occur(in bytes: [UInt8], range: Range<Int>) -> Bool {
    let range = range.clamped(to: bytes.indices)
    return bytes.withUnsafeBufferPointer { bytes in
      beginnings.withUnsafeBufferPointer { beginnings in
        for place in range where beginnings[Int(bytes[place])] {
          let rest = bytes[place..<range.upperBound]
          if words.contains(where: { isPrefix($0, of: rest) }) { return true }
        }
        return false
      }
    }
  }

  /// Whether one of the words is among some bytes.
  package func occur(in bytes: [UInt8]) -> Bool { occur(in: bytes, range: bytes.indices) }

  private func isPrefix(_ word: [UInt8], of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard word.count <= bytes.count else { return false }
    return zip(word, bytes).allSatisfy { $0 == $1.asciiSmall }
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII; all others as they are.
  fileprivate var asciiSmall: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
