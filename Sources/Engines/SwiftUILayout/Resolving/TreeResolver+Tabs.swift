import SwiftUIModel

/// Tabs and their bar.
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
    let environment = tree.environments[tree.nodes[node].environment]
    if case .page = environment.tabViewStyle {
      open.append(Item(node: first, parent: index))
      return
    }
    guard !hidesTabBar(in: first) else {
      open.append(Item(node: first, parent: index))
      return
    }
    let bar = append(TabBarRule(), .bar(.tabBar), around: node, to: index)
    var items: [Item] = []
    for tab in tabs {
      let parent = append(TabRule(), .bar(.tab), around: tab, to: bar)
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

  /// Whether the tab that is shown hides the bar.
  private func hidesTabBar(in tab: Int) -> Bool {
    tree.nodes[tab..<(tab + tree.nodes[tab].subtreeCount)].contains { node in
      if case .tabBarHidden = node.content { true } else { false }
    }
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
}
