import DynamicType
import Testing

/// Expected values: `UIFont` on iOS 26.1, read by Vercantez/openuikit (6f62d1d0,
/// fixtures/realapp/dynamic_type_ios.json, and its recorded faces of 12, 13 and 17 points), which
/// agree with what an answer on Stack Overflow (63913820) printed on iOS 13.
@Suite struct FontVerticalMetricsTests {
  @Test(
    "The system's font at the recorded sizes",
    arguments: [
      [12, 11.42578125, -2.89453125, 8.455078125, 6.31640625, 14.3203125],
      [13, 12.3779296875, -3.1357421875, 9.15966796875, 6.8427734375, 15.513671875],
      [17, 16.1865234375, -4.1005859375, 11.97802734375, 8.9482421875, 20.287109375],
    ])
  func systemFont(recorded: [Double]) {
    let font = Font.systemFont(ofSize: recorded[0])
    #expect(
      [font.ascender, font.descender, font.capHeight, font.xHeight, font.lineHeight]
        == Array(recorded[1...]))
    #expect(font.leading == 0)
  }

  @Test("In bold the x is higher, and nothing else")
  func bold() {
    let bold = Font.systemFont(ofSize: 17, weight: .bold)
    #expect(bold.xHeight == 9.13916015625)
    #expect(bold.lineHeight == 20.287109375)
    #expect(bold.capHeight == 11.97802734375)
    let xHeights = FontWeight.allCases.map { Font.systemFont(ofSize: 2048, weight: $0).xHeight }
    #expect(xHeights.first == 1078 && xHeights.last == 1101)
    #expect(zip(xHeights, xHeights.dropFirst()).allSatisfy(<=))
    let reader = TraitCollection(legibilityWeight: .bold)
    #expect(Font.systemFont(ofSize: 2048).resolved(for: reader).xHeight > 1078)
  }

  @Test(
    "The line height of a preferred font is that of its size, not that of its text style",
    arguments: [
      (TextStyle.largeTitle, ContentSizeCategory.extraSmall, 36.994140625),
      (.title1, .extraSmall, 29.833984375), (.title2, .extraSmall, 22.673828125),
      (.headline, .extraSmall, 16.70703125), (.caption2, .extraSmall, 13.126953125),
      (.largeTitle, .small, 38.1875), (.title3, .small, 21.48046875), (.body, .small, 17.900390625),
    ])
  func preferredFonts(style: TextStyle, category: ContentSizeCategory, recorded: Double) {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(font.lineHeight == recorded)
    #expect(font.lineHeight + font.leading == style.leading(for: category))
  }

  @Test("Body text at L: 22 points from line to line, of which the letters take 20.29")
  func leading() {
    let large = TraitCollection(preferredContentSizeCategory: .large)
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(body.leading == 22 - 20.287109375)
    #expect(Font.body.leading(.tight).resolved(for: .large).leading == 20 - 20.287109375)
    #expect(body.withSize(30).leading == 0)
  }

  @Test("Where the typeface is not known, measures are estimates and the metrics are missing")
  func unknownFonts() {
    #expect(Font.systemFont(ofSize: 17).verticalMetrics != nil)
    for font in [
      Font.font(named: "Georgia", size: 17), .systemFont(ofSize: 17, design: .serif),
      .systemFont(ofSize: 17, design: .rounded), .systemFont(ofSize: 17, design: .monospaced),
    ] {
      #expect(font.verticalMetrics == nil)
      #expect(font.lineHeight == 20.287109375)
    }
  }
}
