import DynamicTypeModel
import SwiftUIModel

/// `Grid`: each column as wide as its widest cell, each row as high as its tallest.
///
/// How columns share a width that is too small or to be filled is not published: columns whose cells
/// can grow share what the others leave (`LayoutAssumptions.gridColumns`).
struct GridRule: LayoutRule {
  var grid: GridDescription

  var assumptions: LayoutAssumptions { .gridColumns }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let solution = view.session.solution(of: grid, view, width: proposed.width)
    return Size(width: solution.width, height: solution.height)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let solution = view.session.solution(of: grid, view, width: proposed.width ?? size.width)
    return solution.rows.map { row in
      Placement(
        row.view, x: 0, y: row.position,
        proposal: ProposedSize(width: solution.width, height: row.height))
    }
  }
}

/// A row of a `Grid`; its cells are placed by the grid's columns.
struct GridRowRule: LayoutRule {
  var alignment: GuideKey?

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    guard view.gridOfRow != nil else {
      return StackRule(description: StackDescription(axis: .horizontal))
        .size(proposed: proposed, in: view)
    }
    return proposed.replacingUnspecified(by: Size())
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let (grid, gridView) = view.gridOfRow else {
      return StackRule(description: StackDescription(axis: .horizontal))
        .placements(proposed: proposed, size: size, in: view)
    }
    let solution = view.session.solution(of: grid, gridView, width: proposed.width)
    guard let number = solution.numbers[view.index] else { return [] }
    let row = solution.rows[number]
    return row.cells.map { cell in
      let offer = ProposedSize(width: cell.width, height: row.height)
      var alignment = cell.options.alignment ?? grid.alignment
      if cell.options.alignment == nil, let own = self.alignment { alignment.vertical = own }
      let own = ViewDimensions(width: cell.width, height: row.height)
      let x = own[alignment.horizontal] - cell.view.guide(alignment.horizontal, proposed: offer)
      let y = own[alignment.vertical] - cell.view.guide(alignment.vertical, proposed: offer)
      return Placement(
        cell.view, x: (cell.position + x).finiteOrZero, y: y.finiteOrZero, proposal: offer)
    }
  }
}

extension ViewHandle {
  /// The grid that the view is a row of.
  fileprivate var gridOfRow: (GridDescription, ViewHandle)? {
    let parent = session.nodes[index].parent
    guard parent >= 0, let rule = session.nodes[parent].rule as? GridRule else { return nil }
    return (rule.grid, ViewHandle(session: session, index: parent))
  }

  fileprivate var cellOptions: GridCellOptions {
    (session.nodes[index].rule as? GridCellRule)?.options ?? GridCellOptions()
  }
}

/// `gridCellColumns`, `gridCellAnchor` and the like.
struct GridCellRule: PassThroughRule {
  var options: GridCellOptions
}

extension LayoutSession {
  /// The columns and rows of a grid in a width, worked out once: every row asks for them.
  fileprivate func solution(
    of grid: GridDescription, _ view: ViewHandle, width: Double?
  ) -> GridSolution {
    let key = GridSolution.Key(view: view.index, width: width)
    if let known = gridSolutions[key] { return known }
    let solution = GridSolution(grid, view: view, width: width)
    guard !isPostponed else { return solution }
    gridSolutions[key] = solution
    // A grid that is narrower than what it was offered keeps its columns in its own width.
    gridSolutions[GridSolution.Key(view: view.index, width: solution.width)] = solution
    return solution
  }
}

/// The columns and rows of a `Grid`.
struct GridSolution {
  struct Key: Hashable {
    var view: Int
    var width: Double?
  }

  struct Cell {
    var view: ViewHandle
    var options: GridCellOptions
    var columns: Range<Int>
    var position = 0.0
    var width = 0.0
  }

  struct Row {
    var view: ViewHandle
    var cells: [Cell]
    var position = 0.0
    var height = 0.0
  }

  private(set) var rows: [Row] = []
  /// The number of each row by its view.
  private(set) var numbers: [Int: Int] = [:]
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var columns: [Double] = []
  private let gap: Double

