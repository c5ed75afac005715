import DynamicType
import DynamicTypeText
import SeededRandom

/// A box to lay text out in.
struct Box {
  var options: ParagraphOptions
  var width: Double?
  var height: Double?
}

enum RandomText {
  /// Ranges of characters that text engines trip over, and the scripts of most readers.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x20...0x20, 0xA0...0x17F, 0x300...0x36F, 0x370...0x3FF,
    0x400...0x4FF, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0xF00...0xFFF,
    0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2000...0x206F, 0x2000...0x206F,
    0x20A0...0x20CF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xE0FF,
    0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF,
    0xE0000...0xE007F, 0x10000...0x1FFFF, 0x9...0xD, 0x0...0x1F, 0x200B...0x200F, 0xAD...0xAD,
    0x9...0xA, 0xFFFC...0xFFFC,
  ]

  static func string(using random: inout SeededGenerator) -> String {
    let length = Int.random(
      in: 0...(Int.random(in: 0..<20, using: &random) == 0 ? 2000 : 60), using: &random)
    var scalars = String.UnicodeScalarView()
    while scalars.count < length {
      let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
          scalars.append(scalar)
        }
      }
    }
    return String(scalars)
  }

  static func attributed(using random: inout SeededGenerator) -> AttributedText {
    let string = string(using: &random)
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return AttributedText(string, attributes: attributes(using: &random))
    }
    let length = string.utf8.count
    let runs = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      // Some lie outside the text, overlap, or divide a character.
      let start = Int.random(in: 0...length + 3, using: &random)
      let end = Int.random(in: start...length + 9, using: &random)
      return AttributedText.Run(range: start..<end, attributes: attributes(using: &random))
    }
    return AttributedText(string, runs: runs)
  }

  private static func attributes(using random: inout SeededGenerator) -> TextAttributes {
    let faces: [TextFont.Face] = [
      .system(design: .standard), .system(design: .rounded), .system(design: .monospaced),
      .system(design: .serif), .named("Inter-Regular"), .named("HelveticaNeue"), .named(""),
      .named("NotoSansArabic-Regular"), .named("../../etc/passwd"),
    ]
    let sizes: [Double] = [17, 12, 53, 0, -3, .infinity, .nan, 0.1, 1e6, 17.3]
    let pointSize = sizes.randomElement(using: &random) ?? 17
    let leading = pointSize * Double.random(in: 1.2...1.7, using: &random)
    let font = TextFont(
      face: faces.randomElement(using: &random) ?? faces[0],
      weight: FontWeight.allCases.randomElement(using: &random) ?? .regular,
      isItalic: Bool.random(using: &random), pointSize: pointSize,
      publishedLeading: Bool.random(using: &random) ? nil : leading)
    return TextAttributes(
      font: font, kerning: Int.random(in: 0..<5, using: &random) == 0 ? 1.5 : 0,
      baselineOffset: Int.random(in: 0..<5, using: &random) == 0 ? -4 : 0,
      group: Int.random(in: 0...1, using: &random),
      attachment: Int.random(in: 0..<8, using: &random) == 0 ? attachment(using: &random) : nil)
  }

  private static func attachment(using random: inout SeededGenerator) -> TextAttachment {
    let lengths: [Double] = [0, 10, 24.5, 300, -7, .nan, .infinity]
    func length() -> Double { lengths.randomElement(using: &random) ?? 0 }
    return TextAttachment(width: length(), height: length(), baselineOffset: length())
  }

  private static func style(using random: inout SeededGenerator) -> ParagraphStyle {
    let lengths: [Double] = [0, 0, 0, 8, 17.3, 60, 500, -5, -200, .nan, .infinity]
    func length() -> Double { lengths.randomElement(using: &random) ?? 0 }
    var style = ParagraphStyle()
    style.alignment = TextAlignment.allCases.randomElement(using: &random) ?? .natural
    style.lineSpacing = max(length(), 0)
    style.paragraphSpacing = max(length(), 0)
    style.paragraphSpacingBefore = max(length(), 0)
    style.firstLineHeadIndent = length()
    style.headIndent = length()
    style.tailIndent = length()
    style.defaultTabInterval = length()
    style.tabStops = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      ParagraphStyle.TabStop(
        location: length(),
        alignment: ParagraphStyle.TabStop.Alignment.allCases.randomElement(using: &random) ?? .left)
    }
    return style
  }

  static func box(using random: inout SeededGenerator) -> Box {
    let widths: [Double?] = [nil, 0, 1, -5, .nan, .infinity, 10, 60, 120, 320, 1000, 0.001]
    let heights: [Double?] = [nil, nil, 0, 10, 25, 100, .infinity, .nan]
    var options = ParagraphOptions(
      numberOfLines: Int.random(in: -1...4, using: &random),
      lineBreakMode: LineBreakMode.allCases.randomElement(using: &random) ?? .wordWrap,
      alignment: TextAlignment.allCases.randomElement(using: &random) ?? .natural,
      writingDirection: WritingDirection.allCases.randomElement(using: &random) ?? .natural,
      layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      language: [nil, "en", "ja", "th", "ar-EG", "zh-Hant", "", "x-\u{1F600}"]
        .randomElement(using: &random) ?? nil,
      trackingEra: TrackingEra.allCases.randomElement(using: &random) ?? .published,
      pixelScale: [1, 2, 3].randomElement(using: &random) ?? 2,
      minimumScaleFactor: [1, 1, 0.5, 0].randomElement(using: &random) ?? 1,
      allowsTightening: Bool.random(using: &random),
      lineHeightMultiple: [0, 0, 1.3].randomElement(using: &random) ?? 0)
    options.reservedLines = [0, 0, 0, 3].randomElement(using: &random) ?? 0
    options.usesFontLeading = Bool.random(using: &random)
    options.includesExtraLineFragment = Bool.random(using: &random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      options.paragraphStyles = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        .init(start: Int.random(in: -1...80, using: &random), style: style(using: &random))
      }
    }
    return Box(
      options: options, width: widths.randomElement(using: &random) ?? nil,
      height: heights.randomElement(using: &random) ?? nil)
  }
}
