/// How the lines of a paragraph are set, as `NSParagraphStyle` has it.
///
/// Lengths are points. A paragraph ends where the text itself ends a line.
public struct ParagraphStyle: Hashable, Sendable {
  /// A style and where it begins.
  public struct Run: Hashable, Sendable {
    /// A UTF-8 offset into the text. A paragraph has the style of its first character.
    public var start: Int
    public var style: ParagraphStyle

    public init(start: Int, style: ParagraphStyle) {
      self.start = start
      self.style = style
    }
  }

  /// A place that a tab reaches to.
  public struct TabStop: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable, CaseIterable {
      case left
      case right
      case center
      case natural
      /// The decimal separator of what follows the tab stands at the stop.
      case decimal
    }

    /// From the leading edge of the box.
    public var location: Double
    public var alignment: Alignment

    public init(location: Double, alignment: Alignment = .natural) {
      self.location = location
      self.alignment = alignment
    }
  }

  public var alignment: TextAlignment = .natural
  /// What happens to its text that is wider than its box; `nil` for what the options say.
  public var lineBreakMode: LineBreakMode?
  /// In which direction its paragraphs run; `nil` for what the options say.
  public var writingDirection: WritingDirection?
  /// Between lines.
  public var lineSpacing = 0.0
  /// Behind a paragraph, not behind the last.
  public var paragraphSpacing = 0.0
  /// Above a paragraph, not above the first.
  public var paragraphSpacingBefore = 0.0
  /// From the leading edge of the box to a paragraph's first line.
  public var firstLineHeadIndent = 0.0
  /// From the leading edge of the box to its further lines.
  public var headIndent = 0.0
  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  public var tailIndent = 0.0
  /// Bounds on the height of lines, and what heights are multiplied by first; 0 for none.
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  public var lineHeightMultiple = 0.0
  /// Words are divided at the ends of lines that without it would be narrower than this part of their
  /// room, from 0 for never to 1.
  public var hyphenationFactor = 0.0
  /// Ascending by location.
  public var tabStops: [TabStop] = []
  /// The distance of the stops behind `tabStops`. 0 means 28, as far as the stops of
  /// `NSParagraphStyle.default` are apart.
  public var defaultTabInterval = 0.0

  public init() {}
}

/// The styles of a text's paragraphs in a box.
final class ParagraphStyles: Sendable {
  /// At least one.
  let styles: [ParagraphStyle]
  /// The units they begin with, ascending: a style that begins within a paragraph waits for the next.
  private let starts: [Int32]
  /// The width of the box; infinite for none.
  private let width: Double

  init(_ options: ParagraphOptions, of paragraph: Paragraph, width: Double) {
    self.width = width
    let runs = options.paragraphStyles.sorted { $0.start < $1.start }
    guard !runs.isEmpty else {
      styles = [options.plainStyle]
      starts = [0]
      return
    }
    styles = runs.map(\.style.finite)
    var starts: [Int32] = []
    for run in runs {
      let start = starts.isEmpty ? 0 : paragraph.unit(atUTF8: run.start)
      starts.append(paragraph.startOfParagraph(from: max(start, starts.last ?? 0)))
    }
    self.starts = starts
  }

  private init(styles: [ParagraphStyle], starts: [Int32], width: Double) {
    (self.styles, self.starts, self.width) = (styles, starts, width)
  }

  func resized(to width: Double) -> ParagraphStyles {
    ParagraphStyles(styles: styles, starts: starts, width: width)
  }

  /// The index of the style of the line that begins with a unit.
  func index(at unit: Int32) -> Int {
    max((starts.firstIndex { $0 > unit } ?? starts.count) - 1, 0)
  }

  /// The style of the line that begins with a unit.
  func style(at unit: Int32) -> ParagraphStyle { styles[index(at: unit)] }

  /// Where the line that begins with a unit begins and how wide it may be.
  func line(at unit: Int32, of paragraph: Paragraph) -> StyledLine {
    let style = style(at: unit)
    let isFirst = paragraph.isStartOfParagraph(unit)
    let lead = max(isFirst ? style.firstLineHeadIndent : style.headIndent, 0)
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return StyledLine(
      lead: lead, room: max(end - lead, 0), indents: lead + max(-style.tailIndent, 0))
  }
}

/// The place of one line between indents, in points.
struct StyledLine: Equatable {
  /// From the leading edge of the box.
  var lead: Double
  var room: Double
  /// What the indents at both edges take.
  var indents: Double
}

extension ParagraphOptions {
  /// The style of text that has none of its own.
  var plainStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment
    style.lineSpacing = lineSpacing
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.hyphenationFactor = finiteHyphenationFactor
    return style
  }

  /// The factor within its range; 0 for what is no number.
  var finiteHyphenationFactor: Double {
    hyphenationFactor.asPart
  }

  /// These options with the heights of a style.
  func taking(_ style: ParagraphStyle) -> ParagraphOptions {
    var options = self
    options.lineSpacing = style.lineSpacing
    options.minimumLineHeight = style.minimumLineHeight
    options.maximumLineHeight = style.maximumLineHeight
    options.lineHeightMultiple = style.lineHeightMultiple
    return options
  }
}

extension ParagraphStyle {
  /// The style with what is not a number taken as 0.
  fileprivate var finite: ParagraphStyle {
    var style = self
    let lengths: [WritableKeyPath<ParagraphStyle, Double>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
      \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
      \.defaultTabInterval,
    ]
    style.hyphenationFactor = hyphenationFactor.asPart
    for length in lengths where !style[keyPath: length].isFinite { style[keyPath: length] = 0 }
    style.tabStops = tabStops.filter(\.location.isFinite).sorted { $0.location < $1.location }
    return style
  }
}

extension Double {
  /// Between 0 and 1; 0 for what is no number.
  fileprivate var asPart: Double { isFinite ? min(max(self, 0), 1) : 0 }
}

extension ParagraphOptions {
  /// Whether words may be divided with a hyphen, in one of the paragraphs at least.
  public var hyphenates: Bool {
    hyphenationFactor > 0 || paragraphStyles.contains { $0.style.hyphenationFactor > 0 }
  }
}

extension Paragraph {
  /// Whether a paragraph of the text begins with a unit.
  func isStartOfParagraph(_ unit: Int32) -> Bool {
    unit == 0 || units.flags[Int(unit) - 1].contains(.paragraphEnd)
  }

  /// The first unit from one on that begins a paragraph, or the end of the text.
  func startOfParagraph(from unit: Int32) -> Int32 {
    var start = unit
    while start < Int32(units.count), !isStartOfParagraph(start) { start += 1 }
    return start
  }

  /// The unit that holds a UTF-8 offset; the number of units behind the end.
  func unit(atUTF8 offset: Int) -> Int32 {
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low + high) / 2
      if Int(units.offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  func hasTab(in range: Range<Int32>) -> Bool {
    !tabs.isEmpty && tabs[firstTab(from: range.lowerBound)...].first.map(range.contains) ?? false
  }

  /// The index of the first tab from a unit on.
  func firstTab(from unit: Int32) -> Int {
    tabs.partitionIndex { $0 >= unit }
  }
}
