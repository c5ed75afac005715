import DynamicTypeModel
import SwiftUIModel

/// `ViewThatFits`: the first view whose ideal size fits on some axes, else the last.
struct ViewThatFitsRule: LayoutRule {
  var axes: AxisSet

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    chosen(proposed, in: view)?.size(proposed: proposed) ?? Size()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    chosen(proposed, in: view).map { [Placement($0, proposal: proposed)] } ?? []
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    chosen(proposed, in: view)?.explicitGuide(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    let spacings = view.children.map(\.spacing)
    guard let first = spacings.first else { return .plain }
    return spacings.dropFirst().reduce(first) { $0.union($1) }
  }

  private func chosen(_ proposed: ProposedSize, in view: ViewHandle) -> ViewHandle? {
    let children = view.children
    return children.dropLast().first { fits($0, proposed) } ?? children.last
  }

  private func fits(_ child: ViewHandle, _ proposed: ProposedSize) -> Bool {
    var ideal = proposed
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) { ideal[axis] = nil }
    let size = child.size(proposed: ideal)
    return [Axis.horizontal, .vertical].allSatisfy { axis in
      guard axes.contains(axis), let length = proposed[axis] else { return true }
      return size[axis] <= length
    }
  }
}
