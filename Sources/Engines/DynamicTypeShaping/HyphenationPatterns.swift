/// Finds the few lines of a libhyphen dictionary that it takes to divide one word.
///
/// Libhyphen puts all patterns of a file into a small hash table: those of the German dictionary, a megabyte, take it 2.6
/// seconds. It is given those instead that it can meet in a word: patterns whose letters occur in the word, and for each
/// place one that begins as the word goes on there. Its automaton then is at each letter in the state in which it is with
/// the whole dictionary. Points stand for the ends of a word or of its parts, which may be anywhere.
struct HyphenationPatterns: Sendable {
  private let bytes: [UInt8]
  /// Lines that are no plain patterns: the character set, limits, comments, replacements.
  private var others: [Range<Int>] = []
  /// Patterns by their kind and first three letters, or all if they have fewer.
  private var patterns: [UInt32: [Range<Int>]] = [:]
  /// A pattern of each kind for each of their first one and two letters.
  private var beginnings: [UInt32: Range<Int>] = [:]

  /// A bit of the kind: the pattern begins with a point.
  private static let pointed: UInt32 = 1 << 24
  /// A bit of the kind: the pattern is one of those by which the parts of words are divided.
  private static let ofParts: UInt32 = 1 << 25

  /// - Parameter bytes: Of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var level: UInt32 = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      add(start..<end, at: level)
      if bytes[start..<end].starts(with: "NEXTLEVEL".utf8) { level = Self.ofParts }
      start = end + 1
    }
  }

  private mutating func add(_ line: Range<Int>, at level: UInt32) {
    guard line.lowerBound > 0, !line.isEmpty, let letters = letters(ofPattern: line) else {
      others.append(line)
      return
    }
    let kind = level | (bytes[line.lowerBound] == UInt8(ascii: ".") ? Self.pointed : 0)
    patterns[kind | letters, default: []].append(line)
    beginnings[kind | letters & 0xFF] = line
    beginnings[kind | letters & 0xFFFF] = line
  }

  /// The first three letters; nil for a line with anything but digits, small letters and bytes above ASCII, and points
  /// around them.
  private func letters(ofPattern line: Range<Int>) -> UInt32? {
    var letters: UInt32 = 0
    var count: UInt32 = 0
    for place in line {
      let byte = bytes[place]
      if Self.isDigit(byte) { continue }
      if byte == UInt8(ascii: "."), place == line.lowerBound || place == line.upperBound - 1 {
        continue
      }
      guard byte >= 0x80 || byte >= 0x61 && byte <= 0x7A else { return nil }
      if count < 3 { letters |= UInt32(byte) << (8 * count) }
      count += 1
    }
    return count == 0 ? nil : letters
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The lines that libhyphen needs to divide a word as it does with all of them.
  ///
  /// - Parameter word: In the dictionary's character set.
  func dictionary(for word: [UInt8]) -> [UInt8] {
    var wanted: Set<Int> = []
    var lines = others
    for start in word.indices {
      for kind in [0, Self.pointed, Self.ofParts, Self.ofParts | Self.pointed] {
        match(word[start...], kind: kind) { line in
          if wanted.insert(line.lowerBound).inserted { lines.append(line) }
        }
      }
    }
    lines.sort { $0.lowerBound < $1.lowerBound }
    return lines.reduce(into: []) {
      $0 += bytes[$1]
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// Wants the patterns that a text begins with, and one of those that have the most of its first letters.
  private func match(_ text: ArraySlice<UInt8>, kind: UInt32, _ want: (Range<Int>) -> Void) {
    var best: (line: Range<Int>, count: Int)?
    var key = kind
    for (count, byte) in text.prefix(3).enumerated() {
      key |= UInt32(byte) << (8 * UInt32(count))
      if count < 2, let line = beginnings[key] { best = (line, count + 1) }
      for line in patterns[key] ?? [] {
        let (common, isWhole) = letters(of: line, commonWith: text)
        if isWhole { want(line) }
        if common > best?.count ?? 0 { best = (line, common) }
      }
    }
    if let best { want(best.line) }
  }

  /// How many of the first letters of a pattern a text begins with, and whether these are all.
  private func letters(
    of line: Range<Int>, commonWith text: ArraySlice<UInt8>
  ) -> (count: Int, isWhole: Bool) {
    var place = text.startIndex
    for byte in bytes[line] where !Self.isDigit(byte) && byte != UInt8(ascii: ".") {
      guard place < text.endIndex, text[place] == byte else {
        return (place - text.startIndex, false)
      }
      place += 1
    }
    return (place - text.startIndex, true)
  }
}
