import DynamicTypeModel
import SwiftUIModel

/// `frame(width:height:alignment:)`: exact on the axes that it names.
struct FrameRule: LayoutRule {
  var width: Double?
  var height: Double?
  var alignment: ViewAlignment

  /// Lengths that are infinite, negative or no number are taken as not named.
  init(width: Double?, height: Double?, alignment: ViewAlignment) {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.width = usable(width)
    self.height = usable(height)
    self.alignment = alignment
  }

  var passesGuides: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    guard let child = view.child else { return Size(width: width ?? 0, height: height ?? 0) }
    let size = child.size(proposed: offer(proposed))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.alignedChild(alignment, in: size, proposal: offer(proposed))
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    view.guideOfChild(key, proposed: proposed)
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    var spacing = view.child?.spacing ?? .plain
    if view.isSpacer { return spacing }
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }

  private func offer(_ proposed: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposed.width, height: height ?? proposed.height)
  }
}

extension ViewHandle {
  /// Whether what is in it is a spacer, which keeps no distance to its neighbours in a frame either.
  ///
  /// Source: OpenSwiftUI, `Spacer`, which has its spacing projected, and `_FrameLayout`.
  var isSpacer: Bool {
    var child = child
    while let next = child {
      if next.node.rule is SpacerRule { return true }
      guard next.node.rule is any PassThroughRule else { return false }
      child = next.child
    }
    return false
  }

  /// The view's child within a size, guide on guide.
  func alignedChild(
    _ alignment: ViewAlignment, in size: Size, proposal: ProposedSize
  ) -> [Placement] {
    guard let child else { return [] }
    let own = ViewDimensions(width: size.width, height: size.height)
    let x = own[alignment.horizontal] - child.guide(alignment.horizontal, proposed: proposal)
    let y = own[alignment.vertical] - child.guide(alignment.vertical, proposed: proposal)
    return [Placement(child, x: x.finiteOrZero, y: y.finiteOrZero, proposal: proposal)]
  }
}

extension ViewSpacing {
  /// Makes both edges of an axis plain: what is framed or padded is no text there any more.
  mutating func reset(_ axis: Axis) {
    if axis == .horizontal {
      (leading, trailing) = (Edge(), Edge())
    } else {
      (top, bottom) = (.shape, .shape)
    }
  }
}
