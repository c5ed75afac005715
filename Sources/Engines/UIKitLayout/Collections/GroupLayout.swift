import DynamicTypeModel
import UIKitModel

/// Where a compositional layout puts a section's header, cells and footer, in points from the section's start.
///
/// Source: Apple, `NSCollectionLayoutGroup`, `NSCollectionLayoutSection` and `NSCollectionLayoutDimension`: lengths of items
/// are parts of their group's, those of groups parts of the section's; estimated ones are what the content asks for.
struct GroupLayout {
  private(set) var placed: [PlacedRoot] = []
  private let section: CollectionSection.Groups
  private let bounds: Size
  private(set) var solver: SystemSolver
  private var cells: ArraySlice<ElementIndex> = []

  init(
    _ section: CollectionSection.Groups, in bounds: Size, measuredBy solver: SystemSolver
  ) {
    self.section = section
    self.bounds = bounds
    self.solver = solver
  }

  private var container: Size {
    Size(
      width: bounds.width - section.insets.left - section.insets.right, height: bounds.height)
  }

  /// Places all of a section.
  ///
  /// - Returns: How large it is; wider than the collection where its groups scroll to the side.
  mutating func place(_ content: CollectionSection) -> Size {
    cells = content.cells[...]
    let insets = section.insets
    var y = 0.0
    if let header = content.header, let item = section.header {
      y += placeBar(header, item, at: y)
    }
    y += insets.top
    var x = insets.left
    var size = Size(width: bounds.width, height: y)
    while !cells.isEmpty {
      let count = cells.count
      let group = place(section.group, at: Point(x: x, y: y), in: container)
      // A group without places would go on for ever.
      guard cells.count < count else { break }
      if section.isOrthogonal {
        x += group.width + section.spacing
        size.width = max(size.width, x - section.spacing + insets.right)
        size.height = max(size.height, y + group.height)
      } else {
        size.height = y + group.height
        y = size.height + section.spacing
      }
    }
    size.height += insets.bottom
    if let footer = content.footer, let item = section.footer {
      size.height += placeBar(footer, item, at: size.height)
    }
    if solver.environment.isRightToLeft {
      for index in placed.indices {
        placed[index].frame.x = bounds.width - placed[index].frame.maxX
      }
    }
    return size
  }

  /// - Returns: How high it is.
  private mutating func placeBar(
    _ view: ElementIndex, _ item: CollectionSection.Item, at y: Double
  ) -> Double {
    let width = item.width.points(in: container) ?? container.width
    let height = height(of: view, item, width: width, in: container)
    placed.append(
      PlacedRoot(
        root: view, frame: Rect(x: section.insets.left, y: y, width: width, height: height)))
    return height
  }

  /// Places an item with the next cells.
  ///
  /// - Returns: Its size with its insets.
  private mutating func place(
    _ item: CollectionSection.Item, at start: Point, in container: Size
  ) -> Size {
    guard let group = item.group else { return placeCell(item, at: start, in: container) }
    let width = item.width.points(in: container)
    let height = item.height.points(in: container)
    let inner = Size(
      width: (width ?? container.width) - item.insets.left - item.insets.right,
      height: (height ?? container.height) - item.insets.top - item.insets.bottom)
    let content = placeItems(
      of: group, at: Point(x: start.x + item.insets.left, y: start.y + item.insets.top), inner,
      isBounded: (group.axis == .horizontal ? width : height) != nil)
    return Size(
      width: width ?? content.width + item.insets.left + item.insets.right,
      height: height ?? content.height + item.insets.top + item.insets.bottom)
  }

  /// - Parameter isBounded: Whether the group has a length of its own, which its items are to fill.
  /// - Returns: How much of the group they take.
  private mutating func placeItems(
    of group: CollectionSection.Group, at start: Point, _ inner: Size, isBounded: Bool
  ) -> Size {
    let isHorizontal = group.axis == .horizontal
    let length = isHorizontal ? inner.width : inner.height
    var end = 0.0
    var across = 0.0
    var number = 0
    while !cells.isEmpty, !group.items.isEmpty, number < 200 {
      var item = group.items[number % group.items.count]
      if let count = group.count {
        guard number < count else { break }
        let share = (length - Double(count - 1) * group.spacing) / Double(count)
        if isHorizontal {
          item.width = .absolute(share)
        } else if isBounded {
          item.height = .absolute(share)
        }
      } else if number >= group.items.count {
        // As many more as fit.
        guard isBounded,
          let own = isHorizontal ? item.width.points(in: inner) : item.height.points(in: inner),
          end + own <= length + 1e-6
        else { break }
      }
      let size = place(
        item,
        at: Point(x: start.x + (isHorizontal ? end : 0), y: start.y + (isHorizontal ? 0 : end)),
        in: inner)
      end += (isHorizontal ? size.width : size.height) + group.spacing
      across = max(across, isHorizontal ? size.height : size.width)
      number += 1
    }
    let total = max(0, end - group.spacing)
    return isHorizontal
      ? Size(width: total, height: across) : Size(width: across, height: total)
  }

  private mutating func placeCell(
    _ item: CollectionSection.Item, at start: Point, in container: Size
  ) -> Size {
    guard let cell = cells.popFirst() else { return Size() }
    let insets = item.insets
    let sides = insets.left + insets.right
    let width: Double
    if let own = item.width.points(in: container) {
      width = own
    } else {
      let fitted = solver.environment.roundedUp(solver.fittingWidth(of: cell)) + sides
      width = min(fitted > sides ? fitted : item.width.estimate, container.width)
    }
    let height = height(of: cell, item, width: width, in: container)
    placed.append(
      PlacedRoot(
        root: cell,
        frame: Rect(
          x: start.x + insets.left, y: start.y + insets.top, width: max(0, width - sides),
          height: max(0, height - insets.top - insets.bottom))))
    return Size(width: width, height: height)
  }

  private mutating func height(
    of view: ElementIndex, _ item: CollectionSection.Item, width: Double, in container: Size
  ) -> Double {
    if let own = item.height.points(in: container) { return own }
    let insets = item.insets
    let fitted = solver.cellHeight(of: view, width: max(0, width - insets.left - insets.right))
    return fitted.map { $0 + insets.top + insets.bottom } ?? item.height.estimate
  }
}

extension CollectionSection.Dimension {
  /// In points; nil where the content decides.
  fileprivate func points(in container: Size) -> Double? {
    switch self {
    case .fractionalWidth(let part): part * container.width
    case .fractionalHeight(let part): part * container.height
    case .absolute(let points): points
    case .estimated: nil
    }
  }

  /// What it is where there is no content.
  fileprivate var estimate: Double {
    if case .estimated(let points) = self { points } else { 0 }
  }
}
