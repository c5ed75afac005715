import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype evidence`: what a team says of larger text in the App Store, and by what right.
struct EvidenceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract:
      "Says which screens grow to 200 % without loss, as the App Store's Larger Text label asks.",
    discussion: """
      Writes one page with pictures, and the same as JSON (dynamictype.evidence/1) beside it, of Large and all larger \
      text sizes or those of --size:
        dynamictype evidence App --page larger-text.html
        dynamictype evidence App --size L,AX1,AX3
        dynamictype evidence App --flow Order=App/Order --flow Settings=App/Settings
        dynamictype evidence App --device retina6_12,ipad11_0rounded --map

      It is for people who judge whether an app may claim Larger Text; it judges screens, not tasks. The exit code \
      does not depend on what is found.
      """)

  @Argument(
    help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
    transform: path(named:))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The page to write; the JSON has its name, with .json.", valueName: "file"),
    transform: path(named:))
  var page = "larger-text.html"

  @Option(
    help: ArgumentHelp(
      "A flow of the app by its name: the screens of a file or folder. May be repeated; other screens are by file.",
      valueName: "name=path"),
    transform: EvidenceFlow.init(argument:))
  var flow: [EvidenceFlow] = []

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      "A folder, file or glob to leave out, such as App/Generated; may be repeated.",
      valueName: "path"),
    transform: path(named:))
  var exclusions: [String] = []

  @Flag(
    help:
      "Say of each screen from which width of the window on it holds, as 'dynamictype map' does.")
  var map = false

  @OptionGroup var overwriting: ForceOptions
  @OptionGroup var unreadable: UnreadableOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var bench: BenchOptions

  func validate() throws {
    guard page.hasSuffix(".html") else {
      throw ValidationError("--page takes a file that ends in .html, not \(page).")
    }
  }

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    if paths.isEmpty { command.paths = try settings.ownPaths() }
    if exclusions.isEmpty { command.exclusions = settings.exclusions }
    // Larger Text has sizes of its own.
    var others = settings
    others.sizes = []
    command.matrix.fill(from: others, bothLaunches: false)
    try command.bench.fill(from: settings)
    try await command.runFilled()
  }

  private func runFilled() async throws {
    let matrix = try self.matrix.matrix(sizes: ContentSizeCategory.allCases.filter { $0 >= .large })
    guard matrix.sizes.contains(.large), matrix.sizes.contains(where: { $0 > .large }) else {
      throw ValidationError(
        "evidence compares larger sizes with L: --size needs L and a larger one.")
    }
    var files = InputFiles(at: paths.isEmpty ? ["."] : paths)
    for pattern in files.exclude(exclusions.map { PathPattern($0) }) {
      printForPeople("--exclude \(pattern.text) leaves nothing out.")
    }
    files.leaveOutOtherTargets()
    let results = ResultGuard(files, isForced: overwriting.force)
    let data = String(page.dropLast("html".count)) + "json"
    for path in [page, data] {
      try refuse { () throws(InputProblem) in try results.check(path, as: .evidence) }
    }
    let progress = ProgressLine()
    var check = Check(
      matrix: matrix,
      threads: bench.threadCount, onProgress: { progress.show($0) })
    check.evidencePictures = [.large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge]
    let bench = try bench.bench(for: files, draws: true)
    let result = await check.run(files, on: bench, version: toolVersion)
    progress.clear()
    printErrors(of: result.report)
    if result.report.isEmpty { throw Exit.unusable }
    var evidence = Evidence(result.report, flows: flow.map(\.path), rules: .known)
    if map { await addMaps(of: files, at: matrix, to: &evidence, on: bench) }
    for flow in evidence.flows where flow.screens.isEmpty {
      printForPeople("--flow \(flow.name) has no screens.")
    }
    try results.put(evidence.json(), to: data, as: .evidence)
    try results.put(evidence.html(pictures: result.pictures), to: page, as: .evidence)
    try printResult(evidence.text)
    printForPeople("Evidence: \(page), \(data)")
    if unreadable.fails(unreadable: result.report.errors.count) { throw Exit.findings }
  }
}

extension EvidenceCommand {
  /// A map for each device on which screens were laid out.
  private func addMaps(
    of files: InputFiles, at matrix: ConfigurationMatrix, to evidence: inout Evidence,
    on bench: Bench
  ) async {
    for shown in evidence.devices {
      guard
        let device = matrix.devices.first(where: { $0.name == shown.name })
          ?? Device.named(shown.id)
      else { continue }
      let windows = MapRun.Windows(
        device: device, widths: .usual)
      let run = await MapRun(
        files, screens: [], windows: windows, matrix: matrix, threads: self.bench.threadCount)
      evidence.add(await run.map(on: bench, version: toolVersion).words, of: shown)
    }
  }
}

/// A flow as the command line names it.
struct EvidenceFlow {
  var path: Evidence.FlowPath

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw ValidationError("'\(argument)' is no NAME=PATH, such as 'Sign in=App/Login'.")
    }
    path = Evidence.FlowPath(
      name: String(parts[0]), path: try DynamicTypeTool.path(named: String(parts[1])))
  }
}
