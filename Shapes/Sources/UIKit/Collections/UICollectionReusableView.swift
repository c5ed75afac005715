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
  override var elementKind: ElementKind { .collectionViewCell }
  override var fittingView: UIView { contentView }
}

/// What a cell's views are in.
final class CollectionContentView: UIView {
  override class var kitClass: UIView.Type { CollectionContentView.self }
  override var elementKind: ElementKind { .collectionViewCellContentView }
}
