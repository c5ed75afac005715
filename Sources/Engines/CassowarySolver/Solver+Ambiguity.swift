extension Solver {
  /// Whether all solutions give a variable the same value. See ``undeterminedVariables()``.
  public func isDetermined(_ variable: Variable) -> Bool {
    !undeterminedVariables().contains(variable)
  }

  /// The variables that solutions give different values, in the order of making.
  ///
  /// The constraints leave open where they are: another value would break no required constraint and
  /// make no sum of errors larger. Changes not yet solved count as solved.
  public func undeterminedVariables() -> [Variable] {
    var copy = self
    copy.solve()
    return copy.openVariables()
  }
}

/// The solutions are a polyhedron, and the values at hand one of its points. A variable is open if it changes
/// along some direction that stays inside; along a direction taken at random all change that can.
extension Solver {
  private func openVariables() -> [Variable] {
    guard basis.rows.contains(where: { $0 == Basis.anchor || stops(ofRow: Int($0)) != .both })
    else { return [] }
    var fixed: [Int32] = []
    var bounded: [Int32] = []
    for row in levels.indices {
      let stops = stops(ofRow: row)
      if stops == .both {
        fixed.append(Int32(row))
      } else if stops != .free {
        bounded.append(Int32(row))
      }
    }
    let opposed = opposed(among: bounded)
    fixed += opposed
    bounded.removeAll(where: Set(opposed).contains)
    var direction = direction(keeping: fixed)
    bounded.removeAll { !direction.moves(matrix.activity(ofRow: Int($0), at: direction.changes)) }
    // Constraints that are independent of each other may leave zero one by one, each to its free side.
    if self.direction(keeping: fixed + bounded).rank < direction.rank + bounded.count {
      fixed += immovable(among: bounded, keeping: fixed, along: direction)
      direction = self.direction(keeping: fixed)
    }
    return values.indices.filter { direction.moves(direction.changes[$0]) }
      .map { Variable(rawValue: Int32($0)) }
  }

  /// To which sides a constraint's residual cannot move from where it is while all levels stay optimal.
  private func stops(ofRow row: Int) -> Barriers {
    if positions[row] >= 0 {
      return barriers[row].union(ownBarriers(ofRow: row, settledLevel: Self.noLevel))
    }
    guard levels[row] != Self.noLevel, abs(residuals[row]) <= Tolerance.length else { return .free }
    return sideBarriers(ofRow: row)
  }

  /// The constraints that let a sum go up only, beside others that let the same sum go down only: what a text
  /// asks for at least and at most.
  private func opposed(among bounded: [Int32]) -> [Int32] {
    var stopsOfSums: [[Term]: Barriers] = [:]
    let sums = bounded.map { row -> [Term] in
      let terms = matrix.terms(ofRow: Int(row))
        .sorted { $0.variable.rawValue < $1.variable.rawValue }
      let factor = terms.first?.coefficient ?? 1
      let isBelow = (stops(ofRow: Int(row)) == .below) == (factor > 0)
      let sum = terms.map { Term($0.variable, coefficient: $0.coefficient / factor) }
      stopsOfSums[sum, default: .free].formUnion(isBelow ? .below : .above)
      return sum
    }
    return zip(bounded, sums).filter { stopsOfSums[$1] == .both }.map { $0.0 }
  }

  /// A direction that changes all variables that can change while some constraints keep their residuals.
  private struct GeneralDirection {
    /// By variable.
    var changes: [Double]
    /// How many of the constraints do not depend on others.
    var rank: Int

    func moves(_ change: Double) -> Bool { abs(change) > Tolerance.rate }
  }

  private func direction(keeping rows: [Int32]) -> GeneralDirection {
    var basis = Basis()
    for _ in values { basis.appendVariable() }
    let rejected = basis.rebuild(with: rows, of: matrix)
    var changes = [Double](repeating: 0, count: values.count)
    for slot in changes.indices where basis.isAnchored(slot) {
      changes[slot] = Self.unrelatedNumber(slot)
    }
    basis.solve(&changes)
    return GeneralDirection(changes: changes, rank: rows.count - rejected.count)
  }

  /// The constraints that cannot leave zero, though one side is free, because others do not let them.
  ///
  /// Of the sums of free directions one moves all others at once, by any amount. Another solver looks for it.
  private func immovable(
    among bounded: [Int32], keeping fixed: [Int32], along direction: GeneralDirection
  ) -> [Int32] {
    var search = Solver()
    for _ in values { _ = search.makeVariable() }
    func change(ofRow row: Int32) -> LinearExpression {
      LinearExpression(
        terms: matrix.terms(ofRow: Int(row))
          .filter { direction.moves(direction.changes[$0.variable.index]) })
    }
    for row in fixed {
      let change = change(ofRow: row)
      if !change.terms.isEmpty { _ = try? search.add(change, .equal, strength: .required) }
    }
    for row in bounded {
      let change = stops(ofRow: Int(row)) == .below ? change(ofRow: row) : -change(ofRow: row)
      _ = try? search.add(change, .greaterThanOrEqual, strength: .required)
      _ = try? search.add(change - 1, .greaterThanOrEqual, strength: Strength(priority: 500))
    }
    search.solve()
    return bounded.filter { abs(matrix.activity(ofRow: Int($0), at: search.values)) < 0.5 }
  }

  /// A number from 1 to 2 that is no sum of others but by chance, once in 10¹⁵.
  ///
  /// Source: SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
  /// Evidence: E-solver-splitmix.
  private static func unrelatedNumber(_ place: Int) -> Double {
    var bits = UInt64(place + 1) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
