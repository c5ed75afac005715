import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Required constraints that contradict each other: one of them gives way.
extension ConstraintSystem {
  /// A constraint that was left out, as Auto Layout breaks one of those that contradict each other.
  struct Conflict: Equatable {
    /// Indices into the scene's constraints.
    var broken: Int
    var others: [Int]
    /// Whether the size that the root is given is among what it contradicts.
    var isWithRootSize: Bool
  }

  /// Adds a constraint of the document; where it contradicts others, one of them is left out.
  func add(constraint index: Int, _ expression: LinearExpression) {
    for _ in 0...part.constraints.count {
      do {
        return try insert(constraint: index, expression)
      } catch {
        guard breakOne(of: error, adding: index) != index else { return }
      }
    }
  }

  private func insert(
    constraint index: Int, _ expression: LinearExpression
  ) throws(SolverError) {
    let constraint = scene.constraints[index]
    let id = try solver.add(
      expression, Relation(constraint.relation),
      strength: Strength(priority: constraint.priority))
    origins[id] = index
  }

  /// Adds what was left out again where nothing contradicts it any more.
  ///
  /// Sizes and insets are set one after the other, and a constraint system is built before any inset is known: what
  /// contradicts another constraint on the way may go with it once all are set.
  ///
  /// - Returns: Whether anything was added.
  func restoreConstraints() -> Bool {
    let remaining = conflicts.filter { conflict in
      guard let expression = expression(for: scene.constraints[conflict.broken]) else {
        return true
      }
      return (try? insert(constraint: conflict.broken, expression)) == nil
    }
    defer { conflicts = remaining }
    return remaining.count < conflicts.count
  }

  /// Does what contradicts required constraints of the document, which give way one after the other.
  ///
  /// - Parameter isRootSize: Whether it gives the root a size.
  /// - Returns: Nil where something else contradicts it.
  func breakingConstraints<Result>(
    isRootSize: Bool = false, _ attempt: () throws(SolverError) -> Result
  ) -> Result? {
    for _ in 0...part.constraints.count {
      do {
        return try attempt()
      } catch {
        guard breakOne(of: error, isRootSize: isRootSize) != nil else { return nil }
      }
    }
    return nil
  }

  /// Leaves out one of the document's constraints that contradict each other, as Auto Layout recovers
  /// "by breaking constraint".
  ///
  /// - Parameters:
  ///   - new: One that is not there yet and is among them.
  ///   - isRootSize: Whether what is not there yet gives the root a size.
  /// - Returns: The one that was left out; nil when none of them is the document's.
  @discardableResult
  func breakOne(
    of error: SolverError, adding new: Int? = nil, isRootSize: Bool = false
  ) -> Int? {
    switch error {
    case .unsatisfiable(let conflict):
      var candidates = conflict.compactMap { origins[$0] }
      if let new { candidates.append(new) }
      guard let broken = weakest(of: candidates) else { return nil }
      if let id = conflict.first(where: { origins[$0] == broken }) {
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
          broken: broken, others: candidates.filter { $0 != broken }.sorted(),
          isWithRootSize: isWithRootSize))
      return broken
    }
  }

  /// Which of several constraints gives way: the one constant width or height among them, or the largest
  /// of up to three; where there are none or more, an innermost one, the last of them in the document.
  ///
  /// Source: public reports of what UIKit logged that it broke: the width or height in 16 of 18 that had
  /// one, the largest in 8 of 8 with two or three, and in 6 of 6 without any an innermost place, of them 3
  /// the distance between two views rather than those to the edges around them; and three recorded views.
  /// Of two recorded screens with five and eight widths and heights the first bears this out.
  private func weakest(of candidates: [Int]) -> Int? {
    let lengths = candidates.filter { scene.constraints[$0].second == nil }
    guard (1...3).contains(lengths.count) else {
      return candidates.max { (depth(of: $0), $0) < (depth(of: $1), $1) }
    }
    return lengths.max {
      (scene.constraints[$0].constant, $0) < (scene.constraints[$1].constant, $1)
    }
  }

  /// How many views the outer one of a constraint's items stands in.
  private func depth(of constraint: Int) -> Int {
    let bound = scene.constraints[constraint]
    let items = [bound.first, bound.second ?? bound.first].compactMap { scene.owner(of: $0) }
    return items.map(depth(of:)).min() ?? 0
  }

  private func depth(of view: ElementIndex) -> Int {
    var depth = 0
    var view = view
    while let parent = element(view).parent {
      depth += 1
      view = parent
    }
    return depth
  }
}
