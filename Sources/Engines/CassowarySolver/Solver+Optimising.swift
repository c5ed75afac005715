extension Solver {
  /// Recomputes the values from the constants, and what follows from them.
  mutating func refresh() {
    recomputeValues()
    judgeResiduals()
    isStale = false
  }

  private mutating func recomputeValues() {
    for slot in basis.rows.indices {
      let row = basis.rows[slot]
      values[slot] = row == Basis.anchor ? 0 : -constants[Int(row)]
    }
    basis.solve(&values)
    hasMoved = false
  }

  private mutating func recomputeResiduals() {
    for row in residuals.indices where positions[row] < 0 {
      residuals[row] = matrix.activity(ofRow: row, at: values) + constants[row]
    }
  }

  /// Recomputes on which side of zero each constraint lies.
  mutating func judgeResiduals() {
    recomputeResiduals()
    for row in residuals.indices where positions[row] < 0 { sides[row] = side(ofRow: row) }
  }

  /// Recomputes values and residuals without rounding errors of earlier pivots.
  ///
  /// At zero a constraint stays on the side where the pivots have put it.
  mutating func polish() {
    recomputeValues()
    recomputeResiduals()
    for row in residuals.indices where positions[row] < 0 && abs(residuals[row]) > Tolerance.length
    {
      sides[row] = side(ofRow: row)
    }
  }

  /// Minimises the errors of each level in turn.
  ///
  /// - Returns: Whether all required constraints hold.
  @discardableResult
  mutating func optimise() -> Bool {
    var failing = failingLevels()
    var hasChanged = failing[0]
    if failing[0] {
      restoreFeasibility()
      failing = failingLevels()
    }
    lowerBarriers()
    for level in strengths.indices.dropFirst() where failing[level] {
      isFaultless[level] = false
      if run(.minimising(level: Int32(level))) > 0 {
        failing = failingLevels()
        hasChanged = true
      }
    }
    guard hasChanged || hasMoved else { return true }
    if hasMoved { polish() }
    return isFeasible
  }

  /// Forgets what levels had reached: all are looked at anew.
  private mutating func lowerBarriers() {
    for level in isFaultless.indices { isFaultless[level] = true }
    while isFaultless.count < strengths.count { isFaultless.append(true) }
    for row in basis.rows where row != Basis.anchor { barriers[Int(row)] = .free }
  }

  /// Whether all required constraints hold.
  private var isFeasible: Bool {
    !levels.indices.contains { levels[$0] == 0 && positions[$0] < 0 && slope(ofRow: $0) != 0 }
  }

  /// Goes back to anchors alone, from where every basis can be reached by pivots.
  mutating func startOver() {
    hasLostRows = false
    departed += basis.rows.filter { $0 != Basis.anchor && levels[Int($0)] == Self.noLevel }
    setBasis(Array(repeating: Basis.anchor, count: values.count))
    refresh()
  }

  /// Makes a new required constraint hold.
  ///
  /// - Returns: It and the constraints it contradicts, if it cannot hold.
  mutating func meet(new row: Int) -> [ConstraintID]? {
    hasLostRows = false
    let conflict = meet(required: row)
    guard hasLostRows else { return conflict }
    startOver()
    return restoreFeasibility()
  }

  /// The levels in which a constraint fails.
  private func failingLevels() -> [Bool] {
    var failing = [Bool](repeating: false, count: strengths.count)
    for row in levels.indices where positions[row] < 0 && levels[row] != Self.noLevel {
      if slope(ofRow: row) != 0 { failing[Int(levels[row])] = true }
    }
    return failing
  }

  /// Makes all required constraints hold that do not.
  ///
  /// - Returns: Constraints that contradict each other, if there are any.
  @discardableResult
  mutating func restoreFeasibility() -> [ConstraintID]? {
    for row in levels.indices where levels[row] == 0 {
      if let conflict = meet(required: row) { return conflict }
    }
    return nil
  }

  /// Makes a required constraint hold.
  ///
  /// - Returns: It and the constraints it contradicts, if it cannot hold.
  mutating func meet(required row: Int) -> [ConstraintID]? {
    guard positions[row] < 0, slope(ofRow: row) != 0 else { return nil }
    run(.meeting(row: Int32(row)))
    guard positions[row] < 0, slope(ofRow: row) != 0 else { return nil }
    return conflict(of: row)
  }

  /// The constraints of the basis that keep a row from holding, and the row itself.
  ///
  /// The row is a sum of exactly these. As rows of the basis are independent there is no other
  /// such sum, which is why none of them can be spared.
  private func conflict(of row: Int) -> [ConstraintID] {
    let shares = combination(ofRow: row)
    var rows = [Int32(row)]
    for slot in shares.indices where abs(shares[slot]) > Tolerance.rate {
      let member = basis.rows[slot]
      if member != Basis.anchor, levels[Int(member)] == 0 { rows.append(member) }
    }
    return rows.sorted().map { ConstraintID(row: $0, generation: generations[Int($0)]) }
  }

  /// A row outside the basis as a sum of those in it, by slot.
  func combination(ofRow row: Int) -> [Double] {
    var vector = [Double](repeating: 0, count: values.count)
    matrix.add(1, timesRow: row, to: &vector)
    basis.solveTransposed(&vector)
    return vector
  }

  /// Pivots until the goal is reached or cannot be.
  ///
  /// - Returns: The count of pivots.
  @discardableResult
  private mutating func run(_ goal: Goal) -> Int {
    var rule = PivotRule(budget: 100 + 20 * (values.count + constants.count))
    while rule.budget > 0, let rates = rates(of: goal) {
      guard let departure = departure(rates, for: goal, rule: rule) else {
        raiseBarriers(rates, for: goal)
        return rule.count
      }
      guard let distance = move(departure, rates, for: goal, rule: rule) else { break }
      rule.note(distance)
    }
    if case .minimising(let level) = goal { isFaultless[Int(level)] = true }
    return rule.count
  }

  /// The change of the goal's error when one constraint of the basis moves up, by slot.
  ///
  /// `nil` when there is no error left.
  func rates(of goal: Goal) -> [Double]? {
    var gradient = [Double](repeating: 0, count: values.count)
    var isFlat = true
    func add(_ row: Int) {
      guard positions[row] < 0, slope(ofRow: row) != 0 else { return }
      matrix.add(slope(ofRow: row), timesRow: row, to: &gradient)
      isFlat = false
    }
    switch goal {
    case .meeting(let target): add(Int(target))
    case .minimising(let level):
      for row in levels.indices where levels[row] == level { add(row) }
    }
    if isFlat { return nil }
    basis.solveTransposed(&gradient)
    return gradient
  }

  /// Keeps weaker levels from undoing what the goal has reached.
  private mutating func raiseBarriers(_ rates: [Double], for goal: Goal) {
    guard case .minimising = goal else { return }
    for slot in rates.indices where basis.rows[slot] != Basis.anchor {
      let row = basis.rows[slot]
      let costs = costs(ofRow: row, for: goal)
      if costs.above + rates[slot] > Tolerance.rate { barriers[Int(row)].insert(.above) }
      if costs.below - rates[slot] > Tolerance.rate { barriers[Int(row)].insert(.below) }
    }
  }
}
