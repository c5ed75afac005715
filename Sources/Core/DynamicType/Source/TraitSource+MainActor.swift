#if !hasFeature(Embedded)
  extension TraitSource {
    /// Calls `handler` on the main actor after every change, until the result is cancelled or goes
    /// away: for views and other state that belongs to the main actor.
    ///
    /// ```swift
    /// observation = source.observe(on: .shared) { [weak self] change in self?.update(change) }
    /// ```
    ///
    /// The calls keep the order of the changes, and none is left out while the source lives. They
    /// come when the main actor is free, so never before the code that made the change on the main
    /// actor has returned or awaited. What must have happened by then goes into ``observe(_:)``,
    /// whose handlers run at once.
    ///
    /// After ``TraitObservation/cancel()`` on the main actor no call comes.
    public func observe(
      on mainActor: MainActor, _ handler: @escaping @MainActor (TraitChange) -> Void
    ) -> TraitObservation {
      let delivery = MainActorDelivery(handler)
      let observation = store.observe(handler: { delivery.enqueue($0) })
      delivery.begin(for: observation.observer)
      return observation
    }
  }

  /// The changes that wait for the main actor, the oldest first.
  private final class MainActorDelivery: Sendable {
    private let handler: @MainActor (TraitChange) -> Void
    private let state = Protected(State())

    struct State: Sendable {
      var waiting: [TraitChange] = []
      /// Who listens; it refers back here only as long as it is registered.
      var observer: TraitStore.Observer?
    }

    init(_ handler: @escaping @MainActor (TraitChange) -> Void) {
      self.handler = handler
    }

    func begin(for observer: TraitStore.Observer) {
      state.withLock { $0.observer = observer }
    }

    /// Each change brings a task; whichever runs first takes the oldest change.
    func enqueue(_ change: TraitChange) {
      state.withLock { $0.waiting.append(change) }
      Task { @MainActor in self.deliverNext() }
    }

    @MainActor private func deliverNext() {
      let (change, observer) = state.withLock { ($0.waiting.removeFirst(), $0.observer) }
      if observer?.isRemoved == true { return }
      handler(change)
    }
  }
#endif
