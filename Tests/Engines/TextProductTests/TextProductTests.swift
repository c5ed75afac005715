import DynamicTypeShaping
import DynamicTypeText
import Testing

/// The text engine as another package sees it, with nothing but what is public.
@Suite struct TextProductTests {
  let measurer: TextMeasurer

  init() throws(FontLibrary.Failure) {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  /// One line of the system font is 1.193359 em high: 20.287 points at 17, 20.5 in whole pixels at
  /// two a point. A further one adds the published leading, 22: 42.5.
  @Test("A label's text")
  func label() {
    let body = TextFont.system(size: 17, leading: 22)
    let layout = measurer.layout(
      AttributedText("Text that is too long for its label", font: body),
      options: ParagraphOptions(numberOfLines: 2, lineBreakMode: .tailTruncation), width: 120)
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
    #expect(layout.hiddenCharacterCount > 0)
    #expect(layout.lines.last?.text.hasSuffix("…") == true)
    #expect(layout.roundedSize.height == 42.5)
    #expect(layout.roundedSize.width <= 120)
    #expect(layout.substitutedFonts == [])
    #expect(layout.missingCharacters == [])
    #expect(layout.widthUncertainty == 0.5)
    #expect(measurer.lineHeight(of: body) > 20.28 && measurer.lineHeight(of: body) < 20.29)
  }

  @Test("A SwiftUI text that is asked for one size after the other")
  func proposals() {
    var options = ParagraphOptions(pixelScale: 3)
    options.conventions = .swiftUI
    let text = measurer.prepare(
      AttributedText("Continue without an account", font: .system(size: 17, leading: 22)),
      options: options)
    let ideal = text.size(width: nil)
    #expect(ideal == text.size(width: .infinity, height: .infinity))
    // 20.287 rounded up to a third.
    #expect(abs(ideal.height - 20.3333) < 0.0005)
    let half = text.size(width: ideal.width / 2)
    #expect(half.width <= ideal.width / 2)
    #expect(abs(half.height - 42.3333) < 0.0005 || abs(half.height - 64.3333) < 0.0005)
    #expect(text.layout(width: 0, height: 0).lineCount == 1)
  }

  @Test("Glyphs for drawing lie on their line's baseline")
  func glyphs() throws {
    let layout = measurer.layout(
      AttributedText("Ag", font: .system(size: 20)), options: ParagraphOptions(), width: nil)
    let run = try #require(layout.glyphRuns(line: 0).first)
    #expect(run.glyphs.map(\.y) == [layout.firstBaseline, layout.firstBaseline])
    #expect(run.glyphs.first?.x == 0)
    #expect(run.pointSize == 20)
    #expect(run.font.unitsPerEm > 0)
  }

  /// Without fonts there is nothing to measure.
  @Test("Fonts that are missing are named in an error")
  func missingFonts() {
    #expect(throws: FontLibrary.Failure.self) { try FontLibrary(directories: ["/nowhere"]) }
  }
}
