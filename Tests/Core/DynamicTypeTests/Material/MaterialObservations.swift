import DynamicType

/// What the unit tests of Material Components for iOS assert, each in our names.
///
/// The key is the name of Material's test; each check answers whether the same holds here.
enum MaterialObservations {
  static let checks: [(test: String, holds: @Sendable () -> Bool)] =
    fonts + schemes + buttonAndChip + cellsAndSnackbars + alerts + textFields

  static let allSizes = ContentSizeCategory.allCases

  private static let fonts: [(test: String, holds: @Sendable () -> Bool)] = [
    ("testNonScaledFontReturnsSelf", { system(24).materialScaled(for: .xLarge) == system(24) }),
    (
      "testScalingCurveIsCopied",
      {
        var curve = ScalingCurve([(.xSmall, 0)])
        let font = system(18).withScalingCurve(curve)
        curve[.xSmall] = 100
        return font.scalingCurve?[.xSmall] == 0
      }
    ),
    (
      "testNegativeAndZeroScalingCurve",
      {
        let curve = ScalingCurve([0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1])
        let font = system(18).withScalingCurve(curve)
        return font.materialScaled(for: .xxxLarge) == font
          && font.materialScaled(for: .accessibility5) == font && font.pointSize == 18
      }
    ),
    (
      "testIncompleteScalingCurve",
      {
        let font = system(20).withScalingCurve(
          ScalingCurve([(.xSmall, 12), (.small, 12), (.medium, 12)]))
        return font.materialScaled(for: .medium).pointSize == 12
          && font.materialScaled(for: .accessibility5) == font
      }
    ),
    (
      "testScaledFontsReturnEquivalentFonts",
      {
        MaterialTextStyle.allCases.allSatisfy { style in
          MaterialFontScaler(for: style).scaledFont(system(18))
            .drawsLike(MaterialFontScaler(for: style).scaledFont(system(18)))
        }
      }
    ),
    (
      "testInvalidStyleFallback",
      {
        MaterialFontScaler(rawName: "unknown").scaledFont(system(22))
          .drawsLike(MaterialFontScaler(for: .body1).scaledFont(system(22)))
      }
    ),
    (
      "testOriginalFontDoesNotGetCurve",
      {
        let original = system(22)
        let scaled = MaterialFontScaler(for: .body1).scaledFont(original)
        return original.scalingCurve == nil && scaled.scalingCurve != nil
      }
    ),
    (
      "testScalingCurvesIncrease",
      {
        MaterialTextStyle.allCases.allSatisfy { style in
          let scaler = MaterialFontScaler(for: style)
          let sizes = allSizes.map { scaler.scaledFont(system(18), for: $0).pointSize }
          return zip(sizes, sizes.dropFirst()).allSatisfy(<=)
        }
      }
    ),
    (
      "testScaledFontDefaultEqualsLarge",
      {
        MaterialTextStyle.allCases.allSatisfy { style in
          let font = MaterialFontScaler(for: style).scaledFont(system(18), for: .accessibility2)
          return font.materialScaledAtDefaultSize.drawsLike(font.materialScaled(for: .large))
        }
      }
    ),
    (
      "testValueScaling",
      {
        allSizes.allSatisfy { size in
          let value = MaterialFontScaler(for: .body1).scaledValue(for: 10, category: size)
          let expected = 10 * MaterialTextStyle.body1.pointSize(for: size) / 16
          return abs(value - expected) < 0.000_1
        }
      }
    ),
    (
      "testScaledFontForTraitEnvironmentOniOS10AndAboveConsultsTheTraitEnvironment",
      {
        let font = MaterialFontScaler(for: .headline1).scaledFont(system(22))
          .materialScaledAtDefaultSize
        return font.pointSize == 96 && font.materialScaled(for: .xLarge).pointSize == 100
      }
    ),
    (
      "testMDC_standardFontForMaterialTextStyleReturnsEquivalentFonts",
      { MaterialLegacyTextStyle.allCases.allSatisfy { $0.standardFont == $0.standardFont } }
    ),
    (
      "testFontFamilyMatchesSystemFontFamily",
      {
        MaterialLegacyTextStyle.allCases.allSatisfy {
          $0.namedFont.family == system($0.namedFont.pointSize).family
        }
      }
    ),
    (
      "testIsLargeForContrastRatio",
      {
        let fonts = { (size: Double) in
          [FontWeight.light, .regular, .medium, .bold, .regular, .bold].map {
            Font.systemFont(ofSize: size, weight: $0).isLargeForContrastRatios
          }
        }
        return fonts(10) == [false, false, false, false, false, false]
          && fonts(15) == [false, false, true, true, false, true]
          && fonts(18) == [true, true, true, true, true, true]
      }
    ),
    ("testWeights", { FontWeight.materialBold == .semibold }),
    ("testUIFontWeightMediumValue", { FontWeight.medium.uiKitValue == 0.23 }),
  ]

