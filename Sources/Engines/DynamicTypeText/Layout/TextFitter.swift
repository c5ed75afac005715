/// Makes a text fit its box where options allow it: by moving characters together, and by shrinking
/// it.
struct TextFitter {
  let paragraph: Paragraph
  let sizes: PerSpan<SpanSize>
  let options: ParagraphOptions
  let width: Double?
  let height: Double?

  /// The layout if it fits; else one whose characters are as little closer together as needed, else
  /// one that is as little smaller as needed. Text that does not fit even so is laid out at the
  /// smallest size, or as close together as it may be.
  func fitted(_ layout: TextLayout) -> TextLayout {
    guard !fits(layout) else { return layout }
    let limit = tighteningLimit
    if limit > 0 {
      let tightened = leastChange { amount in
        var layout = self.layout { $0.tightened(by: amount * limit) }
        layout.tightening = amount * limit
        return layout
      }
      if fits(tightened) || options.minimumScaleFactor >= 1 { return tightened }
    }
    guard options.minimumScaleFactor < 1 else { return layout }
    let most = 1 - max(options.minimumScaleFactor, 0)
    return leastChange { amount in
      var layout = self.layout { $0.scaled(by: 1 - amount * most) }
      layout.scaleFactor = 1 - amount * most
      return layout
    }
  }

  private func layout(_ change: (SpanSize) -> SpanSize) -> TextLayout {
    paragraph.unfitted(sizes: sizes.map(change), options: options, width: width, height: height)
  }

  /// Whether a layout shows the whole text in its box.
  private func fits(_ layout: TextLayout) -> Bool {
    guard !layout.isTruncated else { return false }
    guard options.conventions == .swiftUI, let height, layout.lineCount > 0 else { return true }
    let bottom = layout.vertical(ofLine: layout.lineCount - 1).bottom
    return bottom <= height + 1 / options.pixelScale
  }

  /// The layout of the smallest amount between 0 and 1 that fits, to a part in 4096, or that of 1.
  private func leastChange(_ layout: (Double) -> TextLayout) -> TextLayout {
    var best = layout(1)
    guard fits(best) else { return best }
    var low = 0.0
    var high = 1.0
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let candidate = layout(middle)
      if fits(candidate) {
        high = middle
        best = candidate
      } else {
        low = middle
      }
    }
    return best
  }

  /// The most by which characters may move together, in em: just enough for a text that is wider
  /// than its line by the tightening factor. A text that is wider still loses as much of its line, and is cut.
  ///
  /// Source: Apple, `NSParagraphStyle.tighteningFactorForTruncation`: "provided that the ratio of
  /// the text width to the line fragment width does not exceed 1.0 + the tightening factor".
  /// Evidence: E-text-tightening.
  private var tighteningLimit: Double {
    let factor = options.tighteningFactor
    guard options.allowsTightening, factor > 0, factor.isFinite else { return 0 }
    var width = 0.0
    // The width that all characters lose if each loses one em.
    var loss = 0.0
    for (index, span) in paragraph.spans.enumerated() where !span.clusters.isEmpty {
      let factors = SpanFactors(sizes[index], of: SpanMeasures(span), era: options.trackingEra)
      let start = paragraph.clusters.sums[Int(span.clusters.lowerBound)]
      let end = paragraph.clusters.sums[Int(span.clusters.upperBound)]
      width += factors.points(end) - factors.points(start)
      loss += Double(end.kerned - start.kerned) * factors.pointSize
    }
    if let line = self.width, line.isFinite, options.numberOfLines > 0 {
      width = min(width, line * Double(options.numberOfLines) * (1 + factor))
    }
    return width > 0 && loss > 0 ? width / loss * factor / (1 + factor) : 0
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
