internal import DynamicType

/// A text analysed and shaped once, to be laid out at any size and width.
///
/// Its fonts are known but for their sizes; everything in it is measured in em. It never changes
/// and may be laid out on several threads at once.
package final class Paragraph: Sendable {
  // What every layout in one font reads comes first, so that it shares cache lines.

  /// The measures of the first of `spans`, in most texts the only one.
  let firstSpan: SpanMeasures
  let traits: ParagraphTraits
  private let emTable: FixedTable<Double>
  /// The breaks by distance, for a short text in one font without line breaks before its end, whose
  /// breaks change no glyphs; empty for other texts.
  let breakIndex: BreakIndex
  /// The widths of pieces that are shaped again where words are split, for a text with a
  /// `breakIndex`.
  let reshapedSums: ReshapedSums
  private let breakTable: FixedTable<BreakOpportunity>
  /// Its clusters and the sums of their advances.
  let clusters: ClusterTable
  let baseLevels: BaseLevels
  /// Runs of glyphs in the order of the text.
  let glyphRuns: [GlyphRun]
  /// Runs of text with equal attributes, in the order of the text; at least one.
  let spans: [StyleSpan]
  /// The tabs of the text, ascending.
  let tabs: [Int32]
  let string: String
  let language: String?
  let shaper: any TextShaper
  /// The pieces that were shaped again at the ends of lines.
  let reshaped = ReshapedPieces()
  /// Such pieces of all paragraphs.
  let pieceCache: PieceCache
  /// Where words may be divided, found on first use.
  let hyphenation = Hyphenation()
  /// How far letters of tall scripts reach, found on first use.
  let tallInk = TallInk()

  /// The sums of advances in em before each cluster and after the last, for proportional text;
  /// `nil` for other texts: those with the system font's tracking and optical sizes, emoji,
  /// attachments, or negative advances.
  var ems: UnsafeBufferPointer<Double>? { traits.isProportional ? emTable.elements : nil }
  /// The line break opportunities, ascending; the last is the end of the text.
  var breaks: UnsafeBufferPointer<BreakOpportunity> { breakTable.elements }

  init(
    string: String, clusters: ClusterTable, breaks: [BreakOpportunity], glyphRuns: [GlyphRun],
    spans: [StyleSpan], baseLevels: BaseLevels, hasKana: Bool, shaper: any TextShaper,
    language: String?, pieceCache: PieceCache
  ) {
    (self.string, self.language, self.shaper) = (string, language, shaper)
    (self.clusters, self.glyphRuns, self.spans) = (clusters, glyphRuns, spans)
    (self.baseLevels, self.pieceCache) = (baseLevels, pieceCache)
    let traits = ParagraphTraits(
      clusters: clusters, breaks: breaks, glyphRuns: glyphRuns, spans: spans,
      baseLevels: baseLevels, hasKana: hasKana, language: language)
    self.traits = traits
    firstSpan = SpanMeasures(spans[0])
    breakTable = FixedTable(count: breaks.count) { _ = $0.initialize(from: breaks) }
    emTable = FixedTable(count: traits.isProportional ? clusters.sums.count : 0) {
      for cluster in $0.indices { $0[cluster] = clusters.sums[cluster].em }
    }
    tabs =
      traits.hasPlainBreaks
      ? [] : clusters.flags.indices.filter { clusters.flags[$0].contains(.tab) }.map(Int32.init)
    breakIndex =
      (traits.mayBeIndexed
        ? BreakIndex(
          breaks, in: clusters, runs: glyphRuns, hasUnsafeCuts: traits.hasUnsafeCuts) : nil)
      ?? BreakIndex()
    reshapedSums = ReshapedSums(
      clusterCount: traits.hasUnsafeCuts && breakIndex.endCount > 0 ? clusters.count : 0)
  }

  /// The characters that no font at hand can draw, each once, in the order of the text.
  var missingCharacters: [Character] {
    guard traits.hasMissingGlyphs else { return [] }
    var characters: [Character] = []
    for glyph in glyphRuns.lazy.flatMap(\.glyphs) where glyph.id == 0 {
      let character = character(at: Int(glyph.cluster))
      if !characters.contains(character) { characters.append(character) }
    }
    return characters
  }

  /// The fonts that were asked for and are not installed, each once, in the order of the text.
  var substitutedFonts: [String] {
    var names: [String] = []
    for case let name? in spans.map(\.face.substituted) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

/// A run of text that asks for one font.
struct StyleSpan: Sendable {
  var clusters: Range<Int32>
  var request: FontRequest
  var face: FontFace
  var insertions: Insertions
  var ligatures: LigatureUse
}

/// The measures of a style span in em, without references to count.
struct SpanMeasures: Sendable {
  /// The design of the system font, which has its own spacing at each size; `nil` for other fonts.
  var design: Font.Design?
  var weight: FontWeight
  var heights: FontHeights
  var ellipsis: AdvanceSum
  var hyphen: AdvanceSum

  init(_ span: StyleSpan) {
    if case .system(let design) = span.request.face { self.design = design }
    weight = span.request.weight
    heights = FontHeights(span.face)
    ellipsis = span.insertions.ellipsis.advance
    hyphen = span.insertions.hyphen.advance
  }
}

/// The heights of a font in em.
struct FontHeights: Sendable {
  var ascent: Double
  var descent: Double
  var lineGap: Double

  init(_ face: FontFace) {
    (ascent, descent, lineGap) = (face.ascent, face.descent, face.lineGap)
  }
}

extension Paragraph {
  /// The UTF-8 offsets of a range of clusters.
  func utf8Range(_ clusters: Range<Int32>) -> Range<Int> {
    Int(
      self.clusters.offsets[Int(clusters.lowerBound)])..<Int(
        self.clusters.offsets[Int(clusters.upperBound)])
  }

  /// The text of a range of UTF-8 offsets, which lie on boundaries of characters.
  func substring(_ range: Range<Int>) -> Substring {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return string[start..<end]
  }

  func substring(_ clusters: Range<Int32>) -> Substring { substring(utf8Range(clusters)) }

  private func character(at cluster: Int) -> Character {
    substring(Int32(cluster)..<Int32(cluster + 1)).first ?? "\u{FFFD}"
  }
}
