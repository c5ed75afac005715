import DynamicTypeModel

/// A screen that a container view of another shows.
package struct EmbeddedScene: Hashable, Sendable {
  /// The root view of the embedded screen, a child of the container view.
  package var root: ElementIndex
  package var scene: String
  package var title: String
  /// Whether it is in a navigation controller of its own, below its bar.
  package var hasNavigationBar: Bool
  /// What that bar shows of it.
  package var controller: ViewController?

  package init(
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
package struct EmptyContainer: Hashable, Sendable {
  package var element: ElementIndex
  /// A clause that completes "not examined: …".
  package var reason: String

  package init(element: ElementIndex, reason: String) {
    self.element = element
    self.reason = reason
  }
}
