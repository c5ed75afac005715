import DynamicTypeModel
import SwiftUIModel

/// Makes the tree that is laid out: groups are gone, and a modifier around several views is a modifier
/// around each of them.
///
/// Source: OpenSwiftUI 069dd80b, `implicitRoot`: in a stack or list each view of a group gets the
/// modifier; an overlay's, a background's or a safe area inset's views form a `ZStack`.
struct TreeResolver {
  let tree: ExpandedTree
  let session: LayoutSession
  /// Those of the tree, each shared by its views.
  let environments: [EnvironmentBox]
  var open: [Item] = []
  var wrappers: [Wrapper] = []

  /// A view to be added.
  struct Item {
    /// In the expanded tree.
    var node: Int
    /// In the resolved tree.
    var parent: Int
    /// The innermost of the modifiers around it that are not added yet; -1 for none.
    var wrapper = -1
    var axis: Axis?
    /// The container to add around the node, which is not exactly one view.
    var container: ViewContent?
  }

  /// A modifier that waits for the views that it is around.
  struct Wrapper {
    var node: Int
    var outer: Int
  }

  private init(_ tree: ExpandedTree, in session: LayoutSession) {
    self.tree = tree
    self.session = session
    environments = tree.environments.map(EnvironmentBox.init)
  }

  /// Adds the views of a tree below a node that is there already.
  ///
  /// - Parameter implicit: The container around them where there is not exactly one.
  static func add(
    _ tree: ExpandedTree, to parent: Int, implicit: ViewContent?, in session: LayoutSession
  ) {
    let first = session.nodes.count
    var resolver = TreeResolver(tree, in: session)
    if !tree.nodes.isEmpty {
      let isOne = tree.nodes[0].viewCount == 1
      resolver.open.append(Item(node: 0, parent: parent, container: isOne ? nil : implicit))
      resolver.run()
    }
    session.finish(from: first)
  }

  private mutating func run() {
    while let item = open.popLast() {
      guard session.nodes.count < ExpandedTree.maximumNodes * 2 else { return }
      take(item)
    }
  }

  private mutating func take(_ item: Item) {
    if let container = item.container { return open(container, around: item) }
    let node = tree.nodes[item.node]
    let children = tree.children(of: item.node)
    switch node.content.role {
    case .group:
      for child in children.reversed() {
        open.append(
          Item(node: child, parent: item.parent, wrapper: item.wrapper, axis: item.axis))
      }
    case .modifier where node.viewCount != 1:
      guard let first = children.first, node.viewCount > 0 else { return }
      wrappers.append(Wrapper(node: item.node, outer: item.wrapper))
      open.append(
        Item(node: first, parent: item.parent, wrapper: wrappers.count - 1, axis: item.axis))
    case .modifier, .view:
      let parent = addWrappers(item)
      let index = append(item.node, to: parent, axis: item.axis)
      addChildren(children, of: item.node, at: index, axis: item.axis)
    }
  }

  /// Adds the modifiers that wait for a view, the outermost first, and gives back the innermost.
  private mutating func addWrappers(_ item: Item) -> Int {
    var chain: [Int] = []
    var wrapper = item.wrapper
    while wrapper >= 0 {
      chain.append(wrappers[wrapper].node)
      wrapper = wrappers[wrapper].outer
    }
    var parent = item.parent
    for node in chain.reversed() {
      parent = append(node, to: parent, axis: item.axis)
      let children = tree.children(of: node)
      if children.count > 1 { addSecondary(children[1], of: node, to: parent) }
    }
    return parent
  }

  private mutating func addChildren(
    _ children: [Int], of node: Int, at index: Int, axis: Axis?
  ) {
    let content = tree.nodes[node].content
    switch content {
    case .stack(let stack):
      for child in children.reversed() {
        open.append(Item(node: child, parent: index, axis: stack.axis))
      }
    case .navigationStack, .navigationSplitView:
      addNavigation(node, children, at: index)
    case .tabView:
      addTabs(node, children, at: index)
    case .list:
      addSections(children, to: index)
    case _ where content.role == .modifier:
      if children.count > 1 { addSecondary(children[1], of: node, to: index) }
      if let first = children.first { open.append(Item(node: first, parent: index, axis: axis)) }
    case _ where content.implicitContainer != nil:
      add(node, children, to: index, implicit: content.implicitContainer)
    default:
      for child in children.reversed() { open.append(Item(node: child, parent: index)) }
    }
  }

