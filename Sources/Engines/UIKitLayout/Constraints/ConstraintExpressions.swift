import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// What the document's constraints mean, as expressions over a system's edges that are to be zero,
/// or no less or no more.
struct ConstraintExpressions {
  let scene: Scene
  let isRightToLeft: Bool
  let boxes: SystemBoxes

  /// `first - multiplier × second - constant`, or nil when an item is in another system.
  ///
  /// In a right-to-left layout positions count from the right, so that the relation means what it
  /// means from left to right.
  func expression(for constraint: LayoutConstraint) -> LinearExpression? {
    guard
      let first = term(constraint.first, constraint.firstAttribute, opposite: constraint.second)
    else { return nil }
    guard let secondItem = constraint.second, let attribute = constraint.secondAttribute else {
      return first - constraint.constant
    }
    guard let second = term(secondItem, attribute, opposite: constraint.first) else { return nil }
    if let spacing = SystemSpacing(constraint, in: scene) {
      let length = LinearExpression(
        boxes.length(of: spacing, written: abs(scene.constant(of: constraint))))
      return constraint.constant < 0 ? first - second + length : first - second - length
    }
    let direction: Double = isRightToLeft && constraint.isDirectional ? -1 : 1
    let constant = scene.constant(of: constraint)
    if constraint.multiplier == 1 { return direction * (first - second) - constant }
    let origin = origin(of: constraint, attribute)
    let scaled = constraint.multiplier * (second - origin)
    return direction * (first - origin - scaled) - constant
  }

  private func term(
    _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute,
    opposite: LayoutConstraint.Item?
  ) -> LinearExpression? {
    guard let box = box(of: item, attribute, opposite: opposite) else { return nil }
    switch attribute {
    case .left: return LinearExpression(box.left)
    case .right: return LinearExpression(box.right)
    case .top: return LinearExpression(box.top)
    case .bottom: return LinearExpression(box.bottom)
    case .leading: return LinearExpression(isRightToLeft ? box.right : box.left)
    case .trailing: return LinearExpression(isRightToLeft ? box.left : box.right)
    case .width: return box.width
    case .height: return box.height
    case .centerX: return 0.5 * (box.left + box.right)
    case .centerY: return 0.5 * (box.top + box.bottom)
    case .firstBaseline, .baseline, .lastBaseline:
      return baseline(of: item, attribute)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return marginBox(of: item, attribute, opposite: opposite).flatMap {
        marginTerm($0, attribute)
      }
    }
  }

  private func marginTerm(
    _ margins: EdgeBox, _ attribute: LayoutConstraint.Attribute
  ) -> LinearExpression? {
    switch attribute {
    case .leftMargin: LinearExpression(margins.left)
    case .rightMargin: LinearExpression(margins.right)
    case .topMargin: LinearExpression(margins.top)
    case .bottomMargin: LinearExpression(margins.bottom)
    case .leadingMargin: LinearExpression(isRightToLeft ? margins.right : margins.left)
    case .trailingMargin: LinearExpression(isRightToLeft ? margins.left : margins.right)
    case .centerXWithinMargins: 0.5 * (margins.left + margins.right)
    case .centerYWithinMargins: 0.5 * (margins.top + margins.bottom)
    default: nil
    }
  }

  private func baseline(
    of item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute
  ) -> LinearExpression? {
    guard case .element(let element) = item else {
      return box(of: item, attribute, opposite: nil).map { LinearExpression($0.bottom) }
    }
    let line =
      attribute == .firstBaseline
      ? boxes.firstBaseline(of: element) : boxes.lastBaseline(of: element)
    return line.map { LinearExpression($0) }
  }

  /// Edges and margins of a scroll view mean its content where the other item is inside it; its
  /// size and centre always mean its frame (Apple, Auto Layout Guide, Working with Scroll Views).
  private func box(
    of item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute,
    opposite: LayoutConstraint.Item?
  ) -> EdgeBox? {
    switch item {
    case .guide(let index):
      return boxes.guide(index)
    case .element(let element):
      return bindsContent(of: element, attribute, opposite: opposite)
        ? boxes.content(of: element) : boxes.view(element)
    }
  }

  private func marginBox(
    of item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute,
    opposite: LayoutConstraint.Item?
  ) -> EdgeBox? {
    guard case .element(let element) = item else { return nil }
    return bindsContent(of: element, attribute, opposite: opposite)
      ? boxes.contentMargins(of: element) : boxes.margins(of: element)
  }

  private func bindsContent(
    of element: ElementIndex, _ attribute: LayoutConstraint.Attribute,
    opposite: LayoutConstraint.Item?
  ) -> Bool {
    guard attribute.isEdge, isScrollView(element), let opposite else { return false }
    return self.element(of: opposite, isBelow: element)
  }

  private func isScrollView(_ index: ElementIndex) -> Bool {
    let kind = scene.elements[index.rawValue].kind
    return kind == .scrollView || kind == .textView
  }

  private func element(of item: LayoutConstraint.Item, isBelow ancestor: ElementIndex) -> Bool {
    guard let index = scene.owner(of: item) else { return false }
    return index > ancestor && index.rawValue < scene.elements[ancestor.rawValue].subtreeEnd
  }

  /// Where a multiplied position counts from: the start of the nearest common ancestor.
  private func origin(
    of constraint: LayoutConstraint, _ attribute: LayoutConstraint.Attribute
  ) -> LinearExpression {
    guard let axis = attribute.positionAxis, let second = constraint.second,
      let ancestor = commonAncestor(constraint.first, second), let box = boxes.view(ancestor)
    else { return LinearExpression() }
    if axis == .vertical { return LinearExpression(box.top) }
    return LinearExpression(isRightToLeft && attribute.isDirectional ? box.right : box.left)
  }

  private func commonAncestor(
    _ first: LayoutConstraint.Item, _ second: LayoutConstraint.Item
  ) -> ElementIndex? {
    guard let first = scene.owner(of: first), let second = scene.owner(of: second) else {
      return nil
    }
    var candidate: ElementIndex? = min(first, second)
    while let current = candidate {
      if scene.elements[current.rawValue].subtreeEnd > max(first, second).rawValue {
        return current
      }
      candidate = scene.elements[current.rawValue].parent
    }
    return nil
  }
}

extension LayoutConstraint {
  /// Whether right-to-left layout mirrors it: where it binds a leading or trailing edge, even to a
  /// centre.
  fileprivate var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute?.isDirectional ?? false
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is one of the four sides, or a margin at one.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  /// Whether right-to-left layout mirrors it.
  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The axis of a position; nil for lengths.
  var positionAxis: Axis? {
    switch self {
    case .width, .height: nil
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}
