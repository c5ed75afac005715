import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel
import Foundation

/// Writes a line for people to standard error, which never mixes with output for machines.
///
/// Names in it may be those of files: it stays one line, and steers no terminal.
func printForPeople(_ text: String, _ level: LogLine.Level = .info) {
  printMessage(text.singleLine, level)
}

/// Says which files a report has nothing on, and why.
func printErrors(of report: Report) {
  for problem in report.errors {
    printForPeople(problem.line(withPath: problem.path), .warning)
  }
}

/// Writes help and usage to standard error, which have many lines.
///
/// Arguments that they repeat may be the names of files.
func printUsage(_ text: String) {
  var text = text
  for argument in CommandLine.arguments {
    let shown = argument.singleLine
    if shown != argument { text = text.replacing(argument, with: shown) }
    if let sign = argument.firstIndex(of: "="), shown != argument {
      text = text.replacing(argument[..<sign], with: String(argument[..<sign]).singleLine)
    }
  }
  printMessage(text, .error)
}

private func printMessage(_ text: String, _ level: LogLine.Level) {
  switch LogFormat.current {
  case .text: printLine(text)
  case .json: printLine(LogLine.message(text, level).text)
  }
}

/// Writes a line to standard error as it is.
func printLine(_ text: String) {
  // Where there is no standard error, nobody is left to be told.
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// Writes a text to standard output.
///
/// Bytes go out as they are, without a newline of their own.
func printResult(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw CommandFailure("standard output cannot be written")
  }
}

extension ResultGuard {
  /// Writes a result to a file, unless that is somebody else's by now.
  func put(_ bytes: [UInt8], to path: String, as kind: ResultKind) throws {
    try refuse { () throws(InputProblem) in try check(path, as: kind) }
    do throws(InputProblem) {
      try write(bytes, to: path, as: kind)
    } catch {
      throw CommandFailure("\(path): cannot be written: \(error.message)")
    }
  }

  func put(_ text: String, to path: String, as kind: ResultKind) throws {
    try put(Array(text.utf8), to: path, as: kind)
  }
}

/// Ends the run where a result would replace what somebody else wrote.
func refuse(_ check: () throws(InputProblem) -> Void) throws {
  do throws(InputProblem) {
    try check()
  } catch {
    throw CommandFailure("\(error.path): not written: \(error.message)")
  }
}

extension TerminalColors {
  /// Colours on a terminal that has them; none in a file, in a pipe, or where `NO_COLOR` is set.
  ///
  /// Source: no-color.org.
  /// Evidence: E-output-no-color.
  static var ofStandardOutput: TerminalColors {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDOUT_FILENO) != 0, environment["TERM"] != "dumb",
      environment["NO_COLOR", default: ""].isEmpty
    else { return .none }
    return .ansi
  }
}
