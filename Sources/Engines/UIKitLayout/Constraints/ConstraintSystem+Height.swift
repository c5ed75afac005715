import CassowarySolver
import DynamicTypeModel

/// How large the root is: as its surroundings say, or as high as its content asks for.
extension ConstraintSystem {
  /// Puts the root at 0, 0; without a height it is only as high as its content asks for.
  func holdRoot(width: Double, height: Double?) {
    guard let box = box(root) else { return }
    add(LinearExpression(box.left))
    add(LinearExpression(box.top))
    addSlot(.rootWidth, box.width, value: width)
    if let height {
      addSlot(.rootHeight, box.height, value: height)
    } else {
      holdBottom()
    }
  }

  private func holdBottom() {
    guard let box = box(root) else { return }
    // UIKit measures a cell with a height of 0 at the fitting size level, 50.
    bottomHolder = add(box.height, strength: Strength(priority: 50))
  }

  /// Lets the root be only as high as its content asks for.
  func fitHeight() {
    guard let index = slots.firstIndex(where: { $0.source == .rootHeight }) else { return }
    solver.remove(slots[index].constraint)
    slots.remove(at: index)
    holdBottom()
  }

  /// Gives the root a height again.
  func fixHeight(_ height: Double) {
    guard let holder = bottomHolder, let box = box(root) else { return }
    solver.remove(holder)
    bottomHolder = nil
    let id = breakingConstraints(isRootSize: true) { () throws(SolverError) in
      try solver.add(box.height - height, .equal, strength: .required)
    }
    if let id { slots.append(Slot(constraint: id, source: .rootHeight, value: height)) }
  }
}
