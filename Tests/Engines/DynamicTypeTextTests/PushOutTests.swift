import DynamicTypeText
import Testing

// Characters are 10 points wide. What moves is known from recorded labels; when, is our reading.
@Suite struct PushOutTests {
  private func lines(
    _ text: String, width: Double, mode: LineBreakMode = .wordWrap, limit: Int = 0,
    styles: [ParagraphStyle.Run] = []
  ) -> [String] {
    gridLayout(text, width: width, lines: limit, mode: mode) {
      $0.lineBreakStrategy = .pushOut
      $0.paragraphStyles = styles
    }.lines.map(\.text)
  }

  /// Words as long as those of a label that Xcode 10 recorded 90.5 points wide, as wide as the last two
  /// of them, in a view of 145 points where three would fit the first line.
  @Test("A last line of one word takes the word before it along")
  func twoLines() {
    let text = "Teapot is already brewing"
    #expect(lines(text, width: 180) == ["Teapot is", "already brewing"])
    #expect(gridLayout(text, width: 180).lines.map(\.text) == ["Teapot is already", "brewing"])
  }

  @Test("The text is then as wide as its widest line, and as high as before")
  func size() {
    let layout = gridLayout("Teapot is already brewing", width: 180) {
      $0.lineBreakStrategy = .pushOut
    }
    #expect(layout.size == TextLayout.Size(width: 150, height: 40))
    #expect(layout.isTruncated == false)
  }

  /// Two labels of Xcode 14 end in a line of one word.
  @Test("Three lines stay")
  func threeLines() {
    #expect(
      lines("your photo and your location", width: 120) == ["your photo", "and your", "location"])
  }

  @Test("A word stays that is its line's only one, or does not fit the next")
  func stays() {
    #expect(lines("photographs location", width: 120) == ["photographs", "location"])
    #expect(lines("my photographs locations", width: 150) == ["my photographs", "locations"])
    #expect(lines("my photographs", width: 200) == ["my photographs"])
  }

  @Test("Words are what spaces divide")
  func hyphens() {
    #expect(lines("a very long-lived thing", width: 180) == ["a very", "long-lived thing"])
    #expect(lines("a long life-preserver", width: 120) == ["a long life-", "preserver"])
    #expect(lines("日本語日本語日本語", width: 70) == ["日本語日本語日", "本語"])
  }

  @Test("Cut text, hard line ends, other modes and styles of its own stay as they are")
  func others() {
    #expect(lines("one two three four", width: 80, limit: 2) == ["one two", "three"])
    #expect(lines("one two\nthree", width: 200) == ["one two", "three"])
    #expect(lines("one two three", width: 80, mode: .tailTruncation) == ["one two", "three"])
    #expect(
      lines("one two three", width: 80, styles: [.init(start: 0, style: ParagraphStyle())])
        == ["one two", "three"])
  }
}
