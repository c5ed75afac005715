import DynamicTypeReport

/// A text that an editor has open.
///
/// Source: Language Server Protocol 3.17, Text Documents: positions count from 0, columns UTF-16 units, or bytes where
/// client and server agree on them. Evidence: E-editor-protocol.
struct OpenText: Sendable {
  /// How columns count.
  enum Columns: String, Sendable {
    case bytes = "utf-8"
    case units = "utf-16"
  }

  struct Position: Hashable, Sendable {
    /// From 0.
    var line: Int
    /// From 0.
    var character: Int
  }

  private(set) var bytes: [UInt8]
  private(set) var version: Int
  let columns: Columns
  /// The offset of the first byte of each line.
  private var starts: [Int]

  init(_ text: String, version: Int, columns: Columns) {
    bytes = Array(text.utf8)
    self.version = version
    self.columns = columns
    starts = Self.starts(bytes)
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if isEnd { starts.append(offset + 1) }
    }
    return starts
  }

  /// Takes in changes, each of which is to what those before it made.
  mutating func apply(_ changes: [JSONValue], version: Int) {
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"], let start = offset(of: range["start"]),
        let end = offset(of: range["end"]), start <= end
      {
        bytes.replaceSubrange(start..<end, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      starts = Self.starts(bytes)
    }
    self.version = version
  }

  /// The bytes of a line, from 0, without its end.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number) else { return [] }
    let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    var line = bytes[starts[number]..<end]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      line.removeLast()
    }
    return line
  }

  /// Positions behind a line's end are at its end, as the protocol says.
  func offset(of position: JSONValue?) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    guard starts.indices.contains(line) else { return bytes.count }
    let text = self.line(line)
    if columns == .bytes { return min(text.startIndex + character, text.endIndex) }
    var units = 0
    var offset = text.startIndex
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if units >= character { break }
      units += scalar.value > 0xFFFF ? 2 : 1
      offset += UTF8.width(scalar)
    }
    return min(offset, text.endIndex)
  }

  /// - Parameters:
  ///   - line: From 1.
  ///   - column: In bytes, from 1.
  func position(line: Int, column: Int) -> Position {
    let line = max(0, line - 1)
    guard starts.indices.contains(line) else {
      return Position(line: max(0, starts.count - 1), character: 0)
    }
    let text = self.line(line)
    return Position(
      line: line, character: width(text.prefix(max(0, column - 1))))
  }

  func position(of offset: Int) -> Position {
    let line = max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1)
    return Position(
      line: line,
      character: width(bytes[starts[line]..<min(max(offset, starts[line]), bytes.count)]))
  }

  private func width(_ text: ArraySlice<UInt8>) -> Int {
    columns == .bytes ? text.count : String(decoding: text, as: UTF8.self).utf16.count
  }
}

extension OpenText.Position {
  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}
