extension Solver {
  /// Adds the constraint `expression relation 0`.
  ///
  /// Whether required constraints can hold together is found out at once; all else is left to
  /// ``solve()``.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` for a required constraint that contradicts
  ///   others; it is not added, and the others are as before.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength
  ) throws(SolverError) -> ConstraintID {
    if isStale, strength.isRequired {
      refresh()
      restoreFeasibility()
    }
    isOptimal = false
    let id = appendConstraint(expression, relation, strength: strength)
    let row = Int(id.row)
    if !strength.isRequired || relation == .equal { newcomers.append(id.row) }
    if !strength.isRequired || slope(ofRow: row) == 0 || meetLocally(required: row) { return id }
    let before = snapshot
    guard let conflict = meet(new: row) else {
      discardDeparted()
      return id
    }
    restore(before)
    discard(row: Int(id.row))
    throw .unsatisfiable(conflict: conflict.filter { $0 != id })
  }

  /// Removes a constraint. What it determined keeps its value unless another constraint moves it.
  public mutating func remove(_ id: ConstraintID) {
    let row = checkedRow(id)
    generations[row] += 1
    levels[row] = Self.noLevel
    if positions[row] < 0 { discard(row: row) }
    isOptimal = false
  }

  /// Changes the constant of a constraint: of `c` in `… + c relation 0`.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if the required constraints cannot hold
  ///   with it; the constant is then as before.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverError) {
    try setConstants([(id, constant)])
  }

  /// Changes the constants of several constraints at once, as ``setConstant(_:of:)`` does for one.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if the required constraints cannot hold
  ///   with all of them; no constant is changed then.
  public mutating func setConstants(
    _ changes: [(ConstraintID, Double)]
  ) throws(SolverError) {
    let before = snapshot
    let wasStale = isStale
    var old: [(row: Int, constant: Double)] = []
    var touchesRequired = false
    for (id, constant) in changes {
      let row = checkedRow(id)
      old.append((row, constants[row]))
      change(row: row, constant: isNegated[row] ? -constant : constant)
      touchesRequired = touchesRequired || levels[row] == 0
    }
    guard touchesRequired else { return }
    refresh()
    hasLostRows = false
    var conflict = restoreFeasibility()
    if hasLostRows {
      startOver()
      conflict = restoreFeasibility()
    }
    guard let conflict else {
      discardDeparted()
      return
    }
    for (row, constant) in old.reversed() { change(row: row, constant: constant) }
    restore(before)
    isStale = wasStale
    throw .unsatisfiable(conflict: conflict)
  }

  private mutating func change(row: Int, constant: Double) {
    guard constants[row] != constant else { return }
    constants[row] = constant
    isStale = true
    isOptimal = false
  }

  /// The row of a constraint that is there.
  func checkedRow(_ id: ConstraintID) -> Int {
    let row = Int(id.row)
    precondition(
      row < generations.count && generations[row] == id.generation,
      "the constraint is not in this solver: it was removed, or added to another one")
    return row
  }
}

extension Solver {
  /// Makes a row of a constraint, outside the basis.
  private mutating func appendConstraint(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength
  ) -> ConstraintID {
    let negated = relation == .lessThanOrEqual
    let row = matrix.addRow(merged(expression.terms, factor: negated ? -1 : 1))
    if row == constants.count { appendRow() }
    constants[row] = negated ? -expression.constant : expression.constant
    isEquation[row] = relation == .equal
    isNegated[row] = negated
    levels[row] = level(of: strength)
    positions[row] = -1
    barriers[row] = .free
    residuals[row] = matrix.activity(ofRow: row, at: values) + constants[row]
    sides[row] = side(ofRow: row)
    return ConstraintID(row: Int32(row), generation: generations[row])
  }

  private mutating func appendRow() {
    constants.append(0)
    isEquation.append(false)
    isNegated.append(false)
    levels.append(0)
    positions.append(-1)
    residuals.append(0)
    sides.append(0)
    barriers.append(.free)
    generations.append(0)
  }

  /// Gives back a row that holds no slot.
  mutating func discard(row: Int) {
    matrix.removeRow(row)
    levels[row] = Self.noLevel
    generations[row] += 1
  }

  /// Gives back the rows of removed constraints that have left the basis.
  mutating func discardDeparted() {
    for row in departed where positions[Int(row)] < 0 { discard(row: Int(row)) }
    departed.removeAll(keepingCapacity: true)
  }

  /// The terms with each variable once, without zeros, in the order of first occurrence.
  private func merged(_ terms: [Term], factor: Double) -> [Term] {
    var result: [Term] = []
    result.reserveCapacity(terms.count)
    for term in terms {
      precondition(
        term.variable.index < values.count, "the variable was made by another solver")
      let coefficient = factor * term.coefficient
      if let index = result.firstIndex(where: { $0.variable == term.variable }) {
        result[index].coefficient += coefficient
      } else {
        result.append(Term(term.variable, coefficient: coefficient))
      }
    }
    result.removeAll { abs($0.coefficient) < Tolerance.coefficient }
    return result
  }

  /// The index of a strength, which gets one if it is new.
  private mutating func level(of strength: Strength) -> Int32 {
    let index = strengths.firstIndex { $0 <= strength } ?? strengths.count
    if index == strengths.count || strengths[index] != strength {
      strengths.insert(strength, at: index)
      for row in levels.indices where levels[row] >= Int32(index) && levels[row] != Self.noLevel {
        levels[row] += 1
      }
    }
    return Int32(index)
  }
}
