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
}
