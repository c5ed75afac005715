import DynamicTypeModel
import SwiftUIModel

/// `ZStack`: as large as the views of the highest priority are together.
///
/// Source: OpenSwiftUI 069dd80b, `ZStackLayout`, and its picture of `layoutPriority`.
struct DepthStackRule: LayoutRule {
  var alignment: ViewAlignment

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let bounds = bounds(view.children, proposed: proposed)
    return Size(width: bounds.x.length, height: bounds.y.length)
  }

  /// Views are offered the size itself where nothing was offered.
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let children = view.children
    let offer = ProposedSize(proposed.replacingUnspecified(by: size))
    let bounds = bounds(children, proposed: offer)
    return children.map { child in
      let x = -child.guide(alignment.horizontal, proposed: offer) - bounds.x.start
      let y = -child.guide(alignment.vertical, proposed: offer) - bounds.y.start
      return Placement(child, x: x.finiteOrZero, y: y.finiteOrZero, proposal: offer)
    }
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChildren(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    let spacings = view.children.map(\.spacing)
    guard let first = spacings.first else { return .plain }
    return spacings.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The extents around the guides of the views that count.
  private func bounds(
    _ children: ViewChildren, proposed: ProposedSize
  ) -> (x: Extent, y: Extent) {
    var x = Extent()
    var y = Extent()
    let highest = children.map(\.priority).max()
    for child in children where child.priority == highest {
      let size = child.size(proposed: proposed)
      x.include(size.width, guide: child.guide(alignment.horizontal, proposed: proposed))
      y.include(size.height, guide: child.guide(alignment.vertical, proposed: proposed))
    }
    return (x, y)
  }
}

/// A length around a guide that is at 0.
private struct Extent {
  var start = 0.0
  var length = 0.0
  private var isEmpty = true

  mutating func include(_ size: Double, guide: Double) {
    guard size.isFinite, length.isFinite else {
      (start, length) = (0, .infinity)
      return
    }
    let from = -guide.finiteOrZero
    let end = isEmpty ? from + size : max(start + length, from + size)
    start = isEmpty ? from : min(start, from)
    length = end - start
    isEmpty = false
  }
}
