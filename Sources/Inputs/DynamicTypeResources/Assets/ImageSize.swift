import DynamicTypeModel

/// The size that the first bytes of an image file declare.
enum ImageSize {
  /// Pixels of a PNG or JPEG, points of a PDF or SVG; nil for other files.
  static func declared(in bytes: [UInt8]) -> Size? {
    switch format(of: bytes) {
    case .png: png(bytes)
    case .jpeg: jpeg(bytes)
    case .pdf: pdf(bytes)
    case .svg: svg(bytes)
    }
  }

  /// What a file is by its first bytes; an SVG where these say nothing.
  static func format(of bytes: [UInt8]) -> ImageFile.Format {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    return bytes.starts(with: Array("%PDF".utf8)) ? .pdf : .svg
  }

  /// The `IHDR` chunk: https://www.w3.org/TR/png-3/#11IHDR
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    func number(_ start: Int) -> Double {
      bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    return Size(width: number(16), height: number(20))
  }

  /// The first frame header: ITU-T T.81, B.2.2.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Double(bytes[index + 5]) * 256 + Double(bytes[index + 6])
        let width = Double(bytes[index + 7]) * 256 + Double(bytes[index + 8])
        return Size(width: width, height: height)
      }
      if marker == 0xFF {
        index += 1
      } else {
        index += 2 + Int(bytes[index + 2]) * 256 + Int(bytes[index + 3])
      }
    }
    return nil
  }

  /// The first `MediaBox` that stands uncompressed: ISO 32000-1, 7.7.3.3.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let name = Array("/MediaBox".utf8)
    guard let start = bytes.firstIndex(of: name, from: 0) else { return nil }
    let rest = bytes[(start + name.count)...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  /// `width` and `height` of the outermost element, else its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    guard let xml = try? XMLTree.parse(bytes, path: ""), xml.name(of: 0) == "svg" else {
      return nil
    }
    func length(_ name: String) -> Double? {
      xml.value(of: name, in: 0).flatMap { text in
        Double(text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
      }
    }
    if let width = length("width"), let height = length("height") {
      return Size(width: width, height: height)
    }
    let box =
      xml.value(of: "viewBox", in: 0)?
      .split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) } ?? []
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }
}
