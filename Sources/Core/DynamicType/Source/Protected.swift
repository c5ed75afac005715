#if !hasFeature(Embedded)
  internal import Synchronization

  /// A value that one thread at a time may touch.
  final class Protected<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) {
      mutex = Mutex(value)
    }

    /// Runs `body` with the value to itself; it must not come back here.
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { (value: inout sending Value) in body(&value) }
    }
  }
#else
  /// A value that one thread at a time may touch: Embedded Swift has a single one.
  final class Protected<Value: Sendable>: @unchecked Sendable {
    private var value: Value

    init(_ value: Value) {
      self.value = value
    }

    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      body(&value)
    }
  }
#endif
