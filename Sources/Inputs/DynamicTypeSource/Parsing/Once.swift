import Synchronization

/// A value that is made when somebody first asks for it, and stays. Threads that make it at the same time all get that of
/// the first.
package final class Once<Value: Sendable>: Sendable {
  /// Holds the value, so that it can be lent without a copy.
  package final class Made: Sendable {
    package let value: Value

    fileprivate init(_ value: Value) { self.value = value }
  }

  private let known = AtomicLazyReference<Made>()

  package init() {}

  package init(_ value: Value) { _ = known.storeIfNil(Made(value)) }

  package func made(by make: () -> Value) -> Made {
    known.load() ?? known.storeIfNil(Made(make()))
  }
}
