/// Where the lines of a text begin, to turn UTF-8 offsets into lines and columns.
package struct LineTable: Hashable, Sendable {
  /// UTF-8 offsets of the first byte of each line, ascending; the first is 0.
  package let starts: [Int]
  /// The length of the text, in UTF-8 bytes.
  package let byteCount: Int

  /// The table of a text whose lines end with LF, CR or both.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] <= UInt8(ascii: "\r") {
        let isEndOfLine =
          bytes[offset] == UInt8(ascii: "\n")
          || (bytes[offset] == UInt8(ascii: "\r")
            && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")))
        if isEndOfLine { starts.append(offset + 1) }
      }
    }
    self.starts = starts
    byteCount = bytes.count
  }

  /// The line and column of an offset, both from 1; columns count UTF-8 bytes.
  ///
  /// Offsets outside the text count as its nearest end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), byteCount)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The offset of a line and column, both from 1; nil when the text has no such place.
  package func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    let offset = starts[line - 1] + column - 1
    let end = line < starts.count ? starts[line] : byteCount
    return offset <= end ? offset : nil
  }
}
