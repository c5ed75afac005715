import SwiftUIModel

/// Tabs and their bar.
extension TreeResolver {
  /// Adds the view of the tab that is shown, and a bar with the tabs' items.
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
    guard case .tabView(let selected) = tree.nodes[node].content, let first = tabs.first else {
      return
    }
    let shown = tabs.indices.contains(selected) ? tabs[selected] : first
    let environment = tree.environments[tree.nodes[node].environment]
    if case .page = environment.tabViewStyle {
      open.append(Item(node: shown, parent: index))
      return
    }
    guard !hidesTabBar(in: shown) else {
      open.append(Item(node: shown, parent: index))
      return
    }
    let bar = append(TabBarRule(), .bar(.tabBar), around: node, to: index)
    var items: [Item] = []
    // The others are below More, which is not shown.
    for tab in tabs.count > BarMetrics.mostTabs ? tabs.prefix(BarMetrics.mostTabs - 1) : tabs[...] {
      let parent = append(TabRule(), .bar(.tab), around: tab, to: bar)
      if let label = tabItem(of: tab), tree.nodes[label].viewCount > 0 {
        offerLargeContentViewer(of: parent, showing: label)
        items.append(
          Item(
            node: label, parent: parent,
            container: .stack(StackDescription(axis: .vertical, spacing: 0))))
      }
    }
    open += items.reversed()
    open.append(Item(node: shown, parent: index))
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
