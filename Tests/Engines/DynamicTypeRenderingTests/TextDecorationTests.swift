import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import Testing

@testable import DynamicTypeRendering

/// What is drawn with letters, on a screen of 100 × 80 points and two pixels a point.
@Suite struct TextDecorationTests {
  private static let red = ColorValue.rgba(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = ColorValue.rgba(red: 0, green: 0, blue: 1, alpha: 1)

  /// A capital I of Inter at 60 points, its baseline at 70 and its left at 40, with what goes along it.
  private func picture(
    raised: Double = 0, shadow: TextShadow? = nil, rules: [DrawnRule] = [],
    letters: ColorValue? = red
  ) throws -> Picture {
    let layout = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())).layout(
      AttributedText("I", font: TextFont(face: .named("Inter-Regular"), pointSize: 60)),
      options: ParagraphOptions(), width: nil)
    var screen = Screen()
    screen.add(.label, Rect(width: 100, height: 80))
    screen.write("I", points: 60, baseline: 70, width: 20)
    let drawn = layout.glyphRuns(line: 0).map { run in
      DrawnGlyphs(
        font: .init(path: run.font.path, faceIndex: run.font.faceIndex), pointSize: run.pointSize,
        color: letters, shadow: shadow,
        glyphs: run.glyphs.map { .init(id: $0.id, x: 40 + $0.x, y: -raised) })
    }
    let own: @Sendable (Int) -> [DrawnRule] = { _ in rules }
    screen.layout.nodes[1].texts[0].glyphs = GlyphSource(rules: own) { _ in drawn }
    return try Picture(of: screen)
  }

  /// The stem of the letter: its left and right edge, its top and its foot, in points.
  private func stem(_ picture: Picture) throws -> Rect {
    try #require(picture.extent(besides: "FFFFFF"))
  }

  @Test("Raised letters are drawn as much higher")
  func raised() throws {
    let (plain, up) = (try stem(picture()), try stem(picture(raised: 5)))
    #expect(up == plain.offset(dx: 0, dy: -5))
  }

  @Test(
    "Backgrounds lie behind the letter, lines under it behind it too, lines through it before it")
  func order() throws {
    let band = Rect(x: 10, y: -30, width: 80, height: 10)
    let stem = try stem(picture())
    for (kind, over) in [
      (DrawnRule.Kind.background, "FF0000"), (.underline, "FF0000"), (.strikethrough, "0000FF"),
    ] {
      let picture = try picture(rules: [DrawnRule(kind, band, color: Self.blue)])
      #expect(picture.color(stem.midX, 45) == over, "\(kind)")
      // From 10 to 90, and from 40 to 50: 30 to 20 points above the baseline.
      #expect(picture.color(10, 40) == "0000FF" && picture.color(89.5, 49.5) == "0000FF")
      #expect(picture.color(9.5, 40) == "FFFFFF" && picture.color(90, 49.5) == "FFFFFF")
      #expect(picture.color(10, 39.5) == "FFFFFF" && picture.color(10, 50) == "FFFFFF")
    }
  }

  @Test("Strokes and gaps alternate, and the last stroke ends with its line")
  func dashes() throws {
    let rule = DrawnRule(
      .underline, Rect(x: 0, y: 5, width: 21, height: 1), color: Self.blue, dashes: [5, 3])
    let picture = try picture(rules: [rule], letters: .rgba(red: 1, green: 1, blue: 1, alpha: 1))
    let row = (0..<44).map { picture.hex(column: $0, row: 150) == "0000FF" }
    // In pixels: 10 drawn, 6 not, 10, 6, and 10 of the last 10.
    let expected = (0..<44).map { column in column < 42 && column % 16 < 10 }
    #expect(row == expected)
  }

  @Test("A sharp shadow is the letter in another place and colour")
  func sharpShadow() throws {
    let shadow = TextShadow(offset: Point(x: 20, y: -10), color: Self.blue)
    let picture = try picture(shadow: shadow)
    let stem = try stem(self.picture())
    #expect(picture.color(stem.midX, stem.midY) == "FF0000")
    #expect(picture.color(stem.midX + 20, stem.midY) == "0000FF")
    #expect(picture.extent(besides: "FFFFFF")?.maxX == stem.maxX + 20)
    #expect(picture.extent(besides: "FFFFFF")?.minY == stem.minY - 10)
    // Black at a third of its strength over white: two thirds of 255 are 170.
    let plain = try self.picture(shadow: TextShadow(offset: Point(x: 20, y: 0)))
    #expect(isNear(plain.color(stem.midX + 20, stem.midY), "AAAAAA"))
  }

  /// Inter's I is a stem from 248 to 496 of 2816 units (fontTools), 5.28 points at 60. Far from its ends it
  /// is as dark, blurred with the deviation s, as the normal distribution is between its edges.
  @Test("A blurred shadow fades as a Gaussian of half its radius does", arguments: [4.0, 8, 12])
  func blurredShadow(radius: Double) throws {
    let picture = try picture(
      shadow: TextShadow(blurRadius: radius, color: .rgba(red: 0, green: 0, blue: 0, alpha: 1)),
      letters: .rgba(red: 1, green: 1, blue: 1, alpha: 0))
    func below(_ place: Double) -> Double { erf(place / (radius / 2) / 2.0.squareRoot()) / 2 }
    for column in stride(from: 80, to: 140, by: 5) {
      // The middle of the pixel, from the edges of the stem.
      let x = (Double(column) + 0.5) / 2 - 40
      let expected = below(x - 248.0 / 2816 * 60) - below(x - 496.0 / 2816 * 60)
      let color = picture.hex(column: column, row: 96)
      let found = 1 - Double(Int(color.prefix(2), radix: 16) ?? 0) / 255
      // Deviations of 4 pixels and more are met to 4 %, three means come within 3 % of a Gaussian.
      #expect(abs(found - expected) < 0.04, "\(column): \(found), not \(expected)")
    }
  }

  @Test("Shadows of what has no outline, no size or no place are none")
  func noShadow() throws {
    let none = [
      TextShadow(offset: Point(x: .nan, y: 0)), TextShadow(offset: Point(x: .infinity, y: 1)),
      TextShadow(offset: Point(x: 1e12, y: 0), blurRadius: 5),
      TextShadow(blurRadius: .nan, color: Self.red),
    ]
    let plain = try stem(picture())
    for shadow in none { #expect(try stem(picture(shadow: shadow)) == plain) }
  }
}
