import DynamicTypeReport
import DynamicTypeSource

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
  private var lines: LineTable
  private var starts: [Int] { lines.starts }

  init(_ text: String, version: Int, columns: Columns) {
    bytes = Array(text.utf8)
    self.version = version
    self.columns = columns
    lines = LineTable(bytes)
  }

  /// Takes in changes, each of which is to what those before it made.
  mutating func apply(_ changes: [JSONValue], version: Int) {
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"] {
        guard let start = offset(of: range["start"]), let end = offset(of: range["end"]),
          start <= end
        else { continue }
        bytes.replaceSubrange(start..<end, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      lines = LineTable(bytes)
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
    if columns == .bytes { return text.startIndex + min(character, text.count) }
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
    let (line, column) = lines.position(of: offset)
    let start = starts[line - 1]
    return Position(line: line - 1, character: width(bytes[start..<(start + column - 1)]))
  }

  private func width(_ text: ArraySlice<UInt8>) -> Int {
    columns == .bytes ? text.count : String(decoding: text, as: UTF8.self).utf16.count
  }
}

extension OpenText.Position {
  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}
