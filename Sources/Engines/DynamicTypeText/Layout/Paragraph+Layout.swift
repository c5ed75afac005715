extension Paragraph {
  /// Lays the paragraph out.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of its style spans, in their order.
  ///   - width: The width of the box in points; `nil` for as wide as the text needs.
  ///   - height: The height of the box; lines that do not fit in it are left out as if
  ///     `numberOfLines` said so, but never the first. `nil` for any height.
  func layout(
    sizes: PerSpan<SpanSize>, options: ParagraphOptions, width: Double?, height: Double?
  ) -> TextLayout {
    guard options.mayAdjustSize else {
      return unfitted(sizes: sizes, options: options, width: width, height: height)
    }
    return fitted(sizes: sizes, options: options, width: width, height: height)
  }

  /// Not inlined, because a caller that is would copy the options at its start.
  @inline(never)
  private func fitted(
    sizes: PerSpan<SpanSize>, options: ParagraphOptions, width: Double?, height: Double?
  ) -> TextLayout {
    TextFitter(paragraph: self, sizes: sizes, options: options, width: width, height: height)
      .fitted(unfitted(sizes: sizes, options: options, width: width, height: height))
  }

  /// Lays the paragraph out at exactly the sizes asked for.
  func unfitted(
    sizes: PerSpan<SpanSize>, options: ParagraphOptions, width: Double?, height: Double?
  ) -> TextLayout {
    if case .uniform(let size) = sizes, isPlain(size, options, width: width) {
      return plainLayout(size, options: options, width: width, height: height)
    }
    let width = Self.lineWidth(width)
    let styles =
      options.paragraphStyles.isEmpty && tabs.isEmpty
      ? nil : ParagraphStyles(options, of: self, width: width)
    switch sizes {
    case .uniform(let size):
      let factors = SpanFactors(size, of: firstSpan, era: options.trackingEra)
      let pass = ParagraphLayoutPass(
        paragraph: self, sizes: sizes, factors: .uniform(factors), options: options, styles: styles,
        width: width, height: height)
      return pass.layout(UniformScale(self, factors: factors))
    case .mixed(let sizes):
      let factors = zip(spans, sizes).map { span, size in
        SpanFactors(
          size, of: SpanMeasures(span), era: options.trackingEra)
      }
      let pass = ParagraphLayoutPass(
        paragraph: self, sizes: .mixed(sizes), factors: .mixed(factors), options: options,
        styles: styles, width: width, height: height)
      return pass.layout(MixedScale(self, factors: factors))
    }
  }
}

extension Paragraph {
  /// Whether the last character begins a new line: LF, VT, FF, CR, NEL, LS or PS (UAX #14).
  var endsWithLineBreak: Bool { string.last?.isNewline ?? false }

  /// The width of lines in a box, which may have none.
  static func lineWidth(_ width: Double?) -> Double {
    guard let width else { return .infinity }
    return width.isNaN ? 0 : max(width, 0)
  }
}

extension ParagraphOptions {
  /// Whether text that does not fit may be tightened or shrunk.
  fileprivate var mayAdjustSize: Bool { allowsTightening || minimumScaleFactor < 1 }
}

/// One layout of a paragraph in general: with several fonts, paragraph styles, tabs or hyphens.
struct ParagraphLayoutPass {
  let paragraph: Paragraph
  let sizes: PerSpan<SpanSize>
  let factors: PerSpan<SpanFactors>
  let options: ParagraphOptions
  /// `nil` for plain text.
  let styles: ParagraphStyles?
  let width: Double
  let height: Double?

