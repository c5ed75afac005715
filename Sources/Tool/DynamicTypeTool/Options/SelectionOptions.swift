import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReportModel

/// Which files are looked at, and for what.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var rules: RuleOptions

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      """
      A folder, file or glob to leave out, such as App/Generated or '**/*Preview.swift'; may be repeated. A \
      name without a slash is left out in every folder.
      """, valueName: "path"),
    transform: path(named:))
  var exclusions: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Only look at what has changed since a commit of git, such as origin/main or HEAD, and at what may depend on \
      it: what names a changed type or storyboard, or has texts, pictures or fonts that changed. New files count; so \
      do those that git does not follow.
      """, valueName: "revision"))
  var changedSince: String?

  /// What is found at paths, without what is left out here, what belongs to other targets and what has not changed.
  func files(at paths: [String]) throws -> InputFiles {
    var files = try filesOfAllTargets(at: paths)
    files.leaveOutOtherTargets()
    if let changedSince { try takeChanges(since: changedSince, of: &files) }
    return files
  }

  /// Says what is taken, and why.
  private func takeChanges(since revision: String, of files: inout InputFiles) throws {
    let taken = files.take(try Git().changes(since: revision, among: files.resolvedPaths))
    let all = files.documents.count + files.sources.count
    printForPeople("Changed since \(revision), or dependent on it: \(taken.count) of \(all) files.")
    for file in taken.prefix(Self.mostListed) { printForPeople("  \(file)") }
    let rest = taken.dropFirst(Self.mostListed).count
    if rest > 0 { printForPeople("  and \(rest) more") }
  }

  private static let mostListed = 20

  /// What is found at paths, without what is left out here.
  func filesOfAllTargets(at paths: [String]) throws -> InputFiles {
    var files = InputFiles(at: paths.isEmpty ? ["."] : paths)
    for pattern in files.exclude(exclusions.map { PathPattern($0) }) {
      printForPeople("--exclude \(pattern.text) leaves nothing out.")
    }
    if !exclusions.isEmpty, files.documents.isEmpty, files.sources.isEmpty, files.problems.isEmpty {
      throw CommandFailure("--exclude leaves nothing to check")
    }
    return files
  }
}

/// For what files are looked at.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      """
      Only findings of these rules, separated by commas; may be repeated; 'dynamictype rules' lists \
      them.
      """, valueName: "name"),
    transform: ruleNames(in:))
  var rules: [[String]] = []

  /// Leaves findings of other rules out of a report, and gives those left the severities of the settings.
  func apply(_ settings: ProjectSettings, to report: inout Report) {
    settings.apply(to: &report)
    guard let names else { return }
    report.keepFindings(report.findings.map { names.contains($0.rule) })
  }

  /// These options, where they say something.
  var said: [String] { rules.isEmpty ? [] : ["--rule"] }

  /// The rules; nil for all.
  var names: Set<String>? { rules.isEmpty ? nil : Set(rules.joined()) }
}
