import DynamicType
import DynamicTypeText
import Testing

/// Characters are 10 points wide, and words may be divided after their third, sixth … letter.
@Suite struct HyphenationInLinesTests {
  private func lines(
    _ text: String, width: Double, factor: Double = 1, mode: LineBreakMode = .wordWrap,
    limit: Int = 0, language: String? = "en"
  ) -> TextLayout {
    var options = ParagraphOptions(numberOfLines: limit, lineBreakMode: mode, language: language)
    options.hyphenationFactor = factor
    return TextMeasurer(shaper: GridShaper()).layout(
      AttributedText(text, font: .grid(20)), options: options, width: width)
  }

  @Test("A line takes as much of the next word as fits with a hyphen")
  func fills() {
    let layout = lines("the internationalization", width: 125)
    #expect(layout.lines.map(\.text) == ["the intern-", "ationaliz-", "ation"])
    #expect(layout.lines.map(\.width) == [110, 100, 50])
    #expect(layout.lines.map(\.isHyphenated) == [true, true, false])
    #expect(layout.lines.map(\.range) == [0..<10, 10..<19, 19..<24])
    #expect(layout.size == TextLayout.Size(width: 110, height: 60))
  }

  /// "the" fills 30 of 125 points, 0.24 of them.
  @Test("A line that is full enough is left alone")
  func factor() {
    func first(_ text: String, _ width: Double, _ factor: Double) -> String {
      lines(text, width: width, factor: factor).lines[0].text
    }
    #expect(first("the internationalize", 125, 0.24) == "the")
    #expect(first("the internationalize", 125, 0.25) == "the intern-")
    #expect(first("the internationalize", 125, 0) == "the")
    #expect(first("the internationalize", 125, .nan) == "the")
    // A word by itself is split between characters where it fills the line: a ratio of 1 is not
    // less.
    #expect(first("internationalize", 120, 1) == "internationa")
    #expect(first("internationalize", 125, 1) == "internati-")
    #expect(first("internationalize", 125, 0.9) == "internationa")
  }

  @Test("Soft hyphens, hard line ends and modes without words decide by themselves")
  func others() {
    #expect(lines("the inter\u{AD}nationalize", width: 105).lines[0].text == "the inter-")
    #expect(lines("the int\u{AD}ernationalize", width: 105).lines[0].text == "the int-")
    #expect(lines("the\ninternal", width: 80).lines.map(\.text) == ["the", "internal"])
    #expect(lines("the internal", width: 80, mode: .charWrap).lines[0].text == "the inte")
    #expect(lines("the internal", width: 80, mode: .clip, limit: 1).lines[0].text == "the inte")
    #expect(
      lines("the internal", width: 80, mode: .tailTruncation, limit: 1).lines[0].text == "the int…")
    #expect(lines("the internal", width: 80, language: "none").lines[0].text == "the")
    #expect(lines("the internal", width: 80, language: "none").missingHyphenation != nil)
  }

  // As iOS 26 breaks it at AX3: `assertSnapshot` of home-assistant/iOS, OnboardingScanningInstanceRow.
  @Test("Names with points between their letters are split where the line ends")
  func names() {
    #expect(
      lines("homeassistant.local:8123", width: 195).lines.map(\.text)
        == ["homeassistant.local", ":8123"])
    #expect(lines("internal. House", width: 65).lines.map(\.text) == ["int-", "ernal.", "House"])
  }

  @Test("Paragraphs have factors of their own")
  func styles() {
    var dividing = ParagraphStyle()
    dividing.hyphenationFactor = 1
    var options = ParagraphOptions(language: "en")
    options.paragraphStyles = [
      .init(start: 0, style: ParagraphStyle()), .init(start: 13, style: dividing),
    ]
    let layout = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText("the internal\nthe internal", font: .grid(20)), options: options, width: 80)
    #expect(layout.lines.map(\.text) == ["the", "internal", "the int-", "ernal"])
  }
}
