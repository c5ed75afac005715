import DynamicTypeModel
import UIKitLayout
import UIKitModel

/// What places a view: whether its recorded frame is an answer or an input.
package enum Placement: String, Hashable, Sendable, CaseIterable, Codable {
  /// Answers that layout has to find.
  case constraints, stack, table
  /// Labels and images of built-in cell styles: answers too, in figures of their own.
  case builtInCell = "built-in cell"
  /// Inputs that layout takes over: agreement on them proves nothing.
  case autoresizing, fixed, root, placeholder

  init(of index: ElementIndex, in scene: Scene) {
    let element = scene.elements[index.rawValue]
    guard let parent = element.parent else {
      self = .root
      return
    }
    let parentKind = scene.elements[parent.rawValue].kind
    switch element.kind {
    case .tableViewCell, .tableViewCellContentView: self = .table
    case _ where scene.isPartOfBuiltInCell(index): self = .builtInCell
    case _ where parentKind == .stackView:
      self = scene.placeholderAxes(of: index).isEmpty ? .stack : .placeholder
    case _ where element.hasFixedFrame: self = .fixed
    case _ where element.translatesAutoresizingMask: self = .autoresizing
    default: self = .constraints
    }
  }

  package var isAnswer: Bool {
    switch self {
    case .constraints, .stack, .table, .builtInCell: true
    case .autoresizing, .fixed, .root, .placeholder: false
    }
  }
}
