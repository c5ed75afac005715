internal import DynamicType

/// The ellipsis and the hyphen in one font.
struct Insertions: Sendable {
  var ellipsis: InsertedText
  var hyphen: InsertedText
}

/// An ellipsis or a hyphen, shaped.
struct InsertedText: Sendable {
  var advance: AdvanceSum
  var font: FontID
  var glyphs: [GlyphRun.Glyph]

  static let none = InsertedText(advance: AdvanceSum(), font: FontID(rawValue: -1), glyphs: [])
}

extension InsertedText {
  /// Shapes a text on its own.
  init(_ text: String, for request: FontRequest, language: String? = nil, shaper: any TextShaper) {
    let key = ParagraphKey(
      string: text, runs: .uniform(.init(start: 0, request: request)), direction: .leftToRight,
      fallbackDirection: .leftToRight, language: language)
    let paragraph = ParagraphBuilder(key: key, shaper: shaper) { _ in
      Insertions(ellipsis: .none, hyphen: .none)
    }.build()
    let run = paragraph.glyphRuns.first
    self.init(
      advance: paragraph.clusters.sums.last ?? AdvanceSum(), font: run?.font ?? Self.none.font,
      glyphs: run?.glyphs ?? [])
  }
}
