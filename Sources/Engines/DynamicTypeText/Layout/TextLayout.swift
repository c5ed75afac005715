/// A paragraph laid out in a box, as data.
///
/// Lengths are points; y grows downwards and the origin is the top left corner of the text's box,
/// which is `size.height` high. Nothing is rounded unless its name says so.
public struct TextLayout: Sendable {
  /// One line of text.
  public struct Line: Equatable, Sendable {
    /// The part of the text that the line stands for, in UTF-8 offsets; of a truncated line, from
    /// its first character to the end of the text.
    public var range: Range<Int>
    /// What the line shows, with its ellipsis and without spaces that hang past its edge.
    public var text: String
    /// The width of `text`.
    public var width: Double
    /// The width of the spaces that hang past the line's edge.
    public var hangingWidth: Double
    /// The distance of the line's left edge from the left of the box.
    public var originX: Double
    /// The distance of the baseline from the top of the box.
    public var baseline: Double
    public var ascent: Double
    public var descent: Double
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

  public let paragraph: Paragraph
  /// What the text needs: the width of its widest line, the space at the end of a wrapped line
  /// counted, and the height of its lines.
  public let size: Size
  /// Device pixels in a point.
  let pixelScale: Double
  /// Whether text is cut, with an ellipsis or without.
  public let isTruncated: Bool

  /// What the text's size was multiplied by to fit; 1 for text that was not shrunk.
  public internal(set) var scaleFactor = 1.0
  /// By how many points the height may be off: all that lines have grown for tall scripts, for which
  /// no amounts are published; 0 for text without them.
  public internal(set) var heightUncertainty = 0.0
  /// How much closer characters stand to fit, as a part of an em; 0 for text that was not tightened.
  public internal(set) var tightening = 0.0

  /// Where lines end, for text about whose lines there is no more to say.
  let ends: LineEnds
  /// The heights of lines, and how far they are apart, where these are all alike.
  let vertical: SpanLineMetrics
  let firstFactors: SpanFactors
  let alignment: TextAlignment
  /// The width that lines are aligned in.
  var boxWidth: Double
  /// What most layouts have nothing of.
  let parts: LayoutParts?
}

/// What a layout consists of that is not told by the ends of its lines and one size.
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

  public var lineCount: Int { parts?.fragments.count ?? ends.count }

  /// The lines from top to bottom; none for an empty text.
  public var lines: [Line] { (0..<lineCount).map(line) }

  /// The distance of a line's baseline from the top.
  public func baseline(ofLine line: Int) -> Double { vertical(ofLine: line).baseline }

  /// How far a line reaches above its baseline and below it.
  public func extent(ofLine line: Int) -> (ascent: Double, descent: Double) {
    (vertical(ofLine: line).ascent, vertical(ofLine: line).descent)
  }

  /// The characters (extended grapheme clusters) of the whole text.
  public var characterCount: Int { paragraph.string.count }

  /// How many characters are not shown: behind the ellipsis, past the last line or past the edge.
  /// Spaces and line ends between lines are not counted, nor those that end the text.
  public var hiddenCharacterCount: Int {
    guard isTruncated, lineCount > 0 else { return 0 }
    let last = fragment(lineCount - 1)
    let before = paragraph.substring(last.shown.upperBound..<hiddenEnd(of: last))
    let after =
      last.resumed.isEmpty
      ? "" : paragraph.substring(last.resumed.upperBound..<Int32(paragraph.clusters.count))
    return before.count + after.trimmingSpacesAtEnd.count
  }

  /// How many clusters that cannot be divided (clusters, ligatures) and have a width a line shows.
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

  /// What a line shows of the text itself, in points.
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

  /// The widest piece of the text that no line break divides; a narrower box splits a word.
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
