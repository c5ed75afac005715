import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// Asks a collection's data source for its cells, and its layout and delegate where they are.
final class CollectionItems {
  private let machine: Machine
  private let reader: HeapReader
  private let collection: ObjectID
  /// Asked once: the cells of each section.
  private var cells: [[ObjectID]]?
  private var bars: [Bar: ObjectID?] = [:]

  private struct Bar: Hashable {
    var kind: String
    var section: Int
  }

  init(_ machine: Machine, _ reader: HeapReader, of collection: ObjectID) {
    self.machine = machine
    self.reader = reader
    self.collection = collection
  }

  /// All that it shows; nil where no data source or no layout is known.
  func content() -> CollectionScene? {
    guard let object = reader.object("UICollectionView.dataSource", of: collection),
      let layout = reader.object("UICollectionView.collectionViewLayout", of: collection)
    else { return nil }
    let source = DataSource(machine: machine, reader: reader, object: object)
    let cells = self.cells ?? source.filled({ sections(source) }, isEmpty: \.isEmpty)
    self.cells = cells
    if reader.isOf("UICollectionViewFlowLayout", layout) { return flow(layout, cells, source) }
    if reader.isOf("UICollectionViewCompositionalLayout", layout) {
      return groups(layout, cells, source)
    }
    return nil
  }

  // MARK: Cells

  private var list: Operand { Operand(value: .object(collection)) }

  private func sections(_ source: DataSource) -> [[ObjectID]] {
    let count = source.number("numberOfSections", [Operand("in", value: .object(collection))]) ?? 1
    let delegate = self.delegate(source)
    var total = 0
    return (0..<min(max(count, 0), DataSource.mostSections)).map { section in
      let place = Operand("numberOfItemsInSection", value: .integer(section, .int))
      let count = source.number("collectionView", [list, place]) ?? DataSource.placeholderRows
      return (0..<min(max(count, 0), DataSource.mostRows)).compactMap { item in
        total += 1
        guard total < 3 * DataSource.mostRows, let path = source.indexPath(item, section) else {
          return nil
        }
        guard
          let cell = source.view(
            "collectionView", [list, Operand("cellForItemAt", value: path)], "UICollectionViewCell")
        else { return nil }
        source.configure(cell, "UICollectionViewCell")
        _ = delegate.ask(
          "collectionView",
          [list, Operand("willDisplay", value: .object(cell)), Operand("forItemAt", value: path)])
        return cell
      }
    }
  }

  private func delegate(_ source: DataSource) -> DataSource {
    DataSource(
      machine: machine, reader: reader,
      object: reader.object("UIScrollView.delegate", of: collection) ?? source.object)
  }

  private func bar(_ kind: String, _ section: Int, _ source: DataSource) -> ObjectID? {
    if let known = bars[Bar(kind: kind, section: section)] { return known }
    let view = source.indexPath(0, section).flatMap { path in
      source.view(
        "collectionView",
        [
          list, Operand("viewForSupplementaryElementOfKind", value: .string(kind)),
          Operand("at", value: path),
        ], "UICollectionReusableView")
    }
    bars[Bar(kind: kind, section: section)] = .some(view)
    return view
  }

  // MARK: Flow layouts

  private func flow(
    _ layout: ObjectID, _ cells: [[ObjectID]], _ source: DataSource
  ) -> CollectionScene {
    var content = CollectionContent()
    func size(_ name: String) -> Size? {
      reader.value(.init("UICollectionViewFlowLayout", name), of: layout).flatMap(reader.size)
    }
    func number(_ name: String) -> Double? {
      reader.number(.init("UICollectionViewFlowLayout", name), of: layout)
    }
    content.itemSize = size("itemSize") ?? content.itemSize
    if let estimate = size("estimatedItemSize"), estimate != Size() {
      content.estimatedItemSize = Self.isAutomatic(estimate) ? content.itemSize : estimate
    }
    if Self.isAutomatic(content.itemSize) {
      content.itemSize = Size(width: 50, height: 50)
      content.estimatedItemSize = content.itemSize
    }
    content.minimumLineSpacing = number("minimumLineSpacing") ?? 10
    content.minimumInteritemSpacing = number("minimumInteritemSpacing") ?? 10
    content.sectionInset =
      reader.value("UICollectionViewFlowLayout.sectionInset", of: layout).flatMap(reader.insets)
      ?? .zero
    content.headerReferenceSize = size("headerReferenceSize") ?? Size()
    content.footerReferenceSize = size("footerReferenceSize") ?? Size()
    content.axis =
      reader.name("UICollectionViewFlowLayout.scrollDirection", of: layout) == "horizontal"
      ? .horizontal : .vertical
    let delegate = FlowDelegate(
      source: self.delegate(source),
      arguments: [list, Operand("layout", value: .object(layout))])
    let sections = cells.enumerated().map { number, cells in
      let flow = delegate.section(number, of: content, cells: cells.count)
      var section = CollectionScene.Section(cells: cells, layout: .flow(flow))
      if flow.headerSize != Size() {
        section.header = bar("UICollectionElementKindSectionHeader", number, source)
      }
      if flow.footerSize != Size() {
        section.footer = bar("UICollectionElementKindSectionFooter", number, source)
      }
      return section
    }
    return CollectionScene(content: content, sections: sections)
  }

