internal import DynamicTypeModel
internal import UIKitModel

/// Shows part of a content that is larger than the view.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What the constraints of its content say, or what was set.
  open var contentSize = CGSize.zero
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { LayoutClock.tick() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { LayoutClock.tick() }
  }
  open var isScrollEnabled = true { didSet { LayoutClock.tick() } }
  open var isPagingEnabled = false { didSet { LayoutClock.tick() } }
  open var alwaysBounceVertical = false { didSet { LayoutClock.tick() } }
  open var alwaysBounceHorizontal = false
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayout) }
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayout) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  override class var kitClass: UIView.Type { UIScrollView.self }
  override var elementKind: ElementKind { .scrollView }
  override var elementContent: ElementContent { .scroll(scrollContent) }

  var scrollContent: ScrollContent {
    var content = ScrollContent()
    content.isScrollEnabled = isScrollEnabled
    content.isPagingEnabled = isPagingEnabled
    content.contentInsets = EdgeInsets(contentInset)
    let behaviors: [ScrollContent.AdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    content.contentInsetAdjustmentBehavior = behaviors[contentInsetAdjustmentBehavior.rawValue]
    content.alwaysBouncesVertically = alwaysBounceVertical
    return content
  }

  override func take(_ node: LaidOutNode) {
    guard let size = node.scroll?.contentSize else { return }
    contentSize = CGSize(width: size.width, height: size.height)
  }
}
