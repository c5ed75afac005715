public import DynamicType
public import Foundation

extension TraitSource {
  /// Posts a notification at every change of the text size, until the result is cancelled or goes
  /// away.
  ///
  /// It is ``DynamicType/ContentSizeCategory/didChangeNotification`` with the new text size in its
  /// user info, and when the Large Content Viewer begins or ceases to show, its notification after
  /// that.
  ///
  /// - Parameters:
  ///   - center: Where to post.
  ///   - object: The sender that the notifications name.
  public func postNotifications(
    to center: NotificationCenter, from object: (any AnyObject & Sendable)? = nil
  ) -> TraitObservation {
    return observe { change in
      guard change.changesContentSizeCategory,
        let category = change.current.preferredContentSizeCategory
      else { return }
      center.post(
        name: ContentSizeCategory.didChangeNotification, object: object,
        userInfo: [ContentSizeCategory.newValueUserInfoKey: category.rawName])
      let wasEnabled = change.previous.preferredContentSizeCategory?.isAccessibilityCategory
      guard wasEnabled != category.isAccessibilityCategory else { return }
      center.post(
        name: ContentSizeCategory.largeContentViewerEnabledStatusDidChangeNotification,
        object: object)
    }
  }

  /// Takes over the text size of every notification that a platform posts, until the result is
  /// cancelled or goes away.
  ///
  /// Notifications without a text size, or with an unknown one, change nothing.
  public func follow(_ center: NotificationCenter) -> NotificationFollower {
    NotificationFollower(source: self, center: center)
  }
}

/// Keeps a source at the text size that a notification center tells of.
///
/// It does not keep the source: a source that goes away is no longer told.
public final class NotificationFollower: @unchecked Sendable {
  // Both are set once; the center is thread-safe and the token is only handed back to it.
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  fileprivate init(source: TraitSource, center: NotificationCenter) {
    self.center = center
    token = center.addObserver(
      forName: ContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { [weak source] notification in
      guard let category = ContentSizeCategory(notification) else { return }
      source?.contentSizeCategory = category
    }
  }

  /// Ends the following; a second time does nothing.
  public func cancel() {
    center.removeObserver(token)
  }

  deinit {
    cancel()
  }
}
