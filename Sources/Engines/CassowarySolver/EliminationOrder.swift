/// The order in which the rows of a sparse matrix are brought into a ``Basis``, and as what.
struct EliminationOrder {
  private(set) var leading: [(row: Int32, slot: Int32)] = []
  /// Found from the last to the first.
  private(set) var trailing: [(row: Int32, slot: Int32)] = []
  /// What placed rows are more than what they come in as, in the order of placing.
  private(set) var reductions: [Reduction] = []
  private(set) var torn: [Int32] = []
  private(set) var leftovers: [Int32] = []

  private let matrix: ConstraintMatrix
  private let candidates: [Int32]
  /// Open columns in each row, or -1 when the row is placed or not a candidate.
  private var rowCounts: [Int32]
  /// Open rows in each column, or -1 when the column is placed.
  private var columnCounts: [Int32]
  private var rowQueue: [Int32] = []
  private var columnQueue: [Int32] = []
  /// Rows that had two open columns at some time.
  private var pairQueue: [Int32] = []
  /// Candidates before this one are placed or left over.
  private var firstOpen = 0

  // The matrix's own as long as no row is reduced; what a row is reduced to stands behind them.
  private var starts: [Int32]
  private var counts: [Int32]
  private var columns: [Int32]
  private var values: [Double]
  /// Rows that have got a column by being reduced, by column.
  private var gained: [Int32: [Int32]] = [:]
  /// How many times the rows in some slots were taken from a row.
  private var multiples: [Int32: [Entry]] = [:]

  struct Entry {
    /// A column, or the slot of a row.
    var index: Int32
    var value: Double
  }

  struct Reduction {
    var slot: Int32
    /// By slot, how many times the row there was taken away.
    var multiples: [Entry]
  }

  init(rows: [Int32], matrix: ConstraintMatrix, taken: [Int]) {
    self.matrix = matrix
    candidates = rows
    rowCounts = Array(repeating: -1, count: matrix.rowCount)
    columnCounts = Array(repeating: 0, count: matrix.columnCount)
    (starts, counts) = (matrix.rowStarts, matrix.rowCounts)
    (columns, values) = (matrix.columns, matrix.coefficients)
    for column in taken { columnCounts[column] = -1 }
    for row in rows {
      var count: Int32 = 0
      for entry in places(ofRow: row) {
        let column = Int(columns[entry])
        guard columnCounts[column] >= 0 else { continue }
        columnCounts[column] += 1
        count += 1
      }
      rowCounts[Int(row)] = count
      note(row: Int(row))
    }
    for column in columnCounts.indices { note(column: column) }
  }

  mutating func run() {
    while true {
      if let row = rowQueue.popLast() {
        placeSingleton(row: row)
      } else if let column = columnQueue.popLast() {
        placeSingleton(column: column)
      } else if let row = pairQueue.popLast() {
        substitute(row: row)
      } else if let column = columnToTear() {
        torn.append(column)
        close(column: Int(column))
      } else {
        break
      }
    }
    leftovers = candidates.filter { rowCounts[Int($0)] == 0 }
  }

  /// What a row comes in as; nil for one that comes in as it is.
  func reducedEntries(ofRow row: Int32) -> [Entry]? {
    multiples[row].map { _ in entries(ofRow: row) }
  }

  private func entries(ofRow row: Int32) -> [Entry] {
    places(ofRow: row).map { Entry(index: columns[$0], value: values[$0]) }
  }

  private func places(ofRow row: Int32) -> Range<Int> {
    Int(starts[Int(row)])..<Int(starts[Int(row)] + counts[Int(row)])
  }

  /// The rows that have a column; those too that are placed or no candidates.
  private func rows(ofColumn column: Int32) -> ColumnRows {
    ColumnRows(
      rows: matrix.rows, links: matrix.links, entry: Int(matrix.columnHeads[Int(column)]),
      gained: gained.isEmpty ? [] : gained[column, default: []])
  }

  /// A walk along the linked entries of a column, and then the rows that have gained it.
  private struct ColumnRows: Sequence, IteratorProtocol {
    let rows: [Int32]
    let links: [Int32]
    var entry: Int
    let gained: [Int32]
    var countOfGained = 0

    mutating func next() -> Int32? {
      if entry >= 0 {
        defer { entry = Int(links[entry]) }
        return rows[entry]
      }
      guard countOfGained < gained.count else { return nil }
      defer { countOfGained += 1 }
      return gained[countOfGained]
    }
  }

  private mutating func note(row: Int) {
    if rowCounts[row] == 1 { rowQueue.append(Int32(row)) }
    if rowCounts[row] == 2 { pairQueue.append(Int32(row)) }
  }

  private mutating func note(column: Int) {
    if columnCounts[column] == 1 { columnQueue.append(Int32(column)) }
  }
}

// MARK: Placing

extension EliminationOrder {
  private mutating func placeSingleton(row: Int32) {
    guard rowCounts[Int(row)] == 1 else { return }
    for entry in places(ofRow: row) {
      let column = columns[entry]
      guard columnCounts[Int(column)] >= 0 else { continue }
      trailing.append((row, column))
      noteReduction(ofRow: row, slot: column)
      rowCounts[Int(row)] = -1
      close(column: Int(column))
      return
    }
  }

