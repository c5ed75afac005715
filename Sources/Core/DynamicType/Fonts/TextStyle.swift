/// The role of a piece of text, from which the system chooses its size, weight and line height.
///
/// The raw value is the row of the style in the tables.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  case extraLargeTitle
  case extraLargeTitle2
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption1
  case caption2
}

extension TextStyle {
  /// The size of the style's font on iOS, in points.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    iOSPointSizes[cell(for: category)]
  }

  /// The published line height of the style on iOS, from baseline to baseline, in points.
  public func leading(for category: ContentSizeCategory) -> Double {
    iOSLeadings[cell(for: category)]
  }

  /// The line height that ``FontMetrics`` scales by, in points.
  ///
  /// It differs from ``leading(for:)`` in 8 of 132 cells, as devices do.
  public func scalingLeading(for category: ContentSizeCategory) -> Double {
    iOSScalingLeadings[cell(for: category)]
  }

  /// The weight of the style's font on iOS.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight on iOS of the style with the bold trait.
  ///
  /// The extra large titles are bold to begin with and have no published bolder weight.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// The place of a category in the tables of the styles.
  private func cell(for category: ContentSizeCategory) -> Int {
    rawValue * ContentSizeCategory.allCases.count + category.rawValue
  }
}
