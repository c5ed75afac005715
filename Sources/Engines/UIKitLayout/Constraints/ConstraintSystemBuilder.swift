import CassowarySolver
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Builds the system of a part of a scene: from views, stacks and constraints to rows of the
/// solver.
///
/// The order in which constraints are added is part of the result: of those that contradict each
/// other the later ones find the earlier ones there, and ties end where the solver began.
struct ConstraintSystemBuilder {
  let scene: Scene
  let metrics: SystemMetrics
  let form: ConstraintSystem.Form
  /// A view's own length at the document's configuration, for stacks that fill in proportion.
  let intrinsicLength: (ElementIndex, Axis) -> Double

  /// - Parameters:
  ///   - width: The root's, in points.
  ///   - height: The root's; nil for as high as its content asks for.
  func system(
    of part: ConstraintSystem.Part, width: Double, height: Double?
  ) -> ConstraintSystem {
    let lengths = FittingLengths(
      scene: scene, part: part, isCanvas: form.isCanvas, intrinsicLength: intrinsicLength)
    let boxes = SystemBoxes(part, of: scene, lengths: lengths)
    let rootSize = RootSize(
      of: boxes.root, width: width, height: height, in: &boxes.solver)
    let placement = PlacementRules(scene: scene, metrics: metrics, form: form, boxes: boxes)
    for member in part.members.dropFirst() { placement.add(for: member) }
    var hasProportions = false
    for member in part.members {
      guard let stack = StackRules(member, metrics: metrics, form: form, boxes: boxes) else {
        continue
      }
      stack.add()
      hasProportions = hasProportions || stack.hasProportions
    }
    addDocumentConstraints(of: part, required: true, to: boxes)
    for member in part.members.dropFirst() { keepNonNegative(member, in: boxes) }
    addDocumentConstraints(of: part, required: false, to: boxes)
    let contents = ContentSizeRules(part, of: scene, form: form, boxes: boxes)
    for member in part.members { contents.add(for: member) }
    contents.addScrolledContents()
    return ConstraintSystem(
      part: part, boxes: boxes.views, contentBoxes: boxes.contentBoxes, solver: boxes.solver,
      rootSize: rootSize, hasProportions: hasProportions)
  }

  /// Placeholder constraints are kept: they say the size of content that comes at run time.
  private func addDocumentConstraints(
    of part: ConstraintSystem.Part, required: Bool, to boxes: SystemBoxes
  ) {
    let expressions = ConstraintExpressions(
      scene: scene, isRightToLeft: form.isRightToLeft, boxes: boxes)
    for index in part.constraints {
      let constraint = scene.constraints[index]
      guard (constraint.priority >= 1000) == required,
        let expression = expressions.expression(for: constraint)
      else { continue }
      boxes.solver.add(constraint: index, expression)
    }
  }

  /// Lets no view have a width or height below zero; where the document asks for that, one of its
  /// constraints is left out.
  private func keepNonNegative(_ member: ElementIndex, in boxes: SystemBoxes) {
    guard let box = boxes.view(member) else { return }
    for length in [box.width, box.height] {
      _ = boxes.solver.breakingConstraints { solver throws(SolverError) in
        try solver.add(length, .greaterThanOrEqual, strength: .required)
      }
    }
  }
}

extension ConstraintSystem.Part {
  /// Whether a view is one of its members, which are in ascending order.
  func contains(_ view: ElementIndex) -> Bool {
    var range = members.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if members[middle] == view { return true }
      range = members[middle] < view ? middle + 1..<range.upperBound : first..<middle
    }
    return false
  }
}
