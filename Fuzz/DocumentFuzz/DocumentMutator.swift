import SeededRandom

/// Makes new inputs of documents: some broken as bytes, most still XML but with odd content.
struct DocumentMutator {
  private let documents: [[UInt8]]
  private var random: SeededGenerator

  init(documents: [[UInt8]], seed: UInt64) {
    self.documents = documents
    random = SeededGenerator(seed: seed)
  }

  /// One to eight mutations of one document; three inputs of four stay well-formed XML.
  mutating func next() -> [UInt8] {
    var bytes = documents.randomElement(using: &random) ?? []
    let isWild = Int.random(in: 0..<4, using: &random) == 0
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      if isWild { mutateBytes(&bytes) } else { mutateContent(&bytes) }
    }
    return bytes
  }

  private mutating func mutateBytes(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: flip(&bytes)
    case 1: cut(&bytes)
    case 2: bytes.removeLast(Int.random(in: 0...bytes.count / 8, using: &random))
    case 3: repeatElement(&bytes)
    case 4: removeElement(&bytes)
    default: splice(&bytes)
    }
  }

  private mutating func mutateContent(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: if let leaf = leaf(in: bytes) { bytes.removeSubrange(leaf) }
    case 1:
      guard let other = documents.randomElement(using: &random), !other.isEmpty,
        let source = leaf(in: other), let place = leaf(in: bytes)
      else { return }
      bytes.insert(contentsOf: Array(other[source]), at: place.lowerBound)
    default: replaceValue(&bytes)
    }
  }

  /// A line that is one element without children.
  private mutating func leaf(in bytes: [UInt8]) -> Range<Int>? {
    for _ in 0..<20 {
      let line = lines(in: bytes, count: 1)
      let text = bytes[line].drop { $0 == 0x20 }
      guard text.first == UInt8(ascii: "<"), text.starts(with: Array("</".utf8)) == false else {
        continue
      }
      if text.suffix(3).elementsEqual("/>\n".utf8) { return line }
    }
    return nil
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
      in: 0...255, using: &random)
  }

  private mutating func cut(_ bytes: inout [UInt8]) {
    let start = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...200, using: &random))
    bytes.removeSubrange(start..<end)
  }

  /// Copies a line, or many, to another place: elements stand on lines of their own.
  private mutating func repeatElement(_ bytes: inout [UInt8]) {
    guard bytes.count < 2_000_000 else { return }
    let range = lines(in: bytes, count: Int.random(in: 1...20, using: &random))
    let place = lines(in: bytes, count: 1).lowerBound
    bytes.insert(contentsOf: Array(bytes[range]), at: place)
  }

  private mutating func removeElement(_ bytes: inout [UInt8]) {
    bytes.removeSubrange(lines(in: bytes, count: Int.random(in: 1...5, using: &random)))
  }

  /// Puts lines of another document in.
  private mutating func splice(_ bytes: inout [UInt8]) {
    guard let other = documents.randomElement(using: &random), !other.isEmpty else { return }
    let range = lines(in: other, count: Int.random(in: 1...30, using: &random))
    bytes.insert(contentsOf: Array(other[range]), at: lines(in: bytes, count: 1).lowerBound)
  }

  /// Replaces the value of an attribute by an odd one or by that of another attribute.
  private mutating func replaceValue(_ bytes: inout [UInt8]) {
    guard let range = quoted(in: bytes) else { return }
    if Bool.random(using: &random), let other = quoted(in: bytes) {
      bytes.replaceSubrange(range, with: Array(bytes[other]))
    } else {
      let value = Self.oddValues.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(range, with: Array(value.utf8))
    }
  }

  private static let oddValues = [
    "", "0", "-1", "1e999", "nan", "-inf", "1e-320", "9223372036854775808", "1:0", "16:9", "0/0",
    "YES", "NO", "MAYBE", "contentView", "key", "frame", "default", "widthClass=regular",
    "heightClass=compact-widthClass=compact", "-", "=", "#", "a#b#c", "&#10;", "&amp;", "embed",
    "UICTFontTextStyleBody", "system", "retina6_1", "ipad9_7",
    String(repeating: "x", count: 5000), "\u{FEFF}", "ÿ", "🧨",
  ]

  /// The inside of a pair of quotes, near a random place.
  private mutating func quoted(in bytes: [UInt8]) -> Range<Int>? {
    let start = Int.random(in: bytes.indices, using: &random)
    let quote = UInt8(ascii: "\"")
    guard let equals = bytes[start...].firstIndex(of: UInt8(ascii: "=")),
      let open = bytes[equals...].firstIndex(of: quote),
      let close = bytes[(open + 1)...].firstIndex(of: quote)
    else { return nil }
    return open + 1..<close
  }

  private mutating func lines(in bytes: [UInt8], count: Int) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &random)
    let feed = UInt8(ascii: "\n")
    let first = bytes[..<start].lastIndex(of: feed).map { $0 + 1 } ?? 0
    var end = first
    for _ in 0..<count {
      guard let next = bytes[end...].firstIndex(of: feed) else { return first..<bytes.count }
      end = next + 1
    }
    return first..<end
  }
}
