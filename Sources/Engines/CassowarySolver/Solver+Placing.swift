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
    barriers[row] = .free
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
    hasMoved = true
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
  /// Puts new constraints into the places of anchors and of inequalities that hold without their
  /// place, the strongest first.
  ///
  /// Values move to where these constraints hold, and required ones may fail for the moment.
  mutating func placeNewcomers() {
    defer { newcomers.removeAll(keepingCapacity: true) }
    newcomers.removeAll { levels[Int($0)] == Self.noLevel || positions[Int($0)] >= 0 }
    guard !newcomers.isEmpty else { return }
    newcomers.sort { (levels[Int($0)], $0) < (levels[Int($1)], $1) }
    var hasPlaced = false
    var luck = Luck()
    for row in newcomers where place(Int(row), &luck) { hasPlaced = true }
    if hasPlaced { settle() }
  }

  /// Whether it pays to look for places where none is likely.
  private struct Luck {
    var hits = 0
    var misses = 0

    var isGood: Bool { misses < 16 + hits }
  }

  /// Puts required constraints that fail into the places of inequalities that they make hold.
  ///
  /// Pivots do the same one at a time, and with certainty; here values are computed once for all.
  mutating func placeFailing() {
    for _ in 0..<3 {
      let failing = levels.indices.filter {
        levels[$0] == 0 && positions[$0] < 0 && slope(ofRow: $0) != 0
      }
      guard failing.count >= 4 else { return }
      var hasPlaced = false
      var luck = Luck()
      for row in failing where placeInExchange(row, &luck) { hasPlaced = true }
      guard hasPlaced else { return }
      settle()
    }
  }

  private mutating func settle() {
    if basis.isWorthRebuilding { setBasis(basis.rows) }
    refresh()
  }

  private mutating func place(_ row: Int, _ luck: inout Luck) -> Bool {
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
    guard let slot = untouched ?? (isAnchored ? anchored : nil) else {
      return placeInExchange(row, &luck)
    }
    basis.insert(row: row, slot: slot, of: matrix)
    enterUnmoved(row, slot: slot)
    return true
  }

  /// Puts a row into the slot of an anchor, or of an inequality that will hold if this row does.
  private mutating func placeInExchange(_ row: Int, _ luck: inout Luck) -> Bool {
    // Looking at all of the basis takes time. Mostly the place is that of one of the variables.
    let isLikely = matrix.entries(ofRow: row).contains { entry in
      let member = basis.rows[Int(matrix.columns[entry])]
      return member == Basis.anchor || mayYield(member, to: row)
    }
    guard isLikely || luck.isGood else { return false }
    guard exchangeUnmoved(row) else {
      luck.misses += 1
      return false
    }
    luck.hits += 1
    return true
  }

  private mutating func exchangeUnmoved(_ row: Int) -> Bool {
    combine(row: row)
    // Where the row's residual has to go, up or down; at zero any way will do.
    let wanted = isEquation[row] ? -Double(sides[row]) : 1
    var best: Int?
    var bestKey = (isFree: false, size: 1e-3)
    for index in combination.indices {
      let slot = Int(index)
      let share = combination.values[slot]
      guard abs(share) > 1e-3 else { continue }
      let member = basis.rows[slot]
      let isFree = member == Basis.anchor || levels[Int(member)] == Self.noLevel
      if !isFree, !mayYield(member, to: row) || share * wanted <= 0 { continue }
      if isFree == bestKey.isFree ? abs(share) <= bestKey.size : bestKey.isFree { continue }
      best = slot
      bestKey = (isFree, abs(share))
    }
    guard let best else { return false }
    let left = basis.rows[best]
    basis.replace(slot: best, by: row, combination: combination, of: matrix)
    enterUnmoved(row, slot: best)
    if left != Basis.anchor {
      positions[Int(left)] = -1
      if levels[Int(left)] == Self.noLevel { departed.append(left) }
    }
    return true
  }

  /// Whether a constraint of the basis is an inequality that need not stay at zero.
  ///
  /// Of two that may give way alike, which one should is for the pivots to find out.
  private func mayYield(_ member: Int32, to row: Int) -> Bool {
    !isEquation[Int(member)] && (levels[Int(member)] != levels[row] || levels[row] == 0)
  }

  /// Writes a row outside the basis as a sum of those in it, into ``combination``.
  private mutating func combine(row: Int) {
    combination.prepare(count: values.count)
    matrix.add(row: row, to: &combination)
    basis.solveTransposed(&combination)
  }

  private mutating func enterUnmoved(_ row: Int, slot: Int) {
    positions[row] = Int32(slot)
    residuals[row] = 0
    barriers[row] = .free
  }
}
