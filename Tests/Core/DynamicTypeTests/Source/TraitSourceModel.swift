import DynamicType

/// What a ``TraitSource`` has to do, written without regard to speed, threads or memory.
struct TraitSourceModel {
  var base = TraitSource.defaultTraits
  var overrides: [(id: Int, traits: TraitCollection)] = []
  var limits: ContentSizeLimits = .none
  /// The traits in effect.
  private(set) var traits = TraitSource.defaultTraits
  /// The changes that each observer heard of, by observer.
  private(set) var heard: [[TraitChange]] = []
  private var isListening: [Bool] = []

  /// The text size of a view with the limits.
  var limitedCategory: ContentSizeCategory {
    let category = traits.preferredContentSizeCategory ?? .large
    return min(max(category, limits.minimum ?? .extraSmall), limits.maximum ?? .accessibility5)
  }

  mutating func update() {
    var now = base
    for override in overrides { now = now.overridden(by: override.traits) }
    guard now != traits else { return }
    let change = TraitChange(from: traits, to: now)
    traits = now
    for index in heard.indices where isListening[index] { heard[index].append(change) }
  }

  mutating func addObserver() -> Int {
    heard.append([])
    isListening.append(true)
    return heard.count - 1
  }

  mutating func removeObserver(_ index: Int) {
    isListening[index] = false
  }
}
