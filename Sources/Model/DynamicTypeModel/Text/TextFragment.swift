/// One run of attributed text.
public struct TextFragment: Hashable, Sendable {
  public var string: String
  public var font: FontDescription?
  public var color: ColorValue?
  public var kerning: Double
  /// Points by which it is raised above the baseline.
  public var baselineOffset = 0.0
  /// Superscript steps by which it is raised besides; negative for subscripts.
  public var superscript = 0
  /// Whether letters are joined by ligatures that their script does not ask for.
  public var usesLigatures = true
  public var decoration = TextDecoration()
  public var alignment: TextContent.Alignment?
  public var writingDirection = TextContent.WritingDirection.natural
  /// Nil where it has no paragraph style of its own.
  public var lineBreakMode: TextContent.LineBreakMode?
  /// By what part of its line text may be wider that is tightened rather than truncated; 0 for none.
  public var tighteningFactor = 0.0
  public var allowsTightening = false
  public var lineSpacing: Double
  public var paragraphSpacing: Double
  public var lineHeightMultiple: Double
  public var minimumLineHeight: Double
  public var maximumLineHeight: Double
  public var paragraphSpacingBefore = 0.0
  public var firstLineHeadIndent = 0.0
  public var headIndent = 0.0
  /// From the leading edge if positive, else from the trailing edge.
  public var tailIndent = 0.0
  /// 0 for the system's.
  public var defaultTabInterval = 0.0
  public var tabStops: [TabStop] = []
  /// The share of the available width below which a line is filled up by hyphenation, from 0 for never to 1.
  public var hyphenationFactor = 0.0

  /// A place that a tab reaches to.
  public struct TabStop: Hashable, Sendable {
    /// Named as in Interface Builder.
    public enum Alignment: String, Hashable, Sendable {
      case natural, left, center, right, decimal
    }

    /// Points from the leading edge.
    public var location: Double
    public var alignment: Alignment

    public init(location: Double, alignment: Alignment) {
      self.location = location
      self.alignment = alignment
    }
  }

  public init(_ string: String) {
    self.string = string
    kerning = 0
    lineSpacing = 0
    paragraphSpacing = 0
    lineHeightMultiple = 0
    minimumLineHeight = 0
    maximumLineHeight = 0
  }
}
