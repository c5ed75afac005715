import DynamicTypeModel

extension Scene {
  /// Gives every mention of an element its new index.
  package mutating func renumber(
    guidesBy offset: Int, _ new: (ElementIndex) -> ElementIndex
  ) {
    func item(_ item: LayoutConstraint.Item) -> LayoutConstraint.Item {
      switch item {
      case .element(let element): .element(new(element))
      case .guide(let guide): .guide(guide + offset)
      }
    }
    for index in elements.indices {
      elements[index].parent = elements[index].parent.map(new)
      elements[index].content.renumber(new)
    }
    for index in constraints.indices {
      constraints[index].first = item(constraints[index].first)
      constraints[index].second = constraints[index].second.map(item)
      constraints[index].owner = new(constraints[index].owner)
    }
    for index in guides.indices { guides[index].owner = new(guides[index].owner) }
    for index in embedded.indices { embedded[index].root = new(embedded[index].root) }
    for index in emptyContainers.indices {
      emptyContainers[index].element = new(emptyContainers[index].element)
    }
  }
}

extension ElementContent {
  /// Gives every mention of an element its new index.
  fileprivate mutating func renumber(_ new: (ElementIndex) -> ElementIndex) {
    switch self {
    case .table(var table):
      for index in table.sections.indices {
        table.sections[index].cells = table.sections[index].cells.map(new)
        table.sections[index].headerView = table.sections[index].headerView.map(new)
        table.sections[index].footerView = table.sections[index].footerView.map(new)
      }
      table.headerView = table.headerView.map(new)
      table.footerView = table.footerView.map(new)
      self = .table(table)
    case .cell(var cell):
      cell.contentView = cell.contentView.map(new)
      cell.accessoryView = cell.accessoryView.map(new)
      cell.textLabel = cell.textLabel.map(new)
      cell.detailTextLabel = cell.detailTextLabel.map(new)
      cell.imageView = cell.imageView.map(new)
      self = .cell(cell)
    case .stack(var stack):
      stack.arranged = stack.arranged?.map(new)
      stack.customSpacings = Dictionary(
        uniqueKeysWithValues: stack.customSpacings.map { (new($0.key), $0.value) })
      self = .stack(stack)
    case .collection(var collection):
      for index in collection.sections.indices {
        collection.sections[index].cells = collection.sections[index].cells.map(new)
        collection.sections[index].header = collection.sections[index].header.map(new)
        collection.sections[index].footer = collection.sections[index].footer.map(new)
      }
      self = .collection(collection)
    default: break
    }
  }
}
