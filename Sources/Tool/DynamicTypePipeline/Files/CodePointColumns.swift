/// From columns in UTF-8 bytes, as we count them, to columns in code points.
struct CodePointColumns: Codable, Sendable {
  /// By line, from 1: the columns of bytes that begin no code point, ascending. Lines that are all
  /// ASCII, nearly all of most files, have none.
  private var continuations: [Int: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    guard !Self.isASCII(bytes) else { return }
    var line = 1
    var start = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        line += 1
        start = offset + 1
      } else if byte & 0b1100_0000 == 0b1000_0000 {
        continuations[line, default: []].append(offset - start + 1)
      }
    }
  }

  /// Whether no byte has its highest bit, eight bytes at a time.
  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8)
      where bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080
        != 0
      {
        return false
      }
      return bytes[whole...].allSatisfy { $0 < 0x80 }
    }
  }

  /// The column, from 1, of the code point that begins at a byte; nil where it is the byte's own.
  func column(ofByte column: Int, in line: Int) -> Int? {
    let before = continuations[line]?.count { $0 < column } ?? 0
    return before == 0 ? nil : column - before
  }
}
