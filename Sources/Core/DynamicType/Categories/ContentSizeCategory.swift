/// A reader's preferred text size, as chosen in the settings of the system.
///
/// There is no `unspecified` case: where no size is known, use `ContentSizeCategory?`.
/// The raw value counts from 0 at ``extraSmall`` and is the column of the size in every table.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  case extraSmall
  case small
  case medium
  /// The size of a device that nobody has adjusted.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
  /// Whether this is one of the five sizes that readers reach through the accessibility settings.
  ///
  /// Layouts change here: rows become columns, and fixed bars show the Large Content Viewer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Orders sizes from the smallest text to the largest.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
