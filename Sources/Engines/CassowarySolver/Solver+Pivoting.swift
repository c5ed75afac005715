/// How pivots are chosen: greedily as long as this leads anywhere.
///
/// A degenerate point, where more constraints meet than there are variables, allows pivots that
/// change the basis and nothing else, and so, in principle, circles. After a run of these Bland's
/// rule takes over, which cannot circle, until the point moves again.
struct PivotRule {
  /// Pivots left. Never used up but for numbers out of all proportion; then the result is the
  /// best point found.
  var budget: Int
  private(set) var count = 0
  private var stalls = 0

  init(budget: Int) {
    self.budget = budget
  }

  var isCautious: Bool { stalls > 40 }

  mutating func note(_ length: Double) {
    budget -= 1
    count += 1
    stalls = length > Tolerance.length ? 0 : stalls + 1
  }
}

/// A constraint that leaves the basis, and to which side of zero.
struct Departure {
  var slot: Int
  var side: Int8
  /// The change of the goal's error per unit; negative.
  var rate: Double
}

extension Solver {
  /// The constraint of the basis to move away from zero, if that makes the goal's error smaller.
  ///
  /// One that costs nothing there or else the weakest, as it will most likely stay away; among
  /// equals, the steepest descent.
  func departure(_ rates: [Double], for goal: Goal, rule: PivotRule) -> Departure? {
    var best: Departure?
    var bestKey = (rank: Int64.min, rate: 0.0)
    for slot in rates.indices where rates[slot] != 0 {
      let row = basis.rows[slot]
      let barriers = barriers(ofRow: row, for: goal)
      let costs = costs(ofRow: row, for: goal)
      let above = barriers.contains(.above) ? 0 : costs.above + rates[slot]
      let below = barriers.contains(.below) ? 0 : costs.below - rates[slot]
      let rate = min(above, below)
      guard rate < -Tolerance.rate else { continue }
      let rank =
        rule.isCautious ? -order(ofSlot: slot) : weakness(ofRow: row, isAbove: above < below)
      guard rank > bestKey.rank || (rank == bestKey.rank && rate < bestKey.rate) else { continue }
      bestKey = (rank, rate)
      best = Departure(slot: slot, side: above < below ? 1 : -1, rate: rate)
    }
    return best
  }

  private func weakness(ofRow row: Int32, isAbove: Bool) -> Int64 {
    if row == Basis.anchor { return Int64(Self.noLevel) + 1 }
    if isAbove, !isEquation[Int(row)] { return Int64(Self.noLevel) }
    return Int64(levels[Int(row)])
  }

  /// A numbering of all constraints and anchors.
  private func order(ofSlot slot: Int) -> Int64 {
    let row = basis.rows[slot]
    return row == Basis.anchor ? Int64(slot) : Int64(values.count) + Int64(row)
  }

  /// Moves along the direction in which one constraint leaves zero and the others of the basis
  /// stay, as far as the goal's error falls, and exchanges it for the constraint met there.
  ///
  /// - Returns: The distance moved, or `nil` if nothing was met: only rounding makes an error, which
  ///   is at least 0, seem to fall for ever.
  mutating func move(
    _ departure: Departure, _ rates: [Double], for goal: Goal, rule: PivotRule
  ) -> Double? {
    let direction = direction(of: departure)
    let changes = residualRates(along: direction)
    guard let stop = stop(changes, departure: departure, for: goal, rule: rule) else { return nil }
    var combination = rates
    if case .meeting(let target) = goal, stop.row == target {
      // The rates are the target as a sum of the basis, times its slope.
      if sides[stop.row] < 0 { for slot in combination.indices { combination[slot].negate() } }
    } else {
      combination = self.combination(ofRow: stop.row)
    }
    advance(by: stop.distance, along: direction, rates: changes, passing: stop.passed, for: goal)
    exchange(departure, for: stop, combination: combination, goal: goal)
    return stop.distance
  }

  private func direction(of departure: Departure) -> [Double] {
    var direction = [Double](repeating: 0, count: values.count)
    direction[departure.slot] = Double(departure.side)
    basis.solve(&direction)
    return direction
  }

  /// The change of the residuals outside the basis, where it is not zero.
  private func residualRates(along direction: [Double]) -> [(row: Int, rate: Double)] {
    var rates = [Double](repeating: 0, count: constants.count)
    var touched: [Int] = []
    for column in direction.indices where abs(direction[column]) > Basis.dropTolerance {
      var entry = Int(matrix.columnHeads[column])
      while entry >= 0 {
        let row = Int(matrix.rows[entry])
        if positions[row] < 0 {
          if rates[row] == 0 { touched.append(row) }
          rates[row] += matrix.coefficients[entry] * direction[column]
          if rates[row] == 0 { rates[row] = .leastNonzeroMagnitude }
        }
        entry = Int(matrix.links[entry])
      }
    }
    return touched.compactMap {
      abs(rates[$0]) > Tolerance.pivot ? (row: $0, rate: rates[$0]) : nil
    }
  }

  /// Where a move ends.
  struct Stop {
    /// The constraint that enters the basis.
    var row: Int
    var distance: Double
    /// Constraints of the goal that change sides on the way.
    var passed: [Int]
  }

