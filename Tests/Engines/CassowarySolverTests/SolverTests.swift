import CassowarySolver
import Testing

@Suite struct SolverTests {
  @Test("The example of the documentation comes out as it says")
  func documentationExample() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(left - 16, .equal, strength: .required)
    let label = try solver.add(width - 80, .equal, strength: Strength(priority: 750))
    try solver.add(left + width - 100, .lessThanOrEqual, strength: .required)
    solver.solve()
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 80)
    try solver.setConstant(-200, of: label)
    solver.solve()
    #expect(solver.value(of: width) == 84)
  }

  @Test("One constraint at 751 outweighs a hundred at 750")
  func strictLevels() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<100 { try solver.add(width - 10, .equal, strength: Strength(priority: 750)) }
    try solver.add(width - 20, .equal, strength: Strength(priority: 751))
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test("A contradiction names the constraints, and leaves the solver as it was")
  func conflict() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let other = solver.makeVariable()
    let a = try solver.add(left - 16, .equal, strength: .required)
    try solver.add(other - 3, .equal, strength: .required)
    let b = try solver.add(left + width - 100, .lessThanOrEqual, strength: .required)
    #expect(throws: SolverError.unsatisfiable(conflict: [a, b])) {
      try solver.add(width - 90, .greaterThanOrEqual, strength: .required)
    }
    try solver.add(width - 60, .greaterThanOrEqual, strength: .required)
    solver.solve()
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) >= 60 && solver.value(of: width) <= 84)
  }
}
