import DynamicTypePipeline
import Foundation
import Synchronization

/// A line on the terminal that says how far a run is, and is gone when the run ends.
final class ProgressLine: Sendable {
  private struct State {
    var started = ContinuousClock.now
    var shown: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let isTerminal: Bool

  /// Shows nothing where standard error is no terminal that can clear a line.
  init() {
    let environment = ProcessInfo.processInfo.environment
    isTerminal = isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb"
  }

  /// Shows what a run does, where it takes longer than a person notices; ten times a second at most.
  func show(_ progress: CheckProgress) {
    guard isTerminal else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard now - state.started > Self.patience,
        state.shown.map({ now - $0 > .milliseconds(100) }) ?? true
      else { return }
      state.shown = now
      Self.write("\r\u{1B}[2K" + progress.words)
    }
  }

  /// Takes the line away, for what is printed next.
  func clear() {
    state.withLock { state in
      if state.shown != nil { Self.write("\r\u{1B}[2K") }
      state.shown = nil
    }
  }

  private static let patience = Duration.milliseconds(500)

  private static func write(_ text: String) {
    // Where there is no standard error, nobody is left to be told.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

extension CheckProgress {
  fileprivate var words: String {
    switch self {
    case .reading(let files): "Reading \(files == 1 ? "1 file" : "\(files) files")…"
    case .layingOut(let done, let all): "\(done) of \(all == 1 ? "1 screen" : "\(all) screens")"
    case .linting(let files): "Looking through \(files == 1 ? "1 source" : "\(files) sources")…"
    }
  }
}
