import CassowarySolver
import SeededRandom
import Testing

@Suite struct SolverEditingTests {
  @Test("An edit variable takes what is suggested, as far as stronger constraints let it")
  func suggestions() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width - 200, .lessThanOrEqual, strength: .required)
    try solver.add(width - 44, .greaterThanOrEqual, strength: Strength(priority: 750))
    solver.addEditVariable(width, strength: Strength(priority: 500))
    let taken = [10.0, 60, 250, 0].map { suggestion in
      solver.suggestValue(suggestion, for: width)
      solver.solve()
      return solver.value(of: width)
    }
    #expect(taken == [44, 60, 200, 44])
    solver.removeEditVariable(width)
    try solver.add(width - 120, .equal, strength: Strength(priority: 1))
    solver.solve()
    #expect(solver.value(of: width) == 120)
  }

  @Test("Constants that cannot hold together change nothing, and the conflict is named")
  func contradictingConstants() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let free = solver.makeVariable()
    let leftID = try solver.add(left - 10, .equal, strength: .required)
    let rightID = try solver.add(right - 90, .equal, strength: .required)
    let gapID = try solver.add(right - left - 50, .greaterThanOrEqual, strength: .required)
    let freeID = try solver.add(free - 5, .equal, strength: Strength(priority: 250))
    solver.solve()
    #expect(throws: SolverError.unsatisfiable(conflict: [leftID, rightID, gapID])) {
      try solver.setConstants([(freeID, -7), (leftID, -20), (rightID, -60)])
    }
    solver.solve()
    #expect([left, right, free].map { solver.value(of: $0) } == [10, 90, 5])
    try solver.setConstants([(freeID, -7), (leftID, -20), (rightID, -70)])
    solver.solve()
    #expect([left, right, free].map { solver.value(of: $0) } == [20, 70, 7])
  }

  @Test("Expressions read as written, and variables that occur twice count twice")
  func expressions() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    try solver.add(a + 2 * b - 8, .equal, strength: .required)
    try solver.add(0.5 * (a + a) - b * 1 - a + b + a - 2, .equal, strength: .required)
    try solver.add(-a + b - b + 100, .greaterThanOrEqual, strength: .required)
    solver.solve()
    #expect(solver.value(of: a) == 2)
    #expect(solver.value(of: b) == 3)
  }

  @Test("A constraint without variables holds or contradicts by itself")
  func withoutVariables() throws {
    var solver = Solver()
    try solver.add(LinearExpression(constant: 3), .greaterThanOrEqual, strength: .required)
    try solver.add(LinearExpression(constant: 3), .equal, strength: Strength(priority: 750))
    #expect(throws: SolverError.unsatisfiable(conflict: [])) {
      try solver.add(LinearExpression(constant: 3), .lessThanOrEqual, strength: .required)
    }
    solver.solve()
  }

  @Test("A copy is edited independently")
  func copies() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let id = try solver.add(width - 80, .equal, strength: Strength(priority: 750))
    solver.solve()
    var copy = solver
    try copy.setConstant(-100, of: id)
    copy.solve()
    #expect(solver.value(of: width) == 80)
    #expect(copy.value(of: width) == 100)
  }

  @Test("Systems of forty variables stay right through edits", arguments: 0..<8)
  func againstFreshSolvers(seed: Int) {
    let priorities: [Double] = [1000, 1000, 750, 250, 1]
    var generator = SeededGenerator(seed: seed &+ 4000)
    var built = BuiltSystem(
      .random(variables: 40, constraints: 70, priorities: priorities, seed: seed))
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<built.ids.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where built.ids.count > 50: built.remove(at: index)
        case 1:
          built.add(
            PlainSystem.randomConstraint(variables: 40, priorities: priorities, using: &generator))
        default:
          built.setConstant(Double(Int.random(in: -10...10, using: &generator)), at: index)
        }
      }
      let errors = built.solvedErrors()
      var fresh = BuiltSystem(built.system)
      #expect(fresh.ids.count == built.ids.count)
      let expected = fresh.solvedErrors()
      #expect(agree(errors, expected), "seed \(seed), step \(step): \(errors), \(expected)")
    }
  }
}
