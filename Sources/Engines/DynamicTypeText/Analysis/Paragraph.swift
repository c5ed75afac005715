internal import DynamicType

/// A text analysed and shaped once, to be laid out at any size and width.
///
/// Its fonts are known but for their sizes; everything in it is measured in em. It never changes
/// and may be laid out on several threads at once.
package final class Paragraph: Sendable {
  let string: String
  /// Its clusters and the sums of their advances.
  let clusters: ClusterTable
  /// The sums of advances in em before each cluster and after the last, for a text whose positions
  /// are these times its size and never decrease; `nil` for other texts: those with the system
  /// font's tracking and optical sizes, emoji, attachments, or negative advances.
  var ems: UnsafeBufferPointer<Double>? { hasEms ? emTable.elements : nil }
  /// The line break opportunities, ascending; the last is the end of the text.
  var breaks: UnsafeBufferPointer<BreakOpportunity> { breakTable.elements }
  /// Runs of glyphs in the order of the text.
  let glyphRuns: [GlyphRun]
  /// Runs of text with equal attributes, in the order of the text; at least one.
  let spans: [StyleSpan]
  /// The measures of the first of `spans`, in most texts the only one.
  let firstSpan: SpanMeasures
  let hasOneSpan: Bool
  /// The base level of the first paragraph, and where it changes with a later one, ascending.
  private let firstBaseLevel: UInt8
  private let levelChanges: [(cluster: Int32, baseLevel: UInt8)]
  /// Whether the text has kana, so that Han in it is Japanese, too.
  let hasKana: Bool
  let shaper: any TextShaper
  let language: String?
  /// Whether lines end without additions: no break shows a hyphen, and there are no tabs.
  let hasPlainBreaks: Bool
  /// Whether there is a line break in the text before its end.
  let hasInnerHardBreaks: Bool
  /// Whether comparing positions is enough to fill lines: there is no line break before the end of
  /// the text, and no break changes glyphs.
  let fillsByPosition: Bool
  /// Whether kerning is undone at some of the breaks.
  let hasKernedBreaks: Bool
  /// The breaks by distance, for a short text in one font without line breaks before its end, whose
  /// breaks change no glyphs; empty for other texts.
  let breakIndex: BreakIndex
  /// The widths of pieces that are shaped again where words are split, for a text with a
  /// `breakIndex`.
  let reshapedSums: ReshapedSums
  /// The least advance, in em, of a cluster divided by the tracking it takes; `nil` where a cluster
  /// without tracking has a negative advance.
  let leastTrackedAdvance: Double?
  /// Whether glyphs change at some of the places where a line may be cut.
  let hasUnsafeCuts: Bool
  /// Whether all of its text has the paragraph's direction.
  let isUnidirectional: Bool
  /// The tabs of the text, ascending.
  let tabs: [Int32]
  private let breakTable: FixedTable<BreakOpportunity>
  private let emTable: FixedTable<Double>
  private let hasEms: Bool
  /// The pieces that were shaped again at the ends of lines.
  let reshaped = ReshapedPieces()
  /// Such pieces of all paragraphs.
  let pieceCache: PieceCache
  /// Where words may be divided, found on first use.
  let hyphenation = Hyphenation()
  /// How far letters of tall scripts reach, found on first use.
  let tallInk = TallInk()
  let hasTallRuns: Bool
  private let hasMissingGlyphs: Bool
  /// For each component, the most that any word has, so that no word is wider than this.
  let widestWord: AdvanceSum

  init(
    string: String, clusters: ClusterTable, breaks: [BreakOpportunity], glyphRuns: [GlyphRun],
    spans: [StyleSpan], baseLevel: UInt8, levelChanges: [(cluster: Int32, baseLevel: UInt8)],
    hasKana: Bool, shaper: any TextShaper, language: String?, pieceCache: PieceCache
  ) {
    self.string = string
    self.hasKana = hasKana
    self.pieceCache = pieceCache
    self.clusters = clusters
    breakTable = FixedTable(count: breaks.count) { _ = $0.initialize(from: breaks) }
    hasEms = clusters.isProportional
    emTable = FixedTable(count: hasEms ? clusters.sums.count : 0) {
      for cluster in $0.indices { $0[cluster] = clusters.sums[cluster].em }
    }
    self.glyphRuns = glyphRuns
    self.spans = spans
    firstSpan = SpanMeasures(spans[0])
    hasOneSpan = spans.count == 1
    firstBaseLevel = baseLevel
    self.levelChanges = levelChanges
    self.shaper = shaper
    self.language = language
    tabs =
      clusters.flags.contains { $0.contains(.tab) }
      ? clusters.flags.indices.compactMap { clusters.flags[$0].contains(.tab) ? Int32($0) : nil }
      : []
    widestWord = clusters.mostOfAnyWord(breaks)
    hasInnerHardBreaks = breaks.dropLast().contains(where: \.isMandatory)
    hasUnsafeCuts = clusters.flags.contains { $0.contains(.unsafeToBreak) }
    hasKernedBreaks = breaks.contains { $0.changesGlyphs && !clusters.isUnsafeCut($0.cluster) }
    let hasUnsafeBreaks = breaks.contains { $0.changesGlyphs && clusters.isUnsafeCut($0.cluster) }
    fillsByPosition = !hasInnerHardBreaks && !hasKernedBreaks && !hasUnsafeBreaks
    leastTrackedAdvance = hasEms ? nil : clusters.leastTrackedAdvance
    hasMissingGlyphs = glyphRuns.contains { $0.glyphs.contains { $0.id == 0 } }
    hasTallRuns = glyphRuns.contains { $0.isTall(in: spans, language: language) }
    isUnidirectional = levelChanges.isEmpty && glyphRuns.allSatisfy { $0.level == baseLevel }
    hasPlainBreaks =
      tabs.isEmpty && !breaks.contains(where: \.showsHyphen)
    let isIndexed = hasOneSpan && hasPlainBreaks && !hasInnerHardBreaks && !hasUnsafeBreaks
    breakIndex =
      (isIndexed
        ? BreakIndex(breaks, in: clusters, runs: glyphRuns, hasUnsafeCuts: hasUnsafeCuts) : nil)
      ?? BreakIndex()
    reshapedSums = ReshapedSums(
      clusterCount: hasUnsafeCuts && breakIndex.endCount > 0 ? clusters.count : 0)
  }

  /// The characters that no font at hand can draw, each once, in the order of the text.
  var missingCharacters: [Character] {
    guard hasMissingGlyphs else { return [] }
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

/// Glyphs in one font, direction and set of attributes, in visual order.
struct GlyphRun: Sendable {
  struct Glyph: Equatable, Sendable {
    var id: UInt32
    /// The cluster it belongs to.
    var cluster: Int32
    /// In em, as shaped.
    var advance: Float
    var xOffset: Float
    var yOffset: Float
  }

  var font: FontID
  var clusters: Range<Int32>
  var span: Int32
  var level: UInt8
  var script: ScriptTag
  let glyphs: [Glyph]
  /// Whether each cluster has exactly one glyph, without offsets.
  let isEven: Bool

  init(
    font: FontID, clusters: Range<Int32>, span: Int32, level: UInt8, script: ScriptTag,
    glyphs: [Glyph]
  ) {
    (self.font, self.clusters, self.span, self.level) = (font, clusters, span, level)
    (self.script, self.glyphs) = (script, glyphs)
    let isForward = level % 2 == 0
    isEven =
      glyphs.count == clusters.count
      && glyphs.indices.allSatisfy { index in
        let glyph = glyphs[index]
        let cluster =
          isForward ? clusters.lowerBound + Int32(index) : clusters.upperBound - 1 - Int32(index)
        return glyph.cluster == cluster && glyph.xOffset == 0 && glyph.yOffset == 0
      }
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
  var design: SystemDesign?
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

extension Paragraph {
  /// The base level of the paragraph that a line is in.
  ///
  /// - Parameter cluster: The first of the line.
  @inline(__always)
  func baseLevel(at cluster: Int32) -> UInt8 {
    levelChanges.isEmpty ? firstBaseLevel : changedBaseLevel(at: cluster)
  }

  private func changedBaseLevel(at cluster: Int32) -> UInt8 {
    levelChanges.last { $0.cluster <= cluster }?.baseLevel ?? firstBaseLevel
  }

  @inline(__always)
  func isRightToLeft(at cluster: Int32) -> Bool { baseLevel(at: cluster) % 2 == 1 }

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
