public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Who presents whom, kept by the outermost controllers.
struct Presentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
}

extension UIViewController {
  /// What this controller, or one that it is in, has presented.
  public var presentedViewController: UIViewController? { outermost.presentation.presented }

  /// The controller that has presented this one, or one that it is in.
  public var presentingViewController: UIViewController? { outermost.presentation.presenting }

  private var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  func showOverWindow(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermost
    guard presenter.presentation.presented == nil else { return }
    presenter.presentation.presented = viewControllerToPresent
    viewControllerToPresent.presentation.presenting = presenter
    guard let view = viewControllerToPresent.view else { return }
    viewControllerToPresent.viewWillAppear(flag)
    if let window = presenter.viewIfLoaded?.window {
      view.frame = CGRect(origin: .zero, size: window.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      window.layoutIfNeeded()
    }
    viewControllerToPresent.viewDidAppear(flag)
    completion?()
  }

  func closePresented(animated flag: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard let presented = presenter.presentation.presented else {
      presenter.presentation.presenting?.dismiss(animated: flag, completion: completion)
      return
    }
    // What that one has presented goes with it.
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presented.viewWillDisappear(flag)
    presented.viewIfLoaded?.removeFromSuperview()
    presenter.presentation.presented = nil
    presented.presentation.presenting = nil
    presented.viewDidDisappear(flag)
    completion?()
  }
}
