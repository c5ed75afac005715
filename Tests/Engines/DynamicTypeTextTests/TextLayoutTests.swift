import DynamicTypeText
import Testing

// Fonts of the grid are as high as their size, three quarters of it above the baseline.
@Suite struct TextLayoutTests {
  @Test("Lines of a plain font are a line height apart")
  func plainPitch() {
    let layout = gridLayout("one two three", width: 50)
    #expect(layout.lines.map(\.baseline) == [15, 35, 55])
    #expect(layout.size.height == 60)
  }

  /// Recorded of a label: 5 lines and a break, as high as 6.
  @Test(
    "The extra line fragment counts where one more line is allowed",
    arguments: [
      ("a\n", true, 0, nil, 40.0), ("a\n", false, 0, nil, 20), ("a", true, 0, nil, 20),
      ("a\n\n", true, 0, nil, 60), ("a\nb\u{2028}", true, 0, nil, 60), ("a\nb\n", true, 2, nil, 40),
      ("a\n", true, 1, nil, 20), ("a\n", true, 0, 39, 20), ("a\n", true, 0, 40, 40),
    ] as [(String, Bool, Int, Double?, Double)])
  func lineBehindBreak(
    text: String, counts: Bool, limit: Int, box: Double?, height: Double
  ) {
    var options = ParagraphOptions(numberOfLines: limit)
    options.includesExtraLineFragment = counts
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText(text, font: .grid(20)), options: options, width: 100, height: box)
    #expect(layout.size.height == height)
    #expect(!layout.isTruncated)
    #expect(
      layout.lines.count == text.unicodeScalars.count { $0 == "a" || $0 == "b" }
        + (text == "a\n\n" ? 1 : 0))
  }

  @Test("Further lines of a text style are its published leading apart")
  func publishedLeading() {
    let layout = gridLayout("one two three", width: 50, leading: 26)
    #expect(layout.lines.map(\.baseline) == [15, 41, 67])
    #expect(layout.size.height == 72)
    #expect(layout.firstBaseline == 15)
    #expect(layout.lastBaseline == 67)
  }

  @Test("Sizes are rounded up to device pixels once")
  func rounding() {
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText("abc", font: .grid(16.3)), options: ParagraphOptions(pixelScale: 3),
      width: nil)
    // 3 × 8.15 = 24.45 = 73.35 pixels, 16.3 = 48.9 pixels.
    #expect(layout.roundedSize == TextLayout.Size(width: 74.0 / 3, height: 49.0 / 3))
  }

  @Test(
    "Lines touch the edge that their alignment names",
    arguments: [
      (TextAlignment.natural, WritingDirection.natural, 0.0), (.natural, .rightToLeft, 30),
      (.left, .rightToLeft, 0), (.right, .natural, 30), (.center, .natural, 15),
    ])
  func alignment(alignment: TextAlignment, direction: WritingDirection, x: Double) {
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText("abc de", font: .grid(20)),
      options: ParagraphOptions(alignment: alignment, writingDirection: direction), width: 60)
    #expect(layout.lines.map(\.originX) == [0])
    let narrow = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText("abc defgh", font: .grid(20)),
      options: ParagraphOptions(alignment: alignment, writingDirection: direction), width: 60)
    #expect(narrow.lines.first?.originX == x)
  }

  @Test("Runs of several sizes make lines as high as their highest")
  func mixedSizes() {
    var text = AttributedText("big ", font: .grid(40))
    text.append("small text", attributes: TextAttributes(font: .grid(20)))
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      text, options: ParagraphOptions(), width: 130)
    #expect(layout.lines.map(\.text) == ["big small", "text"])
    #expect(layout.lines.map(\.width) == [130, 40])
    #expect(layout.lines.map(\.baseline) == [30, 55])
    #expect(layout.size.height == 60)
  }

  @Test("Glyphs are on their baselines, one advance apart")
  func glyphs() {
    let layout = gridLayout("ab cd", width: 30)
    let runs = layout.glyphRuns(line: 1)
    #expect(runs.map(\.pointSize) == [20])
    #expect(
      runs.first?.glyphs == [
        PositionedGlyphRun.Glyph(id: 99, x: 0, y: 35), .init(id: 100, x: 10, y: 35),
      ])
  }

  @Test("A result does not depend on what was laid out before")
  func cache() {
    let measurer = TextMeasurer(shaper: GridShaper(), cachedParagraphs: 1)
    let texts = (0..<100).map { "text number \($0 % 7)" }
    for text in texts {
      let attributed = AttributedText(text, font: .grid(20))
      let cached = measurer.layout(attributed, options: .init(), width: 50)
      #expect(cached.lines == gridLayout(text, width: 50).lines)
    }
  }

  @Test("Ink is told where it leaves its line")
  func ink() {
    // Ascent 15, baselines 15 and 35: "T" reaches 20 above its baseline.
    let layout = gridLayout("ab T", width: 20)
    #expect(layout.inkBounds(line: 0) == 5...15)
    #expect(layout.inkOverflow(line: 0) == (0, 0))
    #expect(layout.inkBounds(line: 1) == 15...35)
    #expect(layout.inkOverflow(line: 1) == (5, 0))
    #expect(gridLayout(" ", width: 20).inkBounds(line: 0) == nil)
  }
}
