import DynamicTypeModel
import SwiftUIModel

/// `LazyVStack` and `LazyHStack`: as wide as they are offered, their views as long as they like.
struct LazyStackRule: LayoutRule {
  var description: StackDescription

  private var axis: Axis { description.axis }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let children = view.children
    let offer = offer(proposed)
    var size = Size()
    size[axis] = children.reduce(gaps(children).reduce(0, +)) {
      $0 + $1.length(axis, proposed: offer)
    }
    size[axis.other] =
      proposed[axis.other]
      ?? children.reduce(0) { max($0, $1.length(axis.other, proposed: offer)) }
    return size
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let children = view.children
    let gaps = gaps(children)
    var offer = ProposedSize.unspecified
    offer[axis.other] = size[axis.other]
    let own = ViewDimensions(width: size.width, height: size.height)
    var position = 0.0
    return children.indices.map { index in
      if index > 0 { position += gaps[index - 1] }
      let child = children[index]
      var origin = Point()
      origin[axis] = position
      let guide = child.guide(description.alignment, proposed: offer)
      origin[axis.other] = (own[description.alignment] - guide).finiteOrZero
      position += child.length(axis, proposed: offer)
      return Placement(child, x: origin.x, y: origin.y, proposal: offer)
    }
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    .stack(view.children.map(\.spacing), along: axis)
  }

  private func offer(_ proposed: ProposedSize) -> ProposedSize {
    var offer = proposed
    offer[axis] = nil
    return offer
  }

  private func gaps(_ children: ViewChildren) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      (description.spacing ?? first.spacing.distance(to: second.spacing, along: axis)).finiteOrZero
    }
  }
}
