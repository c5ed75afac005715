/// Fills lines as UIKit does: each takes as many words as fit, and a word that is wider than the
/// line is split between characters.
struct LineBreaker<Scale: PositionScale> {
  let paragraph: Paragraph
  let scale: Scale
  /// The width of the lines in points; infinite for none.
  let width: Double
  let mode: LineBreakMode

  /// By how much a line may exceed its width: documents record thirds of a point to three decimals.
  static var tolerance: Double { 0.001 }

  /// The lines of the text, at most `limit` of them, the last of them truncated as the mode says.
  func lines(limit: Int) -> [LineFragment] {
    let end = Int32(paragraph.units.count)
    guard end > 0 else { return [] }
    var lines: [LineFragment] = []
    lines.reserveCapacity(
      paragraph.likelyLineCount(of: scale.position(end), in: width, limit: limit))
    var start: Int32 = 0
    var opportunity = 0
    while start < end {
      var line =
        mode == .charWrap
        ? characterLine(from: start, opportunity: &opportunity)
        : wordLine(from: start, opportunity: &opportunity)
      if lines.count + 1 == limit { line = last(line, from: start, isOnly: limit == 1) }
      lines.append(line)
      if lines.count == limit { break }
      start = line.next
    }
    return lines
  }
}

// MARK: - Filling a line

extension LineBreaker {
  /// The line that begins at `start`, ended where words allow.
  ///
  /// - Parameter opportunity: The index of the first break behind `start`; moved on.
  private func wordLine(from start: Int32, opportunity: inout Int) -> LineFragment {
    let breaks = paragraph.breaks
    let origin = scale.position(start)
    let limit = origin + width + Self.tolerance
    while opportunity < breaks.count, breaks[opportunity].unit <= start { opportunity += 1 }
    var best: Int?
    var index = opportunity
    while index < breaks.count {
      let hyphen = breaks[index].showsHyphen ? scale.hyphenWidth(at: breaks[index].unit - 1) : 0
      let end = scale.position(breaks[index].visibleEnd)
      guard end + hyphen <= limit || breaks[index].visibleEnd <= start else {
        // Without its hyphen a later break may fit where this one does not.
        if hyphen > 0, end <= limit {
          index += 1
          continue
        }
        break
      }
      best = index
      if breaks[index].isMandatory { break }
      index += 1
    }
    guard let best else {
      return splitWord(from: start, limit: limit, opportunity: &opportunity)
    }
    opportunity = best + 1
    var line = fragment(
      start, to: max(breaks[best].visibleEnd, start), next: breaks[best].unit,
      isHardBreak: breaks[best].isMandatory)
    if breaks[best].showsHyphen {
      line.endsWithHyphen = true
      line.width += scale.hyphenWidth(at: breaks[best].unit - 1)
    }
    return line
  }

  /// As many characters of one word as fit, and at least one.
  func splitWord(
    from start: Int32, limit: Double, opportunity: inout Int
  ) -> LineFragment {
    let end = lastUnit(from: start, notBeyond: limit)
    if opportunity < paragraph.breaks.count, paragraph.breaks[opportunity].visibleEnd == end {
      // A single character wider than the line, at the end of its word: its spaces hang too.
      let word = paragraph.breaks[opportunity]
      opportunity += 1
      return fragment(start, to: end, next: word.unit, isHardBreak: word.isMandatory)
    }
    return fragment(start, to: end, next: end, isHardBreak: false)
  }

  /// The line that begins at `start`, ended between any two characters.
  private func characterLine(from start: Int32, opportunity: inout Int) -> LineFragment {
    let breaks = paragraph.breaks
    while opportunity < breaks.count,
      breaks[opportunity].unit <= start || !breaks[opportunity].isMandatory
    {
      opportunity += 1
    }
    let hard = breaks[min(opportunity, breaks.count - 1)]
    let limit = scale.position(start) + width + Self.tolerance
    if scale.position(hard.visibleEnd) <= limit {
      return fragment(
        start, to: max(hard.visibleEnd, start), next: hard.unit, isHardBreak: true)
    }
    let end = lastUnit(from: start, notBeyond: limit)
    return fragment(start, to: end, next: end, isHardBreak: false)
  }

