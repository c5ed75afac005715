import DynamicTypeModel
import SwiftUIModel

/// `aspectRatio(_:contentMode:)`.
struct AspectRatioRule: LayoutRule {
  /// Width by height; nil for the ideal size's.
  var ratio: Double?
  var mode: AspectMode

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    guard let child = view.child else { return Size() }
    return child.size(proposed: offer(proposed, child))
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.child.map { [Placement($0, proposal: offer(proposed, $0))] } ?? []
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChild(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing { view.child?.spacing ?? .plain }

  /// The ratio's rectangle scaled into what is offered, or over it; a side that is not offered does
  /// not count.
  private func offer(_ proposed: ProposedSize, _ child: ViewHandle) -> ProposedSize {
    guard proposed != .unspecified else { return proposed }
    let shape = ratio.map { Size(width: $0, height: 1) } ?? child.size(proposed: .unspecified)
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else {
      return proposed
    }
    let factors = [
      proposed.width.map { $0 / shape.width }, proposed.height.map { $0 / shape.height },
    ]
    .compactMap { $0 }
    guard let factor = mode == .fit ? factors.min() : factors.max() else { return proposed }
    return ProposedSize(width: shape.width * factor, height: shape.height * factor)
  }
}
