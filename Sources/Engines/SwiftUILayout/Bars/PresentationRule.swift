import DynamicTypeModel
import SwiftUIModel

/// A sheet or cover over the window: its screen in the safe area that it has.
struct PresentationRule: LayoutRule {
  var kind: PresentationDescription.Kind
  /// The heights at which it rests; empty for the largest one.
  var detents: [PresentationDetent]

  var assumptions: LayoutAssumptions { .barMetrics }

  /// Of the window that a large sheet leaves free below the safe area's top, in points.
  static let topGap = 10.0

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let window = view.session.window
    let safeArea = view.session.safeArea
    guard kind != .fullScreenCover else { return window }
    let largest = max(0, window.height - safeArea.top - Self.topGap)
    let heights = detents.map { detent in
      switch detent {
      case .large: largest
      case .medium: min(largest, window.height / 2)
      case .fraction(let part): largest * part.clamped(0, 1)
      case .height(let height): min(largest, height.sanitizedLength + safeArea.bottom)
      }
    }
    return Size(width: window.width, height: heights.min() ?? largest)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let region = region(in: view, size: size)
    let own = child.size(proposed: ProposedSize(region.size))
    return [
      Placement(
        child, x: (region.x + (region.width - own.width) / 2).finiteOrZero,
        y: (region.y + (region.height - own.height) / 2).finiteOrZero,
        proposal: ProposedSize(region.size))
    ]
  }

  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? {
    region(in: view, size: size)
  }

  private func region(in view: ViewHandle, size: Size) -> Rect {
    let safeArea = view.session.safeArea
    let top = kind == .fullScreenCover ? safeArea.top : 0
    return Rect(
      x: safeArea.leading, y: top, width: max(0, size.width - safeArea.horizontal),
      height: max(0, size.height - top - safeArea.bottom))
  }
}
