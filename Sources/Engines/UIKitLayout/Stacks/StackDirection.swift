import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// The way in which a stack view arranges its views, and distances along it.
struct StackDirection {
  let axis: Axis
  let isRightToLeft: Bool

  enum Side {
    case start, end
  }

  /// The axis across the stack's own.
  var cross: Axis { axis == .horizontal ? .vertical : .horizontal }

  /// From a side of the first box to the same side of the second, positive where the second lies
  /// inside.
  func distance(
    from first: EdgeBox, to second: EdgeBox, along axis: Axis, _ side: Side
  ) -> LinearExpression {
    let mirrored = isRightToLeft && axis == .horizontal
    let isStart = side == .start
    let from =
      isStart
      ? first.start(along: axis, isRightToLeft: mirrored)
      : first.end(along: axis, isRightToLeft: mirrored)
    let to =
      isStart
      ? second.start(along: axis, isRightToLeft: mirrored)
      : second.end(along: axis, isRightToLeft: mirrored)
    return mirrored ? from - to : to - from
  }

  /// From the end of a box to the start of the next.
  func gap(from first: EdgeBox, to second: EdgeBox) -> LinearExpression {
    let mirrored = isRightToLeft && axis == .horizontal
    let end = first.end(along: axis, isRightToLeft: mirrored)
    let start = second.start(along: axis, isRightToLeft: mirrored)
    return mirrored ? end - start : start - end
  }
}

extension EdgeBox {
  func center(along axis: Axis) -> LinearExpression {
    axis == .horizontal ? 0.5 * (left + right) : 0.5 * (top + bottom)
  }
}
