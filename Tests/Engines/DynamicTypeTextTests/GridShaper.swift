import DynamicType
import DynamicTypeText

/// A shaper with arithmetic for fonts: each character is half an em wide, lines may end after
/// spaces, hyphens and soft hyphens, ascent is 0.75 em and descent 0.25 em. Words are divided after
/// their third, sixth … letter, but in the language "none".
struct GridShaper: TextShaper {
  func properties(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection, language: String?
  ) -> UnicodeProperties {
    var boundaries = [UnicodeProperties.Boundaries](repeating: .grapheme, count: text.count + 1)
    for (offset, unit) in text.enumerated() {
      let next = offset + 1 < text.count ? text[offset + 1] : nil
      if (unit == 0x20 && next != 0x20) || [0x09, 0x2D, 0xAD].contains(unit) {
        boundaries[offset + 1].insert(.line)
      }
      if unit == 0x0A || unit == 0x2028 { boundaries[offset + 1].formUnion([.line, .mandatory]) }
    }
    var scripts: [UnicodeProperties.ScriptSpan] = [.init(start: 0, script: .latin)]
    for (offset, unit) in text.enumerated() where unit > 0x20 {
      let script = Self.isThai(unit) ? ScriptTag("Thai") : .latin
      if script != scripts[scripts.count - 1].script {
        scripts.append(.init(start: offset, script: script))
      }
    }
    return UnicodeProperties(
      boundaries: boundaries, levels: [], baseLevel: direction == .rightToLeft ? 1 : 0,
      scripts: scripts)
  }

  func face(for request: FontRequest) -> FontFace {
    FontFace(
      id: FontID(rawValue: 0), ascent: 0.75, descent: 0.25, capHeight: 0.75, xHeight: 0.5)
  }

  func fonts(
    for text: [UInt16], in range: Range<Int>, request: FontRequest, script: ScriptTag,
    isBoundary: (Int) -> Bool, language: String?
  ) -> [FontSpan] {
    [FontSpan(range: range, font: FontID(rawValue: Self.isThai(text[range.lowerBound]) ? 1 : 0))]
  }

  func shape(_ run: RunToShape) -> ShapedRun {
    let glyphs = run.range.map { offset -> ShapedRun.Glyph in
      let advance: Int32 = run.text[offset] == 0xAD ? 0 : 500
      return ShapedRun.Glyph(
        id: UInt32(run.text[offset]), cluster: Int32(offset), advance: advance,
        nominalAdvance: advance)
    }
    return ShapedRun(glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs, unitsPerEm: 1000)
  }

  /// Ink from the baseline to half an em above it; that of "T" is a whole em high, that of "ป" one
  /// and a quarter, and that of "ฎ" reaches half an em down.
  func ink(of glyph: UInt32, in font: FontID) -> GlyphInk? {
    switch glyph {
    case 0x20: nil
    case 0x54: GlyphInk(top: 1, bottom: 0)
    case 0xE1B: GlyphInk(top: 1.25, bottom: 0)
    case 0xE0E: GlyphInk(top: 0.5, bottom: -0.5)
    default: GlyphInk(top: 0.5, bottom: 0)
    }
  }

  /// Thai letters are drawn by another font than those asked for.
  private static func isThai(_ unit: UInt16) -> Bool { (0xE00...0xE7F).contains(unit) }

  func hyphenation(of word: [UInt16], language: String?) -> [Int]? {
    language == "none" ? nil : Array(stride(from: 3, to: word.count, by: 3))
  }

  func source(of font: FontID) -> FontSource {
    FontSource(path: "grid", faceIndex: 0, postScriptName: "Grid", unitsPerEm: 1000)
  }
}

extension TextFont {
  /// A font whose characters are `size / 2` wide.
  static func grid(_ size: Double, leading: Double? = nil) -> TextFont {
    TextFont(face: .named("Grid"), pointSize: size, publishedLeading: leading)
  }
}

/// Lays a text out in characters 10 points wide.
func gridLayout(
  _ string: String, width: Double?, lines: Int = 0, mode: LineBreakMode = .wordWrap,
  height: Double? = nil, leading: Double? = nil,
  changing options: (inout ParagraphOptions) -> Void = { _ in }
) -> TextLayout {
  var settings = ParagraphOptions(numberOfLines: lines, lineBreakMode: mode)
  options(&settings)
  return TextMeasurer(shaper: GridShaper()).layout(
    AttributedText(string, font: .grid(20, leading: leading)), options: settings, width: width,
    height: height)
}
