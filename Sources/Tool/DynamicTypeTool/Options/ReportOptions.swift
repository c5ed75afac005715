import ArgumentParser
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel
import Foundation

/// Where findings go, and from which severity on they fail a run.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "text (the default), json, sarif, junit, github, gitlab, checkstyle, xcode or markdown.",
      valueName: "format"),
    transform: { try choice(ReportFormat.self, named: $0, what: "format") })
  var format: ReportFormat = .text

  @OptionGroup var destination: OutputOptions

  @Option(
    help: ArgumentHelp(
      "The mildest severity that makes the exit code 1: note, warning (the default), error or never.",
      valueName: "severity"),
    transform: { try choice(FailureThreshold.self, named: $0, what: "severity") })
  var failOn: FailureThreshold?

  @OptionGroup var unreadable: UnreadableOptions

  @Flag(help: "List notes too, such as what was not examined; as text they are only counted.")
  var notes = false

  /// Writes the report in its form; to people also what could not be read.
  func write(_ report: Report) throws {
    if format == .text, report.isEmpty {
      for problem in report.errors { printForPeople(problem.line(withPath: problem.path)) }
    } else if format == .text {
      let colors = destination.output == nil ? TerminalColors.ofStandardOutput : .none
      let text = report.terminalText(colors: colors, leastSeverity: notes ? .note : .warning)
      try destination.write(text)
    } else {
      for problem in report.errors { printForPeople(problem.line(withPath: problem.path)) }
      let text = report.text(
        as: format, failingAt: (failOn ?? .warning).severity ?? .error,
        folder: FileManager.default.currentDirectoryPath)
      try destination.write(text)
    }
  }

  /// How the run ends: what could not be read fails it as an error does.
  func exit(for report: Report) -> Exit {
    if report.isEmpty { return .unusable }
    guard let threshold = (failOn ?? .warning).severity else { return .clean }
    let isIncomplete = unreadable.fails(unreadable: report.errors.count)
    let isFailed = report.findings.contains { $0.severity >= threshold }
    return isIncomplete || isFailed ? .findings : .clean
  }
}

/// From which severity on findings fail a run.
enum FailureThreshold: String, CaseIterable {
  case note, warning, error, never

  /// Nil when nothing fails a run.
  var severity: Report.Severity? { Report.Severity(rawValue: rawValue) }
}

extension Report {
  /// Whether nothing could be read.
  var isEmpty: Bool { totals.documents == 0 && totals.sources == 0 }
}

extension Report.Problem {
  /// `path:line:column: message`.
  func line(withPath path: String) -> String {
    var place = path
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return "\(place): \(message)"
  }
}
