import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// A solver that recovers from contradictions as Auto Layout does: it breaks one of the document's
/// constraints.
struct RecoveringSolver {
  /// A constraint that was left out because it contradicts others.
  struct Conflict: Equatable {
    /// An index into the scene's constraints, as are the others.
    var broken: Int
    var others: [Int]
    /// Whether the size that the root is given is among what it contradicts.
    var isWithRootSize: Bool
  }

  private(set) var solver = Solver()
  /// In the order in which they were added.
  private(set) var slots: [ConstantSlot] = []
  /// In the order in which they were found.
  private(set) var conflicts: [Conflict] = []
  /// Whether a constraint has another constant than its slot says, because it was refused even
  /// alone.
  private(set) var hasRefusedEdit = false
  private let scene: Scene
  /// How many of the scene's constraints there are to break.
  private let constraintCount: Int
  /// Where those of the solver's constraints come from that are the document's.
  private var origins: [ConstraintID: Origin] = [:]
  /// What the broken constraints mean, in the order of the conflicts.
  private var brokenExpressions: [LinearExpression] = []

  private struct Origin {
    /// An index into the scene's constraints.
    var constraint: Int
    var expression: LinearExpression
  }

  init(_ part: ConstraintSystem.Part, of scene: Scene) {
    self.scene = scene
    constraintCount = part.constraints.count
  }

  mutating func makeBox() -> EdgeBox {
    EdgeBox(
      left: solver.makeVariable(), right: solver.makeVariable(), top: solver.makeVariable(),
      bottom: solver.makeVariable())
  }

  mutating func makeVariable() -> Variable { solver.makeVariable() }
  mutating func solve() { solver.solve() }
}

// MARK: The engine's constraints

extension RecoveringSolver {
  /// Adds a constraint that the engine needs, unless it contradicts those already there.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, strength: Strength = .required
  ) -> ConstraintID? {
    try? solver.add(expression, relation, strength: strength)
  }

  mutating func remove(_ constraint: ConstraintID) { solver.remove(constraint) }

  /// Adds a constraint whose constant the configuration decides.
  mutating func addSlot(
    _ source: ConstantSlot.Source, _ expression: LinearExpression, _ relation: Relation = .equal,
    strength: Strength = .required, value: Double = 0
  ) {
    guard let id = add(expression - value, relation, strength: strength) else { return }
    slots.append(ConstantSlot(constraint: id, source: source, value: value))
  }

  mutating func append(_ slot: ConstantSlot) { slots.append(slot) }

  /// Removes the first slot of a source together with its constraint.
  ///
  /// - Returns: Whether there was one.
  mutating func removeSlot(_ source: ConstantSlot.Source) -> Bool {
    guard let index = slots.firstIndex(where: { $0.source == source }) else { return false }
    solver.remove(slots[index].constraint)
    slots.remove(at: index)
    return true
  }

  /// Sets the slots' values; where one contradicts required constraints, one of those is broken.
  ///
  /// - Parameter value: What a slot's value is from now on.
  /// - Returns: Whether any value is another one than before.
  mutating func updateSlots(_ value: (ConstantSlot.Source) -> Double) -> Bool {
    var changes: [(ConstraintID, Double)] = []
    for index in slots.indices {
      let value = value(slots[index].source)
      guard abs(value - slots[index].value) > 1e-9 else { continue }
      slots[index].value = value
      changes.append((slots[index].constraint, -value))
    }
    if !changes.isEmpty { set(changes) }
    return !changes.isEmpty
  }

  private mutating func set(_ changes: [(ConstraintID, Double)]) {
    let isDone: Void? = breakingConstraints { solver throws(SolverError) in
      try solver.setConstants(changes)
    }
    guard isDone == nil else { return }
    for (id, constant) in changes {
      do { try solver.setConstant(constant, of: id) } catch { hasRefusedEdit = true }
    }
  }
}

// MARK: The document's constraints

extension RecoveringSolver {
  /// Adds a constraint of the document; where it contradicts others, one of them is left out.
  mutating func add(constraint index: Int, _ expression: LinearExpression) {
    for _ in 0...constraintCount {
      do {
        return try insert(constraint: index, expression)
      } catch {
        let new = Origin(constraint: index, expression: expression)
        guard breakOne(of: error, adding: new) != index else { return }
      }
    }
  }

  private mutating func insert(
    constraint index: Int, _ expression: LinearExpression
  ) throws(SolverError) {
    let constraint = scene.constraints[index]
    let id = try solver.add(
      expression, Relation(constraint.relation),
      strength: Strength(priority: constraint.priority))
    origins[id] = Origin(constraint: index, expression: expression)
  }

  /// Adds what was left out again where nothing contradicts it any more.
  ///
  /// Sizes and insets are set one after the other, and a system is built before any inset is known.
  /// So a constraint may be broken by a value that does not stay.
  ///
  /// - Returns: Whether anything was added.
  mutating func restoreConstraints() -> Bool {
    let (found, expressions) = (conflicts, brokenExpressions)
    (conflicts, brokenExpressions) = ([], [])
    for (conflict, expression) in zip(found, expressions) {
      guard (try? insert(constraint: conflict.broken, expression)) == nil else { continue }
      conflicts.append(conflict)
      brokenExpressions.append(expression)
    }
    return conflicts.count < found.count
  }

  /// Tries something that may contradict required constraints of the document, and breaks one after
  /// the other until it succeeds.
  ///
  /// - Parameter isRootSize: Whether it gives the root a size.
  /// - Returns: Nil where something else contradicts it.
  mutating func breakingConstraints<Result>(
    isRootSize: Bool = false, _ attempt: (inout Solver) throws(SolverError) -> Result
  ) -> Result? {
    for _ in 0...constraintCount {
      do {
        return try attempt(&solver)
      } catch {
        guard breakOne(of: error, isRootSize: isRootSize) != nil else { return nil }
      }
    }
    return nil
  }

  /// Leaves out one of the document's constraints that contradict each other, as Auto Layout
  /// recovers "by breaking constraint".
  ///
  /// - Parameters:
  ///   - new: One that is not there yet and is among them.
  ///   - isRootSize: Whether what is not there yet gives the root a size.
  /// - Returns: The one that was left out; nil when none of them is the document's.
  private mutating func breakOne(
    of error: SolverError, adding new: Origin? = nil, isRootSize: Bool = false
  ) -> Int? {
    switch error {
    case .unsatisfiable(let conflict):
      var candidates = conflict.compactMap { origins[$0] }
      if let new { candidates.append(new) }
      let indices = candidates.map(\.constraint)
      guard let broken = scene.constraintToBreak(among: indices),
        let origin = candidates.first(where: { $0.constraint == broken })
      else { return nil }
      if let id = conflict.first(where: { origins[$0]?.constraint == broken }) {
        solver.remove(id)
        origins[id] = nil
      }
      let isWithRootSize =
        isRootSize
        || slots.contains { slot in
          (slot.source == .rootWidth || slot.source == .rootHeight)
            && conflict.contains(slot.constraint)
        }
      conflicts.append(
        Conflict(
          broken: broken, others: indices.filter { $0 != broken }.sorted(),
          isWithRootSize: isWithRootSize))
      brokenExpressions.append(origin.expression)
      return broken
    }
  }
}

extension Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
