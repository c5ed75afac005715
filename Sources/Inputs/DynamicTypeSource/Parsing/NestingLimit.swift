/// Finds sources that nest deeper, or are longer, than it is safe to parse.
///
/// swift-syntax limits parentheses and braces, but spends a stack frame and more on each further
/// `[`, `<`, `->`, `?`, `#if`, `else if` and on words such as `try` and `if` that follow each other, and
/// time that multiplies on nested `if` and on rows of `#`, and doubles on types in types (``TypeNesting``).
/// Each word and sign of code takes some 200 bytes of memory when it is parsed. No source that a person wrote comes near
/// the limits.
struct NestingLimit {
  static let maximum = 200
  /// Of words and signs outside of texts and comments. A table of 7,000 icons has 140,000.
  static let maximumWords = 1_000_000
  /// Of times that the parser takes twice as long for a place in types.
  private static let maximumDoublings = 10

  private enum Mode: Equatable {
    case parenthesis, bracket, brace, angle
    case conditional
    /// A string literal that opens with so many `#`, over several lines or not.
    case string(pounds: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var modes: [Mode] = []
  private var position = 0
  private var words = 0
  /// How many words that can nest without a bracket there were since the last punctuation.
  private var prefixes = 0
  /// How many words that want a block there were since the last block.
  private var statements = 0
  /// How many arrows, and questions without an answer, there were since the last declaration.
  private var arrows = 0
  private var questions = 0
  /// By how many modes are open: how many `else if` there were in a row. Zero beyond its end.
  private var alternatives = [0]
  private var isAfterElse = false
  private var types = TypeNesting()
  /// Nil where nobody asks for them.
  private var bodies: CodeBodies?

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// What a source has too much of, with the UTF-8 offset from which on it does.
  enum Excess: Equatable {
    case nesting(Int)
    case length(Int)
  }

  /// Nil for a source that can be parsed.
  static func exceeded(in bytes: [UInt8]) -> Excess? {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = NestingLimit(bytes)
      return scan.excess()
    }
  }

  /// The bodies in a source, in its order; nil for one that cannot be parsed, or that leaves any doubt about them.
  static func bodies(in bytes: [UInt8]) -> [CodeBody]? {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = NestingLimit(bytes)
      scan.bodies = CodeBodies()
      guard scan.excess() == nil, let bodies = scan.bodies, bodies.isSure else { return nil }
      return bodies.found
    }
  }

  private mutating func excess() -> Excess? {
    while position < bytes.count {
      let start = position
      step()
      if isTooDeep { return .nesting(start) }
      if words > Self.maximumWords { return .length(start) }
    }
    return nil
  }

  private var isTooDeep: Bool {
    modes.count > Self.maximum || prefixes > Self.maximum || statements > Self.maximum
      || arrows > Self.maximum || questions > Self.maximum
      || types.doublings > Self.maximumDoublings
      || modes.count < alternatives.count && alternatives[modes.count] > Self.maximum
  }

  private mutating func step() {
    if case .string(let pounds, let isMultiline)? = modes.last {
      stepInString(pounds, isMultiline)
    } else {
      stepInCode()
    }
  }
}

// MARK: - Code