  /// `UICollectionViewFlowLayout.automaticSize`.
  fileprivate static func isAutomatic(_ size: Size) -> Bool { size.width > 1e30 }

  /// What a delegate says of sections.
  private struct FlowDelegate {
    let source: DataSource
    let arguments: [Operand]

    private func ask(_ label: String, _ value: Value) -> Value? {
      source.ask("collectionView", arguments + [Operand(label, value: value)])
    }

    func section(
      _ number: Int, of content: CollectionContent, cells: Int
    ) -> CollectionSection.Flow {
      let reader = source.reader
      let section = Value.integer(number, .int)
      var flow = CollectionSection.Flow(content)
      flow.sizes = (0..<cells).map { item in
        source.indexPath(item, number).flatMap { ask("sizeForItemAt", $0) }.flatMap(reader.size)
          .flatMap { size in
            isAutomatic(size)
              ? nil : Size(width: max(0, size.width), height: max(0, size.height))
          }
      }
      if let inset = ask("insetForSectionAt", section).flatMap(reader.insets) { flow.inset = inset }
      if let spacing = ask("minimumLineSpacingForSectionAt", section).flatMap(reader.number) {
        flow.minimumLineSpacing = spacing
      }
      if let spacing = ask("minimumInteritemSpacingForSectionAt", section).flatMap(reader.number) {
        flow.minimumInteritemSpacing = spacing
      }
      if let size = ask("referenceSizeForHeaderInSection", section).flatMap(reader.size) {
        flow.headerSize = size
      }
      if let size = ask("referenceSizeForFooterInSection", section).flatMap(reader.size) {
        flow.footerSize = size
      }
      return flow
    }
  }

  // MARK: Compositional layouts

  private func groups(
    _ layout: ObjectID, _ cells: [[ObjectID]], _ source: DataSource
  ) -> CollectionScene? {
    var scene = CollectionScene(content: CollectionContent(), sections: [])
    if let configuration = reader.object(
      "UICollectionViewCompositionalLayout.configuration", of: layout)
    {
      scene.content.sectionSpacing =
        reader.number(
          "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing", of: configuration)
        ?? 0
    }
    let size =
      reader.value("UIView._frame", of: collection).flatMap { reader.field("size", of: $0) }
      ?? .void
    for (number, cells) in cells.enumerated() {
      let asked = machine.guarded { () throws(Unwind) -> Value in
        try machine.send(
          "_layout", to: .object(layout),
          [Operand(value: .integer(number, .int)), Operand(value: size)])
      }
      guard let section = reader.object(asked) else {
        reader.assume("a section of a collection shows nothing")
        continue
      }
      if let list = reader.value("NSCollectionLayoutSection._list", of: section) {
        scene.list = scene.list ?? CollectionScene.List(list, reader)
        var made = CollectionScene.Section(cells: cells, layout: nil)
        if reader.field("headerMode", of: list).flatMap(reader.name) == "supplementary" {
          made.header = bar("UICollectionElementKindSectionHeader", number, source)
        }
        if reader.field("footerMode", of: list).flatMap(reader.name) == "supplementary" {
          made.footer = bar("UICollectionElementKindSectionFooter", number, source)
        }
        scene.sections.append(made)
        continue
      }
      guard let groups = CollectionGroups(reader).section(section) else {
        reader.assume("a section of a collection shows nothing")
        continue
      }
      var made = CollectionScene.Section(cells: cells, layout: .groups(groups.section))
      made.header = groups.headerKind.flatMap { bar($0, number, source) }
      made.footer = groups.footerKind.flatMap { bar($0, number, source) }
      scene.sections.append(made)
    }
    return scene
  }
}

/// What a collection shows, and how it is placed.
struct CollectionScene {
  var content: CollectionContent
  var sections: [Section]
  /// Nil where its sections are no list.
  var list: List?

  struct Section {
    var header: ObjectID?
    var cells: [ObjectID]
    var footer: ObjectID?
    /// Nil for a section of a list.
    var layout: CollectionSection.Layout?

    init(cells: [ObjectID], layout: CollectionSection.Layout?) {
      self.cells = cells
      self.layout = layout
    }
  }

  /// A list looks like a table.
  struct List {
    var style: TableContent.Style
    var hasSeparators: Bool

    init(_ configuration: Value, _ reader: HeapReader) {
      style =
        switch reader.field("appearance", of: configuration).flatMap(reader.name) {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
      let shows = reader.field("showsSeparators", of: configuration).flatMap(reader.truth)
      hasSeparators = shows ?? true
    }
  }
}
