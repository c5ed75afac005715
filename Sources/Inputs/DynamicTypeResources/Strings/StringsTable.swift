import DynamicTypeModel

/// Texts by key, as a `.strings` file has them: the old-style property list, text only.
///
/// Grammar: Apple, Property List Programming Topics, "Old-Style ASCII Property Lists", with the
/// outer braces left out. Comments are those of C.
package struct StringsTable: Hashable, Sendable {
  package var texts: [String: String] = [:]
  /// The forms of those texts that depend on a number.
  package var plurals: [String: [PluralCategory: String]] = [:]

  /// Reads a `.strings` file in UTF-8 or UTF-16, or in the form of an XML property list.
  ///
  /// - Throws: ``DocumentError`` with the place of the first mistake.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    let text = SourceText.decodingUTF16(bytes)
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      self = try StringsTable(propertyList: text, path: path)
      return
    }
    if let reason = StringsTable.reasonNotToRead(text) {
      throw DocumentError(
        kind: .malformedStrings, location: SourceLocation(path: path, line: 1, column: 1),
        reason: reason)
    }
    var parser = StringsParser(text, path: path)
    texts = try parser.readTable()
  }

  private static func reasonNotToRead(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: Array("bplist".utf8)) {
      return "a binary property list; the texts as they are in the project are needed"
    }
    return String(validating: bytes, as: UTF8.self) == nil ? "neither UTF-8 nor UTF-16" : nil
  }

  /// Reads the dictionary of an XML property list whose values are strings.
  private init(propertyList bytes: [UInt8], path: String) throws(DocumentError) {
    let list = try PropertyList(bytes, path: path)
    for entry in list.entries(of: list.root) {
      if case .string(let text) = list.value(of: entry.value) { texts[entry.key] = text }
    }
  }
}

/// A cursor over the bytes of a `.strings` file.
private struct StringsParser {
  let bytes: [UInt8]
  let path: String
  var index: Int

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func readTable() throws(DocumentError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipSpace()
    let isBraced = take("{")
    while true {
      try skipSpace()
      if index == bytes.count {
        if isBraced { throw error("expected '}' at the end of the table") }
        return texts
      }
      if isBraced, take("}") { return texts }
      let key = try readString("a key")
      try skipSpace()
      var value = key
      if take("=") {
        try skipSpace()
        value = try readString("a text for \"\(key)\"")
        try skipSpace()
      }
      guard take(";") else { throw error("expected ';' after the text for \"\(key)\"") }
      texts[key] = value
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() throws(DocumentError) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count {
        let start = index
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
          while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        case UInt8(ascii: "*"):
          index += 2
          while index + 1 < bytes.count,
            bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
          {
            index += 1
          }
          if index + 1 >= bytes.count { throw error("this comment does not end", at: start) }
          index += 2
        default: return
        }
      } else {
        return
      }
    }
  }

  /// A string in double quotes, or a bare word.
  private mutating func readString(_ what: String) throws(DocumentError) -> String {
    let start = index
    if take("\"") {
      var text: [UInt8] = []
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\\") {
          try readEscape(into: &text)
        } else {
          text.append(bytes[index])
          index += 1
        }
      }
      guard take("\"") else { throw error("the text that begins here does not end", at: start) }
      return String(decoding: text, as: UTF8.self)
    }
    while index < bytes.count, StringsParser.isBare(bytes[index]) { index += 1 }
    guard index > start else { throw error("expected \(what)") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// One escape: a control character, `\U` with four hexadecimal or up to three octal digits.
  private mutating func readEscape(into text: inout [UInt8]) throws(DocumentError) {
    index += 1
    guard index < bytes.count else { throw error("a backslash ends the file") }
    let byte = bytes[index]
    index += 1
    if let control = StringsParser.controls[byte] {
      text.append(control)
    } else if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      var unit = readDigits(4, base: 16)
      if (0xD800..<0xDC00).contains(unit), bytes[index...].starts(with: Array("\\U".utf8)) {
        index += 2
        unit = 0x10000 + (unit - 0xD800) << 10 + (readDigits(4, base: 16) &- 0xDC00) & 0x3FF
      }
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      index -= 1
      let scalar = Unicode.Scalar(readDigits(3, base: 8)) ?? "\u{FFFD}"
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    } else {
      text.append(byte)
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B,
  ]

  private mutating func readDigits(_ count: Int, base: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard index < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, UInt32(digit) < base
      else { break }
      value = value * base + UInt32(digit)
      index += 1
    }
    return value
  }

  private func error(_ reason: String, at offset: Int? = nil) -> DocumentError {
    let (line, column) = LineIndex(bytes).position(at: offset ?? index)
    return DocumentError(
      kind: .malformedStrings, location: SourceLocation(path: path, line: line, column: column),
      reason: reason)
  }
}
