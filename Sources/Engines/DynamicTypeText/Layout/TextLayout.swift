/// A paragraph laid out in a box, as data.
///
/// Lengths are points; y grows downwards and the origin is the top left corner of the text's box,
/// which is `size.height` high. Nothing is rounded unless its name says so.
public struct TextLayout: Sendable {
  /// One line of text.
  public struct Line: Equatable, Sendable {
    /// The part of the text on the line, in UTF-8 offsets; of a truncated line, from its first
    /// character to the end of the text.
    public var range: Range<Int>
    /// The visible text, with its ellipsis or hyphen and without spaces that hang past the edge.
    public var text: String
    /// The width of `text`.
    public var width: Double
    /// The width of the spaces that hang past the line's edge.
    public var hangingWidth: Double
    /// The distance of the line's left edge from the left of the box.
    public var originX: Double
    /// The distance of the baseline from the top of the box.
    public var baseline: Double
    /// The height of the line above its baseline.
    public var ascent: Double
    /// The depth of the line below its baseline; positive.
    public var descent: Double
    /// Whether text after or within this line, the last, is not shown.
    public var isTruncated: Bool
    /// Whether a hyphen shows at the end that is not in the text.
    public var isHyphenated: Bool
  }

  /// A width and a height in points.
  public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  package let paragraph: Paragraph
  /// The size of the text: the width of its widest line, including the space at the end of a
  /// wrapped line, and the height of its lines.
  public let size: Size
  /// Device pixels in a point.
  let pixelScale: Double
  /// Whether some of the text is not shown, with an ellipsis or without.
  public let isTruncated: Bool

  /// The factor by which the text's size was multiplied to make it fit; 1 for text that was not
  /// shrunk.
  public internal(set) var scaleFactor = 1.0
  /// The most by which the height may be off, in points: all that lines have grown for tall
  /// scripts, for which no amounts are published; 0 for text without them.
  public internal(set) var heightUncertainty = 0.0
  /// The distance by which characters were moved together to make the text fit, in em; 0 for text
  /// that was not tightened.
  public internal(set) var tightening = 0.0

  /// The ends of lines, of a layout without `parts`.
  let ends: LineEnds
  /// The metrics of lines that are all alike.
  let vertical: SpanLineMetrics
  let firstFactors: SpanFactors
  let alignment: TextAlignment
  /// The width that lines are aligned in.
  var boxWidth: Double
  /// The further parts of a layout; `nil` for most.
  let parts: LayoutParts?
}

/// The parts of a layout that do not follow from its lines' ends and one size.
final class LayoutParts: Sendable {
  let fragments: [LineFragment]
  /// `nil` for lines that are all alike.
  let lineMetrics: [LineMetrics]?
  /// The factors of all spans where there are several; `nil` for one.
  let mixedFactors: [SpanFactors]?
  /// `nil` for plain text.
  let styles: ParagraphStyles?

  init(
    fragments: [LineFragment], lineMetrics: [LineMetrics]? = nil,
    mixedFactors: [SpanFactors]? = nil, styles: ParagraphStyles? = nil
  ) {
    (self.fragments, self.lineMetrics) = (fragments, lineMetrics)
    (self.mixedFactors, self.styles) = (mixedFactors, styles)
  }
}

extension TextLayout {
  var factors: PerSpan<SpanFactors> {
    parts?.mixedFactors.map { .mixed($0) } ?? .uniform(firstFactors)
  }

  var styles: ParagraphStyles? { parts?.styles }

  /// The vertical measures of a line.
  @inline(__always)
  func vertical(ofLine line: Int) -> LineMetrics {
    parts?.lineMetrics?[line] ?? vertical.vertical(ofLine: line)
  }

  /// `size` rounded up to device pixels, as a label's intrinsic size is.
  public var roundedSize: Size {
    let rounding = PixelRounding(scale: pixelScale)
    return Size(width: rounding.up(size.width), height: rounding.up(size.height))
  }

  /// The largest size the text is set at, in points.
  public var pointSize: Double {
    parts?.mixedFactors?.reduce(0) { max($0, $1.pointSize) } ?? firstFactors.pointSize
  }

  /// The distance of the first baseline from the top.
  public var firstBaseline: Double { parts?.lineMetrics?.first?.baseline ?? vertical.ascent }

  /// The distance of the last baseline from the top.
  public var lastBaseline: Double {
    lineCount == 0 ? firstBaseline : vertical(ofLine: lineCount - 1).baseline
  }

  /// The first baseline as SwiftUI aligns by it: rounded to the nearest device pixel.
  public var roundedFirstBaseline: Double {
    PixelRounding(scale: pixelScale).nearest(firstBaseline)
  }

  /// The last baseline as SwiftUI aligns by it: rounded up to a device pixel.
  public var roundedLastBaseline: Double { PixelRounding(scale: pixelScale).up(lastBaseline) }

  /// The number of lines; 0 for an empty text.
  public var lineCount: Int { parts?.fragments.count ?? ends.count }

  /// The lines from top to bottom; none for an empty text.
  public var lines: [Line] { (0..<lineCount).map(line) }

  /// The distance of a line's baseline from the top.
  public func baseline(ofLine line: Int) -> Double { vertical(ofLine: line).baseline }

