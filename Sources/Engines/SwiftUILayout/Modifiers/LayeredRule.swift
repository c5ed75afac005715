import DynamicTypeModel
import SwiftUIModel

/// `overlay` and `background`: the second view is offered the size of the first and changes nothing
/// about it.
struct LayeredRule: LayoutRule {
  var alignment: ViewAlignment
  /// Whether the second view is drawn behind the first.
  var isBehind = false

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    view.child?.size(proposed: proposed) ?? Size()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let first = Placement(child, proposal: proposed)
    guard let secondary = view.secondary else { return [first] }
    let offer = ProposedSize(size)
    let own = child.dimensions(proposed: proposed)
    let x = own[alignment.horizontal] - secondary.guide(alignment.horizontal, proposed: offer)
    let y = own[alignment.vertical] - secondary.guide(alignment.vertical, proposed: offer)
    return [
      first, Placement(secondary, x: x.finiteOrZero, y: y.finiteOrZero, proposal: offer),
    ]
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.child?.explicitGuide(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }

  func priority(in view: ViewHandle) -> Double { view.child?.priority ?? 0 }
}
