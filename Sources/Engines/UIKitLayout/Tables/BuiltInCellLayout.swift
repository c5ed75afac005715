import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Cells of the built-in styles, whose labels and images a ``BuiltInRow`` places.
struct BuiltInCellLayout: LayoutStep {
  let screen: ScreenContext
  let geometry: ScreenGeometry
  private var cells: CellMargins { CellMargins(screen: screen, geometry: geometry) }

  /// The distances of a cell's part from its surroundings' edges, as the table's rules give them.
  func partInsets(_ part: ElementIndex) -> EdgeInsets {
    guard let parent = screen[part].parent else { return .zero }
    guard screen[part].kind == .tableViewCellContentView else {
      return screen[parent].kind == .tableViewCellContentView
        ? builtInInsets(of: part, in: parent) : .zero
    }
    guard case .cell(let cell) = screen[parent].content else { return .zero }
    var insets = EdgeInsets(bottom: cells.separatorHeight(below: parent))
    let accessory = cells.accessoryWidth(of: cell, at: parent)
    if environment.isRightToLeft { insets.left = accessory } else { insets.right = accessory }
    return insets
  }

  /// The distances of a label or image from the edges of its content view.
  private func builtInInsets(of part: ElementIndex, in content: ElementIndex) -> EdgeInsets {
    guard let cell = screen[content].parent, case .cell(let own) = screen[cell].content else {
      return .zero
    }
    let bounds = rects[content.rawValue].size
    let frame = row(own, at: cell).frame(
      of: part == own.imageView ? .image : part == own.detailTextLabel ? .detail : .title,
      in: bounds, around: heightAroundLines(of: content, in: cell))
    let insets = EdgeInsets(
      top: frame.y, left: frame.x, bottom: bounds.height - frame.maxY,
      right: bounds.width - frame.maxX)
    return environment.isRightToLeft ? insets.mirrored : insets
  }

  /// A built-in row's height, in points.
  func rowHeight(of cell: ElementIndex, _ content: CellContent, width: Double) -> Double {
    row(content, at: cell).height(inWidth: width - cells.accessoryWidth(of: content, at: cell))
  }

  /// What the cell shows as its control takes it.
  private func row(_ cell: CellContent, at index: ElementIndex) -> BuiltInRow {
    var row = BuiltInRow(
      style: cell.style, leadingMargin: builtInMargin(of: index), environment.controls(in: nil))
    row.title = cell.textLabel.map(line)
    row.detail = cell.detailTextLabel.map(line)
    if let image = cell.imageView, case .image(let content) = screen[image].content {
      row.image = BuiltInRow.Image(
        size: content.naturalSize ?? sizer.size(of: image, fitting: nil),
        isSystemSymbol: content.isSystemSymbol)
    }
    row.indentation = cell.indentation
    row.hasAccessory = cell.accessory != .none || cell.accessoryView != nil
    return row
  }

  private func line(_ label: ElementIndex) -> BuiltInRow.Line {
    BuiltInRow.Line(font: sizer.setting(of: label)?.font) { [sizer] in
      sizer.size(of: label, fitting: $0)
    }
  }

  /// The height of a content view, to the digit in which lines are centred.
  ///
  /// Rows are as high as a `Float` says, 56.666668 points for 56 and two thirds, which decides
  /// where a half or a whole point is rounded up. Source: 4 documents of 4 projects, of builds
  /// 16097 to 21701.
  /// Evidence: E-built-in-row-float.
  private func heightAroundLines(of content: ElementIndex, in cell: ElementIndex) -> Double {
    let row = rects[cell.rawValue].height
    return Double(Float(row)) - (row - rects[content.rawValue].height)
  }

  private func builtInMargin(of cell: ElementIndex) -> Double {
    if let canvas = environment.canvas, geometry.unseenRows.contains(cell) {
      return canvas.textMarginOfUnseenRows
    }
    return environment.metrics.rows.builtInTextMargin ?? cells.sideMargin(of: cell)
  }
}
