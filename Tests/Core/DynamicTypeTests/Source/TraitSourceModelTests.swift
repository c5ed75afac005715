import DynamicType
import SeededRandom
import Testing

/// Random sequences against the model, and many threads at once.
@Suite struct TraitSourceModelTests {
  @Test("100,000 random sequences: no notification lost, doubled or late, none after removal")
  func randomSequences() {
    var steps = 0
    var notifications = 0
    for seed in 0..<100_000 {
      var run = RandomRun(seed: UInt64(seed))
      for _ in 0..<12 {
        run.step()
        steps += 1
      }
      guard run.agrees else {
        Issue.record("sequence \(seed) differs from the model")
        return
      }
      notifications += run.notifications
    }
    print("Source against model: \(steps) steps, \(notifications) notifications")
    #expect(notifications > 100_000)
  }

  @Test("Eight threads: every observer hears the same changes in the same order, without gaps")
  func threads() async {
    let source = TraitSource()
    let logs = (0..<4).map { _ in ChangeLog() }
    let observations = logs.map { log in source.observe { log.append($0) } }
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(worker))
          for _ in 0..<500 { Self.disturb(source, using: &generator) }
        }
      }
    }
    let changes = logs[0].all
    #expect(changes.count > 100)
    for (before, after) in zip(changes, changes.dropFirst()) {
      #expect(before.current == after.previous)
    }
    #expect(changes.last?.current == source.traits)
    #expect(logs.allSatisfy { $0.all == changes })
    withExtendedLifetime(observations) {}
  }

  /// One random use of a source from some thread.
  private static func disturb(_ source: TraitSource, using generator: inout SeededGenerator) {
    let size = ContentSizeCategory.allCases.randomElement(using: &generator) ?? .large
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: source.contentSizeCategory = size
    case 2:
      let override = source.override(with: TraitCollection(preferredContentSizeCategory: size))
      _ = source.traits
      override.release()
    case 3:
      let observation = source.observe { _ in }
      source.contentSizeCategory = size
      observation.cancel()
    default:
      let other = TraitSource(TraitCollection(preferredContentSizeCategory: size))
      other.follow(source)
      other.contentSizeCategory = size
    }
  }
}