  private mutating func placeSingleton(column: Int32) {
    guard columnCounts[Int(column)] == 1 else { return }
    let row = rows(ofColumn: column).first { rowCounts[Int($0)] > 0 }
    if let row { placeLeading(row: row, column: column) }
  }

  /// Places a row in a column that no other open row has.
  private mutating func placeLeading(row: Int32, column: Int32) {
    leading.append((row, column))
    noteReduction(ofRow: row, slot: column)
    columnCounts[Int(column)] = -1
    close(row: row)
  }

  private mutating func noteReduction(ofRow row: Int32, slot: Int32) {
    if let taken = multiples[row] { reductions.append(Reduction(slot: slot, multiples: taken)) }
  }

  private mutating func close(column: Int) {
    columnCounts[column] = -1
    for row in rows(ofColumn: Int32(column)) where rowCounts[Int(row)] > 0 {
      rowCounts[Int(row)] -= 1
      note(row: Int(row))
    }
  }

  private mutating func close(row: Int32) {
    rowCounts[Int(row)] = -1
    for entry in places(ofRow: row) {
      let column = Int(columns[entry])
      guard columnCounts[column] > 0 else { continue }
      columnCounts[column] -= 1
      note(column: column)
    }
  }

  /// The busiest open column of the row that is nearest to having a single one.
  private mutating func columnToTear() -> Int32? {
    while firstOpen < candidates.count, rowCounts[Int(candidates[firstOpen])] <= 0 {
      firstOpen += 1
    }
    var shortest: Int32?
    for row in candidates[firstOpen...] where rowCounts[Int(row)] > 0 {
      if let known = shortest, rowCounts[Int(known)] <= rowCounts[Int(row)] { continue }
      shortest = row
      if rowCounts[Int(row)] == 2 { break }
    }
    guard let shortest else { return nil }
    var busiest: Int32?
    for entry in places(ofRow: shortest) {
      let column = columns[entry]
      guard columnCounts[Int(column)] >= 0 else { continue }
      if let known = busiest, columnCounts[Int(known)] >= columnCounts[Int(column)] { continue }
      busiest = column
    }
    return busiest
  }
}

// MARK: Reducing

extension EliminationOrder {
  /// Longer rows cost more than a variable that is torn out.
  private static let longestRow = 32
  /// A smaller entry makes rounding errors a thousand times larger if its row is placed there.
  private static let leastEntry = 1e-3

  /// Places a row with two open columns in the one that fewer others have, and takes multiples of it from
  /// these, which have the other column then. Nothing where that would lose digits, or is long.
  private mutating func substitute(row: Int32) {
    guard rowCounts[Int(row)] == 2 else { return }
    let pair = places(ofRow: row).map { columns[$0] }.filter { columnCounts[Int($0)] >= 0 }
    let isSecondRarer = columnCounts[Int(pair[1])] < columnCounts[Int(pair[0])]
    let (column, kept) = isSecondRarer ? (pair[1], pair[0]) : (pair[0], pair[1])
    var reduced: [(row: Int32, factor: Double, entries: [Entry])] = []
    for other in rows(ofColumn: column) where rowCounts[Int(other)] > 0 && other != row {
      guard let (factor, entries) = difference(of: other, and: row, without: column, kept) else {
        return
      }
      reduced.append((other, factor, entries))
    }
    for (other, factor, entries) in reduced {
      if value(ofRow: other, kept) == 0 {
        columnCounts[Int(kept)] += 1
        gained[kept, default: []].append(other)
      } else {
        rowCounts[Int(other)] -= 1
      }
      starts[Int(other)] = Int32(columns.count)
      counts[Int(other)] = Int32(entries.count)
      columns += entries.map(\.index)
      values += entries.map(\.value)
      multiples[other, default: []].append(Entry(index: column, value: factor))
      note(row: Int(other))
    }
    placeLeading(row: row, column: column)
  }

  /// A row less so many times another that a column vanishes, and how many times that is.
  ///
  /// - Parameter kept: The other open column of the second row.
  private func difference(
    of row: Int32, and other: Int32, without column: Int32, _ kept: Int32
  ) -> (factor: Double, entries: [Entry])? {
    let factor = value(ofRow: row, column) / value(ofRow: other, column)
    guard abs(factor) <= 1 / Self.leastEntry else { return nil }
    var result = entries(ofRow: row).filter { $0.index != column }
    for entry in entries(ofRow: other) where entry.index != column {
      let change = -factor * entry.value
      if let place = result.firstIndex(where: { $0.index == entry.index }) {
        result[place].value += change
      } else {
        result.append(Entry(index: entry.index, value: change))
      }
    }
    result.removeAll { $0.index != kept && abs($0.value) <= Basis.dropTolerance }
    let pivot = result.first { $0.index == kept }?.value ?? 0
    guard abs(pivot) >= Self.leastEntry, result.count <= Self.longestRow else { return nil }
    return (factor, result)
  }

  /// The entry of a row in a column; 0 where it has none.
  private func value(ofRow row: Int32, _ column: Int32) -> Double {
    let entry = places(ofRow: row).first { columns[$0] == column }
    return entry.map { values[$0] } ?? 0
  }
}