  private func stop(
    _ rates: [(row: Int, rate: Double)], departure: Departure, for goal: Goal, rule: PivotRule
  ) -> Stop? {
    var candidates = rates.compactMap { breakpoint(ofRow: $0.row, rate: $0.rate, for: goal) }
    candidates.sort {
      ($0.distance, -$0.size, $0.row) < ($1.distance, -$1.size, $1.row)
    }
    guard let first = candidates.first else { return nil }
    var rate = departure.rate
    var last = rule.isCautious ? 0 : candidates.count - 1
    for (index, candidate) in candidates.enumerated() {
      rate += candidate.increase
      if rate >= -Tolerance.rate || index == last {
        last = index
        break
      }
    }
    let limit = max(first.distance, candidates[last].distance) + Tolerance.rate
    var chosen = last
    for index in candidates[last...].indices where candidates[index].distance <= limit {
      let isBetter =
        rule.isCautious
        ? candidates[index].row < candidates[chosen].row
        : candidates[index].size > candidates[chosen].size
      if isBetter { chosen = index }
    }
    return Stop(
      row: candidates[chosen].row, distance: candidates[chosen].distance,
      passed: candidates[..<last].map(\.row))
  }

  /// A constraint outside the basis that reaches zero.
  private struct Breakpoint {
    var row: Int
    var distance: Double
    /// By how much the rate of the goal's error rises there.
    var increase: Double
    /// The size of the pivot it would make.
    var size: Double
  }

  private func breakpoint(ofRow row: Int, rate: Double, for goal: Goal) -> Breakpoint? {
    let crossing = crossing(ofRow: row, for: goal)
    guard crossing != .free else { return nil }
    let side = Double(sides[row])
    guard side * rate <= 0 else { return nil }
    let size = abs(rate)
    let distance = side == 0 ? 0 : max(0, side * residuals[row]) / size
    let kink = isEquation[row] && side != 0 ? 2.0 : 1.0
    return Breakpoint(
      row: row, distance: distance, increase: crossing == .forbidden ? .infinity : kink * size,
      size: size)
  }

  private mutating func advance(
    by distance: Double, along direction: [Double], rates: [(row: Int, rate: Double)],
    passing passed: [Int], for goal: Goal
  ) {
    if distance != 0 {
      for column in direction.indices { values[column] += distance * direction[column] }
      hasMoved = true
    }
    for (row, rate) in rates {
      let isFree = crossing(ofRow: row, for: goal) == .free
      residuals[row] += distance * rate
      if isFree { sides[row] = side(ofRow: row) }
    }
    if case .meeting(let target) = goal { sides[Int(target)] = side(ofRow: Int(target)) }
    guard !passed.isEmpty else { return }
    for (row, rate) in rates where passed.contains(row) { sides[row] = rate > 0 ? 1 : -1 }
  }

  private mutating func exchange(
    _ departure: Departure, for stop: Stop, combination: [Double], goal: Goal
  ) {
    let left = basis.rows[departure.slot]
    basis.replace(slot: departure.slot, by: stop.row, combination: combination, of: matrix)
    enter(stop.row, slot: departure.slot, goal: goal)
    if left != Basis.anchor {
      leave(Int(left), side: departure.side, distance: stop.distance, goal: goal)
    }
    if basis.isWorthRebuilding { rebuild() }
  }

  private mutating func enter(_ row: Int, slot: Int, goal: Goal) {
    positions[row] = Int32(slot)
    residuals[row] = 0
    barriers[row] = .free
    guard levels[row] < goal.settledLevel else { return }
    // Back where it came from it costs nothing.
    barriers[row] = sideBarriers(ofRow: row)
  }

  private mutating func leave(_ row: Int, side: Int8, distance: Double, goal: Goal) {
    positions[row] = -1
    residuals[row] = Double(side) * distance
    if levels[row] == Self.noLevel {
      departed.append(Int32(row))
      return
    }
    let isFree = crossing(ofRow: row, for: goal) == .free
    sides[row] = isFree ? self.side(ofRow: row) : side
  }
}

extension Solver {
  /// Factors the basis anew.
  mutating func rebuild() {
    setBasis(basis.rows)
    polish()
  }

  /// A basis and its point, to go back to.
  struct Snapshot {
    fileprivate var rows: [Int32]
    fileprivate var values: [Double]
  }

  var snapshot: Snapshot { Snapshot(rows: basis.rows, values: values) }

  mutating func restore(_ snapshot: Snapshot) {
    // What left the basis since then comes back, and leaves again if the basis rejects it.
    departed.removeAll { snapshot.rows.contains($0) }
    if basis.rows != snapshot.rows { setBasis(snapshot.rows) }
    values = snapshot.values
    judgeResiduals()
    discardDeparted()
  }

  mutating func setBasis(_ rows: [Int32]) {
    for row in basis.rows where row != Basis.anchor { positions[Int(row)] = -1 }
    let rejected = basis.rebuild(with: rows, of: matrix)
    for (slot, row) in basis.rows.enumerated() where row != Basis.anchor {
      positions[Int(row)] = Int32(slot)
    }
    hasLostRows = hasLostRows || !rejected.isEmpty
    for row in rejected {
      residuals[Int(row)] = 0
      sides[Int(row)] = side(ofRow: Int(row))
      if levels[Int(row)] == Self.noLevel { departed.append(row) }
    }
  }
}
