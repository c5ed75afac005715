extension Paragraph {
  /// Whether a layout of this text with its words kept whole can take the short way: one font, and
  /// nothing added where lines end.
  func isPlain(_ options: ParagraphOptions) -> Bool {
    hasPlainBreaks && options.lineBreakMode != .charWrap && options.paragraphStyles.isEmpty
      && options.hyphenationFactor == 0
  }

  /// Lays out a plain text: what `LayoutPass` does in general, for the case of most labels.
  ///
  /// This is where one more size or width spends its time, so nothing is copied that is counted by
  /// reference, and the only allocation is that of the lines.
  func plainLayout(
    _ size: SpanSize, options: ParagraphOptions, width: Double, height: Double?
  ) -> TextLayout {
    let factors = SpanFactors(size, design: firstSpan.design, era: options.trackingEra)
    let vertical = SpanVertical(size, heights: firstSpan.heights, options: options)
    var limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    var lines = plainLines(factors, width: width, mode: options.lineBreakMode, limit: limit)
    if let height {
      let room = height + 1 / options.pixelScale
      while lines.count > 1, vertical.height(of: lines.count) > room {
        limit = lines.count - 1
        lines.removeLast()
      }
      if limit == lines.count {
        lines = plainLines(factors, width: width, mode: options.lineBreakMode, limit: limit)
      }
    }
    if options.lineBreakStrategy.contains(.pushOut) {
      lines = plainBreaker(factors, width: width, mode: options.lineBreakMode).pushingOut(lines)
    }
    return TextLayout(
      plain: self, lines: lines, vertical: vertical, factors: factors, options: options,
      width: width)
  }

  /// Fills lines with words.
  ///
  /// A position is a product, and each is computed once: where a line is found to end, the next
  /// begins.
  private func plainLines(
    _ factors: SpanFactors, width: Double, mode: LineBreakMode, limit: Int
  ) -> [LineFragment] {
    let breaks = breaks
    let sums = units.sums
    let textEnd = Int32(units.count)
    var lines: [LineFragment] = []
    lines.reserveCapacity(
      likelyLineCount(of: factors.points(sums[sums.count - 1]), in: width, limit: limit))
    var start: Int32 = 0
    var origin = 0.0
    var opportunity = 0
    while start < textEnd, lines.count < limit {
      // A line that begins within a word may have to be shaped anew.
      let isCut = start > 0 && units.flags[Int(start)].contains(.unsafeToBreak)
      let edge = origin + width + LineBreaker<UniformScale>.tolerance
      var end = origin
      var next = opportunity
      if !hasInnerHardBreaks, !isCut {
        // Where lines may end between any two characters, most of a line's breaks need no look.
        while next + Self.stride < breaks.count {
          let far = breaks[next + Self.stride]
          guard !far.changesGlyphs, factors.points(sums[Int(far.visibleEnd)]) <= edge else { break }
          next += Self.stride
        }
      }
      while next < breaks.count, !isCut {
        var position = factors.points(sums[Int(breaks[next].visibleEnd)])
        if breaks[next].changesGlyphs, breaks[next].visibleEnd > start {
          position =
            origin
            + plainBreaker(factors, width: width, mode: mode)
            .width(of: start..<breaks[next].visibleEnd)
        }
        guard position <= edge || breaks[next].visibleEnd <= start else { break }
        end = max(position, origin)
        next += 1
        if breaks[next - 1].isMandatory { break }
      }
      if next > opportunity {
        let last = breaks[next - 1]
        let visibleEnd = max(last.visibleEnd, start)
        let nextOrigin = factors.points(sums[Int(last.unit)])
        lines.append(
          LineFragment(
            shown: start..<visibleEnd, resumed: visibleEnd..<visibleEnd, next: last.unit,
            ellipsis: .none, isHardBreak: last.isMandatory, width: end - origin,
            hangingWidth: last.changesGlyphs ? 0 : nextOrigin - end))
        (start, origin, opportunity) = (last.unit, nextOrigin, next)
      } else {
        let breaker = plainBreaker(factors, width: width, mode: mode)
        let line =
          isCut
          ? breaker.wordLine(from: start, room: width, opportunity: &opportunity)
          : breaker.splitWord(from: start, room: width, opportunity: &opportunity)
        lines.append(line)
        start = line.next
        origin = factors.points(sums[Int(start)])
        while opportunity < breaks.count, breaks[opportunity].unit <= start { opportunity += 1 }
      }
    }
    if lines.count == limit, start < textEnd {
      let line = lines[limit - 1]
      lines[limit - 1] = plainBreaker(factors, width: width, mode: mode)
        .last(line, from: line.shown.lowerBound, room: width, isOnly: limit == 1)
    }
    return lines
  }

  /// How many breaks are passed over at once; about as many as a line of words has.
  private static var stride: Int { 6 }

  private func plainBreaker(
    _ factors: SpanFactors, width: Double, mode: LineBreakMode
  ) -> LineBreaker<UniformScale> {
    LineBreaker(
      paragraph: self, scale: UniformScale(self, factors: factors), width: width, mode: mode)
  }

  /// About how many lines there will be: as many as the text is wide, and some for words moved on.
  func likelyLineCount(of total: Double, in width: Double, limit: Int) -> Int {
    guard width > 0, total < width * 1000 else { return min(limit, 8) }
    return min(limit, Int(total / width * 1.4) + 2)
  }
}

extension SpanVertical {
  /// The height of some lines, at least one, of this font.
  fileprivate func height(of count: Int) -> Double { lineHeight + Double(count - 1) * pitch }
}

extension TextLayout {
  /// The answer for lines of one font.
  fileprivate init(
    plain paragraph: Paragraph, lines: [LineFragment], vertical: SpanVertical,
    factors: SpanFactors, options: ParagraphOptions, width: Double
  ) {
    var widest = 0.0
    var measured = 0.0
    for line in lines {
      widest = max(widest, line.width)
      measured = max(measured, line.width + line.hangingWidth)
    }
    // Hanging spaces count as far as the box reaches; so does text that cannot be divided.
    if measured > width { measured = max(widest, width) }
    let lineCount = max(lines.count, options.reservedLines)
    let height = lineCount > 0 ? vertical.height(of: lineCount) : 0
    let rounding = PixelRounding(scale: options.pixelScale)
    let end = Int32(paragraph.units.count)
    var isCut = false
    if let last = lines.last {
      isCut =
        last.ellipsis != .none || last.next < end
        || paragraph.isClipped(last, mode: options.lineBreakMode, width: width)
    }
    self.init(
      paragraph: paragraph, size: .init(width: measured, height: height),
      roundedSize: .init(width: rounding.up(measured), height: rounding.up(height)),
      firstBaseline: vertical.ascent,
      lastBaseline: vertical.ascent + Double(max(lines.count - 1, 0)) * vertical.pitch,
      pointSize: factors.pointSize, isTruncated: isCut, fragments: lines,
      verticals: .even(
        ascent: vertical.ascent, descent: vertical.descent, pitch: vertical.pitch),
      factors: .uniform(factors), alignment: options.alignment, styles: nil,
      boxWidth: width.isFinite ? width : measured)
  }
}
