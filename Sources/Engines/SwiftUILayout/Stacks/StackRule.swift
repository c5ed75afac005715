import DynamicTypeModel
import SwiftUIModel

/// `HStack` and `VStack`.
///
/// Source: OpenSwiftUI 069dd80b, `StackLayout`; the arithmetic is confirmed by
/// stackotter/swiftui-layout-edge-cases 921132a on macOS.
struct StackRule: LayoutRule {
  var description: StackDescription
  /// Assumptions of what the stack was made from, such as a control.
  var assumptions: LayoutAssumptions = []

  var passesGuides: Bool { true }

  private var axis: Axis { description.axis }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let children = view.children
    guard !children.isEmpty else { return Size() }
    let gaps = gaps(children)
    let proposals = StackSolver(axis: axis, children: children, gaps: gaps.reduce(0, +))
      .proposals(for: proposed)
    var size = Size()
    size[axis] = zip(children, proposals).reduce(gaps.reduce(0, +)) {
      $0 + $1.0.length(axis, proposed: $1.1)
    }
    size[axis.other] = extent(children, proposals).length
    return size
  }

  /// A missing length across the stack becomes the stack's own: the second layout may differ from
  /// the one that was measured (OpenSwiftUI, `proposalWhenPlacing`).
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    var proposed = proposed
    proposed[axis.other] = proposed[axis.other] ?? size[axis.other]
    let children = view.children
    let gaps = gaps(children)
    let proposals = StackSolver(axis: axis, children: children, gaps: gaps.reduce(0, +))
      .proposals(for: proposed)
    let start = extent(children, proposals).start
    var position = 0.0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      var origin = Point()
      origin[axis] = position
      let guide = child.guide(description.alignment, proposed: proposals[index])
      origin[axis.other] = (-guide - start).finiteOrZero
      placements.append(Placement(child, x: origin.x, y: origin.y, proposal: proposals[index]))
      position += child.length(axis, proposed: proposals[index])
    }
    return placements
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChildren(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    .stack(view.children.map(\.spacing), along: axis)
  }

  func priority(in view: ViewHandle) -> Double { view.children.isEmpty ? -.infinity : 0 }

  /// The distances between neighbours, one fewer than children.
  private func gaps(_ children: [ViewHandle]) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      let gap = description.spacing ?? first.spacing.distance(to: second.spacing, along: axis)
      return gap.finiteOrZero
    }
  }

  /// The extent across the stack around the guide, which is at 0 and always within.
  private func extent(
    _ children: [ViewHandle], _ proposals: [ProposedSize]
  ) -> (start: Double, length: Double) {
    var start = 0.0
    var end = 0.0
    for (child, proposal) in zip(children, proposals) {
      let length = child.length(axis.other, proposed: proposal)
      guard length.isFinite else { return (0, .infinity) }
      let guide = child.guide(description.alignment, proposed: proposal).finiteOrZero
      start = min(start, -guide)
      end = max(end, length - guide)
    }
    return (start, end - start)
  }
}
