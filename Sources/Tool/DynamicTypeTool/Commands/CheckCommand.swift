import ArgumentParser
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype check`: the main job.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lays out every screen at every text size and says what is lost, and where.",
    discussion: """
      An app with findings starts with a baseline, and only new findings fail from then on:
        dynamictype check App --baseline baseline.json --write-baseline
        dynamictype check App --baseline baseline.json

      One rule at a time, without other people's code:
        dynamictype check App --rule text-truncated --exclude App/Vendor
      """)

  @Argument(
    help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
    transform: path(named:))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder for a report with pictures: FOLDER/index.html opens in any browser.",
      valueName: "folder"),
    transform: path(named:))
  var report: String?

  @Flag(help: "As text, list every finding by screen instead of the worst causes alone.")
  var verbose = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var bench: BenchOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: ReportOptions

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    try command.fill(from: settings)
    try await command.run(settings)
  }

  private mutating func fill(from settings: ProjectSettings) throws {
    if paths.isEmpty { paths = settings.paths }
    selection.fill(from: settings)
    matrix.fill(from: settings)
    bench.fill(from: settings)
    try baseline.fill(from: settings)
    output.fill(from: settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    let files = try selection.files(at: paths)
    let results = ResultGuard(files)
    try output.check(against: results)
    if let report {
      try refuse { () throws(InputProblem) in try results.check(reportFolder: report) }
    }
    let baseline = try baseline.opened(for: "check", against: results)
    let progress = ProgressLine()
    let check = Check(
      matrix: try matrix.matrix(launch: .both), threads: bench.threadCount,
      reportFolder: report.map { UnfinishedReport.folder(in: $0) },
      onProgress: { progress.show($0) })
    if let report { UnfinishedReport.discard(in: report) }
    var result = await check.run(files, on: try bench.bench(for: files), version: toolVersion)
    progress.clear()
    selection.apply(settings, to: &result.report)
    try baseline?.apply(to: &result.report, of: files, rules: selection.names)
    try output.write(result.report, detail: verbose || output.notes ? .full : .brief)
    for locale in result.localesWithoutTexts {
      let known = result.localesWithTexts.joined(separator: ", ")
      printForPeople(
        "No document has texts in '\(locale)', and shows its own; there are texts in \(known).")
    }
    if let report { try write(result, to: report, guardedBy: results) }
    throw output.exit(for: result.report)
  }

  /// Writes the page last, so that what it shows is there.
  private func write(
    _ result: CheckResult, to report: String, guardedBy results: ResultGuard
  ) throws {
    let pages = result.report.html(pictures: result.pictures)
    for file in pages where file.path != "index.html" {
      let path = "\(report)/\(file.path)"
      try refuse { () throws(InputProblem) in try results.check(picture: path) }
    }
    try refuse { () throws(InputProblem) in
      try UnfinishedReport.finish(report, guardedBy: results)
    }
    for file in pages.reversed() {
      try DynamicTypeTool.write(file.bytes, to: "\(report)/\(file.path)")
    }
    printForPeople("Report: \(report)/index.html")
  }
}
