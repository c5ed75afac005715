internal import DynamicType

extension UIScreen: UITraitEnvironment {
  public var traitCollection: UITraitCollection { ReaderTraits.traits }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The running app, as far as views ask it.
@MainActor
public final class UIApplication {
  public static let shared = UIApplication()

  /// Those that are laid out or hold windows, while they live.
  private var roots: [WeakView] = []
  private var knownCategory: UIContentSizeCategory?

  private struct WeakView {
    weak var view: UIView?
  }

  /// The reader's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    ReaderTraits.traits.preferredContentSizeCategory
  }

  func note(_ root: UIView) {
    guard !roots.contains(where: { $0.view === root }) else { return }
    roots.removeAll { $0.view == nil }
    roots.append(WeakView(view: root))
  }

  /// Makes another text size the reader's: views are told, and the notification is posted, as iOS does
  /// when somebody comes back from Settings.
  package func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    guard let wanted = category.category, wanted != ReaderTraits.source.contentSizeCategory else {
      return
    }
    ReaderTraits.source.contentSizeCategory = wanted
    LayoutClock.tickTraits()
    for root in roots { root.view?.updateTraits() }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    for root in roots { root.view?.layoutIfNeeded() }
  }
}

/// The uppermost view of a screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  public private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIApplication.shared.note(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIApplication.shared.note(self)
  }

  /// As large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    if let controller = rootViewController {
      controller.viewWillAppear(false)
      layoutIfNeeded()
      controller.viewDidAppear(false)
    }
  }

  override class var kitClass: UIView.Type { UIWindow.self }
  override var endsLayout: Bool { true }

  /// The reader's traits, with the size classes of a window as large as this one.
  var screenTraits: UITraitCollection {
    let classes = KnownDevice.device(of: self).sizeClasses
    return UITraitCollection(traitsFrom: [
      ReaderTraits.traits,
      UITraitCollection(horizontalSizeClass: classes.width == .compact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: classes.height == .compact ? .compact : .regular),
    ])
  }
}
