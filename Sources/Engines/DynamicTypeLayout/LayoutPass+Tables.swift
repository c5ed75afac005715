import DynamicType
import DynamicTypeModel

/// Tables: where sections and cells go, and how high rows are.
extension LayoutPass {
  /// Lays out the tables and collections of a solved island, whose frames are known by now.
  mutating func layOutTables(in island: Island) {
    for member in island.members {
      switch element(member).content {
      case .table(let table): layOutTable(member, table)
      case .collection(let collection): layOutCollection(member, collection)
      default: break
      }
    }
  }

  private mutating func layOutTable(_ index: ElementIndex, _ table: TableContent) {
    let frame = rects[index.rawValue]
    var y = 0.0
    if let header = table.headerView { y = layOutTableView(header, at: y, in: frame) }
    for (number, section) in table.sections.enumerated() {
      let header = headerHeight(of: section, number: number, in: table, width: frame.width)
      sectionTops[index, default: []].append((y, header))
      y += header
      for cell in section.cells {
        let inset = table.style == .insetGrouped ? environment.metrics.insetGroupedMargin : 0
        let width = frame.width - 2 * inset
        let height = rowHeight(of: cell, in: table, width: width)
        layOutCell(
          cell, at: Point(x: frame.x + inset, y: frame.y + y), width: width, height: height)
        y = environment.rounded(y + height)
      }
      let footer = footerHeight(of: section, number: number, in: table, width: frame.width)
      sectionBottoms[index, default: []].append((y, footer))
      y += footer
    }
    if let footer = table.footerView { y = layOutTableView(footer, at: y, in: frame) }
    contentSizes[index.rawValue] = Size(width: frame.width, height: y)
  }

  /// A header or footer view has the table's width and the height it was given.
  private mutating func layOutTableView(
    _ view: ElementIndex, at y: Double, in table: Rect
  ) -> Double {
    let height = element(view).recordedFrame?.height ?? 0
    layOutIsland(
      view, at: Point(x: table.x, y: table.y + y), size: Size(width: table.width, height: height))
    return y + height
  }

  /// Lays out one cell with its content.
  mutating func layOutCell(_ cell: ElementIndex, at origin: Point, width: Double, height: Double) {
    layOutIsland(cell, at: origin, size: Size(width: width, height: height))
  }

  /// The height of a row: its own, the table's, or what its content asks for.
  private mutating func rowHeight(
    of cell: ElementIndex, in table: TableContent, width: Double
  ) -> Double {
    guard case .cell(let content) = element(cell).content else {
      return element(cell).recordedFrame?.height ?? environment.metrics.minimumRowHeight
    }
    if environment.configuration.rowHeights == .document {
      if let own = content.rowHeight, own > 0 { return own }
      if table.rowHeight > 0 { return table.rowHeight }
    }
    if content.style != .custom { return builtInRowHeight(of: cell, content, width: width) }
    let fitted = environment.roundedUp(fittingHeight(of: cell, width: width))
    let separator = table.hasSeparators ? 1 / environment.pixelScale : 0
    // Content that does not reach from top to bottom leaves the height to the table.
    guard fitted >= 1 + separator else {
      let metrics = environment.metrics
      let isOnTop = metrics.look >= .iOS15 && metrics.look < .iOS26
      return metrics.minimumRowHeight + (isOnTop ? separator : 0)
    }
    // Up to iOS 12 the separator's pixel is part of what was measured.
    return environment.metrics.look <= .iOS12 ? fitted : fitted + separator
  }

  /// The pixel under a cell's content view that shows the separator, up to iOS 12.
  func separatorHeight(below cell: ElementIndex) -> Double {
    guard environment.metrics.look <= .iOS12, let table = element(cell).parent,
      case .table(let content) = element(table).content, content.hasSeparators
    else { return 0 }
    return 1 / environment.pixelScale
  }

  /// The distance of a cell's part from its surroundings' edge, as the table's rules give it.
  func cellPartInset(_ part: ElementIndex, _ edge: Edge, in island: Island) -> Double {
    guard let parent = element(part).parent else { return 0 }
    guard element(part).kind == .tableViewCellContentView else {
      if element(parent).kind == .tableViewCellContentView {
        return builtInInsets(of: part, in: parent)[edge]
      }
      return 0
    }
    guard case .cell(let cell) = element(parent).content else { return 0 }
    var insets = EdgeInsets(bottom: separatorHeight(below: parent))
    let accessory = accessoryWidth(of: cell)
    if environment.isRightToLeft { insets.left = accessory } else { insets.right = accessory }
    return insets[edge]
  }

  private func accessoryWidth(of cell: CellContent) -> Double {
    if let view = cell.accessoryView {
      let width = element(view).recordedFrame?.width ?? 0
      return width + environment.metrics.rootSideMargin
    }
    return environment.metrics.accessoryWidth(cell.accessory)
  }
}

// MARK: Section headers and footers

