import SeededRandom

/// Makes new inputs of sources: broken as bytes, of other sources' parts, or with parts that repeat and nest.
struct SourceMutator {
  private let sources: [[UInt8]]
  private var random: SeededGenerator

  init(sources: [[UInt8]], seed: UInt64) {
    self.sources = sources
    random = SeededGenerator(seed: seed)
  }

  /// One to eight mutations of one source.
  mutating func next() -> [UInt8] {
    var bytes = sources.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      mutate(&bytes)
    }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: flip(&bytes)
    case 1: bytes.removeSubrange(range(in: bytes, mostBytes: 100))
    case 2: repeatPart(&bytes)
    case 3: nest(&bytes)
    case 4, 5: splice(&bytes)
    case 6: swapWords(&bytes)
    default: insertOddity(&bytes)
    }
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    bytes[place(in: bytes)] = UInt8.random(in: 0...255, using: &random)
  }

  /// Repeats a part where it is, now and then very often.
  private mutating func repeatPart(_ bytes: inout [UInt8]) {
    let part = range(in: bytes, mostBytes: 40)
    let most = Int.random(in: 0..<10, using: &random) == 0 ? 2_000 : 5
    let copies = Int.random(in: 1...most, using: &random)
    guard bytes.count + copies * part.count < 200_000 else { return }
    let repeated = Array(repeating: bytes[part], count: copies).joined()
    bytes.insert(contentsOf: repeated, at: part.upperBound)
  }

  /// Puts brackets, closures or calls around a part, now and then very many.
  private mutating func nest(_ bytes: inout [UInt8]) {
    let part = range(in: bytes, mostBytes: 40)
    let (opening, closing) = Self.brackets.randomElement(using: &random) ?? ("(", ")")
    let most = Int.random(in: 0..<5, using: &random) == 0 ? 250 : 4
    let levels = Int.random(in: 1...most, using: &random)
    bytes.insert(
      contentsOf: String(repeating: closing, count: levels).utf8, at: part.upperBound)
    bytes.insert(
      contentsOf: String(repeating: opening, count: levels).utf8, at: part.lowerBound)
  }

  /// Puts lines of another source in.
  private mutating func splice(_ bytes: inout [UInt8]) {
    guard let other = sources.randomElement(using: &random), !other.isEmpty else { return }
    let part = lines(in: other, count: Int.random(in: 1...20, using: &random))
    bytes.insert(contentsOf: other[part], at: lines(in: bytes, count: 1).lowerBound)
  }

  /// Replaces a word by another one of the source.
  private mutating func swapWords(_ bytes: inout [UInt8]) {
    guard let first = word(in: bytes), let second = word(in: bytes) else { return }
    bytes.replaceSubrange(first, with: Array(bytes[second]))
  }

  private mutating func insertOddity(_ bytes: inout [UInt8]) {
    let oddity = Self.oddities.randomElement(using: &random) ?? ""
    if Bool.random(using: &random), let word = word(in: bytes) {
      bytes.replaceSubrange(word, with: Array(oddity.utf8))
    } else {
      bytes.insert(contentsOf: Array(oddity.utf8), at: place(in: bytes))
    }
  }
}

// MARK: - Places

extension SourceMutator {
  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: bytes.indices, using: &random)
  }

  private mutating func range(in bytes: [UInt8], mostBytes: Int) -> Range<Int> {
    let start = place(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 0...mostBytes, using: &random))
  }

  private mutating func lines(in bytes: [UInt8], count: Int) -> Range<Int> {
    let start = place(in: bytes)
    let feed = UInt8(ascii: "\n")
    let first = bytes[..<start].lastIndex(of: feed).map { $0 + 1 } ?? 0
    var end = first
    for _ in 0..<count {
      guard let next = bytes[end...].firstIndex(of: feed) else { return first..<bytes.count }
      end = next + 1
    }
    return first..<end
  }

  /// A word or a number near a random place.
  private mutating func word(in bytes: [UInt8]) -> Range<Int>? {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    guard !bytes.isEmpty, let start = bytes[place(in: bytes)...].firstIndex(where: isPart) else {
      return nil
    }
    return start..<(bytes[start...].firstIndex { !isPart($0) } ?? bytes.count)
  }
}

// MARK: - Parts

extension SourceMutator {
  private static let brackets = [
    ("(", ")"), ("[", "]"), ("{ ", " }"), ("f(", ")"), ("VStack { ", " }"), ("[a: ", "]"),
    ("CGFloat(", ")"), ("m.scaledValue(for: ", ")"), ("a ? (", ") : 1"), ("\"\\(", ")\""),
    ("if a { ", " }"), ("#if os(iOS)\n", "\n#endif\n"), ("A<", ">"), ("", ".bold()"), ("", "?"),
    ("", ".frame(height: 20)"), ("", "!.b"), ("-", ""), ("try ", ""), ("{ ", " }(UILabel())"),
    ("1 + ", ""), ("a ?? ", ""), ("case .a(", ")"), ("switch a { case b: ", " }"), ("/*", "*/"),
  ]

  private static let oddities = [
    "", "0", "-1", "1e999", "0x1p-1074", "9223372036854775808", "1_000", "nil", "self", "super",
    "$0", "_", "`default`", "\\.self", "#Preview", "@ScaledMetric", "@IBOutlet weak", "...", "..<",
    "??", "? :", "->", "=", "==", "&", "\u{FEFF}", "\0", "\r", "\r\n", "é", "🧨", "\"", "\"\"\"",
    "#\"", "/*", "*/", "//", "// dynamictype:disable all\n", "/* dynamictype:enable */", "<#a#>",
    "static let a = ", "extension UIFont { ", "return ", "inout ", "some View", "if #available",
    ".font(.system(size: 17))", "UIFont.systemFont(ofSize: 17)", "label.font = ", ".withSize(3)",
    "\"V:|[a(20)]\"", "label.heightAnchor == 20", ".lineLimit(1)", "tableView.rowHeight = 44",
  ]
}
