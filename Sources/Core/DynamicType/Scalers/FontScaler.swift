/// A way in which sizes of fonts follow the reader's text size.
///
/// | scaler | grows |
/// | --- | --- |
/// | ``FontMetrics`` | by iOS' ratio of a text style |
/// | ``LinearFontScaler`` | by one factor for all sizes: React Native, Flutter, Compose for iOS |
/// | ``AndroidFontScaler`` | by Android's tables, which let large text grow less than small text |
/// | ``MaterialFontScaler`` | to the sizes of a Material style, whatever size goes in |
/// | ``ScalingCurve`` | to sizes of its own, whatever size goes in |
///
/// All of them work on one ``Font``: ``Font/scaled(by:maximumPointSize:compatibleWith:)``.
public protocol FontScaler: Sendable {
  /// The size of a font for the reader's text size, in points.
  ///
  /// - Parameters:
  ///   - pointSize: The size at `large`, in points.
  ///   - category: The reader's text size.
  func scaledPointSize(_ pointSize: Double, for category: ContentSizeCategory) -> Double

  /// How a font of a size remembers the scaler.
  ///
  /// Left out, it is the curve of the twelve sizes that the scaler gives.
  ///
  /// - Parameter pointSize: The size at `large`, in points.
  func scaling(of pointSize: Double) -> Font.Scaling
}

extension FontScaler {
  public func scaling(of pointSize: Double) -> Font.Scaling {
    .curve(
      ScalingCurve(ContentSizeCategory.allCases.map { scaledPointSize(pointSize, for: $0) }))
  }
}

extension Font {
  /// The font at the reader's text size by any scaler, which it remembers for other sizes.
  ///
  /// It always begins at ``unscaledPointSize``: a font that was scaled before changes its way of
  /// scaling and is not scaled twice. A preferred font loses its text style and line height.
  ///
  /// - Parameters:
  ///   - scaler: How the size follows the reader's.
  ///   - maximumPointSize: What sizes are cut to, now and at later changes, in points. Unless it is
  ///     greater than zero, the font keeps the maximum it has.
  ///   - traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///     ``TraitSource/current``.
  public func scaled(
    by scaler: some FontScaler, maximumPointSize: Double? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    var font = self
    font.pointSize = unscaledPointSize
    font.preferredLineHeight = nil
    font.scaling = scaler.scaling(of: unscaledPointSize)
    if let maximumPointSize, maximumPointSize > 0 { font.maximumPointSize = maximumPointSize }
    return font.resolved(for: traits)
  }
}

extension FontMetrics: FontScaler {
  /// The size of a font for the reader's text size, rounded to a whole point.
  public func scaledPointSize(_ pointSize: Double, for category: ContentSizeCategory) -> Double {
    scaledPointSize(pointSize, for: category, maximumPointSize: nil)
  }

  public func scaling(of pointSize: Double) -> Font.Scaling { .metrics(textStyle) }
}

extension ScalingCurve: FontScaler {
  /// The curve's entry of a category; the size that goes in where there is none.
  public func scaledPointSize(_ pointSize: Double, for category: ContentSizeCategory) -> Double {
    self.pointSize(for: category) ?? pointSize
  }

  public func scaling(of pointSize: Double) -> Font.Scaling { .curve(self) }
}

extension MaterialFontScaler: FontScaler {
  /// The size of the style, whatever size goes in.
  public func scaledPointSize(_ pointSize: Double, for category: ContentSizeCategory) -> Double {
    textStyle.pointSize(for: category)
  }

  public func scaling(of pointSize: Double) -> Font.Scaling { .curve(textStyle.curve) }
}
