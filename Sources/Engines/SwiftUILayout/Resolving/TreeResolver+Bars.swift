import DynamicType
import SwiftUIModel

/// Bars, which views say something about that is anywhere in them.
extension TreeResolver {
  /// What the views in a navigation stack say about its bar.
  private struct BarRequest {
    var title: StyledText?
    var mode = TitleDisplayMode.automatic
    var isHidden = false
    var hasSearch = false
    /// Items' nodes with their placement.
    var items: [(node: Int, placement: ToolbarPlacement)] = []
  }

  /// Adds a stack's bar, and puts its root off.
  mutating func addNavigation(_ node: Int, _ children: [Int], at index: Int) {
    let request = barRequest(node)
    let count = children.reduce(0) { $0 + tree.nodes[$1].viewCount }
    for child in children.reversed() where count > 0 {
      open.append(
        Item(node: child, parent: index, container: count == 1 ? nil : .depthStack(.center)))
    }
    guard !request.isHidden else { return }
    addBar(request, of: node, to: index)
  }

  private mutating func addBar(_ request: BarRequest, of node: Int, to index: Int) {
    let isLarge = request.title != nil && request.mode != .inline
    var parts: [NavigationBarRule.Part] = request.items.map {
      $0.placement == .leading ? .leadingItem : .trailingItem
    }
    if request.title != nil { parts.append(isLarge ? .largeTitle : .title) }
    if request.hasSearch { parts.append(.searchField) }
    let bar = append(
      NavigationBarRule(parts: parts), .bar(.navigationBar), at: node, to: index)
    var items: [Item] = []
    for item in request.items {
      let parent = append(BarItemRule(), .bar(.toolbarItem), at: item.node, to: bar)
      items.append(Item(node: item.node, parent: parent))
    }
    open += items.reversed()
    if let title = request.title {
      addTitle(title, isLarge: isLarge, of: node, to: bar)
    }
    if request.hasSearch {
      _ = append(ShapeRule(), .bar(.searchField), at: node, to: bar)
    }
  }

  private func addTitle(_ title: StyledText, isLarge: Bool, of node: Int, to bar: Int) {
    var environment = tree.environments[tree.nodes[node].environment]
    environment.lineLimit = LineLimit(maximum: 1)
    environment.place = .toolbar
    if isLarge {
      environment.font = .largeTitle.weight(.bold)
    } else {
      environment.font = .headline
      environment.dynamicTypeSize = BarMetrics(environment).titleSize
    }
    session.add([environment])
    _ = session.append(
      ResolvedNode(
        rule: TextRule(content: title), parent: bar,
        environment: session.environments.count - 1,
        record: ViewRecord(kind: .bar(isLarge ? .largeTitle : .title))))
  }

  /// The first title and mode in the stack, and all items, but not those of a stack in it.
  private func barRequest(_ stack: Int) -> BarRequest {
    var request = BarRequest()
    var hasMode = false
    var index = stack + 1
    let end = stack + tree.nodes[stack].subtreeCount
    while index < end {
      switch tree.nodes[index].content {
      case .navigationStack:
        index += tree.nodes[index].subtreeCount
        continue
      case .navigationTitle(let title): request.title = request.title ?? title
      case .navigationBarTitleDisplayMode(let mode) where !hasMode:
        (request.mode, hasMode) = (mode, true)
      case .navigationBarHidden: request.isHidden = true
      case .searchable: request.hasSearch = true
      case .toolbar: request.items += items(of: index)
      default: break
      }
      index += 1
    }
    return request
  }

  private func items(of toolbar: Int) -> [(node: Int, placement: ToolbarPlacement)] {
    let children = tree.children(of: toolbar)
    guard children.count > 1 else { return [] }
    var found: [(node: Int, placement: ToolbarPlacement)] = []
    var pending = [(node: children[1], placement: ToolbarPlacement.trailing)]
    while let next = pending.popLast() {
      let content = tree.nodes[next.node].content
      let inner = tree.children(of: next.node)
      if case .toolbarItem(let placement) = content {
        pending += inner.reversed().map { ($0, placement) }
      } else if content.role == .group {
        pending += inner.reversed().map { ($0, next.placement) }
      } else if next.placement == .leading || next.placement == .trailing {
        found.append(next)
      }
    }
    // At the trailing edge the last item is outermost.
    let leading = found.filter { $0.placement == .leading }
    return leading + found.filter { $0.placement == .trailing }.reversed()
  }
}

// MARK: - Tabs

extension TreeResolver {
  /// Adds the first tab's view and a bar with every tab's item.
  mutating func addTabs(_ node: Int, _ children: [Int], at index: Int) {
    var tabs: [Int] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      if tree.nodes[next].content.role == .group {
        pending += tree.children(of: next).reversed()
      } else if tree.nodes[next].viewCount > 0 {
        tabs.append(next)
      }
    }
    guard let first = tabs.first else { return }
    let bar = append(TabBarRule(), .bar(.tabBar), at: node, to: index)
    var items: [Item] = []
    for tab in tabs {
      let parent = append(TabRule(), .bar(.tab), at: tab, to: bar)
      if let label = tabItem(of: tab), tree.nodes[label].viewCount > 0 {
        items.append(
          Item(
            node: label, parent: parent,
            container: .stack(StackDescription(axis: .vertical, spacing: 0))))
      }
    }
    open += items.reversed()
    open.append(Item(node: first, parent: index))
  }

  private func tabItem(of tab: Int) -> Int? {
    for index in tab..<(tab + tree.nodes[tab].subtreeCount) {
      if case .tabItem = tree.nodes[index].content {
        let children = tree.children(of: index)
        return children.count > 1 ? children[1] : nil
      }
    }
    return nil
  }

  private func append(
    _ rule: any LayoutRule, _ kind: PlacedView.Kind, at node: Int, to parent: Int
  ) -> Int {
    session.append(
      ResolvedNode(
        rule: rule, parent: parent,
        environment: tree.nodes[node].environment + environmentOffset,
        record: ViewRecord(kind: kind)))
  }
}
