internal import SwiftUIModel

/// What a view needs to know to become a tree: its environment, its identity, and where state is kept.
@MainActor
struct TreeContext {
  var values: EnvironmentValues
  var path: ViewPath
  let graph: ViewGraph
  var depth = 0
  /// Who wants to know preferences, the innermost last.
  var sinks: [PreferenceSink] = []
  /// The stack of screens that the view is in; nil outside of any.
  var navigation: NavigationScreens?
  /// The tab view that the view may be a tab of.
  var tabs: TabList?
  /// How many sheets and alerts are between the window and the view.
  var layer = 0
  /// The alert whose button the view is.
  var alert: PresentedAlert?

  /// How many views may be in each other, so that a view which contains itself ends before the stack.
  static let deepest = 120

  /// The context of a view that is one of several.
  func child(_ part: some Hashable) -> TreeContext {
    var inner = self
    inner.path.append(part)
    return inner
  }

  /// The context of the body of a view; nil where views are too deep in each other.
  func entering(_ type: Any.Type) -> TreeContext? {
    guard depth < Self.deepest else { return nil }
    var inner = child(ObjectIdentifier(type))
    inner.depth += 1
    return inner
  }

  /// The context of what is presented over the window, which alone can be used.
  func presented() -> TreeContext {
    var inner = child("presented")
    (inner.navigation, inner.tabs) = (nil, nil)
    inner.layer += 1
    graph.topLayer = max(graph.topLayer, inner.layer)
    return inner
  }

  /// The tree of what a view, a modifier or a style makes, once its properties are connected.
  func made<Owner, Made: View>(by owner: Owner, _ body: () -> Made) -> ViewTree {
    guard let inner = entering(Owner.self) else { return Self.tooDeep(Owner.self) }
    inner.connect(owner)
    return body().makeTree(in: inner)
  }

  private static func tooDeep(_ type: Any.Type) -> ViewTree {
    ViewTree(
      .opaque(
        OpaqueContent(
          name: "\(type)", reason: "it is in more than \(deepest) views, or contains itself")))
  }
}

/// The identity of a view: where in the views around it, it is.
struct ViewPath: Hashable {
  private var value = 0

  mutating func append(_ part: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    hasher.combine(part)
    value = hasher.finalize()
  }

  func appending(_ part: some Hashable) -> ViewPath {
    var path = self
    path.append(part)
    return path
  }
}

// MARK: - Properties

extension TreeContext {
  /// Gives the wrapped properties of a view, modifier or style their state and environment.
  func connect(_ owner: Any) {
    for (index, child) in Mirror(reflecting: owner).children.enumerated() {
      guard var property = child.value as? any DynamicProperty else { continue }
      let inner = self.child(index)
      if let connected = property as? any ConnectedProperty {
        connected.connect(in: inner)
      } else {
        inner.connect(property)
      }
      property.update()
    }
  }
}

/// A property wrapper of the framework's own, which keeps what it refers to in an object, so that a
/// copy of the view has it, too.
@MainActor
protocol ConnectedProperty {
  func connect(in context: TreeContext)
}
