import DynamicTypeText
import Testing

// Characters are 10 points wide and lines 20 high, 15 of them above the baseline.
@Suite struct AttachmentTests {
  private func layout(
    _ attachment: TextAttachment, width: Double?, mode: LineBreakMode = .wordWrap, lines: Int = 0
  ) -> TextLayout {
    var text = AttributedText("ab ", font: .grid(20))
    text.append("\u{FFFC}", attributes: .init(font: .grid(20), attachment: attachment))
    text.append(" cd", attributes: .init(font: .grid(20)))
    return TextMeasurer(shaper: GridShaper()).layout(
      text, options: ParagraphOptions(numberOfLines: lines, lineBreakMode: mode), width: width)
  }

  @Test("An attachment is as wide as its box, and its line as high")
  func box() {
    let picture = TextAttachment(width: 33, height: 40, baselineOffset: -8)
    let layout = layout(picture, width: nil)
    #expect(layout.lines.map(\.width) == [30 + 33 + 30])
    #expect(layout.lines.map(\.ascent) == [32])
    #expect(layout.lines.map(\.descent) == [8])
    #expect(layout.size.height == 40)
    #expect(
      layout.attachments(line: 0) == [
        AttachmentBox(offset: 3, x: 30, y: 0, width: 33, height: 40)
      ])
    let glyphs = layout.glyphRuns(line: 0).flatMap(\.glyphs)
    #expect(glyphs.map(\.x) == [0, 10, 20, 63, 73, 83])
  }

  @Test("An attachment wraps like a word")
  func wrapping() {
    let layout = layout(TextAttachment(width: 50, height: 10), width: 60)
    #expect(layout.lines.map(\.text) == ["ab", "\u{FFFC}", "cd"])
    #expect(layout.lines.map(\.width) == [20, 50, 20])
    #expect(layout.lines.map(\.baseline) == [15, 35, 55])
    #expect(layout.attachments(line: 1).map(\.y) == [25])
    #expect(layout.attachments(line: 0).isEmpty)
  }

  @Test("An ellipsis after an attachment has its font's own width")
  func truncation() {
    let layout = layout(
      TextAttachment(width: 20, height: 10), width: 62, mode: .tailTruncation, lines: 1)
    #expect(layout.lines.map(\.text) == ["ab \u{FFFC}…"])
    #expect(layout.lines.map(\.width) == [60])
  }

  @Test("A text of nothing but an attachment, and one whose lengths are not numbers")
  func alone() {
    let attachment = TextAttachment(width: 12, height: 9, baselineOffset: 1)
    let alone = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText("\u{FFFC}", attributes: .init(font: .grid(20), attachment: attachment)),
      options: ParagraphOptions(), width: nil)
    #expect(alone.size == TextLayout.Size(width: 12, height: 10))
    #expect(alone.firstBaseline == 10)
    let odd = layout(TextAttachment(width: .nan, height: .infinity), width: nil)
    #expect(abs(odd.size.width - 60) < 1e-9 && odd.size.height == 20)
  }

  @Test("Reserved lines take their height though the text is shorter", arguments: [0, 1, 2, 3])
  func reserved(lines: Int) {
    let short = gridLayout("ab", width: 30, leading: 26) { $0.reservedLines = lines }
    #expect(short.size.height == max(20, 20 + Double(lines - 1) * 26))
    let empty = gridLayout("", width: 30, leading: 26) { $0.reservedLines = lines }
    #expect(empty.size.height == (lines == 0 ? 0 : 20 + Double(lines - 1) * 26))
    let long = gridLayout("ab cd ef gh", width: 30, leading: 26) { $0.reservedLines = lines }
    #expect(long.size.height == 20 + 3 * 26)
    let styled = gridLayout("ab\tc", width: 100, leading: 26) { $0.reservedLines = lines }
    #expect(styled.size.height == max(20, 20 + Double(lines - 1) * 26))
  }
}
