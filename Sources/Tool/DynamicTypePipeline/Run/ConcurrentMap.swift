import Synchronization

/// Each input transformed, side by side, the results in the order of the inputs.
///
/// - Parameters:
///   - threads: How many inputs are worked on at a time, at most; 1 works on them one after the
///     other. The results are the same for any number.
///   - path: The file that an input is of, which is given up where it ends the process.
///   - isView: Whether an input is of a screen of SwiftUI: its file is given up for its screens alone.
///   - transform: Must not depend on the other inputs.
func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], threads: Int, of path: @escaping @Sendable (Input) -> String,
  isView: @escaping @Sendable (Input) -> Bool = { _ in false },
  _ transform: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  precondition(threads > 0, "there must be a thread to work on, got \(threads)")
  let transform = { @Sendable input in
    let path = path(input)
    return CrashRecovery.working(on: path, for: isView(input) ? .views : .init(on: path)) {
      transform(input)
    }
  }
  if threads == 1 || inputs.count < 2 { return inputs.map(transform) }
  let queue = WorkQueue(count: inputs.count)
  return await withTaskGroup(of: [(Int, Output)].self) { group in
    for _ in 0..<min(threads, inputs.count) {
      group.addTask {
        var done: [(Int, Output)] = []
        while let index = queue.next() { done.append((index, transform(inputs[index]))) }
        return done
      }
    }
    var all: [(Int, Output)] = []
    for await part in group { all.append(contentsOf: part) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Hands out the indices below a count, each once.
private final class WorkQueue: Sendable {
  private let following = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = following.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
