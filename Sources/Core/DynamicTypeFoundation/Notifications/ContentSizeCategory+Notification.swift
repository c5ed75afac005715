public import DynamicType
public import Foundation

extension ContentSizeCategory {
  /// Posted when the reader's text size changes, by the name that UIKit gives it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key under which the notification holds the new text size, as UIKit names it.
  ///
  /// The value is the raw name, such as `UICTContentSizeCategoryL`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posted when the Large Content Viewer begins or ceases to show.
  public static let largeContentViewerEnabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The new text size that a notification tells of; `nil` where it tells of none.
  public init?(_ notification: Notification) {
    guard let name = notification.userInfo?[Self.newValueUserInfoKey] as? String else {
      return nil
    }
    self.init(name: name)
  }
}
