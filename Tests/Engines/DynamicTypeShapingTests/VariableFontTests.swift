import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import Testing

/// Inter as a variable font, from Debian's fonts-inter-variable or the file that the environment
/// names. Its static fonts of the same version, which the tests install anyway, say how wide each
/// weight is.
@Suite(.enabled(if: variableFont != nil, "needs fonts-inter-variable"))
struct VariableFontTests {
  let measurer: TextMeasurer
  let names: [String]

  init() throws {
    var library = try FontLibrary()
    names = try library.register(try #require(variableFont))
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: library))
  }

  private func layout(_ face: TextFont.Face, weight: FontWeight = .regular) -> TextLayout {
    measurer.layout(
      AttributedText(
        "Hamburgefonstiv", font: TextFont(face: face, weight: weight, pointSize: 100)),
      options: ParagraphOptions(), width: nil)
  }

  @Test("Named instances are found by their PostScript names")
  func instances() throws {
    let bold = try #require(names.first { $0.hasSuffix("-Bold") })
    let light = try #require(names.first { $0.hasSuffix("-Light") })
    #expect(layout(.named(bold)).substitutedFonts.isEmpty)
    #expect(abs(width(bold) - width("Inter-Bold")) < 0.5)
    #expect(abs(width(light) - width("Inter-Light")) < 0.5)
  }

  @Test("Places on axes are taken, within their ranges")
  func places() throws {
    let name = try #require(names.first)
    func width(_ weight: Double) -> Double {
      layout(.variable(name, [.weight(weight), .init(axis: "none", value: 3)])).size.width
    }
    #expect(abs(width(600) - self.width("Inter-SemiBold")) < 0.5)
    #expect(abs(width(400) - self.width("Inter-Regular")) < 0.5)
    // Between two weights the width lies between theirs.
    #expect(width(500) < width(550) && width(550) < width(600))
    #expect(width(5000) == width(900))
  }

  @Test("Glyphs are told with their font's places, for those who draw them")
  func source() throws {
    let name = try #require(names.first)
    let run = try #require(layout(.variable(name, [.weight(650)])).glyphRuns(line: 0).first)
    #expect(run.font.path == variableFont)
    #expect(run.font.variationSettings.contains("wght=650.0"))
    // Other weights have other ink.
    let ink = [100.0, 900].map { weight in
      layout(.variable(name, [.weight(weight)])).inkBounds(line: 0)
    }
    #expect(ink[0] != ink[1])
  }

  private func width(_ name: String) -> Double { layout(.named(name)).size.width }
}

private let variableFont: String? = [
  ProcessInfo.processInfo.environment["VARIABLE_FONT"],
  "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf",
].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
