import DynamicType
import Testing

/// A unit-testable source of truth: a view measures its label, and a test sets the text size that
/// the system would not let it set.
///
/// Expected values: keehun/PracticalDynamicType-Part2 85564eb9, whose tests measured a body font of
/// 36 points at three categories.
@Suite struct LivefrontLikeTests {
  /// A label that keeps its font at the source's text size.
  final class HeadlineView: Sendable {
    private let text: ObservedText
    private let observation: TraitObservation

    init(source: TraitSource) {
      let text = ObservedText(
        AdjustingText(fonts: [.custom("Georgia", size: 36)], in: .adjustingView))
      text.update(for: source.traits)
      observation = source.observe { text.update(for: $0.current) }
      self.text = text
    }

    var fontSize: Double { text.fontSize }
  }

  @Test("36 points are 31 at extraSmall, 36 at large and 101 at AX5")
  func label() {
    let source = TraitSource()
    let view = HeadlineView(source: source)
    #expect(view.fontSize == 36)
    source.contentSizeCategory = .extraSmall
    #expect(view.fontSize == 31)
    source.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(view.fontSize == 101)
  }

  @Test("The source follows the system, and an override stands in front of it until released")
  func overrideInFrontOfTheSystem() {
    let system = TraitSource(TraitCollection(preferredContentSizeCategory: .small))
    let source = TraitSource()
    source.follow(system)
    let view = HeadlineView(source: source)
    #expect(view.fontSize == 33)

    let override = source.override(
      with: TraitCollection(preferredContentSizeCategory: .accessibility5))
    #expect(view.fontSize == 101)
    system.contentSizeCategory = .extraSmall
    #expect(view.fontSize == 101)
    override.release()
    #expect(view.fontSize == 31)
  }
}
