import DynamicTypeShaping
import DynamicTypeText
import Testing

@Suite struct PlatformFontTests {
  /// Recorded labels on devices of three pixels a point, or two, are 22.333, 20.667, 17, 29.5 and
  /// 60 points high; seek-oss/capsize lists 2059 and 430, and 1923 and 455, of 2048 units,
  /// Liberation 1705 and 615.
  @Test(
    "Lines of fonts that come with iOS are as high as theirs",
    arguments: [
      ("Futura-Bold", 17.0, 22.333), ("Futura-CondensedMedium", 17, 20.667),
      ("Futura-CondensedMedium", 14, 17), ("Courier-Bold", 17, 17),
      ("CourierNewPSMT", 20.48, 23.333),
      ("Chalkduster", 23, 29.333), ("Optima-ExtraBlack", 48, 60), ("Verdana", 20.48, 25),
      ("Verdana-Bold", 30, 36.667), ("TrebuchetMS", 20.48, 24), ("Trebuchet-BoldItalic", 30, 35),
    ])
  func heights(name: String, pointSize: Double, height: Double) throws {
    let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
    let line = measurer.lineHeight(of: TextFont(face: .named(name), pointSize: pointSize))
    #expect(abs((line * 3).rounded(.up) / 3 - height) < 0.001)
  }
}
