import CassowarySolver
import DynamicTypeModel

/// Constants in, rectangles out.
extension ConstraintSystem {
  /// Sets constants; where one contradicts required constraints, one of those is broken.
  func apply(_ changes: [(ConstraintID, Double)]) {
    let isDone: Void? = breakingConstraints { () throws(SolverError) in
      try solver.setConstants(changes)
    }
    guard isDone == nil else { return }
    // What is refused even alone leaves the solver with another constant than its slot says.
    for (id, constant) in changes {
      do { try solver.setConstant(constant, of: id) } catch { hasRefusedEdit = true }
    }
  }

  /// What the solver found. Taken once for many boxes: reading the system's own solver copies it.
  var solution: Solution { Solution(solver: solver) }

  /// Alignment rectangles as solved, in the root's coordinates.
  struct Solution {
    fileprivate let solver: Solver

    func rect(of box: EdgeBox) -> Rect {
      let left = solver.value(of: box.left)
      let top = solver.value(of: box.top)
      return Rect(
        x: left, y: top, width: solver.value(of: box.right) - left,
        height: solver.value(of: box.bottom) - top)
    }
  }
}