  init(_ grid: GridDescription, view: ViewHandle, width offered: Double?) {
    gap = (grid.horizontalSpacing ?? ViewSpacing.standard).finiteOrZero
    let verticalGap = (grid.verticalSpacing ?? ViewSpacing.standard).finiteOrZero
    for (number, child) in view.children.enumerated() {
      rows.append(Self.row(child))
      numbers[child.index] = number
    }
    let count = rows.reduce(0) { max($0, $1.cells.last?.columns.upperBound ?? 0) }
    columns = Array(repeating: 0, count: count)
    measureColumns(offered)
    fitSpans(offered)
    width = columns.reduce(gap * Double(max(0, count - 1)), +)
    for row in rows.indices where !(rows[row].view.isGridRow) {
      let own = rows[row].view.length(.horizontal, proposed: .unspecified)
      if count == 0 { width = max(width, own) }
    }
    var position = 0.0
    for index in rows.indices {
      place(&rows[index])
      rows[index].position = position
      position += rows[index].height + verticalGap
    }
    height = rows.isEmpty ? 0 : position - verticalGap
  }

  private static func row(_ view: ViewHandle) -> Row {
    guard view.isGridRow else { return Row(view: view, cells: []) }
    var next = 0
    let cells = view.children.map { child in
      let options = child.cellOptions
      let span = min(max(options.columns ?? 1, 1), 1000)
      defer { next += span }
      return Cell(view: child, options: options, columns: next..<next + span)
    }
    return Row(view: view, cells: cells)
  }

  /// Each column is offered an equal share of the width, and is as wide as the widest answer; what that
  /// leaves goes to columns that would like more.
  ///
  /// Source: pictures of kasianov-mikhail/scout (seven columns, of which the first is 30 points wide and the
  /// others 48.17 in 361) and of StanfordSpezi/SpeziViews on iOS 26.
  private mutating func measureColumns(_ offered: Double?) {
    let offered = offered.flatMap { $0.isFinite ? $0 : nil }
    let gaps = gap * Double(max(0, columns.count - 1))
    let share = offered.map { max(0, $0 - gaps) / Double(max(1, columns.count)) }
    var ideals = columns
    for cell in rows.flatMap(\.cells) where cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      guard !cell.options.unsizedAxes.contains(.horizontal) else { continue }
      let ideal = cell.view.length(.horizontal, proposed: .unspecified).finiteOrZero
      ideals[column] = max(ideals[column], ideal)
      let answer =
        share.map {
          cell.view.length(.horizontal, proposed: ProposedSize(width: $0, height: nil))
        } ?? ideal
      columns[column] = max(columns[column], answer.finiteOrZero)
    }
    guard let offered else { return }
    var left = offered - gaps - columns.reduce(0, +)
    let wanting = columns.indices.filter { ideals[$0] > columns[$0] }
      .sorted { ideals[$0] - columns[$0] < ideals[$1] - columns[$1] }
    for (number, column) in wanting.enumerated() where left > 0 {
      let more = min(ideals[column] - columns[column], left / Double(wanting.count - number))
      columns[column] += more
      left -= more
    }
  }

  /// A view that is wider than the columns that it is over makes each of them wider by as much.
  private mutating func widen(_ span: Range<Int>, to length: Double) {
    let span = span.clamped(to: columns.indices)
    guard !span.isEmpty, length.isFinite else { return }
    let own = columns[span].reduce(gap * Double(span.count - 1), +)
    guard length > own else { return }
    for column in span { columns[column] += (length - own) / Double(span.count) }
  }

  /// Makes columns wide enough for cells over several of them, and for views that are a whole row.
  private mutating func fitSpans(_ offered: Double?) {
    let proposal = ProposedSize(width: offered, height: nil)
    for row in rows {
      guard row.view.isGridRow else {
        widen(columns.indices, to: row.view.length(.horizontal, proposed: proposal))
        continue
      }
      for cell in row.cells
      where cell.columns.count > 1 && !cell.options.unsizedAxes.contains(.horizontal) {
        widen(cell.columns, to: cell.view.length(.horizontal, proposed: .unspecified))
      }
    }
  }

  private func place(_ row: inout Row) {
    if !row.view.isGridRow {
      row.height = row.view.length(
        .vertical, proposed: ProposedSize(width: width, height: nil))
      return
    }
    for index in row.cells.indices {
      let span = row.cells[index].columns
      row.cells[index].position = columns[..<span.lowerBound].reduce(0) { $0 + $1 + gap }
      row.cells[index].width =
        columns[span.lowerBound..<min(span.upperBound, columns.count)]
        .reduce(-gap) { $0 + $1 + gap }
      guard !row.cells[index].options.unsizedAxes.contains(.vertical) else { continue }
      let offer = ProposedSize(width: row.cells[index].width, height: nil)
      row.height = max(row.height, row.cells[index].view.length(.vertical, proposed: offer))
    }
  }
}

extension ViewHandle {
  fileprivate var isGridRow: Bool { session.nodes[index].rule is GridRowRule }
}
