import CassowarySolver
import DynamicTypeModel

/// How large a system's root is: as its surroundings say, or as high as its content asks for.
struct RootSize {
  private let box: EdgeBox
  /// Pulls the bottom up while the root has no height of its own.
  private var bottomPull: ConstraintID?

  /// Puts the root at 0, 0; without a height it is only as high as its content asks for.
  init(of box: EdgeBox, width: Double, height: Double?, in solver: inout RecoveringSolver) {
    self.box = box
    solver.add(LinearExpression(box.left))
    solver.add(LinearExpression(box.top))
    solver.addSlot(.rootWidth, box.width, value: width)
    if let height {
      solver.addSlot(.rootHeight, box.height, value: height)
    } else {
      pullBottom(in: &solver)
    }
  }

  private mutating func pullBottom(in solver: inout RecoveringSolver) {
    // UIKit measures a cell with a height of 0 at the fitting size level, 50.
    bottomPull = solver.add(box.height, strength: Strength(priority: 50))
  }

  /// Lets the root be only as high as its content asks for.
  mutating func fitHeight(in solver: inout RecoveringSolver) {
    guard solver.removeSlot(.rootHeight) else { return }
    pullBottom(in: &solver)
  }

  /// Gives the root a height again.
  mutating func fixHeight(_ height: Double, in solver: inout RecoveringSolver) {
    guard let pull = bottomPull else { return }
    solver.remove(pull)
    bottomPull = nil
    let length = box.height - height
    let id = solver.breakingConstraints(isRootSize: true) { solver throws(SolverError) in
      try solver.add(length, .equal, strength: .required)
    }
    if let id {
      solver.append(ConstantSlot(constraint: id, source: .rootHeight, value: height))
    }
  }
}
