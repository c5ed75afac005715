/// A PNG file of a few pixels, written by hand: stored, without compression.
///
/// Format: PNG Specification (Third Edition); RFC 1950 and 1951.
struct PNGFile {
  let bytes: [UInt8]

  /// - Parameter color: Of a pixel by its column and row, as `RRGGBBAA`.
  init(width: Int, height: Int, color: (_ column: Int, _ row: Int) -> UInt32) {
    var rows: [UInt8] = []
    for row in 0..<height {
      // No filter.
      rows.append(0)
      for column in 0..<width { rows += Self.word(color(column, row)) }
    }
    let count = UInt16(rows.count)
    let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
    let stored =
      [0x78, 0x01, 0x01] + length + length.map { ~$0 } + rows + Self.word(Self.adler(rows))
    let head = Self.word(UInt32(width)) + Self.word(UInt32(height)) + [8, 6, 0, 0, 0]
    bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", head)
      + Self.chunk("IDAT", stored) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return word(UInt32(content.count)) + body + word(crc(body))
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
