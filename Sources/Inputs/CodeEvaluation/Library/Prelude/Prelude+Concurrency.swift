extension Prelude {
  /// What waits for others: what is there at once is known, and what comes later is not.
  static let concurrency = """
    final class CheckedContinuation<T, E> {
      var result: Result<T, Error>?
      init() {}
      func resume(returning value: T) { result = .success(value) }
      func resume(throwing error: Error) { result = .failure(error) }
      func resume(with given: Result<T, Error>) { result = given }
      func resume() { result = .success(()) }
      func wait() throws -> T {
        guard let result else { return NativeUnknown("what a continuation is given", T.self) }
        return try result.get()
      }
    }
    typealias UnsafeContinuation = CheckedContinuation
    func withCheckedContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
      let continuation = CheckedContinuation<T, Never>()
      body(continuation)
      return try! continuation.wait()
    }
    func withCheckedThrowingContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {
      let continuation = CheckedContinuation<T, Error>()
      body(continuation)
      return try continuation.wait()
    }
    func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
      await withCheckedContinuation(body)
    }
    func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {
      try await withCheckedThrowingContinuation(body)
    }
    /// The elements of one that is not finished are not known: whoever asks for them waits.
    struct AsyncStream<Element>: Sequence {
      final class Continuation {
        var elements: [Element] = []
        var isFinished = false
        var onTermination: Any?
        init() {}
        func yield(_ element: Element) { if !isFinished { elements.append(element) } }
        func finish() { isFinished = true }
      }
      let continuation: Continuation
      init(_ type: Any? = nil, bufferingPolicy: Any? = nil, _ build: (Continuation) -> Void) {
        continuation = Continuation()
        build(continuation)
      }
      init(made: Continuation) { continuation = made }
      static func makeStream(of type: Any? = nil, bufferingPolicy: Any? = nil) -> (stream: AsyncStream<Element>, continuation: Continuation) {
        let made = Continuation()
        return (stream: AsyncStream(made: made), continuation: made)
      }
      func makeIterator() -> Any {
        continuation.isFinished ? continuation.elements.makeIterator() : NativeUnknown("a stream", Array<Element>.self)
      }
    }
    /// Its tasks run where they are added; in which order they end nobody knows.
    final class TaskGroup<Result> {
      var results: [Result] = []
      init() {}
      func addTask(name: String? = nil, priority: Any? = nil, operation: () async throws -> Result) rethrows { results.append(try operation()) }
      func addTaskUnlessCancelled(name: String? = nil, priority: Any? = nil, operation: () async throws -> Result) rethrows -> Bool {
        results.append(try operation())
        return true
      }
      var isEmpty: Bool { results.isEmpty }
      var isCancelled: Bool { false }
      func cancelAll() {}
      func waitForAll() { results = [] }
      func next() -> Result? {
        guard results.count > 1 else { return results.popLast() }
        results.removeLast()
        return NativeUnknown("what a task gives", Result.self)
      }
      func reduce<Sum>(_ first: Sum, _ next: (Sum, Result) throws -> Sum) async rethrows -> Sum {
        var sum = first
        for result in self { sum = try next(sum, result) }
        return sum
      }
      func reduce<Sum>(into first: Sum, _ update: (inout Sum, Result) throws -> Void) async rethrows -> Sum {
        var sum = first
        for result in self { try update(&sum, result) }
        return sum
      }
    }
    func withTaskGroup<T, R>(of type: T.Type, returning: R.Type? = nil, isolation: Any? = nil, body: (TaskGroup<T>) async -> R) async -> R {
      body(TaskGroup<T>())
    }
    func withThrowingTaskGroup<T, R>(of type: T.Type, returning: R.Type? = nil, isolation: Any? = nil, body: (TaskGroup<T>) async throws -> R) async throws -> R {
      try body(TaskGroup<T>())
    }
    """
}
