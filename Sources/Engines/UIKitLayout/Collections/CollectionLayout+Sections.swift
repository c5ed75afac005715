import DynamicTypeModel
import UIKitModel

extension CollectionLayout {
  /// Places the sections that code gives, each after the one before.
  ///
  /// - Returns: The size of the content.
  mutating func placeSections(
    of collection: CollectionContent, in frame: Rect, _ solver: inout SystemSolver
  ) -> Size {
    let isHorizontal = collection.axis == .horizontal
    var end = 0.0
    var across = isHorizontal ? frame.height : frame.width
    for (number, section) in collection.sections.enumerated() {
      if number > 0 { end += collection.sectionSpacing }
      let size: Size
      let start = isHorizontal ? Point(x: end, y: 0) : Point(x: 0, y: end)
      switch section.layout {
      case .flow(let flow):
        size = place(section, flow, of: collection, from: start, in: frame, &solver)
      case .groups(let groups):
        var layout = GroupLayout(groups, in: frame.size, measuredBy: solver)
        size = layout.place(section)
        solver = layout.solver
        for place in layout.placed {
          add(place.root, at: place.frame.offset(dx: start.x, dy: start.y), in: frame)
        }
      }
      end += isHorizontal ? size.width : size.height
      across = max(across, isHorizontal ? size.height : size.width)
    }
    return isHorizontal
      ? Size(width: end, height: across) : Size(width: across, height: end)
  }

  private mutating func place(
    _ section: CollectionSection, _ flow: CollectionSection.Flow,
    of collection: CollectionContent, from start: Point, in frame: Rect,
    _ solver: inout SystemSolver
  ) -> Size {
    var measures = collection
    measures.minimumLineSpacing = flow.minimumLineSpacing
    measures.minimumInteritemSpacing = flow.minimumInteritemSpacing
    measures.sectionInset = flow.inset
    measures.headerReferenceSize = flow.headerSize
    measures.footerReferenceSize = flow.footerSize
    let sizes = section.cells.enumerated().map { number, cell in
      if flow.sizes.indices.contains(number), let size = flow.sizes[number] { return size }
      guard let estimate = collection.estimatedItemSize else { return collection.itemSize }
      return solver.fittedSize(of: cell, estimate: estimate)
    }
    let layout = FlowLayout(
      measures, bounds: frame.size, sizes: sizes, hasHeader: section.header != nil,
      hasFooter: section.footer != nil)
    func move(_ place: Rect) -> Rect { place.offset(dx: start.x, dy: start.y) }
    for (cell, place) in zip(section.cells, layout.cells) { add(cell, at: move(place), in: frame) }
    if let header = section.header { add(header, at: move(layout.header), in: frame) }
    if let footer = section.footer { add(footer, at: move(layout.footer), in: frame) }
    return layout.contentSize
  }
}

extension SystemSolver {
  /// The size that a cell asks for where its layout only estimates.
  ///
  /// Source: Apple, `preferredLayoutAttributesFitting(_:)`: cells are asked with `systemLayoutSizeFitting`; both
  /// lengths are those of their constraints.
  fileprivate mutating func fittedSize(of cell: ElementIndex, estimate: Size) -> Size {
    let own = environment.roundedUp(fittingWidth(of: cell))
    let width = own > 0 ? own : estimate.width
    return Size(width: width, height: cellHeight(of: cell, width: width) ?? estimate.height)
  }

  /// The height that a cell's content asks for in a width; nil where it asks for none.
  mutating func cellHeight(of cell: ElementIndex, width: Double) -> Double? {
    if case .cell(let content) = screen[cell].content, content.style != .custom {
      return BuiltInCellLayout(screen: screen, geometry: geometry)
        .rowHeight(of: cell, content, width: width)
    }
    let fitted = environment.roundedUp(fittingHeight(of: cell, width: width))
    return fitted > 0 ? fitted : nil
  }
}
