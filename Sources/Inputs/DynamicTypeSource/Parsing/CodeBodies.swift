/// What a block holds that declares nothing for others: the body of a function, an accessor or a closure.
package struct CodeBody: Hashable, Sendable {
  /// What stands before it since the block before it or around it: its own declaration, and those without blocks.
  package var head: Range<Int>
  /// What is within its braces.
  package var inside: Range<Int>
}

/// Finds the bodies of a source that are in nothing but types, while ``NestingLimit`` walks over the source.
///
/// What it finds is taken for sure, and parsing goes on behind a body as if the body were empty. Where a reader could see
/// other bodies it is in doubt instead: at brackets that do not match, at what may be a regular expression, at names in
/// scripts of their own, and at statements outside of functions.
struct CodeBodies {
  private enum Opened {
    /// A type or an extension.
    case declarations
    /// A block in no block.
    case body
    /// A block in one.
    case inner
    case parenthesis, bracket, condition
    case text(isMultiline: Bool)
  }

  /// In the order of the source.
  private(set) var found: [CodeBody] = []
  /// Whether the source can be read in another way.
  private(set) var isInDoubt = false
  private var opened: [Opened] = []
  /// Where the declaration begins that is read, outside of bodies.
  private var head = 0
  /// Whether the next block holds declarations.
  private var isType = false
  /// The block that is read, as far as it is known; nil outside of blocks.
  private var body: CodeBody?
  private var conditions = 0
  /// How many texts are open that end with their line.
  private var texts = 0

  /// Whether everything that was opened has been closed, in order.
  var isSure: Bool { !isInDoubt && opened.isEmpty }

  mutating func doubt() { isInDoubt = true }
}

// MARK: - Brackets

extension CodeBodies {
  mutating func open(_ byte: UInt8, at place: Int) {
    switch byte {
    case UInt8(ascii: "("): opened.append(.parenthesis)
    case UInt8(ascii: "["): opened.append(.bracket)
    case _ where body != nil: opened.append(.inner)
    case _ where isType && isBetweenDeclarations: openType(at: place)
    default:
      body = CodeBody(head: head..<place, inside: place + 1..<place + 1)
      opened.append(.body)
    }
  }

  private mutating func openType(at place: Int) {
    opened.append(.declarations)
    (head, isType) = (place + 1, false)
  }

  mutating func close(_ byte: UInt8, at place: Int) {
    switch (byte, opened.popLast()) {
    case (UInt8(ascii: ")"), .parenthesis), (UInt8(ascii: "]"), .bracket),
      (UInt8(ascii: "}"), .inner):
      break
    case (UInt8(ascii: "}"), .declarations): (head, isType) = (place + 1, false)
    case (UInt8(ascii: "}"), .body): closeBody(at: place)
    default: doubt()
    }
  }

  private mutating func closeBody(at place: Int) {
    if var body, conditions == 0 {
      body.inside = body.inside.lowerBound..<place
      found.append(body)
    }
    body = nil
    if isBetweenDeclarations { (head, isType) = (place + 1, false) }
  }

  /// Whether it is neither in a body nor in a list of arguments.
  private var isBetweenDeclarations: Bool {
    switch opened.last {
    case .declarations, .condition, nil: true
    default: false
    }
  }
}

// MARK: - Texts

extension CodeBodies {
  mutating func openText(isMultiline: Bool) {
    opened.append(.text(isMultiline: isMultiline))
    if !isMultiline { texts += 1 }
  }

  mutating func openInterpolation() { opened.append(.parenthesis) }

  /// - Parameter isWhole: Whether it ends with a quote.
  mutating func closeText(isWhole: Bool) {
    guard isWhole, case .text(let isMultiline)? = opened.popLast() else { return doubt() }
    if !isMultiline { texts -= 1 }
  }

  /// The end of a line, or a comment, which may have one in it.
  mutating func endOfLine() {
    if texts > 0 { doubt() }
  }
}

// MARK: - Words

