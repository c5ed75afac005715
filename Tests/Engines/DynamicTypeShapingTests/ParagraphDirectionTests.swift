import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

/// Paragraphs run in directions of their own: what a text of several looks like, each looks like
/// alone.
@Suite struct ParagraphDirectionTests {
  private let measurer: TextMeasurer

  init() throws {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  private static let paragraphs = [
    "one two (three) 45", "שלום one עולם 12.5", "مرحبا two", "12 / 7", "three שלום four", "",
    "שלום",
    "\u{202B}one two\u{202C} three", "日本 עולם",
  ]

  private func layout(
    _ text: String, width: Double, starts: [Int] = [], directions: [WritingDirection] = [],
    tailored: (inout ParagraphOptions) -> Void = { _ in }
  ) -> TextLayout {
    var options = ParagraphOptions()
    tailored(&options)
    options.paragraphStyles = zip(starts, directions).map { start, direction in
      var style = ParagraphStyle()
      style.writingDirection = direction
      return .init(start: start, style: style)
    }
    return measurer.layout(
      AttributedText(text, font: .system(size: 17)), options: options, width: width)
  }

  private func glyphs(_ layout: TextLayout, line: Int) -> [PositionedGlyphRun.Glyph] {
    layout.glyphRuns(line: line).flatMap(\.glyphs)
  }

  /// The lines of a text of two paragraphs and those of each alone.
  private func compare(
    _ first: String, _ second: String, width: Double,
    directions: (WritingDirection, WritingDirection)? = nil, interface: LayoutDirection
  ) {
    func part(_ text: String, _ direction: WritingDirection?) -> TextLayout {
      layout(text, width: width, starts: [0], directions: direction.map { [$0] } ?? []) {
        $0.layoutDirection = interface
      }
    }
    let both = layout(
      first + "\n" + second, width: width, starts: [0, first.utf8.count + 1],
      directions: directions.map { [$0.0, $0.1] } ?? []
    ) { $0.layoutDirection = interface }
    // The newline ends the first paragraph alone, too.
    let parts = [part(first + "\n", directions?.0), part(second, directions?.1)]
    let box = "\(first) | \(second), \(width), \(String(describing: directions)), \(interface)"
    #expect(
      both.lines.map(\.text) == parts.flatMap { $0.lines.map(\.text) }, "\(box)")
    let one = both.lines.indices.map { glyphs(both, line: $0) }
    let other = parts.flatMap { part in part.lines.indices.map { glyphs(part, line: $0) } }
    #expect(one.map { $0.map(\.id) } == other.map { $0.map(\.id) }, "\(box)")
    // Sums are not added up from the same place.
    let distances = zip(one.joined(), other.joined()).map { abs($0.x - $1.x) }
    #expect(distances.allSatisfy { $0 < 1e-6 }, "\(box)")
  }

  @Test("A paragraph begins at the side of its own first letters", arguments: paragraphs)
  func natural(first: String) {
    for second in Self.paragraphs {
      for width in [60.0, 300] {
        for interface in [LayoutDirection.leftToRight, .rightToLeft] {
          compare(first, second, width: width, interface: interface)
        }
      }
    }
  }

  @Test("Paragraph styles say in which direction their paragraphs run", arguments: paragraphs)
  func styled(first: String) {
    for second in Self.paragraphs {
      for one in WritingDirection.allCases {
        for other in WritingDirection.allCases {
          compare(
            first, second, width: 90, directions: (one, other), interface: .leftToRight)
        }
      }
    }
  }

  @Test(
    "A style that begins within a paragraph waits for the next, ellipses stand at their line's end")
  func details() {
    let text = "one two\r\none two three"
    let waiting = layout(text, width: 300, starts: [0, 3], directions: [.natural, .rightToLeft])
    #expect(waiting.lines.map(\.originX) == [0, 300 - waiting.lines[1].width])
    // U+2028 ends a line, not a paragraph.
    let line = layout(
      "one\u{2028}two", width: 300, starts: [0, 6], directions: [.natural, .rightToLeft])
    #expect(line.lines.map(\.originX) == [0, 0])
    let cut = layout("one\nשלום שלום שלום שלום", width: 80) {
      ($0.numberOfLines, $0.lineBreakMode) = (2, .tailTruncation)
    }
    let ellipsis = layout("…", width: 80)
    #expect(cut.lines.map(\.isTruncated) == [false, true])
    // From right to left the ellipsis is the leftmost glyph of its line.
    let last = glyphs(cut, line: 1).min { $0.x < $1.x }
    #expect(last?.id == glyphs(ellipsis, line: 0).first?.id)
    #expect(cut.lines[1].originX > 0 && cut.lines[0].originX == 0)
  }
}
