import DynamicType
import Testing

/// The facts of Material's own unit tests, and the rules of its components beyond them.
@Suite struct MaterialObservationsTests {
  @Test("Each of the 53 facts that Material's unit tests assert holds")
  func facts() throws {
    let rows = try fixture("material-observations.json", as: Recorded.self).observations
    var checks: [String: [@Sendable () -> Bool]] = [:]
    for check in MaterialObservations.checks { checks[check.test, default: []].append(check.holds) }
    var held = 0
    for row in rows {
      let check = try #require(checks[row.test]?.first, "no check for \(row.file), \(row.test)")
      if checks[row.test, default: []].count > 1 { checks[row.test]?.removeFirst() }
      #expect(check(), "\(row.file), \(row.test)")
      held += 1
    }
    print("Material's unit tests: \(held) facts")
    #expect(held == 53)
    #expect(MaterialObservations.checks.count == 53)
  }

  @Test("What each part shows at AX5: a font without curve, and one with the body 2 curve")
  func partsAtAX5() {
    // 42 points of the curve; else the legacy table of the part's fallback style.
    let expected: [MaterialPart: (plain: Double, curved: Double)] = [
      .buttonTitle: (20, 42), .chipTitle: (52, 42), .stereoCellTitle: (26, 42),
      .stereoCellDetail: (18, 42), .snackbarMessage: (52, 42), .snackbarButton: (20, 42),
      .alertTitle: (26, 26), .alertMessage: (52, 52), .alertButton: (20, 20),
      .bannerText: (11, 42), .bannerButton: (11, 42), .actionSheetTitle: (22, 22),
      .actionSheetMessage: (52, 52), .actionSheetAction: (22, 22),
      .featureHighlightTitle: (26, 42), .featureHighlightBody: (22, 42),
      .textInputControllerInput: (52, 52), .textInputControllerUnderlineLabel: (18, 18),
      .textFieldLabel: (52, 52),
    ]
    for part in MaterialPart.allCases {
      let plain = Font.systemFont(ofSize: 11)
      let curved = MaterialFontScaler(for: .body2).scaledFont(plain, for: .large)
      let sizes = [plain, curved].map { font in
        var text = MaterialText(part)
        text.setFont(font)
        text.setAdjustsFontForContentSizeCategory(true)
        text.contentSizeCategoryDidChange(to: .accessibility5)
        return text.renderedFont.pointSize
      }
      #expect(sizes == [expected[part]?.plain, expected[part]?.curved], "\(part)")
    }
    #expect(expected.count == 19)
  }

  @Test("Turning the adjustment off restores the font, but where it was overwritten")
  func turningOff() {
    let kept = MaterialPart.allCases.filter { part in
      var text = MaterialText(part)
      text.setFont(.systemFont(ofSize: 11))
      text.setAdjustsFontForContentSizeCategory(true)
      text.contentSizeCategoryDidChange(to: .accessibility5)
      text.setAdjustsFontForContentSizeCategory(false)
      return text.renderedFont.pointSize != 11
    }
    #expect(kept == [.stereoCellTitle, .stereoCellDetail, .actionSheetAction])
  }

  @Test("Setting the fallback refreshes a cell at once, and a button with the next change")
  func settingTheFallback() {
    let sizes = [MaterialPart.stereoCellTitle, .buttonTitle].map { part in
      var text = MaterialText(part)
      text.setAdjustsFontWhenScaledFontIsUnavailable(false)
      text.setFont(.systemFont(ofSize: 11))
      text.setAdjustsFontForContentSizeCategory(true)
      text.setAdjustsFontWhenScaledFontIsUnavailable(true)
      let atOnce = text.renderedFont.pointSize
      text.contentSizeCategoryDidChange(to: .large)
      return [atOnce, text.renderedFont.pointSize]
    }
    #expect(sizes == [[20, 20], [11, 14]])
  }

  @Test("The feature highlight follows the main screen, and ignores curves on request")
  func featureHighlight() {
    var text = MaterialText(.featureHighlightTitle)
    text.setFont(MaterialFontScaler(for: .body1).scaledFont(.systemFont(ofSize: 11), for: .large))
    text.setAdjustsFontForContentSizeCategory(true)
    text.contentSizeCategoryDidChange(to: .xSmall, mainScreen: .accessibility5)
    #expect(text.renderedFont.pointSize == 42)
    text.usesLegacyFontScaling = true
    text.contentSizeCategoryDidChange(to: .xSmall, mainScreen: .accessibility5)
    #expect(text.renderedFont.pointSize == 26)
  }

  @Test("A scheme that asks for it is scaled once, in banner, chip and cell only")
  func prescaling() {
    var scheme = MaterialTypographyScheme()
    scheme.usesCurrentContentSizeCategoryWhenApplied = true
    let scaled = MaterialPart.allCases.filter { part in
      var text = MaterialText(part, for: .xxLarge)
      text.apply(scheme, style: .body2)
      return text.renderedFont.pointSize == 18
    }
    #expect(
      scaled == [.chipTitle, .stereoCellTitle, .stereoCellDetail, .bannerText, .bannerButton])
  }

  @Test("Material's body reaches 42 points at AX5, iOS's 53 and the legacy one 52")
  func bodyAtAX5() {
    let sizes = [
      MaterialTextStyle.body1.pointSize(for: .accessibility5),
      TextStyle.body.pointSize(for: .accessibility5),
      MaterialLegacyTextStyle.body1.pointSize(for: .accessibility5),
    ]
    #expect(sizes == [42, 53, 52])
  }

  private struct Recorded: Decodable {
    struct Row: Decodable {
      var file: String
      var test: String
    }
    var observations: [Row]
  }
}
