public import DynamicType
public import DynamicTypeModel

/// What flows down a view tree: SwiftUI's `EnvironmentValues`, as far as layout asks for them.
public struct ViewEnvironment: Sendable {
  // MARK: Traits

  /// The text size, with all limits on the way.
  public var dynamicTypeSize = DynamicTypeSize.large
  public var legibilityWeight = LegibilityWeight.regular
  /// Whether texts have the fonts that they were given.
  public var textScaling = TextScaling.asWritten
  public var layoutDirection = LayoutDirection.leftToRight
  public var horizontalSizeClass = SizeClass.compact
  public var verticalSizeClass = SizeClass.regular
  /// Device pixels in a point; greater than zero.
  public var pixelScale = 3.0
  /// A BCP 47 tag; nil for the language of development.
  public var locale: String?
  public var isDark = false
  /// What a view around prefers for all that is presented together; nil where none does.
  public var preferredAppearance: ScreenAppearance?
  public var era = SystemEra.iOS26

  // MARK: Text

  /// nil for Body.
  public var font: Font?
  /// Where code makes the font, or gives it to views; nil where nobody says.
  public var fontLocation: SourceLocation?
  public var fontWeight: FontWeight?
  public var isItalic = false
  /// nil for the font's own.
  public var fontDesign: Font.Design?
  public var isUnderlined = false
  public var isStruckThrough = false
  public var hasMonospacedDigits = false
  /// Points added after each character.
  public var kerning = 0.0
  public var baselineOffset = 0.0
  public var lineLimit = LineLimit()
  /// Where code sets it; nil where nobody says.
  public var lineLimitLocation: SourceLocation?
  public var truncationMode = TruncationMode.tail
  /// How far text may shrink, as a part of its size.
  public var minimumScaleFactor = 1.0
  public var allowsTightening = false
  public var multilineTextAlignment = LineAlignment.leading
  /// Points added between lines.
  public var lineSpacing = 0.0
  public var textCase: TextCase?
  public var foregroundColor: ColorValue?
  /// What fills prominent controls; nil for the app's accent colour.
  public var tint: ColorValue?
  /// Whether texts and pictures are drawn as grey boxes of their size.
  public var isRedacted = false
  public var imageScale = ImageScale.medium

  // MARK: Controls

  public var isEnabled = true
  public var controlSize = ControlSize.regular
  public var buttonStyle = ButtonStyle.automatic
  public var labelStyle = LabelStyle.automatic
  public var toggleStyle = ToggleStyle.automatic
  /// The styles that controls have in the body of an app's own style: those of the system around it.
  public internal(set) var systemStyles = SystemStyles()
  public var pickerStyle = PickerStyle.automatic
  public var textFieldStyle = TextFieldStyle.plain
  public var progressStyle = ProgressStyle.automatic
  public var datePickerStyle = DatePickerStyle.automatic
  public var gaugeStyle = GaugeStyle.automatic
  public var tabViewStyle = TabViewStyle.automatic
  public var buttonBorderShape = ButtonBorderShape.automatic
  /// Points between the icon and the title of labels; nil for the system's.
  public var labelIconToTitleSpacing: Double?
  public var hidesLabels = false
  public var listStyle = ListStyle.automatic
  /// Points; nil for the system's.
  public var minimumListRowHeight: Double?
  public var minimumListHeaderHeight: Double?
  /// Points between sections; nil for the style's.
  public var listSectionSpacing: Double?
  /// Points between rows; nil for none.
  public var listRowSpacing: Double?
  public var isHeaderProminent = false
  /// What scroll views keep free around their content, in points.
  public var contentMargins = DirectionalInsets.zero
  /// The edges at which somebody said so, be it 0.
  public var contentMarginEdges: ViewEdges = []
  /// How far the next scroll view or list is scrolled, in points.
  public var scrollOffset = Point()
  /// The container that decides how controls look.
  public var place = ViewPlace.free

  public init() {}
}

/// `lineLimit(_:)` in its forms.
public struct LineLimit: Hashable, Sendable {
  /// The most lines; nil for any number. At least 1.
  public var maximum: Int?
  /// The lines whose height is kept free where the text has fewer; 0 for none.
  public var reserved: Int

  /// Whether the system sets it, as in bars and fields, and not the view's author.
  public var isOfSystem = false

  public init(maximum: Int? = nil, reserved: Int = 0) {
    self.maximum = maximum.map { max(1, $0) }
    self.reserved = max(0, reserved)
  }

  /// The one line that bars, fields and segments have.
  public static var systemLine: LineLimit {
    var limit = LineLimit(maximum: 1)
    limit.isOfSystem = true
    return limit
  }
}

/// Where an ellipsis replaces what does not fit.
public enum TruncationMode: Hashable, Sendable {
  case head
  case middle
  case tail
}

/// How lines are aligned in their text's box.
public enum LineAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing
}

/// `textCase(_:)`.
public enum TextCase: Hashable, Sendable {
  case uppercase
  case lowercase
}

/// `imageScale(_:)`.
public enum ImageScale: Hashable, Sendable {
  case small
  case medium
  case large
}

/// The part of the interface that a view is in, as far as controls look different there.
public enum ViewPlace: Hashable, Sendable {
  case free
  case listRow
  case sectionHeader
  case sectionFooter
  case toolbar
  case tabItem
  case segment
}
