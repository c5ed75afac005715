#if !canImport(Darwin)
  public import DynamicType

  /// UIKit's name of ``/DynamicType/FontMetrics``.
  public typealias UIFontMetrics = FontMetrics

  extension FontMetrics {
    /// The font at the text size of UIKit's traits, which remembers its style.
    public func scaledFont(
      for font: Font, compatibleWith traitCollection: UITraitCollection
    ) -> Font {
      scaledFont(for: font, compatibleWith: traitCollection.traits)
    }

    /// The font at the text size of UIKit's traits, which remembers its style and maximum.
    public func scaledFont(
      for font: Font, maximumPointSize: Double, compatibleWith traitCollection: UITraitCollection
    ) -> Font {
      scaledFont(
        for: font, maximumPointSize: maximumPointSize, compatibleWith: traitCollection.traits)
    }

    /// A length for the text size of UIKit's traits, rounded to the pixel, in points.
    public func scaledValue(
      for value: Double, compatibleWith traitCollection: UITraitCollection
    ) -> Double {
      scaledValue(for: value, compatibleWith: traitCollection.traits)
    }
  }
#endif
