/// Text and how it is set.
public struct TextContent: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable {
    case natural, left, center, right, justified
  }

  /// The direction in which a paragraph runs; `natural` is that of its first letters.
  public enum WritingDirection: String, Hashable, Sendable {
    case natural, leftToRight, rightToLeft
  }

  /// Named as in Interface Builder.
  public enum LineBreakMode: String, Hashable, Sendable {
    case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
  }

  /// What is shown; for attributed text the fragments joined.
  public var string: String
  /// Nil for the kind's own default font.
  public var font: FontDescription?
  /// The runs of attributed text; empty for plain text.
  public var fragments: [TextFragment]
  public var color: ColorValue?
  /// What the letters of a label cast, where they have none of their own.
  public var shadow: TextShadow?
  public var alignment: Alignment
  public var lineBreakMode: LineBreakMode
  /// 0 for as many as fit.
  public var numberOfLines: Int
  public var adjustsFontForContentSizeCategory: Bool
  public var adjustsFontSizeToFitWidth: Bool
  /// 0 when not set.
  public var minimumScaleFactor: Double
  /// Points; 0 when not set.
  public var minimumFontSize: Double
  public var allowsTightening: Bool
  /// Points; 0 for automatic.
  public var preferredMaxLayoutWidth: Double
  /// The location of the text in its source; the element's own where it is an attribute there.
  public var location: SourceLocation

  public init(_ string: String, location: SourceLocation) {
    self.string = string
    self.location = location
    fragments = []
    alignment = .natural
    lineBreakMode = .tailTruncation
    numberOfLines = 1
    adjustsFontForContentSizeCategory = false
    adjustsFontSizeToFitWidth = false
    minimumScaleFactor = 0
    minimumFontSize = 0
    allowsTightening = false
    preferredMaxLayoutWidth = 0
  }
}
