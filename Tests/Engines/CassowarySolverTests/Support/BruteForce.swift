import CassowarySolver

/// The solution of small systems by trying every vertex.
///
/// The best error sums are reached where as many constraints as there are variables meet, counting
/// "variable = 0" as a constraint, so that there is always such a point. This knows nothing of
/// pivots, directions or order.
enum BruteForce {
  /// The least error sums of each level, or `nil` if the required constraints cannot all hold.
  static func leastErrors(of system: PlainSystem) -> [Double]? {
    var best: [Double]?
    forEachVertex(of: system) { point in
      let errors = system.errors(at: point)
      if system.constraints.contains(where: { $0.isRequired && $0.error(at: point) > 1e-7 }) {
        return
      }
      if let known = best, !isLess(errors, known) { return }
      best = errors
    }
    return best
  }

  /// Which variables have the same value in all of the best points.
  ///
  /// Best points form a polyhedron. A box far around it makes it bounded, and then it is as wide as
  /// its corners are apart, which are among the vertices tried.
  static func determinedVariables(of system: PlainSystem) -> [Bool] {
    var boxed = system
    for variable in 0..<system.variableCount {
      for (relation, bound) in [(Relation.lessThanOrEqual, -5000.0), (.greaterThanOrEqual, 5000)] {
        boxed.constraints.append(
          PlainConstraint(
            coefficients: (0..<system.variableCount).map { $0 == variable ? 1 : 0 },
            constant: bound, relation: relation, priority: 1000))
      }
    }
    var best: [Double]?
    var points: [[Double]] = []
    forEachVertex(of: boxed) { point in
      if boxed.constraints.contains(where: { $0.isRequired && $0.error(at: point) > 1e-7 }) {
        return
      }
      let errors = boxed.errors(at: point)
      if let known = best {
        if isLess(known, errors) { return }
        if isLess(errors, known) { points = [] }
      }
      best = errors
      points.append(point)
    }
    return (0..<system.variableCount).map { variable in
      points.allSatisfy { abs($0[variable] - points[0][variable]) < 1e-5 }
    }
  }

  static func isSatisfiable(_ constraints: [PlainConstraint], variableCount: Int) -> Bool {
    leastErrors(of: PlainSystem(variableCount: variableCount, constraints: constraints)) != nil
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  static func forEachVertex(of system: PlainSystem, _ body: ([Double]) -> Void) {
    let count = system.variableCount
    var rows = system.constraints.map { $0.coefficients + [-$0.constant] }
    for variable in 0..<count {
      rows.append((0...count).map { $0 == variable ? 1 : 0 })
    }
    var chosen: [[Double]] = []
    func choose(from start: Int) {
      if chosen.count == count {
        if let point = solve(chosen) { body(point) }
        return
      }
      for index in start..<rows.count {
        chosen.append(rows[index])
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  /// The point where equations meet, by Gauss and Jordan, or `nil` if there is not just one.
  private static func solve(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column && rows[row][column] != 0 {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
