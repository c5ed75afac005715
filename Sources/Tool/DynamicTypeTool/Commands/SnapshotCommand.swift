import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// `dynamictype snapshot`: baselines.
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Records how screens are laid out, and says what has changed since.",
    subcommands: [Record.self, Verify.self])

  /// What both need.
  struct Options: ParsableArguments {
    @Argument(
      help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
      transform: path(named:))
    var paths: [String] = []

    @Option(
      help: ArgumentHelp("The file of the baseline.", valueName: "file"), transform: path(named:))
    var baseline = "dynamictype-snapshot.json"

    @OptionGroup var unreadable: UnreadableOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var bench: BenchOptions

    /// These options, where they leave something open with what the file of settings says.
    func filled() throws -> FilledOptions {
      let settings = try settings.settings()
      var options = self
      if paths.isEmpty { options.paths = settings.paths }
      options.matrix.fill(from: settings, bothLaunches: false)
      options.bench.fill(from: settings)
      return FilledOptions(options: options, settings: settings)
    }
  }

  struct FilledOptions {
    var options: Options
    var settings: ProjectSettings

    var files: InputFiles {
      var files = InputFiles(at: options.paths.isEmpty ? ["."] : options.paths)
      files.exclude(by: settings)
      return files
    }

    /// The documents as they are laid out now, and how many files could not be read.
    func current() async throws -> (snapshot: Snapshot, unreadable: Int) {
      let files = files
      let run = SnapshotRun(
        matrix: try options.matrix.matrix(), threads: options.bench.threadCount)
      let (snapshot, problems) = await run.run(files, on: try options.bench.bench(for: files))
      for problem in problems { printForPeople(problem.description, .warning) }
      guard !snapshot.layouts.isEmpty else {
        if problems.isEmpty { throw CommandFailure.noDocument }
        throw Exit.unusable
      }
      return (snapshot, problems.count)
    }
  }

  struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record", abstract: "Writes the baseline.",
      discussion: """
        One file for all screens, to be kept with the app's sources:
          dynamictype snapshot record App
          dynamictype snapshot record App --size L,AX5 --baseline layouts.json
        """)

    @OptionGroup var options: Options

    func run() async throws {
      let filled = try options.filled()
      let files = ResultGuard(filled.files)
      try refuse { () throws(InputProblem) in try files.check(baseline: options.baseline) }
      let (snapshot, unreadable) = try await filled.current()
      if options.unreadable.fails(unreadable: unreadable) {
        printForPeople("Nothing recorded: a baseline without their screens would hide them.")
        throw Exit.findings
      }
      try write(snapshot.json(), to: options.baseline)
      printForPeople("Layouts recorded: \(snapshot.layouts.count), in \(options.baseline).")
      if unreadable > 0 {
        printForPeople("The baseline lacks what could not be read: \(unreadable).")
      }
    }
  }

  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compares with the baseline: exit code 1 when anything differs or cannot be read.",
      discussion: """
        With the paths and options of the recording: what is not laid out now differs, too.
          dynamictype snapshot verify App
        """)

    @OptionGroup var options: Options

    func run() async throws {
      let baseline = try Snapshot(path: options.baseline)
      let (snapshot, unreadable) = try await options.filled().current()
      let differences = baseline.differences(to: snapshot)
      try write(differences.map { $0.line.singleLine + "\n" }.joined(), to: nil)
      printForPeople(
        differences.isEmpty
          ? "Layouts as recorded: \(baseline.layouts.count)."
          : "Differences: \(differences.count).")
      let isIncomplete = options.unreadable.fails(unreadable: unreadable)
      throw differences.isEmpty && !isIncomplete ? Exit.clean : Exit.findings
    }
  }
}

extension SnapshotDifference {
  /// `document: SIZE device locale: scene element: what has changed`.
  fileprivate var line: String {
    let cell = "\(configuration.size.rawValue) \(configuration.device) \(configuration.locale)"
    let place = [scene, element ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return place.isEmpty
      ? "\(document): \(cell): \(change)" : "\(document): \(cell): \(place): \(change)"
  }
}
