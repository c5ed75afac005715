import DynamicTypeText
import Testing

/// What SwiftUI's `Text` does that UIKit's labels do not. Characters are 10 points wide and lines
/// 20 high, the ellipsis and the hyphen among them: expected values follow by counting. Words may
/// be divided after their third, sixth … letter.
@Suite struct SwiftUITextTests {
  private func text(
    _ string: String, lines: Int = 0, mode: LineBreakMode = .tailTruncation,
    language: String? = "en", _ change: (inout ParagraphOptions) -> Void = { _ in }
  ) -> PreparedText {
    var options = ParagraphOptions(numberOfLines: lines, lineBreakMode: mode, language: language)
    options.conventions = .swiftUI
    change(&options)
    return TextMeasurer(shaper: GridShaper()).prepare(
      AttributedText(string, font: .grid(20)), options: options)
  }

  /// Each character is narrower than nothing, so that all fit in a line.
  @Test("Kerning that pulls characters together without measure leaves a line")
  func hostileKerning() {
    for kerning in [-1e308, -1e300, -100] {
      var run = AttributedText("one two", font: .grid(20))
      for index in run.runs.indices { run.runs[index].attributes.kerning = kerning }
      for conventions in [TextConventions.swiftUI, .uiKit] {
        var options = ParagraphOptions(numberOfLines: 0, lineBreakMode: .wordWrap)
        options.conventions = conventions
        let layout = TextMeasurer(shaper: GridShaper()).layout(run, options: options, width: 55)
        #expect(layout.lines.map(\.text) == ["one two"])
      }
    }
  }

