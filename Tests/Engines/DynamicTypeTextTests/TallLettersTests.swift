import DynamicTypeText
import Testing

/// Fonts of 20 points: 15 above and 5 below the baseline, further lines 24 points apart. "ป"
/// reaches 25 points up, "ฎ" 10 points down.
@Suite struct TallLettersTests {
  private func layout(
    _ text: String, leading: Double? = 24, width: Double? = nil,
    changing options: (inout ParagraphOptions) -> Void = { _ in }
  ) -> TextLayout {
    gridLayout(text, width: width, leading: leading) {
      $0.tallLetters = .growLines
      options(&$0)
    }
  }

  @Test("A line of a text style holds the letters that are drawn in it")
  func grows() {
    let tall = layout("ปa")
    #expect(tall.size.height == 30)
    #expect(tall.firstBaseline == 25)
    #expect(tall.heightUncertainty == 10)
    #expect(tall.inkOverflow(line: 0) == (0, 0))
    let deep = layout("ฎ")
    #expect(deep.size.height == 25)
    #expect(deep.firstBaseline == 15)
    #expect(layout("กa").size.height == 20)
  }

  @Test("Other fonts, other options and Latin stay as they are, and say what sticks out")
  func stays() {
    let plain = layout("ป", leading: nil)
    #expect(plain.size.height == 20)
    #expect(plain.inkOverflow(line: 0) == (10, 0))
    #expect(plain.heightUncertainty == 0)
    #expect(layout("ป") { $0.tallLetters = .stickOut }.size.height == 20)
    // Its ink is taller than its line, but no tall script's.
    #expect(layout("T").size.height == 20)
  }

  /// 24 points lie between baselines; the second line needs 25 above its own and the first 5 below.
  @Test("Further lines grow where their leading does not hold them")
  func leading() {
    let text = layout("a ปb", width: 20)
    #expect(text.lines.map(\.baseline) == [15, 45])
    #expect(text.size.height == 50)
    #expect(text.heightUncertainty == 6)
    let roomy = layout("a ปb", leading: 40, width: 20)
    #expect(roomy.lines.map(\.baseline) == [15, 55])
    #expect(roomy.size.height == 60)
    #expect(roomy.heightUncertainty == 0)
  }

  @Test("A maximum cuts the letters")
  func maximum() {
    let cut = layout("ป") { $0.maximumLineHeight = 22 }
    #expect(cut.size.height == 20)
    #expect(cut.inkOverflow(line: 0) == (10, 0))
    let tallEnough = layout("ป") { $0.minimumLineHeight = 35 }
    #expect(tallEnough.size.height == 35)
    #expect(tallEnough.inkOverflow(line: 0) == (0, 0))
  }

  /// The sample of Thai has both letters.
  @Test("Lines are as tall as the typesetting language needs")
  func language() {
    let text = layout("abc") { $0.typesettingLanguage = "th-TH" }
    #expect(text.size.height == 35)
    #expect(text.heightUncertainty == 15)
    #expect(layout("abc") { $0.typesettingLanguage = "en" }.size.height == 20)
    #expect(layout("abc", leading: nil) { $0.typesettingLanguage = "th" }.size.height == 20)
  }

  @Test("Runs of a text style grow, others in the same line do not")
  func runs() {
    var options = ParagraphOptions()
    options.tallLetters = .growLines
    var text = AttributedText("a", font: .grid(20, leading: 24))
    text.append("ป", attributes: TextAttributes(font: .grid(20)))
    let measurer = TextMeasurer(shaper: GridShaper())
    #expect(measurer.layout(text, options: options, width: nil).size.height == 20)
    text.append("ป", attributes: TextAttributes(font: .grid(40, leading: 48)))
    #expect(measurer.layout(text, options: options, width: nil).size.height == 60)
  }
}
