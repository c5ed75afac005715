import DynamicTypeText
import Testing

// Characters are 10 points wide and lines 20 high, 15 of them above the baseline.
@Suite struct ParagraphStyleTests {
  private func styled(
    _ string: String, width: Double?, direction: WritingDirection = .natural,
    changing change: (inout ParagraphStyle) -> Void
  ) -> TextLayout {
    gridLayout(string, width: width) {
      var style = ParagraphStyle()
      change(&style)
      $0.paragraphStyles = [.init(start: 0, style: style)]
      $0.writingDirection = direction
    }
  }

  @Test("The first line of each paragraph and its further lines have their own indents")
  func headIndents() {
    let layout = styled("aa bb cc\ndd ee ff", width: 70) {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
    }
    // 40 points for the first line, 60 for the next.
    #expect(layout.lines.map(\.text) == ["aa", "bb cc", "dd", "ee ff"])
    #expect(layout.lines.map(\.originX) == [30, 10, 30, 10])
    // The space that hangs after "aa" and the text of the second line.
    #expect(layout.size.width == 60)
  }

  @Test(
    "Lines end at the tail indent: from the leading edge if positive, else from the trailing",
    arguments: [(50.0, 10.0), (-20, 10)])
  func tailIndent(indent: Double, x: Double) {
    let layout = styled("aa bb cc", width: 70) {
      $0.tailIndent = indent
      $0.alignment = .right
    }
    #expect(layout.lines.map(\.text) == ["aa bb", "cc"])
    #expect(layout.lines.map(\.originX) == [0, 30])
    let centred = styled("aa bb cc", width: 70) {
      $0.tailIndent = indent
      $0.headIndent = x
      $0.firstLineHeadIndent = x
      $0.alignment = .center
    }
    // 40 points from 10 on: two characters in the middle of them.
    #expect(centred.lines.map(\.originX) == [20, 20, 20])
  }

  @Test("Indents are part of the width a text needs")
  func neededWidth() {
    let layout = styled("aa bb", width: nil) {
      $0.firstLineHeadIndent = 15
      $0.tailIndent = -5
    }
    #expect(layout.size.width == 70)
    #expect(layout.lines.map(\.originX) == [15])
  }

  @Test("From right to left indents count from the right")
  func rightToLeft() {
    let layout = styled("aa bb cc", width: 70, direction: .rightToLeft) {
      $0.firstLineHeadIndent = 15
      $0.tailIndent = -5
    }
    // 50 points up to 55: all of them taken; then 65 up to 70, of which the last line takes 20.
    #expect(layout.lines.map(\.text) == ["aa bb", "cc"])
    #expect(layout.lines.map(\.originX) == [5, 50])
  }

  @Test("Space is added between paragraphs, not at the edges of their box")
  func spacing() {
    let layout = styled("aa\nbb cc\ndd", width: 20) {
      $0.paragraphSpacing = 6
      $0.paragraphSpacingBefore = 3
      $0.lineSpacing = 1
    }
    #expect(layout.lines.map(\.baseline) == [15, 45, 66, 96])
    #expect(layout.size.height == 101)
    // U+2028 ends a line, not a paragraph.
    let lines = styled("aa\u{2028}bb", width: 20) { $0.paragraphSpacing = 6 }
    #expect(lines.size.height == 40)
  }

  @Test("Each paragraph has the style of its first character")
  func runs() {
    var right = ParagraphStyle()
    right.alignment = .right
    right.minimumLineHeight = 30
    var centred = ParagraphStyle()
    centred.alignment = .center
    let layout = gridLayout("aa\nbb\ncc", width: 40) {
      $0.paragraphStyles = [
        .init(start: 0, style: ParagraphStyle()), .init(start: 3, style: right),
        .init(start: 7, style: centred),
      ]
    }
    #expect(layout.lines.map(\.originX) == [0, 20, 20])
    #expect(layout.lines.map(\.baseline) == [15, 45, 75])
  }

