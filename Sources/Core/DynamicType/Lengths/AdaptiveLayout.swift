/// The direction in which a stack places its views.
public enum LayoutAxis: Hashable, Sendable {
  case horizontal
  case vertical
}

extension LayoutAxis {
  /// The direction for the reader's text size: from an accessibility size on, rows become columns.
  ///
  /// - Parameter threshold: The first text size at which the stack is vertical.
  public static func adaptive(
    for category: ContentSizeCategory,
    verticalFrom threshold: ContentSizeCategory = .accessibilityMedium
  ) -> LayoutAxis {
    category >= threshold ? .vertical : .horizontal
  }
}

/// Space around text that gives way as the text grows, for margins that would cost it its width.
public struct ShrinkingSpace: Hashable, Sendable {
  /// The space at `large` and below.
  public var regular: Unscaled
  /// What stays at the largest text size; not more than `regular`.
  public var minimum: Unscaled

  /// Space that shrinks from `regular` to `minimum`; a minimum above that counts as `regular`.
  public init(_ regular: Unscaled, minimum: Unscaled) {
    self.regular = regular
    self.minimum = min(regular, minimum)
  }

  /// The space for the reader's text size: `regular`, divided by the ratio in which the text grew.
  ///
  /// - Parameters:
  ///   - metrics: The text that needs the room.
  ///   - displayScale: Pixels per point, to which the space is rounded.
  public func space(
    for category: ContentSizeCategory, metrics: FontMetrics = .default, displayScale: Double
  ) -> Scaled {
    let ratio = max(1, metrics.unroundedValue(1, for: category))
    let space = max(regular.points / ratio, minimum.points)
    return Scaled(points: space.rounded(toPixelsOf: displayScale))
  }
}
