import CassowarySolver
import SeededRandom

/// One random system, a series of edits, and what must hold after each.
struct Round {
  private struct Row {
    var id: ConstraintID
    var expression: LinearExpression
    var relation: Relation
    var priority: Double
  }

  private let isHostile: Bool
  private var random: SeededGenerator
  private var solver = Solver()
  private var variables: [Variable] = []
  private var rows: [Row] = []
  private let priorities: [Double]
  /// Whether nearly parallel constraints met so far away that doubles cannot tell whether they do.
  private(set) var isUndecided = false

  init(seed: UInt64, isHostile: Bool) {
    self.isHostile = isHostile
    random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    let choices: [[Double]] = [
      [1000, 750, 250], [1000], [500], [1000, 1000, 999, 751, 750, 251, 250, 51, 50, 1],
    ]
    priorities = random.element(of: choices)
    let count = random.element(of: [1, 2, 5, 12, 40])
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  /// What is wrong, if anything is.
  mutating func run() -> String? {
    for _ in 0..<random.number(below: variables.count * 3 + 2) {
      if let fault = add() { return fault }
    }
    if let fault = check() { return fault }
    for _ in 0..<random.number(below: 20) {
      for _ in 0...random.number(below: 4) {
        if let fault = edit() { return fault }
      }
      if let fault = check() { return fault }
    }
    return nil
  }

  private mutating func edit() -> String? {
    guard !rows.isEmpty else { return add() }
    let index = random.number(below: rows.count)
    switch random.number(below: 8) {
    case 0: return add()
    case 1:
      solver.remove(rows.remove(at: index).id)
    default:
      let constant = constant()
      if (try? solver.setConstant(constant, of: rows[index].id)) != nil {
        rows[index].expression.constant = constant
      }
    }
    return nil
  }

  private mutating func add() -> String? {
    var expression = LinearExpression(constant: constant())
    for _ in 0...random.number(below: 4) {
      expression.terms.append(
        Term(random.element(of: variables), coefficient: coefficient()))
    }
    let relation = random.element(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority = random.element(of: priorities)
    do {
      let id = try solver.add(expression, relation, strength: Strength(priority: priority))
      rows.append(Row(id: id, expression: expression, relation: relation, priority: priority))
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return "an unknown error" }
      let known = conflict.allSatisfy { id in rows.contains { $0.id == id && $0.priority >= 1000 } }
      if !known { return "a conflict names a constraint that is not there or not required" }
    }
    return nil
  }

  private mutating func constant() -> Double {
    if isHostile, random.number(below: 6) == 0 {
      return random.element(of: [1e300, -1e300, .infinity, .nan, 1e-300, 1e15])
    }
    return Double(random.number(below: 2001) - 1000) / random.element(of: [1, 2, 3, 10])
  }

  private mutating func coefficient() -> Double {
    if isHostile, random.number(below: 6) == 0 {
      return random.element(of: [1e200, 1e-9, -1e9, .infinity, .nan, 0])
    }
    return random.element(of: [1, 1, 1, -1, -1, 0.5, 2, -3, 0.3333, 1.777])
  }
}

extension Round {
  /// Solves, and compares with a solver that gets the constraints as they are now.
  private mutating func check() -> String? {
    solver.solve()
    if isHostile {
      _ = solver.undeterminedVariables()
      return nil
    }
    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    for row in rows {
      let strength = Strength(priority: row.priority)
      guard (try? fresh.add(row.expression, row.relation, strength: strength)) != nil else {
        isUndecided = variables.contains { abs(solver.value(of: $0)) > Self.longestDecided }
        return isUndecided ? nil : "constraints that were compatible are not when added anew"
      }
    }
    fresh.solve()
    let edited = errors(in: solver)
    let anew = errors(in: fresh)
    // A part in a million of the longest length; nearly parallel constraints make long ones.
    let largest = variables.reduce(100) {
      max($0, abs(solver.value(of: $1)), abs(fresh.value(of: $1)))
    }
    for (edited, anew) in zip(edited, anew) where abs(edited - anew) > 1e-6 * largest {
      return "errors \(edited) after edits, \(anew) anew"
    }
    if let broken = edited.first, priorities.contains(1000), broken > 1e-6 * largest {
      return "required constraints fail by \(broken)"
    }
    return nil
  }

  /// In points. The solver takes lengths within 1e-7 for equal, and a double has 53 bits: beyond this
  /// length its last one is more than that.
  private static let longestDecided = 1e-7 * 0x1p52

  /// The sums of errors, the strongest level first.
  private func errors(in solver: Solver) -> [Double] {
    Set(priorities).sorted(by: >).map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { sum, row in
        let residual = row.expression.terms.reduce(row.expression.constant) {
          $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        switch row.relation {
        case .equal: return sum + abs(residual)
        case .lessThanOrEqual: return sum + max(0, residual)
        case .greaterThanOrEqual: return sum + max(0, -residual)
        }
      }
    }
  }
}

extension SeededGenerator {
  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }
}
