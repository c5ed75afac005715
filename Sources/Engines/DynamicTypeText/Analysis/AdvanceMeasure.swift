internal import DynamicType

/// Converts the advances of shaped glyphs to em: as shaped for most fonts; as estimated for the
/// system font's own characters; halfway to the bold where the stand-in has no medium.
struct AdvanceMeasure {
  private let em: Double
  private let companionEm: Double
  private let system: SystemFontAdvances?
  private let isTracked: Bool
  private let isHalfwayToBold: Bool
  private let isEmoji: Bool
  private let isFallback: Bool
  /// Whether the system's Japanese font draws the run.
  private let isJapanese: Bool

  /// - Parameters:
  ///   - hasKana: Whether the text that the run is of, or is a piece of, has kana.
  ///   - request: The font that the text asks for; `face` is the installed one used for it.
  ///   - font: The font that the run is shaped in: the face's own or a fallback.
  init(
    _ run: ShapedRun, hasKana: Bool, request: FontRequest, face: FontFace, font: FontID
  ) {
    em = (font == face.id ? face.advanceScale : 1) / Double(max(run.unitsPerEm, 1))
    companionEm = 1 / Double(max(run.companionUnitsPerEm, 1))
    isEmoji = run.isEmoji
    isFallback = font != face.id
    isHalfwayToBold = face.bolder != nil && font == face.id
    if case .system = request.face {
      isJapanese = hasKana && isFallback
    } else {
      isJapanese = false
    }
    guard case .system(let design) = request.face, font == face.id else {
      system = nil
      isTracked = false
      return
    }
    system = face.display == nil ? nil : SystemFontAdvances.of(request.weight)
    isTracked = design != .monospaced
  }

  /// The amount by which one glyph widens its cluster.
  ///
  /// - Parameters:
  ///   - offset: Where the glyph's cluster begins in the text.
  ///   - text: In UTF-16.
  func advance(of glyph: ShapedRun.Glyph, at offset: Int, in text: [UInt16]) -> AdvanceSum {
    let scalar = text.scalar(at: offset)
    if isEmoji { return glyph.nominalAdvance > 0 ? .emoji : AdvanceSum() }
    if isFallback, (0xAC00...0xD7A3).contains(scalar), glyph.nominalAdvance > 0 {
      return AdvanceSum(em: Self.hangulSyllable)
    }
    if isJapanese, Self.isSquare(scalar), glyph.nominalAdvance > 0 { return Self.japaneseSign }
    let tracked: Int32 = isTracked && glyph.nominalAdvance > 0 ? 1 : 0
    guard let system else {
      return AdvanceSum(em: Double(glyph.advance) * em + stepToMedium(of: glyph), tracked: tracked)
    }
    let after = offset + 1 < text.count ? text[offset + 1] : 0
    let kerning =
      Double(glyph.advance - glyph.nominalAdvance) * em
      * system.kerningScale(between: text[offset], and: after)
    let pair =
      glyph.nominalAdvance > 0
      ? system.pair(for: scalar)
        ?? SystemFontAdvances.Pair(
          text: Double(glyph.nominalAdvance) * em * system.scale.text,
          display: Double(glyph.companionAdvance) * companionEm * system.scale.display)
      : SystemFontAdvances.Pair(text: 0, display: 0)
    return AdvanceSum(
      em: pair.text + kerning, displayEm: pair.display - pair.text, tracked: tracked)
  }

  /// The advance of a syllable in Apple SD Gothic Neo, which draws Hangul where the requested font
  /// has none. All its syllables have one width, as in its stand-in (0.92 em).
  ///
  /// Fitted: two labels of an app, four syllables of 16 points in medium and six of 17 in regular
  /// with two spaces, are recorded 55.667 and 97 points wide at three pixels a point, which leaves
  /// 0.8646 to 0.8658 em for syllables that take no tracking.
  private static let hangulSyllable = 0.865

  /// The advance of full-width characters in the font that draws Japanese where the system font has
  /// no such letters.
  ///
  /// Fitted: a button of 15 characters of 13 points is recorded 199 points wide at two pixels a
  /// point; labels of 10 characters of 19 points and 6 of 35 points 194, a pixel more than this,
  /// and 212 at three (2 projects). In Hiragino Sans by its name it is 1 em. Texts without kana are
  /// not adjusted, because no Chinese one is recorded. The kerning of kana is the stand-in's own.
  private static let japaneseSign = AdvanceSum(em: 1.0204, displayEm: -0.0115)

  /// Whether a character is full-width: kana, Han, and the punctuation and letters as wide as
  /// these.
  private static func isSquare(_ scalar: UInt32) -> Bool {
    (0x3000...0x9FFF).contains(scalar) || (0xFF01...0xFF60).contains(scalar)
  }

  /// The difference in advance of a medium glyph from the regular one that draws it, in em.
  ///
  /// Source: four labels in Helvetica Neue Medium of 12 points, which are 1.3 to 3.3 points wider
  /// than in the regular, and within a point halfway to the bold.
  /// Evidence: E-helvetica-medium.
  private func stepToMedium(of glyph: ShapedRun.Glyph) -> Double {
    guard isHalfwayToBold, glyph.nominalAdvance > 0, glyph.companionAdvance > 0 else { return 0 }
    return (Double(glyph.companionAdvance) * companionEm - Double(glyph.nominalAdvance) * em) / 2
  }

  /// The kerning before a glyph, in em.
  func kerning(before glyph: ShapedRun.Glyph, at offset: Int, in text: [UInt16]) -> Double {
    if isJapanese { return 0 }
    let before = offset > 0 ? text[offset - 1] : 0
    return Double(glyph.kerningBefore) * em
      * (system?.kerningScale(between: before, and: text[offset]) ?? 1)
  }
}
