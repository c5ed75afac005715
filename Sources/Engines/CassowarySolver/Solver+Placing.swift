// A constraint that brings a variable of its own can be met without a pivot: the variable gives
// way and nothing else moves. A constraint on variables that are all still at their anchors can
// take the place of one of these. Most of a layout is built from such steps; what does not fit
// is left to the pivots.

extension Solver {
  /// Meets a required constraint by moving one variable that places no other.
  ///
  /// - Returns: Whether there is one that can move without breaking other required constraints.
  mutating func meetLocally(required row: Int) -> Bool {
    var best: Int?
    var fewest = Int.max
    for entry in matrix.entries(ofRow: row) {
      let variable = Int(matrix.columns[entry])
      guard basis.isUntouched(variable) else { continue }
      // One with other wishes, such as a size of its own, had better keep free for these.
      let count = matrix.count(ofColumn: variable)
      guard count < fewest || (count == fewest && variable > best ?? -1) else { continue }
      let distance = -residuals[row] / matrix.coefficients[entry]
      if canMove(variable, by: distance, exceptFor: row) { (best, fewest) = (variable, count) }
    }
    guard let best else { return false }
    for entry in matrix.entries(ofRow: row) where Int(matrix.columns[entry]) == best {
      move(best, by: -residuals[row] / matrix.coefficients[entry])
    }
    basis.insert(row: row, slot: best, of: matrix)
    positions[row] = Int32(best)
    residuals[row] = 0
    barriers[row] = []
    return true
  }

  /// Whether a variable that places no other can move without breaking required constraints.
  private func canMove(_ variable: Int, by distance: Double, exceptFor exception: Int) -> Bool {
    var entry = Int(matrix.columnHeads[variable])
    while entry >= 0 {
      let row = Int(matrix.rows[entry])
      if levels[row] == 0, row != exception {
        let residual = residuals[row] + distance * matrix.coefficients[entry]
        if residual < -Tolerance.length { return false }
        if isEquation[row], residual > Tolerance.length { return false }
      }
      entry = Int(matrix.links[entry])
    }
    return true
  }

  private mutating func move(_ variable: Int, by distance: Double) {
    values[variable] += distance
    var entry = Int(matrix.columnHeads[variable])
    while entry >= 0 {
      let row = Int(matrix.rows[entry])
      residuals[row] += distance * matrix.coefficients[entry]
      sides[row] = side(ofRow: row)
      entry = Int(matrix.links[entry])
    }
  }
}

extension Solver {
  /// Puts new constraints into the places of anchors, the strongest first.
  ///
  /// Values move to where these constraints hold, and required ones may fail for the moment.
  mutating func placeNewcomers() {
    defer { newcomers.removeAll(keepingCapacity: true) }
    guard !newcomers.isEmpty else { return }
    newcomers.removeAll { levels[Int($0)] == Self.noLevel || positions[Int($0)] >= 0 }
    newcomers.sort { (levels[Int($0)], $0) < (levels[Int($1)], $1) }
    var hasPlaced = false
    for row in newcomers where place(Int(row)) { hasPlaced = true }
    if hasPlaced { refresh() }
  }

  private mutating func place(_ row: Int) -> Bool {
    guard isEquation[row] || sides[row] < 0 else { return false }
    var untouched: Int?
    var anchored: Int?
    var isAnchored = true
    for entry in matrix.entries(ofRow: row) {
      let variable = Int(matrix.columns[entry])
      if basis.isUntouched(variable), variable > untouched ?? -1 { untouched = variable }
      if basis.isAnchored(variable) {
        anchored = max(variable, anchored ?? -1)
      } else {
        isAnchored = false
      }
    }
    guard let slot = untouched ?? (isAnchored ? anchored : nil) else { return false }
    basis.insert(row: row, slot: slot, of: matrix)
    positions[row] = Int32(slot)
    residuals[row] = 0
    barriers[row] = []
    return true
  }
}
