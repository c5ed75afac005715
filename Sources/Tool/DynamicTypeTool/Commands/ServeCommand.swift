import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel
import Foundation

/// `dynamictype serve`: the report, live.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the report in a browser, and anew whenever a file changes.",
    discussion: """
      Only this machine can open it. The page keeps its screen, size and finding when it reloads. \
      Ctrl-C ends it.
        dynamictype serve App --port 0
      """)

  @Argument(
    help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
    transform: path(named:))
  var paths: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "port"))
  var port = 8080

  @OptionGroup var editor: EditorOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var looks: LookOptions
  @OptionGroup var bench: BenchOptions

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port takes a number from 0 to 65535, not \(port).")
    }
  }

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    if paths.isEmpty {
      let own = try settings.ownPaths()
      command.paths = own.isEmpty ? ["."] : own
    }
    command.matrix.fill(from: settings)
    command.looks.fill(from: settings)
    try command.bench.fill(from: settings)
    try await command.run(settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    let files = files(without: settings)
    if files.documents.isEmpty, files.sources.isEmpty {
      for problem in files.problems { printForPeople(problem.description, .warning) }
      throw Exit.unusable
    }
    let bench = try bench.bench(for: files, draws: true)
    let report = LiveReport()
    let server = try LoopbackServer(port: port)
    let folder = try makePrivateFolder(for: "serve")
    let termination = Termination { try? FileManager.default.removeItem(atPath: folder) }
    defer { termination.cancel() }
    var matrix = try matrix.matrix(launch: .both)
    looks.apply(to: &matrix)
    let progress = ProgressLine()
    let check = LiveCheck(
      Check(
        matrix: matrix, threads: self.bench.threadCount, onProgress: { progress.show($0) }),
      keptIn: try results(in: folder), fonts: self.bench.fonts)
    let seen = FileSnapshot(of: files)
    try await publish(check, of: files, settings, to: report, on: bench)
    progress.clear()
    Thread.detachNewThread { server.run { report.response(to: $0) } }
    printForPeople("Open http://127.0.0.1:\(server.port)/ (Ctrl-C ends it)")
    try await follow(from: seen, check, settings, report, on: bench)
  }

  private func results(in folder: String) throws -> ResultCache {
    do throws(InputProblem) {
      return try ResultCache(folder: folder)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func files(without settings: ProjectSettings) -> InputFiles {
    var files = InputFiles(at: paths)
    files.exclude(by: settings)
    return files
  }

  /// Checks again whenever the files have changed and are left alone for a moment.
  private func follow(
    from start: FileSnapshot, _ check: LiveCheck, _ settings: ProjectSettings,
    _ report: LiveReport, on bench: Bench
  ) async throws {
    var bench = bench
    var seen = start
    var fonts = seen.fonts
    var pause = Duration.milliseconds(200)
    while true {
      try await Task.sleep(for: pause)
      let start = ContinuousClock.now
      var now = FileSnapshot(of: files(without: settings))
      // Of an app with thousands of files looking takes a while: at most a twentieth of the time is spent so.
      pause = max(.milliseconds(200), (ContinuousClock.now - start) * 20)
      guard now != seen else { continue }
      while now != seen {
        seen = now
        try await Task.sleep(for: .milliseconds(80))
        now = FileSnapshot(of: files(without: settings))
      }
      let files = files(without: settings)
      if seen.fonts != fonts {
        fonts = seen.fonts
        bench = benchAnew(for: files) ?? bench
      }
      try await publish(check, of: files, settings, to: report, on: bench)
    }
  }

  /// A bench with the fonts that there are now; nil where they cannot be had, which is said.
  private func benchAnew(for files: InputFiles) -> Bench? {
    do {
      return try bench.bench(for: files)
    } catch {
      printForPeople("The fonts stay as they were: \(error)")
      return nil
    }
  }

  private func publish(
    _ check: LiveCheck, of files: InputFiles, _ settings: ProjectSettings, to live: LiveReport,
    on bench: Bench
  ) async throws {
    var files = files
    files.leaveOutOtherTargets()
    var (result, pictures) = await check.run(files, on: bench, version: toolVersion)
    settings.apply(to: &result.report)
    let version = live.nextVersion()
    live.publish(
      result.report.html(delivery: .live(version: version), editor: editor.editor), pictures,
      version: version)
    printErrors(of: result.report)
    let totals = result.report.totals
    printForPeople(
      "screens: \(totals.screens), errors: \(totals.errors), warnings: \(totals.warnings), "
        + "notes: \(totals.notes)")
  }
}
