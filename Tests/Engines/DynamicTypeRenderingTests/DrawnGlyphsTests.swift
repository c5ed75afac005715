import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import Testing

@testable import DynamicTypeRendering

@Suite struct DrawnGlyphsTests {
  /// The columns, in pixels, that a capital I of 60 points inks at x = 30.
  private func stem(_ face: TextFont.Face, registering path: String? = nil) throws -> Range<Int> {
    var library = try FontLibrary()
    if let path { try library.register(path) }
    let layout = TextMeasurer(shaper: HarfBuzzShaper(library: library)).layout(
      AttributedText("I", font: TextFont(face: face, pointSize: 60)), options: ParagraphOptions(),
      width: nil)
    var screen = Screen()
    screen.add(.label, Rect(width: 100, height: 80))
    // What the line says is another letter elsewhere: only the glyphs are drawn.
    screen.write("M", points: 60, baseline: 70, width: 20)
    screen.layout.nodes[1].texts[0].glyphs = GlyphSource { _ in
      layout.glyphRuns(line: 0).map { run in
        DrawnGlyphs(
          font: .init(
            path: run.font.path, faceIndex: run.font.faceIndex,
            variations: run.font.variationSettings),
          pointSize: run.pointSize, color: .system("systemRedColor"),
          glyphs: run.glyphs.map { .init(id: $0.id, x: 30 + $0.x, y: 0) })
      }
    }
    let picture = try Picture(of: screen)
    let row = (0..<picture.width).map { picture.hex(column: $0, row: 100) != "FFFFFF" }
    let first = try #require(row.firstIndex(of: true))
    return first..<(try #require(row.lastIndex(of: true)) + 1)
  }

  @Test("Glyphs stand where the layout has them, in the colours of their runs")
  func places() throws {
    // Inter's I is 744 of 2816 units wide: its stem lies between 60 and 60 + 2 × 16 pixels.
    let stem = try stem(.named("Inter-Regular"))
    #expect((60..<92).contains(stem.lowerBound) && (60..<93).contains(stem.upperBound))
  }

  @Test(
    "A variable font is drawn at its places: as thick as the static font of that weight",
    .enabled(if: variableFont != nil, "needs fonts-inter-variable"),
    arguments: [(100.0, "Inter-Thin"), (400, "Inter-Regular"), (900, "Inter-Black")])
  func variable(weight: Double, name: String) throws {
    let path = try #require(variableFont)
    var library = try FontLibrary()
    let own = try #require(try library.register(path).first)
    let varied = try stem(.variable(own, [.weight(weight)]), registering: path)
    let fixed = try stem(.named(name))
    #expect(abs(varied.lowerBound - fixed.lowerBound) <= 1)
    #expect(abs(varied.upperBound - fixed.upperBound) <= 1)
  }
}

private let variableFont: String? = [
  ProcessInfo.processInfo.environment["VARIABLE_FONT"],
  "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf",
].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
