import DynamicType
import DynamicTypeModel

/// An element's place in the pre-order list of its scene, which is its place among the nodes of the
/// laid-out screen, too.
package typealias ElementIndex = NodeIndex

/// A view of a document, with everything that layout, audit and rendering ask of it.
package struct Element: Hashable, Sendable {
  /// What a view is to the one around it.
  ///
  /// The names that layout asks for are constants; outlets of custom classes have others.
  package struct Key: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let contentView = Key(rawValue: "contentView")
    package static let sectionHeaderView = Key(rawValue: "sectionHeaderView")
    package static let sectionFooterView = Key(rawValue: "sectionFooterView")
  }

  /// Source: Apple, `UISemanticContentAttribute`.
  package enum SemanticContent: String, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The id in the document, or `PARENT#KEY` when it has none there.
  package var id: String
  package var kind: ElementKind
  /// The element's name in the document, such as `tableViewCellContentView`.
  package var elementName: String
  /// The role its parent gives it: `contentView`, `tableHeaderView`, `view`…
  package var key: Key?
  package var customClass: String?
  package var parent: ElementIndex?
  /// One past the last index of its descendants.
  package var subtreeEnd: Int
  package var location: SourceLocation

  /// The frame that Xcode recorded, in the parent's coordinates: an input for roots, autoresized and
  /// fixed views, an answer to compare with for all others.
  package var recordedFrame: Rect?
  package var autoresizing: AutoresizingMask
  /// Whether the frame and the autoresizing mask place it (`translatesAutoresizingMask…`).
  package var translatesAutoresizingMask: Bool
  /// `fixedFrame="YES"`: placed on the canvas without constraints.
  package var hasFixedFrame: Bool
  package var isMisplaced: Bool
  package var isAmbiguous: Bool
  package var verifiesAmbiguity: Bool
  package var isHidden: Bool
  package var alpha: Double
  package var clipsToBounds: Bool
  package var isUserInteractionEnabled: Bool
  package var contentMode: ContentMode
  package var tag: Int
  package var backgroundColor: ColorValue?
  package var tintColor: ColorValue?
  package var cornerRadius: Double
  /// In points, as set for its layer; 0 without.
  package var borderWidth: Double
  package var semanticContentAttribute: SemanticContent?

  /// Priorities 0…1000; nil where the document leaves the kind's own default.
  package var horizontalHugging: Double?
  package var verticalHugging: Double?
  package var horizontalCompression: Double?
  package var verticalCompression: Double?
  /// A width and height that the document assumes for a view whose own are unknown.
  package var placeholderIntrinsicWidth: Double?
  package var placeholderIntrinsicHeight: Double?
  /// The intrinsic width and height that Xcode found when it ran the view's own class at design time; nil
  /// where it did not, and along an axis that the class leaves open.
  package var designedIntrinsicWidth: Double?
  package var designedIntrinsicHeight: Double?

  /// As set in the document for left and right; nil for the default.
  package var layoutMargins: EdgeInsets?
  /// As set in the document for leading, to the left, and trailing; they take the place of others.
  package var directionalLayoutMargins: EdgeInsets?
  package var preservesSuperviewLayoutMargins: Bool
  package var insetsLayoutMarginsFromSafeArea: Bool
  package var followsReadableWidth: Bool

  /// Between which text sizes the view and those in it stay (user-defined runtime attributes).
  package var contentSizeLimits = ContentSizeLimits.none
  package var showsLargeContentViewer: Bool
  package var adjustsImageSizeForAccessibility: Bool
  /// What VoiceOver reads instead of the text; nil when not set.
  package var accessibilityLabel: String?

  /// What is particular to the kind.
  package var content: ElementContent
  /// Attributes set in code's stead, in document order.
  package var runtimeAttributes: [RuntimeAttribute]
  /// What code sets of it, in the order of its properties; of a table also how high its rows are.
  package var codeNotes: [CodeNote] = []

  package init(id: String, kind: ElementKind, elementName: String, location: SourceLocation) {
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
package struct RuntimeAttribute: Hashable, Sendable {
  package var keyPath: String
  package var type: String
  package var value: String?
  package var location: SourceLocation

  package init(keyPath: String, type: String, value: String?, location: SourceLocation) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.location = location
  }
}

/// Which margins and sizes follow the superview's size.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1 << 0)
  package static let widthSizable = AutoresizingMask(rawValue: 1 << 1)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 1 << 2)
  package static let flexibleMinY = AutoresizingMask(rawValue: 1 << 3)
  package static let heightSizable = AutoresizingMask(rawValue: 1 << 4)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 1 << 5)
}

/// What a view is, by its element name in the document.
package enum ElementKind: String, Hashable, Sendable, CaseIterable {
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
  package func isRightToLeft(in surroundings: Bool) -> Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified, nil: surroundings
    }
  }
}
