internal import DynamicTypeModel
internal import UIKitModel

/// A view that a collection shows: a cell, a header or a footer.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  public private(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What a collection makes from a class that was registered: `init(frame:)` of that class.
  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  open func prepareForReuse() {}
}

/// A cell of a collection, with views of the app's in its ``contentView``.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView: UIView = CollectionContentView()
  private lazy var row = BuiltInRowViews(in: contentView, detailStyle: .caption1)
  /// What the cell shows besides views of the app's.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { row.show(contentConfiguration) }
  }
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override class var kitClass: UIView.Type { UICollectionViewCell.self }
  override var elementKind: ElementKind { isInList ? .tableViewCell : .collectionViewCell }
  override var fittingView: UIView { contentView }

  /// Whether it is a row of a list, which the engine knows as one of a table.
  var isInList: Bool { (superview as? UICollectionView)?.list != nil }

  override func finishLowering(_ lowering: inout Lowering, at index: ElementIndex) {
    guard isInList else { return }
    var cell = CellContent()
    cell.contentView = lowering.place(of: contentView)
    describe(&cell)
    row.describe(&cell, in: lowering, style: .default)
    lowering.change(index) { $0.content = .cell(cell) }
  }

  /// Adds what only some kinds of cells have.
  func describe(_ cell: inout CellContent) {}
}

/// What a cell's views are in.
final class CollectionContentView: UIView {
  override class var kitClass: UIView.Type { CollectionContentView.self }
  override var elementKind: ElementKind {
    (superview as? UICollectionViewCell)?.isInList == true
      ? .tableViewCellContentView : .collectionViewCellContentView
  }
}
