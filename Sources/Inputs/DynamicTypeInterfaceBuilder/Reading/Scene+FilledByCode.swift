import DynamicTypeModel
import UIKitModel

extension Scene {
  /// Marks the views that show nothing until code fills them.
  ///
  /// These are tables, collections, stacks and scroll views without content; views of the app's own classes, which may
  /// draw themselves; and views without a colour that code knows by an outlet. Of other empty views a document says
  /// all: they are lines, boxes and room.
  mutating func markViewsFilledByCode() {
    let named = Set(outlets.map(\.destination))
    let hasOwnClass = controller?.customClass != nil
    for index in elements.indices where showsNothing(index) {
      let element = elements[index]
      let isKnownToCode =
        named.contains(element.id) || index == 0 && controller != nil && hasOwnClass
      let isClear =
        element.backgroundColor == nil || element.backgroundColor == .clear || index == 0
      switch element.kind {
      case .tableView, .collectionView, .stackView, .scrollView:
        elements[index].isFilledByCode = true
      case .view, .collectionReusableView:
        elements[index].isFilledByCode = element.customClass != nil || isKnownToCode && isClear
      case .tableViewCellContentView, .collectionViewCellContentView:
        let cell = element.parent.map { elements[$0.rawValue] }
        elements[index].isFilledByCode = cell?.isCustomCell == true && cell?.customClass != nil
      default: break
      }
    }
  }

  /// Whether nothing of what is in a view is seen.
  private func showsNothing(_ index: Int) -> Bool {
    let element = elements[index]
    guard !element.isHidden else { return false }
    return (index + 1..<max(index + 1, element.subtreeEnd)).allSatisfy {
      elements[$0].isHidden || elements[$0].parent.map { elements[$0.rawValue].isHidden } == true
    }
  }
}

extension Element {
  /// Whether what is in it is the app's own.
  fileprivate var isCustomCell: Bool {
    if case .cell(let cell) = content { return cell.style == .custom }
    return kind == .collectionViewCell
  }
}