  private static let schemes: [(test: String, holds: @Sendable () -> Bool)] = [
    (
      "testTypographyScheme201804DoesNotHaveCurves",
      { fonts(of: .v201804).allSatisfy { $0.scalingCurve == nil } }
    ),
    (
      "testTypographyScheme201902DoesHaveCurves",
      { fonts(of: .v201902).allSatisfy { $0.scalingCurve != nil } }
    ),
    (
      "testTypographyScheme201902ReturnsDefaultSizedFonts",
      { fonts(of: .v201902).allSatisfy { $0.drawsLike($0.materialScaledAtDefaultSize) } }
    ),
    (
      "testTypographyScheme201804/201902UseCurrentContentSizeCategoryWhenAppliedIsDisabledByDefault",
      {
        !MaterialTypographyScheme(defaults: .v201804).usesCurrentContentSizeCategoryWhenApplied
          && !MaterialTypographyScheme().usesCurrentContentSizeCategoryWhenApplied
      }
    ),
    (
      "testFontsAreScaledWhenTypographySchemeRequestsPrescaling",
      {
        var scheme = MaterialTypographyScheme()
        scheme.usesCurrentContentSizeCategoryWhenApplied = true
        var banner = MaterialText(.bannerText, for: .xxLarge)
        banner.apply(scheme, style: .body2)
        return banner.renderedFont.pointSize == 18 && scheme[.body2].pointSize == 14
      }
    ),
  ]

  private static func fonts(of defaults: MaterialTypographyScheme.Defaults) -> [Font] {
    MaterialTextStyle.allCases.map { MaterialTypographyScheme(defaults: defaults)[$0] }
  }

  private static let buttonAndChip: [(test: String, holds: @Sendable () -> Bool)] = [
    (
      "testDefaultAdjustsFontProperty",
      { !MaterialText(.buttonTitle).adjustsFontForContentSizeCategory }
    ),
    (
      "testAdjustsFontProperty",
      {
        allSizes.allSatisfy { size in
          let button = text(.buttonTitle, font: nil, at: size)
          let preferred = MaterialLegacyTextStyle.button.preferredFont(for: size)
          return button.renderedFont.pointSize == preferred.pointSize
        }
      }
    ),
    (
      "testTitleFontForStateFallbackBehaviorWithLegacyDynamicType",
      {
        let button = text(.buttonTitle, font: nil, at: .xxLarge)
        return button.renderedFont
          == MaterialLegacyTextStyle.button.namedFont.sized(for: .button, in: .xxLarge)
      }
    ),
    (
      "testTitleFontForStateWithLegacyDynamicTypeReturnsRenderedFonts",
      { text(.buttonTitle, font: system(99), at: .large).renderedFont.pointSize == 14 }
    ),
    (
      "testTitleFontForStateWithLegacyDynamicTypeRestoresUserFonts",
      {
        var button = text(.buttonTitle, font: system(99), at: .large)
        button.setAdjustsFontForContentSizeCategory(false)
        return button.renderedFont == system(99)
      }
    ),
    (
      "testLegacyDynamicTypeDisabledThenDynamicTypeTurnedOn",
      { text(.buttonTitle, font: system(55), fallback: false).renderedFont == system(55) }
    ),
    (
      "testLegacyDynamicTypeEnabled",
      {
        var button = text(.buttonTitle, font: system(55))
        button.setAdjustsFontWhenScaledFontIsUnavailable(true)
        return button.renderedFont != system(55)
      }
    ),
    (
      "testDefaults",
      {
        let chip = MaterialText(.chipTitle)
        return !chip.adjustsFontForContentSizeCategory && chip.font == nil
      }
    ),
    (
      "testChipViewAdjustsFontForContentSizeCategoryWhenScaledFontIsUnavailableDefaultValue",
      { MaterialText(.chipTitle).adjustsFontWhenScaledFontIsUnavailable }
    ),
    (
      "testChipViewDynamicTypeBehavior",
      { grows(.chipTitle, curve: .body2, from: 14, to: 18, at: .xxLarge) }
    ),
  ]

