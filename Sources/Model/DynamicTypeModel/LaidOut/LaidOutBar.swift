/// A bar as it was laid out: one that lies over a screen, or a view of the screen that is a bar.
///
/// What bars of controllers show are no elements of the scene, so it is kept here. Their texts grow
/// little or not at all; for items the Large Content Viewer makes up for it.
public struct LaidOutBar: Hashable, Sendable {
  /// Named as the elements of documents.
  public enum Kind: String, Hashable, Sendable {
    case navigationBar, toolbar, tabBar
  }

  public var kind: Kind
  /// The view that is the bar, or the root of the embedded screen that it lies over; nil for the bar of
  /// a controller around the screen.
  public var element: NodeIndex?
  /// The origin of that view in root coordinates, with nothing scrolled.
  public var elementOrigin: Point
  /// In root coordinates, in points.
  public var frame: Rect
  /// From the leading edge to the trailing one; what is drawn over other items comes after them.
  public var items: [LaidOutBarItem]
  /// Why what the bar shows cannot be known, as a clause that completes "not examined: …"; nil where it
  /// is known.
  public var notExamined: String?

  public init(
    kind: Kind, element: NodeIndex? = nil, frame: Rect, items: [LaidOutBarItem] = []
  ) {
    self.kind = kind
    self.element = element
    elementOrigin = frame.origin
    self.frame = frame
    self.items = items
  }
}

/// Something that a bar shows.
public struct LaidOutBarItem: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    case title, largeTitle, titleView, prompt, backButton, button, tab, badge
  }

  public var role: Role
  /// The id of the navigation, bar button or tab bar item in the document; of the controller for
  /// its own title.
  public var id: String
  /// What the document says of a button or tab; nil for what else a bar shows.
  public var item: BarItem?
  /// What code sets in its place.
  public var codeNotes: [CodeNote]
  /// In root coordinates, in points.
  public var frame: Rect
  /// In root coordinates; nil for what shows no words.
  public var text: LaidOutText?
  /// The item's custom view, laid out: none or one.
  public var view: [LaidOutScreen]
  /// The floating background that begins with this item, from iOS 26 on.
  public var capsule: Rect?
  /// Whether it is the tab of the screen.
  public var isSelected: Bool
  /// Whether a long press shows the item large at accessibility sizes.
  public var offersLargeContentViewer: Bool
  /// What it shows of it then; nil for nothing.
  public var largeContent: LargeContent?

  public init(role: Role, id: String, frame: Rect, text: LaidOutText? = nil) {
    self.role = role
    self.id = id
    self.frame = frame
    self.text = text
    codeNotes = []
    view = []
    isSelected = false
    offersLargeContentViewer = false
  }
}