  @Test("A word wider than a whole line goes to its own line and is hyphenated there")
  func hyphenatesLongWords() {
    let layout = text("an internationalization of it").layout(width: 105)
    #expect(
      layout.lines.map(\.text) == ["an", "internati-", "onalizati-", "on of it"])
    #expect(layout.lines.map(\.isHyphenated) == [false, true, true, false])
    // Words that fit in a line are not divided to fill one.
    #expect(text("the internal").layout(width: 80).lines.map(\.text) == ["the", "internal"])
    // Without a dictionary characters fill the line.
    #expect(
      text("internals", language: "none").layout(width: 55).lines.map(\.text) == ["inter", "nals"])
    // UIKit's labels split the word.
    let label = text("internals") { $0.conventions = .uiKit }
    #expect(label.layout(width: 55).lines.map(\.text) == ["inter", "nals"])
    #expect(text("internals").layout(width: 55).lines.map(\.text) == ["int-", "ern-", "als"])
  }

  /// Lines are 20 high; a style's leading is what further lines are apart.
  ///
  /// Source: pictures of an app on iOS 18, whose spaced texts are as far apart as the line and the spacing.
  @Test(
    "Line spacing is the least gap between lines, and added to a leading that has none",
    arguments: [
      (nil, 3.0, 23.0), (24.0, 3, 24), (24, 5, 25), (19, 3, 22), (24, 0, 24),
    ])
  func lineSpacing(leading: Double?, spacing: Double, pitch: Double) {
    var font = TextFont.grid(20)
    font.publishedLeading = leading
    for conventions in [TextConventions.swiftUI, .uiKit] {
      var options = ParagraphOptions(numberOfLines: 0, lineBreakMode: .wordWrap)
      (options.conventions, options.lineSpacing) = (conventions, spacing)
      let layout = TextMeasurer(shaper: GridShaper()).layout(
        AttributedText("one two", font: font), options: options, width: 40)
      let found = layout.lines[1].baseline - layout.lines[0].baseline
      #expect(
        abs(found - (conventions == .swiftUI ? pitch : (leading ?? 20) + spacing)) < 1e-9)
    }
  }

  @Test("Truncated lines and texts of one line have no hyphens")
  func truncatedLines() {
    #expect(text("internals", lines: 1).layout(width: 55).lines.map(\.text) == ["inte…"])
    #expect(
      text("an internationalization", lines: 2).layout(width: 105).lines.map(\.text)
        == ["an", "internati…"])
    #expect(
      text("an internationalization").layout(width: 105, height: 40).lines.map(\.text)
        == ["an", "internati…"])
  }

  @Test(
    "Truncation at the head or in the middle acts on the last line",
    arguments: [
      (LineBreakMode.headTruncation, ["one two", "…r five"]),
      (.middleTruncation, ["one two", "thr…ive"]), (.tailTruncation, ["one two", "three…"]),
    ])
  func lastOfSeveralLines(mode: LineBreakMode, expected: [String]) {
    let layout = text("one two three four five", lines: 2, mode: mode).layout(width: 70)
    #expect(layout.lines.map(\.text) == expected)
    #expect(layout.isTruncated)
  }

  @Test("Wrapped text is as wide as its widest line with the space at its end, at most as proposed")
  func width() {
    let text = text("one two three")
    #expect(text.size(width: nil) == .init(width: 130, height: 20))
    #expect(text.size(width: .infinity) == .init(width: 130, height: 20))
    #expect(text.size(width: 100) == .init(width: 80, height: 40))
    #expect(text.size(width: 76) == .init(width: 76, height: 40))
    #expect(text.size(width: 70) == .init(width: 70, height: 40))
    // A third of a pixel is not rounded up past the proposal.
    #expect(text.size(width: 70.3) == .init(width: 70.3, height: 40))
  }

  @Test("A text truncated to one line is as wide as what is left of it")
  func truncatedWidth() {
    #expect(text("one two three", lines: 1).size(width: 105) == .init(width: 100, height: 20))
    #expect(text("one two three", lines: 1).size(width: 95) == .init(width: 80, height: 20))
  }

  @Test("No width gives one character a line, and no height one line")
  func zero() {
    let narrow = text("one", language: "none").layout(width: 0)
    #expect(narrow.lines.map(\.text) == ["o", "n", "e"])
    #expect(text("one two").layout(width: 40, height: 0).lines.map(\.text) == ["one…"])
    #expect(text("").size(width: 0) == .init(width: 0, height: 0))
    #expect(text("one two").size(width: nil, height: .infinity) == .init(width: 70, height: 20))
  }

  @Test("Lines are aligned in the text's own width, not in the proposed one")
  func alignment() {
    let text = text("one two three") { $0.alignment = .right }
    // 80 wide: "one two" and its space, "three".
    #expect(text.layout(width: 120).lines.map(\.originX) == [10, 30])
    let label = TextMeasurer(shaper: GridShaper()).layout(
      AttributedText("one two three", font: .grid(20)),
      options: ParagraphOptions(alignment: .right), width: 120)
    #expect(label.lines.map(\.originX) == [50, 70])
  }

  @Test("Text shrinks to fit its width, its number of lines and its height")
  func shrinks() {
    // Two lines of 8 characters: 80 points at size 20, so size 17.5 in 70.
    let twoLines = text("four four four four", lines: 2) { $0.minimumScaleFactor = 0.5 }
    let layout = twoLines.layout(width: 78.75)
    #expect(layout.lines.map(\.text) == ["four four", "four four"])
    #expect(abs(layout.scaleFactor - 0.875) <= 0.5 / 4096 + 0.001 / 90)
    // Three lines of 20 points in 45: size 15.
    let height = text("four four four") { $0.minimumScaleFactor = 0.25 }
    let lower = height.layout(width: 40, height: 45)
    #expect(!lower.isTruncated)
    #expect(lower.size.height <= 45.5 && lower.size.height > 44.5)
    // One line of 20 points in 10, with half a pixel's tolerance at two pixels a point.
    let single = text("four") { $0.minimumScaleFactor = 0.25 }.layout(width: 400, height: 10)
    #expect(abs(single.scaleFactor - 10.5 / 20) <= 0.75 / 4096)
    let label = text("four") { ($0.minimumScaleFactor, $0.conventions) = (0.25, .uiKit) }
    #expect(label.layout(width: 400, height: 10).scaleFactor == 1)
  }

  @Test("Any width between an answer's and its proposal's gets the same lines", arguments: 1...30)
  func betweenAnswerAndProposal(step: Int) {
    let proposal = Double(step) * 7
    let text = text("an internationalization of two small words", lines: 5)
    let layout = text.layout(width: proposal)
    let answer = text.size(width: proposal).width
    guard answer <= proposal else { return }
    for share in [0, 0.25, 0.5, 0.75] {
      let between = text.layout(width: answer + share * (proposal - answer))
      #expect(between.lines.map(\.text) == layout.lines.map(\.text))
      #expect(between.lines.map(\.originX) == layout.lines.map(\.originX))
    }
  }

  @Test("Reserved lines count where the text has fewer")
  func reservedLines() {
    let text = text("one") { $0.reservedLines = 3 }
    #expect(text.size(width: 100) == .init(width: 30, height: 60))
    // They do not make text shrink.
    let shrinking = self.text("one") { ($0.reservedLines, $0.minimumScaleFactor) = (3, 0.5) }
    #expect(shrinking.layout(width: 100, height: 20).scaleFactor == 1)
  }
}
