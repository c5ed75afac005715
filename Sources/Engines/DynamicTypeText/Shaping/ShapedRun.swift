/// A run of text to be shaped, with the text around it for context.
public struct RunToShape: Sendable {
  public var text: [UInt16]
  public var range: Range<Int>
  public var font: FontID
  /// The font's cut for large sizes or its bold, when their advances are wanted too.
  public var companion: FontID?
  public var script: ScriptTag
  public var isRightToLeft: Bool
  public var language: String?
  public var ligatures: LigatureUse

  public init(
    text: [UInt16], range: Range<Int>, font: FontID, companion: FontID? = nil,
    script: ScriptTag = .latin, isRightToLeft: Bool = false, language: String? = nil,
    ligatures: LigatureUse = .standard
  ) {
    self.text = text
    self.range = range
    self.font = font
    self.companion = companion
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.ligatures = ligatures
  }

  /// A run in the font found for a request, or in a fallback font.
  ///
  /// Where another font provides the advances of characters, ligatures are off, so that each
  /// character has one glyph.
  init(
    text: [UInt16], range: Range<Int>, font: FontID, for face: FontFace, script: ScriptTag,
    isRightToLeft: Bool, language: String?, ligatures: LigatureUse
  ) {
    let companion = font == face.id ? face.companion : nil
    self.init(
      text: text, range: range, font: font, companion: companion, script: script,
      isRightToLeft: isRightToLeft, language: language,
      ligatures: companion == nil ? ligatures : .none)
  }
}

/// The glyphs of one run of text in a single font, in visual order.
public struct ShapedRun: Equatable, Sendable {
  /// One glyph and its position, in font units.
  public struct Glyph: Equatable, Sendable {
    /// An index into the font's glyph table; 0 where the font lacks the character.
    public var id: UInt32
    /// The UTF-16 offset at which its cluster begins; these descend in right-to-left runs.
    public var cluster: Int32
    /// The distance to the next glyph along the line.
    public var advance: Int32
    /// The advance that the font's table gives the glyph by itself, before kerning.
    public var nominalAdvance: Int32
    /// The same in the companion, in its units; 0 without one.
    public var companionAdvance: Int32
    public var xOffset: Int32
    public var yOffset: Int32
    /// Whether a break before this glyph's cluster changes glyphs on either side.
    public var isUnsafeToBreak: Bool
    /// The kerning applied to the glyph before this one, where a break between the two changes
    /// nothing else.
    public var kerningBefore: Int32 = 0

    public init(
      id: UInt32, cluster: Int32, advance: Int32, nominalAdvance: Int32,
      companionAdvance: Int32 = 0,
      xOffset: Int32 = 0, yOffset: Int32 = 0, isUnsafeToBreak: Bool = false
    ) {
      self.id = id
      self.cluster = cluster
      self.advance = advance
      self.nominalAdvance = nominalAdvance
      self.companionAdvance = companionAdvance
      self.xOffset = xOffset
      self.yOffset = yOffset
      self.isUnsafeToBreak = isUnsafeToBreak
    }
  }

  public var glyphs: [Glyph]
  public var unitsPerEm: Int32
  public var companionUnitsPerEm: Int32
  /// Whether the glyphs are emoji, which have the widths of Apple's.
  public var isEmoji: Bool

  public init(
    glyphs: [Glyph], unitsPerEm: Int32, companionUnitsPerEm: Int32 = 1, isEmoji: Bool = false
  ) {
    self.glyphs = glyphs
    self.unitsPerEm = unitsPerEm
    self.companionUnitsPerEm = companionUnitsPerEm
    self.isEmoji = isEmoji
  }
}
