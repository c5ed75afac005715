/// The lines of a file, to turn UTF-8 offsets into lines and columns.
package struct LineIndex: Hashable, Sendable {
  /// The offset of each line's first byte, ascending; the first is 0.
  private var starts: [Int32]

  /// Finds the lines of a file; they end in `\n`, `\r\n` or a lone `\r`.
  init(_ bytes: [UInt8]) {
    starts = [0]
    starts.reserveCapacity(bytes.count / 60)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      let end = buffer.count
      while index < end {
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(Int32(truncatingIfNeeded: index))
        } else if byte == UInt8(ascii: "\r"), index == end || buffer[index] != UInt8(ascii: "\n") {
          starts.append(Int32(truncatingIfNeeded: index))
        }
      }
    }
  }

  /// The line and the column of a UTF-8 offset; both count from 1, columns in bytes.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}
