import DynamicType
import SeededRandom
import Synchronization

/// A source and its model, driven by the same random steps.
struct RandomRun {
  private var generator: SeededGenerator
  private let platform = TraitSource()
  private let source = TraitSource()
  private var model = TraitSourceModel()
  private var logs: [ChangeLog] = []
  private var observations: [Int: TraitObservation] = [:]
  private var overrides: [Int: TraitOverride] = [:]
  private var nextOverride = 0
  private var isFollowing = false
  private var platformTraits = TraitSource.defaultTraits
  private var valuesAgree = true

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  var notifications: Int { logs.reduce(0) { $0 + $1.all.count } }

  var agrees: Bool { valuesAgree && logs.map(\.all) == model.heard }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: write()
    case 2: writePlatform()
    case 3: toggleFollowing()
    case 4: addOverride()
    case 5: removeOverride()
    case 6, 7: addObserver()
    case 8: removeObserver()
    default: model.limits = randomLimits()
    }
    var tree = EnvironmentTree(source.traits)
    let view = tree.add("view", to: tree.root, limits: model.limits)
    valuesAgree =
      valuesAgree && source.traits == model.traits
      && tree.contentSizeCategory(of: view) == model.limitedCategory
  }
}

// MARK: - Steps

extension RandomRun {
  private mutating func randomTraits() -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: Bool.random(using: &generator)
        ? ContentSizeCategory.allCases.randomElement(using: &generator) : nil,
      legibilityWeight: [nil, .bold, .regular].randomElement(using: &generator) ?? nil)
  }

  private mutating func randomLimits() -> ContentSizeLimits {
    let sizes: [ContentSizeCategory?] = [nil] + ContentSizeCategory.allCases
    return ContentSizeLimits(
      minimum: sizes.randomElement(using: &generator) ?? nil,
      maximum: sizes.randomElement(using: &generator) ?? nil)
  }

  private mutating func write() {
    let traits = randomTraits()
    source.traits = traits
    model.base = model.base.overridden(by: traits)
    model.update()
  }

  private mutating func writePlatform() {
    let traits = randomTraits()
    platform.traits = traits
    let now = platformTraits.overridden(by: traits)
    guard now != platformTraits else { return }
    platformTraits = now
    guard isFollowing else { return }
    model.base = model.base.overridden(by: now)
    model.update()
  }

  private mutating func toggleFollowing() {
    if isFollowing {
      source.stopFollowing()
    } else {
      source.follow(platform)
      model.base = model.base.overridden(by: platformTraits)
      model.update()
    }
    isFollowing.toggle()
  }

  private mutating func addOverride() {
    let traits = randomTraits()
    overrides[nextOverride] = source.override(with: traits)
    model.overrides.append((nextOverride, traits))
    model.update()
    nextOverride += 1
  }

  private mutating func removeOverride() {
    guard let id = overrides.keys.sorted().randomElement(using: &generator) else { return }
    if Bool.random(using: &generator) { overrides[id]?.release() }
    overrides[id] = nil
    model.overrides.removeAll { $0.id == id }
    model.update()
  }

  private mutating func addObserver() {
    let log = ChangeLog()
    logs.append(log)
    observations[model.addObserver()] = source.observe { log.append($0) }
  }

  private mutating func removeObserver() {
    guard let id = observations.keys.sorted().randomElement(using: &generator) else { return }
    if Bool.random(using: &generator) { observations[id]?.cancel() }
    observations[id] = nil
    model.removeObserver(id)
  }
}

/// The changes that an observer heard of.
final class ChangeLog: Sendable {
  private let changes = Mutex<[TraitChange]>([])

  func append(_ change: TraitChange) { changes.withLock { $0.append(change) } }

  var all: [TraitChange] { changes.withLock { $0 } }
}
