/// Breaks lines as UIKit does: each takes as many words as fit, and a word that is wider than the
/// line is split between characters.
struct LineBreaker<Scale: PositionScale> {
  let paragraph: Paragraph
  let scale: Scale
  /// The width of the lines in points; infinite for none.
  let width: Double
  let mode: LineBreakMode
  /// The paragraph styles of text with different ones, or with indents or tabs; `nil` for plain
  /// text.
  var styles: ParagraphStyles?
  /// The part of the available width below which a line of plain text is filled up with a part of a
  /// word; 0 for never.
  let hyphenationFactor: Double
  let conventions: TextConventions

  init(
    paragraph: Paragraph, scale: Scale, width: Double, mode: LineBreakMode,
    styles: ParagraphStyles? = nil, hyphenationFactor: Double = 0,
    conventions: TextConventions = .uiKit
  ) {
    (self.paragraph, self.scale, self.width) = (paragraph, scale, width)
    (self.mode, self.styles) = (mode, styles)
    self.hyphenationFactor = hyphenationFactor
    self.conventions = conventions
  }

  private var flags: [ClusterTable.Flags] { paragraph.clusters.flags }

  /// By how much a line may exceed its width: documents record thirds of a point to three decimals.
  static var tolerance: Double { 0.001 }

  /// The lines of the text, at most `limit` of them, the last of them truncated as the mode says.
  func lines(limit: Int) -> [LineFragment] {
    let end = Int32(paragraph.clusters.count)
    guard end > 0 else { return [] }
    var lines: [LineFragment] = []
    lines.reserveCapacity(
      paragraph.likelyLineCount(of: scale.position(end), in: width, limit: limit))
    var start: Int32 = 0
    var opportunity = 0
    let mayHyphenate = styles != nil || hyphenationFactor > 0 || conventions == .swiftUI
    while start < end {
      let availableWidth = availableWidth(from: start)
      let mode = mode(at: start)
      var line =
        mode == .charWrap
        ? characterLine(from: start, availableWidth: availableWidth, opportunity: &opportunity)
        : wordLine(from: start, availableWidth: availableWidth, opportunity: &opportunity)
      if mayHyphenate, mode != .charWrap, mode != .clip {
        line = hyphenating(line, availableWidth: availableWidth)
      }
      if lines.count + 1 == limit {
        line = last(line, from: start, availableWidth: availableWidth, isOnly: limit == 1)
      }
      lines.append(line)
      if lines.count == limit { break }
      start = line.next
    }
    return lines
  }
}

// MARK: - Measuring

extension LineBreaker {
  /// The line break mode of the paragraph that a line is in.
  @inline(__always)
  func mode(at start: Int32) -> LineBreakMode {
    styles?.style(at: start).lineBreakMode ?? mode
  }

  /// The available width of the line that begins at `start`: that of the box less indents.
  @inline(__always)
  func availableWidth(from start: Int32) -> Double {
    guard let styles else { return width }
    return styles.line(at: start, of: paragraph).availableWidth
  }

  /// Whether the width of a stretch is simply the distance between its ends: cutting it changes no
  /// glyphs or kerning, and it has no tabs.
  @inline(__always)
  private func isPlain(_ clusters: Range<Int32>) -> Bool {
    guard styles == nil else { return false }
    let (start, end) = (Int(clusters.lowerBound), Int(clusters.upperBound))
    let changing: ClusterTable.Flags = [.unsafeToBreak, .kerned]
    return (end >= flags.count || flags[end].isDisjoint(with: changing))
      && flags[start].isDisjoint(with: changing)
  }

  /// The width of a stretch as a line by itself, with its tabs.
  @inline(never)
  func width(of clusters: Range<Int32>) -> Double {
    guard let styles, paragraph.hasTab(in: clusters) else {
      return scale.width(of: clusters, in: paragraph)
    }
    return TabRuler(paragraph: paragraph, scale: scale, styles: styles).width(of: clusters)
  }
}

// MARK: - Filling a line

extension LineBreaker {
  /// The line that begins at `start`, ended where words allow.
  ///
  /// - Parameter opportunity: The index of the first break after `start`; advanced past the line's
  ///   end.
  func wordLine(
    from start: Int32, availableWidth: Double, opportunity: inout Int
  ) -> LineFragment {
    let breaks = paragraph.breaks
    let isPlainStart = styles == nil && !flags[Int(start)].contains(.unsafeToBreak)
    let (origin, plainStart) =
      isPlainStart ? (scale.position(start), start) : origin(of: start)
    let limit = origin + availableWidth + Self.tolerance
    while opportunity < breaks.count, breaks[opportunity].cluster <= start { opportunity += 1 }
    var best: Int?
    var index = opportunity
    while index < breaks.count {
      let hyphen =
        breaks[index].showsHyphen
        ? scale.hyphenWidth(at: breaks[index].cluster - 1, in: paragraph) : 0
      let visibleEnd = breaks[index].visibleEnd
      // Nothing is measured where everything fits: text with tabs takes time in proportion to their
      // number.
      let end =
        visibleEnd >= plainStart && !breaks[index].changesGlyphs || limit == .infinity
        ? scale.position(visibleEnd) : origin + width(of: start..<max(visibleEnd, start))
      guard end + hyphen <= limit || visibleEnd <= start else {
        // A later break may fit where this one does not: without its hyphen, or without a cut that
        // makes glyphs wider. Positions say nothing of a line with tabs.
        let mayFitLater =
          hyphen > 0 && end <= limit
          || breaks[index].changesGlyphs && paragraph.tabs.isEmpty
            && scale.position(visibleEnd) <= limit
        guard mayFitLater, !breaks[index].isMandatory else { break }
        index += 1
        continue
      }
      best = index
      if breaks[index].isMandatory { break }
      index += 1
    }
    guard let best else {
      return splitWord(from: start, availableWidth: availableWidth, opportunity: &opportunity)
    }
    opportunity = best + 1
    var line = fragment(
      start, to: max(breaks[best].visibleEnd, start), next: breaks[best].cluster,
      isHardBreak: breaks[best].isMandatory)
    if breaks[best].showsHyphen {
      line.endsWithHyphen = true
      line.width += scale.hyphenWidth(at: breaks[best].cluster - 1, in: paragraph)
    }
    return line
  }

