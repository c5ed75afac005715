import CodeEvaluation
import DynamicTypeModel
import UIKitModel

extension SceneConversion {
  /// Completes an element once the views in it have theirs.
  func finish(_ view: ObjectID, _ kit: String, at index: ElementIndex) {
    switch kit {
    case "UIStackView": finishStack(view, at: index)
    case "UITableViewCell": finishCell(view, at: index)
    case "UICollectionViewCell", "UICollectionViewListCell": finishItem(view, at: index)
    default: break
    }
  }

  private func finishStack(_ view: ObjectID, at index: ElementIndex) {
    let isVertical = reader.name("UIStackView.axis", of: view) == "vertical"
    var stack = StackContent(axis: isVertical ? .vertical : .horizontal)
    stack.distribution =
      reader.name("UIStackView.distribution", of: view)
      .flatMap(StackContent.Distribution.init(rawValue:)) ?? .fill
    switch reader.name("UIStackView.alignment", of: view) {
    case "leading": stack.alignment = isVertical ? .leading : .top
    case "trailing": stack.alignment = isVertical ? .trailing : .bottom
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    stack.spacing = reader.number("UIStackView.spacing", of: view) ?? 0
    if Self.isSystemSpacing(stack.spacing) {
      (stack.usesStandardSpacing, stack.spacing) = (true, 8)
    }
    stack.isBaselineRelative =
      reader.truth("UIStackView.isBaselineRelativeArrangement", of: view) ?? false
    stack.isLayoutMarginsRelative =
      reader.truth("UIStackView.isLayoutMarginsRelativeArrangement", of: view) ?? false
    stack.arranged = reader.objects("UIStackView._arranged", of: view).compactMap(self.index(of:))
    let views = reader.value("UIStackView._spacingViews", of: view).map(reader.list) ?? []
    let spacings = reader.value("UIStackView._spacings", of: view).map(reader.list) ?? []
    for (after, spacing) in zip(views, spacings) {
      guard let place = reader.object(after).flatMap(self.index(of:)),
        let number = reader.number(spacing)
      else { continue }
      // The default is far more than any distance.
      stack.customSpacings[place] =
        number > 1e30 ? nil : Self.isSystemSpacing(number) ? 8 : number
    }
    change(index) { $0.content = .stack(stack) }
  }

  /// Whether a spacing is `UIStackView.spacingUseSystem`.
  private static func isSystemSpacing(_ number: Double) -> Bool { number > 0 && number < 1e-30 }

  // MARK: Cells and tables

  private func finishCell(_ view: ObjectID, at index: ElementIndex) {
    var cell = CellContent()
    cell.accessoryView = reader.object("UITableViewCell._accessory", of: view).flatMap(
      self.index(of:))
    cell.accessory =
      reader.name("UITableViewCell.accessoryType", of: view)
      .flatMap(CellContent.Accessory.init(rawValue:)) ?? .none
    cell.indentationLevel = reader.integer("UITableViewCell.indentationLevel", of: view) ?? 0
    cell.indentationWidth = reader.number("UITableViewCell.indentationWidth", of: view) ?? 10
    if takeParts(of: view, "UITableViewCell", into: &cell) {
      cell.hasListConfiguration =
        reader.value("UITableViewCell.contentConfiguration", of: view) != nil
    }
    change(index) {
      $0.content = .cell(cell)
      $0.reuseIdentifier = reader.text("UITableViewCell.reuseIdentifier", of: view)?.string
    }
    if let content = cell.contentView { change(content) { $0.key = .contentView } }
    if let accessory = cell.accessoryView { placeAccessory(accessory, of: view) }
  }

  /// Puts a cell's own accessory at its trailing margin, in the middle of its height, as UITableViewCell does.
  func placeAccessory(_ accessory: ElementIndex, of cell: ObjectID) {
    let element = scene.elements[accessory.rawValue]
    guard element.translatesAutoresizingMask, let size = element.recordedFrame?.size,
      let around = reader.value("UIView._frame", of: cell).flatMap(reader.rect)?.size
    else { return }
    let margin = Device.usualSideMargin(inWidth: scene.elements[0].recordedFrame?.width ?? 0)
    change(accessory) {
      $0.recordedFrame = Rect(
        x: around.width - margin - size.width, y: (around.height - size.height) / 2,
        width: size.width, height: size.height)
      $0.recordedSuperviewSize = around
      $0.autoresizing = [.flexibleMinX, .flexibleMinY, .flexibleMaxY]
    }
  }

  /// Takes the content view of a cell and what UIKit itself puts into it: a title, a detail and a picture.
  ///
  /// - Returns: Whether there is any of these three.
  func takeParts(of view: ObjectID, _ type: String, into cell: inout CellContent) -> Bool {
    func part(_ name: String) -> ElementIndex? {
      reader.object(.init(type, name), of: view).flatMap(index(of:))
    }
    cell.contentView = part("contentView")
    cell.textLabel = part("_title")
    cell.detailTextLabel = part("_detail")
    cell.imageView = part("_picture")
    guard cell.textLabel != nil || cell.detailTextLabel != nil || cell.imageView != nil else {
      return false
    }
    cell.style =
      reader.name(.init(type, "_style"), of: view).flatMap(CellContent.Style.init(rawValue:))
      ?? .default
    return true
  }

  /// Adds the header, the sections and the footer of a table.
  func addRows(of view: ObjectID, at index: ElementIndex) {
    var table = TableContent(
      style: reader.name("UITableView.style", of: view).flatMap(TableContent.Style.init(rawValue:))
        ?? .plain)
    table.isStatic = true
    table.hasSeparators = reader.name("UITableView.separatorStyle", of: view) != "none"
    table.rowHeight = reader.number("UITableView.rowHeight", of: view) ?? -1
    table.sectionHeaderHeight = reader.number("UITableView.sectionHeaderHeight", of: view) ?? -1
    table.sectionFooterHeight = reader.number("UITableView.sectionFooterHeight", of: view) ?? -1
    if let padding = reader.number("UITableView.sectionHeaderTopPadding", of: view), padding >= 0 {
      table.sectionHeaderTopPadding = padding
    }
    if let header = reader.object("UITableView.tableHeaderView", of: view) {
      table.headerView = add(header, in: index)
    }
    for (number, rows) in rows(view).enumerated() {
      var section = TableContent.Section(
        id: "section \(number + 1)", location: scene.elements[index.rawValue].location)
      section.headerTitle = rows.headerTitle?.string
      section.footerTitle = rows.footerTitle?.string
      section.headerHeight = rows.headerHeight
      section.footerHeight = rows.footerHeight
      section.headerView = rows.header.flatMap { addBar($0, in: index) }
      for row in rows.rows {
        guard let place = add(row.cell, in: index) else { continue }
        if let height = row.height, height >= 0,
          case .cell(var cell) = scene.elements[place.rawValue].content
        {
          cell.rowHeight = height
          change(place) { $0.content = .cell(cell) }
        }
        section.cells.append(place)
      }
      section.footerView = rows.footer.flatMap { addBar($0, in: index) }
      table.sections.append(section)
    }
    if let footer = reader.object("UITableView.tableFooterView", of: view) {
      table.footerView = add(footer, in: index)
    }
    let isEmpty = table.sections.allSatisfy(\.cells.isEmpty)
    if isEmpty { addBackground("UITableView.backgroundView", of: view, at: index) }
    change(index) {
      $0.content = .table(table)
      $0.isFilledByCode = isEmpty
    }
    addOwnSubviews(of: view, at: index)
  }

  /// Adds the view behind a list, as large as the list; rows hide it.
  func addBackground(_ field: UIKitFields.Field, of view: ObjectID, at index: ElementIndex) {
    guard let background = reader.object(field, of: view), let place = add(background, in: index),
      let size = reader.value("UIView._frame", of: view).flatMap(reader.rect)?.size
    else { return }
    change(place) {
      $0.translatesAutoresizingMask = true
      $0.recordedFrame = Rect(width: size.width, height: size.height)
      $0.recordedSuperviewSize = size
      $0.autoresizing = [.widthSizable, .heightSizable]
    }
  }

  /// Views that the app puts over rows or cells.
  func addOwnSubviews(of view: ObjectID, at index: ElementIndex) {
    for subview in reader.objects("UIView._subviews", of: view) { add(subview, in: index) }
  }

  func addBar(_ view: ObjectID, in index: ElementIndex) -> ElementIndex? {
    let place = add(view, in: index)
    if let place {
      change(place) {
        $0.recordedFrame = nil
        $0.translatesAutoresizingMask = false
      }
    }
    return place
  }
}
