extension Paragraph {
  /// Whether the fast layout of plain text applies: words kept whole, no styles, nothing added at
  /// the ends of lines.
  func isPlain(_ size: SpanSize, _ options: ParagraphOptions, width: Double?) -> Bool {
    traits.hasPlainBreaks && options.lineBreakMode != .charWrap && options.paragraphStyles.isEmpty
      && options.hyphenationFactor == 0 && !mayGrow(options)
      && !(options.includesExtraLineFragment && endsWithLineBreak)
      && (options.conventions == .uiKit || fitsWords(size, options, width: width))
  }

  /// Whether no word can be wider than a line, so that none is hyphenated.
  @inline(never)
  private func fitsWords(_ size: SpanSize, _ options: ParagraphOptions, width: Double?) -> Bool {
    guard let width else { return true }
    return SpanFactors(size, of: firstSpan, era: options.trackingEra).most(traits.widestWord)
      <= width
  }

  /// Lays out plain text: a faster `ParagraphLayoutPass` for the case of most labels.
  ///
  /// Most of the time of one more size or width is spent here, so lines are stored without an
  /// array, and nothing is copied that counts references.
  @inline(__always)
  func plainLayout(
    _ size: SpanSize, options: ParagraphOptions, width: Double?, height: Double?
  ) -> TextLayout {
    // The result's reference is counted before anything slow: an atomic operation waits for all
    // before it, and after the lines it would take half as long as one of them.
    let owner = Unmanaged.passRetained(self)
    let width = Self.lineWidth(width)
    let factors = SpanFactors(size, of: firstSpan, era: options.trackingEra)
    let vertical = SpanLineMetrics(size, heights: firstSpan.heights, options: options)
    let limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    if let lines = compactLines(factors, width: width, limit: limit),
      keeps(lines.ends.count, vertical, options: options, height: height)
    {
      return TextLayout(
        plain: owner.takeRetainedValue(), lines: lines, fragments: nil, vertical: vertical,
        factors: factors, options: options, width: width, isCut: false)
    }
    owner.release()
    return generalPlainLayout(
      factors, vertical, options: options, width: width, height: height)
  }

  @inline(never)
  private func generalPlainLayout(
    _ factors: SpanFactors, _ vertical: SpanLineMetrics, options: ParagraphOptions, width: Double,
    height: Double?
  ) -> TextLayout {
    let lines = plainLines(
      factors, vertical, options: options, width: width, height: height)
    return TextLayout(
      plain: self, lines: lines, vertical: vertical, factors: factors, options: options,
      width: width)
  }

  /// The lines as their ends alone, for texts with a `breakIndex`.
  @inline(__always)
  private func compactLines(_ factors: SpanFactors, width: Double, limit: Int) -> CompactLines? {
    guard breakIndex.endCount > 0 else { return nil }
    if let ems, factors.kerning == 0 {
      return CompactLineFiller(EmScale(ems: ems, points: factors.pointSize), of: self, width: width)
        .lines(of: self, limit: limit)
    }
    guard !traits.hasKernedBreaks, neverGoesBack(factors) else { return nil }
    let scale = PointScale(
      scale: UniformScale(self, factors: factors), end: Int32(clusters.count))
    return CompactLineFiller(scale, of: self, width: width).lines(of: self, limit: limit)
  }

  /// Whether the lines need no change: they fit the height of their box, and no word is pushed out
  /// of the first of two.
  @inline(__always)
  private func keeps(
    _ count: Int, _ vertical: SpanLineMetrics, options: ParagraphOptions, height: Double?
  ) -> Bool {
    if count == 2, options.lineBreakStrategy.contains(.pushOut) { return false }
    guard let height, count > 1 else { return true }
    return vertical.height(of: count) <= height + 1 / options.pixelScale
  }

  private func plainLines(
    _ factors: SpanFactors, _ vertical: SpanLineMetrics, options: ParagraphOptions, width: Double,
    height: Double?
  ) -> [LineFragment] {
    let mode = options.lineBreakMode
    if let scale = proportionalScale(factors) {
      return plainLines(
        PlainLineFiller(
          scale: scale, width: width, mode: mode, conventions: options.conventions),
        vertical, options: options, height: height)
    }
    return plainLines(
      PlainLineFiller(
        scale: UniformScale(self, factors: factors), width: width, mode: mode,
        conventions: options.conventions),
      vertical, options: options, height: height)
  }

  /// The lines that options and the height of the box allow.
  @inline(__always)
  private func plainLines(
    _ filler: PlainLineFiller<some PositionScale>, _ vertical: SpanLineMetrics,
    options: ParagraphOptions, height: Double?
  ) -> [LineFragment] {
    let limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    var lines = filler.lines(of: self, limit: limit)
    if let height {
      let availableHeight = height + 1 / options.pixelScale
      var fitting = lines.count
      while fitting > 1, vertical.height(of: fitting) > availableHeight { fitting -= 1 }
      if fitting < lines.count { lines = filler.lines(of: self, limit: fitting) }
    }
    guard options.lineBreakStrategy.contains(.pushOut) else { return lines }
    return filler.breaker(of: self).pushingOut(lines)
  }
}

extension TextLayout {
  /// The layout for lines in one font.
  fileprivate init(
    plain paragraph: Paragraph, lines: [LineFragment], vertical: SpanLineMetrics,
    factors: SpanFactors, options: ParagraphOptions, width: Double
  ) {
    var widths = CompactLines()
    for line in lines {
      widths.widest = max(widths.widest, line.width)
      widths.measured = max(widths.measured, line.width + line.hangingWidth)
    }
    let isCut = lines.last.map { last in
      last.ellipsis != .none || last.next < Int32(paragraph.clusters.count)
        || last.isClipped(in: paragraph, mode: options.lineBreakMode, width: width)
    }
    self.init(
      plain: paragraph, lines: widths, fragments: lines, vertical: vertical,
      factors: factors, options: options, width: width, isCut: isCut ?? false)
  }

  @inline(__always)
  fileprivate init(
    plain paragraph: Paragraph, lines: CompactLines, fragments: [LineFragment]?,
    vertical: SpanLineMetrics,
    factors: SpanFactors, options: ParagraphOptions, width: Double, isCut: Bool
  ) {
    // Hanging spaces count up to the width of the box; so does text that cannot be divided.
    let measured = lines.measured > width ? max(lines.widest, width) : lines.measured
    let lineCount = max(fragments?.count ?? lines.ends.count, options.reservedLines)
    let height = lineCount > 0 ? vertical.height(of: lineCount) : 0
    self.init(
      paragraph: paragraph, size: .init(width: measured, height: height),
      pixelScale: options.pixelScale, isTruncated: isCut, ends: lines.ends, vertical: vertical,
      firstFactors: factors, alignment: options.alignment,
      boxWidth: width.isFinite ? width : measured,
      parts: fragments.map { LayoutParts(fragments: $0) })
  }
}
