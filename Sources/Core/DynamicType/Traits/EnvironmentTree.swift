/// Which traits reach each part of an interface, through overrides and limits on the way.
///
/// A node changes what arrives from its parent and passes the result to its children: first its
/// overrides, then its limits. So an inner node works on a text size that outer limits have cut
/// already, and its own limits act last. One tree serves both frameworks:
///
/// - UIKit: a node a window scene, window, controller or view, with `traitOverrides` and
///   `minimum`/`maximumContentSizeCategory`.
/// - SwiftUI: a node a modifier, `dynamicTypeSize(_:)` with a size being an override and with a
///   range being limits. Of several modifiers, the outer one is the parent.
///
/// What is presented is no child of what presents it: it goes under the window.
public struct EnvironmentTree: Hashable, Sendable {
  /// The nodes in the order they were added, parents before children.
  public private(set) var nodes: [Node]

  /// A tree of its root alone, which stands for the device or the window.
  ///
  /// - Parameters:
  ///   - traits: What the reader and the device prefer.
  ///   - name: What explanations call the root.
  public init(_ traits: TraitCollection, name: String = "window") {
    nodes = [Node(name: name, parent: nil, overrides: traits)]
  }

  /// A part of the interface, or a modifier around one.
  public struct Node: Hashable, Sendable {
    /// What explanations call it.
    public var name: String
    /// The node whose traits it receives; `nil` for the root.
    public let parent: ID?
    /// Traits that it sets for itself and its subtree.
    public var overrides: TraitCollection
    /// The text sizes that it lets through, for itself and its subtree.
    public var limits: ContentSizeLimits = .none
  }

  /// The place of a node in its tree.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The node that all others are below.
  public var root: ID { ID(index: 0) }
}

extension EnvironmentTree {
  /// Adds a node below another one.
  public mutating func add(
    _ name: String, to parent: ID, overrides: TraitCollection = TraitCollection(),
    limits: ContentSizeLimits = .none
  ) -> ID {
    checkIsNode(parent)
    var node = Node(name: name, parent: parent, overrides: overrides)
    node.limits = limits
    nodes.append(node)
    return ID(index: nodes.count - 1)
  }

  /// A node by its place; what is set on it acts at once on it and its subtree.
  public subscript(id: ID) -> Node {
    get {
      checkIsNode(id)
      return nodes[id.index]
    }
    set {
      checkIsNode(id)
      precondition(newValue.parent == nodes[id.index].parent, "a node cannot move in its tree")
      nodes[id.index] = newValue
    }
  }

  /// The traits that reach a node, its own overrides and limits included.
  public func traits(of id: ID) -> TraitCollection {
    path(to: id).reduce(TraitCollection()) { nodes[$1.index].passing($0) }
  }

  /// The reader's text size as it reaches a node; `nil` where none was ever set.
  public func contentSizeCategory(of id: ID) -> ContentSizeCategory? {
    traits(of: id).preferredContentSizeCategory
  }

  /// The text size as it reaches each node, in the order of ``nodes``; `nil` where none was ever set.
  ///
  /// For a whole interface at once: it goes over every node a single time, while
  /// ``contentSizeCategory(of:)`` goes from the root to its node each time.
  public var contentSizeCategories: [ContentSizeCategory?] {
    var traits: [TraitCollection] = []
    traits.reserveCapacity(nodes.count)
    for node in nodes {
      traits.append(node.passing(node.parent.map { traits[$0.index] } ?? TraitCollection()))
    }
    return traits.map { $0.preferredContentSizeCategory }
  }

  /// The nodes from the root to `id`, both included.
  func path(to id: ID) -> [ID] {
    checkIsNode(id)
    var path = [id]
    var node = nodes[id.index]
    while let parent = node.parent {
      path.append(parent)
      node = nodes[parent.index]
    }
    return path.reversed()
  }

  private func checkIsNode(_ id: ID) {
    precondition(id.index < nodes.count, "node \(id.index) belongs to another tree")
  }
}

extension EnvironmentTree.Node {
  /// What a node makes of the traits that arrive.
  func passing(_ arriving: TraitCollection) -> TraitCollection {
    var traits = arriving.overridden(by: overrides)
    traits.preferredContentSizeCategory = traits.preferredContentSizeCategory.map(limits.clamp)
    return traits
  }
}
