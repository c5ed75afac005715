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

/// How far a glyph's ink reaches above and below its origin, in em; upwards is positive.
public struct GlyphInk: Hashable, Sendable {
  public var top: Double
  public var bottom: Double

  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

/// Identifies a font within the shaper that made it up.
public struct FontID: Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// The tag of a script in ISO 15924, its four letters big-endian, as OpenType writes it.
public struct ScriptTag: Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The tag of four ASCII letters, such as "Latn".
  public init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "a script's tag has four letters")
    rawValue = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  public static let common = ScriptTag("Zyyy")
  public static let inherited = ScriptTag("Zinh")
  public static let latin = ScriptTag("Latn")
}

/// The font found for a request, with its vertical metrics in em.
public struct FontFace: Hashable, Sendable {
  public var id: FontID
  /// Above the baseline, in em.
  public var ascent: Double
  /// Below the baseline, in em; positive.
  public var descent: Double
  /// Between lines, in em.
  public var lineGap: Double
  public var capHeight: Double
  public var xHeight: Double
  public var decorations = FontDecorations.usual
  /// The name of the requested font where it is not installed; `nil` where the substitute has its
  /// widths.
  public var substituted: String?
  /// The factor by which the requested font is wider than the substitute.
  public var advanceScale = 1.0
  /// Whether the font is an app's own, from a file that it brings.
  public var isOwn = false
  /// The cut for large sizes whose advances the system font blends in; `nil` for other fonts.
  public var display: FontID?
  /// The bold of a substitute without a medium weight: the medium's advances are taken as halfway
  /// to the bold's.
  public var bolder: FontID?

  public init(
    id: FontID, ascent: Double, descent: Double, lineGap: Double = 0, capHeight: Double,
    xHeight: Double, substituted: String? = nil, display: FontID? = nil
  ) {
    self.id = id
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.substituted = substituted
    self.display = display
  }

  /// The height of one line in em, without the gap to the next, as UIFont's line height is.
  public var lineHeight: Double { ascent + descent }

  /// The font whose advances are asked for beside the face's own.
  var companion: FontID? { display ?? bolder }
}

/// A stretch of text that one font draws.
public struct FontSpan: Equatable, Sendable {
  public var range: Range<Int>
  public var font: FontID

  public init(range: Range<Int>, font: FontID) {
    self.range = range
    self.font = font
  }
}

/// Where the outlines of a font are.
public struct FontSource: Hashable, Sendable {
  public var path: String
  /// The index of the face in its file.
  public var faceIndex: Int
  public var postScriptName: String
  public var unitsPerEm: Int
  /// The values on the axes of a variable font; empty for the default instance.
  public var variations: [FontVariation]

  public init(
    path: String, faceIndex: Int, postScriptName: String, unitsPerEm: Int,
    variations: [FontVariation] = []
  ) {
    self.variations = variations
    self.path = path
    self.faceIndex = faceIndex
    self.postScriptName = postScriptName
    self.unitsPerEm = unitsPerEm
  }
}

extension FontSource {
  /// The variations as a list of settings: "wght=700,wdth=85".
  package var variationSettings: String {
    variations.map { "\($0.axis.letters)=\($0.value)" }.joined(separator: ",")
  }
}
