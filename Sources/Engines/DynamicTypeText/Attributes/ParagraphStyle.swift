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
