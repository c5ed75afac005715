import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Where a table's sections and rows are, each below the one before.
struct TableLayout {
  /// Header view, cells and footer view, in that order.
  private(set) var placed: [PlacedRoot] = []
  private(set) var sections: [SectionPlace] = []
  private(set) var contentSize = Size()

  /// - Parameters:
  ///   - index: The table, whose frame is known.
  ///   - solver: What rows are measured with; it learns which of them the canvas never showed.
  init(of index: ElementIndex, _ table: TableContent, measuredBy solver: inout SystemSolver) {
    let screen = solver.screen
    let frame = solver.geometry.rects[index.rawValue]
    let surroundings = TableSurroundings(of: index, table, screen, solver.geometry)
    let inset = surroundings.insetGroupedMargin
    var heights = SectionHeights(table, width: frame.width, in: screen.environment)
    heights.isUnderLargeTitle = surroundings.isUnderLargeTitle
    let rows = RowMeasurement(table: table, screen: screen)
    var y = surroundings.contentInset
    if let header = table.headerView { placeView(header, at: &y, in: frame, screen) }
    var expected = EstimatedRows(
      of: table, from: y, visibleLength: surroundings.visibleLength,
      environment: screen.environment)
    let width = frame.width - 2 * inset
    func place(_ view: ElementIndex, below y: Double, height: Double) {
      placed.append(
        PlacedRoot(
          root: view,
          frame: Rect(x: frame.x + inset, y: frame.y + y, width: width, height: height)))
    }
    for (number, section) in table.sections.enumerated() {
      var sectionPlace = SectionPlace(header: (y, 0), footer: (y, 0))
      heights.delegateHeader = section.headerHeight ?? table.delegateHeaderHeight
      heights.delegateFooter = section.footerHeight ?? table.delegateFooterHeight
      if let view = section.headerView {
        let height =
          heights.delegateHeader ?? heights.declaredHeader
          ?? rows.height(of: view, width: width, measuredBy: &solver)
        let padding = heights.paddingAboveHeader(of: height)
        sectionPlace.header.height = padding + height
        place(view, below: y + padding, height: height)
      } else {
        sectionPlace.header.height = heights.headerHeight(
          section.headerTitle, footer: section.footerTitle, number: number)
      }
      y += sectionPlace.header.height
      expected.add(sectionHeight: sectionPlace.header.height, declared: table.sectionHeaderHeight)
      for cell in section.cells {
        solver.geometry.mark(cell, asSeen: expected.areVisible)
        let height = rows.height(of: cell, width: width, measuredBy: &solver)
        place(cell, below: y, height: height)
        y = screen.environment.rounded(y + height)
        expected.add(rowHeight: height)
      }
      if let view = section.footerView {
        let height =
          heights.delegateFooter ?? heights.declaredFooter
          ?? rows.height(of: view, width: width, measuredBy: &solver)
        sectionPlace.footer = (y, height)
        place(view, below: y, height: height)
      } else {
        sectionPlace.footer = (y, heights.footerHeight(section.footerTitle))
      }
      y += sectionPlace.footer.height
      expected.add(sectionHeight: sectionPlace.footer.height, declared: table.sectionFooterHeight)
      sections.append(sectionPlace)
    }
    if let footer = table.footerView { placeView(footer, at: &y, in: frame, screen) }
    contentSize = Size(width: frame.width, height: y)
  }

  /// A header or footer view has the table's width and the height it was given.
  private mutating func placeView(
    _ view: ElementIndex, at y: inout Double, in table: Rect, _ screen: ScreenContext
  ) {
    let height = screen[view].recordedFrame?.height ?? 0
    placed.append(
      PlacedRoot(
        root: view,
        frame: Rect(x: table.x, y: table.y + y, width: table.width, height: height)))
    y += height
  }
}

extension SectionHeights {
  fileprivate init(_ table: TableContent, width: Double, in environment: LayoutEnvironment) {
    self.init(in: table.style, width: width, environment.controls(in: nil))
    isStatic = table.isStatic
    declaredHeader = table.sectionHeaderHeight > 0 ? table.sectionHeaderHeight : nil
    declaredFooter = table.sectionFooterHeight > 0 ? table.sectionFooterHeight : nil
    delegateHeader = table.delegateHeaderHeight
    delegateFooter = table.delegateFooterHeight
    headerTopPadding = table.sectionHeaderTopPadding
  }
}

/// What a table's layout takes from the screen around it.
private struct TableSurroundings {
  /// At either side of an inset-grouped table's rows, in points.
  let insetGroupedMargin: Double
  /// What a canvas leaves free above a table's rows for the bars that its controller adjusts it to.
  let contentInset: Double
  /// Whether the table reaches up to or under a bar with a large title.
  let isUnderLargeTitle: Bool
  /// How far down the table's rows are visible on a canvas; infinite on a device.
  let visibleLength: Double

  init(
    of table: ElementIndex, _ content: TableContent, _ screen: ScreenContext,
    _ geometry: ScreenGeometry
  ) {
    let environment = screen.environment
    let frame = geometry.rects[table.rawValue]
    let root = geometry.rects[ElementIndex.root.rawValue]
    insetGroupedMargin =
      content.style == .insetGrouped
      ? environment.metrics.insetGroupedMargin(
        inWidth: frame.width, isRoot: geometry.isScreenRoot(table)) : 0
    let isAdjusted =
      environment.canvas?.insetsTablesUnderBars == true && screen.presentation.hasNavigationBar
      && screen.scene.controller?.automaticallyAdjustsScrollViewInsets == true
      && (table == .root || screen.scene.children(of: .root).first == table)
    contentInset = isAdjusted ? geometry.insets.top : 0
    isUnderLargeTitle =
      screen.presentation.hasLargeTitleOver(
        root.size, system: environment.system)
      && frame.minY <= root.minY + geometry.insets.top + 0.5
    visibleLength = EstimatedRows.visibleLength(of: content, in: frame, root: root, on: screen)
  }
}
