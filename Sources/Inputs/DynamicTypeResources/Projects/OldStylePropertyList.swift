import DynamicTypeModel

/// A value of an old-style property list, the format of `project.pbxproj`.
///
/// Grammar: Apple, Property List Programming Topics, "Old-Style ASCII Property Lists". Comments are those of C.
indirect enum OldStylePropertyList: Hashable, Sendable {
  /// Also data, `<0FBD77>`, of which nothing here asks the meaning.
  case string(String)
  case array([OldStylePropertyList])
  case dictionary([String: OldStylePropertyList])

  /// - Throws: ``ProjectError`` with the place of the first mistake.
  init(_ bytes: [UInt8]) throws(ProjectError) {
    var parser = PropertyListParser(bytes)
    self = try parser.readAll()
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of an array, other elements left out; empty for what is no array.
  var strings: [String] {
    if case .array(let elements) = self { elements.compactMap(\.string) } else { [] }
  }

  /// The value of a key; nil without it, and for what is no dictionary.
  subscript(key: String) -> OldStylePropertyList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }
}

/// A cursor over the bytes of an old-style property list.
private struct PropertyListParser {
  private let bytes: [UInt8]
  private var index: Int
  private var depth = 0
  /// Projects nest six deep.
  private static let mostDepth = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func readAll() throws(ProjectError) -> OldStylePropertyList {
    let value = try readValue()
    try skipSpace()
    guard index == bytes.count else { throw error("expected the end of the file") }
    return value
  }

  private mutating func readValue() throws(ProjectError) -> OldStylePropertyList {
    try skipSpace()
    guard depth < Self.mostDepth else { throw error("nests deeper than any project") }
    depth += 1
    defer { depth -= 1 }
    if take("{") { return .dictionary(try readEntries()) }
    if take("(") { return .array(try readElements()) }
    if take("<") { return .string(try readData()) }
    return .string(try readString("a value"))
  }

  /// What follows `{`, up to the `}`.
  private mutating func readEntries() throws(ProjectError) -> [String: OldStylePropertyList] {
    var entries: [String: OldStylePropertyList] = [:]
    while true {
      try skipSpace()
      if take("}") { return entries }
      let key = try readString("a key or '}'")
      try skipSpace()
      guard take("=") else { throw error("expected '=' after the key \(key)") }
      entries[key] = try readValue()
      try skipSpace()
      guard take(";") else { throw error("expected ';' after the value of \(key)") }
    }
  }

  /// What follows `(`, up to the `)`.
  private mutating func readElements() throws(ProjectError) -> [OldStylePropertyList] {
    var elements: [OldStylePropertyList] = []
    while true {
      try skipSpace()
      if take(")") { return elements }
      elements.append(try readValue())
      try skipSpace()
      if take(")") { return elements }
      guard take(",") else { throw error("expected ',' or ')' after an element") }
    }
  }

  /// What follows `<`: hexadecimal digits, with spaces between them, up to the `>`.
  private mutating func readData() throws(ProjectError) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let scalar = Unicode.Scalar(bytes[index])
      guard scalar.properties.isASCIIHexDigit || scalar == " " || scalar == "\n" else {
        throw error("expected hexadecimal digits, found '\(scalar)'")
      }
      index += 1
    }
    defer { index += 1 }
    guard index < bytes.count else {
      throw error("the data that begins here does not end", at: start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  // MARK: Characters

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() throws(ProjectError) {
    while index < bytes.count {
      if bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: Array("//".utf8)) {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if bytes[index...].starts(with: Array("/*".utf8)) {
        let start = index
        index += 2
        while !bytes[index...].starts(with: Array("*/".utf8)) {
          guard index < bytes.count else { throw error("this comment does not end", at: start) }
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func readString(_ what: String) throws(ProjectError) -> String {
    let start = index
    for quote in ["\"", "'"] as [Unicode.Scalar] where take(quote) {
      var text: [UInt8] = []
      while index < bytes.count, bytes[index] != UInt8(ascii: quote) {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        guard index < bytes.count else { break }
        text.append(bytes[index])
        index += 1
      }
      guard take(quote) else { throw error("the text that begins here does not end", at: start) }
      return String(decoding: text, as: UTF8.self)
    }
    while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
    guard index > start else {
      throw error(
        index < bytes.count
          ? "expected \(what), found '\(Unicode.Scalar(bytes[index]))'"
          : "expected \(what), found the end of the file")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private func error(_ reason: String, at offset: Int? = nil) -> ProjectError {
    let before = bytes[..<min(offset ?? index, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return ProjectError(line: line, column: before.count - start + 1, reason: reason)
  }
}