  func layout(_ scale: some PositionScale) -> TextLayout {
    let breaker = LineBreaker(
      paragraph: paragraph, scale: scale, width: width, mode: options.lineBreakMode,
      styles: styles, hyphenationFactor: options.finiteHyphenationFactor,
      conventions: options.conventions)
    let limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    var fragments = breaker.lines(limit: min(limit, linesFitting))
    var lineMetrics = self.lineMetrics(fragments)
    if let height, fragments.count > 1 {
      let tolerance = 1 / options.pixelScale
      var fitting = fragments.count
      while fitting > 1, self.height(of: fitting, lineMetrics) > height + tolerance { fitting -= 1 }
      if fitting < fragments.count {
        fragments = breaker.lines(limit: fitting)
        lineMetrics = self.lineMetrics(fragments)
      }
    }
    if options.lineBreakStrategy.contains(.pushOut) {
      fragments = breaker.pushingOut(fragments)
      lineMetrics = self.lineMetrics(fragments)
    }
    let height = height(of: fragments.count, lineMetrics)
    let wholeHeight = height + extraLineHeight(fragments, ending: height, limit: limit)
    var answer = answer(
      fragments, lineMetrics: lineMetrics, height: max(wholeHeight, reservedHeight))
    if paragraph.mayGrow(options) {
      let flat = self.lineMetrics(fragments, grows: false)
      answer.heightUncertainty = height - self.height(of: fragments.count, flat)
    }
    return answer
  }

  /// The most lines that fit the height of the box where all lines are alike; otherwise no limit, as
  /// lines have to be broken first.
  private var linesFitting: Int {
    guard let height, styles == nil, case .uniform = sizes, !paragraph.mayGrow(options) else {
      return Int.max
    }
    let vertical = vertical
    guard vertical.pitch > 0 else { return Int.max }
    let count = paragraph.clusters.count
    var lines = 1
    while lines < count, vertical.height(of: lines + 1) <= height + 1 / options.pixelScale {
      lines += 1
    }
    return lines
  }

  private func answer(
    _ fragments: [LineFragment], lineMetrics: [LineMetrics]?, height: Double
  ) -> TextLayout {
    var widest = 0.0
    var measured = 0.0
    for line in fragments {
      let indents = styles?.line(at: line.shown.lowerBound, of: paragraph).indents ?? 0
      widest = max(widest, line.width + indents)
      measured = max(measured, line.width + line.hangingWidth + indents)
    }
    // Hanging spaces count as far as the box reaches; so does text that cannot be divided.
    if measured > width { measured = max(widest, width) }
    let size = TextLayout.Size(width: measured, height: height)
    let end = Int32(paragraph.clusters.count)
    let isCut = fragments.last.map {
      $0.ellipsis != .none || $0.next < end
        || $0.isClipped(in: paragraph, mode: mode(of: $0), width: width)
    }
    return TextLayout(
      paragraph: paragraph, size: size, pixelScale: options.pixelScale,
      isTruncated: isCut ?? false, ends: LineEnds(), vertical: vertical,
      firstFactors: factors[0], alignment: options.alignment,
      boxWidth: width.isFinite ? width : measured,
      parts: LayoutParts(
        fragments: fragments, lineMetrics: lineMetrics,
        mixedFactors: factors.count > 1 ? factors.values : nil, styles: styles))
  }

  private func mode(of line: LineFragment) -> LineBreakMode {
    styles?.style(at: line.shown.lowerBound).lineBreakMode ?? options.lineBreakMode
  }

  /// The height of the extra line fragment, in the first of the fonts; 0 where the text does not
  /// end with a line break, or no line more is allowed.
  private func extraLineHeight(
    _ fragments: [LineFragment], ending height: Double, limit: Int
  ) -> Double {
    guard options.includesExtraLineFragment, paragraph.endsWithLineBreak, fragments.count < limit,
      let last = fragments.last, last.ellipsis == .none, Int(last.next) == paragraph.clusters.count
    else { return 0 }
    let pitch = max(vertical.pitch, 0)
    guard let box = self.height else { return pitch }
    return height + pitch <= box + 1 / options.pixelScale ? pitch : 0
  }

  /// The height of the reserved lines, in the first of the fonts.
  private var reservedHeight: Double {
    options.reservedLines > 0 ? vertical.height(of: options.reservedLines) : 0
  }
}

// MARK: - Heights

extension ParagraphLayoutPass {
  /// The measures of the first style span in the first of the paragraphs.
  private var vertical: SpanLineMetrics {
    let options = styles.map { self.options.taking($0.styles[0]) } ?? options
    return SpanLineMetrics(sizes[0], heights: paragraph.firstSpan.heights, options: options)
  }

  /// The height of some lines from the top.
  ///
  /// - Parameter lineMetrics: `nil` for lines that are all alike.
  private func height(of count: Int, _ lineMetrics: [LineMetrics]?) -> Double {
    guard count > 0 else { return 0 }
    return lineMetrics?[count - 1].bottom ?? vertical.height(of: count)
  }

