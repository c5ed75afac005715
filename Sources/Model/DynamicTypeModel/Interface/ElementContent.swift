/// What a kind of view adds to the common attributes.
///
/// Kept behind a reference: a button has many more attributes than most views, and elements are copied.
public indirect enum ElementContent: Hashable, Sendable {
  case none
  case label(TextContent)
  case button(ButtonContent)
  case image(ImageContent)
  case stack(StackContent)
  case scroll(ScrollContent)
  case table(TableContent)
  case cell(CellContent)
  /// A text field or text view.
  case textInput(TextInputContent)
  case segments(SegmentsContent)
  case slider(value: Double, minimum: Double, maximum: Double)
  case toggle(isOn: Bool)
  case progress(Double)
  /// `gray`, `white`, `medium`, `large`, `whiteLarge`…; whether it is hidden while not animating.
  case activity(style: String, hidesWhenStopped: Bool)
  case collection(CollectionContent)
  /// Of a toolbar or tab bar.
  case bar(items: [BarItem])
  /// Of a navigation bar, the one that is shown last.
  case navigationBar(items: [NavigationItem], appearance: BarAppearance)
  case datePicker(mode: String, style: String?)
  case pageControl(numberOfPages: Int)
}

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
  /// Where the text stands; the element's own place when it is an attribute there.
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

/// One run of attributed text.
public struct TextFragment: Hashable, Sendable {
  public var string: String
  public var font: FontDescription?
  public var color: ColorValue?
  public var kerning: Double
  /// Points by which it stands above the baseline.
  public var baselineOffset = 0.0
  /// Steps by which it stands above the baseline besides; negative for subscripts.
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
  /// Below which part of their room lines are filled up with parts of words, from 0 for never to 1.
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

/// A named image.
public struct ImageContent: Hashable, Sendable {
  public var name: String?
  /// An SF Symbol (`catalog="system"`).
  public var isSystemSymbol: Bool
  /// In points, from the resources or an asset catalogue; nil when not known.
  public var naturalSize: Size?
  /// The configuration of a symbol: a text style or a font with a size; nil without.
  public var symbolFont: FontDescription?
  /// `small`, `medium`, `large`, `default`.
  public var symbolScale: String?
  /// The width and height of a symbol in relation to each other, as the document lists it; nil when it
  /// does not.
  public var symbolProportions: Size?

  public init(name: String?, isSystemSymbol: Bool = false, naturalSize: Size? = nil) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.naturalSize = naturalSize
  }
}

/// A stack view's own attributes.
public struct StackContent: Hashable, Sendable {
  public enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: String, Hashable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// Points between neighbours.
  public var spacing: Double
  /// `spacingType="standard"`: the system's spacing instead of `spacing`.
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool
  public var isLayoutMarginsRelative: Bool

  public init(axis: Axis = .horizontal) {
    self.axis = axis
    distribution = .fill
    alignment = .fill
    spacing = 0
    usesStandardSpacing = false
    isBaselineRelative = false
    isLayoutMarginsRelative = false
  }
}

/// A scroll view's own attributes.
public struct ScrollContent: Hashable, Sendable {
  public var isScrollEnabled: Bool
  public var isPagingEnabled: Bool
  public var contentInsets: EdgeInsets
  /// `automatic`, `never`, `always`, `scrollableAxes`; nil when not set.
  public var contentInsetAdjustmentBehavior: String?
  public var alwaysBouncesVertically: Bool

  public init() {
    isScrollEnabled = true
    isPagingEnabled = false
    alwaysBouncesVertically = false
    contentInsets = .zero
  }
}

/// A text field's or text view's own attributes.
public struct TextInputContent: Hashable, Sendable {
  public var text: TextContent
  public var placeholder: String?
  /// `none`, `roundedRect`, `line`, `bezel`; text views have `none`.
  public var borderStyle: String
  public var isEditable: Bool
  public var isScrollEnabled: Bool
  public var clearButtonMode: String?
  /// Whether its text is bullets for what is typed.
  public var isSecure: Bool

  public init(text: TextContent) {
    self.text = text
    borderStyle = "none"
    isEditable = true
    isScrollEnabled = true
    isSecure = false
  }
}

/// A segmented control's segments.
public struct SegmentsContent: Hashable, Sendable {
  public var titles: [String]
  /// The image of each segment, nil for those with a title.
  public var images: [String?]
  /// The width that the document gives each segment, in points; nil for those that their titles decide.
  public var givenWidths: [Double?]
  public var selected: Int?
  public var apportionsWidthsByContent: Bool

  public init(titles: [String], images: [String?]) {
    self.titles = titles
    self.images = images
    givenWidths = titles.map { _ in nil }
    apportionsWidthsByContent = false
  }
}

/// A collection view's flow layout.
public struct CollectionContent: Hashable, Sendable {
  public var itemSize: Size
  public var estimatedItemSize: Size?
  public var minimumLineSpacing: Double
  public var minimumInteritemSpacing: Double
  public var sectionInset: EdgeInsets
  public var headerReferenceSize: Size
  public var footerReferenceSize: Size
  public var axis: Axis
  public var usesFlowLayout: Bool

  public init() {
    itemSize = Size(width: 50, height: 50)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    sectionInset = .zero
    headerReferenceSize = Size()
    footerReferenceSize = Size()
    axis = .vertical
    usesFlowLayout = true
  }
}
