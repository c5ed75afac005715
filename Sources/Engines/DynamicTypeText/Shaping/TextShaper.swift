public import DynamicType

/// The services that a paragraph needs from outside: Unicode properties, fonts, and glyphs.
///
/// The texts are UTF-16, the form that ICU and HarfBuzz share; offsets and ranges count its units.
/// All answers are independent of the size at which text is set. Conformances are called from
/// several threads at once.
public protocol TextShaper: Sendable {
  /// Directions, boundaries and scripts of a paragraph.
  ///
  /// - Parameters:
  ///   - direction: The base direction; `.natural` for that of the first strong character.
  ///   - fallback: The base direction of a text without a strong character.
  func properties(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection, language: String?
  ) -> UnicodeProperties

  /// The font that a request names, or a substitute.
  func face(for request: FontRequest) -> FontFace

  /// The fonts that can draw the graphemes of `range`, in order and without gaps.
  ///
  /// - Parameter isBoundary: For each unit of the text, whether a grapheme begins there.
  func fonts(
    for text: [UInt16], in range: Range<Int>, request: FontRequest, script: ScriptTag,
    isBoundary: (Int) -> Bool, language: String?
  ) -> [FontSpan]

  /// The glyphs of one run of text in one font, script and direction.
  func shape(_ run: RunToShape) -> ShapedRun

  /// How far a glyph's ink reaches; `nil` for glyphs without ink, such as spaces.
  func ink(of glyph: UInt32, in font: FontID) -> GlyphInk?

  /// A font's own file, for those who draw its glyphs.
  func source(of font: FontID) -> FontSource

  /// Where a word may be divided with a hyphen: offsets in it, ascending.
  ///
  /// - Parameters:
  ///   - word: Letters and the marks upon them, in any case.
  ///   - language: A BCP 47 tag; `nil` if unknown.
  /// - Returns: `nil` when there is no dictionary for the language.
  func hyphenation(of word: [UInt16], language: String?) -> [Int]?
  /// The dictionary that would be needed for a language.
  ///
  /// - Parameter language: A BCP 47 tag; `nil` if unknown.
  func missingHyphenation(language: String?) -> MissingHyphenation
}

extension TextShaper {
  public func hyphenation(of word: [UInt16], language: String?) -> [Int]? { nil }

  public func missingHyphenation(language: String?) -> MissingHyphenation {
    MissingHyphenation(language: language ?? "", package: nil)
  }
}
