/// Which item shows itself large under a finger, and whether any does.
///
/// Items lie in a tree of views. An item is shown when the reader has an accessibility text size,
/// the item wants to be shown and has something to show, and it or one of its ancestors has the
/// interaction that recognises the long press. Bars bring theirs.
public struct LargeContentViewer<Item: LargeContentViewerItem> {
  /// The views, parents before children, in the order in which they are drawn.
  public private(set) var views: [View] = []

  /// A viewer without views.
  public init() {}

  /// A view of the tree.
  public struct View {
    /// What the viewer would show of it; `nil` for a view that is no item.
    public var item: Item?
    /// In the coordinates of the window, in points.
    public var frame: Rect
    /// Whether it has a `UILargeContentViewerInteraction`.
    public var hasInteraction: Bool
    /// The place of the view that contains it; `nil` at the top.
    public let parent: Int?
  }

  /// A rectangle in points.
  public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    /// A rectangle by its origin and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Whether a point lies inside; the right and the bottom edge do not count.
    public func contains(x pointX: Double, y pointY: Double) -> Bool {
      pointX >= x && pointX < x + width && pointY >= y && pointY < y + height
    }
  }
}

extension LargeContentViewer: Sendable where Item: Sendable {}
extension LargeContentViewer.View: Sendable where Item: Sendable {}

extension LargeContentViewer {
  /// Adds a view above those that are there.
  ///
  /// - Parameter parent: The place of its superview.
  /// - Returns: Its place, for its subviews.
  @discardableResult
  public mutating func add(
    _ item: Item?, frame: Rect, to parent: Int? = nil, hasInteraction: Bool = false
  ) -> Int {
    if let parent {
      precondition(views.indices.contains(parent), "there is no view \(parent) of \(views.count)")
    }
    views.append(View(item: item, frame: frame, hasInteraction: hasInteraction, parent: parent))
    return views.count - 1
  }

  /// The place of the item that a long press at a point shows; `nil` where nothing is shown.
  ///
  /// The frontmost view at the point decides: it is shown itself, or the nearest of its ancestors
  /// that wants to be.
  public func item(atX x: Double, y: Double, for category: ContentSizeCategory) -> Int? {
    guard LargeContentViewerPolicy.isEnabled(for: category) else { return nil }
    var place = views.indices.last { views[$0].frame.contains(x: x, y: y) }
    while let candidate = place {
      if shows(candidate) { return candidate }
      place = views[candidate].parent
    }
    return nil
  }

  /// Whether a view would be shown at an accessibility text size.
  public func shows(_ place: Int) -> Bool {
    guard let item = views[place].item, item.showsLargeContentViewer,
      item.largeContentTitle != nil || item.largeContentImage != nil
    else { return false }
    var ancestor: Int? = place
    while let view = ancestor {
      if views[view].hasInteraction { return true }
      ancestor = views[view].parent
    }
    return false
  }
}

/// When the viewer shows, and what bars do besides.
public enum LargeContentViewerPolicy {
  /// Whether the viewer shows at all: at accessibility text sizes.
  public static func isEnabled(for category: ContentSizeCategory) -> Bool {
    category.isAccessibilityCategory
  }

  /// The text size in which a bar shows its text.
  ///
  /// The title of a bar button stops growing at `XXL`, where body text has 21 points; a large
  /// title grows on.
  public static func barTextCategory(
    of text: BarText, for category: ContentSizeCategory
  ) -> ContentSizeCategory {
    switch text {
    case .buttonTitle where category.isAccessibilityCategory: .extraExtraLarge
    case .buttonTitle, .largeTitle: category
    }
  }

  /// A text of a bar.
  public enum BarText: Hashable, Sendable {
    case buttonTitle
    case largeTitle
  }
}
