public import DynamicTypeModel

/// A SwiftUI view with all that is in it, as plain values in pre-order.
///
/// A modifier is a node around what it modifies, so `Text("A").padding().background(.red)` is a
/// background around a padding around a text. Each content says what its children are; where a child
/// may be several views or none, it is a ``ViewContent/group``.
public struct ViewTree: Sendable {
  /// Parents before children; never empty.
  public private(set) var nodes: [ViewNode]

  /// A view with its children, each a tree of its own.
  ///
  /// Takes time in proportion to the nodes of the children; ``ViewTreeBuilder`` makes deep trees
  /// without copying.
  public init(
    _ content: ViewContent, location: SourceLocation? = nil, children: [ViewTree] = []
  ) {
    var nodes = [ViewNode(content, location: location)]
    nodes.reserveCapacity(1 + children.reduce(0) { $0 + $1.nodes.count })
    for child in children { nodes += child.nodes }
    nodes[0].subtreeCount = nodes.count
    self.nodes = nodes
  }

  init(nodes: [ViewNode]) {
    self.nodes = nodes
  }

  /// No view at all: an `EmptyView`, or the branch of a condition that is not there.
  public static let empty = ViewTree(.group)

  /// Several views where one is expected.
  public static func group(_ children: [ViewTree]) -> ViewTree {
    ViewTree(.group, children: children)
  }

  /// The outermost node.
  public var root: ViewNode {
    get { nodes[0] }
    set {
      let count = nodes[0].subtreeCount
      nodes[0] = newValue
      nodes[0].subtreeCount = count
    }
  }

  /// This view with a modifier around it.
  ///
  /// - Parameter secondary: Further views that the modifier brings, such as an overlay's.
  public func modified(
    by content: ViewContent, location: SourceLocation? = nil, secondary: ViewTree? = nil
  ) -> ViewTree {
    ViewTree(content, location: location, children: [self] + (secondary.map { [$0] } ?? []))
  }

  /// The indices of a node's direct children, in order.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = index + nodes[index].subtreeCount
    while child < end {
      children.append(child)
      child += nodes[child].subtreeCount
    }
    return children
  }
}

/// One view or modifier of a tree.
public struct ViewNode: Sendable {
  public var content: ViewContent
  /// The nodes of its subtree, itself included.
  public internal(set) var subtreeCount = 1
  /// Where the source writes it; nil where nobody knows.
  public var location: SourceLocation?
  /// How far what it shows can be relied on.
  public var provenance = Provenance.known

  public init(_ content: ViewContent, location: SourceLocation? = nil) {
    self.content = content
    self.location = location
  }
}

/// How far what a view shows can be relied on.
public typealias Provenance = DynamicTypeModel.Provenance

/// Makes a tree from the outside inwards, in time proportional to its nodes.
public struct ViewTreeBuilder: Sendable {
  private var nodes: [ViewNode] = []
  private var open: [Int] = []

  public init() {}

  /// Begins a view whose children follow until ``close()``.
  public mutating func open(_ node: ViewNode) {
    open.append(nodes.count)
    nodes.append(node)
  }

  public mutating func open(_ content: ViewContent) { open(ViewNode(content)) }

  /// Ends the view that was begun last.
  public mutating func close() {
    guard let index = open.popLast() else {
      preconditionFailure("close() without a view that was opened")
    }
    nodes[index].subtreeCount = nodes.count - index
  }

  /// Adds a whole tree as the next child.
  public mutating func add(_ tree: ViewTree) { nodes += tree.nodes }

  /// Adds a view without children.
  public mutating func add(_ content: ViewContent) { nodes.append(ViewNode(content)) }

  /// The finished tree; several views at its top become one group.
  public consuming func build() -> ViewTree {
    precondition(open.isEmpty, "\(open.count) views were opened and not closed")
    if let first = nodes.first, first.subtreeCount == nodes.count { return ViewTree(nodes: nodes) }
    var all = [ViewNode(.group)] + nodes
    all[0].subtreeCount = all.count
    return ViewTree(nodes: all)
  }
}
