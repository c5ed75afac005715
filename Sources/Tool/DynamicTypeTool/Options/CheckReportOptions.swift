import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// What becomes of the result of a check.
struct CheckReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder for a report with pictures: FOLDER/index.html opens in any browser.",
      valueName: "folder"),
    transform: path(named:))
  var report: String?

  @OptionGroup var editor: EditorOptions

  @Flag(help: "As text, list every finding by screen instead of the worst causes alone.")
  var verbose = false

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: ReportOptions

  mutating func fill(from settings: ProjectSettings) throws {
    try baseline.fill(from: settings)
    output.fill(from: settings)
  }

  /// The first of these options that says something of a report.
  var firstSaid: String? {
    let said: [(String, Bool)] = [
      ("--report", report != nil), ("--editor-url", editor.editorURL != nil),
      ("--verbose", verbose), ("--baseline", baseline.baseline != nil),
      ("--write-baseline", baseline.writeBaseline), ("--format", output.format != .text),
      ("--output", output.destination.output != nil), ("--also", !output.also.isEmpty),
      ("--fail-on", output.failOn != nil), ("--notes", output.notes),
      ("--allow-unreadable", output.unreadable.allowUnreadable),
    ]
    return said.first { $0.1 }?.0
  }

  /// Ends the run before it does anything where a result would replace what somebody else wrote.
  func opened(against results: ResultGuard) throws -> OpenBaseline? {
    try output.check(against: results)
    if let report {
      try refuse { () throws(InputProblem) in try results.check(reportFolder: report) }
    }
    return try baseline.opened(for: "check", against: results)
  }

  /// Writes everything that is asked for, and ends the run.
  func finish(
    _ result: CheckResult, for rules: RuleOptions, by settings: ProjectSettings,
    against baseline: OpenBaseline?, guardedBy results: ResultGuard
  ) throws -> Exit {
    var result = result
    rules.apply(settings, to: &result.report)
    try baseline?.apply(to: &result.report, examined: result.paths, rules: rules.names)
    try output.write(result.report, detail: verbose || output.notes ? .full : .brief)
    for locale in result.localesWithoutTexts {
      let known = result.localesWithTexts.joined(separator: ", ")
      printForPeople(
        "No document has texts in '\(locale)', and shows its own; there are texts in \(known).")
    }
    if let report { try write(result, to: report, guardedBy: results) }
    return output.exit(for: result.report)
  }

  /// Writes the page last, so that what it shows is there.
  private func write(
    _ result: CheckResult, to report: String, guardedBy results: ResultGuard
  ) throws {
    let pages = result.report.html(pictures: result.pictures, editor: editor.editor)
    for file in pages where file.path != pageName {
      let path = "\(report)/\(file.path)"
      try refuse { () throws(InputProblem) in try results.check(picture: path) }
    }
    try refuse { () throws(InputProblem) in
      try UnfinishedReport.finish(report, guardedBy: results)
    }
    for file in pages.reversed() {
      try DynamicTypeTool.write(file.bytes, to: "\(report)/\(file.path)")
    }
    printForPeople("Report: \(report)/\(pageName)")
  }

  private var pageName: String { "index.html" }
}
