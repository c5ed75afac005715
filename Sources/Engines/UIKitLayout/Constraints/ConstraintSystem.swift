import CassowarySolver
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// A system of constraints ready to be solved: a root whose size comes from outside, and the views
/// below it. ``ConstraintSystemBuilder`` makes it.
///
/// All edges are in the coordinates of the system's root, which starts at 0, 0; the content of a
/// scroll view counts as unscrolled. What depends on the configuration is in slots, which
/// ``updateSlots(_:)`` sets.
final class ConstraintSystem {
  let part: Part
  /// Whether some coefficients are of the text size that the system was built for.
  let hasProportions: Bool
  /// Alignment rectangles by offset from the root.
  private let boxes: [EdgeBox?]
  private let contentBoxes: [ElementIndex: EdgeBox]
  private var solver: RecoveringSolver
  private var rootSize: RootSize
  /// Those of the document's own configuration, at which every other one starts.
  private var conflictsAtStart: [RecoveringSolver.Conflict] = []

  /// The views and constraints of a scene that are solved together.
  ///
  /// A table or collection ends a part: its cells are parts of their own, because the table decides
  /// where they go.
  struct Part {
    /// In pre-order, the root first; never empty.
    var members: [ElementIndex]
    /// Indices into the scene's constraints, ascending.
    var constraints: [Int] = []
  }

  /// What the constraints depend on beside the screen, but for their constants.
  struct Form: Equatable {
    var isRightToLeft: Bool
    /// Whether views that have nothing in them have the sizes that Interface Builder gives them.
    var isCanvas: Bool
  }

  init(
    part: Part, boxes: [EdgeBox?], contentBoxes: [ElementIndex: EdgeBox],
    solver: RecoveringSolver, rootSize: RootSize, hasProportions: Bool
  ) {
    self.part = part
    self.boxes = boxes
    self.contentBoxes = contentBoxes
    self.solver = solver
    self.rootSize = rootSize
    self.hasProportions = hasProportions
  }

  var root: ElementIndex { part.members[0] }
  /// In pre-order, the root first.
  var members: [ElementIndex] { part.members }
  /// The document's constraints that are left out, in the order in which that was found.
  var conflicts: [RecoveringSolver.Conflict] { solver.conflicts }

  /// The element's alignment rectangle; nil for one outside the system.
  func box(_ element: ElementIndex) -> EdgeBox? {
    let offset = element.rawValue - root.rawValue
    return boxes.indices.contains(offset) ? boxes[offset] : nil
  }

  /// What a scroll view scrolls over; nil where no constraint binds it.
  func contentBox(of scroll: ElementIndex) -> EdgeBox? { contentBoxes[scroll] }

  /// Edges that could be elsewhere without breaking anything.
  func undeterminedVariables() -> [Variable] { solver.solver.undeterminedVariables() }
}

// MARK: Starting again

extension ConstraintSystem {
  /// Whether a fresh system would have the same constraints.
  var isAsAtStart: Bool { conflicts == conflictsAtStart && !solver.hasRefusedEdit }

  /// Lets other configurations start from here.
  func start() { conflictsAtStart = conflicts }
}

// MARK: Solving

extension ConstraintSystem {
  /// Sets the slots' values; where one contradicts required constraints, one of those is broken.
  ///
  /// - Parameter value: What a slot's value is from now on.
  /// - Returns: Whether any value is another one than before.
  func updateSlots(_ value: (ConstantSlot.Source) -> Double) -> Bool {
    solver.updateSlots(value)
  }

  func solve() { solver.solve() }

  /// Lets the root be only as wide or as high as its content asks for.
  func fit(_ axis: Axis) { rootSize.fit(axis, in: &solver) }

  /// Gives the root a width or a height again.
  func fix(_ axis: Axis, _ length: Double) { rootSize.fix(axis, length, in: &solver) }

  /// Adds what was left out again where nothing contradicts it any more.
  ///
  /// - Returns: Whether anything was added.
  func restoreConstraints() -> Bool { solver.restoreConstraints() }

  /// What the solver found. Taken once for many boxes: it copies the solver.
  var solution: Solution { Solution(solver: solver.solver) }

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
