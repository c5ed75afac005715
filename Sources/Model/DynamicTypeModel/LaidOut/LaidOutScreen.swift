/// A screen laid out for one configuration, whichever engine did it: what audit, pictures, reports and
/// snapshots read, and all that they read.
///
/// `views` and `nodes` are parallel and in pre-order: entry `i` of each is about the same view, and the
/// root is entry 0. What is the same for every text size of a screen is in `views`, so that the layouts
/// of a series share it.
public struct LaidOutScreen: Hashable, Sendable {
  /// The framework whose words describe what holds a text back.
  public enum Framework: String, Hashable, Sendable {
    case uiKit, swiftUI
  }

  /// Tells the screen from the others of its file.
  public var id: String
  /// What a person calls it.
  public var title: String
  /// What kind of screen it is: `viewController`, `view`, `swiftUI`…
  public var kind: String
  /// The class of its controller or root view; nil for none of the app's own.
  public var customClass: String?
  public var location: SourceLocation
  public var framework: Framework
  public var configuration: Configuration
  public var era: SystemEra
  /// What is known of each view before it is laid out.
  public var views: [LaidOutView]
  /// Where each view is, and what it shows there.
  public var nodes: [LaidOutNode]
  /// Why the place or size of views cannot be known.
  public var notExamined: [NotExamined]
  /// What is wrong with the layout as such.
  public var defects: [LayoutDefect]
  /// The area free of bars, in root coordinates.
  public var safeArea: Rect
  /// Whether controllers' bars and the status bar are drawn over it.
  public var isWholeScreen: Bool
  public var bars: ScreenBars
  /// Those bars and the bars among the views with what they show, from top to bottom.
  public var laidOutBars: [LaidOutBar]
  /// The roots of screens that are shown in container views of this one; ascending.
  public var embeddedRoots: [NodeIndex]
  /// Whether leading is on the right.
  public var isRightToLeft: Bool
  /// The appearance that it asks for, whatever people have set; nil for theirs.
  public var preferredAppearance: ScreenAppearance?
  /// What is different from the base state of the screen; empty for the base state itself.
  public var variant: String
  /// The state in which what a screen waits for has come.
  public static let appeared = "once it has appeared"
  /// What was assumed to make a screen of sources, such as `model.state: .content`.
  public var assumptions: [String]
  /// Whether it is a screen of UIKit that an app's code builds.
  public var isBuiltByCode = false

  public init(
    id: String, title: String, kind: String, location: SourceLocation,
    framework: Framework = .uiKit, configuration: Configuration, era: SystemEra
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.location = location
    self.framework = framework
    self.configuration = configuration
    self.era = era
    views = []
    nodes = []
    notExamined = []
    defects = []
    safeArea = Rect()
    isWholeScreen = false
    bars = ScreenBars()
    laidOutBars = []
    embeddedRoots = []
    isRightToLeft = false
    variant = ""
    assumptions = []
  }

  /// Whether it was read from sources, of which only running the app would tell all.
  public var isOfSources: Bool { framework == .swiftUI || isBuiltByCode }

  /// The frame of a view in the coordinates of the root's parent, with nothing scrolled.
  public func absoluteFrame(of index: NodeIndex) -> Rect {
    var rect = nodes[index.rawValue].frame
    var ancestor = views[index.rawValue].parent
    while let current = ancestor {
      let frame = nodes[current.rawValue].frame
      rect = rect.offset(dx: frame.x, dy: frame.y)
      ancestor = views[current.rawValue].parent
    }
    return rect
  }

  /// The views directly inside another, in order.
  public func children(of parent: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var next = parent.rawValue + 1
    while next < views[parent.rawValue].subtreeEnd {
      result.append(NodeIndex(next))
      next = max(next + 1, views[next].subtreeEnd)
    }
    return result
  }

  /// Whether a picture of both is the same: they differ in the text size at most, and in what was found.
  public func looksLike(_ other: LaidOutScreen) -> Bool {
    var same = self
    same.configuration.size = other.configuration.size
    same.defects = other.defects
    same.notExamined = other.notExamined
    return same == other
  }
}

/// A part of a screen whose layout cannot be vouched for, with the reason.
public struct NotExamined: Hashable, Sendable {
  public var element: NodeIndex
  /// A clause that completes "not examined: …".
  public var reason: String
  /// Whether it is the background of another view, which likely shows no text.
  public var isBackground: Bool

  public init(element: NodeIndex, reason: String, isBackground: Bool = false) {
    self.element = element
    self.reason = reason
    self.isBackground = isBackground
  }
}
