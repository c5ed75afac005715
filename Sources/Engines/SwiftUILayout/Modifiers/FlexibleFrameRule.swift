import DynamicTypeModel
import SwiftUIModel

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// Source: OpenSwiftUI 069dd80b, `_FlexFrameLayout`; Apple's documentation of the modifier.
struct FlexibleFrameRule: LayoutRule {
  var frame: FlexibleFrame

  func priority(in view: ViewHandle) -> Double { view.child?.priorityOfFrame ?? 0 }

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let horizontal = limits(.horizontal)
    let vertical = limits(.vertical)
    let child = view.child?.size(proposed: offer(proposed)) ?? Size()
    return Size(
      width: horizontal.length(proposed: proposed.width, child: child.width),
      height: vertical.length(proposed: proposed.height, child: child.height))
  }

  /// A frame offers its own length, so that a text that was measured on one line wraps in it. Where
  /// nothing was offered, the length is the view's own, and no limit changed it, it goes on offering nothing.
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    var offer = ProposedSize(size)
    for axis in [Axis.horizontal, .vertical]
    where proposed[axis] == nil && limits(axis).areFree(at: size[axis]) {
      offer[axis] = nil
    }
    return view.alignedChild(frame.alignment, in: size, proposal: offer)
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChild(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    var spacing = view.child?.spacing ?? .plain
    if view.isSpacer { return spacing }
    for axis in [Axis.horizontal, .vertical] where limits(axis).isNamed { spacing.reset(axis) }
    return spacing
  }

  private func offer(_ proposed: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: limits(.horizontal).offer(proposed.width),
      height: limits(.vertical).offer(proposed.height))
  }

  private func limits(_ axis: Axis) -> FrameLimits {
    axis == .horizontal
      ? FrameLimits(frame.minWidth, frame.idealWidth, frame.maxWidth)
      : FrameLimits(frame.minHeight, frame.idealHeight, frame.maxHeight)
  }
}

/// The limits of a flexible frame on one axis.
private struct FrameLimits {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { $0 >= 0 ? $0 : nil }
    }
    self.minimum = usable(minimum)
    self.ideal = usable(ideal).flatMap { $0.isFinite ? $0 : nil }
    self.maximum = usable(maximum)
  }

  var isNamed: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// Whether a length is the view's own: no ideal one, and none that a limit may have changed.
  func areFree(at length: Double) -> Bool {
    ideal == nil && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
  }

  func offer(_ proposed: Double?) -> Double? {
    (proposed ?? ideal).map { $0.clamped(minimum, maximum) }
  }

  func length(proposed: Double?, child: Double) -> Double {
    guard let proposed else {
      return ideal?.clamped(minimum, maximum) ?? child.clamped(minimum, maximum)
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return proposed.clamped(minimum, maximum)
    case (let minimum?, nil): return max(min(proposed, child), minimum)
    case (nil, let maximum?): return min(max(proposed, child), maximum)
    case (nil, nil): return child
    }
  }
}
