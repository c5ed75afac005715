/// Scales sizes and lengths as a text style scales with the reader's text size.
///
/// Both functions multiply by the same ratio: the style's scaling leading in the category, over
/// the one at ``ContentSizeCategory/large``. They round differently, so that their results differ:
/// 17 points of body text at `medium` are 16⅓ as a length on a display of 3 pixels per point, and
/// 16 as the size of a font.
///
/// Of 5,182 published outputs of Apple's `UIFontMetrics`, these rules give 5,181; the other one is
/// headline at AX4 with a font of 11 points, where Apple's 25.5 goes down.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose growth is followed.
  public let textStyle: TextStyle

  /// Metrics that follow a text style.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// Metrics that follow body text.
  public static let `default` = FontMetrics(forTextStyle: .body)
}

extension FontMetrics {
  /// A length for the reader's text size, rounded to the nearest pixel.
  ///
  /// Halves go away from zero, so that a negative length mirrors the positive one. A value that is
  /// not a number stays so, and infinite ones stay infinite.
  ///
  /// Evidence: E-font-metrics.
  ///
  /// - Parameters:
  ///   - value: The length at `large`, in points.
  ///   - category: The reader's text size.
  ///   - displayScale: Pixels per point. Unless it is finite and greater than zero, nothing is
  ///     rounded.
  /// - Returns: The length in points.
  public func scaledValue(
    _ value: Double, for category: ContentSizeCategory, displayScale: Double
  ) -> Double {
    unroundedValue(value, for: category).rounded(toPixelsOf: displayScale)
  }

  /// The size of a font for the reader's text size, rounded to a whole point.
  ///
  /// At `large` a size keeps its fraction. In other categories it is rounded even where the style
  /// does not grow: caption 2 turns 17.2 points into 17 at `extraSmall`.
  ///
  /// - Parameters:
  ///   - pointSize: The size at `large`, in points.
  ///   - category: The reader's text size.
  ///   - maximumPointSize: What the result is cut to, after rounding, in points. Unless it is
  ///     greater than zero, there is no maximum.
  /// - Returns: The size in points.
  public func scaledPointSize(
    _ pointSize: Double, for category: ContentSizeCategory, maximumPointSize: Double? = nil
  ) -> Double {
    let scaled = unroundedValue(pointSize, for: category)
    let rounded = category == .large ? scaled : scaled.roundedToWhole
    guard let maximumPointSize, maximumPointSize > 0 else { return rounded }
    return min(rounded, maximumPointSize)
  }

  /// The ratio by which the style's scaling leading differs from the one at `large`, applied.
  ///
  /// Multiplying before dividing keeps exact halves exact.
  func unroundedValue(_ value: Double, for category: ContentSizeCategory) -> Double {
    guard category != .large else { return value }
    return value * textStyle.scalingLeading(for: category) / textStyle.scalingLeading(for: .large)
  }
}
