import SwiftUIModel

/// Sections and rows of a list.
extension TreeResolver {
  /// A section as it is written, or rows outside of any.
  private struct ListSection {
    var header: Int?
    var rows: [ListItem] = []
    var footer: Int?
    var isWritten = false
  }

  /// A view that becomes a row, with the modifiers around the group that it is from.
  private struct ListItem {
    var node: Int
    var wrapper: Int
  }

  /// Adds headers, cards with their rows, and footers below a list.
  mutating func addSections(_ children: [Int], to list: Int) {
    var added: [Item] = []
    for section in sections(children) {
      if let header = section.header {
        added.append(part(.header, .listHeader, around: header, to: list))
      }
      if let first = section.rows.first {
        let card = append(ListPartRule(part: .card), .listCard, around: first.node, to: list)
        for row in section.rows {
          let insets = rowInsets(row)
          let index = append(
            ListRowRule(insets: insets), .listRow, around: row.node, to: card)
          added.append(Item(node: row.node, parent: index, wrapper: row.wrapper))
        }
      }
      if let footer = section.footer {
        added.append(part(.footer, .listFooter, around: footer, to: list))
      }
    }
    open += added.reversed()
  }

  private func part(
    _ part: ListPartRule.Part, _ kind: PlacedView.Kind, around node: Int, to list: Int
  ) -> Item {
    let index = append(ListPartRule(part: part), kind, around: node, to: list)
    return Item(node: node, parent: index)
  }

  private func append(
    _ rule: any LayoutRule, _ kind: PlacedView.Kind, around node: Int, to parent: Int
  ) -> Int {
    session.append(
      ResolvedNode(
        rule: rule, parent: parent,
        environment: tree.nodes[node].environment + environmentOffset,
        record: ViewRecord(kind: kind)))
  }

  private mutating func sections(_ children: [Int]) -> [ListSection] {
    var sections: [ListSection] = []
    var pending = children.reversed().map { ListItem(node: $0, wrapper: -1) }
    while let item = pending.popLast() {
      let node = tree.nodes[item.node]
      guard node.viewCount > 0 else { continue }
      if case .section = node.content {
        sections.append(section(item))
      } else if node.content.role == .view || node.viewCount == 1 && !wrapsSection(item.node) {
        if sections.last?.isWritten ?? true { sections.append(ListSection()) }
        sections[sections.count - 1].rows.append(item)
      } else {
        pending += inner(item).reversed()
      }
    }
    return sections
  }

  private mutating func section(_ item: ListItem) -> ListSection {
    let children = tree.children(of: item.node)
    func shown(_ slot: Int) -> Int? {
      guard children.indices.contains(slot), tree.nodes[children[slot]].viewCount > 0 else {
        return nil
      }
      return children[slot]
    }
    var section = ListSection(header: shown(0), footer: shown(2), isWritten: true)
    var pending = shown(1).map { [ListItem(node: $0, wrapper: item.wrapper)] } ?? []
    while let next = pending.popLast() {
      let node = tree.nodes[next.node]
      guard node.viewCount > 0 else { continue }
      if node.content.role == .view || node.content.role == .modifier && node.viewCount == 1 {
        section.rows.append(next)
      } else {
        pending += inner(next).reversed()
      }
    }
    return section
  }

  /// What is in a group, or around what a modifier is.
  private mutating func inner(_ item: ListItem) -> [ListItem] {
    let children = tree.children(of: item.node)
    guard tree.nodes[item.node].content.role == .modifier else {
      return children.map { ListItem(node: $0, wrapper: item.wrapper) }
    }
    wrappers.append(Wrapper(node: item.node, outer: item.wrapper))
    return children.prefix(1).map { ListItem(node: $0, wrapper: wrappers.count - 1) }
  }

  private func wrapsSection(_ node: Int) -> Bool {
    var node = node
    while tree.nodes[node].content.role == .modifier, tree.nodes[node].subtreeCount > 1 {
      node += 1
    }
    if case .section = tree.nodes[node].content { return true }
    return false
  }

  /// The innermost insets that a row's modifiers set.
  private func rowInsets(_ item: ListItem) -> DirectionalInsets? {
    var found: DirectionalInsets?
    var wrapper = item.wrapper
    while wrapper >= 0 {
      if case .listRowInsets(let insets) = tree.nodes[wrappers[wrapper].node].content {
        found = found ?? insets
      }
      wrapper = wrappers[wrapper].outer
    }
    var node = item.node
    while tree.nodes[node].content.role == .modifier, tree.nodes[node].subtreeCount > 1 {
      if case .listRowInsets(let insets) = tree.nodes[node].content { found = insets }
      node += 1
    }
    return found
  }
}
