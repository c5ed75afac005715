import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// Findings that are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A file of accepted findings: they neither fail the run nor are listed. It outlives moved lines and \
      renamed files. Run it with the same options each time.
      """, valueName: "file"),
    transform: path(named:))
  var baseline: String?

  @Flag(
    help: """
      Write the file of --baseline: all findings where there is none yet, else without those that are gone. \
      New findings are never added; to accept them, delete the file first.
      """)
  var writeBaseline = false

  /// Whether the settings name it, which hold for every command.
  var isOfSettings = false

  func check() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE, the file to write.")
    }
  }

  /// Ends the run before it does anything where the baseline cannot be read or is not to be written.
  ///
  /// - Parameter command: Whose findings they are.
  func opened(for command: String, against files: ResultGuard) throws -> OpenBaseline? {
    guard let baseline else { return nil }
    if writeBaseline {
      try refuse { () throws(InputProblem) in try files.check(baseline, as: .findingsBaseline) }
    }
    if isOfSettings, !writeBaseline, let other = Baseline.command(at: baseline), other != command {
      printForPeople("\(baseline) is of \(other): \(command) lists all that it finds.")
      return nil
    }
    let isFirst = writeBaseline && Baseline.isAbsent(at: baseline)
    return OpenBaseline(
      path: baseline, command: command, isWritten: writeBaseline,
      known: isFirst ? nil : try Baseline(path: baseline, command: command))
  }
}

/// The baseline of a run.
struct OpenBaseline {
  var path: String
  var command: String
  var isWritten: Bool
  /// Nil where all findings of this run are accepted.
  var known: Baseline?

  /// Leaves known findings out of a report, says how many there are and what is gone, and writes the file.
  ///
  /// - Parameters:
  ///   - examined: The paths of the files that the run was about.
  ///   - rules: Those whose findings the report has; nil for all.
  ///   - files: What is not to be written over.
  func apply(
    to report: inout Report, examined: Set<String>, rules: Set<String>?,
    guardedBy files: ResultGuard
  ) throws {
    guard !report.isEmpty else { return }
    guard let known else {
      let first = Baseline(command: command, findings: report.findings)
      try files.put(first.json(), to: path, as: .findingsBaseline)
      printForPeople("Baseline written: \(findings(first.count)), in \(path).")
      report.keepFindings(report.findings.map { _ in false })
      return
    }
    let comparison = known.comparison(with: report, examined: examined, rules: rules)
    report.keepFindings(comparison.isKnown.map { !$0 })
    printForPeople("In the baseline and not listed: \(findings(comparison.knownCount)).")
    printGone(comparison)
    if isWritten, comparison.shrunk != known {
      try files.put(comparison.shrunk.json(), to: path, as: .findingsBaseline)
      printForPeople("Baseline written: \(findings(comparison.shrunk.count)), in \(path).")
    }
  }

  private func printGone(_ comparison: Baseline.Comparison) {
    guard !comparison.gone.isEmpty else { return }
    printForPeople(
      "Gone since the baseline was written: \(findings(comparison.goneCount))"
        + (isWritten ? "." : "; --write-baseline takes them out."))
    for entry in comparison.gone.prefix(Self.mostListed) {
      let count = entry.count > 1 ? " (\(entry.count) times)" : ""
      printForPeople("  \(entry.path): \(entry.subject) [\(entry.rule)]\(count)")
    }
    let rest = comparison.gone.dropFirst(Self.mostListed).count
    if rest > 0 { printForPeople("  and \(rest) more") }
  }

  private static let mostListed = 20

  private func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }
}
