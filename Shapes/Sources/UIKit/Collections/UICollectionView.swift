internal import DynamicTypeModel
internal import UIKitModel

@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@MainActor
public protocol UICollectionViewDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// A delegate that also says sizes; what it leaves out the layout says.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  // Where UIKit asks whether there is a method: this size means that there is none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { UICollectionViewFlowLayout.automaticSize }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}

/// Cells that a layout places. All are there at once: none waits until it is scrolled to.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var viewClasses: [String: UICollectionReusableView.Type] = [:]
  private var content: LoadedContent?

  /// What the data source gave.
  struct LoadedContent {
    struct Section {
      var header: UICollectionReusableView?
      var footer: UICollectionReusableView?
      var cells: [UICollectionViewCell]
    }

    var sections: [Section] = []

    var views: [UIView] {
      sections.flatMap { section in
        (section.header.map { [$0] } ?? []) + section.cells + (section.footer.map { [$0] } ?? [])
      }
    }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type
  }

  /// A new cell of the class that was registered, or a plain one. None is used again.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] ?? UICollectionViewCell.self).init(registeredAs: identifier)
  }

  /// A new view of the class that was registered, or a plain one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (viewClasses["\(elementKind) \(identifier)"] ?? UICollectionReusableView.self)
      .init(registeredAs: identifier)
  }

  /// Asks the data source for all cells again.
  open func reloadData() {
    for view in content?.views ?? [] { view.removeFromSuperview() }
    content = nil
    setNeedsLayout()
  }

  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open var numberOfSections: Int { loadedContent.sections.count }
  open func numberOfItems(inSection section: Int) -> Int {
    loadedContent.sections[section].cells.count
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let sections = loadedContent.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.item]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (section, content) in loadedContent.sections.enumerated() {
      if let item = content.cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  open var visibleCells: [UICollectionViewCell] {
    let shown = CGRect(origin: contentOffset, size: size)
    return loadedContent.sections.flatMap(\.cells).filter { $0.frame.intersects(shown) }
  }

  /// The cells, asked from the data source when they are first needed.
  private var loadedContent: LoadedContent {
    if let content { return content }
    guard let dataSource else { return LoadedContent() }
    var loaded = LoadedContent()
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      loaded.sections.append(
        LoadedContent.Section(
          header: bar(Self.elementKindSectionHeader, dataSource, section),
          footer: bar(Self.elementKindSectionFooter, dataSource, section),
          cells: (0..<count).map {
            dataSource.collectionView(self, cellForItemAt: IndexPath(item: $0, section: section))
          }))
    }
    content = loaded
    for view in loaded.views { addSubview(view) }
    return loaded
  }

  /// A header or footer, where some class was registered for it.
  private func bar(
    _ kind: String, _ dataSource: any UICollectionViewDataSource, _ section: Int
  ) -> UICollectionReusableView? {
    guard hasBars(kind) else { return nil }
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  private func hasBars(_ kind: String) -> Bool {
    if let list {
      return kind == Self.elementKindSectionHeader
        ? list.headerMode == .supplementary : list.footerMode == .supplementary
    }
    return viewClasses.keys.contains { $0.hasPrefix(kind + " ") }
      || collectionViewLayout is UICollectionViewCompositionalLayout
  }

  /// The list that it is; nil for other layouts.
  var list: UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
  }

  override func traitsChanged(from previous: UITraitCollection) { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard list == nil else { return }
    let extent = collectionViewLayout.place(loadedContent, in: self)
    if extent != contentSize {
      contentSize = extent
      LayoutClock.tick()
    }
  }

  // MARK: Lowering

  override class var kitClass: UIView.Type { UICollectionView.self }
  override var elementKind: ElementKind { list == nil ? .collectionView : .tableView }

  override func lowerSubviews(into lowering: inout Lowering, at index: ElementIndex) {
    guard let list else { return super.lowerSubviews(into: &lowering, at: index) }
    var table = TableContent(style: list.modelledStyle)
    table.isStatic = true
    table.hasSeparators = list.showsSeparators
    for (number, content) in loadedContent.sections.enumerated() {
      var section = TableContent.Section(id: "section \(number + 1)", location: lowering.location)
      for view in [content.header] + content.cells + [content.footer] {
        guard let view else { continue }
        let place = lowering.add(view, in: index)
        if !(view is UICollectionViewCell) {
          view.translatesAutoresizingMaskIntoConstraints = false
          lowering.change(place) { $0.recordedFrame = nil }
        }
        section.cells.append(place)
      }
      table.sections.append(section)
    }
    lowering.change(index) { $0.content = .table(table) }
  }

  override var elementContent: ElementContent {
    var collection = CollectionContent()
    collection.placedContentSize = Size(
      width: Double(contentSize.width), height: Double(contentSize.height))
    return .collection(collection)
  }

  override func take(_ node: LaidOutNode) {
    if list != nil { super.take(node) }
  }
}
