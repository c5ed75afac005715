import DynamicTypeModel
import UIKitModel

/// Where a flow layout puts the cells, the header and the footer of its one section, in points from
/// the content's start.
///
/// Lines run across the way that the collection scrolls, and each takes as many cells as fit. Cells
/// of a full line are spread over it; one alone is in its middle. The last line starts at the
/// front, as far spaced as full lines of such cells are. Within a line cells are centred.
///
/// Source: Apple, `UICollectionViewFlowLayout`, for lines and spacings; 33 cells of 9 public
/// documents for the rest.
/// Evidence: E-flow-layout.
struct FlowLayout {
  private(set) var cells: [Rect] = []
  private(set) var header = Rect()
  private(set) var footer = Rect()
  private(set) var contentSize = Size()

  /// - Parameters:
  ///   - sizes: The cells' sizes, in their order.
  init(
    _ collection: CollectionContent, bounds: Size, sizes: [Size], hasHeader: Bool = false,
    hasFooter: Bool = false
  ) {
    let flow = Flow(collection)
    let across = flow.across(bounds)
    var end = 0.0
    if hasHeader {
      let length = flow.along(collection.headerReferenceSize)
      header = flow.rect(across: 0, along: 0, size: flow.size(across: across, along: length))
      end += length
    }
    end += flow.insetBefore
    cells = flow.place(sizes, from: &end, across: across)
    end += flow.insetAfter
    if hasFooter {
      let length = flow.along(collection.footerReferenceSize)
      footer = flow.rect(across: 0, along: end, size: flow.size(across: across, along: length))
      end += length
    }
    contentSize = flow.size(across: across, along: end)
  }
}

/// A flow layout's measures by the way it scrolls, *along*, and by its lines, *across*.
private struct Flow {
  let collection: CollectionContent
  let isHorizontal: Bool

  init(_ collection: CollectionContent) {
    self.collection = collection
    isHorizontal = collection.axis == .horizontal
  }

  func along(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
  func across(_ size: Size) -> Double { isHorizontal ? size.height : size.width }

  func size(across: Double, along: Double) -> Size {
    isHorizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  func rect(across: Double, along: Double, size: Size) -> Rect {
    isHorizontal
      ? Rect(x: along, y: across, width: size.width, height: size.height)
      : Rect(x: across, y: along, width: size.width, height: size.height)
  }

  var insetBefore: Double {
    isHorizontal ? collection.sectionInset.left : collection.sectionInset.top
  }

  var insetAfter: Double {
    isHorizontal ? collection.sectionInset.right : collection.sectionInset.bottom
  }

  /// Where lines start.
  var lineStart: Double {
    isHorizontal ? collection.sectionInset.top : collection.sectionInset.left
  }

  var lineEnd: Double {
    isHorizontal ? collection.sectionInset.bottom : collection.sectionInset.right
  }

  /// Places all cells line by line.
  ///
  /// - Parameter end: How far the content reaches before the lines, and after them.
  func place(_ sizes: [Size], from end: inout Double, across bounds: Double) -> [Rect] {
    let available = bounds - lineStart - lineEnd
    var result: [Rect] = []
    result.reserveCapacity(sizes.count)
    while result.count < sizes.count {
      if !result.isEmpty { end += collection.minimumLineSpacing }
      let line = line(of: sizes, from: result.count, available: available)
      let length = sizes[line.cells].map(along).max() ?? 0
      var position = lineStart + (line.isFull && line.cells.count == 1 ? line.slack / 2 : 0)
      let spacing = spacing(in: line, of: sizes, available: available)
      for size in sizes[line.cells] {
        result.append(
          rect(across: position, along: end + (length - along(size)) / 2, size: size))
        position += across(size) + spacing
      }
      end += length
    }
    return result
  }

  /// Cells side by side.
  struct Line {
    /// One at least.
    var cells: Range<Int>
    /// What the cells leave of the line, without any spacing; below zero for one too large for it.
    var slack: Double
    /// Whether no further cell fits.
    var isFull: Bool
  }

  private func line(of sizes: [Size], from start: Int, available: Double) -> Line {
    var slack = available - across(sizes[start])
    var end = start + 1
    let spacing = collection.minimumInteritemSpacing
    func fits(_ size: Size) -> Bool {
      slack - across(size) - Double(end - start) * spacing >= -1e-6
    }
    while end < sizes.count, fits(sizes[end]) {
      slack -= across(sizes[end])
      end += 1
    }
    let isFull = end < sizes.count || !fits(sizes[end - 1])
    return Line(cells: start..<end, slack: slack, isFull: isFull)
  }

  /// The space between neighbours: what a full line has over, as much in a last line of like cells,
  /// and else what is set.
  private func spacing(in line: Line, of sizes: [Size], available: Double) -> Double {
    let spacing = collection.minimumInteritemSpacing
    if line.isFull {
      return line.cells.count > 1 ? line.slack / Double(line.cells.count - 1) : spacing
    }
    let width = across(sizes[line.cells.lowerBound])
    guard sizes.allSatisfy({ across($0) == width }), width + spacing > 0 else { return spacing }
    let count = ((available + spacing) / (width + spacing)).rounded(.down)
    return count > 1 ? (available - count * width) / (count - 1) : spacing
  }
}
