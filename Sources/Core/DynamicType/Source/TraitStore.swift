/// The state behind a ``TraitSource``: its layers of traits, and its observers.
///
/// It is apart from the source so that observations can hold on to it without keeping the source
/// alive, and no reference between them needs to be weak.
final class TraitStore: Sendable {
  typealias Handler = @Sendable (TraitChange) -> Void

  let state: Protected<State>
  #if !hasFeature(Embedded)
    let registrar = TraitRegistrar()
  #endif

  init(_ traits: TraitCollection) {
    state = Protected(State(base: traits, effective: traits))
  }

  struct State: Sendable {
    /// What was written, or followed, last.
    var base: TraitCollection
    /// What stands in front of it, the latest last.
    var overrides: [Override] = []
    /// The base under all overrides.
    var effective: TraitCollection
    /// In the order of their registration; removed ones stay as empty entries for a while.
    var observers: [Observer] = []
    var removedObservers = 0
    /// Changes that wait for a thread to deliver them, the oldest first.
    var deliveries: [Delivery] = []
    var isDelivering = false
    var nextOverrideID: UInt64 = 0
    /// Keeps the observation of the source that is followed.
    var upstream: TraitObservation?
  }

  struct Override: Sendable {
    var id: UInt64
    var traits: TraitCollection
  }

  /// A change, and who was there to see it.
  struct Delivery: Sendable {
    var change: TraitChange
    var observers: [Observer]
  }

  /// A handler as a value that is no function.
  ///
  /// A bare function in a generic container is wrapped once more each time it is read `inout`.
  struct Handling: Sendable {
    let handler: Handler
  }

  /// A registered observer; without handler once it is removed.
  final class Observer: Sendable {
    let handling: Protected<Handling?>
    let end: (@Sendable () -> Void)?

    init(handler: @escaping Handler, end: (@Sendable () -> Void)?) {
      handling = Protected(Handling(handler: handler))
      self.end = end
    }

    var isRemoved: Bool { handling.withLock { $0 == nil } }

    /// Removes the handler; whether it was still there.
    func removeHandler() -> Bool {
      // The handler goes outside the lock: its own end may lead back here.
      let taken = handling.withLock { handling in
        defer { handling = nil }
        return handling
      }
      return taken != nil
    }
  }
}

// MARK: - Changing

extension TraitStore {
  /// Changes the layers and tells the observers, unless the effective traits stay the same.
  ///
  /// Whoever finds nobody delivering delivers, its own change and those that arrive meanwhile. So
  /// all observers see all changes in one order, and none is called while another call runs.
  func change(_ body: @Sendable (inout State) -> Void) {
    #if !hasFeature(Embedded)
      let isVisible = state.withLock { state in
        var changed = state
        body(&changed)
        return changed.layered != state.effective
      }
      if isVisible { registrar.willChange(self) }
      defer { if isVisible { registrar.didChange(self) } }
    #endif
    let deliversNow = state.withLock { state in
      body(&state)
      return state.enqueueChange()
    }
    if deliversNow { deliver() }
  }

  private func deliver() {
    while true {
      let deliveries = state.withLock { $0.takeDeliveries() }
      guard !deliveries.isEmpty else { return }
      for delivery in deliveries {
        for observer in delivery.observers {
          let handling = observer.handling.withLock { $0 }
          handling?.handler(delivery.change)
        }
      }
    }
  }
}

extension TraitStore.State {
  var layered: TraitCollection {
    overrides.reduce(base) { $0.overridden(by: $1.traits) }
  }

  /// Notes the change from the last effective traits to the present ones, if there is one.
  ///
  /// - Returns: Whether the caller has to deliver.
  fileprivate mutating func enqueueChange() -> Bool {
    let change = TraitChange(from: effective, to: layered)
    guard change.previous != change.current else { return false }
    effective = change.current
    deliveries.append(TraitStore.Delivery(change: change, observers: observers))
    guard !isDelivering else { return false }
    isDelivering = true
    return true
  }

  /// Hands over what waits; with nothing left, the delivering is over.
  fileprivate mutating func takeDeliveries() -> [TraitStore.Delivery] {
    let taken = deliveries
    deliveries = []
    isDelivering = !taken.isEmpty
    return taken
  }
}

// MARK: - Observing

extension TraitStore {
  func observe(
    end: (@Sendable () -> Void)? = nil, handler: @escaping Handler
  ) -> TraitObservation {
    let observer = Observer(handler: handler, end: end)
    state.withLock { $0.observers.append(observer) }
    return TraitObservation(store: self, observer: observer)
  }

  /// Removes an observer; entries of removed ones go once they are the greater part.
  func remove(_ observer: Observer) {
    guard observer.removeHandler() else { return }
    // What is dropped goes outside the lock: its own end may lead back here.
    let dropped: [Observer] = state.withLock { state in
      state.removedObservers += 1
      guard state.removedObservers * 2 > state.observers.count else { return [] }
      defer {
        state.observers.removeAll { $0.isRemoved }
        state.removedObservers = 0
      }
      return state.observers
    }
    withExtendedLifetime(dropped) {}
  }

  /// Ends all observations, when the source is gone.
  func end() {
    let (observers, upstream) = state.withLock { state in
      defer {
        state.observers = []
        state.upstream = nil
      }
      return (state.observers, state.upstream)
    }
    upstream?.cancel()
    for observer in observers {
      if observer.removeHandler() { observer.end?() }
    }
  }
}
