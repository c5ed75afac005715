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
      """
      text (the default), json, agent (pages of 8 KB for coding agents), sarif, junit, github, gitlab, checkstyle, xcode \
      or markdown.
      """,
      valueName: "format"),
    transform: { try choice(ReportFormat.self, named: $0, what: "format") })
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp("The page of --format agent, from 1.", valueName: "number"))
  var page = 1

  @OptionGroup var destination: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Writes the same findings in a further form: --also sarif=findings.sarif. May be repeated.",
      valueName: "format=file"),
    transform: FurtherReport.init(argument:))
  var also: [FurtherReport] = []

  @Option(
    help: ArgumentHelp(
      "The mildest severity that makes the exit code 1: note, warning (the default), error or never.",
      valueName: "severity"),
    transform: { try choice(FailureThreshold.self, named: $0, what: "severity") })
  var failOn: FailureThreshold?

  @OptionGroup var unreadable: UnreadableOptions

  @Flag(help: "List notes too, such as what was not examined; as text they are only counted.")
  var notes = false

  func validate() throws {
    guard page > 0 else { throw ValidationError("--page takes a number from 1, not \(page).") }
    guard page == 1 || format == .agent || also.contains(where: { $0.format == .agent }) else {
      throw ValidationError("--page needs --format agent.")
    }
  }

  /// How much of a report is text for people.
  enum Detail {
    /// The worst causes, in one screenful.
    case brief
    /// Every finding.
    case full
  }

  /// Whether results replace files that somebody else wrote.
  var isForced: Bool { destination.overwriting.force }

  /// Ends the run before it does anything where one of the files is somebody else's.
  func check(against files: ResultGuard) throws {
    try destination.check(against: files)
    for further in also {
      try refuse { () throws(InputProblem) in try files.check(further.path, as: .printed) }
    }
  }

  /// Writes the report in its forms; to people also what could not be read.
  func write(_ report: Report, detail: Detail = .full, guardedBy files: ResultGuard) throws {
    for further in also {
      try files.put(
        text(of: report, as: further.format, detail), to: further.path, as: .printed)
    }
    if format == .text, report.isEmpty {
      printErrors(of: report)
    } else if format == .text {
      let colors = destination.output == nil ? TerminalColors.ofStandardOutput : .none
      try destination.write(terminalText(of: report, detail, colors: colors), guardedBy: files)
    } else {
      printErrors(of: report)
      try destination.write(text(of: report, as: format, detail), guardedBy: files)
    }
  }

  private func text(of report: Report, as format: ReportFormat, _ detail: Detail) -> String {
    if format == .text { return terminalText(of: report, detail, colors: .none) }
    return report.text(
      as: format, failingAt: (failOn ?? .warning).severity ?? .error,
      folder: FileManager.default.currentDirectoryPath,
      agent: AgentContext(
        command: CommandWords.ofThisRun, page: page, leastSeverity: notes ? .note : .warning))
  }

  private func terminalText(
    of report: Report, _ detail: Detail, colors: TerminalColors
  ) -> String {
    let least = notes ? Report.Severity.note : .warning
    return switch detail {
    case .brief:
      report.briefText(
        colors: colors, leastSeverity: least,
        columns: destination.output == nil ? TerminalColumns.ofStandardOutput : nil)
    case .full: report.terminalText(colors: colors, leastSeverity: least)
    }
  }

  /// How the run ends: what could not be read fails it as an error does.
  func exit(for report: Report) -> Exit {
    if report.isEmpty { return .unusable }
    let isIncomplete = unreadable.fails(unreadable: report.errors.count)
    let threshold = (failOn ?? .warning).severity
    let isFailed = threshold.map { least in report.findings.contains { $0.severity >= least } }
    return isIncomplete || isFailed == true ? .findings : .clean
  }
}

/// A file for the findings in a form of its own, beside what the run prints.
struct FurtherReport {
  var format: ReportFormat
  var path: String

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ValidationError(
        "'\(argument)' is no FORMAT=FILE, such as sarif=findings.sarif or markdown=summary.md.")
    }
    format = try choice(named: String(parts[0]), what: "format")
    path = try DynamicTypeTool.path(named: String(parts[1]))
  }
}

/// From which severity on findings fail a run.
enum FailureThreshold: String, CaseIterable {
  case note, warning, error, never

  /// Nil when nothing fails a run.
  var severity: Report.Severity? { Report.Severity(rawValue: rawValue) }
}

extension Report {
  /// Whether nothing could be read, of what was to be read.
  var isEmpty: Bool { totals.documents == 0 && totals.sources == 0 && totals.leftOut == nil }
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
