import CassowarySolver
import Testing

@Suite struct SolverAmbiguityTests {
  @Test("A label between two margins is open in width until it has a size of its own")
  func openWidth() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(left - 16, .equal, strength: .required)
    try solver.add(left + width - 300, .lessThanOrEqual, strength: .required)
    #expect(solver.isDetermined(left))
    #expect(!solver.isDetermined(width))
    #expect(solver.undeterminedVariables() == [width])
    try solver.add(width - 80, .equal, strength: Strength(priority: 250))
    #expect(solver.isDetermined(width))
    #expect(solver.undeterminedVariables().isEmpty)
  }

  @Test("Two that must shrink at one priority leave open which, as at two they do not")
  func equalPriorities() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try solver.add(first + second - 100, .equal, strength: .required)
    try solver.add(first - 80, .equal, strength: Strength(priority: 750))
    let other = try solver.add(second - 80, .equal, strength: Strength(priority: 750))
    #expect(solver.undeterminedVariables() == [first, second])
    solver.remove(other)
    try solver.add(second - 80, .equal, strength: Strength(priority: 749))
    #expect(solver.undeterminedVariables().isEmpty)
  }

  @Test("Small systems leave open what the corners of their best points do", arguments: 0..<10)
  func bruteForce(group: Int) {
    for seed in (group * 60)..<(group * 60 + 60) {
      var built = BuiltSystem(
        .random(
          variables: 1 + seed % 3, constraints: 2 + seed % 5,
          priorities: [[1000, 750, 250], [1000], [750]][seed % 3], seed: seed))
      built.solver.solve()
      let before = built.point
      let expected = BruteForce.determinedVariables(of: built.system)
      #expect(built.variables.map { built.solver.isDetermined($0) } == expected, "seed \(seed)")
      let open = built.variables.filter { !expected[Int($0.rawValue)] }
      #expect(built.solver.undeterminedVariables() == open, "seed \(seed)")
      #expect(built.point == before)
    }
  }

  @Test("Larger systems leave open what the weakest constraint can move", arguments: 0..<8)
  func pulled(group: Int) throws {
    for seed in (group * 10)..<(group * 10 + 10) {
      var built = BuiltSystem(
        .random(
          variables: 20, constraints: 14 + seed % 16,
          priorities: [[1000, 750, 250], [1000], [1000, 500]][seed % 3], seed: seed))
      built.solver.solve()
      let open = built.solver.undeterminedVariables()
      for variable in built.variables {
        let value = built.solver.value(of: variable)
        let moves = [-1e5, 1e5].contains { end in
          var pulled = built.solver
          _ = try? pulled.add(variable - end, .equal, strength: Strength(priority: 1))
          pulled.solve()
          return abs(pulled.value(of: variable) - value) > 1e-6
        }
        #expect(open.contains(variable) == moves, "seed \(seed), variable \(variable.rawValue)")
      }
    }
  }

  /// A stack of texts, 20 points high each, and of as many views without a height, in turns.
  private func stack(of count: Int, height: Double) throws -> (solver: Solver, edges: [Variable]) {
    var solver = Solver()
    let edges = (0...count).map { _ in solver.makeVariable() }
    try solver.add(LinearExpression(edges[0]), .equal, strength: .required)
    try solver.add(edges[count] - height, .equal, strength: .required)
    for (place, (top, bottom)) in zip(edges, edges.dropFirst()).enumerated() {
      try solver.add(bottom - top, .greaterThanOrEqual, strength: .required)
      guard place % 2 == 0 else { continue }
      try solver.add(bottom - top - 20, .equal, strength: Strength(priority: 750))
    }
    return (solver, edges)
  }

  /// The views share what the texts leave, so that every edge between two views can move, and those of the
  /// first text and of the screen cannot. Where nothing is left, or too little, the views have no height;
  /// in the second case any text may be the one that gives way.
  @Test("In a stack of a thousand views what is open follows from the room that is left")
  func longStack() throws {
    let roomy = try stack(of: 1000, height: 10_500)
    #expect(roomy.solver.undeterminedVariables() == Array(roomy.edges[2..<1000]))
    let full = try stack(of: 1000, height: 10_000)
    #expect(full.solver.undeterminedVariables().isEmpty)
    let crowded = try stack(of: 1000, height: 9_990)
    #expect(crowded.solver.undeterminedVariables() == Array(crowded.edges[1..<999]))
  }
}
