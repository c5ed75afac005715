/// The coefficients of all constraints, reachable by row and by column.
///
/// The entries of a row lie side by side; those of a column are linked, so that adding a row
/// touches nothing but its ends.
struct ConstraintMatrix: Sendable {
  /// Where the entries of each row start, and how many there are.
  private(set) var rowStarts: [Int32] = []
  private(set) var rowCounts: [Int32] = []
  /// The latest entry of each column, or -1.
  private(set) var columnHeads: [Int32] = []

  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var rows: [Int32] = []
  /// The entry before this one in the same column, or -1.
  private(set) var links: [Int32] = []

  private var vacantRows: [Int32] = []
  private var vacantEntries = 0

  var rowCount: Int { rowStarts.count }
  var columnCount: Int { columnHeads.count }

  /// Indices of the entries of `row`.
  func entries(ofRow row: Int) -> Range<Int> {
    let start = Int(rowStarts[row])
    return start..<(start + Int(rowCounts[row]))
  }

  mutating func appendColumn() {
    columnHeads.append(-1)
  }

  /// Adds a row, in the place of a removed one if there is any.
  ///
  /// - Parameter terms: At most one for each variable.
  mutating func addRow(_ terms: [Term]) -> Int {
    let row: Int
    if let vacant = vacantRows.popLast() {
      row = Int(vacant)
      rowStarts[row] = Int32(columns.count)
      rowCounts[row] = Int32(terms.count)
    } else {
      row = rowStarts.count
      rowStarts.append(Int32(columns.count))
      rowCounts.append(Int32(terms.count))
    }
    for term in terms {
      appendEntry(row: Int32(row), column: term.variable.rawValue, term.coefficient)
    }
    return row
  }

  mutating func removeRow(_ row: Int) {
    for entry in entries(ofRow: row) { unlink(entry) }
    vacantEntries += Int(rowCounts[row])
    rowCounts[row] = 0
    vacantRows.append(Int32(row))
    if vacantEntries > 256, vacantEntries * 2 > columns.count { compact() }
  }

  private mutating func appendEntry(row: Int32, column: Int32, _ coefficient: Double) {
    let entry = Int32(columns.count)
    columns.append(column)
    coefficients.append(coefficient)
    rows.append(row)
    links.append(columnHeads[Int(column)])
    columnHeads[Int(column)] = entry
  }

  private mutating func unlink(_ entry: Int) {
    let column = Int(columns[entry])
    if columnHeads[column] == Int32(entry) {
      columnHeads[column] = links[entry]
      return
    }
    var earlier = Int(columnHeads[column])
    while links[earlier] != Int32(entry) { earlier = Int(links[earlier]) }
    links[earlier] = links[entry]
  }

  /// Moves the rows together, over the entries of removed ones.
  private mutating func compact() {
    let old = (starts: rowStarts, columns: columns, coefficients: coefficients)
    columns.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    for column in columnHeads.indices { columnHeads[column] = -1 }
    vacantEntries = 0
    for row in rowStarts.indices {
      let start = Int(old.starts[row])
      rowStarts[row] = Int32(columns.count)
      for entry in start..<(start + Int(rowCounts[row])) {
        appendEntry(row: Int32(row), column: old.columns[entry], old.coefficients[entry])
      }
    }
  }
}

extension ConstraintMatrix {
  /// The terms of `row`, without its constant.
  func terms(ofRow row: Int) -> [Term] {
    entries(ofRow: row).map {
      Term(Variable(rawValue: columns[$0]), coefficient: coefficients[$0])
    }
  }

  /// The sum of the terms of `row` at a point; its constant is not counted.
  func activity(ofRow row: Int, at point: [Double]) -> Double {
    var sum = 0.0
    for entry in entries(ofRow: row) {
      sum += coefficients[entry] * point[Int(columns[entry])]
    }
    return sum
  }

  /// How many rows have an entry in a column.
  func count(ofColumn column: Int) -> Int {
    var count = 0
    var entry = Int(columnHeads[column])
    while entry >= 0 {
      count += 1
      entry = Int(links[entry])
    }
    return count
  }

  /// Adds a multiple of `row` to a vector over the columns.
  func add(_ factor: Double, timesRow row: Int, to vector: inout [Double]) {
    for entry in entries(ofRow: row) {
      vector[Int(columns[entry])] += factor * coefficients[entry]
    }
  }

  /// Adds `row` to a vector over the columns.
  func add(row: Int, to vector: inout SparseVector) {
    for entry in entries(ofRow: row) { vector.add(coefficients[entry], at: Int(columns[entry])) }
  }
}
