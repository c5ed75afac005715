import CassowarySolver
import SeededRandom

extension SeededGenerator {
  init(seed: Int) {
    self.init(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }
}

/// A constraint as plain data, for oracles that know nothing of the solver.
struct PlainConstraint {
  /// By variable; zero where it does not occur.
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var priority: Double

  var isRequired: Bool { priority >= 1000 }

  func expression(over variables: [Variable]) -> LinearExpression {
    var expression = LinearExpression(constant: constant)
    for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
      expression.terms.append(Term(variable, coefficient: coefficient))
    }
    return expression
  }

  /// By how much the constraint fails at a point.
  func error(at point: [Double]) -> Double {
    let residual = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }
}

struct PlainSystem {
  var variableCount: Int
  var constraints: [PlainConstraint]

  /// The strengths in use, the strongest first.
  var priorities: [Double] {
    Set(constraints.map(\.priority)).sorted(by: >)
  }

  /// The sum of errors of each level, the strongest first; that of required constraints leads.
  func errors(at point: [Double]) -> [Double] {
    priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }
}

extension PlainSystem {
  /// A system with small whole coefficients, so that many constraints meet in a point.
  static func random(
    variables: Int, constraints: Int, priorities: [Double], seed: Int
  ) -> PlainSystem {
    var generator = SeededGenerator(seed: seed)
    return PlainSystem(
      variableCount: variables,
      constraints: (0..<constraints).map { _ in
        randomConstraint(variables: variables, priorities: priorities, using: &generator)
      })
  }

  static func randomConstraint(
    variables: Int, priorities: [Double], using generator: inout SeededGenerator
  ) -> PlainConstraint {
    var coefficients = [Double](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...min(3, variables), using: &generator) {
      let variable = Int.random(in: 0..<variables, using: &generator)
      coefficients[variable] = [1, 1, 1, -1, -1, 2, 0.5, -3].randomElement(using: &generator) ?? 1
    }
    return PlainConstraint(
      coefficients: coefficients,
      constant: Double(Int.random(in: -10...10, using: &generator)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
        ?? .equal,
      priority: priorities.randomElement(using: &generator) ?? 1000)
  }
}

/// A solver with the constraints of a plain system, less those that contradict earlier ones.
struct BuiltSystem {
  var solver = Solver()
  var variables: [Variable] = []
  /// Parallel to `system.constraints`.
  var ids: [ConstraintID] = []
  var system: PlainSystem

  init(_ plain: PlainSystem) {
    system = PlainSystem(variableCount: plain.variableCount, constraints: [])
    variables = (0..<plain.variableCount).map { _ in solver.makeVariable() }
    for constraint in plain.constraints { add(constraint) }
  }

  mutating func add(_ constraint: PlainConstraint) {
    let id = try? solver.add(
      constraint.expression(over: variables), constraint.relation,
      strength: Strength(priority: constraint.priority))
    guard let id else { return }
    ids.append(id)
    system.constraints.append(constraint)
  }

  mutating func remove(at index: Int) {
    solver.remove(ids.remove(at: index))
    system.constraints.remove(at: index)
  }

  mutating func setConstant(_ constant: Double, at index: Int) {
    guard (try? solver.setConstant(constant, of: ids[index])) != nil else { return }
    system.constraints[index].constant = constant
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }

  mutating func solvedErrors() -> [Double] {
    solver.solve()
    return system.errors(at: point)
  }
}

/// Whether sums of errors agree: coefficients of at most 3 and constants of at most 10 keep values
/// below 1e4, so rounding in a few dozen operations stays below 1e-8, and the solver takes lengths
/// below 1e-7 for zero, a constraint at a time.
func agree(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
}
