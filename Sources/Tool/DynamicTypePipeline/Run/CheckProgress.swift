import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far a check is.
package enum CheckProgress: Hashable, Sendable {
  /// Reading so many files.
  case reading(files: Int)
  /// A screen is done, and so many of all are.
  case layingOut(done: Int, of: Int, Screen)
  /// Looking through so many sources.
  case linting(files: Int)

  /// A screen that has been laid out, judged and drawn.
  package struct Screen: Hashable, Sendable {
    package var path: String
    package var title: String
    /// What it took at all sizes, of the processor's time: other work on the machine does not count.
    package var seconds: Double
    /// Whether an earlier run had done it.
    package var isFromCache: Bool
  }
}

/// Counts the screens that are done, on whatever thread, and tells how many there are.
final class ProgressCounter: Sendable {
  private struct State {
    var done = 0
    /// Those that are known, and those that others like them will bring.
    var all = 0
  }

  private let tell: @Sendable (CheckProgress) -> Void
  private let state = Mutex(State())

  init(tell: @escaping @Sendable (CheckProgress) -> Void) { self.tell = tell }

  /// Counts screens that are about to be laid out.
  ///
  /// - Parameter later: How many more times about as many will come.
  func add(_ count: Int, again later: Int) {
    state.withLock { $0.all = $0.done + count * (later + 1) }
  }

  func advance(_ screen: CheckProgress.Screen) {
    // Told under the lock, so that numbers never go back.
    state.withLock { state in
      state.done += 1
      tell(.layingOut(done: state.done, of: state.all, screen))
    }
  }
}

/// The processor's time that a thread has taken since some moment.
struct ThreadTime {
  private let start = Self.now

  var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
