import DynamicTypeText
import Testing

// Characters are 10 points wide at 20, and lines 20 high, 15 of them above the baseline. The line
// under letters begins an eighteenth of an em below it, and the one through them 0.3 em above it.
@Suite struct RunFragmentTests {
  private func layout(
    _ pieces: [String], width: Double? = nil, offset: Double = 0,
    changing change: (inout ParagraphOptions) -> Void = { _ in }
  ) -> TextLayout {
    var text = AttributedText("", runs: [])
    for (index, piece) in pieces.enumerated() {
      text.append(
        piece,
        attributes: TextAttributes(
          font: .grid(20), baselineOffset: index == 1 ? offset : 0, group: index))
    }
    var options = ParagraphOptions()
    change(&options)
    return TextMeasurer(shaper: GridShaper()).layout(text, options: options, width: width)
  }

  /// Where fragments begin and end.
  private func ends(
    _ layout: TextLayout, line: Int = 0, _ runs: Range<Int>,
    _ spaces: TextLayout.FragmentSpaces = .all
  ) -> [[Double]] {
    layout.runFragments(line: line, ofRuns: runs, spaces: spaces).map { [$0.x, $0.x + $0.width] }
  }

  @Test("Runs reach from their first letter to their last, with or without the spaces around")
  func spaces() {
    let layout = layout(["a ", " bc de ", "f"])
    #expect(ends(layout, 1..<2) == [[20, 90]])
    #expect(ends(layout, 1..<2, .inner) == [[30, 80]])
    #expect(ends(layout, 1..<2, .none) == [[30, 50], [60, 80]])
    // Of runs that go on, only the outer spaces are left out.
    #expect(ends(layout, 0..<2, .inner) == [[0, 20], [20, 80]])
    #expect(ends(layout, 0..<0) == [])
    #expect(ends(layout, -3..<99) == [[0, 20], [20, 90], [90, 100]])
  }

  @Test("Each line has its part, without the spaces that hang past its edge")
  func lines() {
    let layout = layout(["aa ", "bb cc", " dd"], width: 55)
    #expect(layout.lines.map(\.text) == ["aa bb", "cc dd"])
    #expect(ends(layout, line: 0, 1..<2) == [[30, 50]])
    #expect(ends(layout, line: 1, 1..<2) == [[0, 20]])
    #expect(ends(layout, line: 1, 0..<1) == [])
  }

  @Test("Lines are where the font has them, raised with raised letters")
  func rules() throws {
    let layout = layout(["a", "b"], offset: 4)
    let (plain, raised) = try #require(
      { fragments in fragments.count == 2 ? (fragments[0], fragments[1]) : nil }(
        layout.runFragments(line: 0, ofRuns: 0..<2)))
    #expect(plain.attributeRun == 0 && raised.attributeRun == 1)
    // The baseline is at 19: 15 above it, and 4 more for what is raised.
    #expect(abs(plain.underline.y - (19 + 20.0 / 18)) < 1e-9)
    #expect(abs(plain.underline.thickness - 20.0 / 18) < 1e-9)
    #expect(plain.strikethrough.y == 13)
    #expect(abs(raised.underline.y - (15 + 20.0 / 18)) < 1e-9)
    #expect(raised.strikethrough.y == 9)
  }

  @Test("An ellipsis goes with the run before it, justified spaces are wider, tabs are crossed")
  func additions() {
    let cut = layout(["ab", "cdef"], width: 45) {
      ($0.numberOfLines, $0.lineBreakMode) = (1, .tailTruncation)
    }
    #expect(ends(cut, 0..<1) == [[0, 20]])
    #expect(ends(cut, 1..<2) == [[20, 30], [30, 40]])
    let justified = layout(["a b", " c dd"], width: 60) { $0.alignment = .justified }
    #expect(justified.lines.map(\.text) == ["a b c", "dd"])
    // 10 points over two spaces.
    #expect(ends(justified, 1..<2) == [[35, 60]])
    #expect(ends(justified, 0..<1) == [[0, 35]])
    let tabbed = layout(["a\tb", "c\td"])
    #expect(ends(tabbed, 0..<1) == [[0, 28], [28, 38]])
    #expect(ends(tabbed, 1..<2, .inner) == [[38, 56], [56, 66]])
    #expect(ends(tabbed, 1..<2, .none) == [[38, 48], [56, 66]])
  }

  @Test("In text from right to left the first letter is the last of its fragment")
  func rightToLeft() {
    let layout = layout(["ab ", "cd"]) { $0.writingDirection = .rightToLeft }
    #expect(ends(layout, 0..<1) == [[20, 50]])
    #expect(ends(layout, 0..<1, .inner) == [[30, 50]])
    #expect(ends(layout, 1..<2) == [[0, 20]])
  }
}
