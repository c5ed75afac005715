import DynamicTypeModel

extension Scene {
  /// Whether a cell of a built-in style places the element, as one of its labels or as its image.
  public func isPartOfBuiltInCell(_ index: ElementIndex) -> Bool {
    guard let content = elements[index.rawValue].parent,
      elements[content.rawValue].kind == .tableViewCellContentView,
      let parent = elements[content.rawValue].parent,
      case .cell(let cell) = elements[parent.rawValue].content, cell.style != .custom
    else { return false }
    return [cell.textLabel, cell.detailTextLabel, cell.imageView].contains(index)
  }
}
