import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Tables: where sections and cells go, and how high rows are.
extension LayoutPass {
  /// Lays out the tables and collections of a solved system, whose frames are known by now.
  mutating func layOutTables(in system: ConstraintSystem) {
    for member in system.members {
      switch element(member).content {
      case .table(let table): layOutTable(member, table)
      case .collection(let collection): layOutCollection(member, collection)
      default: break
      }
    }
  }

  private mutating func layOutTable(_ index: ElementIndex, _ table: TableContent) {
    let frame = rects[index.rawValue]
    var y = contentInset(above: index)
    if let header = table.headerView { y = layOutTableView(header, at: y, in: frame) }
    let visibleLength = visibleLength(of: table, in: frame)
    var estimatedY = y
    for (number, section) in table.sections.enumerated() {
      let header = headerHeight(of: section, number: number, in: table, frame: frame)
      sectionTops[index, default: []].append((y, header))
      y += header
      estimatedY += estimatedHeight(header, declared: table.sectionHeaderHeight)
      for cell in section.cells {
        mark(cell, asSeen: estimatedY < visibleLength)
        let inset = table.style == .insetGrouped ? insetGroupedMargin(of: index) : 0
        let width = frame.width - 2 * inset
        let height = rowHeight(of: cell, in: table, width: width)
        layOutCell(
          cell, at: Point(x: frame.x + inset, y: frame.y + y), width: width, height: height)
        y = environment.rounded(y + height)
        estimatedY += estimatedRowHeight(height, in: table)
      }
      let footer = footerHeight(of: section, in: table, width: frame.width)
      sectionBottoms[index, default: []].append((y, footer))
      y += footer
      estimatedY += estimatedHeight(footer, declared: table.sectionFooterHeight)
    }
    if let footer = table.footerView { y = layOutTableView(footer, at: y, in: frame) }
    contentSizes[index.rawValue] = Size(width: frame.width, height: y)
  }

  func insetGroupedMargin(of table: ElementIndex) -> Double {
    environment.metrics.insetGroupedMargin(
      inWidth: rects[table.rawValue].width, isRoot: isScreenRoot(table))
  }

  /// What a canvas leaves free above a table's rows for the bars that its controller adjusts it to.
  private func contentInset(above table: ElementIndex) -> Double {
    guard environment.canvas?.insetsTablesUnderBars == true, presentation.hasNavigationBar,
      scene.controller?.automaticallyAdjustsScrollViewInsets == true,
      table == .root || scene.children(of: .root).first == table
    else { return 0 }
    return insets.top
  }

  /// A header or footer view has the table's width and the height it was given.
  private mutating func layOutTableView(
    _ view: ElementIndex, at y: Double, in table: Rect
  ) -> Double {
    let height = element(view).recordedFrame?.height ?? 0
    layOutSystem(
      view, at: Point(x: table.x, y: table.y + y), size: Size(width: table.width, height: height))
    return y + height
  }

  /// Lays out one cell with its content.
  mutating func layOutCell(_ cell: ElementIndex, at origin: Point, width: Double, height: Double) {
    layOutSystem(cell, at: origin, size: Size(width: width, height: height))
  }

  /// The height of a row: its own, the table's, or what its content asks for.
  ///
  /// A prototype's own is the canvas's. On a device it is the least, as in code that returns it.
  private mutating func rowHeight(
    of cell: ElementIndex, in table: TableContent, width: Double
  ) -> Double {
    guard case .cell(let content) = element(cell).content else {
      return element(cell).recordedFrame?.height ?? environment.metrics.rows.minimumHeight
    }
    guard environment.configuration.rowHeights == .document else {
      return automaticRowHeight(of: cell, content, in: table, width: width)
    }
    let own = content.rowHeight ?? 0
    if own > 0, environment.canvas != nil { return own }
    if let fixed = table.fixedRowHeight(of: content) { return fixed }
    if isAsRecorded, let height = unfittedRowHeight(of: cell, content, in: table, width: width) {
      return height
    }
    return max(own, automaticRowHeight(of: cell, content, in: table, width: width))
  }

  private mutating func automaticRowHeight(
    of cell: ElementIndex, _ content: CellContent, in table: TableContent, width: Double
  ) -> Double {
    if content.style != .custom {
      let height = builtInRowHeight(of: cell, content, width: width)
      return content.hasListConfiguration
        ? max(height, emptyRowHeight(of: cell, in: table)) : height
    }
    // To the nearest pixel: 43.16 and 93.1 points are recorded as 43 and 93, in two projects.
    let fitted = environment.rounded(fittingHeight(of: cell, width: width))
    let separator = table.hasSeparators ? environment.metrics.rows.separatorHeight : 0
    // Content that does not reach from top to bottom leaves the height to the table.
    guard fitted >= 1 + separator else { return emptyRowHeight(of: cell, in: table) }
    // A separator within the cell is part of what was measured.
    return environment.metrics.rows.hasSeparatorInCell ? fitted : fitted + separator
  }

