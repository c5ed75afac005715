import DynamicTypeModel
import SwiftUIModel

/// `padding` and `safeAreaPadding`, which no text size changes.
struct PaddingRule: LayoutRule {
  var insets: DirectionalInsets
  /// The edges that are padded, be it by 0.
  var edges: ViewEdges
  /// Whether what is in it may reach into the padding where it ignores the safe area.
  var isSafeArea: Bool

  /// The distance in points where the view names none. Source: OpenSwiftUI 069dd80b.
  static let standard = 16.0

  init(_ insets: DirectionalInsets, edges: ViewEdges = .all, isSafeArea: Bool = false) {
    self.insets = DirectionalInsets(
      top: insets.top.finiteOrZero, leading: insets.leading.finiteOrZero,
      bottom: insets.bottom.finiteOrZero, trailing: insets.trailing.finiteOrZero)
    self.edges = edges
    self.isSafeArea = isSafeArea
  }

  func priority(in view: ViewHandle) -> Double { view.child?.priorityOfFrame ?? 0 }

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let child = view.child?.size(proposed: offer(proposed)) ?? Size()
    return Size(
      width: max(0, child.width + insets.horizontal),
      height: max(0, child.height + insets.vertical))
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    return [Placement(child, x: insets.leading, y: insets.top, proposal: offer(proposed))]
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChild(key, proposed: proposed)
  }

  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? {
    guard isSafeArea, let own = view.child?.size(proposed: offer(proposed)) else { return nil }
    return Rect(x: insets.leading, y: insets.top, width: own.width, height: own.height)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    var spacing = view.child?.spacing ?? .plain
    if edges.contains(.top) { spacing.top = .shape }
    if edges.contains(.bottom) { spacing.bottom = .shape }
    if edges.contains(.leading) { spacing.leading = .init() }
    if edges.contains(.trailing) { spacing.trailing = .init() }
    return spacing
  }

  private func offer(_ proposed: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposed.width.map { max(0, $0 - insets.horizontal) },
      height: proposed.height.map { max(0, $0 - insets.vertical) })
  }
}
