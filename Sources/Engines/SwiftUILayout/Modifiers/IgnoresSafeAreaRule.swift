import DynamicTypeModel
import SwiftUIModel

/// `ignoresSafeArea(_:edges:)`: sized as without; where its edges touch those of the safe area, what is
/// in it is placed up to the window's.
///
/// Source: OpenSwiftUI 069dd80b, which takes edges within half a pixel as touching.
struct IgnoresSafeAreaRule: PassThroughRule {
  var edges: ViewEdges

  /// How far each edge moves outwards.
  ///
  /// - Parameters:
  ///   - frame: Of the view, in the window's coordinates.
  ///   - region: The safe area that it is in.
  ///   - screen: The window or sheet that it is in.
  func outsets(
    frame: Rect, region: Rect, screen: Rect, isMirrored: Bool, pixel: Double
  ) -> DirectionalInsets {
    func reach(_ edge: ViewEdges, _ touches: Double, _ distance: Double) -> Double {
      edges.contains(edge) && abs(touches) <= pixel / 2 ? max(0, distance) : 0
    }
    let left = reach(
      isMirrored ? .trailing : .leading, frame.minX - region.minX,
      frame.minX - screen.minX)
    let right = reach(
      isMirrored ? .leading : .trailing, frame.maxX - region.maxX,
      screen.maxX - frame.maxX)
    return DirectionalInsets(
      top: reach(.top, frame.minY - region.minY, frame.minY - screen.minY),
      leading: isMirrored ? right : left,
      bottom: reach(.bottom, frame.maxY - region.maxY, screen.maxY - frame.maxY),
      trailing: isMirrored ? left : right)
  }
}