  /// The position that `start` would need for the end of the line to be where it is, and the first
  /// cluster from which ends follow from positions alone: that is after tabs, and after glyphs that
  /// are shaped again at the start of the line.
  @inline(never)
  private func origin(of start: Int32) -> (position: Double, plainStart: Int32) {
    let position = scale.position(start)
    guard paragraph.tabs.isEmpty else { return (position, .max) }
    guard flags[Int(start)].contains(.unsafeToBreak), paragraph.clusters.isUnsafeCut(start),
      let head = paragraph.reshapedEnds(of: start..<Int32(paragraph.clusters.count)).first
    else { return (position, start) }
    return (position - scale.change(by: head, in: paragraph), head.clusters.upperBound)
  }

  /// As many characters of one word as fit, and at least one.
  func splitWord(
    from start: Int32, availableWidth: Double, opportunity: inout Int
  ) -> LineFragment {
    // Without its spaces: tightened ones may have a negative width, and then all characters would
    // seem to fit.
    let wordEnd =
      opportunity < paragraph.breaks.count ? paragraph.breaks[opportunity].visibleEnd : nil
    let end = lastCluster(from: start, availableWidth: availableWidth, before: wordEnd)
    if opportunity < paragraph.breaks.count, paragraph.breaks[opportunity].visibleEnd == end {
      // A single character wider than the line ends its word: the word's spaces hang too.
      let word = paragraph.breaks[opportunity]
      opportunity += 1
      return fragment(start, to: end, next: word.cluster, isHardBreak: word.isMandatory)
    }
    return fragment(start, to: end, next: end, isHardBreak: false)
  }

  /// The line that begins at `start`, ended between any two characters.
  private func characterLine(
    from start: Int32, availableWidth: Double, opportunity: inout Int
  ) -> LineFragment {
    let breaks = paragraph.breaks
    while opportunity < breaks.count,
      breaks[opportunity].cluster <= start || !breaks[opportunity].isMandatory
    {
      opportunity += 1
    }
    let hard = breaks[min(opportunity, breaks.count - 1)]
    let visibleEnd = max(hard.visibleEnd, start)
    if width(of: start..<visibleEnd) <= availableWidth + Self.tolerance {
      return fragment(start, to: visibleEnd, next: hard.cluster, isHardBreak: true)
    }
    let end = lastCluster(from: start, availableWidth: availableWidth)
    return fragment(start, to: end, next: end, isHardBreak: false)
  }

  /// The end of the longest stretch from `start` that fits; at least one cluster.
  ///
  /// - Parameter end: A cluster that it does not go past.
  func lastCluster(from start: Int32, availableWidth: Double, before end: Int32? = nil) -> Int32 {
    let limit = scale.position(start) + availableWidth + Self.tolerance
    let hasTabs = !paragraph.tabs.isEmpty
    var low = start + 1
    var high = max(end ?? Int32(paragraph.clusters.count), low)
    while low < high {
      let middle = low + (high - low + 1) / 2
      let fits =
        !hasTabs
        ? scale.position(middle) <= limit
        : width(of: start..<middle) <= availableWidth + Self.tolerance
      if fits { low = middle } else { high = middle - 1 }
    }
    guard !isPlain(start..<low) else { return low }
    return adjusted(low, from: start, availableWidth: availableWidth)
  }

  /// Corrects the end of a line for characters whose width changes at the cut.
  @inline(never)
  private func adjusted(_ end: Int32, from start: Int32, availableWidth: Double) -> Int32 {
    func fits(_ end: Int32) -> Bool { width(of: start..<end) <= availableWidth + Self.tolerance }
    var end = end
    while end > start + 1, !fits(end) { end -= 1 }
    let furthest = min(end + 2, Int32(paragraph.clusters.count))
    while end < furthest, fits(end + 1) { end += 1 }
    return end
  }

  func fragment(
    _ start: Int32, to end: Int32, next: Int32, isHardBreak: Bool
  ) -> LineFragment {
    let endPosition = scale.position(end)
    return LineFragment(
      shown: start..<end, resumed: end..<end, next: next, ellipsis: .none,
      isHardBreak: isHardBreak,
      width: isPlain(start..<end) ? endPosition - scale.position(start) : width(of: start..<end),
      hangingWidth: scale.position(next) - endPosition)
  }
}
