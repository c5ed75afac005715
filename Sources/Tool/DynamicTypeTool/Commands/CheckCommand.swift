import ArgumentParser
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeRendering
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

      One screen, as a coding agent reads it: causes with their code, patches and the command that checks them again:
        dynamictype check App --screen SettingsView --format agent

      One rule at a time, without other people's code:
        dynamictype check App --rule text-truncated --exclude App/Vendor

      The least that shows each finding, to see it on a device or in a simulator: a size, and the widest window:
        dynamictype check App --screen SettingsView --minimise

      Again after a change, laying out only what it concerns:
        dynamictype check App --cache .dynamictype-cache

      Dark mode and bold text as switches of the report, beside the text size:
        dynamictype check App --report report --appearance light,dark --bold-text both

      An app whose text does not grow yet: what will break once it does:
        dynamictype check App --as-if-scaled

      What a change does to every screen, with a slider between before and after:
        dynamictype check App --report report
        dynamictype check App --report report --before report

      One of four machines, whose parts 'dynamictype merge' puts together:
        dynamictype check App --shard 1/4 --part part-1
      """)

  @Argument(
    help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
    transform: path(named:))
  var paths: [String] = []

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      """
      Only this screen, by its name or id: a view, a preview, a controller or a scene; may be repeated. Findings are \
      then of it alone.
      """, valueName: "name"))
  var screens: [String] = []

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var looks: LookOptions
  @OptionGroup var scaling: ScalingOptions
  @OptionGroup var bench: BenchOptions
  @OptionGroup var cache: CacheOptions
  @OptionGroup var shards: ShardOptions

  @Flag(
    help:
      "With --shard, draw pictures, for a report that 'dynamictype merge --report FOLDER' writes.")
  var pictures = false

  @Flag(
    name: [.customLong("minimise"), .customLong("minimize")],
    help: """
      Say of each error and warning the smallest case: the text size nearest to Large, and the widest window up to \
      1400 points that show it.
      """)
  var minimises = false

  @OptionGroup var outcome: CheckReportOptions

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    let share = try shards.chosen()
    if share == nil, pictures {
      throw ValidationError("--pictures needs --shard I/N; --report FOLDER draws pictures, too.")
    }
    if share != nil, let option = (outcome.said + selection.rules.said).first {
      throw ValidationError("A shard writes no report: give \(option) to 'dynamictype merge'.")
    }
    if share != nil, minimises {
      throw ValidationError("--minimise and --shard exclude each other.")
    }
    if share != nil, !screens.isEmpty {
      throw ValidationError("--screen and --shard exclude each other.")
    }
    try command.fill(from: settings)
    if let share {
      try await command.run(share)
    } else {
      try await command.run(settings)
    }
  }

  private mutating func fill(from settings: ProjectSettings) throws {
    if paths.isEmpty { paths = try settings.ownPaths() }
    selection.fill(from: settings)
    matrix.fill(from: settings)
    looks.fill(from: settings)
    try bench.fill(from: settings)
    try outcome.fill(from: settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    let files = try selection.files(at: paths)
    let results = ResultGuard(files, isForced: outcome.output.isForced)
    let baseline = try outcome.opened(against: results)
    let earlier = try outcome.earlierReport()
    let report = outcome.report
    if let report { UnfinishedReport.discard(in: report) }
    let progress = ProgressLine()
    let check = try check(
      of: files, drawingInto: report.map { UnfinishedReport.folder(in: $0) }, showing: progress)
    let result = await check.run(
      files, on: try bench.bench(for: files, draws: report != nil), version: toolVersion)
    progress.clear()
    let missing = missingScreens(in: result.report)
    if !missing.isEmpty { throw try await failure(without: missing, in: files) }
    if outcome.verbose, let slowest = progress.slowest, slowest.seconds >= 1 {
      printForPeople(
        "Slowest: \(slowest.title) in \(slowest.path), \(slowest.seconds.rounded().written) s.")
    }
    throw try outcome.finish(
      result, for: selection.rules, by: settings, against: baseline, after: earlier,
      guardedBy: results)
  }

  /// The names that no screen of a report has.
  private func missingScreens(in report: Report) -> [String] {
    let found = report.documents.flatMap(\.screens)
    return screens.filter { wanted in
      let names = RenderRun.names(in: wanted)
      return !found.contains { screen in
        names.contains(screen.id) || names.contains(screen.title)
          || names.contains { screen.title.hasSuffix("." + $0) }
      }
    }
  }

  /// What to say where no screen has some names.
  private func failure(
    without missing: [String], in files: InputFiles
  ) async throws -> CommandFailure {
    let run = await RenderRun(
      files, screen: nil, matrix: try matrix.matrix(), options: RenderOptions(),
      threads: bench.threadCount)
    let known = run.screens.map(\.name)
    if known.isEmpty, let problem = run.problems.first {
      return CommandFailure(problem.description)
    }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    guard !known.isEmpty else { return CommandFailure("there is no screen \(names) here") }
    return CommandFailure(
      "there is no screen \(names) here. Did you mean '\(nearestName(to: missing[0], among: known))'?"
    )
  }

  /// Works on one share.
  private func run(_ share: Share) async throws {
    let files = try selection.files(at: paths)
    try share.begin(files)
    let progress = ProgressLine()
    let check = try check(
      of: files, drawingInto: pictures ? share.folder.path : nil, showing: progress)
    let run = ShardRun(
      of: .check, on: files, for: check.matrix, shard: share.shard, folder: share.folder,
      fonts: bench.fonts, hasPictures: pictures, version: toolVersion)
    try await run.run(check, of: files, on: try bench.bench(for: files, draws: pictures))
    progress.clear()
    share.finish()
  }

  private func check(
    of files: InputFiles, drawingInto folder: String?, showing progress: ProgressLine
  ) throws -> Check {
    var matrix = try matrix.matrix(launch: .both)
    looks.apply(to: &matrix)
    scaling.apply(to: &matrix)
    matrix.findsSmallestCases = minimises
    var check = Check(
      matrix: matrix, threads: bench.threadCount, reportFolder: folder,
      onProgress: { progress.show($0) })
    check.screens = screens
    check.cache = try cache.opened().map { results in
      CheckCache(
        results, of: files, for: matrix, fonts: bench.fonts,
        pictures: folder == nil ? .none : .drawn,
        version: toolVersion)
    }
    return check
  }
}
