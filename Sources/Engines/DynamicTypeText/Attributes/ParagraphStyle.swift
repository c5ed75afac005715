/// The attributes of a paragraph, as in `NSParagraphStyle`.
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

  /// A position on the line to which a tab advances.
  public struct TabStop: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable, CaseIterable {
      case left
      case right
      case center
      case natural
      /// The decimal separator of the text after the tab is at the stop.
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
  /// The line break mode; `nil` for that of the options.
  public var lineBreakMode: LineBreakMode?
  /// The writing direction; `nil` for that of the options.
  public var writingDirection: WritingDirection?
  /// The space between lines.
  public var lineSpacing = 0.0
  /// The space below a paragraph, not below the last.
  public var paragraphSpacing = 0.0
  /// The space above a paragraph, not above the first.
  public var paragraphSpacingBefore = 0.0
  /// The distance from the leading edge of the box to a paragraph's first line.
  public var firstLineHeadIndent = 0.0
  /// The distance from the leading edge of the box to its further lines.
  public var headIndent = 0.0
  /// Where lines end: the distance from the leading edge if positive, else from the trailing edge.
  public var tailIndent = 0.0
  /// Bounds on the height of lines, and the factor applied to heights before; 0 for none.
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  public var lineHeightMultiple = 0.0
  /// A word is hyphenated at the end of a line that would otherwise fill less than this part of its
  /// available width, from 0 for never to 1.
  public var hyphenationFactor = 0.0
  /// Ascending by location.
  public var tabStops: [TabStop] = []
  /// The distance of the tab stops after the last of `tabStops`. 0 means 28, the distance of the
  /// stops of `NSParagraphStyle.default`.
  public var defaultTabInterval = 0.0

  public init() {}
}
