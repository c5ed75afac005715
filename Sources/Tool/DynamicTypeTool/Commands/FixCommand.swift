import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport

/// `dynamictype fix`: writes the fixes that are safe.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Writes the fixes that findings of lint offer into the files.",
    discussion: """
      It goes on until lint offers no further fix, and says at which lines of the files as they were. Sources \
      that do not parse are left alone.

      Only what is certain is written. A suggestion, which is right only if something is so that the files do \
      not show, is listed for a person to decide, and so is a change of a document that moves views at Large: \
      lines of a text style are farther apart than those of a fixed font of its size.

      First what would be written, then the writing:
        dynamictype fix App --dry-run
        dynamictype fix App
      """)

  @Argument(
    help: "Storyboards, xibs, Swift sources, or folders of them; by default the current folder.",
    transform: path(named:))
  var paths: [String] = []

  @Flag(
    help:
      "Only print what would be written, as a unified diff that 'patch -p1' and 'git apply' take.")
  var dryRun = false

  @Flag(help: "Also write files that are read-only.")
  var writeReadOnly = false

  @Flag(help: "Also write files that links lead to outside of the folders of the run.")
  var followLinks = false

  @Flag(help: "Also write changes of documents that move views at Large.")
  var allowMoves = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var unreadable: UnreadableOptions
  @OptionGroup var benchOptions: BenchOptions

  func run() async throws {
    let settings = try settings.settings()
    let chosen = paths.isEmpty ? try settings.ownPaths() : paths
    var files = InputFiles(at: chosen.isEmpty ? ["."] : chosen)
    files.exclude(by: settings)
    files.leaveOutOtherTargets()
    var benchOptions = benchOptions
    try benchOptions.fill(from: settings)
    var fixing = Fixing(threads: benchOptions.threadCount)
    fixing.writesReadOnly = writeReadOnly
    fixing.followsLinks = followLinks
    if !allowMoves, !files.documents.isEmpty { fixing.bench = try benchOptions.bench(for: files) }
    let plan = await fixing.plan(files)
    for problem in plan.problems { printForPeople(problem.description, .warning) }
    if plan.isEmpty, files.leftOut.isEmpty { throw Exit.unusable }
    for path in plan.unparsed {
      printForPeople("\(path): does not parse as Swift, and is left alone")
    }
    var written: [Fixing.FixedFile] = []
    for file in plan.files {
      do throws(InputProblem) {
        try fixing.check(file, of: files)
        if !dryRun { try fixing.write(file) }
        written.append(file)
      } catch {
        printForPeople("\(file.path): not written: \(error.message)")
      }
    }
    if dryRun {
      try printResult(written.map { $0.diff.shownOnTerminals }.joined())
      for file in written { printLines(file.lineByLine) }
    } else {
      try printResult(written.map(\.lineByLine).joined())
    }
    let count = written.reduce(0) { $0 + $1.titles.count }
    let what =
      "\(count) \(count == 1 ? "fix" : "fixes") in "
      + "\(written.count) \(written.count == 1 ? "file" : "files")"
    printForPeople(dryRun ? "\(what) would be written." : "\(what) written.")
    for fix in plan.withheld { printForPeople(fix.description) }
    if count > 0 { printForPeople("Text that grows may need more space: check says where.") }
    if written.count < plan.files.count { throw Exit.unusable }
    if unreadable.fails(unreadable: plan.problems.count) { throw Exit.findings }
  }
}

/// Says to people what each fix does, a line each.
private func printLines(_ lines: String) {
  for line in lines.split(separator: "\n") { printForPeople(String(line)) }
}

extension String {
  /// This text, whose lines steer no terminal where one shows it; programs get it as it is.
  fileprivate var shownOnTerminals: String {
    guard TerminalColumns.ofStandardOutput != nil else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).singleLine }
      .joined(separator: "\n")
  }
}

extension Fixing.FixedFile {
  /// `path:line: what a fix does`, one a line.
  fileprivate var lineByLine: String {
    zip(lines, titles).map { "\(path):\($0): \($1)".singleLine + "\n" }.joined()
  }
}

extension Fixing.WithheldFix {
  /// `path:line: what the fix does: why it is not written`.
  fileprivate var description: String {
    let why =
      switch reason {
      case .suggestion: "a suggestion, not written"
      case .moves(let count):
        "not written, as it moves \(count) \(count == 1 ? "view" : "views") at Large; "
          + "--allow-moves writes it"
      }
    return "\(path):\(line): \(title): \(why)".singleLine
  }
}
