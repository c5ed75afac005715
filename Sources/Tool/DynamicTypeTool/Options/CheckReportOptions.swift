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

  @Option(
    help: ArgumentHelp(
      """
      The folder of an earlier report, which may be that of --report: pictures of screens that look different now are \
      shown before and after, with a slider.
      """,
      valueName: "folder"),
    transform: path(named:))
  var before: String?

  @OptionGroup var editor: EditorOptions

  @Flag(help: "As text, list every finding by screen instead of the worst causes alone.")
  var verbose = false

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: ReportOptions

  mutating func fill(from settings: ProjectSettings) throws {
    try baseline.fill(from: settings)
    output.fill(from: settings)
  }

  /// Those of these options that say something of a report.
  var said: [String] {
    let said: [(String, Bool)] = [
      ("--report", report != nil), ("--before", before != nil),
      ("--editor-url", editor.editorURL != nil),
      ("--verbose", verbose), ("--baseline", baseline.baseline != nil),
      ("--write-baseline", baseline.writeBaseline), ("--format", output.format != .text),
      ("--output", output.destination.output != nil), ("--also", !output.also.isEmpty),
      ("--fail-on", output.failOn != nil), ("--notes", output.notes),
      ("--allow-unreadable", output.unreadable.allowUnreadable),
    ]
    return said.filter(\.1).map(\.0)
  }

  /// Ends the run before it does anything where a result would replace what somebody else wrote.
  func opened(against results: ResultGuard) throws -> OpenBaseline? {
    if before != nil, report == nil {
      throw ValidationError("--before needs --report FOLDER, which shows the pictures.")
    }
    var outputs = results
    outputs.add([baseline.baseline].compactMap(\.self))
    try output.check(against: outputs)
    if let report {
      try refuse { () throws(InputProblem) in try results.check(reportFolder: report) }
    }
    return try baseline.opened(for: "check", against: results)
  }

  /// The report to compare with; nil for none.
  func earlierReport() throws -> EarlierReport? {
    guard let before else { return nil }
    do throws(InputProblem) {
      return try EarlierReport(in: before)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// Writes everything that is asked for, and ends the run.
  ///
  /// - Parameter earlier: As it was read before the run.
  func finish(
    _ result: CheckResult, for rules: RuleOptions, by settings: ProjectSettings,
    against baseline: OpenBaseline?, after earlier: EarlierReport?, guardedBy results: ResultGuard
  ) throws -> Exit {
    var result = result
    // A baseline may be written anew; nothing else is written over it.
    var outputs = results
    outputs.add([baseline?.path].compactMap(\.self))
    rules.apply(settings, to: &result.report)
    try baseline?.apply(
      to: &result.report, examined: result.paths, rules: rules.names, guardedBy: results)
    try output.write(
      result.report, detail: verbose || output.notes ? .full : .brief, guardedBy: outputs)
    for locale in result.localesWithoutTexts {
      let known = result.localesWithTexts.joined(separator: ", ")
      printForPeople(
        "No document has texts in '\(locale)', and shows its own; there are texts in \(known).")
    }
    if let report {
      if let earlier { try compare(&result, with: earlier, in: report) }
      try write(result, to: report, guardedBy: results)
    }
    return output.exit(for: result.report)
  }

  private func compare(
    _ result: inout CheckResult, with earlier: EarlierReport, in report: String
  ) throws {
    var counts = (compared: 0, different: 0)
    try refuse { () throws(InputProblem) in
      counts = try earlier.compare(with: &result, drawnIn: UnfinishedReport.folder(in: report))
    }
    let screens = counts.compared == 1 ? "1 screen" : "\(counts.compared) screens"
    printForPeople("Different from before: \(counts.different) of \(screens)")
  }

  /// Writes the page last, so that what it shows is there.
  private func write(
    _ result: CheckResult, to report: String, guardedBy results: ResultGuard
  ) throws {
    let pages = result.report.html(pictures: result.pictures, editor: editor.editor)
    let kind = ResultKind.pictures(of: report)
    for file in pages where file.path != pageName {
      let path = "\(report)/\(file.path)"
      try refuse { () throws(InputProblem) in try results.check(path, as: kind) }
    }
    try refuse { () throws(InputProblem) in
      try UnfinishedReport.finish(report, guardedBy: results)
    }
    for file in pages.reversed() {
      try results.put(
        file.bytes, to: "\(report)/\(file.path)", as: file.path == pageName ? .page : kind)
    }
    printForPeople("Report: \(report)/\(pageName)")
  }

  private var pageName: String { "index.html" }
}
