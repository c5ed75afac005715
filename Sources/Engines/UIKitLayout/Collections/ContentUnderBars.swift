import DynamicTypeModel
import UIKitModel

/// Which scroll views leave their content under the screen's bars.
struct ContentUnderBars: LayoutStep {
  let screen: ScreenContext
  let geometry: ScreenGeometry

  /// The scroll views of a solved system whose content stays under the bars.
  ///
  /// Source: Apple, *UIScrollView.ContentInsetAdjustmentBehavior*: `automatic` moves content that
  /// is larger than its view, or bounces anyway, and all inside a navigation controller; two
  /// recorded screens of two projects have the status bar in the margins of content that is lower.
  /// Content as high as its view is moved (another).
  ///
  /// - Returns: Nil where no bars reach into the system.
  func scrollViews(of system: ConstraintSystem) -> Set<ElementIndex>? {
    guard system.root == .root, geometry.insets.top > 0 || geometry.insets.bottom > 0,
      let controller = screen.scene.controller
    else { return nil }
    let adjustsAll =
      presentation.hasNavigationBar && controller.automaticallyAdjustsScrollViewInsets
    var result: Set<ElementIndex> = []
    for member in system.members {
      guard case .scroll(let scroll) = screen[member].content,
        let content = system.contentBox(of: member), scrollView(around: member) == nil
      else { continue }
      let height = system.solution.rect(of: content).height
      let fits = height < rects[member.rawValue].height - 0.01
      if scroll.leavesContentUnderBars(whereItFits: fits, unlessAutomatic: adjustsAll) {
        result.insert(member)
      }
    }
    return result
  }
}

extension ScrollContent {
  fileprivate func leavesContentUnderBars(
    whereItFits fits: Bool, unlessAutomatic adjustsAll: Bool
  ) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: true
    case .always: false
    case .scrollableAxes: fits && !alwaysBouncesVertically
    case .automatic, nil: fits && !alwaysBouncesVertically && !adjustsAll
    }
  }
}
