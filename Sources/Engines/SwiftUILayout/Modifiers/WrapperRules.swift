import DynamicTypeModel
import SwiftUIModel

/// A modifier that is as large as what it modifies, or is drawn only.
struct TransparentRule: PassThroughRule {
  /// Assumptions about what it stands for.
  var assumptions: LayoutAssumptions = []

  func priority(in view: ViewHandle) -> Double { view.child?.priority ?? 0 }
}

/// `layoutPriority(_:)`.
struct PriorityRule: PassThroughRule {
  var value: Double

  func priority(in view: ViewHandle) -> Double { value.isNaN ? 0 : value }
}

/// `fixedSize(horizontal:vertical:)`: the ideal length on some axes.
struct FixedSizeRule: LayoutRule {
  var axes: AxisSet

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    view.child?.size(proposed: offer(proposed)) ?? Size()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.child.map { [Placement($0, proposal: offer(proposed))] } ?? []
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.child?.explicitGuide(key, proposed: offer(proposed))
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }

  func priority(in view: ViewHandle) -> Double { view.child?.priority ?? 0 }

  private func offer(_ proposed: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposed.width,
      height: axes.contains(.vertical) ? nil : proposed.height)
  }
}

/// `offset(x:y:)`: drawn elsewhere, and laid out as if it were not.
struct OffsetRule: LayoutRule {
  var x: Double
  var y: Double

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    view.child?.size(proposed: proposed) ?? Size()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.child.map {
      [Placement($0, x: x.finiteOrZero, y: y.finiteOrZero, proposal: proposed)]
    } ?? []
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.child?.explicitGuide(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }

  func priority(in view: ViewHandle) -> Double { view.child?.priority ?? 0 }
}

/// `position(x:y:)`: takes what it is offered and puts the middle of the view at a point.
struct PositionRule: LayoutRule {
  var x: Double
  var y: Double

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let own = child.size(proposed: proposed)
    return [
      Placement(
        child, x: (x - own.width / 2).finiteOrZero, y: (y - own.height / 2).finiteOrZero,
        proposal: proposed)
    ]
  }
}

/// `alignmentGuide(_:computeValue:)`.
struct AlignmentGuideRule: LayoutRule {
  var key: GuideKey
  var value: @Sendable (ViewDimensions) -> Double

  var passesGuides: Bool { true }
  var ownGuides: GuideMask { key.axis == .horizontal ? .horizontal : .vertical }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    view.child?.size(proposed: proposed) ?? Size()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.child.map { [Placement($0, proposal: proposed)] } ?? []
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    guard let child = view.child else { return nil }
    if key == self.key { return value(child.dimensions(proposed: proposed)) }
    return child.explicitGuide(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }

  func priority(in view: ViewHandle) -> Double { view.child?.priority ?? 0 }
}
