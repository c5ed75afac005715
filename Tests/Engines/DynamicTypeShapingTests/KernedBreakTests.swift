import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

/// Kana are kerned with each other in Noto Sans CJK, so that a line that ends between two of them
/// is wider than its part of the text. A text in one run finds its lines by their ends alone, one
/// in two runs by measuring each: two implementations of the same.
@Suite struct KernedBreakTests {
  private static let letters = Array("あいうえおかしてのはりるんアイトノフルレワー・、。「」『』日本語")

  /// Each number is followed by one that looks unlike it.
  private static func text(_ number: Int) -> String {
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
    return String(
      (0..<(8 + number)).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return letters[Int(state % UInt64(letters.count))]
      })
  }

  @Test("Lines found by their ends are those that are measured")
  func ends() throws {
    let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
    let options = ParagraphOptions(language: "ja")
    var kernedLayouts = 0
    for number in 0..<40 {
      let size = [14, 17.5, 53][number % 3]
      let font = TextFont(face: .named("NotoSansCJKjp-Regular"), pointSize: size)
      let plain = AttributedText(Self.text(number), font: font)
      var twoRuns = plain
      twoRuns.append(
        "", attributes: TextAttributes(font: font, baselineOffset: .leastNonzeroMagnitude))
      let whole = measurer.layout(plain, options: options, width: nil).size.width
      for width in stride(from: size, to: size * 14, by: size * 0.77) {
        let short = measurer.layout(plain, options: options, width: width)
        let general = measurer.layout(twoRuns, options: options, width: width)
        #expect(short.lines.map(\.range) == general.lines.map(\.range), "\(number), \(width)")
        let differences = zip(short.lines, general.lines).map { one, other in
          abs(one.width - other.width) + abs(one.hangingWidth - other.hangingWidth)
        }
        #expect(differences.allSatisfy { $0 < 1e-9 } && differences.count == short.lineCount)
        #expect(abs(short.size.width - general.size.width) < 1e-9)
        let shown = short.lines.reduce(0) { $0 + $1.width + $1.hangingWidth }
        if abs(shown - whole) > 1e-6 { kernedLayouts += 1 }
      }
    }
    #expect(kernedLayouts > 50, "\(kernedLayouts) layouts end a line within a kerned pair")
  }
}
