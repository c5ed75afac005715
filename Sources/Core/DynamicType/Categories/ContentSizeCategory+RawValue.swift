extension ContentSizeCategory {
  /// What a raw value from outside says: from a notification, a property list, another process.
  public enum RawValueReading: Hashable, Sendable {
    /// A text size.
    case category(ContentSizeCategory)
    /// The raw value for "no text size is known".
    case unspecified
    /// A string that is none of Apple's raw values.
    case unknown(String)

    /// Reads a raw value of `UIContentSizeCategory`, exactly as Apple writes it.
    public init(rawName: String) {
      if FoldedName.isSame(rawName, ContentSizeCategory.unspecifiedRawName) {
        self = .unspecified
        return
      }
      for category in ContentSizeCategory.allCases
      where FoldedName.isSame(rawName, category.rawName) {
        self = .category(category)
        return
      }
      self = .unknown(rawName)
    }

    /// The text size, where there is one.
    public var category: ContentSizeCategory? {
      guard case .category(let category) = self else { return nil }
      return category
    }
  }

  /// The raw value to hand to UIKit for a text size or the lack of one.
  public static func rawName(of category: ContentSizeCategory?) -> String {
    category?.rawName ?? unspecifiedRawName
  }
}
