import ArgumentParser
import DynamicTypePipeline

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
      help: ArgumentHelp(
        "The file of the baseline; the default is \(SnapshotOutcome.defaultBaseline).",
        valueName: "file"),
      transform: path(named:))
    var baseline: String?

    @OptionGroup var unreadable: UnreadableOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var bench: BenchOptions
    @OptionGroup var shards: ShardOptions

    /// The share that is asked for; nil for all screens.
    func share() throws -> Share? {
      let share = try shards.chosen()
      let said = (baseline.map { _ in ["--baseline"] } ?? []) + unreadable.said
      if share != nil, let option = said.first {
        throw ValidationError("A shard only lays out: give \(option) to 'dynamictype merge'.")
      }
      return share
    }

    /// These options, where they leave something open with what the file of settings says.
    func filled() throws -> FilledOptions {
      let settings = try settings.settings()
      var options = self
      if paths.isEmpty { options.paths = try settings.ownPaths() }
      options.matrix.fill(from: settings, bothLaunches: false)
      try options.bench.fill(from: settings)
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

    /// The screens as they are laid out now.
    func current() async throws -> LaidOutSnapshot {
      let files = files
      return try await run.run(files, on: options.bench.bench(for: files))
    }

    /// Works on one share.
    func run(_ share: Share, of work: ShardedRun.Work) async throws {
      let (files, run) = (files, try run)
      try share.begin(files)
      let shard = ShardRun(
        of: work, on: files, for: run.matrix, shard: share.shard, folder: share.folder,
        fonts: options.bench.fonts, hasPictures: false, version: toolVersion)
      try await shard.run(run, of: files, on: try options.bench.bench(for: files))
      share.finish()
    }

    private var run: SnapshotRun {
      get throws {
        SnapshotRun(matrix: try options.matrix.matrix(), threads: options.bench.threadCount)
      }
    }

    /// - Parameter laidOut: What comes of the run.
    func outcome(_ laidOut: LaidOutSnapshot) throws -> SnapshotOutcome {
      try SnapshotOutcome(laidOut, baseline: options.baseline, unreadable: options.unreadable)
    }
  }

  struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record", abstract: "Writes the baseline.",
      discussion: """
        One file for all screens, to be kept with the app's sources:
          dynamictype snapshot record App
          dynamictype snapshot record App --size L,AX5 --baseline layouts.json

        One of four machines, whose parts 'dynamictype merge' puts together:
          dynamictype snapshot record App --shard 1/4 --part part-1
        """)

    @OptionGroup var options: Options
    @OptionGroup var overwriting: ForceOptions

    func run() async throws {
      let share = try options.share()
      let filled = try options.filled()
      if let share { return try await filled.run(share, of: .snapshotRecord) }
      let files = ResultGuard(filled.files, isForced: overwriting.force)
      try SnapshotOutcome.check(options.baseline, against: files)
      try filled.outcome(await filled.current()).record(guardedBy: files)
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
      let share = try options.share()
      if let share { return try await options.filled().run(share, of: .snapshotVerify) }
      let baseline = try SnapshotOutcome.open(options.baseline)
      let filled = try options.filled()
      throw try filled.outcome(await filled.current()).compare(with: baseline)
    }
  }
}
