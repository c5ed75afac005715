/// A text as it was set in its view.
public struct LaidOutText: Hashable, Sendable {
  /// One line as drawn, in the coordinates of the text's element.
  public struct Line: Hashable, Sendable {
    /// What is drawn, with the ellipsis where one replaces text.
    public var text: String
    /// The pieces with their fonts and colours, in logical order; their texts joined are `text`.
    public var spans: [Span]
    public var originX: Double
    public var baseline: Double
    public var width: Double
    public var ascent: Double
    public var descent: Double
    /// Points by which letters reach out of a line whose height its author has fixed; 0 for other lines.
    public var inkAbove = 0.0
    public var inkBelow = 0.0

    public init(
      text: String, spans: [Span], originX: Double, baseline: Double, width: Double,
      ascent: Double, descent: Double
    ) {
      self.text = text
      self.spans = spans
      self.originX = originX
      self.baseline = baseline
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  public struct Span: Hashable, Sendable {
    public var text: String
    public var font: ResolvedFont
    /// Nil for the element's own text colour.
    public var color: ColorValue?
    public var kerning: Double
    /// Points by which its letters are raised above the line's baseline.
    public var baselineOffset: Double

    public init(
      text: String, font: ResolvedFont, color: ColorValue? = nil, kerning: Double = 0,
      baselineOffset: Double = 0
    ) {
      self.baselineOffset = baselineOffset
      self.text = text
      self.font = font
      self.color = color
      self.kerning = kerning
    }
  }

  /// Which of a view's texts a text is.
  public enum Part: Hashable, Sendable {
    case text, title, subtitle, prompt, largeTitle, backButton, barButton, tab, badge
    /// Numbers count from 0.
    case segment(Int)
    case sectionHeader(Int)
    case sectionFooter(Int)

    /// In words, where counting starts at 1: `segment 2`.
    public var spokenName: String {
      switch self {
      case .text: "text"
      case .title: "title"
      case .subtitle: "subtitle"
      case .prompt: "prompt"
      case .largeTitle: "large title"
      case .backButton: "button back"
      case .barButton: "button"
      case .tab: "tab"
      case .badge: "badge"
      case .segment(let number): "segment \(number + 1)"
      case .sectionHeader(let number): "header of section \(number + 1)"
      case .sectionFooter(let number): "footer of section \(number + 1)"
      }
    }
  }

  /// What the document asks to be shown.
  public var string: String
  public var lines: [Line]
  /// Whether some of the text is not shown, or replaced by an ellipsis.
  public var isTruncated: Bool
  /// Characters (grapheme clusters) that are not shown.
  public var hiddenCharacterCount: Int
  public var characterCount: Int
  /// The font of the first run, at the size that is drawn (after any shrinking).
  public var font: ResolvedFont
  /// The element's own text colour.
  public var color: ColorValue?
  /// Where text is drawn, in the element's coordinates.
  public var box: Rect
  /// What the whole text would take at the box's width without a limit of lines, in points.
  public var neededSize: Size
  /// Points that `neededSize.width` may be off by, from the uncertainty of the font's advances.
  public var widthUncertainty: Double
  /// Whether nothing would be hidden were the text narrower by `widthUncertainty`.
  public var isTruncationDoubtful: Bool
  /// Characters that no font at hand can draw, each once, in the order of the text.
  public var missingCharacters: [Character]
  /// Why words were not divided with hyphens that were to be.
  public var undividedReason: String?
  /// What keeps the text from being shown whole, as its author set it; nil where nothing does.
  public var limit: TextLimit?
  /// The most lines that its author lets it have; nil for any number, and where nobody says.
  public var lineLimit: Int?
  /// Whether it is a placeholder of an empty field.
  public var isPlaceholder: Bool
  /// Whether it is what the app shows, or made up in its place.
  public var provenance: Provenance
  /// Which of its view's texts it is.
  public var part: Part
  public var location: SourceLocation
  /// Where its font is written: in code where it is made, or else given to texts; nil where nobody says.
  public var fontLocation: SourceLocation?
  /// Where code sets its ``limit``; nil in documents, and where nobody says.
  public var limitLocation: SourceLocation?
  /// The positions of each line's glyphs; nil where a layout does not have them, and whoever draws it has
  /// to set the lines again.
  public var glyphs: GlyphSource?

  public init(
    string: String, lines: [Line], isTruncated: Bool, hiddenCharacterCount: Int,
    characterCount: Int, font: ResolvedFont, color: ColorValue?, box: Rect, neededSize: Size,
    location: SourceLocation
  ) {
    self.string = string
    self.lines = lines
    self.isTruncated = isTruncated
    self.hiddenCharacterCount = hiddenCharacterCount
    self.characterCount = characterCount
    self.font = font
    self.color = color
    self.box = box
    self.neededSize = neededSize
    self.location = location
    widthUncertainty = 0
    isTruncationDoubtful = false
    missingCharacters = []
    isPlaceholder = false
    provenance = .known
    part = .text
  }
}

/// What keeps a text smaller than it needs to be.
public enum TextLimit: Hashable, Sendable {
  /// At most so many lines.
  case lines(Int)
  /// One line, because the text does not wrap.
  case doesNotWrap
  /// A height that does not grow with it, in points.
  case height(Double)
  /// The height of the view that it is laid over, or put behind, in points.
  case layered(Double)
  /// What the views around it leave of a height, in points; none of them sets it.
  case space(Double)
  /// The height of the screen: nothing between the two sets one, and nothing scrolls.
  case screen
}
