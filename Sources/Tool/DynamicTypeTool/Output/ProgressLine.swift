import DynamicTypePipeline
import Foundation
import Synchronization

/// Says how far a run is: on a terminal by a line that is gone when the run ends, as JSON by lines of the log.
final class ProgressLine: Sendable {
  private struct State {
    var started = ContinuousClock.now
    var shown: ContinuousClock.Instant?
    /// What to show when patience ends, where nothing further has come by then.
    var latest: CheckProgress?
    var isOver = false
    /// The screen that took longest so far.
    var slowest: CheckProgress.Screen?
  }

  private let state = Mutex(State())
  private let format: LogFormat
  private let isTerminal: Bool

  /// As text, shows nothing where standard error is no terminal that can clear a line.
  init() {
    let environment = ProcessInfo.processInfo.environment
    format = .current
    isTerminal = isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb"
    guard isTerminal, format == .text else { return }
    // Reading a large app takes longer than a person waits, and tells nothing in between.
    Thread.detachNewThread { [weak self] in
      Thread.sleep(forTimeInterval: 0.6)
      self?.showLatest()
    }
  }

  private func showLatest() {
    state.withLock { state in
      guard !state.isOver, state.shown == nil, let latest = state.latest else { return }
      Self.showText(latest, &state, isTerminal)
    }
  }

  /// Shows what a run does.
  func show(_ progress: CheckProgress) {
    state.withLock { state in
      let screen: CheckProgress.Screen? =
        if case .layingOut(_, _, let screen) = progress { screen } else { nil }
      state.latest = progress
      if let screen, screen.seconds > state.slowest?.seconds ?? 0 { state.slowest = screen }
      switch format {
      case .text where !state.isOver: Self.showText(progress, &state, isTerminal)
      case .text: break
      case .json:
        if let screen { printLine(LogLine.screen(screen).text) }
        let seconds = (ContinuousClock.now - state.started) / .seconds(1)
        printLine(LogLine.progress(progress, seconds: seconds).text)
      }
    }
  }

  /// Where it takes longer than a person notices; ten times a second at most.
  private static func showText(
    _ progress: CheckProgress, _ state: inout State, _ isTerminal: Bool
  ) {
    let now = ContinuousClock.now
    guard isTerminal, now - state.started > patience,
      state.shown.map({ now - $0 > .milliseconds(100) }) ?? true
    else { return }
    state.shown = now
    write("\r\u{1B}[2K" + progress.words)
  }

  /// Takes the line away, for what is printed next.
  func clear() {
    state.withLock { state in
      if state.shown != nil { Self.write("\r\u{1B}[2K") }
      state.shown = nil
      (state.latest, state.isOver) = (nil, true)
    }
  }

  /// The screen that took longest; nil before any is done.
  var slowest: CheckProgress.Screen? { state.withLock { $0.slowest } }

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
    case .layingOut(let done, let all, _):
      "\(done) of \(all == 1 ? "1 screen" : "\(all) screens")"
    case .linting(let files): "Looking through \(files == 1 ? "1 source" : "\(files) sources")…"
    }
  }
}