  /// The measures of lines; `nil` for lines that are all alike.
  ///
  /// - Parameter grows: Whether lines grow with tall letters where the options ask for it.
  private func lineMetrics(_ lines: [LineFragment], grows: Bool = true) -> [LineMetrics]? {
    let grows = grows && paragraph.mayGrow(options)
    if let styles { return styledLineMetrics(lines, styles: styles, grows: grows) }
    guard case .mixed(let sizes) = sizes else {
      return grows ? unevenLineMetrics(lines, grows: true) { _ in ([vertical], 0) } : nil
    }
    let spans = zip(sizes, paragraph.spans).map { size, span in
      SpanLineMetrics(size, heights: FontHeights(span.face), options: options)
    }
    return unevenLineMetrics(lines, grows: grows) { _ in (spans, 0) }
  }

  /// The metrics of lines in paragraphs with styles, with the space between paragraphs.
  private func styledLineMetrics(
    _ lines: [LineFragment], styles: ParagraphStyles, grows: Bool
  ) -> [LineMetrics] {
    let spans = styles.styles.map { style in
      zip(sizes.values, paragraph.spans).map { size, span in
        SpanLineMetrics(size, heights: FontHeights(span.face), options: options.taking(style))
      }
    }
    var previous = 0
    return unevenLineMetrics(lines, grows: grows) { line in
      let index = styles.index(at: line.shown.lowerBound)
      defer { previous = index }
      let start = line.shown.lowerBound
      guard start > 0, paragraph.clusters.isStartOfParagraph(start) else {
        return (spans[index], 0)
      }
      return (
        spans[index],
        styles.styles[previous].paragraphSpacing + styles.styles[index].paragraphSpacingBefore
      )
    }
  }

  /// The metrics of lines in several fonts: each is as high as its highest font, raised and lowered
  /// by baseline offsets.
  ///
  /// - Parameter setting: For each line from the top, the measures of the style spans in its
  ///   paragraph, and the space above it.
  private func unevenLineMetrics(
    _ lines: [LineFragment], grows: Bool,
    setting: (LineFragment) -> (spans: [SpanLineMetrics], gap: Double)
  ) -> [LineMetrics] {
    var lineMetrics: [LineMetrics] = []
    var bottom = 0.0
    var first = 0
    for (index, line) in lines.enumerated() {
      let (spans, gap) = setting(line)
      bottom += gap
      while first + 1 < spans.count,
        paragraph.spans[first].clusters.upperBound <= line.shown.lowerBound
      { first += 1 }
      var tallest = spans[first]
      var next = first + 1
      while next < spans.count, paragraph.spans[next].clusters.lowerBound < line.next {
        tallest.formUnion(spans[next])
        next += 1
      }
      let hasGrown = grows && tallest.grow(to: reach(of: line))
      // A further line of text styles is its leading high, the rest of it above the line.
      var height = index == 0 ? tallest.lineHeight : tallest.pitch
      if hasGrown { height = max(height, tallest.lineHeight) }
      let top = bottom + height - tallest.lineHeight
      bottom += height
      lineMetrics.append(
        LineMetrics(
          baseline: top + tallest.ascent, ascent: tallest.ascent, descent: tallest.descent))
    }
    return lineMetrics
  }
}

extension Paragraph {
  /// Lays the paragraph out with all of its text at one size, its fonts as analysed.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text in points.
  ///   - publishedLeading: The distance between further lines of a text style; `nil` for none.
  ///   - width: The width of the box in points; `nil` for as wide as the text needs.
  package func layout(
    pointSize: Double, publishedLeading: Double? = nil, options: ParagraphOptions, width: Double?,
    height: Double? = nil
  ) -> TextLayout {
    let size = SpanSize(pointSize: pointSize, publishedLeading: publishedLeading)
    if traits.hasOneSpan, !options.mayAdjustSize, isPlain(size, options, width: width) {
      return plainLayout(size, options: options, width: width, height: height)
    }
    return layout(
      sizes: traits.hasOneSpan
        ? .uniform(size) : .mixed(Array(repeating: size, count: spans.count)),
      options: options, width: width, height: height)
  }
}
