/// What a navigation bar shows for a controller.
public struct NavigationItem: Hashable, Sendable {
  /// Source: Apple, `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, Hashable, Sendable {
    case automatic, always, never, inline
  }

  public var id: String
  public var title: String?
  public var prompt: String?
  public var largeTitleDisplayMode: LargeTitleDisplayMode?
  /// From the edge inwards.
  public var leftItems: [BarItem]
  /// From the edge inwards.
  public var rightItems: [BarItem]
  /// The view that is shown instead of the title.
  public var titleView: BarItem.CustomView?
  /// What the button back says on the screens that this one shows; nil for the title.
  public var backTitle: String?
  /// Where the button back says nothing (`backButtonDisplayMode`).
  public var isBackButtonMinimal: Bool
  public var hidesBackButton: Bool
  public var leftItemsSupplementBackButton: Bool
  /// What code shows instead of its title.
  public var codeNotes: [CodeNote]
  public var location: SourceLocation

  public init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
    leftItems = []
    rightItems = []
    isBackButtonMinimal = false
    hidesBackButton = false
    leftItemsSupplementBackButton = false
    codeNotes = []
  }
}

/// A bar button, tab bar or toolbar item.
public struct BarItem: Hashable, Sendable {
  /// Items that the system gives words or a sign.
  ///
  /// Source: Apple, `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem`.
  public enum SystemItem: String, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close, writingTools
    case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent,
      mostViewed
  }

  /// Source: Apple, `UIBarButtonItem.Style`.
  public enum Style: String, Hashable, Sendable {
    case plain, bordered, done, prominent
  }

  /// A view that an item shows in its place.
  public struct CustomView: Hashable, Sendable {
    /// The id of the scene that has the view as its root.
    public var scene: String
    /// As recorded, in points.
    public var size: Size

    public init(scene: String, size: Size) {
      self.scene = scene
      self.size = size
    }
  }

  public var id: String
  public var title: String?
  public var systemItem: SystemItem?
  /// Nil where the document leaves it out.
  public var style: Style?
  public var image: String?
  /// Whether `image` is an SF Symbol (`catalog="system"`).
  public var isSystemSymbol: Bool
  /// What the image shows, and its natural size in points; nil where no file of the app has it.
  public var imageFile: ImageFile?
  public var imageSize: Size?
  /// What the Large Content Viewer shows instead of `image`.
  public var largeContentSizeImage: ImageContent?
  public var customView: CustomView?
  /// Of a fixed space, in points.
  public var width: Double?
  /// What a tab has on its red ground.
  public var badge: String?
  /// What code shows in its place.
  public var codeNotes: [CodeNote]
  public var location: SourceLocation

  public init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
    isSystemSymbol = false
    codeNotes = []
  }
}

// MARK: What items show

extension BarItem {
  public enum Face: Hashable, Sendable {
    case words(String)
    case view(CustomView)
    /// An SF Symbol or an image, by its name.
    case symbol(String)
    case image(String)
    /// A system item that shows a sign.
    case sign(systemItem: SystemItem)
    /// Nil for one that takes what others leave.
    case space(Double?)
  }

  /// What the item shows in a navigation bar or toolbar; nil for nothing.
  ///
  /// An image goes before a title, which the Large Content Viewer shows then.
  public var face: Face? {
    switch systemItem {
    case .flexibleSpace: return .space(nil)
    // Interface Builder writes no width for the one that it starts with. Since iOS 11 less than 8 points
    // are 8 (matrixprojects.net, UIBarButtonItem and iOS 11).
    case .fixedSpace: return .space(max(8, width ?? 42))
    default: break
    }
    if let customView { return .view(customView) }
    if let image { return isSystemSymbol ? .symbol(image) : .image(image) }
    if let title, !title.isEmpty { return .words(title) }
    guard let systemItem else { return nil }
    return Self.wordedSystemItems.contains(systemItem)
      ? .words(systemItem.title) : .sign(systemItem: systemItem)
  }

  /// What the item says in a tab bar.
  public var tabTitle: String? { title ?? systemItem?.title }

  public var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether it has the weight of what concludes a task.
  public var isProminent: Bool {
    style == .done || systemItem == .done || systemItem == .save
  }

  /// Source: Apple, UIBarButtonItem.SystemItem: "the system … button" of these has a title.
  /// Evidence: E-system-item-symbols.
  private static let wordedSystemItems: Set<SystemItem> = [
    .cancel, .done, .edit, .save, .undo, .redo,
  ]
}

extension BarItem.SystemItem {
  /// `topRated` as `Top Rated`.
  fileprivate var title: String {
    let words = rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter)" : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
