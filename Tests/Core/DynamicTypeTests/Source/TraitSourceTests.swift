import DynamicType
import Observation
import Synchronization
import Testing

/// The source of truth: layers, observers of each kind, and who keeps whom.
@Suite struct TraitSourceTests {
  let source = TraitSource()

  @Test func layers() {
    source.contentSizeCategory = .small
    #expect(source.contentSizeCategory == .small)
    let first = source.override(with: TraitCollection(preferredContentSizeCategory: .xLarge))
    let second = source.override(with: TraitCollection(legibilityWeight: .bold))
    let third = source.override(with: TraitCollection(preferredContentSizeCategory: .medium))
    #expect(source.contentSizeCategory == .medium)
    #expect(source.traits.legibilityWeight == .bold)
    first.release()
    #expect(source.contentSizeCategory == .medium)
    third.release()
    third.release()
    #expect(source.contentSizeCategory == .small)
    second.release()
    #expect(source.traits.legibilityWeight == .regular)
  }

  @Test("An override ends with the life of its token")
  func overrideLifetime() {
    do {
      let override = source.override(
        with: TraitCollection(preferredContentSizeCategory: .accessibility5))
      #expect(source.contentSizeCategory == .accessibility5)
      withExtendedLifetime(override) {}
    }
    #expect(source.contentSizeCategory == .large)
  }

  @Test("Observers hear of every change once, in the order of registration")
  func order() {
    let log = Log()
    let observations = ["a", "b", "c"].map { name in
      source.observe { log.append(name + $0.sizeName) }
    }
    source.contentSizeCategory = .small
    source.contentSizeCategory = .small
    observations[1].cancel()
    source.contentSizeCategory = .medium
    #expect(log.all == ["aS", "bS", "cS", "aM", "cM"])
  }