  /// Adds the second view of a modifier, behind the first, whose turn is before; what is presented
  /// lies over the whole window.
  private mutating func addSecondary(_ node: Int, of modifier: Int, to index: Int) {
    let count = tree.nodes[node].viewCount
    guard count > 0 else { return }
    var parent = index
    switch tree.nodes[modifier].content {
    case .presentation(let presentation) where presentation.isPresented:
      let detents = detents(in: node)
      parent = append(
        PresentationRule(kind: presentation.kind, detents: detents), .presentation, around: node,
        to: 0)
    case let content where content.hasSecondary: break
    default: return
    }
    open.append(
      Item(node: node, parent: parent, container: count == 1 ? nil : .depthStack(.center)))
  }

  /// Adds the children of a container that takes one view.
  private mutating func add(
    _ node: Int, _ children: [Int], to parent: Int, implicit: ViewContent?
  ) {
    let count = children.reduce(0) { $0 + tree.nodes[$1].viewCount }
    guard let implicit, count != 1 else {
      for child in children.reversed() { open.append(Item(node: child, parent: parent)) }
      return
    }
    guard count > 0 else { return }
    let container = append(implicit, around: node, to: parent)
    for child in children.reversed() {
      open.append(Item(node: child, parent: container, axis: implicit.stackAxis))
    }
  }

  private mutating func open(_ container: ViewContent, around item: Item) {
    let parent = append(container, around: item.node, to: item.parent)
    open.append(Item(node: item.node, parent: parent, axis: container.stackAxis))
  }

  /// The heights of a sheet that its content asks for, outside of sheets in it.
  private func detents(in presented: Int) -> [PresentationDetent] {
    for index in presented..<(presented + tree.nodes[presented].subtreeCount) {
      if case .presentationDetents(let detents) = tree.nodes[index].content { return detents }
    }
    return []
  }

  func append(
    _ rule: any LayoutRule, _ kind: PlacedView.Kind, around node: Int, to parent: Int
  ) -> Int {
    session.append(
      ResolvedNode(
        rule: rule, parent: parent, environment: environments[tree.nodes[node].environment],
        record: ViewRecord(kind: kind)))
  }

  private func append(_ container: ViewContent, around node: Int, to parent: Int) -> Int {
    session.append(
      ResolvedNode(
        rule: container.rule(axis: nil), parent: parent,
        environment: environments[tree.nodes[node].environment],
        record: ViewRecord(kind: .container(.container))))
  }

  private func append(_ node: Int, to parent: Int, axis: Axis?) -> Int {
    let source = tree.nodes[node]
    let index = session.append(
      ResolvedNode(
        rule: rule(of: node, axis: axis), parent: parent,
        environment: environments[source.environment], record: ViewRecord(source)))
    if case .showsLargeContentViewer = source.content, let shown = tree.children(of: node).last {
      offerLargeContentViewer(of: index, showing: shown)
    }
    return index
  }

  private func rule(of node: Int, axis: Axis?) -> any LayoutRule {
    guard case .lazyGrid(let grid) = tree.nodes[node].content else {
      return tree.nodes[node].content.rule(axis: axis)
    }
    return LazyGridRule(grid: grid, parts: gridParts(of: node))
  }

  /// How the views of a lazy grid follow each other: cells outside of sections, and the parts of each section.
  private func gridParts(of grid: Int) -> [LazyGridRule.Part] {
    var parts: [LazyGridRule.Part] = []
    var isInCells = false
    var open = Array(tree.children(of: grid).reversed())
    while let index = open.popLast() {
      let node = tree.nodes[index]
      let children = tree.children(of: index)
      switch node.content {
      case .section:
        for (slot, child) in children.enumerated() {
          parts.append(.init(count: tree.nodes[child].viewCount, isWide: slot != 1))
        }
        isInCells = false
      case _ where node.content.role == .group: open += children.reversed()
      case _ where node.content.role == .modifier: open += children.prefix(1)
      default:
        if !isInCells { parts.append(.init(count: 0)) }
        parts[parts.count - 1].count += node.viewCount
        isInCells = true
      }
    }
    return parts
  }
}

extension LayoutSession {
  /// Works out what does not depend on proposals, from the innermost views outwards.
  func finish(from first: Int) {
    for index in (first..<nodes.count).reversed() {
      let view = ViewHandle(session: self, index: index)
      let rule = nodes[index].rule
      nodes[index].spacing = rule.spacing(in: view)
      let priority = rule.priority(in: view)
      nodes[index].priority = priority.isNaN ? 0 : priority
      var guides = rule.ownGuides
      if rule.passesGuides {
        for child in nodes[index].children { guides.formUnion(child.node.guides) }
      }
      nodes[index].guides = guides
      nodes[index].hasRelativeFrames =
        rule is ContainerRelativeFrameRule
        || nodes[index].children.contains { $0.node.hasRelativeFrames }
    }
  }
}
