import DynamicTypeModel
import SwiftUIModel

/// `containerRelativeFrame`: a length of the nearest container on some axes.
struct ContainerRelativeFrameRule: LayoutRule {
  var axes: AxisSet
  var alignment: ViewAlignment
  var length: (@Sendable (Double, Axis) -> Double)?

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let offer = offer(proposed, in: view)
    var size = view.child?.size(proposed: offer) ?? Size()
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      size[axis] = offer[axis] ?? size[axis]
    }
    return size
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.alignedChild(alignment, in: size, proposal: offer(proposed, in: view))
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChild(key, proposed: proposed)
  }

  private func offer(_ proposed: ProposedSize, in view: ViewHandle) -> ProposedSize {
    let container = view.session.container(of: view.index)
    var offer = proposed
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      offer[axis] = length?(container[axis], axis) ?? container[axis]
    }
    return offer
  }
}

extension LayoutSession {
  /// The size of the nearest container around a view: a scroll view, list, row, column or tab, or what the
  /// window leaves within its safe area.
  ///
  /// While views are measured the size of a container may not be known yet; it is when it is placed.
  func container(of index: Int) -> Size {
    var ancestor = nodes[index].parent
    while ancestor >= 0 {
      if let size = containerSizes[ancestor] { return size }
      ancestor = nodes[ancestor].parent
    }
    return Size(
      width: max(0, window.width - safeArea.horizontal),
      height: max(0, window.height - safeArea.vertical))
  }

  /// Notes how large a container is that was placed, and forgets the answers in it that were given before.
  func place(container index: Int, size: Size) {
    guard nodes[index].rule.isContainer, nodes[index].hasRelativeFrames,
      containerSizes[index] != size
    else { return }
    containerSizes[index] = size
    forgetGuides()
    var open = nodes[index].children
    while let next = open.popLast() {
      guard next.node.hasRelativeFrames else { continue }
      next.node.forgetAnswers()
      open += next.node.children
    }
  }
}
