/// The one place that says how large the reader wants text, and that a test can set.
///
/// The system's setting is read-only. A source stands in front of it: it follows the system, can
/// be written, can be overridden for a test or a preview and released again, and tells its
/// observers. It has three layers, of which the upper ones win trait by trait:
///
/// 1. the base: what was last written here or followed;
/// 2. the overrides, the latest uppermost.
///
/// Every change of the resulting ``traits`` reaches every observer that was registered when it
/// happened, once, in the order of registration; changes arrive in the order in which they
/// happened, and one at a time. A change made inside a handler is delivered after the present one
/// reached everybody. Setting the same traits again is no change.
///
/// All members may be used from any thread. Handlers run on the thread that made the change, or on
/// one that was delivering at that moment.
public final class TraitSource: Sendable {
  let store: TraitStore

  /// A source of its own, for a test, a preview or a window.
  ///
  /// Traits that are left out are those of ``defaultTraits``.
  public init(_ traits: TraitCollection = TraitCollection()) {
    store = TraitStore(Self.defaultTraits.overridden(by: traits))
  }

  deinit {
    store.end()
  }

  /// The source of the whole process, which an app lets follow its platform.
  public static let shared = TraitSource()

  /// What holds where nobody said otherwise: text size `large`, 3 pixels per point, no bold text.
  ///
  /// The scale is that of the devices from which Apple's numbers were read.
  public static let defaultTraits = TraitCollection(
    preferredContentSizeCategory: .large, displayScale: 3, legibilityWeight: .regular,
    layoutDirection: .leftToRight)
}

extension TraitSource {
  /// The traits in effect: the base under all overrides.
  ///
  /// Writing replaces the traits of the base that the new value specifies.
  public var traits: TraitCollection {
    get {
      #if !hasFeature(Embedded)
        store.registrar.access(store)
      #endif
      return store.state.withLock { $0.effective }
    }
    set {
      store.change { $0.base = $0.base.overridden(by: newValue) }
    }
  }

  /// The reader's text size in effect.
  ///
  /// Writing changes the base. Under an override that specifies a text size it shows once that is
  /// released.
  public var contentSizeCategory: ContentSizeCategory {
    get { traits.preferredContentSizeCategory ?? .large }
    set { traits = TraitCollection(preferredContentSizeCategory: newValue) }
  }
}

// MARK: - Overriding

extension TraitSource {
  /// Lets `traits` win over everything until the result is released or goes away.
  ///
  /// Overrides may be released in any order.
  public func override(with traits: TraitCollection) -> TraitOverride {
    let id = store.state.withLock { state in
      defer { state.nextOverrideID += 1 }
      return state.nextOverrideID
    }
    store.change { $0.overrides.append(TraitStore.Override(id: id, traits: traits)) }
    return TraitOverride(store: store, id: id)
  }
}

/// An override of a ``TraitSource``, in effect as long as it lives or until it is released.
public final class TraitOverride: Sendable {
  private let store: TraitStore
  private let id: UInt64

  init(store: TraitStore, id: UInt64) {
    self.store = store
    self.id = id
  }

  /// Ends the override; a second time does nothing.
  public func release() {
    let id = id
    store.change { state in state.overrides.removeAll { $0.id == id } }
  }

  deinit {
    release()
  }
}

// MARK: - Following

extension TraitSource {
  /// Takes over the traits of another source, now and at each of its changes.
  ///
  /// A source follows one other at a time. What is written here stays until the next change there.
  /// Following oneself, directly or around a circle, ends when the traits agree.
  public func follow(_ platform: TraitSource) {
    let store = store
    let observation = platform.store.observe { change in
      store.change { $0.base = $0.base.overridden(by: change.current) }
    }
    let former = store.state.withLock { state in
      defer { state.upstream = observation }
      return state.upstream
    }
    former?.cancel()
    // A change there may come between reading and writing; then its handler was first, or is next.
    var known: TraitCollection
    repeat {
      known = platform.traits
      traits = known
    } while platform.traits != known
  }

  /// Keeps the traits as they are, whatever the followed source does from here on.
  public func stopFollowing() {
    let former = store.state.withLock { state in
      defer { state.upstream = nil }
      return state.upstream
    }
    former?.cancel()
  }
}

// MARK: - Observing

extension TraitSource {
  /// Calls `handler` at every change, until the result is cancelled or goes away.
  ///
  /// The source does not keep the result, nor the result the source.
  public func observe(
    _ handler: @escaping @Sendable (TraitChange) -> Void
  ) -> TraitObservation {
    store.observe(handler: handler)
  }
}

/// An observer's place at a ``TraitSource``, held as long as it lives or until it is cancelled.
public final class TraitObservation: Sendable {
  private let store: TraitStore
  let observer: TraitStore.Observer

  init(store: TraitStore, observer: TraitStore.Observer) {
    self.store = store
    self.observer = observer
  }

  /// Ends the observation; a second time does nothing.
  ///
  /// No call begins afterwards. One that another thread has begun may still be running.
  public func cancel() {
    store.remove(observer)
  }

  deinit {
    cancel()
  }
}
