import DynamicType
import Testing

/// Observers that live on the main actor.
@MainActor @Suite struct TraitSourceMainActorTests {
  @MainActor final class Label {
    var sizes: [ContentSizeCategory?] = []
    private var observation: TraitObservation?

    init(_ source: TraitSource) {
      observation = source.observe(on: .shared) { [weak self] change in
        self?.sizes.append(change.current.preferredContentSizeCategory)
      }
    }

    func stop() { observation?.cancel() }
  }

  /// Lets the main actor run what waits for it.
  private func settle(until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() { await Task.yield() }
  }

  @Test("State of the main actor hears every change, in order, whoever made it")
  func order() async {
    let source = TraitSource()
    let label = Label(source)
    source.contentSizeCategory = .small
    #expect(label.sizes.isEmpty)
    await Task.detached(priority: .background) { source.contentSizeCategory = .xLarge }.value
    await Task.detached(priority: .high) {
      for size in ContentSizeCategory.allCases.reversed() { source.contentSizeCategory = size }
    }.value
    await settle { label.sizes.count == 14 }
    #expect(label.sizes == [.small, .xLarge] + ContentSizeCategory.allCases.reversed())
  }

  @Test("After cancelling on the main actor no call comes, not even for changes before")
  func cancelling() async {
    let source = TraitSource()
    let (label, witness) = (Label(source), Label(source))
    source.contentSizeCategory = .small
    label.stop()
    await settle { witness.sizes.count == 1 }
    #expect(witness.sizes == [.small])
    #expect(label.sizes.isEmpty)
  }

  @Test("An observer that went away is not kept by the source")
  func release() async {
    let source = TraitSource()
    var label: Label? = Label(source)
    weak let kept = label
    source.contentSizeCategory = .small
    label = nil
    let witness = Label(source)
    source.contentSizeCategory = .medium
    await settle { witness.sizes.count == 1 }
    #expect(kept == nil)
  }
}
