import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// A view tree whose views have their environment and whose deferred parts are made, in pre-order.
///
/// Nothing here calls itself: a tree may be as deep as it likes.
struct ExpandedTree {
  struct Node {
    var content: ViewContent
    /// -1 for the outermost.
    var parent: Int
    /// An index into `environments`.
    var environment: Int
    var location: SourceLocation?
    var provenance: Provenance
    /// The nodes of its subtree, itself included.
    var subtreeCount = 1
    /// How many views it is, groups being as many as are in them.
    var viewCount = 1
    /// What a label says, which its style may not show; nil for other views.
    var labelTitle: String?
  }

  private(set) var nodes: [Node] = []
  private(set) var environments: [ViewEnvironment]
  /// Whether more views were made than a layout goes through.
  private(set) var isCut = false

  /// The most nodes that a tree is expanded to, so that a view that contains itself ends.
  static let maximumNodes = 400_000
  /// The most styles of the app's own around each other, so that one that sets itself again ends before its body was
  /// read 400,000 times.
  static let maximumStyles = 8

  init(_ tree: ViewTree, environment: ViewEnvironment) {
    environments = [environment]
    var expansion = Expansion(tree)
    while let item = expansion.next() {
      guard nodes.count < Self.maximumNodes, expansion.madeTrees < Self.maximumNodes else {
        isCut = true
        break
      }
      take(item, &expansion)
    }
    count()
  }

  /// The indices of a node's children, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = index + nodes[index].subtreeCount
    while child < end {
      children.append(child)
      child += nodes[child].subtreeCount
    }
    return children
  }

  private mutating func take(_ item: Expansion.Item, _ expansion: inout Expansion) {
    let node = expansion.node(of: item)
    switch node.content {
    case .environment(let change):
      environments.append(environments[item.environment].changed(by: change, at: node.location))
      expansion.pushChildren(of: item, parent: item.parent, environment: environments.count - 1)
    case .deferred(let make):
      expansion.push(make(environments[item.environment]), in: item)
    case .slot(let number):
      expansion.pushSlot(number, in: item)
    case .badge(let text) where environments[item.environment].place == .listRow:
      expansion.push(.badgedRow(text), in: item, isOwner: true)
    case .control(let control)
    where control.isSeveralRows(in: environments[item.environment]):
      let rows = control.rows(childCount: expansion.childCount(of: item))
      expansion.push(rows, in: item, isOwner: true)
    case .control(let control):
      let parent = append(node, item)
      if case .label = control { nodes[parent].labelTitle = expansion.title(ofLabel: item) }
      let hasOwnStyle = control.hasOwnStyle(in: environments[item.environment])
      guard !hasOwnStyle || item.styles < Self.maximumStyles else {
        isCut = true
        return
      }
      let lowered = control.lowered(
        in: environments[item.environment], childCount: expansion.childCount(of: item))
      expansion.push(
        lowered.showing(node.provenance), in: item, parent: parent, isOwner: true,
        isOwnStyle: hasOwnStyle)
    default:
      var node = node
      if case .gridRow = node.content, !isInGrid(item.parent) { node.content = .group }
      let parent = append(node, item)
      let children = expansion.children(of: item).prefix(node.content.laidOutChildren)
      for (slot, child) in children.enumerated().reversed() {
        var index = item.environment
        if let changed = environments[item.environment].inside(node.content, slot: slot) {
          environments.append(changed)
          index = environments.count - 1
        }
        expansion.push(child, of: item, parent: parent, environment: index)
      }
    }
  }

  /// Whether a node's children are those of a `Grid`. Elsewhere a row is no more than its views: Apple, `GridRow`.
  private func isInGrid(_ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      if case .grid = nodes[index].content { return true }
      if nodes[index].content.role == .view { return false }
      index = nodes[index].parent
    }
    return false
  }

  private mutating func append(_ node: ViewNode, _ item: Expansion.Item) -> Int {
    nodes.append(
      Node(
        content: node.content, parent: item.parent, environment: item.environment,
        location: node.location, provenance: node.provenance))
    return nodes.count - 1
  }

  /// Counts nodes and views from the innermost outwards.
  private mutating func count() {
    for index in nodes.indices.reversed() {
      switch nodes[index].content.role {
      case .group:
        nodes[index].viewCount = children(of: index).reduce(0) { $0 + nodes[$1].viewCount }
      case .modifier:
        nodes[index].viewCount =
          nodes[index].subtreeCount > 1 ? nodes[index + 1].viewCount : 0
      case .view: break
      }
      let parent = nodes[index].parent
      if parent >= 0 { nodes[parent].subtreeCount += nodes[index].subtreeCount }
    }
  }
}

/// What is still to be expanded.
private struct Expansion {
  struct Item {
    /// An index into `trees`.
    var tree: Int
    var node: Int
    /// In the expanded tree.
    var parent: Int
    var environment: Int
    /// The control whose children are the slots here, as an index into `owners`; -1 for none.
    var owner: Int
    /// How many styles of the app's own it is in the body of.
    var styles = 0
  }

  private var trees: [ViewTree]
  private var owners: [Item] = []
  private var open: [Item]

  init(_ tree: ViewTree) {
    trees = [tree]
    open = [Item(tree: 0, node: 0, parent: -1, environment: 0, owner: -1)]
  }

  var madeTrees: Int { trees.count }

  mutating func next() -> Item? { open.popLast() }

  func node(of item: Item) -> ViewNode { trees[item.tree].nodes[item.node] }

  func children(of item: Item) -> [Int] { trees[item.tree].children(of: item.node) }

  func childCount(of item: Item) -> Int { children(of: item).count }

  /// The first text of a label's title, as far as it is written in the tree.
  func title(ofLabel item: Item) -> String? {
    let children = children(of: item)
    guard children.count > 1 else { return nil }
    let nodes = trees[item.tree].nodes
    for node in nodes[children[1]..<(children[1] + nodes[children[1]].subtreeCount)] {
      if case .text(let text) = node.content { return text.string }
    }
    return nil
  }

  mutating func push(_ node: Int, of item: Item, parent: Int, environment: Int) {
    open.append(
      Item(
        tree: item.tree, node: node, parent: parent, environment: environment,
        owner: item.owner, styles: item.styles))
  }

  mutating func pushChildren(of item: Item, parent: Int, environment: Int) {
    for child in children(of: item).reversed() {
      push(child, of: item, parent: parent, environment: environment)
    }
  }

  /// Goes on with a tree that was made, which may be in the place of the item itself.
  ///
  /// - Parameters:
  ///   - isOwner: Whether the item's children are the slots of the tree.
  ///   - isOwnStyle: Whether a style of the app's own made it.
  mutating func push(
    _ tree: ViewTree, in item: Item, parent: Int? = nil, isOwner: Bool = false,
    isOwnStyle: Bool = false
  ) {
    trees.append(tree)
    if isOwner { owners.append(item) }
    open.append(
      Item(
        tree: trees.count - 1, node: 0, parent: parent ?? item.parent,
        environment: item.environment, owner: isOwner ? owners.count - 1 : item.owner,
        styles: item.styles + (isOwnStyle ? 1 : 0)))
  }

  /// Goes on with a child of the control whose style is being expanded.
  mutating func pushSlot(_ number: Int, in item: Item) {
    guard item.owner >= 0 else { return }
    let owner = owners[item.owner]
    let children = children(of: owner)
    guard children.indices.contains(number) else { return }
    open.append(
      Item(
        tree: owner.tree, node: children[number], parent: item.parent,
        environment: item.environment, owner: owner.owner, styles: item.styles))
  }
}
