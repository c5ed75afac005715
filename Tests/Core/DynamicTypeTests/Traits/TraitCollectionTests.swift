import DynamicType
import Testing

@Suite struct TraitCollectionTests {
  @Test func overridesTakeOnlyWhatTheySpecify() {
    let window = TraitCollection(
      preferredContentSizeCategory: .small, displayScale: 3, layoutDirection: .rightToLeft)
    let override = TraitCollection(
      preferredContentSizeCategory: .large, legibilityWeight: .bold)
    #expect(
      window.overridden(by: override)
        == TraitCollection(
          preferredContentSizeCategory: .large, displayScale: 3, legibilityWeight: .bold,
          layoutDirection: .rightToLeft))
    #expect(window.overridden(by: TraitCollection()) == window)
  }
}
