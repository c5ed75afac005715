import DynamicTypeModel
import SwiftUIModel

/// `safeAreaInset(edge:alignment:spacing:content:)`: the second view at an edge, the first in what is
/// left.
///
/// Source: OpenSwiftUI 069dd80b.
struct SafeAreaInsetRule: LayoutRule {
  var edge: ViewEdge
  var alignment: GuideKey
  /// nil for the system's.
  var spacing: Double?

  var passesGuides: Bool { true }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    guard let child = view.child else { return Size() }
    let (content, inset) = proposals(proposed, in: view)
    var size = child.size(proposed: content)
    if let secondary = view.secondary {
      size[axis] += gap + secondary.length(axis, proposed: inset)
    }
    return size
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let (content, inset) = proposals(proposed, in: view)
    guard let secondary = view.secondary else { return [Placement(child, proposal: content)] }
    var contentOrigin = Point()
    var insetOrigin = Point()
    if isFirst {
      contentOrigin[axis] = secondary.length(axis, proposed: inset) + gap
    } else {
      insetOrigin[axis] = child.length(axis, proposed: content) + gap
    }
    let own = child.dimensions(proposed: content)
    insetOrigin[axis.other] = own[alignment] - secondary.guide(alignment, proposed: inset)
    return [
      Placement(
        child, x: contentOrigin.x.finiteOrZero, y: contentOrigin.y.finiteOrZero,
        proposal: content),
      Placement(
        secondary, x: insetOrigin.x.finiteOrZero, y: insetOrigin.y.finiteOrZero, proposal: inset),
    ]
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChild(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }

  /// What the content is left; it may reach under the inset where it ignores the safe area.
  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? {
    guard let child = view.child,
      let place = placements(proposed: proposed, size: size, in: view).first
    else { return nil }
    let own = child.size(proposed: place.proposal)
    return Rect(x: place.origin.x, y: place.origin.y, width: own.width, height: own.height)
  }

  private var gap: Double { (spacing ?? ViewSpacing.standard).finiteOrZero }

  /// The inset is offered what the content's least length leaves, the content the rest.
  private func proposals(
    _ proposed: ProposedSize, in view: ViewHandle
  ) -> (content: ProposedSize, inset: ProposedSize) {
    guard let child = view.child, let secondary = view.secondary, let length = proposed[axis]
    else { return (proposed, proposed) }
    var smallest = proposed
    smallest[axis] = 0
    var inset = proposed
    inset[axis] = max(0, length - gap - child.length(axis, proposed: smallest))
    var content = proposed
    content[axis] = max(0, length - gap - secondary.length(axis, proposed: inset))
    return (content, inset)
  }
}
