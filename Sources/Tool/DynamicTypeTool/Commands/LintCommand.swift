import ArgumentParser
import DynamicTypePipeline

/// `dynamictype lint`: what rules find without layout.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in Swift sources and documents without laying anything out.",
    discussion: """
      Some findings come with a fix: 'dynamictype fix' writes these, 'dynamictype fix --dry-run' says which.

      A comment '// dynamictype:disable RULE' in a source silences a rule from there on, up to \
      '// dynamictype:enable RULE'; 'disable:next' and 'disable:this' do so on one line. 'all' is every rule. A \
      reason may follow: '// dynamictype:disable:next fixed-font-size -- brand logo'. In a document, \
      'dynamictype:disable RULE' in the Notes of an element silences a rule in it and in all that is in it.

      Files of targets that iOS's text sizes do not concern are left out: those of watchOS, tvOS and macOS alone, tests, \
      and command line tools, by the projects (*.xcodeproj, Package.swift) in and around the folders, or else by the \
      names of folders. So are sources that no target lists, beside others that one does. Generated code is read, and \
      nothing is said of it. '--targets' lists the targets:
        dynamictype lint App --targets

      A project with findings starts with a baseline, and only new findings fail from then on:
        dynamictype lint App --baseline lint-baseline.json --write-baseline
        dynamictype lint App --baseline lint-baseline.json

      What is read in sources is kept, so that a later run reads only those that changed; '--no-cache' reads all.
      """)

  @Argument(
    help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
    transform: path(named:))
  var paths: [String] = []

  @Flag(
    help: """
      Only list the targets of the projects that the files belong to, with their platforms, how many of the files are \
      in each, and which are not judged and why.
      """)
  var targets = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var threads: ThreadOptions
  @OptionGroup var cache: SourceCacheOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: ReportOptions

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    try command.fill(from: settings)
    try await command.run(settings)
  }

  private mutating func fill(from settings: ProjectSettings) throws {
    if paths.isEmpty { paths = try settings.ownPaths() }
    selection.fill(from: settings)
    try baseline.fill(from: settings)
    output.fill(from: settings)
  }

  private func run(_ settings: ProjectSettings) async throws {
    if targets {
      let list = TargetList(of: try selection.filesOfAllTargets(at: paths))
      for problem in list.problems { printForPeople(problem.description, .warning) }
      try printResult(list.text)
      throw list.problems.isEmpty ? Exit.clean : Exit.findings
    }
    let files = try selection.files(at: paths)
    let results = ResultGuard(files, isForced: output.isForced)
    var outputs = results
    outputs.add([self.baseline.baseline].compactMap(\.self))
    try output.check(against: outputs)
    let baseline = try baseline.opened(for: "lint", against: results)
    var lint = Lint(threads: threads.count)
    lint.kept = try cache.opened(for: files)
    var report = await lint.run(files, version: toolVersion)
    selection.rules.apply(settings, to: &report)
    try baseline?.apply(
      to: &report, examined: Set(files.documents + files.sources), rules: selection.rules.names,
      guardedBy: results)
    try output.write(report, guardedBy: outputs)
    throw output.exit(for: report)
  }
}
