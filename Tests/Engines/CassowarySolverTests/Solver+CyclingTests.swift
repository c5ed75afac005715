import CassowarySolver
import SeededRandom
import Testing

/// Problems on which a careless simplex method pivots for ever.
@Suite struct SolverCyclingTests {
  /// E. M. L. Beale, Cycling in the dual simplex algorithm, 1955: the least value is -1/20, at
  /// (1/25, 0, 1, 0). As an objective here: "the sum equals -1000", which is out of reach.
  @Test("Beale's example ends at its optimum")
  func beale() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x {
      try solver.add(LinearExpression(variable), .greaterThanOrEqual, strength: .required)
    }
    try solver.add(
      0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3], .lessThanOrEqual, strength: .required)
    try solver.add(
      0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3], .lessThanOrEqual, strength: .required)
    try solver.add(x[2] - 1, .lessThanOrEqual, strength: .required)
    let objective = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
    try solver.add(objective + 1000, .equal, strength: Strength(priority: 500))
    solver.solve()
    let expected = [0.04, 0, 1, 0]
    for (variable, value) in zip(x, expected) {
      #expect(abs(solver.value(of: variable) - value) < 1e-9)
    }
  }

  /// V. Klee and G. J. Minty, How good is the simplex algorithm?, 1972: the corner to find is
  /// (0, …, 0, 100ⁿ⁻¹), and the greedy rule visits every other one first.
  @Test("The cube of Klee and Minty ends at its far corner", arguments: 2...6)
  func kleeMinty(dimension: Int) throws {
    var solver = Solver()
    let x = (0..<dimension).map { _ in solver.makeVariable() }
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { result, _ in result * base }
    }
    for row in 0..<dimension {
      var sum = LinearExpression(x[row]) - power(100, row)
      for column in 0..<row { sum = sum + 2 * power(10, row - column) * x[column] }
      try solver.add(sum, .lessThanOrEqual, strength: .required)
      try solver.add(LinearExpression(x[row]), .greaterThanOrEqual, strength: .required)
    }
    var objective = LinearExpression()
    for column in 0..<dimension {
      objective = objective + power(10, dimension - 1 - column) * x[column]
    }
    try solver.add(
      objective - 10 * power(100, dimension), .equal, strength: Strength(priority: 1))
    solver.solve()
    for column in 0..<dimension {
      let expected = column == dimension - 1 ? power(100, column) : 0
      #expect(abs(solver.value(of: x[column]) - expected) < 1e-6)
    }
  }

  @Test("A hundred constraints through one point, each three times, end")
  func degenerate() throws {
    var solver = Solver()
    let x = (0..<10).map { _ in solver.makeVariable() }
    var generator = SeededGenerator(seed: 5)
    for index in 0..<300 {
      var sum = LinearExpression()
      for _ in 0..<3 {
        let variable = x.randomElement(using: &generator) ?? x[0]
        sum = sum + Double(Int.random(in: 1...3, using: &generator)) * variable
      }
      let relation: Relation = index % 3 == 0 ? .equal : .greaterThanOrEqual
      try solver.add(
        sum, relation, strength: index % 2 == 0 ? .required : Strength(priority: 500))
    }
    for variable in x { try solver.add(variable + 1, .equal, strength: Strength(priority: 400)) }
    solver.solve()
    for variable in x { #expect(abs(solver.value(of: variable)) < 1e-6) }
  }
}