extension CodeBodies {
  /// A word of code.
  mutating func word(_ word: NestingWord, at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let range = place..<place + word.length
    // Among them are spaces and quotes of other scripts.
    if bytes[range].contains(where: { $0 >= 0x80 }) { return doubt() }
    let before = place > 0 ? bytes[place - 1] : nil
    if before == UInt8(ascii: "#") { return condition(word) }
    guard body == nil, word.length <= NestingWord.longest else { return }
    if Self.types.contains(word) {
      if Self.isDeclaring(before: range.upperBound, in: bytes) { isType = true }
    } else if Self.members.contains(word) {
      // `class func`, and what follows `import struct Module.Type`.
      let isQuoted = before == UInt8(ascii: "`") || before == UInt8(ascii: ".")
      if isBetweenDeclarations, !isQuoted { isType = false }
    } else if Self.statements.contains(word) {
      doubt()
    } else if word == Self.loop, isBetweenDeclarations {
      doubt()
    }
  }

  /// Whether a name or a type may follow, with spaces and comments between.
  private static func isDeclaring(
    before place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bytes[place...].first { $0 > UInt8(ascii: " ") }.map { !":=,.)?{".utf8.contains($0) } ?? false
  }

  private mutating func condition(_ word: NestingWord) {
    switch word {
    case Self.start:
      opened.append(.condition)
      conditions += 1
    case Self.end:
      guard case .condition? = opened.popLast() else { return doubt() }
      conditions -= 1
    case _ where Self.alternatives.contains(word):
      guard case .condition? = opened.last else { return doubt() }
    default: break
    }
  }

  private static func words(_ words: String...) -> Set<NestingWord> {
    Set(words.map { NestingWord($0) })
  }

  private static let types = words("struct", "class", "actor", "enum", "protocol", "extension")
  private static let members = words(
    "func", "var", "init", "deinit", "subscript", "typealias")
  private static let statements = words(
    "if", "switch", "while", "guard", "do", "defer", "repeat", "else", "catch")
  /// Also a label of arguments.
  private static let loop = NestingWord("for")
  private static let start = NestingWord("if")
  private static let end = NestingWord("endif")
  private static let alternatives = words("else", "elseif")
}

// MARK: - Signs

extension CodeBodies {
  /// A sign that opens nothing in most sources.
  mutating func sign(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    // Each of many on a line would look through the rest of it.
    if isInDoubt { return }
    let next = place + 1 < bytes.count ? bytes[place + 1] : nil
    switch bytes[place] {
    // A text, to the parser.
    case UInt8(ascii: "'"): doubt()
    case UInt8(ascii: "/"): slash(at: place, before: next, in: bytes)
    case UInt8(ascii: "`"): quote(at: place, in: bytes)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // A placeholder of an editor, or the mark of a conflict.
      let row = bytes[place...].prefix(4)
      let isRow = row.count == 4 && row.allSatisfy { $0 == bytes[place] }
      if next == UInt8(ascii: "#") || isRow { doubt() }
    default: break
    }
  }

  /// A regular expression begins with none of spaces and ends on its line.
  private mutating func slash(
    at place: Int, before next: UInt8?, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let before = place > 0 ? bytes[place - 1] : UInt8(ascii: "\n")
    if before == UInt8(ascii: "*") { return doubt() }
    if next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { return }
    if NestingLimit.isWordByte(before) || before == UInt8(ascii: ")")
      || before == UInt8(ascii: "]")
    {
      return
    }
    let rest = bytes[(place + 1)...].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    if rest.contains(UInt8(ascii: "/")) { doubt() }
  }

  /// Of `#`, so many times.
  mutating func pounds(before next: UInt8?) {
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "!") { doubt() }
  }

  /// A name in quotes may have any sign in it. The quote at its end follows a word, too.
  private mutating func quote(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let name = bytes[(place + 1)...].prefix { NestingLimit.isWordByte($0) }
    let end = place + 1 + name.count
    let isStart = end < bytes.count && bytes[end] == UInt8(ascii: "`") && !name.isEmpty
    let isEnd = place > 0 && NestingLimit.isWordByte(bytes[place - 1])
    if isStart == isEnd { doubt() }
  }
}
