import DynamicTypeText
import Testing

// Characters are 10 points wide, the ellipsis among them: expected texts follow by counting.
@Suite struct TruncationTests {
  @Test(
    "One line is cut where its mode says",
    arguments: [
      (LineBreakMode.tailTruncation, "one two t…"), (.headTruncation, "…hree four"),
      (.middleTruncation, "one t…four"), (.clip, "one two th"), (.wordWrap, "one two"),
      (.charWrap, "one two th"),
    ])
  func oneLine(mode: LineBreakMode, expected: String) {
    let layout = gridLayout("one two three four", width: 100, lines: 1, mode: mode)
    #expect(layout.lines.map(\.text) == [expected])
    #expect(layout.isTruncated)
  }

  @Test(
    "Middle truncation keeps head and tail in balance, however narrow the box",
    arguments: [
      (140.0, "one two…e four"), (120, "one tw…four"), (100, "one t…four"), (70, "one…our"),
      (60, "one…ur"), (50, "on…ur"), (40, "on…r"), (30, "o…r"), (25, "o…"), (19, "…"), (0, "…"),
    ])
  func middle(width: Double, expected: String) {
    let layout = gridLayout("one two three four", width: width, lines: 1, mode: .middleTruncation)
    #expect(layout.lines.map(\.text) == [expected])
    #expect(layout.hiddenCharacterCount == 18 - expected.count + 1)
  }

  /// Letters 10 points wide, and after them spaces that each take 20 back.
  @Test(
    "Spaces that are narrower than nothing do not make what is before them fit",
    arguments: [(LineBreakMode.clip, "abcd"), (.wordWrap, "abcd"), (.tailTruncation, "abc…")])
  func spacesThatTakeRoomBack(mode: LineBreakMode, expected: String) {
    var text = AttributedText("abcdef", font: .grid(20))
    text.append("    ", attributes: TextAttributes(font: .grid(20), kerning: -30))
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      text, options: ParagraphOptions(numberOfLines: 1, lineBreakMode: mode), width: 40)
    #expect(layout.lines.map(\.text) == [expected])
    #expect(layout.lines.map(\.width) == [40])
  }

  @Test("The ellipsis is right after a letter")
  func spaceBeforeEllipsis() {
    let layout = gridLayout("one two", width: 50, lines: 1, mode: .tailTruncation)
    #expect(layout.lines.map(\.text) == ["one…"])
  }

  @Test(
    "With more than one line, head and middle truncation look like tail truncation",
    arguments: [LineBreakMode.headTruncation, .middleTruncation, .tailTruncation])
  func twoLines(mode: LineBreakMode) {
    let layout = gridLayout("one two three four", width: 70, lines: 2, mode: mode)
    #expect(layout.lines.map(\.text) == ["one two", "three…"])
    #expect(layout.hiddenCharacterCount == 5)  // " four"
    #expect(layout.characterCount == 18)
  }

  @Test("What fits is not truncated", arguments: LineBreakMode.allCases)
  func fitting(mode: LineBreakMode) {
    let layout = gridLayout("one two", width: 70, lines: 1, mode: mode)
    #expect(layout.lines.map(\.text) == ["one two"])
    #expect(!layout.isTruncated)
    #expect(layout.hiddenCharacterCount == 0)
  }

  @Test("A box holds the lines that fit in it, and always one")
  func height() {
    let full = gridLayout("one two three four", width: 80, height: 60)
    #expect(full.lines.map(\.text) == ["one two", "three", "four"])
    let two = gridLayout(
      "one two three four", width: 80, mode: .tailTruncation, height: 50)
    #expect(two.lines.map(\.text) == ["one two", "three f…"])
    let one = gridLayout("one two three four", width: 80, mode: .tailTruncation, height: 1)
    #expect(one.lines.map(\.text) == ["one two…"])
  }

  @Test("A line end in a label of one line is where its text is cut")
  func lineEnd() {
    let layout = gridLayout("one\ntwo", width: nil, lines: 1, mode: .tailTruncation)
    #expect(layout.lines.map(\.text) == ["one…"])
    #expect(layout.size.width == 40)
  }

  @Test("A box too narrow for an ellipsis shows nothing else")
  func noRoom() {
    let layout = gridLayout("one two", width: 5, lines: 1, mode: .tailTruncation)
    #expect(layout.lines.map(\.text) == ["…"])
    #expect(layout.hiddenCharacterCount == 7)
  }
}
