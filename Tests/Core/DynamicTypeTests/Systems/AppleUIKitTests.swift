import DynamicType
import Testing

/// UIKit's ways of using Dynamic Type, as its users write them.
///
/// Expected values: Apple's documentation, and unit tests of independent projects against UIKit
/// (stephan-tolksdorf/STULabel ee77790a, Rightpoint/BonMot 001139aa, dotnet/macios#18335).
@Suite struct AppleUIKitTests {
  let ax5 = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  let large = TraitCollection(preferredContentSizeCategory: .large)

  @Test func preferredFonts() {
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: ax5)
    #expect(body.pointSize == 53)
    #expect(body.preferredLineHeight == 62)
    #expect(body.weight == .regular)
    #expect(Font.preferredFont(forTextStyle: .headline, compatibleWith: large).weight == .semibold)
    #expect(
      Font.preferredFont(forTextStyle: .title1, compatibleWith: large).emphasized.weight == .bold)
  }

  @Test("Bold text makes the system's regular semibold, scaled fonts included")
  func boldText() {
    let bold = TraitCollection(preferredContentSizeCategory: .large, legibilityWeight: .bold)
    #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: bold).drawnWeight == .semibold)
    let scaled = FontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 10), compatibleWith: bold)
    #expect(scaled.drawnWeight == .semibold)
    #expect(scaled.resolved(for: large).drawnWeight == .regular)
    let own = FontMetrics.default.scaledFont(
      for: .font(named: "Avenir-Book", size: 10), compatibleWith: bold)
    #expect(own.drawnWeight == .regular)
  }

  @Test("A maximum stays with the font: BonMot's seven sizes of 28 pt Avenir with at most 30")
  func maximumPointSize() {
    let font = FontMetrics(forTextStyle: .headline).scaledFont(
      for: .font(named: "Avenir-Book", size: 28), maximumPointSize: 30, compatibleWith: large)
    let sizes = ContentSizeCategory.allCases.prefix(7).map { font.resolved(for: $0).pointSize }
    #expect(sizes == [24, 25, 27, 28, 30, 30, 30])
  }

  @Test("A scaled font is refused, with or without maximum")
  func scaledFontsAreRefused() throws {
    let metrics = FontMetrics(forTextStyle: .title1)
    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
    #expect(throws: FontScalingError.alreadyScaled(.title1)) {
      try FontMetrics.default.scaledFont(checking: scaled)
    }
    #expect(throws: FontScalingError.alreadyScaled(.title1)) {
      try metrics.scaledFont(checking: scaled, maximumPointSize: 20, compatibleWith: large)
    }
  }

  @Test("Without the check a scaled font stops the program, as UIKit's exception does")
  func scaledFontsStopTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      _ = FontMetrics.default.scaledFont(for: scaled)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the font was scaled already, relative to body"))
  }

  @Test("The checked form gives what the other gives")
  func checkedFonts() throws {
    let georgia = Font.font(named: "Georgia", size: 28)
    let metrics = FontMetrics(forTextStyle: .headline)
    #expect(
      try metrics.scaledFont(checking: georgia, maximumPointSize: 60, compatibleWith: ax5)
        == metrics.scaledFont(for: georgia, maximumPointSize: 60, compatibleWith: ax5))
  }

  @Test("A maximum that is none is ignored without the check", arguments: [0, -1, Double.nan])
  func ignoredMaxima(maximum: Double) {
    let font = FontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 36), maximumPointSize: maximum, compatibleWith: ax5)
    #expect(font.pointSize == 101)
    #expect(font.maximumPointSize == nil)
  }

  @Test("A preferred font keeps its own style, whatever the metrics", arguments: TextStyle.allCases)
  func preferredFontsKeepTheirStyle(style: TextStyle) {
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: large)
    let scaled = FontMetrics(forTextStyle: style).scaledFont(for: body, compatibleWith: ax5)
    #expect(scaled.pointSize == 53)
    #expect(scaled.textStyle == .body)
  }

  @Test("STULabel: the body font with at most 25 pt is 25 at AX5 and 17 at L")
  func cappedPreferredFont() {
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: large)
    let capped = FontMetrics.default.scaledFont(
      for: body, maximumPointSize: 25, compatibleWith: ax5)
    #expect(capped.pointSize == 25)
    #expect(capped.resolved(for: large).pointSize == 17)
  }

  @Test("Rescaling begins at the unscaled size, not at the present one")
  func rescalingBeginsAtTheUnscaledSize() {
    let atAX5 = FontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 36), compatibleWith: ax5)
    #expect(atAX5.pointSize == 101)
    #expect(atAX5.unscaledPointSize == 36)
    #expect(atAX5.resolved(for: large).pointSize == 36)
  }

  @Test func withSize() {
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: large).withSize(30)
    #expect(body.pointSize == 30)
    #expect(body.resolved(for: large).pointSize == 17)
  }

  @Test("Fonts that draw alike may scale differently")
  func equality() {
    let fixed = Font.systemFont(ofSize: 20)
    let scaled = FontMetrics.default.scaledFont(for: fixed, compatibleWith: large)
    #expect(scaled.drawsLike(fixed))
    #expect(scaled != fixed)
  }

  @Test func scaledValues() {
    let medium = TraitCollection(preferredContentSizeCategory: .medium, displayScale: 3)
    #expect(FontMetrics.default.scaledValue(for: 17, compatibleWith: medium) == 49.0 / 3)
    let coarse = TraitCollection(preferredContentSizeCategory: .medium, displayScale: 1)
    #expect(FontMetrics.default.scaledValue(for: 17, compatibleWith: coarse) == 16)
  }

  @Test("Tight and loose lines are 2 points from the style's")
  func leadingTraits() {
    #expect(Font.body.leading(.tight).resolved(for: .large).preferredLineHeight == 20)
    #expect(Font.body.leading(.loose).resolved(for: .large).preferredLineHeight == 24)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func sizesThatAreNone(pointSize: Double) {
    #expect(throws: FontScalingError.self) {
      try FontMetrics.default.scaledFont(checking: .systemFont(ofSize: pointSize))
    }
  }

  @Test(arguments: [0, -1, Double.nan])
  func maximaThatAreNone(maximum: Double) {
    #expect(throws: FontScalingError.self) {
      try FontMetrics.default.scaledFont(
        checking: .systemFont(ofSize: 17), maximumPointSize: maximum)
    }
  }
}
