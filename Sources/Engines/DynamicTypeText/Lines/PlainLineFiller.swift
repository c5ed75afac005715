/// Breaks plain text into lines: a faster `LineBreaker` for the case of most labels.
///
/// It is made for each layout and gets its paragraph with each call, so that no references are
/// counted.
struct PlainLineFiller<Scale: PositionScale> {
  let scale: Scale
  /// The width of the lines in points; infinite for none.
  let width: Double
  let mode: LineBreakMode
  let conventions: TextConventions

  /// The lines of a text in one font that ends lines without additions and keeps words whole; at
  /// most `limit` of them, the last truncated as the mode says.
  func lines(of paragraph: Paragraph, limit: Int) -> [LineFragment] {
    guard paragraph.clusters.count > 0 else { return [] }
    var lines = untruncatedLines(of: paragraph, limit: limit)
    if let line = lines.last, lines.count == limit, line.next < Int32(paragraph.clusters.count) {
      lines[limit - 1] = breaker(of: paragraph)
        .last(line, from: line.shown.lowerBound, availableWidth: width, isOnly: limit == 1)
    }
    return lines
  }

  /// The general line breaker for the same lines.
  func breaker(of paragraph: Paragraph) -> LineBreaker<Scale> {
    LineBreaker(
      paragraph: paragraph, scale: scale, width: width, mode: mode, conventions: conventions)
  }

  /// The lines before the last is truncated.
  @inline(__always)
  private func untruncatedLines(of paragraph: Paragraph, limit: Int) -> [LineFragment] {
    let breaks = paragraph.breaks
    let textEnd = Int32(paragraph.clusters.count)
    let total = scale.position(textEnd)
    let skip = likelyBreakCount(of: paragraph, total)
    var lines: [LineFragment] = []
    lines.reserveCapacity(paragraph.likelyLineCount(of: total, in: width, limit: limit))
    // Each position is a product and computed once: the end of one line is the start of the next.
    var start: Int32 = 0
    var origin = 0.0
    var opportunity = 0
    // A line that begins within a word may have to be shaped anew.
    var isCut = false
    while start < textEnd, lines.count < limit {
      var end = origin
      let next =
        isCut
        ? opportunity
        : lastFitting(
          of: paragraph, from: opportunity, lineStart: start, origin: origin, skip: skip, end: &end)
      if next > opportunity {
        let last = breaks[next - 1]
        let visibleEnd = max(last.visibleEnd, start)
        let nextOrigin = scale.position(last.cluster)
        lines.append(
          LineFragment(
            shown: start..<visibleEnd, resumed: visibleEnd..<visibleEnd, next: last.cluster,
            ellipsis: .none, isHardBreak: last.isMandatory, width: end - origin,
            hangingWidth: last.changesGlyphs ? 0 : nextOrigin - end))
        (start, origin, opportunity) = (last.cluster, nextOrigin, next)
        isCut = last.changesGlyphs && paragraph.clusters.isUnsafeCut(start)
      } else {
        let (line, after) = dividedLine(
          of: paragraph, from: start, isCut: isCut, opportunity: opportunity)
        lines.append(line)
        (start, origin, opportunity) = (line.next, scale.position(line.next), after)
        isCut = paragraph.clusters.isUnsafeCut(start)
      }
    }
    return lines
  }

  /// A line that begins or ends within a word, and the index of the first break after it.
  @inline(never)
  private func dividedLine(
    of paragraph: Paragraph, from start: Int32, isCut: Bool, opportunity: Int
  ) -> (LineFragment, opportunity: Int) {
    let breaks = paragraph.breaks
    var opportunity = opportunity
    let breaker = breaker(of: paragraph)
    let line =
      isCut
      ? breaker.wordLine(from: start, availableWidth: width, opportunity: &opportunity)
      : breaker.splitWord(from: start, availableWidth: width, opportunity: &opportunity)
    while opportunity < breaks.count, breaks[opportunity].cluster <= line.next { opportunity += 1 }
    return (line, opportunity)
  }

  /// The approximate number of breaks in a line; 0 where they are few enough for a linear search.
  private func likelyBreakCount(of paragraph: Paragraph, _ total: Double) -> Int {
    guard paragraph.breaks.count > 24, width < total else { return 0 }
    let count = Int(Double(paragraph.breaks.count) * width / total)
    return count > 3 ? count : 0
  }

  /// The number of breaks up to the last one, of those from `first` on, at which a line can end.
  ///
  /// - Parameters:
  ///   - skip: How many breaks a line has, about.
  ///   - end: Where the line ends there, in points; unchanged when it cannot end at any.
  @inline(__always)
  private func lastFitting(
    of paragraph: Paragraph, from first: Int, lineStart: Int32, origin: Double, skip: Int,
    end: inout Double
  ) -> Int {
    let breaks = paragraph.breaks
    let edge = origin + width + LineBreaker<Scale>.tolerance
    guard Scale.neverGoesBack, paragraph.traits.fillsByPosition else {
      return lastMeasured(
        of: paragraph, from: first, lineStart: lineStart, origin: origin, edge: edge, end: &end)
    }
    var next = first
    if skip > 0 {
      next = min(first + skip, breaks.count)
      while next > first, scale.position(breaks[next - 1].visibleEnd) > edge { next -= 1 }
    }
    while next < breaks.count, scale.position(breaks[next].visibleEnd) <= edge { next += 1 }
    if next > first { end = max(scale.position(breaks[next - 1].visibleEnd), origin) }
    return next
  }

  /// The same for texts whose lines may be wider when they end sooner, or that have line breaks.
  private func lastMeasured(
    of paragraph: Paragraph, from first: Int, lineStart: Int32, origin: Double, edge: Double,
    end: inout Double
  ) -> Int {
    let breaks = paragraph.breaks
    var next = first
    if !paragraph.traits.hasInnerHardBreaks {
      // Where lines may end between any two characters, most breaks of a line need not be examined.
      let stride = 6
      while next + stride < breaks.count {
        let far = breaks[next + stride]
        guard !far.changesGlyphs, scale.position(far.visibleEnd) <= edge else { break }
        next += stride
      }
    }
    var index = next
    while index < breaks.count {
      var position = scale.position(breaks[index].visibleEnd)
      let mayFitLater =
        breaks[index].changesGlyphs && position <= edge && !breaks[index].isMandatory
      if breaks[index].changesGlyphs, breaks[index].visibleEnd > lineStart {
        position = origin + breaker(of: paragraph).width(of: lineStart..<breaks[index].visibleEnd)
      }
      if position <= edge || breaks[index].visibleEnd <= lineStart {
        end = max(position, origin)
        next = index + 1
        if breaks[index].isMandatory { break }
      } else if !mayFitLater {
        // A cut that makes glyphs wider may not fit where a later one does.
        break
      }
      index += 1
    }
    return next
  }
}

extension Paragraph {
  /// The approximate number of lines: the width of the text by that of a line, and some for words
  /// moved to the next line.
  func likelyLineCount(of total: Double, in width: Double, limit: Int) -> Int {
    // Kerning can make texts narrower than nothing.
    guard width > 0, total >= 0, total < width * 1000 else { return min(limit, 8) }
    return min(limit, Int(total / width * 1.4) + 2)
  }
}
