/// Reads a JSON text by the grammar of RFC 8259.
///
/// Nesting beyond ``maximumDepth`` is refused rather than followed, so that no input exhausts the
/// stack.
struct JSONReader {
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// The value that the whole of `bytes` spells.
  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    // A byte order mark is no part of the grammar; editors write it all the same.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    reader.skipWhitespace()
    let node = try reader.readValue(depth: 0)
    reader.skipWhitespace()
    if let byte = reader.peek() {
      throw reader.error("expected the end of the file, found \(Self.describe(byte))")
    }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func readValue(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    guard depth < Self.maximumDepth else {
      throw error("values are nested more than \(Self.maximumDepth) deep")
    }
    let start = position
    let value: JSONNode.Value
    switch peek() {
    case UInt8(ascii: "{"): value = .object(try readObject(depth: depth))
    case UInt8(ascii: "["): value = .array(try readArray(depth: depth))
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "t"): value = try readWord("true", as: .bool(true))
    case UInt8(ascii: "f"): value = try readWord("false", as: .bool(false))
    case UInt8(ascii: "n"): value = try readWord("null", as: .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      value = .number(try readNumber())
    case let byte: throw error("expected a value, found \(Self.describe(byte))")
    }
    return JSONNode(position: start, value: value)
  }

  private mutating func readObject(depth: Int) throws(JSONSyntaxError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    advance()
    skipWhitespace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      let start = position
      guard peek() == UInt8(ascii: "\"") else {
        throw error("expected a name in quotation marks, found \(Self.describe(peek()))")
      }
      let name = try readString()
      skipWhitespace()
      try expect(UInt8(ascii: ":"), after: "the name \"\(name)\"")
      skipWhitespace()
      let node = try readValue(depth: depth + 1)
      members.append(JSONNode.Member(name: name, position: start, node: node))
      skipWhitespace()
      if take(UInt8(ascii: "}")) { return members }
      try expect(UInt8(ascii: ","), after: "a member", or: "}")
      skipWhitespace()
    }
  }

  private mutating func readArray(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    var elements: [JSONNode] = []
    advance()
    skipWhitespace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try readValue(depth: depth + 1))
      skipWhitespace()
      if take(UInt8(ascii: "]")) { return elements }
      try expect(UInt8(ascii: ","), after: "an element", or: "]")
      skipWhitespace()
    }
  }

  private mutating func readWord(
    _ word: StaticString, as value: JSONNode.Value
  ) throws(JSONSyntaxError) -> JSONNode.Value {
    let start = offset
    while let byte = peek(), Self.isLetter(byte) { advance() }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard text == word.description else {
      offset = start
      throw error("expected a value, found \"\(text.prefix(20))\"")
    }
    return value
  }

  private mutating func readNumber() throws(JSONSyntaxError) -> Double {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let byte = peek(), Self.isDigit(byte) { throw error("a number cannot begin with 0") }
    } else {
      try readDigits()
    }
    if take(UInt8(ascii: ".")) { try readDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      offset = start
      throw error("the number \(text.prefix(20)) is out of range")
    }
    return number
  }

  private mutating func readDigits() throws(JSONSyntaxError) {
    guard let byte = peek(), Self.isDigit(byte) else {
      throw error("expected a digit, found \(Self.describe(peek()))")
    }
    while let byte = peek(), Self.isDigit(byte) { advance() }
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func readString() throws(JSONSyntaxError) -> String {
    let start = position
    advance()
    var content: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        guard let text = String(validating: content, as: UTF8.self) else {
          throw JSONSyntaxError(position: start, message: "the string is not valid UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        content += try readEscape()
      case 0..<0x20:
        throw error("a string cannot contain \(Self.describe(byte)): escape it")
      default:
        content.append(byte)
        advance()
      }
    }
    throw JSONSyntaxError(position: start, message: "the string has no closing quotation mark")
  }

  /// Reads from a backslash on; gives the UTF-8 bytes that it stands for.
  private mutating func readEscape() throws(JSONSyntaxError) -> [UInt8] {
    let start = position
    advance()
    guard let byte = peek() else {
      throw JSONSyntaxError(position: start, message: "the escape has no end")
    }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default:
      throw JSONSyntaxError(
        position: start, message: "\\ cannot be followed by \(Self.describe(byte))")
    }
  }

  private mutating func readUnicodeEscape(
    from start: SourcePosition
  ) throws(JSONSyntaxError) -> [UInt8] {
    var units = [try readHexadecimalUnit(from: start)]
    if UTF16.isLeadSurrogate(units[0]), take(UInt8(ascii: "\\")) {
      guard take(UInt8(ascii: "u")) else {
        throw JSONSyntaxError(position: start, message: "half of a surrogate pair stands alone")
      }
      units.append(try readHexadecimalUnit(from: start))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw JSONSyntaxError(position: start, message: "half of a surrogate pair stands alone")
    }
    return Array(text.utf8)
  }

  private mutating func readHexadecimalUnit(
    from start: SourcePosition
  ) throws(JSONSyntaxError) -> UInt16 {
    let end = min(offset + 4, bytes.count)
    let digits = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard digits.utf8.count == 4, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let unit = UInt16(digits, radix: 16)
    else {
      throw JSONSyntaxError(position: start, message: "\\u needs four hexadecimal digits")
    }
    offset = end
    return unit
  }
}

// MARK: - Bytes

extension JSONReader {
  private var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func advance() {
    if bytes[offset] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    advance()
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      advance()
    }
  }

  private mutating func expect(
    _ byte: UInt8, after what: String, or alternative: String? = nil
  ) throws(JSONSyntaxError) {
    guard !take(byte) else { return }
    let choice = alternative.map { " or '\($0)'" } ?? ""
    throw error(
      "expected \(Self.describe(byte))\(choice) after \(what), found \(Self.describe(peek()))")
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(position: position, message: message)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func describe(_ byte: UInt8?) -> String {
    switch byte {
    case nil: "the end of the file"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "a line break"
    case let byte? where (0x21...0x7E).contains(byte):
      "'\(Character(Unicode.Scalar(byte)))'"
    case let byte?: "byte \(byte)"
    }
  }
}
