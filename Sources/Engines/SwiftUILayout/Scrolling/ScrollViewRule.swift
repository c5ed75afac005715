import DynamicTypeModel
import SwiftUIModel

/// `ScrollView`: as long as it is offered along its axes, as its content across them.
struct ScrollViewRule: LayoutRule {
  var axes: AxisSet

  var isContainer: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let margins = margins(in: view)
    var content = view.child?.size(proposed: offer(proposed, margins)) ?? Size()
    content.width += margins.horizontal
    content.height += margins.vertical
    var size = content
    for axis in [Axis.horizontal, .vertical] {
      guard let length = proposed[axis] else { continue }
      size[axis] = axes.contains(axis) ? length : min(content[axis], length)
    }
    return size
  }

  /// At the start of the axis along which it scrolls, and centred across it where the content is smaller; where it
  /// scrolls along both, content that is smaller is centred.
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let margins = margins(in: view)
    let offer = offer(proposed, margins)
    let content = child.size(proposed: offer)
    let inner = Size(
      width: size.width - margins.horizontal, height: size.height - margins.vertical)
    var origin = Point(x: margins.leading, y: margins.top)
    for axis in [Axis.horizontal, .vertical]
    where (axes == .both || !axes.contains(axis)) && content[axis] < inner[axis] {
      origin[axis] += (inner[axis] - content[axis]) / 2
    }
    let scrolled = scrolled(proposed: proposed, size: size, in: view)
    (origin.x, origin.y) = (origin.x - scrolled.x, origin.y - scrolled.y)
    return [Placement(child, x: origin.x.finiteOrZero, y: origin.y.finiteOrZero, proposal: offer)]
  }

  func scrolled(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Point {
    guard view.environment.scrollOffset != Point(), let child = view.child else { return Point() }
    let margins = margins(in: view)
    let content = child.size(proposed: offer(proposed, margins))
    return Point(
      x: axes.contains(.horizontal)
        ? view.scrolled(.horizontal, content: content.width + margins.horizontal, in: size) : 0,
      y: axes.contains(.vertical)
        ? view.scrolled(.vertical, content: content.height + margins.vertical, in: size) : 0)
  }

  /// What `contentMargins` keeps free around the content.
  private func margins(in view: ViewHandle) -> DirectionalInsets {
    let margins = view.environment.contentMargins
    guard margins != .zero else { return margins }
    return DirectionalInsets(
      top: margins.top.finiteOrZero, leading: margins.leading.finiteOrZero,
      bottom: margins.bottom.finiteOrZero, trailing: margins.trailing.finiteOrZero)
  }

  private func offer(_ proposed: ProposedSize, _ margins: DirectionalInsets) -> ProposedSize {
    var offer = ProposedSize(
      width: proposed.width.map { max(0, $0 - margins.horizontal) },
      height: proposed.height.map { max(0, $0 - margins.vertical) })
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) { offer[axis] = nil }
    return offer
  }
}

extension ViewHandle {
  /// How far a scroll view or list is scrolled along an axis, in points: at rest no further than its
  /// content reaches.
  func scrolled(_ axis: Axis, content: Double, in size: Size) -> Double {
    min(environment.scrollOffset[axis], content - size[axis]).sanitizedLength.finiteOrZero
  }
}
