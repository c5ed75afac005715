/// Lets a view, and those in it, show themselves large under a finger.
@MainActor @preconcurrency
public final class UILargeContentViewerInteraction: UIInteraction {
  public private(set) weak var view: UIView?
  public weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Whether the viewer shows at all: at the accessibility text sizes.
  public static var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when that changes.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }

  /// The view that a finger at a point would show large: the uppermost there, or the nearest around it that
  /// wants to be; nil for none, and at sizes without the viewer.
  ///
  /// - Parameter point: In the view's coordinates.
  public func itemShown(at point: CGPoint) -> UIView? {
    guard Self.isEnabled, let view else { return nil }
    var candidate = view.deepestView(at: point)
    while let current = candidate, current.isDescendant(of: view) {
      if current.showsLargeContentViewer,
        current.shownLargeContentTitle != nil || current.shownLargeContentImage != nil
      {
        return current
      }
      candidate = current.superview
    }
    return nil
  }
}

@MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

extension UIView {
  fileprivate func deepestView(at point: CGPoint) -> UIView? {
    guard !isHidden, CGRect(origin: .zero, size: size).contains(point) else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(
        x: point.x - view.origin.x + boundsOrigin.x, y: point.y - view.origin.y + boundsOrigin.y)
      if let found = view.deepestView(at: inner) { return found }
    }
    return self
  }

  /// The title that was set, or the words of a label or button.
  fileprivate var shownLargeContentTitle: String? {
    largeContentTitle ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }

  fileprivate var shownLargeContentImage: UIImage? {
    largeContentImage ?? (self as? UIImageView)?.image ?? (self as? UIButton)?.currentImage
  }
}
