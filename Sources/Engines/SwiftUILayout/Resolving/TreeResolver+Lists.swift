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
          let options = options(of: row)
          let rule = ListRowRule(
            insets: options.insets, hasBackground: options.background != nil,
            hiddenSeparators: options.hiddenSeparators)
          let index = append(rule, .listRow, around: row.node, to: card)
          if let background = options.background {
            let isOne = tree.nodes[background].viewCount == 1
            added.append(
              Item(
                node: background, parent: index,
                container: isOne ? nil : .depthStack(.center)))
          }
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
      if node.content.role == .view || node.viewCount == 1 {
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
    while isAround(node) { node += 1 }
    if case .section = tree.nodes[node].content { return true }
    return false
  }

  /// Whether the next node is all that a modifier is around, or all that is in a group.
  private func isAround(_ node: Int) -> Bool {
    let (content, count) = (tree.nodes[node].content, tree.nodes[node].subtreeCount)
    if case .section = content { return false }
    switch content.role {
    case .modifier: return count > 1
    case .group: return count > 1 && tree.nodes[node + 1].subtreeCount == count - 1
    case .view: return false
    }
  }

  /// What a row's modifiers say of it, the innermost first.
  private func options(of item: ListItem) -> RowOptions {
    var options = RowOptions()
    var modifiers: [Int] = []
    var node = item.node
    while isAround(node) {
      if tree.nodes[node].content.role == .modifier { modifiers.append(node) }
      node += 1
    }
    modifiers.reverse()
    var wrapper = item.wrapper
    while wrapper >= 0 {
      modifiers.append(wrappers[wrapper].node)
      wrapper = wrappers[wrapper].outer
    }
    for modifier in modifiers { take(modifier, into: &options) }
    return options
  }

  private func take(_ modifier: Int, into options: inout RowOptions) {
    switch tree.nodes[modifier].content {
    case .listRowInsets(let insets): options.insets = options.insets ?? insets
    case .listRowSeparator(let isHidden, let edges):
      if isHidden {
        options.hiddenSeparators.formUnion(edges.subtracting(options.shownSeparators))
      } else {
        options.shownSeparators.formUnion(edges.subtracting(options.hiddenSeparators))
      }
    case .listRowBackground:
      let children = tree.children(of: modifier)
      if options.background == nil, children.count > 1, tree.nodes[children[1]].viewCount > 0 {
        options.background = children[1]
      }
    default: break
    }
  }
}

/// What modifiers say of a row of a list.
private struct RowOptions {
  /// nil for the style's.
  var insets: DirectionalInsets?
  /// The node of what lies under the row.
  var background: Int?
  var hiddenSeparators: ViewEdges = []
  var shownSeparators: ViewEdges = []
}
