extension Basis {
  /// Factors the matrix of the given constraints anew, with as few entries as it takes.
  ///
  /// Most rows can be put in an order in which each brings a variable that no earlier factor has
  /// touched; then its factor is the row itself. Where rows form a cycle, a variable is torn out
  /// and determined at the end by one of the rows left over.
  ///
  /// - Parameter members: The constraints to take, and the anchors: these by slot. The constraints
  ///   may end up in other slots.
  /// - Returns: Constraints that depend on others and were left out; anchors take their slots.
  mutating func rebuild(with members: [Int32], of matrix: ConstraintMatrix) -> [Int32] {
    let anchored = members.indices.filter { members[$0] == Self.anchor }
    let chosen = members.filter { $0 != Self.anchor }
    removeFactors()
    var order = EliminationOrder(rows: chosen, matrix: matrix, taken: anchored)
    order.run()
    for (row, slot) in order.trailing + order.leading.reversed() {
      insert(row: Int(row), slot: Int(slot), of: matrix)
    }
    let rejected = appendLeftovers(order.leftovers, torn: order.torn, of: matrix)
    noteRebuilt()
    return rejected
  }

  /// Brings in the rows of a cycle, each in the torn slot where its entry is largest.
  private mutating func appendLeftovers(
    _ leftovers: [Int32], torn: [Int32], of matrix: ConstraintMatrix
  ) -> [Int32] {
    var isOpen = [Bool](repeating: false, count: rows.count)
    for slot in torn { isOpen[Int(slot)] = true }
    var rejected: [Int32] = []
    var combination = SparseVector()
    for row in leftovers {
      combination.prepare(count: rows.count)
      matrix.add(row: Int(row), to: &combination)
      solveTransposed(&combination)
      var best: Int?
      var largest = Tolerance.pivot
      for index in combination.indices where isOpen[Int(index)] {
        let size = abs(combination.values[Int(index)])
        if size > largest { (best, largest) = (Int(index), size) }
      }
      guard let best else {
        rejected.append(row)
        continue
      }
      isOpen[best] = false
      replace(slot: best, by: Int(row), combination: combination, of: matrix)
    }
    return rejected
  }
}

/// The order in which the rows of a sparse matrix are brought into a ``Basis``.
private struct EliminationOrder {
  private(set) var leading: [(row: Int32, slot: Int32)] = []
  /// Found from the last to the first.
  private(set) var trailing: [(row: Int32, slot: Int32)] = []
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
  /// Candidates before this one are placed or left over.
  private var firstOpen = 0

  init(rows: [Int32], matrix: ConstraintMatrix, taken: [Int]) {
    self.matrix = matrix
    candidates = rows
    rowCounts = Array(repeating: -1, count: matrix.rowCount)
    columnCounts = Array(repeating: 0, count: matrix.columnCount)
    for column in taken { columnCounts[column] = -1 }
    for row in rows {
      var count: Int32 = 0
      for entry in matrix.entries(ofRow: Int(row)) {
        let column = Int(matrix.columns[entry])
        guard columnCounts[column] >= 0 else { continue }
        columnCounts[column] += 1
        count += 1
      }
      rowCounts[Int(row)] = count
      if count == 1 { rowQueue.append(row) }
    }
    for column in columnCounts.indices where columnCounts[column] == 1 {
      columnQueue.append(Int32(column))
    }
  }

  mutating func run() {
    while true {
      if let row = rowQueue.popLast() {
        placeSingleton(row: row)
      } else if let column = columnQueue.popLast() {
        placeSingleton(column: column)
      } else if let column = columnToTear() {
        torn.append(column)
        close(column: Int(column))
      } else {
        break
      }
    }
    leftovers = candidates.filter { rowCounts[Int($0)] == 0 }
  }

  private mutating func placeSingleton(row: Int32) {
    guard rowCounts[Int(row)] == 1 else { return }
    for entry in matrix.entries(ofRow: Int(row)) {
      let column = matrix.columns[entry]
      guard columnCounts[Int(column)] >= 0 else { continue }
      trailing.append((row, column))
      rowCounts[Int(row)] = -1
      close(column: Int(column))
      return
    }
  }

  private mutating func placeSingleton(column: Int32) {
    guard columnCounts[Int(column)] == 1 else { return }
    var entry = Int(matrix.columnHeads[Int(column)])
    while entry >= 0 {
      let row = matrix.rows[entry]
      if rowCounts[Int(row)] > 0 {
        leading.append((row, column))
        columnCounts[Int(column)] = -1
        close(row: Int(row))
        return
      }
      entry = Int(matrix.links[entry])
    }
  }

  private mutating func close(column: Int) {
    columnCounts[column] = -1
    var entry = Int(matrix.columnHeads[column])
    while entry >= 0 {
      let row = Int(matrix.rows[entry])
      if rowCounts[row] > 0 {
        rowCounts[row] -= 1
        if rowCounts[row] == 1 { rowQueue.append(Int32(row)) }
      }
      entry = Int(matrix.links[entry])
    }
  }

  private mutating func close(row: Int) {
    rowCounts[row] = -1
    for entry in matrix.entries(ofRow: row) {
      let column = Int(matrix.columns[entry])
      guard columnCounts[column] > 0 else { continue }
      columnCounts[column] -= 1
      if columnCounts[column] == 1 { columnQueue.append(Int32(column)) }
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
    for entry in matrix.entries(ofRow: Int(shortest)) {
      let column = matrix.columns[entry]
      guard columnCounts[Int(column)] >= 0 else { continue }
      if let known = busiest, columnCounts[Int(known)] >= columnCounts[Int(column)] { continue }
      busiest = column
    }
    return busiest
  }
}
