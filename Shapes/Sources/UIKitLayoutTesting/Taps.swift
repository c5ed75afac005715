public import UIKit

// What people do on a screen. Controls have it from UIKit: `button.sendActions(for: .touchUpInside)`.

extension UIBarButtonItem {
  /// Does what the item does when it is tapped: its action, its closure, its segue.
  public func tap() { performTap() }
}

extension UITableView {
  /// Chooses a row: tells the delegate, and performs the segue of a cell from a storyboard.
  public func tapRow(at indexPath: IndexPath) { performTap(at: indexPath) }
}

extension UIGestureRecognizer {
  /// Does what the recognizer does when somebody makes its gesture.
  public func recognize() { performGesture() }
}
