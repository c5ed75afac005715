import DynamicTypeModel
import UIKitModel

/// Which scroll views move their content out from under the bars.
extension LayoutPass {
  func isScrolled(_ index: ElementIndex) -> Bool { scrollView(around: index) != nil }

  /// The innermost view that scrolls an element; nil where none does.
  func scrollView(around index: ElementIndex) -> ElementIndex? {
    layout.scrollViews[index.rawValue]
  }

  /// Whether an element is moved out from under the bars by what it scrolls in.
  func clearsBars(_ index: ElementIndex) -> Bool {
    scrollView(around: index).map { !contentUnderBars.contains($0) } ?? false
  }

  /// Notes the scroll views of a solved system whose content stays under the bars.
  ///
  /// Source: Apple, *UIScrollView.ContentInsetAdjustmentBehavior*: `automatic` moves content that is larger than
  /// its view, or bounces anyway, and all inside a navigation controller; two recorded screens of two projects
  /// have the status bar in the margins of content that is lower. One as high as its view is moved (another).
  ///
  /// - Returns: Whether there are any.
  mutating func noteContentUnderBars(in system: ConstraintSystem) -> Bool {
    guard system.root == .root, insets.top > 0 || insets.bottom > 0,
      let controller = scene.controller
    else { return false }
    let adjustsAll =
      presentation.hasNavigationBar && controller.automaticallyAdjustsScrollViewInsets
    for member in system.members {
      guard case .scroll(let scroll) = element(member).content,
        let content = system.contentBox(of: member), !isScrolled(member)
      else { continue }
      let height = system.solution.rect(of: content).height
      let fits = height < rects[member.rawValue].height - 0.01
      if scroll.leavesContentUnderBars(whereItFits: fits, unlessAutomatic: adjustsAll) {
        contentUnderBars.insert(member)
      }
    }
    return !contentUnderBars.isEmpty
  }
}

extension ScrollContent {
  fileprivate func leavesContentUnderBars(
    whereItFits fits: Bool, unlessAutomatic adjustsAll: Bool
  ) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case "never": true
    case "always": false
    case "scrollableAxes": fits && !alwaysBouncesVertically
    default: fits && !alwaysBouncesVertically && !adjustsAll
    }
  }
}

extension Scene {
  /// The innermost view that scrolls each element, by its index; nil where none does.
  var scrollViews: [ElementIndex?] {
    var result: [ElementIndex?] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      result.append(
        element.parent.flatMap { parent in
          elements[parent.rawValue].kind.scrolls ? parent : result[parent.rawValue]
        })
    }
    return result
  }
}

extension ElementKind {
  /// Whether views stand in it that it scrolls.
  var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView: true
    default: false
    }
  }
}
