import BenchmarkMeasuring
import DynamicType

/// A change that reaches 10,000 observers, beside one that reaches 1,000.
func notifyingObservers() -> [Ratio] {
  let few = notification(of: 1_000)
  let many = notification(of: 10_000)

  let registeringFew = registration(of: 1_000)
  let registeringMany = registration(of: 10_000)
  return [
    Ratio("notifying one of 10,000 observers, to one of 1,000", many, per: few, atMost: 2),
    Ratio(
      "adding and removing one of 10,000 observers, to one of 1,000", registeringMany,
      per: registeringFew, atMost: 2),
  ]
}

/// The time of a change for each observer.
private func notification(of count: Int) -> Measurement {
  let source = TraitSource()
  let observations = (0..<count).map { _ in source.observe { use($0) } }
  var isSmall = false
  let changes = 100_000 / count
  let measurement = Measurement(calls: count * changes) {
    for _ in 0..<changes {
      isSmall.toggle()
      source.contentSizeCategory = isSmall ? .small : .large
    }
  }
  withExtendedLifetime(observations) {}
  return measurement
}

/// The time of coming and going for each observer, the first that came going first.
private func registration(of count: Int) -> Measurement {
  let source = TraitSource()
  return Measurement(calls: count, rounds: 11) {
    let observations = (0..<count).map { _ in source.observe { use($0) } }
    for observation in observations { observation.cancel() }
  }
}
