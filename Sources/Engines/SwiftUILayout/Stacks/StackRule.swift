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
    guard !view.node.children.isEmpty else { return Size() }
    let solution = solution(proposed, in: view)
    var size = Size()
    size[axis] = solution.shares.reduce(solution.gaps.reduce(0, +)) { $0 + $1.size[axis] }
    size[axis.other] = extent(view.children, solution).length
    return size
  }

  /// A missing length across the stack becomes the stack's own: the second layout may differ from
  /// the one that was measured (OpenSwiftUI, `proposalWhenPlacing`).
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    var proposed = proposed
    proposed[axis.other] = proposed[axis.other] ?? size[axis.other]
    let children = view.children
    let solution = solution(proposed, in: view)
    let start = extent(children, solution).start
    var position = 0.0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    let alignment = StackAlignment(description.alignment)
    for (index, child) in children.enumerated() {
      if index > 0 { position += solution.gaps[index - 1] }
      let share = solution.shares[index]
      var origin = Point()
      origin[axis] = position
      origin[axis.other] = (-alignment.guide(of: child, share) - start).finiteOrZero
      placements.append(Placement(child, x: origin.x, y: origin.y, proposal: share.proposal))
      position += share.size[axis]
    }
    return placements
  }

  /// What each view is offered and answers; that for the last proposal is kept.
  private func solution(_ proposed: ProposedSize, in view: ViewHandle) -> StackSolution {
    if let known = view.node.stackSolution, known.proposed == proposed { return known }
    let children = view.children
    let gaps = view.node.stackSolution?.gaps ?? gaps(children)
    let solver = StackSolver(axis: axis, children: children, gaps: gaps.reduce(0, +))
    let solution = StackSolution(
      proposed: proposed, shares: solver.shares(of: proposed), gaps: gaps)
    if !view.session.isPostponed { view.node.stackSolution = solution }
    return solution
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChildren(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    .stack(view.children.map(\.spacing), along: axis)
  }

  func priority(in view: ViewHandle) -> Double { view.children.isEmpty ? -.infinity : 0 }

  /// The distances between neighbours, one fewer than children.
  private func gaps(_ children: ViewChildren) -> [Double] {
    if let spacing = description.spacing {
      return [Double](repeating: spacing.finiteOrZero, count: max(0, children.count - 1))
    }
    return zip(children, children.dropFirst()).map { first, second in
      first.spacing.distance(to: second.spacing, along: axis).finiteOrZero
    }
  }

  /// The extent across the stack around the guide, which is at 0 and always within.
  private func extent(
    _ children: ViewChildren, _ solution: StackSolution
  ) -> (start: Double, length: Double) {
    var start = 0.0
    var end = 0.0
    let alignment = StackAlignment(description.alignment)
    for (index, child) in children.enumerated() {
      let share = solution.shares[index]
      let length = share.size[axis.other]
      guard length.isFinite else { return (0, .infinity) }
      let guide = alignment.guide(of: child, share).finiteOrZero
      start = min(start, -guide)
      end = max(end, length - guide)
    }
    return (start, end - start)
  }
}

/// What the views of a stack are offered, and what they answer.
struct StackSolution {
  var proposed: ProposedSize
  var shares: [StackSolver.Share]
  /// The distances between neighbours.
  var gaps: [Double]
}

/// The guide by which the views of a stack are aligned.
private struct StackAlignment {
  private let key: GuideKey
  /// Its place in views that set no guide, as a part of their length; nil for an app's own guide.
  private let part: Double?

  init(_ key: GuideKey) {
    self.key = key
    part =
      switch key.kind {
      case .start: 0
      case .center: 0.5
      case .end, .firstTextBaseline, .lastTextBaseline: 1
      case .custom: nil
      }
  }

  /// The position of the guide in a view.
  func guide(of child: ViewHandle, _ share: StackSolver.Share) -> Double {
    guard child.node.guides.isEmpty, let part else {
      return child.guide(key, proposed: share.proposal)
    }
    let value = share.size[key.axis] * part
    return value.isNaN ? 0 : value
  }
}
