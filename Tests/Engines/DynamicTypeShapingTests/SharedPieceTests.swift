import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

@Suite struct SharedPieceTests {
  /// Kana is 1.0204 em wide in the system's font, and 1 em, as it is drawn, beside a named one; the
  /// same font draws both. The joiners between the letters of a kerned pair have a line that ends
  /// there shaped by itself.
  @Test("A split word's width does not depend on what was laid out before")
  func order() throws {
    let text = "\u{30A2}\u{200D}\u{30A4}\u{200D}\u{30A2}\u{200D}\u{30A4}"
    let system = AttributedText(text, font: .system(size: 17))
    let named = AttributedText(text, font: TextFont(face: .named("LiberationSans"), pointSize: 17))
    func widths(_ texts: [AttributedText]) throws -> [[Double]] {
      let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
      return texts.map { text in
        measurer.layout(text, options: ParagraphOptions(), width: 20).lines.map(\.width)
      }
    }
    let forth = try widths([system, named])
    let back = try widths([named, system])
    #expect(forth[0] == back[1])
    #expect(forth[1] == back[0])
    #expect(forth[0] != forth[1])
  }
}
