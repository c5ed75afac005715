import DynamicTypeModel
import SwiftUIModel

/// What a modifier does that leaves the layout of its view alone: it answers as the view does.
protocol PassThroughRule: LayoutRule {}

extension PassThroughRule {
  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    view.child?.size(proposed: proposed) ?? Size()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.child.map { [Placement($0, proposal: proposed)] } ?? []
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.child?.explicitGuide(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }
}
