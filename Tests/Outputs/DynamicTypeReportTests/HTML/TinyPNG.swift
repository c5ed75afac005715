import DynamicTypeReportModel

/// A picture of grey blocks on white, as a PNG file that is written without compression.
///
/// Source: W3C, Portable Network Graphics (Third Edition); RFC 1950 and 1951 for stored blocks.
struct TinyPNG {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameter scale: Pixels a point; below 1 for a small file.
  init(size: Report.Rect, blocks: [Report.Rect], scale: Double) {
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    var pixels: [UInt8] = []
    for row in 0..<height {
      pixels.append(0)
      for column in 0..<width {
        let (x, y) = ((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
        let isInside = blocks.contains { block in
          x >= block.x && x < block.x + block.width && y >= block.y && y < block.y + block.height
        }
        pixels.append(isInside ? 0xB8 : 0xFA)
      }
    }
    // Eight bits a pixel of grey, without interlacing.
    append("IHDR", Self.big(UInt32(width)) + Self.big(UInt32(height)) + [8, 0, 0, 0, 0])
    append("IDAT", Self.stored(pixels))
    append("IEND", [])
  }

  private mutating func append(_ type: String, _ data: [UInt8]) {
    let body = Array(type.utf8) + data
    bytes += Self.big(UInt32(data.count)) + body + Self.big(Self.cyclicRedundancy(of: body))
  }

  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, data.count)
      let length = UInt16(end - start)
      result.append(end == data.count ? 1 : 0)
      for half in [length, ~length] { result += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      result += data[start..<end]
      start = end
    } while start < data.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return result + big(high << 16 | low)
  }

  private static func cyclicRedundancy(of data: [UInt8]) -> UInt32 {
    ~data.reduce(0xFFFF_FFFF) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
