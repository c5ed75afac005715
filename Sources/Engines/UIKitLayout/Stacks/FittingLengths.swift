import DynamicTypeModel
import UIKitModel

/// How long views would be if nothing but their content decided.
struct FittingLengths {
  let scene: Scene
  /// Views of other parts take no part in a stack.
  let part: ConstraintSystem.Part
  let isCanvas: Bool
  /// A view's own length at the document's configuration.
  let intrinsicLength: (ElementIndex, Axis) -> Double

  /// The length that a view asks for, or that a canvas shows of one that asks for none; of a stack,
  /// that of all it arranges and the spacing between them, or of the longest across its axis.
  ///
  /// Source: Apple, *UIStackView*, on the fitting size. Two stacks of labels and buttons, 120.5 and
  /// 109 points long by these, are recorded to share 384 points as 201.5 and 182.5. In six shares
  /// of 418 points, two of labels without text, 230 points are the base, 130 of them those of the
  /// four others; and of two empty labels in another project the one for a single line takes
  /// everything.
  func length(of view: ElementIndex, along axis: Axis) -> Double {
    guard case .stack(let stack) = scene.elements[view.rawValue].content else {
      let length = intrinsicLength(view, axis)
      let isShown = length > 0 || !isCanvas
      return isShown || !scene.placeholderAxes(of: view).contains(axis)
        ? length : Scene.placeholderLength
    }
    let lengths = (stack.arranged ?? scene.children(of: view))
      .filter { part.contains($0) && !scene.elements[$0.rawValue].isHidden }
      .map { length(of: $0, along: axis) }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + stack.spacing * Double(max(0, lengths.count - 1))
  }
}
