extension Paragraph {
  /// How much closer characters may stand before a text is truncated, as a part of an em: so much that
  /// a text wider than its line by the factor just fits.
  ///
  /// Source: Apple, `NSParagraphStyle.tighteningFactorForTruncation`: "provided that the ratio of the text
  /// width to the line fragment width does not exceed 1.0 + the tightening factor".
  private func tighteningLimit(_ sizes: PerSpan<SpanSize>, _ options: ParagraphOptions) -> Double {
    let factor = options.tighteningFactor
    guard options.allowsTightening, factor > 0, factor.isFinite else { return 0 }
    var width = 0.0
    // What characters lose in all for each em that one may lose.
    var loss = 0.0
    for (index, span) in spans.enumerated() where !span.units.isEmpty {
      let factors = SpanFactors(
        sizes[index], of: SpanMeasures(span), era: options.trackingEra)
      let start = units.sums[Int(span.units.lowerBound)]
      let end = units.sums[Int(span.units.upperBound)]
      width += factors.points(end) - factors.points(start)
      loss += Double(end.kerned - start.kerned) * factors.pointSize
    }
    return width > 0 && loss > 0 ? width / loss * factor / (1 + factor) : 0
  }

  /// Makes a text that does not fit do so if it may: first by moving characters together, then by
  /// shrinking it as little as is needed. One that does not fit even so is as small as allowed.
  func fitted(
    _ truncated: TextLayout, sizes: PerSpan<SpanSize>, options: ParagraphOptions, width: Double?,
    height: Double?
  ) -> TextLayout {
    let limit = tighteningLimit(sizes, options)
    if limit > 0 {
      let tightened = leastChange { amount in
        var layout = unfitted(
          sizes: sizes.map { $0.tightened(by: amount * limit) }, options: options,
          width: width, height: height)
        layout.tightening = amount * limit
        return layout
      }
      if !tightened.isTruncated { return tightened }
    }
    guard options.minimumScaleFactor < 1 else { return truncated }
    let most = 1 - max(options.minimumScaleFactor, 0)
    return leastChange { amount in
      var layout = unfitted(
        sizes: sizes.map { $0.scaled(by: 1 - amount * most) }, options: options, width: width,
        height: height)
      layout.scaleFactor = 1 - amount * most
      return layout
    }
  }

  /// The layout of the smallest amount between 0 and 1 that shows the whole text, to a part in
  /// 4096, or that of 1.
  private func leastChange(_ layout: (Double) -> TextLayout) -> TextLayout {
    var best = layout(1)
    guard !best.isTruncated else { return best }
    var low = 0.0
    var high = 1.0
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let candidate = layout(middle)
      if candidate.isTruncated {
        low = middle
      } else {
        high = middle
        best = candidate
      }
    }
    return best
  }
}

extension SpanSize {
  fileprivate func scaled(by factor: Double) -> SpanSize {
    var size = self
    size.pointSize *= factor
    size.publishedLeading = publishedLeading.map { $0 * factor }
    return size
  }

  /// - Parameter amount: A part of an em.
  fileprivate func tightened(by amount: Double) -> SpanSize {
    var size = self
    size.kerning -= amount * pointSize
    return size
  }
}