extension LayoutPass {
  /// Points above a section's first cell.
  ///
  /// Source: first cells and gaps between static sections in public documents. A grouped header's
  /// title is a line of Footnote with 22 points around it, and 17.5 more above the first section.
  private func headerHeight(
    of section: TableContent.Section, number: Int, in table: TableContent, width: Double
  ) -> Double {
    let look = environment.metrics.look
    if table.style == .plain {
      let hasHeader = !(section.headerTitle ?? "").isEmpty
      let own = table.sectionHeaderHeight > 0 ? table.sectionHeaderHeight : 28
      if look <= .iOS12 { return hasHeader || !table.isStatic ? own : 0 }
      if look <= .iOS14 { return 28 }
      return look == .iOS15 ? environment.roundedUp(44.4) : 50
    }
    if let title = section.headerTitle, !title.isEmpty {
      let hasFooter = !(section.footerTitle ?? "").isEmpty && look >= .iOS15
      return sectionTextHeight(shownHeader(title, in: table), in: table, width: width)
        + 22 * headerGrowth
        + (hasFooter ? 7.5 : 0) + (number == 0 ? environment.rounded(17.4) : 0)
    }
    if !table.isStatic {
      if look == .iOS15 { return 49 }
      // Under a large title there is less room, since iOS 26 (44 tables with one, 5 without).
      let isClose = look >= .iOS26 && layout.presentation.hasLargeTitle
      return isClose ? 38 : environment.rounded(55.4)
    }
    if number == 0, look <= .iOS12 { return 35 }
    return table.sectionHeaderHeight > 0 ? table.sectionHeaderHeight : 18
  }

  /// The room around a header's title follows the body text: 32 points high at XS, 38 at Large.
  private var headerGrowth: Double { TextStyleRatio.body(environment.configuration.size) }

  private func footerHeight(
    of section: TableContent.Section, number: Int, in table: TableContent, width: Double
  ) -> Double {
    if table.style == .plain {
      return environment.metrics.look <= .iOS12 || !table.isStatic ? 0 : 28
    }
    if let title = section.footerTitle, !title.isEmpty {
      return sectionTextHeight(title, in: table, width: width) + 12.5
    }
    return table.sectionFooterHeight > 0 ? table.sectionFooterHeight : 18
  }

  /// A section's title as it is shown: grouped tables have it in capitals up to iOS 18.
  ///
  /// Source: Apple, *Adopting Liquid Glass*: section headers no longer render in capital letters.
  func shownHeader(_ title: String, in table: TableContent) -> String {
    table.style == .plain || environment.metrics.look >= .iOS26 ? title : title.uppercased()
  }

  /// The height of a section's title or footer text, which UIKit sets in Footnote.
  func sectionTextHeight(_ text: String, in table: TableContent, width: Double) -> Double {
    let setting = sectionText(text)
    let room = width - 2 * sectionTextInset(in: table)
    let layout = environment.measurer.layout(setting.text, options: setting.options, width: room)
    return environment.roundedUp(layout.size.height)
  }

  /// The distance of a section's title and footer from the table's sides.
  func sectionTextInset(in table: TableContent) -> Double {
    let margin = environment.metrics.rootSideMargin
    return table.style == .insetGrouped ? margin + environment.metrics.insetGroupedMargin : margin
  }

  /// A section's title or footer as UIKit sets it.
  func sectionText(_ text: String) -> TextSetting {
    let font = FontResolver(category: environment.configuration.size, launch: .atSize)
      .resolve(.footnote, adjusts: true)
    var setting = TextSetting(
      text, font: font, environment: environment, location: SourceLocation(path: ""))
    setting.options.numberOfLines = 0
    return setting
  }
}

// MARK: Collections

extension LayoutPass {
  /// A flow layout: cells side by side as they fit, in the size of the layout or their own.
  private mutating func layOutCollection(_ index: ElementIndex, _ collection: CollectionContent) {
    let frame = rects[index.rawValue]
    var flow = FlowLayout(collection, width: frame.width)
    for child in scene.children(of: index) {
      let view = element(child)
      let place: Rect
      switch view.key {
      case "sectionHeaderView": place = flow.placeHeader()
      case "sectionFooterView": place = flow.placeFooter()
      default: place = flow.placeCell(size: view.recordedFrame?.size ?? collection.itemSize)
      }
      layOutIsland(
        child, at: Point(x: frame.x + place.x, y: frame.y + place.y), size: place.size)
    }
    contentSizes[index.rawValue] = Size(width: frame.width, height: flow.height)
  }
}

/// Where a flow layout puts cells, line by line.
struct FlowLayout {
  let collection: CollectionContent
  let width: Double
  private var x: Double
  private var y: Double
  private var lineHeight = 0.0
  private var footers = 0.0

  init(_ collection: CollectionContent, width: Double) {
    self.collection = collection
    self.width = width
    x = collection.sectionInset.left
    y = collection.sectionInset.top
  }

  /// How far down the content reaches.
  var height: Double { y + lineHeight + collection.sectionInset.bottom + footers }

  mutating func placeHeader() -> Rect {
    let rect = Rect(width: width, height: collection.headerReferenceSize.height)
    y += rect.height
    return rect
  }

  mutating func placeFooter() -> Rect {
    let rect = Rect(y: height, width: width, height: collection.footerReferenceSize.height)
    footers += rect.height
    return rect
  }

  mutating func placeCell(size: Size) -> Rect {
    if x > collection.sectionInset.left, x + size.width > width - collection.sectionInset.right {
      x = collection.sectionInset.left
      y += lineHeight + collection.minimumLineSpacing
      lineHeight = 0
    }
    let rect = Rect(x: x, y: y, width: size.width, height: size.height)
    x += size.width + collection.minimumInteritemSpacing
    lineHeight = max(lineHeight, size.height)
    return rect
  }
}
