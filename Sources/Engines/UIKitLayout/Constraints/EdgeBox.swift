import CassowarySolver
import DynamicTypeModel

/// The four edges of a rectangle as unknowns, in the coordinates of the system's root.
struct EdgeBox {
  var left: Variable
  var right: Variable
  var top: Variable
  var bottom: Variable

  var width: LinearExpression { right - left }
  var height: LinearExpression { bottom - top }

  func length(along axis: Axis) -> LinearExpression {
    axis == .horizontal ? width : height
  }

  func start(along axis: Axis, isRightToLeft: Bool) -> Variable {
    switch axis {
    case .horizontal: isRightToLeft ? right : left
    case .vertical: top
    }
  }

  func end(along axis: Axis, isRightToLeft: Bool) -> Variable {
    switch axis {
    case .horizontal: isRightToLeft ? left : right
    case .vertical: bottom
    }
  }

  func edge(_ edge: Edge) -> Variable {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    }
  }
}

/// The four sides of a rectangle.
enum Edge: CaseIterable {
  case left, right, top, bottom
}

extension EdgeInsets {
  subscript(edge: Edge) -> Double {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    }
  }
}
