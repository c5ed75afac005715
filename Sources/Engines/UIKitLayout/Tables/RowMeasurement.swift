import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// How high the rows of a table are.
struct RowMeasurement {
  let table: TableContent
  let screen: ScreenContext

  private var environment: LayoutEnvironment { screen.environment }

  /// The height of a row: its own, the table's, or what its content asks for.
  ///
  /// A prototype's own is the canvas's. On a device it is the least, as in code that returns it.
  func height(
    of cell: ElementIndex, width: Double, measuredBy solver: inout SystemSolver
  ) -> Double {
    guard case .cell(let content) = screen[cell].content else {
      return screen[cell].recordedFrame?.height
        ?? environment.rounded(solver.fittingHeight(of: cell, width: width))
    }
    guard environment.configuration.rowHeights == .document else {
      return automaticRowHeight(of: cell, content, width: width, &solver)
    }
    let own = content.rowHeight ?? 0
    if own > 0, environment.canvas != nil { return own }
    if let fixed = table.fixedRowHeight(of: content) { return fixed }
    if environment.isAsRecorded,
      let height = unfittedRowHeight(of: cell, content, width: width, &solver)
    {
      return height
    }
    return max(own, automaticRowHeight(of: cell, content, width: width, &solver))
  }

  private func automaticRowHeight(
    of cell: ElementIndex, _ content: CellContent, width: Double,
    _ solver: inout SystemSolver
  ) -> Double {
    if content.style != .custom {
      let height = BuiltInCellLayout(screen: screen, geometry: solver.geometry)
        .rowHeight(of: cell, content, width: width)
      return content.hasListConfiguration
        ? max(height, emptyRowHeight(of: cell)) : height
    }
    // To the nearest pixel: 43.16 and 93.1 points are recorded as 43 and 93, in two projects.
    let fitted = environment.rounded(solver.fittingHeight(of: cell, width: width))
    let separator = table.hasSeparators ? environment.metrics.rows.separatorHeight : 0
    // Content that does not reach from top to bottom leaves the height to the table.
    guard fitted >= 1 + separator else {
      solver.geometry.openRows.insert(cell)
      return emptyRowHeight(of: cell)
    }
    // A separator within the cell is part of what was measured.
    return environment.metrics.rows.hasSeparatorInCell ? fitted : fitted + separator
  }

  /// The height of a row on a canvas that does not yet fit it to its content; nil where it does.
  ///
  /// Source: prototypes are fitted since Xcode 11 (14 cells of 7 documents before that), other rows
  /// of static tables since Xcode 13: 21 cells of 4 documents of Xcode 11 and 12 squeeze their
  /// switches, fields and buttons into a row of 44 points, and 5 of built-in styles in 2 others are
  /// as high. In plain tables rows have a pixel less whose content does not reach from top to
  /// bottom (15 of one document, and built-in ones), but not in builds before 16095 (4 of one of
  /// build 15701); 11 of 2 projects whose content does have 44.
  /// Evidence: E-unfitted-rows.
  private func unfittedRowHeight(
    of cell: ElementIndex, _ content: CellContent, width: Double,
    _ solver: inout SystemSolver
  ) -> Double? {
    guard let canvas = environment.canvas, !canvas.fitsRows(ofStaticTable: table.isStatic) else {
      return nil
    }
    let usual = environment.metrics.rows.minimumHeight
    guard table.style == .plain, canvas.lowersUnfittedRows else { return usual }
    let isFilled = content.style == .custom && solver.fittingHeight(of: cell, width: width) >= 1
    return isFilled ? usual : emptyRowHeight(of: cell)
  }

  /// The height of a row that nothing asks for: that of a built-in cell.
  ///
  /// In static plain tables it has the separator of fitted rows below: since iOS 15, 28 cells of
  /// one document with a content configuration, which is all that they hold, and in another an
  /// empty cell and two whose content hangs from the top; since iOS 26, 3 cells of a third. 6 cells
  /// of 2 projects whose content is centred do not before that.
  private func emptyRowHeight(of cell: ElementIndex) -> Double {
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
    screen.scene.children(of: cell).contains {
      screen.structure.elementsOfCentres.contains($0)
    }
  }
}
