/// How a collection places its cells.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Has the cells placed anew.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// Places what the collection shows.
  ///
  /// - Returns: The size of the content, in points.
  func place(_ content: UICollectionView.LoadedContent, in collection: UICollectionView) -> CGSize {
    .zero
  }
}

/// Cells in lines, each as large as its layout, its collection's delegate or its constraints say.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// As an estimated size it lets cells say their own.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Other than zero it lets cells say their own size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }

  override func place(
    _ content: UICollectionView.LoadedContent, in collection: UICollectionView
  ) -> CGSize {
    var end: CGFloat = 0
    let flow = Flow(layout: self, bounds: collection.bounds.size)
    for (number, section) in content.sections.enumerated() {
      let header = reference(collection, section: number, isHeader: true)
      if let view = section.header { view.frame = flow.bar(at: end, length: flow.along(header)) }
      end += flow.along(header)
      var lines = flow.lines(in: section, from: end, inset: inset(collection, section: number)) {
        size(of: $1, at: IndexPath(item: $0, section: number), in: collection)
      }
      lines.place()
      end = lines.end
      let footer = reference(collection, section: number, isHeader: false)
      if let view = section.footer { view.frame = flow.bar(at: end, length: flow.along(footer)) }
      end += flow.along(footer)
    }
    return scrollDirection == .vertical
      ? CGSize(width: collection.bounds.width, height: end)
      : CGSize(width: end, height: collection.bounds.height)
  }

  private func delegate(_ collection: UICollectionView) -> (any UICollectionViewDelegateFlowLayout)?
  {
    collection.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func inset(_ collection: UICollectionView, section: Int) -> UIEdgeInsets {
    delegate(collection)?.collectionView(collection, layout: self, insetForSectionAt: section)
      ?? sectionInset
  }

  private func reference(
    _ collection: UICollectionView, section: Int, isHeader: Bool
  ) -> CGSize {
    let delegate = delegate(collection)
    return isHeader
      ? delegate?.collectionView(
        collection, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
      : delegate?.collectionView(
        collection, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
  }

  private func size(
    of cell: UICollectionViewCell, at path: IndexPath, in collection: UICollectionView
  ) -> CGSize {
    if let size = delegate(collection)?
      .collectionView(collection, layout: self, sizeForItemAt: path), size != Self.automaticSize
    {
      return size
    }
    guard estimatedItemSize != .zero else { return itemSize }
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return cell.preferredSize(fitting: estimate)
  }
}

extension UICollectionViewCell {
  /// The size that the cell asks for where its layout only estimates.
  ///
  /// Source: Apple, `preferredLayoutAttributesFitting(_:)`: cells are asked with `systemLayoutSizeFitting`; both
  /// lengths are those of their constraints.
  func preferredSize(fitting estimate: CGSize) -> CGSize {
    systemLayoutSizeFitting(estimate)
  }
}

/// A flow's measures by the way it scrolls, *along*, and by its lines, *across*.
@MainActor
private struct Flow {
  let layout: UICollectionViewFlowLayout
  let bounds: CGSize

  var isHorizontal: Bool { layout.scrollDirection == .horizontal }
  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  func rect(across: CGFloat, along: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
      size: size)
  }

  /// A header or footer.
  func bar(at start: CGFloat, length: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: start, y: 0, width: length, height: bounds.height)
      : CGRect(x: 0, y: start, width: bounds.width, height: length)
  }

  func lines(
    in section: UICollectionView.LoadedContent.Section, from start: CGFloat, inset: UIEdgeInsets,
    size: (Int, UICollectionViewCell) -> CGSize
  ) -> FlowLines {
    FlowLines(
      flow: self, cells: section.cells,
      sizes: section.cells.enumerated().map { size($0.offset, $0.element) }, inset: inset,
      end: start)
  }
}

/// The lines of one section: as many cells in each as fit, spread over full ones.
///
/// Source: Apple, `UICollectionViewFlowLayout`; the engine's `FlowLayout` has what documents record.
/// Evidence: E-flow-layout.
@MainActor
private struct FlowLines {
  let flow: Flow
  let cells: [UICollectionViewCell]
  let sizes: [CGSize]
  let inset: UIEdgeInsets
  /// How far the content reaches.
  var end: CGFloat

  private var before: CGFloat { flow.isHorizontal ? inset.left : inset.top }
  private var after: CGFloat { flow.isHorizontal ? inset.right : inset.bottom }
  private var start: CGFloat { flow.isHorizontal ? inset.top : inset.left }
  private var available: CGFloat {
    flow.across(flow.bounds) - start - (flow.isHorizontal ? inset.bottom : inset.right)
  }

  mutating func place() {
    end += before
    var first = 0
    while first < cells.count {
      if first > 0 { end += flow.layout.minimumLineSpacing }
      first = placeLine(from: first)
    }
    end += after
  }

  /// - Returns: The first cell of the next line.
  private mutating func placeLine(from first: Int) -> Int {
    let least = flow.layout.minimumInteritemSpacing
    var next = first + 1
    var width = flow.across(sizes[first])
    while next < cells.count, width + least + flow.across(sizes[next]) <= available + 1e-6 {
      width += least + flow.across(sizes[next])
      next += 1
    }
    let count = next - first
    let cellWidths = width - CGFloat(count - 1) * least
    let spacing = self.spacing(count: count, cells: cellWidths, first: first, next: next)
    let height = sizes[first..<next].map(flow.along).max() ?? 0
    let isLonely = count == 1 && next < cells.count
    var position = start + (isLonely ? max(0, available - cellWidths) / 2 : 0)
    for index in first..<next {
      let size = sizes[index]
      cells[index].frame = flow.rect(
        across: position, along: end + (height - flow.along(size)) / 2, size: size)
      position += flow.across(size) + spacing
    }
    end += height
    return next
  }

  /// What a full line has over between its cells; in the last line as much as in full ones of such cells.
  private func spacing(count: Int, cells width: CGFloat, first: Int, next: Int) -> CGFloat {
    let least = flow.layout.minimumInteritemSpacing
    if next < cells.count {
      return count > 1 ? (available - width) / CGFloat(count - 1) : least
    }
    let one = flow.across(sizes[first])
    guard sizes.allSatisfy({ flow.across($0) == one }), one + least > 0 else { return least }
    let fitting = ((available + least) / (one + least)).rounded(.down)
    return fitting > 1 ? (available - fitting * one) / (fitting - 1) : least
  }
}
