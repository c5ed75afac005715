import DynamicTypeShaping
import DynamicTypeText
import Testing

@Suite struct PlatformFontTests {
  /// Recorded labels on a device of three pixels a point are 32 and 60 points high; seek-oss/capsize lists 2059 and
  /// 430, and 1923 and 455, of 2048 units.
  @Test(
    "Lines of fonts that come with iOS are as high as theirs",
    arguments: [
      ("Futura-Bold", 24.0, 32.0), ("Optima-ExtraBlack", 48, 60), ("Verdana", 20.48, 25),
      ("Verdana-Bold", 30, 36.667), ("TrebuchetMS", 20.48, 24), ("Trebuchet-BoldItalic", 30, 35),
    ])
  func heights(name: String, pointSize: Double, height: Double) throws {
    let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
    let line = measurer.lineHeight(of: TextFont(face: .named(name), pointSize: pointSize))
    #expect(abs((line * 3).rounded(.up) / 3 - height) < 0.001)
  }
}