  /// The height of a line above its baseline and its depth below, in points.
  package func extent(ofLine line: Int) -> (ascent: Double, descent: Double) {
    (vertical(ofLine: line).ascent, vertical(ofLine: line).descent)
  }

  /// The characters that no font at hand can draw, each once, in the order of the text.
  public var missingCharacters: [Character] { paragraph.missingCharacters }

  /// The fonts that were asked for and are not installed, each once, in the order of the text.
  public var substitutedFonts: [String] { paragraph.substitutedFonts }

  /// The dictionary without which no word of the text's language is hyphenated; `nil` when it is
  /// installed.
  public var missingHyphenation: MissingHyphenation? { paragraph.missingHyphenation }

  /// The characters (extended grapheme clusters) of the whole text.
  public var characterCount: Int { paragraph.string.count }

  /// The number of hidden characters: those replaced by the ellipsis, after the last line, or past
  /// the edge. Spaces and line breaks between lines do not count, nor those at the end of the text.
  public var hiddenCharacterCount: Int {
    guard isTruncated, lineCount > 0 else { return 0 }
    let last = fragment(lineCount - 1)
    let before = paragraph.substring(last.shown.upperBound..<hiddenEnd(of: last))
    let after =
      last.resumed.isEmpty
      ? "" : paragraph.substring(last.resumed.upperBound..<Int32(paragraph.clusters.count))
    return before.count + after.trimmingSpacesAtEnd.count
  }

  /// The number of clusters with a width that a line shows.
  package func shownClusterCount(line: Int) -> Int {
    let fragment = fragment(line)
    return [fragment.shown, fragment.resumed].reduce(0) { count, clusters in
      count + clusters.count { position(of: $0 + 1) > position(of: $0) }
    }
  }

  /// The width of a line's ellipsis; 0 for lines without one.
  package func ellipsisWidth(line: Int) -> Double {
    let fragment = fragment(line)
    guard fragment.ellipsis != .none else { return 0 }
    return fragment.width - width(of: fragment)
  }

  private func position(of cluster: Int32) -> Double {
    switch factors {
    case .uniform(let factors): UniformScale(paragraph, factors: factors).position(cluster)
    case .mixed(let factors): MixedScale(paragraph, factors: factors).position(cluster)
    }
  }

  /// The width of a line's own text, in points, without ellipsis and hyphen.
  private func width(of fragment: LineFragment) -> Double {
    switch factors {
    case .uniform(let factors): width(of: fragment, UniformScale(paragraph, factors: factors))
    case .mixed(let factors): width(of: fragment, MixedScale(paragraph, factors: factors))
    }
  }

  private func width(of fragment: LineFragment, _ scale: some PositionScale) -> Double {
    guard let styles, paragraph.hasTab(in: fragment.shown) else {
      return scale.width(of: fragment.shown, in: paragraph)
        + scale.width(of: fragment.resumed, in: paragraph)
    }
    return TabRuler(paragraph: paragraph, scale: scale, styles: styles).width(of: fragment.shown)
  }

  /// The width of the widest part of the text without a line break opportunity; a narrower box
  /// splits a word.
  public var widestWord: Double {
    switch factors {
    case .uniform(let factors): widestWord(UniformScale(paragraph, factors: factors))
    case .mixed(let factors): widestWord(MixedScale(paragraph, factors: factors))
    }
  }

  private func widestWord(_ scale: some PositionScale) -> Double {
    var widest = 0.0
    var start: Int32 = 0
    for word in paragraph.breaks {
      widest = max(widest, scale.position(max(word.visibleEnd, start)) - scale.position(start))
      start = word.cluster
    }
    return widest
  }

  private func hiddenEnd(of last: LineFragment) -> Int32 {
    guard last.resumed.isEmpty else { return last.resumed.lowerBound }
    var end = Int32(paragraph.clusters.count)
    while end > last.shown.upperBound, paragraph.clusters.flags[Int(end) - 1].contains(.space) {
      end -= 1
    }
    return end
  }

  private func line(at index: Int) -> Line {
    let fragment = fragment(index)
    let isLast = index == lineCount - 1
    let end = isLast && isTruncated ? Int32(paragraph.clusters.count) : fragment.next
    let vertical = vertical(ofLine: index)
    return Line(
      range: paragraph.utf8Range(fragment.shown.lowerBound..<max(end, fragment.shown.lowerBound)),
      text: shownText(fragment), width: fragment.width, hangingWidth: fragment.hangingWidth,
      originX: originX(of: fragment), baseline: vertical.baseline, ascent: vertical.ascent,
      descent: vertical.descent, isTruncated: isLast && isTruncated,
      isHyphenated: fragment.endsWithHyphen)
  }

  private func shownText(_ fragment: LineFragment) -> String {
    var head = String(paragraph.substring(fragment.shown))
    if fragment.endsWithHyphen {
      if head.unicodeScalars.last == "\u{AD}" { head.unicodeScalars.removeLast() }
      head += "-"
    }
    guard fragment.ellipsis != .none else { return head }
    return head + "…" + paragraph.substring(fragment.resumed)
  }
}

extension Substring {
  fileprivate var trimmingSpacesAtEnd: Substring {
    var rest = self
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
