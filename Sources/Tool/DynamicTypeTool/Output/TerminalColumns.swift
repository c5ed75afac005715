import DynamicTypePipeline
import Foundation

/// How wide a terminal is.
enum TerminalColumns {
  /// Of the one that standard output is; nil for a file or a pipe, whose lines are not cut.
  static var ofStandardOutput: Int? {
    guard isatty(STDOUT_FILENO) != 0 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return usual }
    return Int(size.ws_col)
  }

  /// Where a terminal does not say.
  private static let usual = 120
}
