import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// What table view cells have around their content: margins, separators and accessories.
struct CellMargins: LayoutStep {
  let screen: ScreenContext
  let geometry: ScreenGeometry

  /// The side margins of a cell: by the device, the era, and whether its table is a controller's
  /// view.
  func sideMargin(of cell: ElementIndex) -> Double {
    let metrics = environment.metrics
    if let margin = environment.canvas?.contentMarginOfUnseenRows,
      geometry.unseenRows.contains(cell)
    {
      return margin
    }
    let table = table(around: cell)
    let margin =
      table.map(isScreenRoot) ?? false
      ? metrics.cellSideMargin : metrics.detachedCellSideMargin(isInTable: table != nil)
    if isNarrow(cell: cell) { return min(margin, 16) }
    return isWide(cell: cell) ? max(margin, 20) : margin
  }

  /// Whether a cell has the margins and accessories of a wide screen: on one, or a xib's that is as
  /// wide.
  ///
  /// Source: 3 xibs of 2 projects with cells of 413 to 450 points for narrower devices; 3 of 2
  /// others, wider than any phone, have the margins of theirs. 6 labels of 2 cells on a screen of
  /// any size have the margins that its root has. In the appearance of iOS 13 cells alone in a file
  /// have those of their device, whatever their width: E-cell-wide-alone. Up to Xcode 9.0 a cell of 417 points in a xib,
  /// and one of 600 in a table, have 8 as others do.
  func isWide(cell: ElementIndex) -> Bool {
    let metrics = environment.metrics
    guard !isNarrow(cell: cell) else { return false }
    if metrics.hasWideCells { return true }
    let width = rects[cell.rawValue].width
    guard Device.isWide(width), metrics.rows.widensWithCell else { return false }
    if table(around: cell) == nil { return metrics.rows.widensOutsideTables && width < 500 }
    let root = rects[ElementIndex.root.rawValue].size
    return metrics.device.sideMargin > 16 || presentation.isAnySize(root)
  }

  /// Whether a cell, or the table that it is in, is no wider than the first phones, as in xibs: it
  /// has the margin and the accessories of a narrow screen on any device.
  ///
  /// Source: 14 cells of 8 projects of 300 and 320 points; two of 352 and 374 have the device's.
  /// Evidence: E-cell-narrow.
  func isNarrow(cell: ElementIndex) -> Bool {
    rects[(table(around: cell) ?? cell).rawValue].width <= 320
  }

  func verticalMargin(of cell: ElementIndex) -> Double {
    let height = table(around: cell).map { rects[$0.rawValue].height }
    return environment.metrics.cellVerticalMargin(tableHeight: height)
  }

  func table(around cell: ElementIndex) -> ElementIndex? {
    guard let parent = screen[cell].parent, screen[parent].kind == .tableView else { return nil }
    return parent
  }

  /// The pixel under a cell's content view that shows the separator, up to iOS 12.
  ///
  /// A cell alone in a file has it too: recorded by 30 of 31 such files of Xcode 7 to
  /// 10 in some twenty projects.
  func separatorHeight(below cell: ElementIndex) -> Double {
    guard environment.metrics.rows.hasSeparatorInCell else { return 0 }
    if let table = screen[cell].parent, case .table(let content) = screen[table].content,
      !content.hasSeparators
    {
      return 0
    }
    return 1 / environment.pixelScale
  }

  func accessoryWidth(of content: CellContent, at cell: ElementIndex) -> Double {
    if let view = content.accessoryView {
      let width = screen[view].recordedFrame?.width ?? 0
      return width + environment.metrics.rootSideMargin
    }
    let metrics = environment.metrics
    guard content.accessory != .none, geometry.unseenRows.contains(cell),
      let canvas = environment.canvas
    else { return metrics.accessoryWidth(content.accessory, isWide: isWide(cell: cell)) }
    return metrics.accessoryWidth(content.accessory, isWide: false)
      + canvas.accessoryMarginOfUnseenRows - 16
  }
}
