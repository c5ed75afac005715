import DynamicTypeText
import Testing

// Characters are 10 points wide: expected lines and widths follow by counting.
@Suite struct LineBreakerTests {
  /// Each tab leads to the next multiple of 28 points.
  @Test("A line without an end is measured once, however many tabs it has")
  func tabs() {
    let layout = gridLayout(String(repeating: "a\t", count: 60_000) + "b", width: nil)
    #expect(layout.lines.map(\.width) == [60_000 * 28 + 10])
  }

  @Test("Words fill lines, and spaces hang past the edge")
  func words() {
    let layout = gridLayout("one two three four", width: 80)
    #expect(layout.lines.map(\.text) == ["one two", "three", "four"])
    #expect(layout.lines.map(\.width) == [70, 50, 40])
    #expect(layout.lines.map(\.hangingWidth) == [10, 10, 0])
    // The space at the end of a wrapped line counts, as far as the box reaches.
    #expect(layout.size == TextLayout.Size(width: 80, height: 60))
    #expect(gridLayout("one two three four", width: 75).size.width == 75)
  }

  @Test("A line may end after a hyphen")
  func hyphen() {
    #expect(gridLayout("well-known", width: 60).lines.map(\.text) == ["well-", "known"])
  }

  @Test("A word wider than the line is split between characters")
  func wideWord() {
    let layout = gridLayout("a characteristically", width: 70)
    #expect(layout.lines.map(\.text) == ["a", "charact", "eristic", "ally"])
  }

  @Test("Each line has at least one character")
  func narrow() {
    #expect(gridLayout("ab c", width: 3).lines.map(\.text) == ["a", "b", "c"])
    #expect(gridLayout("ab c", width: 0).lines.map(\.text) == ["a", "b", "c"])
  }

  @Test("Line ends of the text end lines, and the last of them adds no line")
  func hardBreaks() {
    #expect(gridLayout("a\n\nb\n", width: nil).lines.map(\.text) == ["a", "", "b"])
    #expect(gridLayout("\n", width: nil).lines.map(\.text) == [""])
    #expect(gridLayout("", width: 10).lines.isEmpty)
  }

  @Test("Only spaces make one line without width of its own")
  func spaces() {
    let layout = gridLayout("   ", width: 10)
    #expect(layout.lines.map(\.text) == [""])
    #expect(layout.lines.map(\.hangingWidth) == [30])
  }

  @Test("Character wrapping fills lines to the last character")
  func characters() {
    let layout = gridLayout("one two three", width: 60, mode: .charWrap)
    #expect(layout.lines.map(\.text) == ["one tw", "o thre", "e"])
  }
}
