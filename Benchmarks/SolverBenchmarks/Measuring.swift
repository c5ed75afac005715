import CassowarySolver

/// The best of many runs, in microseconds: other work on the machine only ever adds to a time.
func microseconds(budget: Duration = .milliseconds(300), _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  var best = Duration.seconds(1000)
  var runs = 0
  while runs < 3 || (clock.now - start < budget && runs < 2000) {
    let before = clock.now
    body()
    best = min(best, clock.now - before)
    runs += 1
  }
  return best / .microseconds(1)
}

/// A solver with a screen's constraints.
struct LoadedScreen {
  var solver = Solver()
  var variables: [Variable]
  var ids: [ConstraintID] = []

  init(_ screen: Screen) {
    variables = []
    variables.reserveCapacity(screen.variableCount)
    for _ in 0..<screen.variableCount { variables.append(solver.makeVariable()) }
    ids.reserveCapacity(screen.rows.count)
    for row in screen.rows {
      guard let id = add(row) else { fatalError("the screen contradicts itself at \(row)") }
      ids.append(id)
    }
  }

  mutating func add(_ row: Screen.Row) -> ConstraintID? {
    let expression = LinearExpression(
      terms: row.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) },
      constant: row.constant)
    return try? solver.add(
      expression, row.relation, strength: Strength(priority: row.priority))
  }
}

/// Times of one screen.
struct Measurement {
  /// From nothing to values.
  var full: Double
  /// Up to 50 heights changed to another text size, or back.
  var edits: Double
  /// One constraint taken out, and put back in.
  var swap: Double
  /// The values, and those after the changes.
  var values: [Double]

  init(_ screen: Screen) {
    full = microseconds {
      var loaded = LoadedScreen(screen)
      loaded.solver.solve()
    }
    var loaded = LoadedScreen(screen)
    loaded.solver.solve()
    values = loaded.variables.map { loaded.solver.value(of: $0) }
    edits = 0
    swap = microseconds {
      loaded.solver.remove(loaded.ids[screen.swapped])
      loaded.solver.solve()
      guard let id = loaded.add(screen.rows[screen.swapped]) else { return }
      loaded.ids[screen.swapped] = id
      loaded.solver.solve()
    }
    edits = timeEdits(of: screen, loaded)
  }

  private mutating func timeEdits(of screen: Screen, _ loaded: LoadedScreen) -> Double {
    var loaded = loaded
    let edits = screen.edits.prefix(50)
    let smaller = edits.map { (loaded.ids[$0.row], -$0.values.0) }
    let larger = edits.map { (loaded.ids[$0.row], -$0.values.1) }
    var isLarge = false
    let time = microseconds {
      isLarge.toggle()
      try? loaded.solver.setConstants(isLarge ? larger : smaller)
      loaded.solver.solve()
    }
    try? loaded.solver.setConstants(larger)
    loaded.solver.solve()
    values += loaded.variables.map { loaded.solver.value(of: $0) }
    return time
  }
}
