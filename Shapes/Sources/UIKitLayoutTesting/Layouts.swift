public import DynamicTypeModel
public import UIKit

extension UIView {
  /// Lays the view out at a text size, in a window as large as it is to be.
  ///
  /// A view that is in another one already is laid out there, and gives the layout of all of it.
  ///
  /// - Parameters:
  ///   - size: In points; nil for the width and height that it has.
  ///   - category: The reader's text size, for as long as the layout takes.
  public func laidOut(
    in size: CGSize? = nil, at category: UIContentSizeCategory = .large
  ) -> LaidOutScreen {
    withContentSizeCategory(category) {
      if superview == nil, let size { frame = CGRect(origin: .zero, size: size) }
      layoutIfNeeded()
      guard let screen = laidOutScreen else {
        preconditionFailure("a window without views has no layout")
      }
      return screen
    }
  }

  /// Lays the view out in a width, as high as its constraints ask for at the text size.
  public func laidOut(
    inWidth width: CGFloat, at category: UIContentSizeCategory = .large
  ) -> LaidOutScreen {
    withContentSizeCategory(category) {
      let fitting = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return laidOut(in: CGSize(width: width, height: fitting.height), at: category)
    }
  }
}

extension UIViewController {
  /// Lays the controller's screen out at a text size, in a window of its own unless it is in one.
  ///
  /// - Parameter size: In points. As large as a phone's screen it has this phone's bars and safe area.
  public func laidOut(
    in size: CGSize = CGSize(width: 393, height: 852), at category: UIContentSizeCategory = .large
  ) -> LaidOutScreen {
    withContentSizeCategory(category) {
      let window = view.window ?? UIWindow(frame: CGRect(origin: .zero, size: size))
      window.frame.size = size
      if view.superview == nil { window.rootViewController = self }
      return withExtendedLifetime(window) { view.laidOut(at: category) }
    }
  }
}
