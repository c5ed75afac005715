import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype explain`: the page of a rule, or all about a finding.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a rule looks for and how it is mended, or all about one finding.",
    discussion: """
      The page of each rule, as Markdown with examples:
        dynamictype explain text-truncated
        dynamictype explain fixed-font-size,fixed-height

      A finding by the name that --format agent and json give it, such as 814f319b: its code, what a reader loses, \
      the patch and the page of its rule. The app is checked for it:
        dynamictype explain 814f319b --in App
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of rules ('dynamictype rules' lists them) or of findings.", valueName: "name"),
    transform: rulesOrFindings(in:))
  var names: [[String]]

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Where the findings are, as they were checked; by default the current folder. May be repeated.",
      valueName: "path"),
    transform: path(named:))
  var paths: [String] = []

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var bench: BenchOptions
  @OptionGroup var cache: CacheOptions

  func run() async throws {
    let names = names.flatMap(\.self)
    let ids = names.filter { Report.Rule.known($0) == nil }
    let report = ids.isEmpty ? nil : try await checked()
    var pages: [String] = []
    for name in names {
      if let rule = Report.Rule.known(name) {
        pages.append(rule.page)
      } else if let report {
        pages.append(try page(ofFinding: name, in: report))
      }
    }
    try printResult(pages.joined(separator: "\n"))
  }

  private func checked() async throws -> Report {
    var command = self
    let settings = try settings.settings()
    if paths.isEmpty { command.paths = try settings.ownPaths() }
    command.matrix.fill(from: settings)
    try command.bench.fill(from: settings)
    return try await command.check(settings)
  }

  private func check(_ settings: ProjectSettings) async throws -> Report {
    var files = InputFiles(at: paths.isEmpty ? ["."] : paths)
    files.exclude(by: settings)
    files.leaveOutOtherTargets()
    let progress = ProgressLine()
    var check = Check(
      matrix: try matrix.matrix(launch: .both), threads: bench.threadCount,
      onProgress: { progress.show($0) })
    check.cache = try cache.opened().map { results in
      CheckCache(
        results, of: files, for: check.matrix, fonts: bench.fonts, pictures: .none,
        version: toolVersion)
    }
    let result = await check.run(files, on: try bench.bench(for: files), version: toolVersion)
    progress.clear()
    return result.report
  }

  private func page(ofFinding id: String, in report: Report) throws -> String {
    let places = (paths.isEmpty ? ["."] : paths).map(\.shellWord).joined(separator: " ")
    let context = AgentContext(command: "dynamictype check \(places)", leastSeverity: .note)
    guard let block = report.agentBlock(ofFinding: id, context),
      let finding = report.findings.first(where: { $0.id == id })
    else {
      throw CommandFailure(
        "there is no finding \(id) in \(places): it may have been mended, or was found at another path (--in)"
      )
    }
    return block.drop { $0 == "\n" }
      + (Report.Rule.known(finding.rule).map { "\n" + $0.page } ?? "")
  }
}

extension Report.Rule {
  /// Its page of documentation, as Markdown.
  fileprivate var page: String {
    ["# " + name, summary, help].compactMap(\.self).joined(separator: "\n\n") + "\n"
  }
}

/// Rules and findings by their names, separated by commas.
private func rulesOrFindings(in argument: String) throws -> [String] {
  try argument.split(separator: ",").map(String.init).flatMap {
    Report.isFindingName($0) ? [$0] : try ruleNames(in: $0)
  }
}
