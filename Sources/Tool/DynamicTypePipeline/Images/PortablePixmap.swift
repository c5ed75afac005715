import DynamicTypeRendering

/// Pixels in the plainest of formats: a head of words, then three bytes a pixel.
///
/// Format: `ppm(5)` of Netpbm, the raw one, `P6`.
struct PortablePixmap {
  let size: PixelSize
  /// From the top left, row by row: red, green, blue.
  let pixels: [UInt8]

  /// Nil for other bytes, and for more than eight bits a channel.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("P6".utf8)) else { return nil }
    var next = 2
    /// The next number of the head.
    func number() -> Int? {
      while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
      let digits = bytes[next...].prefix(7).prefix { (0x30...0x39).contains($0) }
      next += digits.count
      return Int(String(decoding: digits, as: UTF8.self))
    }
    guard let width = number(), let height = number(), number() == 255, width > 0, height > 0,
      width < 100_000, height < 100_000
    else { return nil }
    let start = next + 1
    guard start <= bytes.count, bytes.count - start == width * height * 3 else { return nil }
    size = PixelSize(width: width, height: height)
    pixels = Array(bytes[start...])
  }
}
