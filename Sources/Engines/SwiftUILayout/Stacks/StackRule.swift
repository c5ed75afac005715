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
    size[axis] = solution.sizes.reduce(solution.gaps.reduce(0, +)) { $0 + $1[axis] }
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
    for (index, child) in children.enumerated() {
      if index > 0 { position += solution.gaps[index - 1] }
      var origin = Point()
      origin[axis] = position
      origin[axis.other] = (-guide(of: child, index, solution) - start).finiteOrZero
      placements.append(
        Placement(child, x: origin.x, y: origin.y, proposal: solution.proposals[index]))
      position += solution.sizes[index][axis]
    }
    return placements
  }

  /// What each view is offered and answers; that for the last proposal is kept.
  private func solution(_ proposed: ProposedSize, in view: ViewHandle) -> StackSolution {
    if let known = view.node.stackSolution, known.proposed == proposed { return known }
    let children = view.children
    let gaps = view.node.stackSolution?.gaps ?? gaps(children)
    let solver = StackSolver(axis: axis, children: children, gaps: gaps.reduce(0, +))
    let answers = solver.answers(to: proposed)
    let solution = StackSolution(
      proposed: proposed, proposals: answers.proposals, sizes: answers.sizes, gaps: gaps)
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
    for (index, child) in children.enumerated() {
      let length = solution.sizes[index][axis.other]
      guard length.isFinite else { return (0, .infinity) }
      let guide = guide(of: child, index, solution).finiteOrZero
      start = min(start, -guide)
      end = max(end, length - guide)
    }
    return (start, end - start)
  }

  /// The position of the stack's guide in a view.
  private func guide(of child: ViewHandle, _ index: Int, _ solution: StackSolution) -> Double {
    guard child.node.guides.isEmpty else {
      return child.guide(description.alignment, proposed: solution.proposals[index])
    }
    let size = solution.sizes[index]
    let value = description.alignment.defaultValue(
      in: ViewDimensions(width: size.width, height: size.height))
    return value.isNaN ? 0 : value
  }
}

/// What the views of a stack are offered, and what they answer.
struct StackSolution {
  var proposed: ProposedSize
  var proposals: [ProposedSize]
  var sizes: [Size]
  /// The distances between neighbours.
  var gaps: [Double]
}
