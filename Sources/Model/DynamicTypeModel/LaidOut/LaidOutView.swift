/// What is known of a view whatever the text size: its identity, its role, and how it is drawn.
public struct LaidOutView: Hashable, Sendable {
  /// What a view is to the person who reads or uses the screen.
  public enum Role: Hashable, Sendable {
    case text, image, button, textField
    /// A text view or editor: it may scroll over its text.
    case textEditor
    /// Another view that people operate.
    case control
    /// A bar of the screen's own.
    case bar
    /// What only holds others, or cannot be known.
    case container
  }

  /// How far the ink of a view's own texts can be seen.
  public enum TextBounds: Hashable, Sendable {
    /// Within each text's box.
    case box
    /// Between the sides of the box, however high: a button's title may reach out above and below.
    case sides
    /// Within the view's frame.
    case frame
  }

  /// What a view is in front of besides the views that come before it.
  public enum Layer: Hashable, Sendable {
    /// Nothing else.
    case content
    /// All that its parent contains: a bar of a navigation stack.
    case bar
    /// The whole screen: a sheet.
    case presentation
  }

  /// Tells the view from the others of the screen.
  public var id: String
  /// Its kind, as reports write it: `label`, `tableViewCell`, `text`…
  public var kind: String
  /// The kinds of SwiftUI's lists and forms.
  public static let listKind = "list"
  public static let formKind = "form"
  /// The kind of a row of a SwiftUI list.
  public static let listRowKind = "listRow"
  /// The kind of SwiftUI's `HStack`.
  public static let horizontalStackKind = "hStack"
  /// The kind of a text field that shows dots for what is written.
  public static let secureFieldKind = "secureField"
  /// The kinds of UIKit's tables and collections, whose rows code may provide.
  public static let tableKind = "tableView"
  public static let collectionKind = "collectionView"
  /// The kinds of a table's rows and of what holds their content.
  public static let tableRowKinds: Set<String> = ["tableViewCell", "tableViewCellContentView"]
  /// Its kind in words, for messages: `text field`.
  public var spokenKind: String
  public var role: Role
  public var customClass: String?
  public var location: SourceLocation
  public var parent: NodeIndex?
  /// One past the last index of its descendants.
  public var subtreeEnd: Int

  public var layer: Layer
  /// From 0 for invisible to 1.
  public var opacity: Double
  /// Whether what it contains is cut off at its frame.
  public var clipsContent: Bool
  public var textBounds: TextBounds
  /// Whether nothing under its frame can be seen through it.
  public var isOpaque: Bool
  /// What its frame has around the control's visible body; nil for a view without a body that text on it
  /// would be mixed up with.
  public var bodyInsets: EdgeInsets?
  /// Whether a long press shows it large at accessibility sizes.
  public var showsLargeContentViewer: Bool
  /// What is shown then; nil for nothing.
  public var largeContent: LargeContent?
  /// Whether there is an image in it, and the image's name where it is known.
  public var hasImage: Bool
  public var imageName: String?
  /// Whether that name is one of the system's symbols.
  public var isSymbol: Bool
  /// Whether it is laid out from right to left.
  public var isRightToLeft: Bool
  /// Whether it is drawn turned, so that it does not cover what its frame says.
  public var isTurned: Bool
  /// Whether a grey box of its size is drawn for its text or its image, which nobody reads.
  public var isRedacted = false
  /// How far what it shows can be relied on.
  public var provenance: Provenance
  /// What its text or image is for; nil for views without, and where nobody says.
  public var usage: Usage?
  /// What is drawn of it besides its texts.
  public var appearance: Appearance
  /// What code sets of it besides its document.
  public var codeNotes: [CodeNote]
  /// Whether it shows nothing until code fills it.
  public var isFilledByCode = false

  public init(id: String, kind: String, role: Role, location: SourceLocation) {
    self.id = id
    self.kind = kind
    spokenKind = kind
    self.role = role
    self.location = location
    subtreeEnd = 0
    layer = .content
    opacity = 1
    clipsContent = false
    textBounds = .box
    isOpaque = false
    showsLargeContentViewer = false
    hasImage = false
    isSymbol = false
    isRightToLeft = false
    isTurned = false
    provenance = .known
    appearance = Appearance()
    codeNotes = []
  }

  /// Whether nobody knows what is in it: a view of another module, a map, a video.
  public var hasUnknownContent: Bool {
    appearance.control.value is UnknownContent
  }

  /// Whether people operate it.
  public var isControl: Bool {
    switch role {
    case .button, .textField, .textEditor, .control: true
    case .text, .image, .bar, .container: false
    }
  }
}

extension LaidOutView {
  /// How a view is drawn below its texts and its subviews.
  public struct Appearance: Hashable, Sendable {
    public var background: ColorValue?
    /// The part of the background that is seen, from 0 to 1.
    public var backgroundOpacity = 1.0
    /// The colour of controls, for it and what it contains; nil to inherit.
    public var tint: ColorValue?
    /// In points.
    public var cornerRadius = 0.0
    /// In points; 0 for none.
    public var borderWidth = 0.0
    /// nil for black.
    public var borderColor: ColorValue?
    /// What the view and all that is in it is cut off by; nil for nothing.
    public var cut: CornerCut?
    public var control: ControlContent = .none

    public init() {}
  }
}

extension LaidOutView {
  /// The rounded corners of a card that a view is a part of, from side to side.
  public struct CornerCut: Hashable, Sendable {
    /// In points.
    public var radius: Double
    /// Whether the view is at that end of the card.
    public var isAtTop, isAtBottom: Bool

    public init(radius: Double, isAtTop: Bool, isAtBottom: Bool) {
      (self.radius, self.isAtTop, self.isAtBottom) = (radius, isAtTop, isAtBottom)
    }
  }
}
