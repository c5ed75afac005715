/// What the pivots at hand are for.
enum Goal {
  /// To bring one required constraint, outside the basis, to hold.
  case meeting(row: Int32)
  /// To make the errors of a level add up to the least. All stronger levels are optimal.
  case minimising(level: Int32)

  /// Stronger levels than this are optimal and must stay so.
  var settledLevel: Int32 {
    switch self {
    case .meeting: 0
    case .minimising(let level): level
    }
  }
}

extension Solver {
  /// The change of a constraint's error per unit of its residual.
  func slope(ofRow row: Int) -> Double {
    isEquation[row] ? Double(sides[row]) : (sides[row] < 0 ? -1 : 0)
  }

  /// What a constraint of the basis costs the goal per unit above and below zero.
  func costs(ofRow row: Int32, for goal: Goal) -> (above: Double, below: Double) {
    guard case .minimising(let level) = goal, row >= 0, levels[Int(row)] == level else {
      return (0, 0)
    }
    return (isEquation[Int(row)] ? 1 : 0, 1)
  }

  /// Directions in which a constraint of the basis must not move.
  func barriers(ofRow row: Int32, for goal: Goal) -> Barriers {
    guard row >= 0 else { return .free }
    let own = ownBarriers(ofRow: Int(row), settledLevel: goal.settledLevel)
    if case .meeting = goal { return own }
    return barriers[Int(row)].union(own)
  }

  /// Directions in which a constraint of the basis would fail that must not: required ones, and those of
  /// levels before `settledLevel` where none fails.
  func ownBarriers(ofRow row: Int, settledLevel: Int32) -> Barriers {
    let level = levels[row]
    let mustHold = level == 0 || (level < settledLevel && isFaultless[Int(level)])
    return mustHold ? (isEquation[row] ? .both : .below) : .free
  }

  /// Directions in which a constraint at zero must not move that is to stay on its side.
  func sideBarriers(ofRow row: Int) -> Barriers {
    sides[row] == 0 ? .both : (sides[row] > 0 ? .below : .above)
  }

  /// What happens when a constraint outside the basis reaches zero.
  enum Crossing {
    /// Nothing that matters here.
    case free
    /// It would fail, or fail anew, at a level that is settled.
    case forbidden
    /// The goal's error changes its slope.
    case counted
  }

  func crossing(ofRow row: Int, for goal: Goal) -> Crossing {
    switch goal {
    case .meeting(let target):
      let holds = isEquation[row] ? sides[row] == 0 : sides[row] > 0
      return row == Int(target) || (levels[row] == 0 && holds) ? .forbidden : .free
    case .minimising(let level):
      if levels[row] > level { return .free }
      return levels[row] < level ? .forbidden : .counted
    }
  }

  /// The side of zero on which a residual lies.
  func side(ofRow row: Int) -> Int8 {
    let residual = residuals[row]
    if isEquation[row] {
      return abs(residual) <= Tolerance.length ? 0 : (residual > 0 ? 1 : -1)
    }
    return residual >= -Tolerance.length ? 1 : -1
  }
}
