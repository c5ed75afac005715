import DynamicType
import DynamicTypePipeline

/// What a word of code says of the size of text.
enum TextUnderCursor {
  /// What an editor shows at a column of a line: the twelve sizes of a text style or a font; nil for other words.
  ///
  /// - Parameters:
  ///   - line: The line's text.
  ///   - column: In bytes, from 0.
  static func explanation(of line: String, at column: Int) -> String? {
    let bytes = Array(line.utf8)
    guard column <= bytes.count else { return nil }
    func isWord(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    let start = bytes[..<column].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let end = bytes[column...].firstIndex { !isWord($0) } ?? bytes.count
    guard start < end else { return nil }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let isRawName = ["UI", "NS"].contains { word.hasPrefix($0) }
    if isRawName || before.hasSuffix(".") && before.mentionsFonts,
      let style = TextStyle(rawName: word)
    {
      return table(of: style)
    }
    guard let size = Double(word), size > 0, size < 1000 else { return nil }
    return font(ofSize: size, before: before, in: line)
  }

  private static func table(of style: TextStyle) -> String {
    let sizes = ContentSizeCategory.allCases.map { ($0, style.pointSize(for: $0)) }
    return "**\(style.name)** grows with the reader's text size\n\n" + table(sizes)
  }

  private static func font(ofSize size: Double, before: String, in line: String) -> String? {
    let isScaled = line.contains("scaledFont(")
    let isFixed = ["system(size:", "fixedSize:", "ofSize:", "pointSize=\""].contains {
      before.contains($0)
    }
    if isFixed, !isScaled {
      return
        "**\(size.written) points** at all twelve text sizes: a font of a constant size does not grow"
    }
    guard isScaled || before.contains("custom(") && before.contains("size:") else { return nil }
    let style = scalingStyle(in: line)
    let metrics = FontMetrics(forTextStyle: style)
    let sizes = ContentSizeCategory.allCases.map { category in
      (category, metrics.scaledPointSize(size, for: category))
    }
    return "**\(size.written) points**, scaled with \(style.name)\n\n" + table(sizes)
  }

  /// The style that a line names for scaling a font with it; body where it names none, as in UIKit and SwiftUI.
  private static func scalingStyle(in line: String) -> TextStyle {
    guard
      let name = line.firstMatch(of: /(?:relativeTo|forTextStyle):\s*[A-Za-z.]*?\.([A-Za-z0-9]+)/)
    else {
      return .body
    }
    return TextStyle(rawName: String(name.1)) ?? .body
  }

  private static func table(_ sizes: [(ContentSizeCategory, Double)]) -> String {
    let names = sizes.map { $0.0.shortName }.joined(separator: " | ")
    let points = sizes.map { (($0.1 * 10).rounded() / 10).written }.joined(separator: " | ")
    return "| \(names) |\n|\(String(repeating: " --: |", count: sizes.count))\n| \(points) |"
  }
}

extension String {
  /// Whether a line up to a name may be about fonts: a style is no other `.body`.
  fileprivate var mentionsFonts: Bool {
    let words = ["font(", "Font", "TextStyle", "textStyle", "relativeTo", "ScaledMetric", "font ="]
    return words.contains { contains($0) }
  }
}
