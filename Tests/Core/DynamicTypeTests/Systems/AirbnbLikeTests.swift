import DynamicType
import Testing

/// A company with its own typeface: features ask for a font by token, in the units of the design,
/// and get an object that always answers in scaled units.
///
/// Expected values: the published rules of `UIFontMetrics` by hand, with title 1's scaling leadings
/// 34 at L, 61 at AX4 and 68 at AX5, and body's 22 and 62.
@Suite struct AirbnbLikeTests {
  let typography = Typography(
    name: "Cereal",
    tokens: [
      Typography.Token(
        name: "titleL", family: .named("Cereal-Bold"), weight: .bold, size: 22, lineHeight: 26,
        tracking: -0.44, relativeTo: .title1),
      Typography.Token(name: "textM", family: .named("Cereal-Book"), size: 16, lineHeight: 20),
      Typography.Token(
        name: "badge", family: .named("Cereal-Book"), size: 12, lineHeight: 16,
        maximum: Scaled(points: 20)),
    ])
  let ax5 = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: 3)

  @Test("At AX5 size, line height and tracking have grown together, by whole points of the font")
  func asFont() throws {
    let title = try #require(typography["titleL"]).resolved(for: ax5, rounding: .font)
    #expect(title.pointSize.points == 44)
    #expect(title.lineHeight?.points == 52)
    #expect(title.tracking.points == -0.88)
    #expect(
      title.attributes
        == ScaledTextAttributes(
          font: title.font, tracking: Scaled(points: -0.88),
          minimumLineHeight: Scaled(points: 52), maximumLineHeight: Scaled(points: 52)))

    // 16 × 62 / 22 = 45.09, as a font 45; the line keeps its 20/16 of that, 56.25, in thirds.
    let text = try #require(typography["textM"]).resolved(for: ax5, rounding: .font)
    #expect(text.pointSize.points == 45)
    #expect(text.lineHeight?.points == 169.0 / 3)
  }

  @Test("By the other way of scaling the results differ: pixels instead of points")
  func asValue() throws {
    let text = try #require(typography["textM"]).resolved(for: ax5, rounding: .value)
    #expect(text.pointSize.points == 135.0 / 3)
    // 20 × 62 / 22 = 56.36, in thirds.
    #expect(text.lineHeight?.points == 169.0 / 3)

    let ax4 = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraLarge, displayScale: 3)
    let title = try #require(typography["titleL"])
    // 22 × 61 / 34 = 39.47 and 26 × 61 / 34 = 46.65; as a font 39, and 26 × 39 / 22 = 46.09.
    #expect(title.resolved(for: ax4, rounding: .font).pointSize.points == 39)
    #expect(title.resolved(for: ax4, rounding: .font).lineHeight?.points == 46)
    #expect(title.resolved(for: ax4, rounding: .value).pointSize.points == 118.0 / 3)
    #expect(title.resolved(for: ax4, rounding: .value).lineHeight?.points == 140.0 / 3)
  }

  @Test(
    "The maximum holds back the line and the tracking as well",
    arguments: [
      Typography.Rounding.font, .value,
    ])
  func maximum(rounding: Typography.Rounding) throws {
    let badge = try #require(typography["badge"]).resolved(for: ax5, rounding: rounding)
    #expect(badge.pointSize.points == 20)
    #expect(badge.lineHeight?.points == 80.0 / 3)
    #expect(badge.font.resolved(for: .large).pointSize == 12)
  }

  @Test("At L every token is the design itself")
  func atLarge() {
    let large = TraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
    for token in typography.tokens {
      for rounding in [Typography.Rounding.font, .value] {
        let resolved = token.resolved(for: large, rounding: rounding)
        #expect(resolved.pointSize == Scaled(fixed: token.size))
        #expect(resolved.lineHeight?.points == token.lineHeight?.points)
        #expect(resolved.tracking == Scaled(fixed: token.tracking))
      }
    }
  }

  @Test("A feature lays out with scaled lengths alone")
  func layout() throws {
    let padding: Unscaled = 16
    let text = try #require(typography["textM"]).resolved(for: ax5)
    let height: Scaled =
      try #require(text.lineHeight) * 2 + FontMetrics.default.scaled(padding, compatibleWith: ax5)
    let twoLines = 2 * (169.0 / 3)
    #expect(height.points == twoLines + 45)
    // `height + padding` does not compile: one is of the screen, the other of the design.
  }

  @Test func unknownTokens() {
    #expect(typography["titleXXL"] == nil)
    #expect(typography["TITLEL"]?.name == "titleL")
  }
}
