public import UIKit

extension UIContentSizeCategory {
  /// The twelve sizes that people can choose, ascending.
  public static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension [UIContentSizeCategory] {
  /// The twelve sizes that people can choose, ascending.
  public static var all: [UIContentSizeCategory] { UIContentSizeCategory.all }
}

/// Lets a text size be the reader's while `body` runs: views are told, the notification is posted, and
/// windows are laid out, when it begins and when it ends.
@MainActor
public func withContentSizeCategory<Result>(
  _ category: UIContentSizeCategory, _ body: () throws -> Result
) rethrows -> Result {
  let before = UIApplication.shared.preferredContentSizeCategory
  changeContentSizeCategory(to: category)
  defer { changeContentSizeCategory(to: before) }
  return try body()
}

/// Makes a text size the reader's, as somebody does in Settings while the app runs. It stays: a test that uses it
/// ends with the size that it found.
@MainActor
public func changeContentSizeCategory(to category: UIContentSizeCategory) {
  UIApplication.shared.setPreferredContentSizeCategory(category)
}
