import DynamicType
import Testing

/// One font, scaled in four ways.
@Suite struct FontScalerTests {
  let ax5 = TraitCollection(preferredContentSizeCategory: .accessibility5)
  let georgia = Font.font(named: "Georgia", size: 16)

  @Test("One font at AX5 by iOS' metrics, a factor, Android's tables and Material's sizes")
  func oneFont() {
    // 16 × 62 / 22 = 45.09, as a font 45.
    #expect(georgia.scaled(by: FontMetrics.default, compatibleWith: ax5).pointSize == 45)
    // Flutter: 16 × 53 / 17. Compose: 16 × 1.8.
    #expect(
      georgia.scaled(by: LinearFontScaler(.flutter), compatibleWith: ax5).pointSize
        == 16 * (53.0 / 17))
    #expect(
      georgia.scaled(by: LinearFontScaler(.composeMultiplatform), compatibleWith: ax5).pointSize
        == 16 * 1.8)
    // 53 / 17 is more than Android's 2: halfway between 14 (26 dp) and 18 (30 dp).
    #expect(georgia.scaled(by: AndroidFontScaler(), compatibleWith: ax5).pointSize == 28)
    #expect(
      georgia.scaled(by: MaterialFontScaler(for: .body1), compatibleWith: ax5).pointSize == 42)
    let own = ScalingCurve([(category: .accessibility5, pointSize: 33)])
    #expect(georgia.scaled(by: own, compatibleWith: ax5).pointSize == 33)
  }

  @Test("The font remembers its scaler, and is the same again at L")
  func remembers() {
    let fonts = [
      georgia.scaled(by: FontMetrics.default, compatibleWith: ax5),
      georgia.scaled(by: LinearFontScaler(.reactNative), compatibleWith: ax5),
      georgia.scaled(by: AndroidFontScaler(), compatibleWith: ax5),
      georgia.scaled(by: MaterialFontScaler(for: .subtitle1), compatibleWith: ax5),
    ]
    for font in fonts {
      #expect(font.pointSize > 16)
      #expect(font.resolved(for: .large).pointSize == 16)
      #expect(font.unscaledPointSize == 16)
    }
  }

  @Test("By metrics it is what `scaledFont(for:)` gives, as Material's scaler is its own")
  func sameAsTheScalersOwn() {
    let metrics = FontMetrics(forTextStyle: .headline)
    #expect(
      georgia.scaled(by: metrics, maximumPointSize: 30, compatibleWith: ax5)
        == metrics.scaledFont(for: georgia, maximumPointSize: 30, compatibleWith: ax5))
    let material = MaterialFontScaler(for: .button)
    #expect(
      georgia.scaled(by: material, compatibleWith: ax5).pointSize
        == material.scaledFont(georgia, for: .accessibility5).pointSize)
  }

  @Test("Scaling anew begins at the unscaled size, whatever scaled the font before")
  func neverTwice() {
    let scaled = georgia.scaled(by: LinearFontScaler(factor: 3), compatibleWith: ax5)
    #expect(scaled.pointSize == 48)
    #expect(scaled.scaled(by: LinearFontScaler(factor: 2), compatibleWith: ax5).pointSize == 32)
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: ax5)
    let doubled = body.scaled(by: LinearFontScaler(factor: 2), compatibleWith: ax5)
    #expect(doubled.pointSize == 34)
    #expect(doubled.preferredLineHeight == nil)
  }

  @Test("A maximum holds for every scaler")
  func maximum() {
    let capped = georgia.scaled(
      by: LinearFontScaler(.flutter), maximumPointSize: 20, compatibleWith: ax5)
    #expect(capped.pointSize == 20)
    #expect(capped.resolved(for: .extraSmall).pointSize == 16 * (14.0 / 17))
  }

  @Test("React Native multiplies 17 points of body text by more than iOS from AX1 on")
  func reactNative() {
    let scaler = LinearFontScaler(.reactNative)
    // 17 × 25/14, 30/14, 37/14, 44/14 and 50/14, as its table cuts them to three places.
    let sizes = ContentSizeCategory.allCases.suffix(5).map {
      scaler.scaledPointSize(17, for: $0)
    }
    for (size, numerator) in zip(sizes, [25.0, 30, 37, 44, 50]) {
      #expect(abs(size - 17 * numerator / 14) < 17 * 0.0005 + 1e-9)
    }
    #expect(zip(sizes, [28.0, 33, 40, 47, 53]).allSatisfy { $0 > $1 })
  }
}
