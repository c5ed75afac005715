/// A reader's text size, by the short name that reports print.
package enum TextSize: String, Codable, Hashable, Sendable, CaseIterable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  /// The size of a device that nobody has adjusted.
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// The column of the size in every table: 0 for ``extraSmall``.
  package var order: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }
}

extension [TextSize] {
  /// `at every size`, or the one, or the number of those, that alone were laid out.
  package var inWords: String {
    switch count {
    case TextSize.allCases.count: "at every size"
    case 1: "at \(self[0].rawValue)"
    default: "at the \(count) sizes laid out"
    }
  }
}

extension TextSize: Comparable {
  /// Orders sizes from the smallest text to the largest.
  package static func < (left: TextSize, right: TextSize) -> Bool {
    left.order < right.order
  }
}
