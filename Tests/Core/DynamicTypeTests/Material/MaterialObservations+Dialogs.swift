import DynamicType

extension MaterialObservations {
  private static let alertParts: [(MaterialPart, Double)] = [
    (.alertTitle, 55), (.alertMessage, 50), (.alertButton, 45),
  ]

  static let alerts: [(test: String, holds: @Sendable () -> Bool)] = [
    (
      "testMessageInit / testAttributedMessageInit",
      { alertParts.allSatisfy { MaterialText($0.0).adjustsFontWhenScaledFontIsUnavailable } }
    ),
    (
      "testAdjustFontForContentSizeCategoryWhenScaledFontIsUnavailableSetsTheAlertViewProperty",
      {
        var title = MaterialText(.alertTitle)
        title.setAdjustsFontWhenScaledFontIsUnavailable(false)
        return !title.adjustsFontWhenScaledFontIsUnavailable
      }
    ),
    (
      "testLegacyDynamicTypeDisabledThenDynamicTypeEnabledDoesNotUpdateFonts",
      {
        alertParts.allSatisfy { part, size in
          text(part, font: system(size), fallback: false).renderedFont == system(size)
        }
      }
    ),
    (
      "testDynamicTypeEnabledAndLegacyEnabledUpdatesTheFonts",
      {
        alertParts.allSatisfy { part, size in
          text(part, font: system(size)).renderedFont.pointSize != size
        }
      }
    ),
    (
      "testDynamicTypeEnabledUpdatesButtonFonts",
      {
        var button = text(.alertButton, font: system(45))
        let before = button.renderedFont
        button.setFont(system(45))
        return before.pointSize != 45 && button.renderedFont == before
      }
    ),
    (
      "testMDCAdjustsFontForContentSizeCategoryScalesCustomNonFontScalerFont",
      {
        alertParts.allSatisfy { part, _ in
          let font = text(part, font: zapfino(1)).renderedFont
          return font.family == .named("Zapfino") && font.pointSize > 1
        }
      }
    ),
    (
      "testMDCAdjustsFontForContentSizeCategoryUsesFontScalerFonts",
      {
        alertParts.allSatisfy {
          text($0.0, font: fallingZapfino).renderedFont.family == .named("Zapfino")
        }
      }
    ),
    (
      "testMDCAdjustsFontForContentSizeCategoryUpscalesFontScalerFontsWithLocalTraitCollection",
      {
        alertParts.allSatisfy {
          text($0.0, font: fallingZapfino, at: .accessibility5).renderedFont.pointSize != 88
        }
      }
    ),
    (
      "testMDCAdjustsFontForContentSizeCategoryDownscalesFontScalerFontsWithLocalTraitCollection",
      {
        alertParts.allSatisfy {
          text($0.0, font: fallingZapfino, at: .xSmall).renderedFont.pointSize != 99
        }
      }
    ),
    (
      "testAdjustsFontForContentSizeCategoryUpdatesFontWhenTraitCollectionChanges",
      {
        let small = TraitCollection(preferredContentSizeCategory: .xSmall)
        let font = FontMetrics.default.scaledFont(for: zapfino(20), compatibleWith: small)
        var title = AdjustingText(fonts: [font], in: .adjustingView)
        title.update(for: TraitCollection(preferredContentSizeCategory: .accessibility5))
        return title.fonts[0].family == font.family && title.fonts[0].pointSize > font.pointSize
      }
    ),
  ]

  static let textFields: [(test: String, holds: @Sendable () -> Bool)] = [
    (
      "testDynamicTypeLegacyDefault / testDynamicTypeLegacyFullWidth",
      {
        var input = MaterialTextInput()
        input.setFieldAdjustsFont(true)
        input.setControllerAdjustsFont(true)
        return input.controllerAdjustsFont == true && !input.fieldAdjustsFont
      }
    ),
    (
      "testMDCDynamicTypeAPI",
      {
        var input = MaterialTextInput()
        input.setFieldAdjustsFont(true)
        return input.fieldAdjustsFont && input.inputPart == .textFieldLabel
      }
    ),
    (
      "testFilled, testOutlined, testUnderline, testFullWidth",
      {
        MaterialText(.textInputControllerInput).renderedFont
          == MaterialLegacyTextStyle.body1.standardFont
          && MaterialText(.textInputControllerUnderlineLabel).renderedFont
            == MaterialLegacyTextStyle.caption.standardFont
          && !MaterialText(.textInputControllerInput).adjustsFontForContentSizeCategory
      }
    ),
    (
      "testAdjustsFontForContentSizeCategory",
      {
        var control = MaterialTextControl()
        let before = control.assistiveLabels
        control.adjustsFontForContentSizeCategory = true
        return before == [.view, .view]
          && control.assistiveLabels == [.adjustingView, .adjustingView]
      }
    ),
  ]
}