  @Test("Tabs reach to stops 28 points apart")
  func standardTabs() {
    let layout = gridLayout("a\tb\t\tccc\td", width: nil)
    // Stops at 28, 56, 84, 112, 140 …: ccc ends at 114.
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x) == [0, 28, 84, 94, 104, 140])
    #expect(layout.size.width == 150)
    #expect(gridLayout("\t", width: nil).lines.map(\.text) == [""])
  }

  @Test("Text aligns at its stop", arguments: ParagraphStyle.TabStop.Alignment.allCases)
  func alignedTabs(alignment: ParagraphStyle.TabStop.Alignment) {
    let layout = styled("a\t12.5", width: nil) {
      $0.tabStops = [.init(location: 100, alignment: alignment)]
    }
    let expected: Double =
      switch alignment {
      case .left, .natural: 100
      case .right: 60
      case .center, .decimal: 80
      }
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x)[1] == expected)
    #expect(layout.lines.map(\.width) == [expected + 40])
  }

  @Test("A stop that has no room for its text moves it no further left than the tab")
  func crowdedStop() {
    let layout = styled("aaaa\tbbbb\tc", width: nil) {
      $0.tabStops = [.init(location: 50, alignment: .right)]
      $0.defaultTabInterval = 50
    }
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x)[4] == 40)
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x)[8] == 100)
  }

  @Test("Stops count from the edge, not from the indent; a word that a tab pushes out wraps")
  func tabsAndLines() {
    let layout = styled("a\tbbb\tcc", width: 60) {
      $0.headIndent = 10
      $0.firstLineHeadIndent = 10
      $0.tabStops = [.init(location: 30)]
    }
    // bbb from 30 to 60; the tab after it would reach to 84.
    #expect(layout.lines.map(\.text) == ["a\tbbb", "cc"])
    #expect(layout.lines.map(\.width) == [50, 20])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x) == [10, 30, 40, 50])
    #expect(layout.glyphRuns(line: 1).flatMap(\.glyphs).map(\.x) == [10, 20])
  }

  @Test("From right to left tabs reach to the left")
  func tabsRightToLeft() {
    let layout = styled("ab\tc", width: 100, direction: .rightToLeft) { _ in }
    #expect(layout.lines.map(\.width) == [38])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.id) == [0x62, 0x61, 0x63])
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).map(\.x) == [80, 90, 62])
  }
}

@Suite struct ParagraphLineBreakModeTests {
  private func layout(
    _ string: String, _ modes: [(start: Int, mode: LineBreakMode?)], lines: Int, width: Double = 60
  ) -> TextLayout {
    gridLayout(string, width: width, lines: lines, mode: .tailTruncation) {
      $0.paragraphStyles = modes.map { start, mode in
        var style = ParagraphStyle()
        style.lineBreakMode = mode
        return .init(start: start, style: style)
      }
    }
  }

  @Test("Text is cut as its paragraph says, or else as the options do")
  func truncation() {
    func texts(_ mode: LineBreakMode?) -> [String] {
      layout("one two six", [(0, mode)], lines: 1).lines.map(\.text)
    }
    #expect(texts(nil) == ["one t…"])
    #expect(texts(.tailTruncation) == ["one t…"])
    #expect(texts(.headTruncation) == ["…o six"])
    #expect(texts(.middleTruncation) == ["one…ix"])
    #expect(texts(.wordWrap) == ["one"])
    #expect(texts(.charWrap) == ["one tw"])
    #expect(texts(.clip) == ["one tw"])
    #expect(layout("one two six", [(0, .wordWrap)], lines: 1).isTruncated)
  }

  @Test("Each paragraph wraps in its own way, and that of the last line cuts it")
  func paragraphs() {
    let text = "abcd efgh\nabcd efgh\nabcd efgh"
    let modes: [(Int, LineBreakMode?)] = [(0, .charWrap), (10, .wordWrap), (20, .tailTruncation)]
    let wrapped = layout(text, modes, lines: 0)
    #expect(wrapped.lines.map(\.text) == ["abcd e", "fgh", "abcd", "efgh", "abcd", "efgh"])
    #expect(layout(text, modes, lines: 4).lines.map(\.text) == ["abcd e", "fgh", "abcd", "efgh"])
    #expect(layout(text, modes, lines: 5).lines.last?.text == "abcd…")
  }
}
