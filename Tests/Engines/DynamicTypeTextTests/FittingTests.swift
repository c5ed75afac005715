import DynamicTypeText
import Testing

// Characters are half their size wide: "one two" takes 70 points at 20, and its ellipsis 10.
@Suite struct FittingTests {
  @Test("Text shrinks as little as is needed, to a part in 4096", arguments: [35.0, 56, 69.9])
  func shrinks(width: Double) {
    let layout = gridLayout("one two", width: width, lines: 1, mode: .tailTruncation) {
      $0.minimumScaleFactor = 0.5
    }
    #expect(!layout.isTruncated)
    #expect(layout.lines.map(\.text) == ["one two"])
    #expect(abs(layout.scaleFactor - width / 70) <= 0.5 / 4096 + 0.001 / 70)
    #expect(layout.pointSize == 20 * layout.scaleFactor)
  }

  @Test("What does not fit at the smallest size is truncated there")
  func smallest() {
    let layout = gridLayout("one two", width: 35, lines: 1, mode: .tailTruncation) {
      $0.minimumScaleFactor = 0.8
    }
    // Characters are 8 wide: three of them and the ellipsis.
    #expect(layout.lines.map(\.text) == ["one…"])
    #expect(layout.scaleFactor == 0.8)
  }

  @Test("Text that fits is not shrunk")
  func fitting() {
    let layout = gridLayout("one two", width: 70, lines: 1, mode: .tailTruncation) {
      $0.minimumScaleFactor = 0.5
      $0.allowsTightening = true
    }
    #expect(layout.scaleFactor == 1)
    #expect(layout.tightening == 0)
  }

  @Test("Characters move together where text is wider than its line by the factor at most")
  func tightens() {
    func layout(_ width: Double, factor: Double? = nil) -> TextLayout {
      gridLayout("one two", width: width, lines: 1, mode: .tailTruncation) {
        $0.allowsTightening = true
        if let factor { $0.tighteningFactor = factor }
      }
    }
    // Apple's own factor is 0.05: 70 points fit in 66.67. 3 points from 7 characters of 20 points.
    #expect(!layout(67).isTruncated)
    #expect(abs(layout(67).tightening - 3.0 / 7 / 20) < 0.05 / 4096 + 1e-4)
    #expect(layout(66.5).lines.map(\.text) == ["one t…"])
    // What is cut is as close together as 5 % of its line allow: 2.5 points from 7 characters of 20 points.
    #expect(layout(50).lines.map(\.text) == ["one…"])
    #expect(abs(layout(50).tightening - 2.5 / 7 / 20) < 1e-9)
    // 70 points are 1.4 times 50.
    #expect(!layout(50.1, factor: 0.4).isTruncated)
    #expect(layout(49.9, factor: 0.4).isTruncated)
    for none in [0, -0.3, .nan, .infinity] {
      #expect(layout(69, factor: none).isTruncated)
      #expect(layout(69, factor: none).tightening == 0)
    }
  }

  @Test("A soft hyphen shows where a line ends at it, and takes its width")
  func softHyphen() {
    let layout = gridLayout("auf\u{AD}merk", width: 50)
    #expect(layout.lines.map(\.text) == ["auf-", "merk"])
    #expect(layout.lines.map(\.width) == [40, 40])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x) == [0, 10, 20, 30, 30])
    #expect(gridLayout("auf\u{AD}merk", width: 70).lines.map(\.width) == [70])
  }

  @Test("Justified lines reach both edges, but for the last")
  func justified() {
    let layout = gridLayout("aa bb cc", width: 60) { $0.alignment = .justified }
    #expect(layout.lines.map(\.text) == ["aa bb", "cc"])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x) == [0, 10, 20, 40, 50])
    #expect(layout.glyphRuns(line: 1).flatMap(\.glyphs).map(\.x) == [0, 10])
  }

  @Test("Paragraph styles bound and multiply heights above the baseline")
  func lineHeights() {
    let high = gridLayout("aa bb", width: 30) { $0.minimumLineHeight = 30 }
    #expect(high.lines.map(\.baseline) == [25, 55])
    #expect(high.size.height == 60)
    let low = gridLayout("aa bb", width: 30) { $0.maximumLineHeight = 12 }
    #expect(low.lines.map(\.baseline) == [7, 19])
    let multiple = gridLayout("aa bb", width: 30) { $0.lineHeightMultiple = 1.5 }
    #expect(multiple.lines.map(\.baseline) == [25, 55])
    let spaced = gridLayout("aa bb", width: 30) { $0.lineSpacing = 5 }
    #expect(spaced.lines.map(\.baseline) == [15, 40])
    #expect(spaced.size.height == 45)
  }

  @Test("A box that a pixel more would change is a near miss")
  func nearMiss() {
    let measurer = TextMeasurer(shaper: GridShaper())
    let text = AttributedText("one two", font: .grid(20))
    let options = ParagraphOptions(pixelScale: 2)
    #expect(measurer.isNearMiss(text, options: options, width: 69.6))
    #expect(!measurer.isNearMiss(text, options: options, width: 69))
    #expect(!measurer.isNearMiss(text, options: options, width: 70))
  }
}
