/// Gives fonts the curve of a Material style, as `MDCFontScaler`.
///
/// Unlike ``FontMetrics``, the size of the font that goes in does not matter: only its face stays.
public struct MaterialFontScaler: Hashable, Sendable {
  /// The style whose curve fonts get.
  public let textStyle: MaterialTextStyle

  /// A scaler for a style.
  public init(for textStyle: MaterialTextStyle) {
    self.textStyle = textStyle
  }

  /// A scaler for the style of a name; for an unknown one that of `body1`, as in Material.
  public init(rawName: String) {
    textStyle = MaterialTextStyle(rawName: rawName) ?? .body1
  }

  /// The font with the style's curve, at the curve's size.
  ///
  /// - Parameter category: The reader's text size; the present one of ``TraitSource/current``
  ///   where it is left out.
  public func scaledFont(_ font: Font, for category: ContentSizeCategory? = nil) -> Font {
    font.withScalingCurve(textStyle.curve)
      .materialScaled(for: category ?? TraitSource.current.contentSizeCategory)
  }

  /// A value in the ratio of the curve to its size at `large`, unrounded.
  ///
  /// Material removed this function in 2021.
  public func scaledValue(
    for value: Double, category: ContentSizeCategory? = nil
  ) -> Double {
    let category = category ?? TraitSource.current.contentSizeCategory
    return value * textStyle.pointSize(for: category) / textStyle.pointSize(for: .large)
  }
}

extension Font {
  /// The font's curve, if it has one: Material's `mdc_scalingCurve`.
  public var scalingCurve: ScalingCurve? {
    guard case .curve(let curve) = scaling else { return nil }
    return curve
  }

  /// The font with a curve instead of its own way of scaling, still at its present size.
  public func withScalingCurve(_ curve: ScalingCurve) -> Font {
    var font = self
    font.scaling = .curve(curve)
    font.unscaledPointSize = pointSize
    return font
  }

  /// The font at its curve's size: Material's `mdc_scaledFontForSizeCategory:`.
  ///
  /// Without a curve, without an entry or with one that is not greater than zero, it is the font
  /// itself; fonts of text styles and metrics, too, are left alone.
  public func materialScaled(for category: ContentSizeCategory) -> Font {
    guard scalingCurve != nil else { return self }
    return resolved(for: category, legibilityWeight: legibilityWeight)
  }

  /// The font at its curve's size for `large`: Material's `mdc_scaledFontAtDefaultSize`.
  public var materialScaledAtDefaultSize: Font { materialScaled(for: .large) }

  /// Whether text in the font counts as large for contrast, as Material's font loader decides:
  /// from 18 points on, or from 14 where the weight is medium or more.
  public var isLargeForContrastRatios: Bool {
    pointSize >= 18 || (pointSize >= 14 && weight >= .medium)
  }
}

extension FontWeight {
  /// What Material's system font loader means by bold.
  public static let materialBold = FontWeight.semibold
}
