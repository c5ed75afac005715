#if !hasFeature(Embedded)
  public import Observation

  /// `withObservationTracking` and SwiftUI's views notice when ``traits`` and
  /// ``contentSizeCategory`` change.
  extension TraitSource: Observable {}

  extension TraitStore: Observable {
    fileprivate var observedTraits: TraitCollection { state.withLock { $0.effective } }
  }

  /// Tells the Observation framework which traits are read and when they change.
  struct TraitRegistrar: Sendable {
    private let registrar = ObservationRegistrar()

    func access(_ store: TraitStore) {
      registrar.access(store, keyPath: \.observedTraits)
    }

    func willChange(_ store: TraitStore) {
      registrar.willSet(store, keyPath: \.observedTraits)
    }

    func didChange(_ store: TraitStore) {
      registrar.didSet(store, keyPath: \.observedTraits)
    }
  }
#endif
