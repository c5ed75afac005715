/// The vertical measures of one line.
struct LineMetrics: Equatable, Sendable {
  /// From the top of the text.
  var baseline: Double
  var ascent: Double
  var descent: Double

  var bottom: Double { baseline + descent }
}

/// The vertical measures of one style span at its size.
struct SpanLineMetrics: Equatable, Sendable {
  var ascent: Double
  var descent: Double
  /// The distance between further lines.
  var pitch: Double

  /// Further lines of a text style are its published leading apart; those of other fonts as far as
  /// the font says. The font's line gap is added between lines in text views only, and never below
  /// the last line: labels of Helvetica Neue (0.952, 0.213, 0.028 em) are recorded 14 points high
  /// with a line of 12 points, and 23.5 with two of 10.
  ///
  /// Raised or lowered letters keep the space that they would have without: a label grows by all of
  /// its text's offset, either way, and a fixed height lets letters rise but not fall, as on iOS
  /// 16.4 and later (stackoverflow.com/questions/76655003).
  ///
  /// Bounds and multiples of a paragraph style change the height above the baseline.
  @inline(__always)
  init(_ size: SpanSize, heights: FontHeights, options: ParagraphOptions) {
    ascent = size.pointSize * heights.ascent + max(size.baselineOffset, 0)
    descent = size.pointSize * heights.descent + max(-size.baselineOffset, 0)
    var gap = options.usesFontLeading ? size.pointSize * heights.lineGap : 0
    var leading = size.publishedLeading.map { $0 + abs(size.baselineOffset) }
    if let attachment = size.attachment {
      let bottom = attachment.baselineOffset + size.baselineOffset
      ascent = max(attachment.height + bottom, 0)
      descent = max(-bottom, 0)
      (gap, leading) = (0, nil)
    }
    let natural = ascent + descent
    let distance = leading ?? natural + gap
    guard options.boundsLines else {
      pitch = distance + options.addedSpacing(gap: distance - natural)
      return
    }
    ascent += options.bounded(natural) - natural
    pitch = options.bounded(distance) + options.lineSpacing
  }

  var lineHeight: Double { ascent + descent }

  /// The height of some lines, at least one, that are all alike.
  func height(of count: Int) -> Double { lineHeight + Double(count - 1) * pitch }

  func vertical(ofLine line: Int) -> LineMetrics {
    LineMetrics(baseline: ascent + Double(line) * pitch, ascent: ascent, descent: descent)
  }
}

extension ParagraphOptions {
  /// What line spacing adds to lines that are a gap apart already.
  ///
  /// In SwiftUI it is the least gap between lines: pictures of an app on iOS 18 show lines of
  /// a spaced text as far apart as ascent, descent and the spacing are, and by less where the style's leading has a
  /// gap of its own. Where lines of a style overlap, as at accessibility sizes, it is added to the leading.
  fileprivate func addedSpacing(gap: Double) -> Double {
    guard conventions == .swiftUI, gap > 0 else { return lineSpacing }
    return max(0, lineSpacing - gap)
  }

  fileprivate var boundsLines: Bool {
    lineHeightMultiple > 0 || maximumLineHeight > 0 || minimumLineHeight > 0
  }

  /// A line's height within the bounds of the paragraph style.
  fileprivate func bounded(_ height: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    let capped = maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
    return max(capped, minimumLineHeight)
  }
}

extension SpanLineMetrics {
  /// Makes a line high enough for letters that reach so far, and returns whether it has grown.
  mutating func grow(to reach: (above: Double, below: Double)) -> Bool {
    let before = lineHeight
    ascent = max(ascent, reach.above)
    descent = max(descent, reach.below)
    return lineHeight > before
  }

  mutating func formUnion(_ other: SpanLineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    pitch = max(pitch, other.pitch)
  }
}
