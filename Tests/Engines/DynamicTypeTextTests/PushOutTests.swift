import DynamicTypeText
import Testing

// Characters are 10 points wide. What moves is known from recorded labels and pictures of text;
// when, from a public disassembly of UIFoundation.
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

  /// Words as long as those of a label that Xcode 10 recorded 90.5 points wide, as wide as the last
  /// two of them, in a view of 145 points where three would fit the first line.
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
  @Test("Out of the first line of a paragraph alone")
  func firstLines() {
    #expect(
      lines("your photo and your location", width: 120) == ["your photo", "and your", "location"])
    #expect(
      lines("Teapot is already brewing\nTeapot is already brewing", width: 180)
        == ["Teapot is", "already brewing", "Teapot is", "already brewing"])
  }

  @Test("Out of each of many paragraphs")
  func manyParagraphs() {
    let text = String(repeating: "Teapot is already brewing\n", count: 40_000)
    let found = lines(text, width: 180)
    #expect(found.count == 80_000)
    #expect(found.suffix(2) == ["Teapot is", "already brewing"])
  }

  /// Pictures of text show "…a reader will be | distracted." and "…the printing and | typesetting
  /// industry.".
  @Test("Words of more than ten characters with their signs stay by themselves")
  func length() {
    let text = "It was noted that a reader will be "
    #expect(
      lines(text + "surprised.", width: 350) == [
        "It was noted that a reader will", "be surprised.",
      ])
    #expect(
      lines(text + "distracted.", width: 350)
        == ["It was noted that a reader will be", "distracted."])
  }

  @Test("A word stays that is its line's only one, or would leave too short a line")
  func stays() {
    #expect(lines("photographs location", width: 120) == ["photographs", "location"])
    #expect(lines("my photographs locations", width: 150) == ["my photographs", "locations"])
    #expect(lines("my photographs", width: 200) == ["my photographs"])
    // 90 points and 120, of 120 and 90; then 90 and 130, of 120 and 100.
    #expect(lines("abcdefgh ij klmnopqrs", width: 120) == ["abcdefgh", "ij klmnopqrs"])
    #expect(lines("abcdefgh ij klmnopqrst", width: 130) == ["abcdefgh ij", "klmnopqrst"])
  }

  @Test("What moves ends where lines may; what it moves to is a word, not two, nor a sign")
  func words() {
    #expect(lines("a very long-lived thing", width: 180) == ["a very long-", "lived thing"])
    #expect(lines("a long life-preserver", width: 120) == ["a long life-", "preserver"])
    #expect(lines("The teapots just don't!", width: 180) == ["The teapots", "just don't!"])
    #expect(lines("The teapot sends an e-mail", width: 200) == ["The teapot sends an", "e-mail"])
    #expect(lines("The teapot sends an (email)", width: 200) == ["The teapot sends an", "(email)"])
    #expect(lines("日本語日本語日本語", width: 70) == ["日本語日本語日", "本語"])
  }

  @Test("Text that may be cut moves as long as it is not")
  func truncation() {
    let text = "Teapot is already brewing"
    #expect(
      lines(text, width: 180, mode: .tailTruncation, limit: 2) == ["Teapot is", "already brewing"])
    #expect(lines(text, width: 180, mode: .charWrap) == ["Teapot is already ", "brewing"])
  }

  @Test("Cut text, hard line ends and styles of its own stay as they are")
  func others() {
    #expect(lines("one two three four", width: 80, limit: 2) == ["one two", "three"])
    #expect(lines("one two\nthree", width: 200) == ["one two", "three"])
    #expect(
      lines(
        "Teapot is already brewing", width: 180,
        styles: [.init(start: 0, style: ParagraphStyle())]) == ["Teapot is already", "brewing"])
  }
}
