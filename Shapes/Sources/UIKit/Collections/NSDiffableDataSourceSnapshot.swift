/// The sections and items of a table or a collection, by their identities.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[known(identifier)].items }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  private func known(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("the snapshot has no section \(identifier)")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (number, item) }
    }
    preconditionFailure("the snapshot has no item \(identifier)")
  }

  private func checkNew(_ identifiers: [ItemIdentifierType]) {
    precondition(
      Set(identifiers).count == identifiers.count
        && Set(itemIdentifiers).isDisjoint(with: identifiers),
      "an item is in a snapshot once")
  }
}

extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    precondition(
      Set(identifiers).count == identifiers.count
        && Set(sectionIdentifiers).isDisjoint(with: identifiers),
      "a section is in a snapshot once")
    sections += identifiers.map { ($0, []) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: known(other))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: known(other) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    checkNew(identifiers)
    precondition(!sections.isEmpty, "a snapshot without sections takes no items")
    sections[section.map { known($0) } ?? sections.count - 1].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) {
    checkNew(identifiers)
    let place = place(of: other)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    checkNew(identifiers)
    let place = place(of: other)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }

  // All cells are made anew when a snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

extension NSDiffableDataSourceSnapshot {
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: number)
      }
    }
    return nil
  }

  func count(inSection number: Int) -> Int { sections[number].items.count }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
