import CodeEvaluation
import DynamicTypeModel
import UIKitModel

extension SceneConversion {
  /// Completes the cell of a collection.
  func finishItem(_ view: ObjectID, at index: ElementIndex) {
    var cell = CellContent()
    cell.hasListConfiguration = takeParts(of: view, "UICollectionViewCell", into: &cell)
    if let content = cell.contentView { change(content) { $0.key = .contentView } }
    let isOfList = reader.isOf("UICollectionViewListCell", view)
    guard isOfList || cell.hasListConfiguration else { return }
    if isOfList {
      let accessories =
        reader.value("UICollectionViewListCell.accessories", of: view).map(reader.list) ?? []
      let kinds = accessories.compactMap { reader.field("_kind", of: $0).flatMap(reader.text) }
      cell.accessory =
        kinds.lazy.compactMap { CellContent.Accessory(rawValue: $0.string) }.first ?? .none
      let views = accessories.compactMap { reader.field("_view", of: $0).flatMap(reader.object) }
      cell.accessoryView = views.first.flatMap(self.index(of:))
    }
    change(index) {
      $0.kind = .tableViewCell
      $0.content = .cell(cell)
    }
    if let content = cell.contentView {
      change(content) { $0.kind = .tableViewCellContentView }
    }
    if let accessory = cell.accessoryView { placeAccessory(accessory, of: view) }
  }

  /// Adds what a collection shows.
  func addItems(of view: ObjectID, at index: ElementIndex) {
    guard let scene = items(view) else {
      change(index) { $0.isFilledByCode = true }
      addBackground("UICollectionView.backgroundView", of: view, at: index)
      return addOwnSubviews(of: view, at: index)
    }
    if let list = scene.list {
      addList(scene, list, of: view, at: index)
    } else {
      var content = scene.content
      for made in scene.sections {
        guard let layout = made.layout else { continue }
        var section = CollectionSection(layout)
        section.header = made.header.flatMap { addBar($0, in: index) }
        section.cells = made.cells.compactMap { add($0, in: index) }
        section.footer = made.footer.flatMap { addBar($0, in: index) }
        content.sections.append(section)
      }
      let isEmpty = content.sections.allSatisfy(\.cells.isEmpty)
      if isEmpty { addBackground("UICollectionView.backgroundView", of: view, at: index) }
      change(index) {
        $0.content = .collection(content)
        $0.isFilledByCode = isEmpty
      }
    }
    addOwnSubviews(of: view, at: index)
  }

  private func addList(
    _ scene: CollectionScene, _ list: CollectionScene.List, of view: ObjectID,
    at index: ElementIndex
  ) {
    var table = TableContent(style: list.style)
    table.isStatic = true
    table.hasSeparators = list.hasSeparators
    for (number, made) in scene.sections.enumerated() {
      var section = TableContent.Section(
        id: "section \(number + 1)", location: self.scene.elements[index.rawValue].location)
      section.headerView = made.header.flatMap { addBar($0, in: index) }
      section.cells = made.cells.compactMap { add($0, in: index) }
      section.footerView = made.footer.flatMap { addBar($0, in: index) }
      table.sections.append(section)
    }
    let isEmpty = table.sections.allSatisfy(\.cells.isEmpty)
    if isEmpty { addBackground("UICollectionView.backgroundView", of: view, at: index) }
    change(index) {
      $0.kind = .tableView
      $0.content = .table(table)
      $0.isFilledByCode = isEmpty
    }
  }
}
