import DynamicType
import DynamicTypeModel

/// An element's place in the pre-order list of its scene, which is its place among the nodes of the
/// laid-out screen, too.
public typealias ElementIndex = NodeIndex

/// A view of a document, with everything that layout, audit and rendering ask of it.
public struct Element: Hashable, Sendable {
  /// What a view is to the one around it.
  ///
  /// The names that layout asks for are constants; outlets of custom classes have others.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let contentView = Key(rawValue: "contentView")
    public static let sectionHeaderView = Key(rawValue: "sectionHeaderView")
    public static let sectionFooterView = Key(rawValue: "sectionFooterView")
  }

  /// Source: Apple, `UISemanticContentAttribute`.
  public enum SemanticContent: String, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The id in the document, or `PARENT#KEY` when it has none there.
  public var id: String
  public var kind: ElementKind
  /// The element's name in the document, such as `tableViewCellContentView`.
  public var elementName: String
  /// The role its parent gives it: `contentView`, `tableHeaderView`, `view`…
  public var key: Key?
  public var customClass: String?
  /// The name by which code asks for copies of a prototype cell; nil for other views.
  public var reuseIdentifier: String?
  public var parent: ElementIndex?
  /// One past the last index of its descendants.
  public var subtreeEnd: Int
  public var location: SourceLocation

  /// The frame that Xcode recorded, in the parent's coordinates: an input for roots, autoresized and
  /// fixed views, an answer to compare with for all others.
  public var recordedFrame: Rect?
  /// How large the superview was when code gave the view its frame; nil for documents, whose frames are all recorded together.
  public var recordedSuperviewSize: Size?
  public var autoresizing: AutoresizingMask
  /// Whether the frame and the autoresizing mask place it (`translatesAutoresizingMask…`).
  public var translatesAutoresizingMask: Bool
  /// `fixedFrame="YES"`: placed on the canvas without constraints.
  public var hasFixedFrame: Bool
  public var isMisplaced: Bool
  public var isAmbiguous: Bool
  public var verifiesAmbiguity: Bool
  public var isHidden: Bool
  public var alpha: Double
  public var clipsToBounds: Bool
  public var isUserInteractionEnabled: Bool
  public var contentMode: ContentMode
  public var tag: Int
  public var backgroundColor: ColorValue?
  public var tintColor: ColorValue?
  public var cornerRadius: Double
  /// In points, as set for its layer; 0 without.
  public var borderWidth: Double
  public var semanticContentAttribute: SemanticContent?

  /// Priorities 0…1000; nil where the document leaves the kind's own default.
  public var horizontalHugging: Double?
  public var verticalHugging: Double?
  public var horizontalCompression: Double?
  public var verticalCompression: Double?
  /// A width and height that the document assumes for a view whose own are unknown.
  public var placeholderIntrinsicWidth: Double?
  public var placeholderIntrinsicHeight: Double?
  /// The intrinsic width and height that Xcode found when it ran the view's own class at design time; nil
  /// where it did not, and along an axis that the class leaves open.
  public var designedIntrinsicWidth: Double?
  public var designedIntrinsicHeight: Double?

  /// As set in the document for left and right; nil for the default.
  public var layoutMargins: EdgeInsets?
  /// As set in the document for leading, to the left, and trailing; they take the place of others.
  public var directionalLayoutMargins: EdgeInsets?
  public var preservesSuperviewLayoutMargins: Bool
  public var insetsLayoutMarginsFromSafeArea: Bool
  public var followsReadableWidth: Bool

  /// Between which text sizes the view and those in it stay (user-defined runtime attributes).
  public var contentSizeLimits = ContentSizeLimits.none
  public var showsLargeContentViewer: Bool
  /// What the viewer shows instead of its own title and image; nil for these.
  public var largeContentTitle: String?
  public var largeContentImage: ImageContent?
  public var scalesLargeContentImage = false
  public var adjustsImageSizeForAccessibility: Bool
  /// What VoiceOver reads instead of the text; nil when not set.
  public var accessibilityLabel: String?

  /// What is particular to the kind.
  public var content: ElementContent
  /// Attributes set in code's stead, in document order.
  public var runtimeAttributes: [RuntimeAttribute]
  /// What code sets of it, in the order of its properties; of a table also how high its rows are.
  public var codeNotes: [CodeNote] = []
  /// Whether it shows nothing until code fills it.
  public var isFilledByCode = false
  /// How sure its place and look are: other than known of views that code adds alone.
  public var provenance = Provenance.known
  /// How sure its text is; nil for the document's own, which is.
  public var textProvenance: Provenance?

  public init(id: String, kind: ElementKind, elementName: String, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.elementName = elementName
    self.location = location
    subtreeEnd = 0
    autoresizing = []
    translatesAutoresizingMask = true
    hasFixedFrame = false
    isMisplaced = false
    isAmbiguous = false
    verifiesAmbiguity = true
    isHidden = false
    alpha = 1
    clipsToBounds = false
    isUserInteractionEnabled = true
    contentMode = .scaleToFill
    tag = 0
    cornerRadius = 0
    borderWidth = 0
    preservesSuperviewLayoutMargins = false
    insetsLayoutMarginsFromSafeArea = true
    followsReadableWidth = false
    showsLargeContentViewer = false
    adjustsImageSizeForAccessibility = false
    content = .none
    runtimeAttributes = []
  }
}

/// A key path with a value, as `userDefinedRuntimeAttributes` sets it.
public struct RuntimeAttribute: Hashable, Sendable {
  public var keyPath: String
  public var type: String
  public var value: String?
  public var location: SourceLocation

  public init(keyPath: String, type: String, value: String?, location: SourceLocation) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.location = location
  }
}

/// Which margins and sizes follow the superview's size.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let flexibleMinX = AutoresizingMask(rawValue: 1 << 0)
  public static let widthSizable = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleMaxX = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleMinY = AutoresizingMask(rawValue: 1 << 3)
  public static let heightSizable = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleMaxY = AutoresizingMask(rawValue: 1 << 5)
}

/// What a view is, by its element name in the document.
public enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case view, label, button, imageView, stackView, scrollView, tableView, tableViewCell,
    tableViewCellContentView, textField, textView, `switch`, slider, stepper, segmentedControl,
    progressView, activityIndicatorView, pageControl, pickerView, datePicker, searchBar,
    navigationBar, toolbar, tabBar, collectionView, collectionViewCell,
    collectionViewCellContentView, collectionReusableView, containerView, visualEffectView,
    wkWebView, mapView
  /// A control of no kind above, of which its content says all; its name is ``Element/elementName``.
  case control
  /// A view of a kind that is not modelled: laid out as a plain view and reported *not examined*.
  case unknown
}

extension Element {
  /// Whether the view's content runs from right to left, in an interface that does or does not.
  ///
  /// Source: Apple, `UISemanticContentAttribute`: playback controls and directions in space do not turn.
  /// Evidence: E-semantic-direction.
  public func isRightToLeft(in surroundings: Bool) -> Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified, nil: surroundings
    }
  }
}
