import DynamicType
import Testing

@Suite struct LengthsTests {
  let ax5 = TraitCollection(preferredContentSizeCategory: .accessibility5, displayScale: 3)

  @Test("A typed length is the number alone in memory")
  func size() {
    #expect(MemoryLayout<Unscaled>.size == MemoryLayout<Double>.size)
    #expect(MemoryLayout<Scaled>.size == MemoryLayout<Double>.size)
  }

  @Test func crossingOver() {
    let padding: Unscaled = 22
    #expect(padding.scaled(for: .accessibility5, displayScale: 3).points == 62)
    #expect(FontMetrics.default.scaled(padding, compatibleWith: ax5).points == 62)
    #expect(Scaled(fixed: padding).points == 22)
  }

  @Test func arithmetic() {
    let design: Unscaled = 4 + 8.5 * 2
    #expect(design.points == 21)
    #expect((design - 1).points == 20)
    var screen = Scaled(points: 10) + Scaled(points: 5) * 2 - Scaled(points: 4)
    screen += .zero
    #expect(screen == Scaled(points: 16))
    #expect(screen / Scaled(points: 8) == 2)
    #expect(Scaled(points: 1) < Scaled(points: 2) && Unscaled(1) < 2)
  }

  @Test("Images grow at accessibility sizes, and only if asked to")
  func images() {
    let icon = ScaledImage(width: 22, height: 11, adjustsSizeForAccessibilityCategories: true)
    let grown = icon.size(compatibleWith: ax5)
    #expect([grown.width.points, grown.height.points] == [62, 31])
    let xxxLarge = TraitCollection(preferredContentSizeCategory: .xxxLarge, displayScale: 3)
    #expect(icon.size(compatibleWith: xxxLarge).width.points == 22)
    #expect(ScaledImage(width: 22, height: 11).size(compatibleWith: ax5).width.points == 22)
  }

  @Test func axis() {
    let axes = ContentSizeCategory.allCases.map { LayoutAxis.adaptive(for: $0) }
    #expect(axes == Array(repeating: .horizontal, count: 7) + Array(repeating: .vertical, count: 5))
    #expect(LayoutAxis.adaptive(for: .xxLarge, verticalFrom: .xxLarge) == .vertical)
  }

  @Test("Space shrinks as the text grows, down to its minimum, and never above its regular size")
  func shrinkingSpace() {
    let margin = ShrinkingSpace(31, minimum: 16)
    let spaces = ContentSizeCategory.allCases.map {
      margin.space(for: $0, displayScale: 1).points
    }
    // 31 × 22 ÷ 24, 26, 29, 34, and 16 from there on, in whole points.
    #expect(spaces == [31, 31, 31, 31, 28, 26, 24, 20, 17, 16, 16, 16])
    #expect(ShrinkingSpace(8, minimum: 20).minimum == 8)
  }
}
