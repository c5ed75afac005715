/// Where a view is in one configuration, and what it shows there.
public struct LaidOutNode: Hashable, Sendable {
  /// Frame (not alignment rectangle) in the parent's coordinates, rounded to device pixels.
  ///
  /// A child of a scroll view is in content coordinates: 0, 0 is the start of the content.
  public var frame: Rect
  /// The texts of the view: one of a label, one a segment of a segmented control, none of most.
  public var texts: [LaidOutText]
  /// Nil for views that do not scroll.
  public var scroll: ScrollRegion?
  /// The size in points that the image of a button has; nil for other views and where it is not known.
  public var imageSize: Size?
  /// Where the segments of a segmented control are, in the view's coordinates; none for other views.
  public var partFrames: [Rect]
  /// False for views that are hidden, collapsed by a stack, or below such a view.
  public var isShown: Bool
  /// Whether it is a row that sizes itself, and nothing ties its content to its bottom: code that adds the rest decides
  /// how high it is.
  public var hasOpenHeight = false

  public init(frame: Rect = Rect()) {
    self.frame = frame
    texts = []
    partFrames = []
    isShown = true
  }
}

/// What a view scrolls over.
public struct ScrollRegion: Hashable, Sendable {
  /// In points.
  public var contentSize: Size
  /// What is free around the content, in points.
  public var insets: EdgeInsets
  /// Whether people can scroll it.
  public var isEnabled: Bool
  /// Whether its content begins below the bars that lie over it.
  public var avoidsBars: Bool
  /// How far people have scrolled it, in points; nothing unless a test or an app's code did.
  public var offset = Point()

  public init(
    contentSize: Size, insets: EdgeInsets = .zero, isEnabled: Bool = true, avoidsBars: Bool = true
  ) {
    self.contentSize = contentSize
    self.insets = insets
    self.isEnabled = isEnabled
    self.avoidsBars = avoidsBars
  }
}