extension NestingLimit {
  private mutating func stepInCode() {
    let byte = bytes[position]
    if byte > UInt8(ascii: " ") { words += 1 }
    switch byte {
    case UInt8(ascii: "("): open(.parenthesis)
    case UInt8(ascii: "["): open(.bracket)
    case UInt8(ascii: "{"): open(.brace)
    case UInt8(ascii: ")"): close(.parenthesis)
    case UInt8(ascii: "]"): close(.bracket)
    case UInt8(ascii: "}"): close(.brace)
    case UInt8(ascii: "<"): stepAtLess()
    case UInt8(ascii: ">"): close(.angle)
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      endOfBlockHead()
      stepOverSign()
    case UInt8(ascii: ","):
      prefixes = 0
      stepOverSign()
    case UInt8(ascii: "?"):
      stepAtQuestion()
    case UInt8(ascii: ":") where at(1) == UInt8(ascii: ":"):
      // A module's name stands before it.
      position += 2
    case UInt8(ascii: ":"):
      questions = max(0, questions - 1)
      stepOverSign()
    case UInt8(ascii: "-") where at(1) == UInt8(ascii: ">"):
      arrows += 1
      stepOverSign()
      position += 1
    case UInt8(ascii: "/"): stepAtSlash()
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): stepAtPound()
    case _ where Self.isWordByte(byte): stepOverWord()
    case ...UInt8(ascii: " "):
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { bodies?.endOfLine() }
      position += 1
    default: stepOverSign()
    }
  }

  private func at(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func step(by count: Int) {
    prefixes = 0
    position += count
  }

  private mutating func stepOverSign() {
    bodies?.sign(at: position, in: bytes)
    types.sign(bytes[position], before: at(1))
    position += 1
  }

  /// A question with a space before it asks for one of two values, another one ends a type.
  private mutating func stepAtQuestion() {
    if position > 0, bytes[position - 1] == UInt8(ascii: " ") {
      questions += 1
      types.sign(UInt8(ascii: "="), before: nil)
      position += 1
    } else {
      stepOverSign()
    }
  }

  private mutating func endOfDeclaration() {
    arrows = 0
    questions = 0
    guard modes.last == .angle else { return }
    while modes.last == .angle { modes.removeLast() }
    types.close(to: modes.count)
  }

  private mutating func endOfBlockHead() {
    statements = 0
    endOfDeclaration()
  }

  private mutating func open(_ mode: Mode) {
    if mode == .brace { endOfBlockHead() }
    modes.append(mode)
    if mode == .angle {
      bodies?.sign(at: position, in: bytes)
    } else {
      bodies?.open(bytes[position], at: position)
    }
    if mode == .brace { types.openOther() } else { types.open(bytes[position]) }
    isAfterElse = false
    step(by: 1)
  }

  /// Ends the innermost such bracket and what was left open within it.
  private mutating func close(_ mode: Mode) {
    if mode == .angle {
      bodies?.sign(at: position, in: bytes)
    } else {
      bodies?.close(bytes[position], at: position)
    }
    step(by: 1)
    if mode == .brace { endOfBlockHead() }
    var index = modes.count - 1
    while index >= 0 {
      if modes[index] == mode {
        modes.removeSubrange(index...)
        types.close(to: modes.count)
        return
      }
      // A `)` does not reach out of a block, nor a bracket out of an interpolation.
      if case .string = modes[index] { return }
      if modes[index] == .conditional || (modes[index] == .brace && mode != .brace) { return }
      if mode == .angle { return }
      index -= 1
    }
  }

  /// `<` may open a list of types, as the parser will find out; `<=` and `<<` do not.
  private mutating func stepAtLess() {
    if at(1) == UInt8(ascii: "=") || at(1) == UInt8(ascii: "<") {
      bodies?.sign(at: position, in: bytes)
      types.sign(UInt8(ascii: "="), before: nil)
      position += 2
    } else {
      open(.angle)
    }
  }

  private mutating func stepAtSlash() {
    if at(1) == UInt8(ascii: "/") {
      bodies?.endOfLine()
      while let byte = at(0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        position += 1
      }
    } else if at(1) == UInt8(ascii: "*") {
      bodies?.endOfLine()
      stepOverBlockComment()
    } else {
      stepOverSign()
    }
  }

  private mutating func stepOverBlockComment() {
    var depth = 0
    repeat {
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func stepAtPound() {
    var pounds = 0
    while at(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if at(pounds) == UInt8(ascii: "\"") {
      position += pounds
      openString(pounds: pounds)
      return
    }
    if pounds > NestingLimit.maximum { prefixes = pounds }
    let next = at(pounds)
    bodies?.pounds(before: next)
    types.sign(UInt8(ascii: "#"), before: nil)
    position += pounds
    switch NestingWord.known[NestingWord(at: position, in: bytes)] {
    case .condition:
      modes.append(.conditional)
      types.openOther()
    case .endOfConditional:
      if let index = modes.lastIndex(of: .conditional) {
        modes.removeSubrange(index...)
        types.close(to: modes.count)
      }
    default: break
    }
  }

  private mutating func stepOverWord() {
    let word = NestingWord(at: position, in: bytes)
    let role = word.length > NestingWord.longest ? nil : NestingWord.known[word]
    if role == .condition { countAlternative() }
    isAfterElse = role == .alternative
    types.word(isKeyword: role != nil)
    bodies?.word(word, at: position, in: bytes)
    if role == .attribute { types.attribute() }
    switch role {
    case .condition, .statement: statements += 1
    case .prefix: prefixes += 1
    case .declaration: endOfDeclaration()
    case .alternative, .endOfConditional, .specifier, .attribute, nil: break
    }
    position += word.length
  }

  private mutating func countAlternative() {
    while alternatives.count <= modes.count { alternatives.append(0) }
    alternatives[modes.count] = isAfterElse ? alternatives[modes.count] + 1 : 0
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

// MARK: - Strings

extension NestingLimit {
  private mutating func openString(pounds: Int) {
    let isMultiline = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    modes.append(.string(pounds: pounds, isMultiline: isMultiline))
    bodies?.openText(isMultiline: isMultiline)
    // `#"""#` is one sign on a line.
    if isMultiline, pounds > 0, !isEndOfLine(at: 3) { bodies?.doubt() }
    types.openOther()
    step(by: isMultiline ? 3 : 1)
  }

  private mutating func stepInString(_ pounds: Int, _ isMultiline: Bool) {
    switch bytes[position] {
    case UInt8(ascii: "\\") where hasPounds(pounds, from: 1):
      if at(1 + pounds) == UInt8(ascii: "(") {
        modes.append(.parenthesis)
        types.openOther()
        bodies?.openInterpolation()
      } else if !isMultiline, isEndOfLine(at: 1 + pounds) {
        bodies?.doubt()
      }
      position += 2 + pounds
    case UInt8(ascii: "\""):
      let isEnd = !isMultiline || (at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\""))
      let length = isMultiline ? 3 : 1
      if isEnd, hasPounds(pounds, from: length) {
        endString(isWhole: true)
        position += length + pounds
      } else {
        position += 1
      }
    case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
      // It is not terminated, so the line ends it.
      endString(isWhole: false)
      position += 1
    default: position += 1
    }
  }

  /// - Parameter isWhole: Whether its quote ends it.
  private mutating func endString(isWhole: Bool) {
    bodies?.closeText(isWhole: isWhole)
    modes.removeLast()
    types.close(to: modes.count)
  }

  private func isEndOfLine(at distance: Int) -> Bool {
    at(distance).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  private func hasPounds(_ count: Int, from distance: Int) -> Bool {
    (0..<count).allSatisfy { at(distance + $0) == UInt8(ascii: "#") }
  }
}

// MARK: - Words

/// A word of code, as far as words that nest must be told apart: its first eight bytes and its length.
struct NestingWord: Hashable {
  enum Role {
    case condition, alternative, statement, prefix, declaration, endOfConditional
    /// Stand in types: before what is no argument of theirs, and before their arguments.
    case specifier, attribute
  }

  private var start: UInt64 = 0
  private(set) var length = 0

  /// The word that begins at a place; of no length where none does.
  init(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    while place + length < bytes.count, NestingLimit.isWordByte(bytes[place + length]) {
      if length < 8 { start = start << 8 | UInt64(bytes[place + length]) }
      length += 1
    }
  }

  init(_ word: String) {
    let bytes = Array(word.utf8)
    self = bytes.withUnsafeBufferPointer { NestingWord(at: 0, in: $0) }
  }

  static let longest = "precedencegroup".utf8.count

  /// Those that can nest without a bracket, or say where nesting ends.
  static let known: [NestingWord: Role] = {
    let words: [(Role, [String])] = [
      (.condition, ["if"]), (.alternative, ["else"]), (.endOfConditional, ["endif"]),
      (
        .statement,
        ["switch", "while", "guard", "for", "do", "defer", "repeat", "precedencegroup"]
      ),
      (
        .prefix,
        [
          "try", "await", "inout", "each", "copy", "consume", "unsafe", "borrow", "some", "any",
          "sending", "borrowing", "consuming", "isolated",
        ]
      ),
      (.declaration, ["func", "var", "let", "init", "subscript", "typealias"]),
      (
        .specifier,
        [
          "throws", "rethrows", "async", "reasync", "of", "_const", "__shared", "__owned",
        ]
      ),
      (.attribute, ["nonisolated", "dependsOn"]),
    ]
    return Dictionary(
      words.flatMap { role, words in words.map { (NestingWord($0), role) } }
    ) { first, _ in first }
  }()
}
