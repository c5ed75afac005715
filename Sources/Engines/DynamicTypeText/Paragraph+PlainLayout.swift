extension Paragraph {
  /// Whether a layout of this text with its words kept whole can take the short way: one font, and
  /// nothing added where lines end.
  func isPlain(_ options: ParagraphOptions) -> Bool {
    hasPlainBreaks && options.lineBreakMode != .charWrap && options.paragraphStyles.isEmpty
      && options.hyphenationFactor == 0 && !mayGrow(options)
  }

  /// Lays out a plain text: what `LayoutPass` does in general, for the case of most labels.
  ///
  /// This is where one more size or width spends its time, so nothing is copied that is counted by
  /// reference, and the only allocation is that of the lines.
  func plainLayout(
    _ size: SpanSize, options: ParagraphOptions, width: Double?, height: Double?
  ) -> TextLayout {
    let width = Self.lineWidth(width)
    let factors = SpanFactors(size, design: firstSpan.design, era: options.trackingEra)
    let vertical = SpanVertical(size, heights: firstSpan.heights, options: options)
    let lines =
      withProportionalScale(factors) { scale in
        plainLines(scale, vertical, options: options, width: width, height: height)
      }
      ?? plainLines(
        UniformScale(self, factors: factors), vertical, options: options, width: width,
        height: height)
    return TextLayout(
      plain: self, lines: lines, vertical: vertical, factors: factors, options: options,
      width: width)
  }

  /// The lines that options and the height of the box allow.
  private func plainLines(
    _ scale: some PositionScale, _ vertical: SpanVertical, options: ParagraphOptions,
    width: Double, height: Double?
  ) -> [LineFragment] {
    let filler = PlainLineFiller(scale: scale, width: width, mode: options.lineBreakMode)
    let limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    var lines = filler.lines(of: self, limit: limit)
    if let height {
      let room = height + 1 / options.pixelScale
      var fitting = lines.count
      while fitting > 1, vertical.height(of: fitting) > room { fitting -= 1 }
      if fitting < lines.count { lines = filler.lines(of: self, limit: fitting) }
    }
    guard options.lineBreakStrategy.contains(.pushOut) else { return lines }
    return filler.breaker(of: self).pushingOut(lines)
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
    let end = Int32(paragraph.units.count)
    var isCut = false
    if let last = lines.last {
      isCut =
        last.ellipsis != .none || last.next < end
        || paragraph.isClipped(last, mode: options.lineBreakMode, width: width)
    }
    self.init(
      paragraph: paragraph, size: .init(width: measured, height: height),
      pixelScale: options.pixelScale, firstBaseline: vertical.ascent,
      pointSize: factors.pointSize, isTruncated: isCut, fragments: lines,
      verticals: .even(
        ascent: vertical.ascent, descent: vertical.descent, pitch: vertical.pitch),
      factors: .uniform(factors), alignment: options.alignment, styles: nil,
      boxWidth: width.isFinite ? width : measured)
  }
}
