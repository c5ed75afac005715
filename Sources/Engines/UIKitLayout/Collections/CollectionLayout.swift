import DynamicTypeModel
import UIKitModel

/// Where a collection's cells, header and footer are: as a flow layout says.
struct CollectionLayout {
  private(set) var placed: [PlacedRoot] = []
  private(set) var contentSize: Size

  /// - Parameters:
  ///   - index: The collection, whose frame is known.
  ///   - solver: What cells are measured with that say their own size.
  init(
    of index: ElementIndex, _ collection: CollectionContent,
    measuredBy solver: inout SystemSolver
  ) {
    let screen = solver.screen
    let frame = solver.geometry.rects[index.rawValue]
    if let size = collection.placedContentSize {
      contentSize = size
      for child in screen.scene.children(of: index) {
        if let place = screen[child].recordedFrame { add(child, at: place, in: frame) }
      }
      return
    }
    guard collection.sections.isEmpty else {
      contentSize = Size()
      contentSize = placeSections(of: collection, in: frame, &solver)
      return
    }
    var cells: [ElementIndex] = []
    var header: ElementIndex?
    var footer: ElementIndex?
    for child in screen.scene.children(of: index) {
      switch screen[child].key {
      case .sectionHeaderView: header = child
      case .sectionFooterView: footer = child
      default: cells.append(child)
      }
    }
    let flow = FlowLayout(
      collection, bounds: frame.size,
      sizes: cells.map { Self.size(of: $0, in: collection, &solver) },
      hasHeader: header != nil, hasFooter: footer != nil)
    contentSize = flow.contentSize
    for (cell, place) in zip(cells, flow.cells) { add(cell, at: place, in: frame) }
    if let header { add(header, at: flow.header, in: frame) }
    if let footer { add(footer, at: flow.footer, in: frame) }
  }

  mutating func add(_ root: ElementIndex, at place: Rect, in collection: Rect) {
    placed.append(
      PlacedRoot(
        root: root,
        frame: Rect(
          x: collection.x + place.x, y: collection.y + place.y, width: place.width,
          height: place.height)))
  }

  /// The size a cell was drawn in; cells that size themselves grow with their content beyond Large.
  ///
  /// Source: Apple, `estimatedItemSize`: a value other than zero lets cells say their own size.
  private static func size(
    of cell: ElementIndex, in collection: CollectionContent, _ solver: inout SystemSolver
  ) -> Size {
    let environment = solver.screen.environment
    let size = solver.screen[cell].recordedFrame?.size ?? collection.itemSize
    guard collection.estimatedItemSize != nil, !environment.isAsRecorded else { return size }
    let fitted = environment.roundedUp(solver.fittingHeight(of: cell, width: size.width))
    return Size(width: size.width, height: max(size.height, fitted))
  }
}
