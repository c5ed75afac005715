import DynamicTypeModel
import SwiftUIModel

/// `GeometryReader`: takes what it is offered; its views are made for that size, lie on each other at
/// the top leading corner and are offered the size.
struct GeometryReaderRule: LayoutRule {
  var content: @Sendable (GeometryProxy) -> ViewTree

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.children.map { Placement($0, proposal: ProposedSize(size)) }
  }
}
