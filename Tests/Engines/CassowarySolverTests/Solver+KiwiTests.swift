import CassowarySolver
import Testing

/// Against kiwi, the second implementation. It adds weighted errors up, where this solver keeps
/// levels apart, so on either measure its owner must win, and mostly both must tie.
@Suite(.enabled(if: Kiwi.isInstalled, "python3 has no module kiwisolver; Scripts/test installs it"))
struct SolverKiwiTests {
  struct Family: Sendable, CustomTestStringConvertible {
    var variables: Int
    var constraints: Int
    var priorities: [Double]
    var count: Int

    var testDescription: String {
      "\(count) systems, \(variables) variables, \(constraints) constraints at \(priorities)"
    }
  }

  static let families = [
    Family(variables: 3, constraints: 8, priorities: [1000, 750, 250], count: 1500),
    Family(variables: 6, constraints: 14, priorities: [1000, 750], count: 1000),
    Family(variables: 12, constraints: 30, priorities: [1000, 750, 250], count: 500),
    Family(variables: 40, constraints: 90, priorities: [1000, 750, 250], count: 100),
    Family(variables: 40, constraints: 120, priorities: [500], count: 100),
  ]

  @Test("Errors are never worse than kiwi's, and nearly always the same", arguments: families)
  func errors(family: Family) throws {
    var built = (0..<family.count).map { seed in
      BuiltSystem(
        .random(
          variables: family.variables, constraints: family.constraints,
          priorities: family.priorities, seed: seed &+ family.constraints &* 10_000))
    }
    let solutions = try Kiwi.solutions(of: built.map(\.system))
    try #require(solutions.count == built.count)
    var ties = 0
    for index in built.indices {
      let ours = built[index].solvedErrors()
      let point = try #require(solutions[index], "kiwi finds a contradiction in \(index)")
      let theirs = built[index].system.errors(at: point)
      #expect(!BruteForce.isLess(theirs, ours), "system \(index): \(ours), kiwi \(theirs)")
      let weighted = weightedSums(built[index].system, ours, theirs)
      // Of the size of the sum, kiwi's own zero being 1e-8 and its weights up to 1e6.
      #expect(weighted.theirs <= weighted.ours + 1e-6 * max(1, weighted.ours), "system \(index)")
      if agree(ours, theirs) { ties += 1 }
    }
    #expect(Double(ties) >= 0.98 * Double(family.count), "\(ties) of \(family.count) tie")
  }

  private func weightedSums(
    _ system: PlainSystem, _ ours: [Double], _ theirs: [Double]
  ) -> (ours: Double, theirs: Double) {
    let soft = system.priorities.filter { $0 < 1000 }
    let weights = soft.indices.map { Kiwi.weight(level: $0, of: soft.count) }
    func sum(_ errors: [Double]) -> Double {
      zip(weights, errors.suffix(soft.count)).reduce(0) { $0 + $1.0 * $1.1 }
    }
    return (sum(ours), sum(theirs))
  }

  @Test("What contradicts here contradicts in kiwi")
  func contradictions() throws {
    var systems: [PlainSystem] = []
    for seed in 0..<400 {
      let plain = PlainSystem.random(
        variables: 4 + seed % 6, constraints: 18, priorities: [1000], seed: seed)
      var built = BuiltSystem(PlainSystem(variableCount: plain.variableCount, constraints: []))
      for constraint in plain.constraints {
        let count = built.ids.count
        built.add(constraint)
        guard built.ids.count == count else { continue }
        var contradicting = built.system
        contradicting.constraints.append(constraint)
        systems.append(contradicting)
      }
    }
    let solutions = try Kiwi.solutions(of: systems)
    #expect(solutions.count == systems.count && systems.count > 1000)
    #expect(solutions.allSatisfy { $0 == nil })
  }
}
