extension Solver {
  /// Whether all solutions give a variable the same value.
  ///
  /// If not, the constraints leave open where it is: another value would break no required
  /// constraint and make no sum of errors larger. Changes not yet solved count as solved.
  public func isDetermined(_ variable: Variable) -> Bool {
    var copy = self
    copy.solve()
    return !copy.canMove(variable, side: 1) && !copy.canMove(variable, side: -1)
  }

  /// The variables that are not determined, in the order of making.
  ///
  /// Faster than to ask for each of them. See ``isDetermined(_:)``.
  public func undeterminedVariables() -> [Variable] {
    var copy = self
    copy.solve()
    return copy.loosePlaces().filter { variable in
      copy.canMove(variable, side: 1) || copy.canMove(variable, side: -1)
    }
  }

  /// The variables that move when a constraint of the basis does that may move.
  ///
  /// All steps are sums of such moves, so that no other variable can change.
  private func loosePlaces() -> [Variable] {
    let anyGoal = Goal.moving(variable: Variable(rawValue: 0), side: 1)
    var isLoose = [Bool](repeating: false, count: values.count)
    for slot in values.indices where barriers(ofRow: basis.rows[slot], for: anyGoal) != .both {
      var direction = [Double](repeating: 0, count: values.count)
      direction[slot] = 1
      basis.solve(&direction)
      for index in values.indices where abs(direction[index]) > Tolerance.rate {
        isLoose[index] = true
      }
    }
    return values.indices.filter { isLoose[$0] }.map { Variable(rawValue: Int32($0)) }
  }

  /// Looks for a way to move a variable that costs nothing.
  ///
  /// The values stay as they are; the basis changes only where several describe the same point.
  private mutating func canMove(_ variable: Variable, side: Int8) -> Bool {
    let goal = Goal.moving(variable: variable, side: side)
    var rule = PivotRule(budget: 100 + 20 * (values.count + constants.count))
    while rule.budget > 0, let rates = rates(of: goal) {
      guard let departure = departure(rates, for: goal, rule: rule) else { return false }
      guard let distance = reach(of: departure, for: goal, rule: rule) else { return true }
      if distance * -departure.rate > Tolerance.length { return true }
      guard let moved = move(departure, rates, for: goal, rule: rule) else { return true }
      rule.note(moved)
    }
    return false
  }
}
