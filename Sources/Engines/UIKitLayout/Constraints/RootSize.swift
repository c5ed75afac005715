import CassowarySolver
import DynamicTypeModel

/// How large a system's root is: as its surroundings say, or as its content asks for.
struct RootSize {
  private let box: EdgeBox
  /// Pull the right and the bottom edge in while the root has no length of its own.
  private var pulls: [Axis: ConstraintID] = [:]

  /// Puts the root at 0, 0; without a height it is only as high as its content asks for.
  init(of box: EdgeBox, width: Double, height: Double?, in solver: inout RecoveringSolver) {
    self.box = box
    solver.add(LinearExpression(box.left))
    solver.add(LinearExpression(box.top))
    solver.addSlot(.rootWidth, box.width, value: width)
    if let height {
      solver.addSlot(.rootHeight, box.height, value: height)
    } else {
      pull(.vertical, in: &solver)
    }
  }

  private func length(_ axis: Axis) -> LinearExpression {
    axis == .horizontal ? box.width : box.height
  }

  private func slot(_ axis: Axis) -> ConstantSlot.Source {
    axis == .horizontal ? .rootWidth : .rootHeight
  }

  private mutating func pull(_ axis: Axis, in solver: inout RecoveringSolver) {
    // UIKit measures a cell with a length of 0 at the fitting size level, 50.
    pulls[axis] = solver.add(length(axis), strength: Strength(priority: 50))
  }

  /// Lets the root be only as wide or as high as its content asks for.
  mutating func fit(_ axis: Axis, in solver: inout RecoveringSolver) {
    guard solver.removeSlot(slot(axis)) else { return }
    pull(axis, in: &solver)
  }

  /// Gives the root a length again.
  mutating func fix(_ axis: Axis, _ points: Double, in solver: inout RecoveringSolver) {
    guard let pull = pulls.removeValue(forKey: axis) else { return }
    solver.remove(pull)
    let length = length(axis) - points
    let id = solver.breakingConstraints(isRootSize: true) { solver throws(SolverError) in
      try solver.add(length, .equal, strength: .required)
    }
    if let id {
      solver.append(ConstantSlot(constraint: id, source: slot(axis), value: points))
    }
  }
}
