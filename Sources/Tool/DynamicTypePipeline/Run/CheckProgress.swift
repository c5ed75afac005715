import Synchronization

/// How far a check is.
package enum CheckProgress: Hashable, Sendable {
  /// Reading so many files.
  case reading(files: Int)
  case layingOut(done: Int, of: Int)
  /// Looking through so many sources.
  case linting(files: Int)
}

/// Counts the screens that are done, on whatever thread, and tells how many there are.
final class ProgressCounter: Sendable {
  private let all: Int
  private let tell: @Sendable (CheckProgress) -> Void
  private let done = Mutex(0)

  init(of all: Int, tell: @escaping @Sendable (CheckProgress) -> Void) {
    self.all = all
    self.tell = tell
  }

  func advance() {
    // Told under the lock, so that numbers never go back.
    done.withLock { done in
      done += 1
      tell(.layingOut(done: done, of: all))
    }
  }
}