  @Test("A change made by a handler comes after the present one has reached everybody")
  func reentrantChanges() {
    let log = Log()
    let source = source
    let first = source.observe { change in
      log.append("first \(change.sizeName)")
      if change.sizeName == "S" { source.contentSizeCategory = .xxLarge }
    }
    let second = source.observe { log.append("second \($0.sizeName)") }
    source.contentSizeCategory = .small
    #expect(log.all == ["first S", "second S", "first XXL", "second XXL"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Who is removed by an earlier handler is not called; who is added hears of later changes")
  func observersThatChangeObservers() {
    let log = Log()
    let source = source
    let tokens = Tokens()
    let first = source.observe { _ in
      log.append("first")
      tokens.cancelAll()
      tokens.append(source.observe { _ in log.append("late") })
    }
    tokens.append(source.observe { _ in log.append("second") })
    source.contentSizeCategory = .small
    first.cancel()
    source.contentSizeCategory = .medium
    #expect(log.all == ["first", "late"])
    tokens.cancelAll()
  }

  @Test("The hundred thousandth change reaches an observer as the first did")
  func manyChanges() {
    // A handler that was wrapped anew at each delivery overflowed the stack here.
    let count = Mutex(0)
    let observation = source.observe { _ in count.withLock { $0 += 1 } }
    for step in 0..<100_000 {
      source.contentSizeCategory = step.isMultiple(of: 2) ? .small : .medium
    }
    #expect(count.withLock { $0 } == 100_000)
    observation.cancel()
  }

  @Test func following() {
    let platform = TraitSource(TraitCollection(preferredContentSizeCategory: .xLarge))
    source.follow(platform)
    #expect(source.contentSizeCategory == .xLarge)
    source.contentSizeCategory = .small
    #expect(source.contentSizeCategory == .small)
    platform.contentSizeCategory = .xxLarge
    #expect(source.contentSizeCategory == .xxLarge)
    source.stopFollowing()
    platform.contentSizeCategory = .medium
    #expect(source.contentSizeCategory == .xxLarge)
  }

  @Test("Two sources that follow each other agree, and come to rest")
  func circle() {
    let other = TraitSource()
    source.follow(other)
    other.follow(source)
    source.contentSizeCategory = .small
    #expect(other.contentSizeCategory == .small)
    other.contentSizeCategory = .xxLarge
    #expect(source.contentSizeCategory == .xxLarge)
    other.stopFollowing()
    source.stopFollowing()
  }

  @Test("Nobody keeps anybody: sources, followed sources and observers go when dropped")
  func noCycles() {
    weak var releasedSource: TraitSource?
    weak var releasedPlatform: TraitSource?
    weak var releasedObserver: Log?
    let survivor: TraitObservation
    do {
      let platform = TraitSource()
      let source = TraitSource()
      let log = Log()
      source.follow(platform)
      survivor = source.observe { _ in log.append("x") }
      platform.contentSizeCategory = .small
      #expect(log.all == ["x"])
      (releasedSource, releasedPlatform, releasedObserver) = (source, platform, log)
    }
    #expect(releasedSource == nil)
    #expect(releasedPlatform == nil)
    #expect(releasedObserver == nil)
    survivor.cancel()
  }

  @Test("withObservationTracking notices a change, once")
  func observation() {
    let log = Log()
    let source = source
    withObservationTracking {
      _ = source.contentSizeCategory
    } onChange: {
      log.append("changed")
    }
    source.contentSizeCategory = .large
    #expect(log.all == [])
    source.contentSizeCategory = .small
    source.contentSizeCategory = .medium
    #expect(log.all == ["changed"])
  }

  @Test("A sequence has every change, in order, and ends with the source")
  func asyncSequences() async throws {
    var local: TraitSource? = TraitSource()
    let changes = try #require(local).changes()
    let sizes = try #require(local).contentSizeCategories()
    for size in ContentSizeCategory.allCases { local?.contentSizeCategory = size }
    local = nil
    var fromChanges: [ContentSizeCategory?] = []
    for await change in changes {
      fromChanges.append(change.current.preferredContentSizeCategory)
    }
    #expect(fromChanges == ContentSizeCategory.allCases)
    var fromSizes: [ContentSizeCategory] = []
    for await size in sizes { fromSizes.append(size) }
    #expect(fromSizes == [.large] + ContentSizeCategory.allCases)
  }

  @Test("A task has its own current source, and its child tasks share it")
  func taskLocal() async {
    #expect(TraitSource.current === TraitSource.shared)
    await withTaskGroup(of: Void.self) { group in
      for size in ContentSizeCategory.allCases {
        group.addTask {
          let mine = TraitSource(TraitCollection(preferredContentSizeCategory: size))
          await TraitSource.withCurrent(mine) {
            async let child = Font.preferredFont(forTextStyle: .body).pointSize
            let pointSize = await child
            #expect(pointSize == TextStyle.body.pointSize(for: size))
            #expect(TraitSource.current === mine)
          }
        }
      }
    }
    #expect(TraitSource.current === TraitSource.shared)
  }

  @Test func largeContentViewer() {
    let log = Log()
    let observation = source.observeLargeContentViewer { log.append("\($0)") }
    for size in ContentSizeCategory.allCases { source.contentSizeCategory = size }
    #expect(source.isLargeContentViewerEnabled)
    source.contentSizeCategory = .small
    #expect(log.all == ["true", "false"])
    observation.cancel()
  }
}

extension TraitChange {
  fileprivate var sizeName: String { current.preferredContentSizeCategory?.shortName ?? "-" }
}

/// Words from handlers, in the order of their arrival.
private final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  func append(_ entry: String) { entries.withLock { $0.append(entry) } }

  var all: [String] { entries.withLock { $0 } }
}

/// Observations that handlers add and cancel.
private final class Tokens: Sendable {
  private let tokens = Mutex<[TraitObservation]>([])

  func append(_ token: TraitObservation) { tokens.withLock { $0.append(token) } }

  func cancelAll() {
    let all = tokens.withLock { tokens in
      defer { tokens = [] }
      return tokens
    }
    for token in all { token.cancel() }
  }
}
