/// An image beside text, whose size follows the reader's at accessibility text sizes.
public struct ScaledImage: Hashable, Sendable {
  /// The size of the image itself.
  public var width: Unscaled
  public var height: Unscaled
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`, off by default.
  ///
  /// It is meant for images with vector data; others blur.
  public var adjustsSizeForAccessibilityCategories: Bool

  /// An image of a size.
  public init(
    width: Unscaled, height: Unscaled, adjustsSizeForAccessibilityCategories: Bool = false
  ) {
    self.width = width
    self.height = height
    self.adjustsSizeForAccessibilityCategories = adjustsSizeForAccessibilityCategories
  }

  /// The size for the reader's text size.
  ///
  /// Apple does not say by how much such images grow. Decided: as body text does.
  ///
  /// - Parameter traits: Where the image is shown. What is `nil` or unspecified is taken from
  ///   ``TraitSource/current``.
  public func size(
    compatibleWith traits: TraitCollection? = nil
  ) -> (width: Scaled, height: Scaled) {
    let category = TraitSource.resolve(traits).category
    guard adjustsSizeForAccessibilityCategories, category.isAccessibilityCategory else {
      return (Scaled(fixed: width), Scaled(fixed: height))
    }
    let metrics = FontMetrics.default
    return (
      metrics.scaled(width, compatibleWith: traits), metrics.scaled(height, compatibleWith: traits)
    )
  }
}
