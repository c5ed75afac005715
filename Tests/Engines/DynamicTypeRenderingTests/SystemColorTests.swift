import Testing

@testable import DynamicTypeRendering

@Suite struct SystemColorTests {
  /// Components that Xcode recorded in the `resources` of public Interface Builder documents, as
  /// bytes, the last one the alpha: 255 times the component, rounded.
  ///
  /// Where documents of different Xcodes differ (separator 0.12 in Xcode 26), the value of most.
  static let recorded: [(name: String, components: [Int])] = [
    ("systemBackgroundColor", [255, 255, 255, 255]),
    ("secondaryLabelColor", [60, 60, 67, 153]),
    ("systemGroupedBackgroundColor", [242, 242, 247, 255]),
    ("tintColor", [0, 122, 255, 255]),
    ("opaqueSeparatorColor", [198, 198, 200, 255]),
    ("labelColor", [0, 0, 0, 255]),
    ("groupTableViewBackgroundColor", [242, 242, 247, 255]),
    ("systemRedColor", [255, 59, 48, 255]),
    ("secondarySystemGroupedBackgroundColor", [255, 255, 255, 255]),
    ("tableCellGroupedBackgroundColor", [255, 255, 255, 255]),
    ("separatorColor", [60, 60, 67, 74]),
    ("tertiaryLabelColor", [60, 60, 67, 76]),
    ("systemYellowColor", [255, 204, 0, 255]),
    ("systemGreenColor", [52, 199, 89, 255]),
    ("secondarySystemFillColor", [120, 120, 128, 41]),
    ("secondarySystemBackgroundColor", [242, 242, 247, 255]),
    ("linkColor", [0, 122, 255, 255]),
    ("systemTealColor", [48, 176, 199, 255]),
    ("systemOrangeColor", [255, 149, 0, 255]),
    ("systemGray4Color", [209, 209, 214, 255]),
    ("systemGray3Color", [199, 199, 204, 255]),
  ]

  @Test("Light colours are what documents record", arguments: recorded)
  func light(name: String, components: [Int]) throws {
    let color = try #require(SystemColor.named(name)).light
    let bytes = [color.red, color.green, color.blue, color.alpha].map {
      Int(($0 * 255).rounded(.toNearestOrAwayFromZero))
    }
    // 0.3 times 255 is 76.5; documents record 76 of 255.
    let isNear = zip(bytes, components).allSatisfy { abs($0 - $1) <= 1 }
    #expect(isNear, "\(bytes)")
  }

  @Test func unknownNamesAreNone() {
    #expect(SystemColor.named("systemTaupeColor") == nil)
  }
}
