/// Finds the borders between outcomes on a grid of rows and columns, without asking for all of its cells.
///
/// The grid is cut into blocks where something is known to change. Of a block the first and the last row are searched by
/// halving between columns of different outcomes, then the row in the middle, and so on: where the rows above and below have the
/// same outcome, those between have it, too, unless the last column says otherwise. So every border is found where outcomes
/// change in one direction of the rows and one of the columns; an island within a block may be missed.
struct GridSearch<Outcome: Hashable & Sendable>: Sendable {
  struct Cell: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  /// A row of a block that is searched, between two that are found, or none.
  private struct Search {
    var row: Int
    var neighbours: ClosedRange<Int>?
    var columns: ClosedRange<Int>
  }

  let rowCount: Int
  let columnCount: Int
  /// What was asked for.
  private(set) var known: [Cell: Outcome] = [:]
  private var found: [[Outcome?]]
  private var open: [Search] = []
  /// The rows of which a block has further ones between them.
  private let rowParts: [ClosedRange<Int>]

  /// - Parameters:
  ///   - rowBreaks: The rows at which something changes, beside the first one.
  ///   - columnBreaks: The same of columns.
  init(
    rowCount: Int, columnCount: Int, rowBreaks: [Int] = [], columnBreaks: [Int] = []
  ) {
    precondition(rowCount > 0 && columnCount > 0, "a grid needs a cell at least")
    self.rowCount = rowCount
    self.columnCount = columnCount
    found = Array(repeating: Array(repeating: nil, count: columnCount), count: rowCount)
    rowParts = Self.parts(of: rowCount, at: rowBreaks)
    for columns in Self.parts(of: columnCount, at: columnBreaks) {
      for rows in rowParts {
        open += Set([rows.lowerBound, rows.upperBound]).sorted().map {
          Search(row: $0, neighbours: nil, columns: columns)
        }
      }
    }
  }

  private static func parts(of count: Int, at breaks: [Int]) -> [ClosedRange<Int>] {
    let starts = Set(breaks.filter { (1..<count).contains($0) } + [0]).sorted()
    return zip(starts, starts.dropFirst() + [count]).map { $0...($1 - 1) }
  }

  mutating func set(_ outcome: Outcome, at cell: Cell) { known[cell] = outcome }

  /// The cells whose outcomes decide how to go on, row by row; none when all is found.
  mutating func wantedCells() -> [Cell] {
    var wanted: Set<Cell> = []
    var waiting: [Search] = []
    while let search = open.popLast() {
      let missing = cells(missingFor: search)
      if missing.isEmpty {
        open += searches(after: search)
      } else {
        wanted.formUnion(missing)
        waiting.append(search)
      }
    }
    open = waiting.reversed()
    return wanted.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// Fills a row as far as that can be told, and says what is missing for the rest.
  private mutating func cells(missingFor search: Search) -> [Cell] {
    let (row, columns) = (search.row, search.columns)
    guard let last = last(of: row) else { return [Cell(row: row, column: columnCount - 1)] }
    var outcomes: [Int: Outcome] = [:]
    if let neighbours = search.neighbours, isBetween(last, neighbours) {
      for column in columns {
        let above = found[neighbours.lowerBound][column]
        if above == found[neighbours.upperBound][column] { outcomes[column] = above }
      }
    }
    for column in columns {
      if let outcome = known[Cell(row: row, column: column)] { outcomes[column] = outcome }
    }
    let missingEnds = Set([columns.lowerBound, columns.upperBound]).filter { outcomes[$0] == nil }
    guard missingEnds.isEmpty else { return missingEnds.map { Cell(row: row, column: $0) } }
    var missing: [Cell] = []
    let fixed = outcomes.keys.sorted()
    for (left, right) in zip(fixed, fixed.dropFirst()) where right - left > 1 {
      if let outcome = outcomes[left], outcome == outcomes[right] {
        for column in left...right { outcomes[column] = outcome }
      } else {
        missing.append(Cell(row: row, column: (left + right) / 2))
      }
    }
    if missing.isEmpty {
      for column in columns { found[row][column] = outcomes[column] }
    }
    return missing
  }

  private func last(of row: Int) -> Outcome? { known[Cell(row: row, column: columnCount - 1)] }

  /// Whether the last outcome of a row is what its neighbours let one expect.
  private func isBetween(_ outcome: Outcome, _ neighbours: ClosedRange<Int>) -> Bool {
    let (above, below) = (last(of: neighbours.lowerBound), last(of: neighbours.upperBound))
    return above != below || outcome == above
  }

  /// The rows in the middle between a row that is found and those that were before.
  private func searches(after search: Search) -> [Search] {
    let columns = search.columns
    var pairs: [ClosedRange<Int>] = []
    if let neighbours = search.neighbours {
      pairs = [neighbours.lowerBound...search.row, search.row...neighbours.upperBound]
    } else if let rows = rowParts.first(where: { $0.contains(search.row) }), rows.count > 1,
      found[rows.lowerBound][columns.lowerBound] != nil,
      found[rows.upperBound][columns.lowerBound] != nil
    {
      pairs = [rows]
    }
    return pairs.filter { $0.count > 2 }.map { rows in
      Search(row: (rows.lowerBound + rows.upperBound) / 2, neighbours: rows, columns: columns)
    }
  }

  /// Every cell's outcome, row by row, when all is found.
  var outcomes: [[Outcome]] {
    found.map { row in
      row.map { outcome in
        guard let outcome else { preconditionFailure("the search has not ended") }
        return outcome
      }
    }
  }
}
