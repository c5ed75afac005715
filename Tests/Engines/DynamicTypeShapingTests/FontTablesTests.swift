import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

/// Of 2048 units Liberation Sans has the line under letters 67 below the baseline and 150 thick
/// (`post`), and the one through them 530 above it and 102 thick (`OS/2`); of 2816 Inter has them
/// at -464 and 922, 192 thick (all by fontTools). DejaVu Sans joins "fi" by `liga`.
@Suite struct FontTablesTests {
  let measurer: TextMeasurer

  init() throws {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  private func layout(
    _ text: String, _ face: TextFont.Face, size: Double, ligatures: LigatureUse = .standard
  ) -> TextLayout {
    var attributes = TextAttributes(font: TextFont(face: face, pointSize: size))
    attributes.ligatures = ligatures
    return measurer.layout(
      AttributedText(text, attributes: attributes), options: ParagraphOptions(), width: nil)
  }

  @Test(
    "Lines under letters and through them are where the font has them",
    arguments: [
      (TextFont.Face.named("LiberationSans-Regular"), 20.48, [0.67, 1.5, -5.3, 1.02]),
      (.named("Inter-Regular"), 28.16, [4.64, 1.92, -9.22, 1.92]),
      // The stand-in of the system's font.
      (.system(design: .standard), 28.16, [4.64, 1.92, -9.22, 1.92]),
    ])
  func rules(face: TextFont.Face, size: Double, expected: [Double]) throws {
    let layout = layout("on", face, size: size)
    let fragment = try #require(layout.runFragments(line: 0, ofRuns: 0..<1).first)
    let baseline = layout.firstBaseline
    let found = [
      fragment.underline.y - baseline, fragment.underline.thickness,
      fragment.strikethrough.y - baseline, fragment.strikethrough.thickness,
    ]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
  }

  @Test("Letters are joined unless only essential ligatures are asked for")
  func ligatures() {
    let face = TextFont.Face.named("DejaVuSans")
    func count(_ text: String, _ use: LigatureUse) -> Int {
      layout(text, face, size: 20, ligatures: use).glyphRuns(line: 0).flatMap(\.glyphs).count
    }
    #expect(count("fin", .standard) == 2)
    #expect(count("fin", .essential) == 3)
    // Lam and alef are joined by `rlig` in Noto Sans Arabic, whatever is asked for.
    let arabic = TextFont.Face.named("NotoSansArabic-Regular")
    for use in LigatureUse.allCases {
      let glyphs = layout("\u{644}\u{627}", arabic, size: 20, ligatures: use).glyphRuns(line: 0)
      #expect(glyphs.flatMap(\.glyphs).count == 1, "\(use)")
    }
  }

  @Test(
    "Words split between letters are shaped without the ligatures that their text goes without",
    arguments: Array(stride(from: 5.0, to: 90, by: 7)))
  func ligaturesInPieces(width: Double) {
    var attributes = TextAttributes(font: TextFont(face: .named("DejaVuSans"), pointSize: 20))
    attributes.ligatures = .essential
    let layout = measurer.layout(
      AttributedText("fifififififi", attributes: attributes), options: ParagraphOptions(),
      width: width)
    let glyphs = layout.lines.indices.flatMap { layout.glyphRuns(line: $0).flatMap(\.glyphs) }
    #expect(glyphs.count == 12)
    #expect(Set(glyphs.map(\.id)).count == 2)
  }
}
