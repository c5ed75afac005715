import CassowarySolver
import SeededRandom
import Testing

/// Against ``BruteForce``, which tries every vertex.
@Suite struct SolverBruteForceTests {
  @Test("Small systems have the least errors, level by level", arguments: 0..<20)
  func leastErrors(group: Int) {
    for seed in (group * 100)..<(group * 100 + 100) {
      var built = BuiltSystem(
        .random(
          variables: 1 + seed % 4, constraints: 2 + seed % 7,
          priorities: [[1000, 750, 250], [1000], [750], [1000, 1000, 500, 499, 1]][seed % 4],
          seed: seed))
      let errors = built.solvedErrors()
      let expected = BruteForce.leastErrors(of: built.system)
      #expect(
        expected.map { agree($0, errors) } == true, "seed \(seed): \(errors), \(expected ?? [])")
    }
  }

  @Test("A long series of edits stays right", arguments: 0..<30)
  func edits(seed: Int) {
    let priorities: [Double] = [1000, 751, 750, 250]
    var generator = SeededGenerator(seed: seed &+ 77)
    var built = BuiltSystem(
      .random(variables: 3, constraints: 7, priorities: priorities, seed: seed))
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        edit(&built, priorities: priorities, using: &generator)
      }
      let errors = built.solvedErrors()
      let expected = BruteForce.leastErrors(of: built.system)
      #expect(
        expected.map { agree($0, errors) } == true,
        "seed \(seed), step \(step): \(errors), \(expected ?? [])")
    }
  }

  private func edit(
    _ built: inout BuiltSystem, priorities: [Double], using generator: inout SeededGenerator
  ) {
    let index = built.ids.indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<6, using: &generator), index) {
    case (0, let index?) where built.ids.count > 3: built.remove(at: index)
    case (1, _) where built.ids.count < 10:
      built.add(
        PlainSystem.randomConstraint(variables: 3, priorities: priorities, using: &generator))
    case (_, let index?):
      built.setConstant(Double(Int.random(in: -10...10, using: &generator)), at: index)
    default: break
    }
  }

  @Test("A conflict is real, and none of its constraints is there in vain", arguments: 0..<20)
  func conflicts(group: Int) {
    for seed in (group * 50)..<(group * 50 + 50) {
      let plain = PlainSystem.random(
        variables: 1 + seed % 3, constraints: 10, priorities: [1000], seed: seed)
      var built = BuiltSystem(PlainSystem(variableCount: plain.variableCount, constraints: []))
      for constraint in plain.constraints {
        let before = built.point
        let count = built.ids.count
        built.add(constraint)
        guard built.ids.count == count else {
          built.solver.solve()
          continue
        }
        #expect(built.point == before)
        expectMinimalConflict(adding: constraint, to: built, seed: seed)
      }
    }
  }

  private func expectMinimalConflict(
    adding constraint: PlainConstraint, to built: BuiltSystem, seed: Int
  ) {
    guard let conflict = conflict(adding: constraint, to: built) else {
      Issue.record("seed \(seed): satisfiable the second time")
      return
    }
    let members =
      conflict.compactMap { id in
        built.ids.firstIndex(of: id).map { built.system.constraints[$0] }
      } + [constraint]
    #expect(members.count == conflict.count + 1)
    let count = built.system.variableCount
    #expect(!BruteForce.isSatisfiable(members, variableCount: count), "seed \(seed)")
    for index in members.indices {
      var others = members
      others.remove(at: index)
      #expect(BruteForce.isSatisfiable(others, variableCount: count), "seed \(seed)")
    }
  }

  private func conflict(adding constraint: PlainConstraint, to built: BuiltSystem)
    -> [ConstraintID]?
  {
    var copy = built
    do {
      try copy.solver.add(
        constraint.expression(over: copy.variables), constraint.relation, strength: .required)
      return nil
    } catch {
      switch error {
      case .unsatisfiable(let conflict): return conflict
      }
    }
  }
}
