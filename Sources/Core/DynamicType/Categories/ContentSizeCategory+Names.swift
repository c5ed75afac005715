extension ContentSizeCategory {
  /// The abbreviation that tables and reports print: `XS` … `XXXL`, `AX1` … `AX5`.
  public var shortName: String { Self.shortNames[rawValue] }

  /// The raw value of UIKit's `UIContentSizeCategory`, such as `UICTContentSizeCategoryL`.
  public var rawName: String { Self.rawNames[rawValue] }

  /// The name of the case in SwiftUI's `DynamicTypeSize`, such as `xSmall` or `accessibility1`.
  public var dynamicTypeSizeName: String { Self.dynamicTypeSizeNames[rawValue] }

  /// The name of the case in UIKit's `UIContentSizeCategory`, such as `accessibilityMedium`.
  public var uiKitName: String { Self.uiKitNames[rawValue] }

  /// The name in words, such as `extra large` or `accessibility medium`.
  public var spokenName: String {
    var words: [UInt8] = []
    for byte in uiKitName.utf8 {
      let isUpperCase = byte < UInt8(ascii: "a")
      if isUpperCase { words.append(UInt8(ascii: " ")) }
      words.append(byte | 0x20)
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The raw value by which UIKit says that no size is known.
  public static let unspecifiedRawName = "_UICTContentSizeCategoryUnspecified"

  /// Finds a size by any of its names, whatever their case.
  ///
  /// Understood are ``shortName``, ``dynamicTypeSizeName``, ``uiKitName`` with or without
  /// `UIContentSizeCategory` before it, ``spokenName`` and ``rawName``. Hyphens, underscores and spaces are
  /// ignored. Anything else, ``unspecifiedRawName`` included, is no size.
  public init?(name: String) {
    let wanted = FoldedName(name)
    let lists = [Self.shortNames, Self.dynamicTypeSizeNames, Self.uiKitNames, Self.rawNames]
    for list in lists {
      for (index, candidate) in list.enumerated() {
        let prefixed = FoldedName("UIContentSizeCategory" + candidate)
        guard wanted == FoldedName(candidate) || wanted == prefixed else { continue }
        self.init(rawValue: index)
        return
      }
    }
    return nil
  }

  /// The accepted name that differs least from `name`, for "did you mean".
  ///
  /// Least means the smallest Levenshtein distance; among equals the earlier of short names,
  /// SwiftUI's, UIKit's and raw names wins.
  public static func nearestName(to name: String) -> String {
    FoldedName.nearest(
      to: name, among: dynamicTypeSizeNames + shortNames + uiKitNames + rawNames)
  }
}

// Sources: Apple, UIContentSizeCategory and DynamicTypeSize; raw values as read on a device.
extension ContentSizeCategory {
  // Evidence: E-category-names.
  // swift-format-ignore
  static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL",
    "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  // swift-format-ignore
  static let dynamicTypeSizeNames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  static let uiKitNames = [
    "extraSmall", "small", "medium", "large",
    "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  static let rawNames = [
    "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
    "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL",
    "UICTContentSizeCategoryXXXL",
    "UICTContentSizeCategoryAccessibilityM", "UICTContentSizeCategoryAccessibilityL",
    "UICTContentSizeCategoryAccessibilityXL", "UICTContentSizeCategoryAccessibilityXXL",
    "UICTContentSizeCategoryAccessibilityXXXL",
  ]
}
