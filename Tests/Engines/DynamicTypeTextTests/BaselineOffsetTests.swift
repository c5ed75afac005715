import DynamicTypeText
import Testing

// Characters are 10 points wide at 20, and lines 20 high, 15 of them above the baseline. Ink
// reaches half an em above it.
@Suite struct BaselineOffsetTests {
  private func layout(
    _ pieces: [(text: String, size: Double, offset: Double)], width: Double? = nil,
    options: ParagraphOptions = ParagraphOptions()
  ) -> TextLayout {
    var text = AttributedText("", runs: [])
    for piece in pieces {
      text.append(
        piece.text,
        attributes: TextAttributes(font: .grid(piece.size), baselineOffset: piece.offset))
    }
    return TextMeasurer(shaper: GridShaper()).layout(text, options: options, width: width)
  }

  private func heights(_ layout: TextLayout) -> [Double] {
    layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.y)
  }

  @Test("Letters are where their offset puts them, and the line holds them")
  func raised() {
    let layout = layout([("E", 20, 0), ("2", 10, 12), ("i", 10, -4)])
    // The small letters reach 7.5 above their baselines, 2.5 below: to 19.5 and to 6.5.
    #expect(layout.lines.map(\.ascent) == [19.5])
    #expect(layout.lines.map(\.descent) == [6.5])
    #expect(layout.lines.map(\.baseline) == [19.5])
    #expect(heights(layout) == [19.5, 7.5, 23.5])
    // Half of each size above where the letter is.
    #expect(layout.inkBounds(line: 0) == 2.5...23.5)
    #expect(layout.inkOverflow(line: 0) == (0, 0))
  }

  @Test("A text that is raised as a whole grows by it, and is that much above its baseline")
  func whole() {
    let up = layout([("ab", 20, 5)])
    #expect(up.size.height == 25)
    #expect(up.lines.map(\.baseline) == [20])
    #expect(heights(up) == [15, 15])
    let down = layout([("ab", 20, -5)])
    #expect(down.size.height == 25)
    #expect(down.lines.map(\.baseline) == [15])
    #expect(heights(down) == [20, 20])
  }

  /// On iOS 16.4 in lines of 20 points +5 raises letters by 5, and -5 does nothing
  /// (stackoverflow.com/questions/76655003).
  @Test("In lines of a fixed height letters rise, and do not fall", arguments: [5.0, 0, -5])
  func fixedHeight(offset: Double) {
    let options = ParagraphOptions(minimumLineHeight: 20, maximumLineHeight: 20)
    let layout = layout([("ab cd", 20, offset)], width: 20, options: options)
    #expect(layout.size.height == 40)
    #expect(heights(layout) == (offset > 0 ? [10, 10] : [15, 15]))
  }

  /// On iOS 16.4 half of what a line's minimum adds centres its text (developer.apple.com/forums,
  /// thread 124799, and the comments on it).
  @Test("Half of the space that a minimum height adds centres a text in it")
  func centring() {
    let options = ParagraphOptions(minimumLineHeight: 30)
    let layout = layout([("ab", 20, 5)], options: options)
    #expect(layout.size.height == 30)
    // 5 points above 15 of ascent and 5 of descent, and 5 below.
    #expect(heights(layout) == [20, 20])
  }

  @Test("An attachment in a raised run is raised with it")
  func attachment() {
    let box = TextAttachment(width: 10, height: 10)
    var text = AttributedText("a", font: .grid(20))
    text.append(
      "\u{FFFC}",
      attributes: .init(font: .grid(20), baselineOffset: 8, attachment: box))
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      text, options: ParagraphOptions(), width: nil)
    #expect(layout.lines.map(\.ascent) == [18])
    #expect(layout.attachments(line: 0).map(\.y) == [0])
  }

  @Test("The ellipsis is with the letters before it")
  func ellipsis() {
    let options = ParagraphOptions(numberOfLines: 1, lineBreakMode: .tailTruncation)
    let layout = layout([("ab", 20, 0), ("cdef", 20, 3)], width: 45, options: options)
    #expect(layout.lines.map(\.text) == ["abc…"])
    #expect(heights(layout) == [18, 18, 15, 15])
  }
}