  /// The height of a row on a canvas that does not yet fit it to its content; nil where it does.
  ///
  /// Source: prototypes are fitted since Xcode 11 (14 cells of 7 documents before that), other rows of
  /// static tables since Xcode 13: 21 cells of 4 documents of Xcode 11 and 12 squeeze their switches,
  /// fields and buttons into a row of 44 points, and 5 of built-in styles in 2 others are as high. In plain tables
  /// rows have a pixel less whose content does not reach from top to bottom (15 of one document, and built-in
  /// ones), but not in builds before 16095 (4 of one of build 15701); 11 of 2 projects whose content does have 44.
  private mutating func unfittedRowHeight(
    of cell: ElementIndex, _ content: CellContent, in table: TableContent, width: Double
  ) -> Double? {
    guard let canvas = environment.canvas, !canvas.fitsRows(ofStaticTable: table.isStatic) else {
      return nil
    }
    let usual = environment.metrics.rows.minimumHeight
    guard table.style == .plain, canvas.lowersUnfittedRows else { return usual }
    let isFilled = content.style == .custom && fittingHeight(of: cell, width: width) >= 1
    return isFilled ? usual : emptyRowHeight(of: cell, in: table)
  }

  /// The height of a row that nothing asks for: that of a built-in cell.
  ///
  /// In static plain tables it has the separator of fitted rows below: since iOS 15, 28 cells of one document
  /// with a content configuration, which is all that they hold, and in another an empty cell and two whose
  /// content hangs from the top; since iOS 26, 3 cells of a third. 6 cells of 2 projects whose content is centred
  /// do not before that.
  private func emptyRowHeight(of cell: ElementIndex, in table: TableContent) -> Double {
    let rows = environment.metrics.rows
    if table.style == .plain, table.isStatic, hasSeparator(belowEmpty: cell) {
      return rows.minimumHeight + rows.separatorHeight
    }
    guard rows.losesPixelToSeparator, table.hasSeparators else { return rows.minimumHeight }
    return rows.minimumHeight - 1 / environment.pixelScale
  }

  private func hasSeparator(belowEmpty cell: ElementIndex) -> Bool {
    switch environment.metrics.rows.emptyRowSeparator {
    case .never: false
    case .unlessContentIsCentred: !hasCentredContent(cell)
    case .always: true
    }
  }

  private func hasCentredContent(_ cell: ElementIndex) -> Bool {
    scene.children(of: cell).contains { layout.elementsOfCentres.contains($0) }
  }

  /// The pixel under a cell's content view that shows the separator, up to iOS 12.
  ///
  /// A cell that stands alone in a file has it too: recorded by 30 of 31 such files of Xcode 7 to 10 in some
  /// twenty projects.
  func separatorHeight(below cell: ElementIndex) -> Double {
    guard environment.metrics.rows.hasSeparatorInCell else { return 0 }
    if let table = element(cell).parent, case .table(let content) = element(table).content,
      !content.hasSeparators
    {
      return 0
    }
    return 1 / environment.pixelScale
  }

  /// The distances of a cell's part from its surroundings' edges, as the table's rules give them.
  func cellPartInsets(_ part: ElementIndex) -> EdgeInsets {
    guard let parent = element(part).parent else { return .zero }
    guard element(part).kind == .tableViewCellContentView else {
      return element(parent).kind == .tableViewCellContentView
        ? builtInInsets(of: part, in: parent) : .zero
    }
    guard case .cell(let cell) = element(parent).content else { return .zero }
    var insets = EdgeInsets(bottom: separatorHeight(below: parent))
    let accessory = accessoryWidth(of: cell, at: parent)
    if environment.isRightToLeft { insets.left = accessory } else { insets.right = accessory }
    return insets
  }

  func accessoryWidth(of content: CellContent, at cell: ElementIndex) -> Double {
    if let view = content.accessoryView {
      let width = element(view).recordedFrame?.width ?? 0
      return width + environment.metrics.rootSideMargin
    }
    let metrics = environment.metrics
    guard content.accessory != .none, unseenRows.contains(cell), let canvas = environment.canvas
    else { return metrics.accessoryWidth(content.accessory, isWide: isWide(cell: cell)) }
    return metrics.accessoryWidth(content.accessory, isWide: false)
      + canvas.accessoryMarginOfUnseenRows - 16
  }
}

extension Scene {
  /// The elements whose middles from top to bottom constraints name.
  var elementsOfCentres: Set<ElementIndex> {
    var result: Set<ElementIndex> = []
    for constraint in constraints {
      if constraint.firstAttribute == .centerY, case .element(let first) = constraint.first {
        result.insert(first)
      }
      if constraint.secondAttribute == .centerY, case .element(let second)? = constraint.second {
        result.insert(second)
      }
    }
    return result
  }
}
