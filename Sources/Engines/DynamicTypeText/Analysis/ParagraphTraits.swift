/// What kind of text a paragraph is: which of the faster ways of laying it out apply.
struct ParagraphTraits: Sendable {
  /// Whether all of it asks for one font.
  let hasOneSpan: Bool
  /// Whether the text has kana, so that Han in it is Japanese, too.
  let hasKana: Bool
  /// Whether positions are proportional to the size and never decrease.
  let isProportional: Bool
  /// Whether lines end without additions: no break shows a hyphen, and there are no tabs.
  let hasPlainBreaks: Bool
  /// Whether there is a line break in the text before its end.
  let hasInnerHardBreaks: Bool
  /// Whether kerning is undone at some of the breaks.
  let hasKernedBreaks: Bool
  /// Whether glyphs change at some of the breaks.
  let hasUnsafeBreaks: Bool
  /// Whether glyphs change at some of the places where a line may be cut.
  let hasUnsafeCuts: Bool
  /// Whether all of its text has the paragraph's direction.
  let isUnidirectional: Bool
  /// Whether a fallback font draws letters of tall scripts in it.
  let hasTallRuns: Bool
  let hasMissingGlyphs: Bool
  /// The least advance, in em, of a cluster divided by the tracking it takes; `nil` for
  /// proportional text, and where a cluster without tracking has a negative advance.
  let leastTrackedAdvance: Double?
  /// For each component, the most that any word has, so that no word is wider than this.
  let widestWord: AdvanceSum

  init(
    clusters: ClusterTable, breaks: [BreakOpportunity], glyphRuns: [GlyphRun], spans: [StyleSpan],
    baseLevels: BaseLevels, hasKana: Bool, language: String?
  ) {
    hasOneSpan = spans.count == 1
    self.hasKana = hasKana
    isProportional = clusters.isProportional
    hasPlainBreaks =
      !clusters.flags.contains { $0.contains(.tab) } && !breaks.contains(where: \.showsHyphen)
    hasInnerHardBreaks = breaks.dropLast().contains(where: \.isMandatory)
    hasKernedBreaks = breaks.contains { $0.changesGlyphs && !clusters.isUnsafeCut($0.cluster) }
    hasUnsafeBreaks = breaks.contains { $0.changesGlyphs && clusters.isUnsafeCut($0.cluster) }
    hasUnsafeCuts = clusters.flags.contains { $0.contains(.unsafeToBreak) }
    isUnidirectional =
      baseLevels.changes.isEmpty && glyphRuns.allSatisfy { $0.level == baseLevels.first }
    hasTallRuns = glyphRuns.contains { $0.isTall(in: spans, language: language) }
    hasMissingGlyphs = glyphRuns.contains { $0.glyphs.contains { $0.id == 0 } }
    leastTrackedAdvance = isProportional ? nil : clusters.leastTrackedAdvance
    widestWord = clusters.mostOfAnyWord(breaks)
  }

  /// Whether comparing positions is enough to fill lines: there is no line break before the end of
  /// the text, and no break changes glyphs.
  var fillsByPosition: Bool { !hasInnerHardBreaks && !hasKernedBreaks && !hasUnsafeBreaks }

  /// Whether the text may have a `BreakIndex`.
  var mayBeIndexed: Bool {
    hasOneSpan && hasPlainBreaks && !hasInnerHardBreaks && !hasUnsafeBreaks
  }
}

/// The base levels of a text's paragraphs (UAX #9): even for left-to-right, odd for right-to-left.
struct BaseLevels: Sendable {
  /// That of the first paragraph.
  let first: UInt8
  /// Where the level differs from that of the paragraph before, ascending.
  let changes: [(cluster: Int32, level: UInt8)]

  /// The base level of the paragraph that a line is in.
  ///
  /// - Parameter cluster: The first of the line.
  @inline(__always)
  func level(at cluster: Int32) -> UInt8 {
    changes.isEmpty ? first : changedLevel(at: cluster)
  }

  private func changedLevel(at cluster: Int32) -> UInt8 {
    changes.last { $0.cluster <= cluster }?.level ?? first
  }

  @inline(__always)
  func isRightToLeft(at cluster: Int32) -> Bool { level(at: cluster) % 2 == 1 }
}
