import DynamicTypeModel
import UIKitModel

/// Collections: a flow layout says where cells go.
extension LayoutPass {
  mutating func layOutCollection(_ index: ElementIndex, _ collection: CollectionContent) {
    let frame = rects[index.rawValue]
    var cells: [ElementIndex] = []
    var header: ElementIndex?
    var footer: ElementIndex?
    for child in scene.children(of: index) {
      switch element(child).key {
      case "sectionHeaderView": header = child
      case "sectionFooterView": footer = child
      default: cells.append(child)
      }
    }
    let flow = FlowLayout(
      collection, bounds: frame.size, sizes: cells.map { cellSize(of: $0, in: collection) },
      hasHeader: header != nil, hasFooter: footer != nil)
    for (cell, place) in zip(cells, flow.cells) { layOutSystem(cell, in: place, of: frame) }
    if let header { layOutSystem(header, in: flow.header, of: frame) }
    if let footer { layOutSystem(footer, in: flow.footer, of: frame) }
    contentSizes[index.rawValue] = flow.contentSize
  }

  private mutating func layOutSystem(_ root: ElementIndex, in place: Rect, of collection: Rect) {
    layOutSystem(
      root, at: Point(x: collection.x + place.x, y: collection.y + place.y), size: place.size)
  }

  /// The size a cell was drawn in; cells that size themselves grow with their content beyond Large.
  ///
  /// Source: Apple, `estimatedItemSize`: a value other than zero lets cells say their own size.
  private mutating func cellSize(of cell: ElementIndex, in collection: CollectionContent) -> Size {
    let size = element(cell).recordedFrame?.size ?? collection.itemSize
    guard collection.estimatedItemSize != nil, !isAsRecorded else { return size }
    let fitted = environment.roundedUp(fittingHeight(of: cell, width: size.width))
    return Size(width: size.width, height: max(size.height, fitted))
  }
}
