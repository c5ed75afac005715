import DynamicType

/// A scene laid out for one configuration: what audit, pictures and reports look at.
///
/// Parallel arrays: element `i` of each describes element `i` of `scene.elements`.
public struct LaidOutInterface: Hashable, Sendable {
  public var documentPath: String
  public var scene: Scene
  public var configuration: Configuration
  public var look: Look
  /// Frames (not alignment rectangles) in the parent's coordinates, rounded to device pixels.
  ///
  /// A child of a scroll view is in content coordinates: 0, 0 is the start of the content.
  public var frames: [Rect]
  /// The texts of each element: one of a label, one a segment of a segmented control, none of most.
  public var texts: [[LaidOutText]]
  /// What a scroll view, table or collection scrolls over; nil for views that do not scroll.
  public var contentSizes: [Size?]
  /// Scroll views that do not move their content out from under the bars.
  public var contentUnderBars: Set<ElementIndex>
  /// The size in points that the image of a button has; nil for other elements and where it is not known.
  public var imageSizes: [Size?]
  /// False for views that are hidden, collapsed by a stack, or below such a view.
  public var isShown: [Bool]
  /// Why an element's place or size cannot be known, by element.
  public var notExamined: [NotExamined]
  /// What the layout itself found: conflicting and ambiguous constraints.
  public var findings: [Finding]
  /// The area free of bars, in root coordinates.
  public var safeArea: Rect
  public var bars: ScreenBars
  /// Those bars and the bars among the elements with what they show, from top to bottom.
  public var laidOutBars: [LaidOutBar]
  /// Whether leading is on the right.
  public var isRightToLeft: Bool

  public init(
    documentPath: String, scene: Scene, configuration: Configuration, look: Look
  ) {
    self.documentPath = documentPath
    self.scene = scene
    self.configuration = configuration
    self.look = look
    let count = scene.elements.count
    frames = Array(repeating: Rect(), count: count)
    texts = Array(repeating: [], count: count)
    contentSizes = Array(repeating: nil, count: count)
    contentUnderBars = []
    imageSizes = Array(repeating: nil, count: count)
    isShown = Array(repeating: true, count: count)
    notExamined = []
    findings = []
    safeArea = Rect()
    bars = ScreenBars()
    laidOutBars = []
    isRightToLeft = false
  }

  /// The frame of an element in the coordinates of the root's parent: nothing scrolled.
  public func absoluteFrame(of element: ElementIndex) -> Rect {
    var rect = frames[element.rawValue]
    var ancestor = scene.elements[element.rawValue].parent
    while let current = ancestor {
      rect = rect.offset(dx: frames[current.rawValue].x, dy: frames[current.rawValue].y)
      ancestor = scene.elements[current.rawValue].parent
    }
    return rect
  }

  /// Whether both are drawn alike: they differ in the text size at most, and in what was found.
  public func looksLike(_ other: LaidOutInterface) -> Bool {
    var same = self
    same.configuration.size = other.configuration.size
    same.findings = other.findings
    same.notExamined = other.notExamined
    return same == other
  }
}

/// A part of a screen whose layout cannot be vouched for, with the reason.
public struct NotExamined: Hashable, Sendable {
  public var element: ElementIndex
  /// A clause that completes "not examined: …".
  public var reason: String

  public init(element: ElementIndex, reason: String) {
    self.element = element
    self.reason = reason
  }
}

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
    /// Points by which its letters stand above the line's baseline.
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
  /// Whether it is a placeholder of an empty field.
  public var isPlaceholder: Bool
  /// What part of its element it is: `text`, `title`, `segment 2`…
  public var part: String
  public var location: SourceLocation
  /// Where the glyphs of each line stand; nil where a layout does not tell, and whoever draws it has
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
    part = "text"
  }
}

/// A font after scaling for a text size.
public struct ResolvedFont: Hashable, Sendable {
  public enum Face: Hashable, Sendable {
    case system
    case named(String)
  }

  /// Whether and how the size followed the reader's setting.
  public enum Scaling: Hashable, Sendable {
    /// A text style with automatic adjustment: it follows a change at once.
    case adjusts(TextStyle)
    /// A text style without automatic adjustment: it has the size the app was started at.
    case atLaunch(TextStyle)
    /// A plain or named font: the same at every size.
    case fixed
    /// A control that UIKit sizes by itself (bars, segmented controls): not the author's choice.
    case builtIn
  }

  public var face: Face
  public var weight: FontWeight
  public var isItalic: Bool
  /// Points, as drawn.
  public var pointSize: Double
  /// The text style's published leading at the size, in points; nil for plain fonts.
  public var leading: Double?
  public var scaling: Scaling
  /// The font that was asked for, when another had to stand in for it.
  public var substitutedFor: String?

  public init(
    face: Face, weight: FontWeight = .regular, isItalic: Bool = false, pointSize: Double,
    leading: Double? = nil, scaling: Scaling
  ) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.leading = leading
    self.scaling = scaling
  }
}
