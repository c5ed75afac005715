import DynamicType
import DynamicTypeText
import Testing

/// A grid shaper for a script that joins: a letter before another letter is a quarter of an em
/// wide, and one at the end of a word half an em. Breaks within words change glyphs. Lines may end after an "x",
/// and "q" is a mark without a width.
///
/// Glyphs are the letters' codes, and 1000 more for those at the end of a word.
private struct JoiningShaper: TextShaper {
  private let grid = GridShaper()

  func properties(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection, language: String?
  ) -> UnicodeProperties {
    var properties = grid.properties(
      of: text, direction: direction, fallback: fallback, language: language)
    for (offset, unit) in text.enumerated() where unit == 0x78 {
      properties.boundaries[offset + 1].insert(.line)
    }
    return properties
  }

  func face(for request: FontRequest) -> FontFace { grid.face(for: request) }

  func fonts(
    for text: [UInt16], in range: Range<Int>, request: FontRequest, script: ScriptTag,
    isBoundary: (Int) -> Bool, language: String?
  ) -> [FontSpan] {
    [FontSpan(range: range, font: FontID(rawValue: 0))]
  }

  func shape(_ run: RunToShape) -> ShapedRun {
    func isLetter(_ offset: Int) -> Bool {
      run.range.contains(offset) && (0x61...0x7A).contains(run.text[offset])
    }
    let glyphs = run.range.map { offset -> ShapedRun.Glyph in
      let joins = isLetter(offset) && isLetter(offset + 1)
      let isFinal = isLetter(offset) && !joins
      let advance: Int32 = run.text[offset] == 0x71 ? 0 : joins ? 250 : 500
      return ShapedRun.Glyph(
        id: UInt32(run.text[offset]) + (isFinal ? 1000 : 0), cluster: Int32(offset),
        advance: advance, nominalAdvance: advance,
        isUnsafeToBreak: isLetter(offset - 1) && isLetter(offset))
    }
    return ShapedRun(glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs, unitsPerEm: 1000)
  }

  func ink(of glyph: UInt32, in font: FontID) -> GlyphInk? { grid.ink(of: glyph, in: font) }

  func source(of font: FontID) -> FontSource { grid.source(of: font) }
}

// Letters at 20 points: 5 wide before another, 10 at the end of a word; the ellipsis is 10 wide.
@Suite struct ReshapingTests {
  private func layout(
    _ string: String, width: Double?, lines: Int = 0, mode: LineBreakMode = .wordWrap,
    direction: WritingDirection = .natural
  ) -> TextLayout {
    TextMeasurer(shaper: JoiningShaper()).layout(
      AttributedText(string, font: .grid(20)),
      options: ParagraphOptions(
        numberOfLines: lines, lineBreakMode: mode, writingDirection: direction),
      width: width)
  }

  @Test("A word split in its middle has the forms of its parts, and their widths")
  func splitWord() {
    let layout = layout("abcdef", width: 20)
    // Three letters take 5 + 5 + 10; four would take 25, though as shaped they are 20 wide.
    #expect(layout.lines.map(\.text) == ["abc", "def"])
    #expect(layout.lines.map(\.width) == [20, 20])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.id) == [0x61, 0x62, 0x63 + 1000])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x) == [0, 5, 10])
    #expect(layout.glyphRuns(line: 1).flatMap(\.glyphs).map(\.id) == [0x64, 0x65, 0x66 + 1000])
  }

  @Test("Only the pieces at the ends of a line are shaped anew")
  func words() {
    let layout = layout("ab cdef", width: 35, lines: 1, mode: .charWrap)
    // 15 + 10, then one letter more, which is 10 wide as the last.
    #expect(layout.lines.map(\.text) == ["ab c"])
    #expect(layout.lines.map(\.width) == [35])
    #expect(
      layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.id) == [0x61, 1098, 0x20, 0x63 + 1000])
  }

  @Test("Before an ellipsis a letter has its last form, and the line its exact width")
  func truncation() {
    let tail = layout("abcdef", width: 31, lines: 1, mode: .tailTruncation)
    #expect(tail.lines.map(\.text) == ["abc…"])
    #expect(tail.lines.map(\.width) == [30])
    let middle = layout("abcdefghijkl", width: 50, lines: 1, mode: .middleTruncation)
    // 40 for both: abc takes 20 and jkl 20.
    #expect(middle.lines.map(\.text) == ["abc…jkl"])
    #expect(middle.lines.map(\.width) == [50])
    let head = layout("abcdef", width: 31, lines: 1, mode: .headTruncation)
    #expect(head.lines.map(\.text) == ["…def"])
  }

  @Test("In text from right to left the cut is at the left")
  func rightToLeft() {
    let layout = layout(
      "abcdef", width: 31, lines: 1, mode: .tailTruncation, direction: .rightToLeft)
    #expect(layout.lines.map(\.originX) == [1])
    let glyphs = layout.glyphRuns(line: 0).flatMap(\.glyphs)
    #expect(glyphs.map(\.id) == [0x2026, 0x63 + 1000, 0x62, 0x61])
    #expect(glyphs.map(\.x) == [1, 11, 21, 26])
  }

  @Test(
    "A break that makes its line wider than the rest does not end a line that fits",
    arguments: [[20], [20, 20]])
  func widerBreak(sizes: [Double]) {
    // 5 + 5 + 0, but 5 + 10 for a line that ends after its x.
    var text = AttributedText("axq", font: .grid(sizes[0]))
    for size in sizes.dropFirst() {
      text.append("", attributes: TextAttributes(font: .grid(size), baselineOffset: 0.001))
    }
    let prepared = TextMeasurer(shaper: JoiningShaper()).prepare(text, options: ParagraphOptions())
    #expect(prepared.layout(width: 100).lines.map(\.text) == ["axq"])
    #expect(prepared.size(width: 100).width == 10)
    #expect(prepared.layout(width: 10).lines.map(\.text) == ["axq"])
    // Less than that is not enough: no part ends after the x, whose line would be 15 wide.
    #expect(prepared.layout(width: 9).lines.map(\.text) == ["a", "xq"])
  }

  @Test("A letter by itself on a line is shaped by itself")
  func single() {
    let layout = layout("abc", width: 1)
    #expect(layout.lines.map(\.text) == ["a", "b", "c"])
    #expect(layout.lines.map(\.width) == [10, 10, 10])
  }
}
