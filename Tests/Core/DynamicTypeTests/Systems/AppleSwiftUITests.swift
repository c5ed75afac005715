import DynamicType
import Testing

/// SwiftUI's ways of using Dynamic Type, as its users write them.
///
/// Expected values: Apple's documentation of `dynamicTypeSize(_:)`, `Font` and `ScaledMetric`, and
/// adevinta/spark-ios-common 67e2af15 for `ScaledMetric` at XL and AX5.
@Suite struct AppleSwiftUITests {
  struct Card {
    @ScaledMetric var padding = 10.0
    @ScaledMetric(relativeTo: .largeTitle) var icon = Float(22)
  }

  @Test func scaledMetric() {
    let card = Card()
    TraitSource.withTraits(TraitCollection(preferredContentSizeCategory: .accessibility5)) {
      #expect(card.padding == FontMetrics.default.scaledValue(for: 10))
      #expect(abs(card.icon - 37.666) < 0.001)
    }
    TraitSource.withTraits(TraitCollection(preferredContentSizeCategory: .xLarge)) {
      #expect(card.padding == 11)
    }
    let small = TraitCollection(preferredContentSizeCategory: .xSmall)
    #expect(card.$padding.value(compatibleWith: small) == 26.0 / 3)
  }

  @Test("Fonts scale with body, with a style, or never")
  func fonts() {
    #expect(Font.custom("Georgia", size: 36).resolved(for: .accessibility5).pointSize == 101)
    let relative = Font.custom("Georgia", size: 28, relativeTo: .headline)
    #expect(relative.resolved(for: .xxxLarge).pointSize == 37)
    #expect(Font.custom("Georgia", fixedSize: 28).resolved(for: .accessibility5).pointSize == 28)
    #expect(Font.system(size: 28).resolved(for: .accessibility5).pointSize == 28)
    #expect(Font.body.resolved(for: .accessibility5).pointSize == 53)
    #expect(Font.title.bold().weight == .bold)
    #expect(Font.caption.weight(.black).italic().resolved(for: .small).pointSize == 11)
  }

  @Test("Sizes may be variables of any floating-point type")
  func variableSizes() {
    let (size, small) = (28.0, Float(36))
    #expect(
      Font.custom("Georgia", size: size, relativeTo: .headline)
        == .custom(
          "Georgia", size: 28, relativeTo: .headline))
    #expect(Font.custom("Georgia", size: small).resolved(for: .accessibility5).pointSize == 101)
    #expect(Font.custom("Georgia", size: 16.5).unscaledPointSize == 16.5)
  }

  @Test("The documented examples of nested sizes and ranges")
  func dynamicTypeSizes() {
    let large = ContentSizeLimits(...ContentSizeCategory.large)
    #expect(size([.range(large), .size(.xLarge)]) == .large)
    #expect(size([.size(.xLarge), .range(large)]) == .xLarge)
  }

  @Test("Several ranges act as their intersection, disjoint ones as the inner")
  func ranges() {
    let small = ContentSizeLimits(DynamicTypeSize.small ... .xxLarge)
    let middle = ContentSizeLimits(DynamicTypeSize.large ... .accessibility1)
    for device in ContentSizeCategory.allCases {
      let both = size([.range(small), .range(middle)], device: device)
      #expect(both == min(max(device, .large), .xxLarge))
      #expect(size([.range(middle), .range(small)], device: device) == both)
    }
    let low = ContentSizeLimits(...DynamicTypeSize.small)
    let high = ContentSizeLimits(DynamicTypeSize.xxLarge...)
    #expect(size([.range(low), .range(high)]) == .small)
    #expect(size([.range(high), .range(low)]) == .xxLarge)
  }

  @Test("A range without its upper end stops one size below it")
  func openRange() {
    let regular = ContentSizeLimits(..<DynamicTypeSize.accessibility1)
    #expect(regular.maximum == .xxxLarge)
    #expect(ContentSizeLimits(..<DynamicTypeSize.xSmall).maximum == .xSmall)
  }

  @Test("SwiftUI's names are other names of the same sizes")
  func names() throws {
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
      .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    #expect(sizes == ContentSizeCategory.allCases)
    #expect(sizes.filter(\.isAccessibilitySize).count == 5)
  }

  private func size(
    _ modifiers: [DynamicTypeSizeModifier], device: ContentSizeCategory = .large
  ) -> ContentSizeCategory? {
    var tree = EnvironmentTree(TraitCollection(preferredContentSizeCategory: device))
    let content = tree.add("content", to: tree.root, modifiers: modifiers)
    return tree.contentSizeCategory(of: content)
  }
}
