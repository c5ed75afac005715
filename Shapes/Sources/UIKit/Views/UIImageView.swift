internal import DynamicTypeModel
internal import UIKitModel

/// A view that can make its image larger at accessibility sizes.
@MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// Shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  open var image: UIImage? { didSet { if image != oldValue { LayoutClock.tick() } } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { LayoutClock.tick() }
  }
  /// Whether the image grows at accessibility sizes, as body text does.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { LayoutClock.tick() }
  }
  open var isHighlighted = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    if shown != nil {
      let own = intrinsicContentSize
      size = own.width > 0 ? own : .zero
    }
  }

  open override var intrinsicContentSize: CGSize {
    if let answer = IntrinsicProbe.answer { return answer }
    guard let shown, shown.isSystemSymbol || shown.naturalSize != nil else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return Measuring.contentSize(of: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown == nil ? bounds.size : Measuring.contentSize(of: self)
  }

  private var shown: ImageContent? {
    guard let image else { return nil }
    guard let preferredSymbolConfiguration, image.content.symbolFont == nil else {
      return image.content
    }
    return image.withConfiguration(preferredSymbolConfiguration).content
  }

  override class var kitClass: UIView.Type { UIImageView.self }
  override var elementKind: ElementKind { .imageView }
  override var elementContent: ElementContent { .image(shown ?? ImageContent(name: nil)) }
}