  private static let cellsAndSnackbars: [(test: String, holds: @Sendable () -> Bool)] = [
    (
      "testContentSizeCategoryNotificationCausesFontsToAdjustOniOS10AndUp",
      {
        grows(.stereoCellTitle, curve: .subtitle1, from: 16, to: 18, at: .xLarge)
          && grows(.stereoCellDetail, curve: .button, from: 14, to: 16, at: .xLarge)
      }
    ),
    (
      "testAdjustsFontForContentSizeCategoryWhenScaledFontIsUnavailableIsYES",
      {
        text(.stereoCellTitle, font: system(99), at: .xLarge).renderedFont != system(99)
          && text(.stereoCellDetail, font: system(99), at: .xLarge).renderedFont != system(99)
      }
    ),
    (
      "testDoesNotAdjustFontForContentSizeCategoryWhenScaledFontIsUnavailableIsNO",
      {
        [MaterialPart.stereoCellTitle, .stereoCellDetail].allSatisfy {
          text($0, font: system(99), fallback: false, at: .xLarge).renderedFont == system(99)
        }
      }
    ),
    (
      "testMessageViewMessageDynamicTypeBehavior",
      { grows(.snackbarMessage, curve: .body1, from: 16, to: 22, at: .xxxLarge) }
    ),
    (
      "testMessageViewButtonDynamicTypeBehavior",
      { grows(.snackbarButton, curve: .button, from: 14, to: 20, at: .xxxLarge) }
    ),
    (
      "testMessageViewAdjustsFontForContentSizeCategoryWhenScaledFontIsUnavailableDefaultValue",
      { MaterialText(.snackbarMessage).adjustsFontWhenScaledFontIsUnavailable }
    ),
    (
      "testAdjustsFontForContentSizeCategoryWhenScaledFontIsUnavailableDefaultValue",
      { MaterialText(.snackbarButton).adjustsFontWhenScaledFontIsUnavailable }
    ),
    (
      "testBannerViewDynamicTypeBehavior",
      {
        grows(.bannerText, curve: .body2, from: 14, to: 18, at: .xxLarge)
          && grows(.bannerButton, curve: .body2, from: 14, to: 18, at: .xxLarge)
      }
    ),
  ]
}

extension MaterialObservations {
  static func system(_ size: Double) -> Font { .systemFont(ofSize: size) }

  static func zapfino(_ size: Double) -> Font { .font(named: "Zapfino", size: size) }

  /// A curve that falls, as Material's tests use it: 99 at `XS` to 88 at `AX5`.
  static let fallingZapfino = zapfino(16).withScalingCurve(
    ScalingCurve([99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 89, 88]))

  /// A part that was told to adjust its font, with or without fallback.
  static func text(
    _ part: MaterialPart, font: Font?, fallback: Bool = true, at size: ContentSizeCategory = .large
  ) -> MaterialText {
    var text = MaterialText(part)
    if !fallback { text.setAdjustsFontWhenScaledFontIsUnavailable(false) }
    text.setFont(font)
    text.setAdjustsFontForContentSizeCategory(true)
    text.contentSizeCategoryDidChange(to: size)
    return text
  }

  /// Whether a font with a curve is `before` points at `large` and `after` points at `size`.
  static func grows(
    _ part: MaterialPart, curve: MaterialTextStyle, from before: Double, to after: Double,
    at size: ContentSizeCategory
  ) -> Bool {
    let font = MaterialFontScaler(for: curve).scaledFont(system(10), for: .large)
    let start = text(part, font: font, fallback: false)
    let end = text(part, font: font, fallback: false, at: size)
    return start.renderedFont.pointSize == before && end.renderedFont.pointSize == after
  }
}
