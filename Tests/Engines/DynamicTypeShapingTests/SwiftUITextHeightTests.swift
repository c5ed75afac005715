import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

/// Heights of SwiftUI texts at the largest text size, read off pictures of iOS 18 at three pixels a
/// point: size × 1.193359 + (n − 1) × (leading + line spacing), rounded up to the pixel once.
@Suite struct SwiftUITextHeightTests {
  let measurer: TextMeasurer

  init() throws {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  /// - Parameter lines: How many lines the text has.
  private func layout(
    _ style: TextStyle, lines: Int, spacing: Double = 0, reserved: Int = 0
  ) throws -> TextLayout {
    var options = ParagraphOptions(pixelScale: 3, lineSpacing: spacing)
    options.conventions = .swiftUI
    options.reservedLines = reserved
    let metrics = try #require(
      TypeScale.iOS.metrics(for: style, at: .accessibilityExtraExtraExtraLarge))
    let font = TextFont.system(size: metrics.pointSize, leading: metrics.leading)
    let text = Array(repeating: "Hi", count: lines).joined(separator: "\n")
    return measurer.prepare(AttributedText(text, font: font), options: options).layout(width: 300)
  }

  @Test(
    "Heights at AX5 are the recorded ones, to the pixel",
    arguments: [
      (TextStyle.body, 1, 0.0, 63.333), (.body, 2, 0, 125.333), (.body, 3, 0, 187.333),
      (.body, 2, 2.5, 128), (.body, 3, 2.5, 192.333), (.body, 4, 2.5, 257),
      (.footnote, 1, 0, 52.667), (.subheadline, 1, 0, 58.667), (.title2, 2, 3, 136),
    ])
  func recorded(style: TextStyle, lines: Int, spacing: Double, height: Double) throws {
    let layout = try layout(style, lines: lines, spacing: spacing)
    #expect(layout.lineCount == lines)
    #expect(abs(layout.roundedSize.height - height) < 0.0005)
    let reserved = try self.layout(style, lines: 1, spacing: spacing, reserved: lines)
    #expect(abs(reserved.roundedSize.height - height) < 0.0005)
  }

  /// Body at AX5 has 53 points: its ascent is 53 × 1950 ÷ 2048 = 50.464, so 50.333 to the nearest
  /// third and 50.667 to the next; two lines add 62.
  @Test("The first baseline is at the nearest pixel, the last at the next")
  func baselines() throws {
    let single = try layout(.body, lines: 1)
    #expect(abs(single.roundedFirstBaseline - 50.3333) < 0.0005)
    #expect(abs(single.roundedLastBaseline - 50.6667) < 0.0005)
    let double = try layout(.body, lines: 2)
    #expect(abs(double.roundedFirstBaseline - 50.3333) < 0.0005)
    #expect(abs(double.roundedLastBaseline - 112.6667) < 0.0005)
  }
}
