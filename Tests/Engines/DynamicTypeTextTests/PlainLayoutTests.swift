import DynamicTypeText
import Testing

// A text in one run takes a short way through layout; in two runs it takes the general one. Half
// ems of 20 points add up without error, so that the answers must be equal to the last bit.
@Suite struct PlainLayoutTests {
  private static let texts = [
    "", " ", "a", "one two three four", "one  two   three ", "  one", "extraordinary words ahead",
    "hard\nbreaks\n\nand more\n", "\n", "a-b-c-d e", "one two\nthree four five six",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h", "abcdefghijklmnopqrs",
    // As many lines as are kept by their ends alone, and more.
    manyCharacters.prefix(64) + "", manyCharacters.prefix(65) + "",
    manyCharacters.replacing("x", with: "x "),
    // The same of characters in a line before the last, and in the last, and of spaces that hang.
    manyCharacters.prefix(255) + " end", manyCharacters.prefix(256) + " end", manyCharacters,
    "a" + manyCharacters.replacing("x", with: " ") + "b end",
  ]
  private static let manyCharacters = String(repeating: "x", count: 260)

  @Test("One run is laid out as the same text in two", arguments: texts)
  func shortWay(text: String) {
    let measurer = TextMeasurer(shaper: GridShaper())
    for mode in LineBreakMode.allCases {
      for limit in 0...4 {
        for width in [nil, 0, 9, 10, 25, 40, 41, 65, 90, 155, 400, 1270, 2570] as [Double?] {
          for height in [nil, 0, 39, 40, 70] as [Double?] {
            let options = ParagraphOptions(numberOfLines: limit, lineBreakMode: mode)
            let short = measurer.layout(
              AttributedText(text, font: .grid(20)), options: options, width: width, height: height)
            let general = measurer.layout(
              inTwoRuns(text), options: options, width: width, height: height)
            let box = "\(mode) \(limit) \(String(describing: width)) \(String(describing: height))"
            #expect(short.lines == general.lines, "\(box)")
            #expect(short.size == general.size, "\(box)")
            #expect(short.isTruncated == general.isTruncated, "\(box)")
            #expect(short.lastBaseline == general.lastBaseline, "\(box)")
          }
        }
      }
    }
  }

  /// The second run begins after the last character and is raised by less than can be measured.
  private func inTwoRuns(_ text: String) -> AttributedText {
    let end = text.utf8.count
    return AttributedText(
      text,
      runs: [
        .init(range: 0..<end, attributes: TextAttributes(font: .grid(20))),
        .init(
          range: end..<end,
          attributes: TextAttributes(font: .grid(20), baselineOffset: .leastNonzeroMagnitude)),
      ])
  }
}
