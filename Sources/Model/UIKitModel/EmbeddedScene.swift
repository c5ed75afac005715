import DynamicTypeModel

/// A screen that a container view of another shows.
public struct EmbeddedScene: Hashable, Sendable {
  /// The root view of the embedded screen, a child of the container view.
  public var root: ElementIndex
  public var scene: String
  public var title: String
  /// Whether it is in a navigation controller of its own, below its bar.
  public var hasNavigationBar: Bool
  /// What that bar shows of it.
  public var controller: ViewController?

  public init(
    root: ElementIndex, scene: String, title: String, hasNavigationBar: Bool,
    controller: ViewController? = nil
  ) {
    self.root = root
    self.scene = scene
    self.title = title
    self.hasNavigationBar = hasNavigationBar
    self.controller = controller
  }
}

/// A container view whose screen is not known.
public struct EmptyContainer: Hashable, Sendable {
  public var element: ElementIndex
  /// A clause that completes "not examined: …".
  public var reason: String

  public init(element: ElementIndex, reason: String) {
    self.element = element
    self.reason = reason
  }
}