  /// The end of the longest stretch from `start` that stays within a position; at least one unit.
  private func lastUnit(from start: Int32, notBeyond limit: Double) -> Int32 {
    var low = start + 1
    var high = Int32(paragraph.units.count)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if scale.position(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func fragment(
    _ start: Int32, to end: Int32, next: Int32, isHardBreak: Bool
  ) -> LineFragment {
    let endPosition = scale.position(end)
    return LineFragment(
      shown: start..<end, resumed: end..<end, next: next, ellipsis: .none,
      isHardBreak: isHardBreak, width: endPosition - scale.position(start),
      hangingWidth: scale.position(next) - endPosition)
  }
}

// MARK: - The last line

extension LineBreaker {
  /// The last line that may be shown, with an ellipsis where text is left over.
  func last(_ line: LineFragment, from start: Int32, isOnly: Bool) -> LineFragment {
    let end = Int32(paragraph.units.count)
    guard line.next < end else { return line }
    switch mode {
    case .wordWrap, .charWrap: return line
    case .clip: return isOnly ? clipped(from: start) : line
    case .tailTruncation: return truncatedTail(from: start)
    // With more than one line, head and middle truncation look like tail truncation.
    case .headTruncation: return isOnly ? truncatedHead(from: start) : truncatedTail(from: start)
    case .middleTruncation:
      return isOnly ? truncatedMiddle(from: start) : truncatedTail(from: start)
    }
  }

  /// The end of what one line may show of the text from `start`: its next hard break.
  private func hardEnd(from start: Int32) -> BreakOpportunity {
    let breaks = paragraph.breaks
    return breaks.first { $0.isMandatory && $0.unit > start } ?? breaks[breaks.count - 1]
  }

  /// One unbroken line, drawn as far as its box reaches.
  private func clipped(from start: Int32) -> LineFragment {
    let hard = hardEnd(from: start)
    let fitting = unitsFitting(from: start, to: hard.visibleEnd, width: width)
    var line = fragment(start, to: fitting, next: hard.unit, isHardBreak: true)
    line.hangingWidth = scale.position(hard.visibleEnd) - scale.position(fitting)
    return line
  }

  private func truncatedTail(from start: Int32) -> LineFragment {
    let hard = hardEnd(from: start)
    let end = endBeforeEllipsis(from: start, to: hard.visibleEnd, width: width)
    return LineFragment(
      shown: start..<end, resumed: end..<end, next: Int32(paragraph.units.count), ellipsis: .tail,
      isHardBreak: false,
      width: scale.position(end) - scale.position(start) + ellipsisWidth(behind: end, from: start),
      hangingWidth: 0)
  }

  /// The width of an ellipsis in the font of the character before it.
  private func ellipsisWidth(behind end: Int32, from start: Int32) -> Double {
    scale.ellipsisWidth(at: max(end - 1, start))
  }

  /// The end of the longest stretch from `start` that fits together with an ellipsis, which stands
  /// right behind a letter.
  private func endBeforeEllipsis(from start: Int32, to end: Int32, width: Double) -> Int32 {
    var end = unitsFitting(from: start, to: end, width: width - scale.narrowestEllipsis)
    while end > start,
      paragraph.units.flags[Int(end) - 1].contains(.space)
        || scale.position(end) - scale.position(start) + ellipsisWidth(behind: end, from: start)
          > width + Self.tolerance
    { end -= 1 }
    return end
  }

  private func truncatedHead(from start: Int32) -> LineFragment {
    let hard = hardEnd(from: start)
    guard hard.unit == Int32(paragraph.units.count) else { return truncatedTail(from: start) }
    let ellipsis = scale.ellipsisWidth(at: start)
    let resume = firstUnit(
      before: hard.visibleEnd, from: start, within: width - ellipsis)
    return LineFragment(
      shown: start..<start, resumed: resume..<hard.visibleEnd, next: hard.unit, ellipsis: .head,
      isHardBreak: false,
      width: ellipsis + scale.position(hard.visibleEnd) - scale.position(resume), hangingWidth: 0)
  }

  private func truncatedMiddle(from start: Int32) -> LineFragment {
    let hard = hardEnd(from: start)
    guard hard.unit == Int32(paragraph.units.count) else { return truncatedTail(from: start) }
    let room = width - scale.narrowestEllipsis
    let end = endBeforeEllipsis(
      from: start, to: hard.visibleEnd, width: scale.narrowestEllipsis + max(room, 0) / 2)
    let ellipsis = ellipsisWidth(behind: end, from: start)
    let head = scale.position(end) - scale.position(start)
    let resume = firstUnit(
      before: hard.visibleEnd, from: end, within: max(width - ellipsis - head, 0))
    return LineFragment(
      shown: start..<end, resumed: resume..<hard.visibleEnd, next: hard.unit, ellipsis: .middle,
      isHardBreak: false,
      width: head + ellipsis + scale.position(hard.visibleEnd) - scale.position(resume),
      hangingWidth: 0)
  }

  /// The end of the longest stretch from `start` that fits; `start` when nothing does.
  private func unitsFitting(from start: Int32, to end: Int32, width: Double) -> Int32 {
    let limit = scale.position(start) + width + Self.tolerance
    guard start < end, scale.position(start + 1) <= limit else { return start }
    return min(lastUnit(from: start, notBeyond: limit), end)
  }

  /// The start of the longest stretch before `end` that fits; `end` when nothing does.
  private func firstUnit(before end: Int32, from start: Int32, within width: Double) -> Int32 {
    let limit = scale.position(end) - width - Self.tolerance
    var low = start
    var high = end
    while low < high {
      let middle = low + (high - low) / 2
      if scale.position(middle) >= limit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
