import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

/// Liberation Sans has Arial's metrics: of 2048 units "o" and "n" are 1139 wide and the space 569,
/// the ascent is 1854 and the descent 434. At 20.48 points a unit is a hundredth of a point.
@Suite struct LiberationSansTests {
  let measurer: TextMeasurer
  private let font = TextFont(face: .named("LiberationSans-Regular"), pointSize: 20.48)

  init() throws {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  private func places(_ layout: TextLayout, line: Int) -> [Double] {
    layout.glyphRuns(line: line).flatMap(\.glyphs).map { ($0.x * 1000).rounded() / 1000 }
  }

  /// Arial Bold's "o" and "n" are 1251 wide; halfway to them lie 1195.
  @Test("A medium that nothing draws is as wide as halfway from the regular to the bold")
  func medium() {
    let width = { (name: String, text: String) in
      measurer.layout(
        AttributedText(text, font: TextFont(face: .named(name), pointSize: 20.48)),
        options: ParagraphOptions(), width: nil
      ).size.width
    }
    #expect(abs(width("HelveticaNeue", "no on") - (4 * 11.39 + 5.69)) < 1e-6)
    #expect(abs(width("HelveticaNeue-Medium", "no on") - (4 * 11.95 + 5.69)) < 1e-6)
    #expect(abs(width("HelveticaNeue-Bold", "no on") - (4 * 12.51 + 5.69)) < 1e-6)
  }

  /// Helvetica Neue's ascent, descent and line gap are 0.952, 0.213 and 0.028 em; a label of two of
  /// its lines at 10 points is recorded 23.5 points high, which is 23.3 in whole pixels.
  @Test("A font's line gap is added between the lines of text views", arguments: [false, true])
  func lineGap(usesFontLeading: Bool) {
    var options = ParagraphOptions()
    options.usesFontLeading = usesFontLeading
    let layout = measurer.layout(
      AttributedText("on\nno", font: TextFont(face: .named("HelveticaNeue"), pointSize: 10)),
      options: options, width: nil)
    #expect(abs(layout.size.height - (usesFontLeading ? 23.58 : 23.3)) < 1e-9)
  }

  @Test("Justified lines share what is left over among their spaces")
  func justified() {
    let layout = measurer.layout(
      AttributedText("on no on no on", font: font),
      options: ParagraphOptions(alignment: .justified),
      width: 90)
    // 3 × 22.78 + 2 × 5.69 = 79.72, and 5.14 more for each of two spaces.
    #expect(layout.lines.map(\.text) == ["on no on", "no on"])
    #expect(places(layout, line: 0) == [0, 11.39, 22.78, 33.61, 45, 56.39, 67.22, 78.61])
    #expect(places(layout, line: 1) == [0, 11.39, 22.78, 28.47, 39.86])
  }

  @Test("Justified lines of right-to-left text reach both edges too")
  func justifiedFromTheRight() throws {
    let layout = measurer.layout(
      AttributedText("שלום שלום שלום", font: font),
      options: ParagraphOptions(alignment: .justified),
      width: 110)
    #expect(layout.lines.map(\.text) == ["שלום שלום", "שלום"])
    let first = places(layout, line: 0)
    let word = try #require(layout.lines.last).width
    // The last letter of the line is at its left edge, the first word at its right.
    #expect(first.min() == 0)
    #expect(abs((places(layout, line: 1).min() ?? 0) - (110 - word)) < 0.001)
    #expect(first.count { $0 >= 110 - word - 0.001 } == 4)
  }

  // A and V are 1366 wide and are 152 closer to each other: AV ends at 25.80, before a third letter
  // at 24.28, so that two letters fit in 26 points and not in 25.
  @Test("A line that ends between kerned letters loses their kerning")
  func splitKernedWord() {
    func lines(_ width: Double, _ limit: Int = 0) -> [TextLayout.Line] {
      let options = ParagraphOptions(numberOfLines: limit)
      return measurer.layout(AttributedText("AVAV", font: font), options: options, width: width)
        .lines
    }
    for limit in [0, 8] {
      #expect(lines(26, limit).map(\.text) == ["AV", "AV"])
      #expect(lines(26, limit).allSatisfy { abs($0.width - 25.80) < 1e-9 && $0.hangingWidth == 0 })
      #expect(lines(25, limit).map(\.text) == ["A", "V", "A", "V"])
      #expect(lines(25, limit).allSatisfy { abs($0.width - 13.66) < 1e-9 })
    }
  }

  @Test("An attachment takes its box between the letters")
  func attachment() {
    let picture = TextAttachment(width: 30, height: 40, baselineOffset: -8)
    var text = AttributedText("on", font: font)
    text.append("\u{FFFC}", attributes: TextAttributes(font: font, attachment: picture))
    text.append("no", attributes: TextAttributes(font: font))
    let layout = measurer.layout(text, options: ParagraphOptions(), width: nil)
    #expect(places(layout, line: 0) == [0, 11.39, 52.78, 64.17])
    #expect(abs(layout.size.width - 75.56) < 1e-9)
    #expect(layout.lines.map(\.ascent) == [32])
    #expect(layout.size.height == 40)
    #expect(
      layout.attachments(line: 0).map { [$0.x, $0.y, $0.width, $0.height] } == [[22.78, 0, 30, 40]])
    // Beside a low one the letters' line is the higher: 18.54 and 4.34 points.
    let low = TextAttachment(width: 30, height: 4)
    text.runs[1].attributes.attachment = low
    let flat = measurer.layout(text, options: ParagraphOptions(), width: nil)
    #expect(abs(flat.size.height - 22.88) < 1e-9)
    #expect(flat.attachments(line: 0).map { ($0.y * 100).rounded() } == [1454])
  }
}
