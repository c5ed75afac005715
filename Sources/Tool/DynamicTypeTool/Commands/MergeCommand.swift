import ArgumentParser
import DynamicTypePipeline

/// `dynamictype merge`: one result of what several machines have worked out.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract:
      "Puts the parts of a check or a snapshot that was shared out together, to the bytes of one run.",
    discussion: """
      Each machine works on one share, and leaves a folder behind; then, in the folder in which they ran, with the \
      options of the report:
        dynamictype check App --size L,AX5 --shard 1/2 --part part-1
        dynamictype check App --size L,AX5 --shard 2/2 --part part-2
        dynamictype merge part-1 part-2 --also sarif=findings.sarif

      Of the parts of a snapshot it writes the baseline, or compares with it, as the shards were told; with --baseline \
      and --allow-unreadable of 'dynamictype snapshot':
        dynamictype snapshot record App --size L,AX5 --shard 1/2 --part layouts-1
        dynamictype snapshot record App --size L,AX5 --shard 2/2 --part layouts-2
        dynamictype merge layouts-1 layouts-2 --baseline layouts.json

      Settings files count for both. A share that is missing, failed or is there twice, and parts of different runs, \
      are said, and the exit code is 2.
      """)

  @Argument(
    help: "The folders that --shard wrote, in any order: all of one run.",
    transform: path(named:))
  var parts: [String]

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var outcome: CheckReportOptions
  @OptionGroup var log: LogOptions

  func run() async throws {
    switch PartSet.work(of: parts) {
    case .snapshotRecord: try mergeSnapshot(comparing: false)
    case .snapshotVerify: try mergeSnapshot(comparing: true)
    case .check, nil:
      let settings = try settings.settings()
      var command = self
      try command.outcome.fill(from: settings)
      try command.mergeCheck(settings)
    }
  }

  private func mergeCheck(_ settings: ProjectSettings) throws {
    let merge = try read { () throws(PartSet.Failure) in
      try CheckMerge(parts, version: toolVersion)
    }
    if outcome.report != nil, !merge.run.hasPictures {
      throw CommandFailure("the parts have no pictures for --report: their shards need --pictures")
    }
    let results = ResultGuard(
      inputs: merge.files + merge.paths, isForced: outcome.output.isForced)
    let baseline = try outcome.opened(against: results)
    let earlier = try outcome.earlierReport()
    if let report = outcome.report { UnfinishedReport.discard(in: report) }
    let result = try merge.result(report: outcome.report.map { UnfinishedReport.folder(in: $0) })
    throw try outcome.finish(
      result, for: rules, by: settings, against: baseline, after: earlier, guardedBy: results)
  }

  private func mergeSnapshot(comparing: Bool) throws {
    let known = ["--baseline", "--allow-unreadable", "--force"]
    if let option = (outcome.said + rules.said).first(where: { !known.contains($0) }) {
      throw ValidationError("\(option) is for the parts of a check, and these are of a snapshot.")
    }
    let path = outcome.baseline.baseline
    let baseline = comparing ? try SnapshotOutcome.open(path) : nil
    let merge = try read { () throws(PartSet.Failure) in
      try SnapshotMerge(parts, version: toolVersion)
    }
    let files = ResultGuard(
      inputs: merge.files + merge.paths, isForced: outcome.output.isForced)
    if !comparing { try SnapshotOutcome.check(path, against: files) }
    let layouts = try SnapshotOutcome(
      merge.laidOut, baseline: path, unreadable: outcome.output.unreadable)
    if let baseline { throw try layouts.compare(with: baseline) }
    try layouts.record(guardedBy: files)
  }

  /// What a merge reads, or the end of the run with what is wrong with its parts.
  private func read<Merge>(_ merge: () throws(PartSet.Failure) -> Merge) throws -> Merge {
    do throws(PartSet.Failure) {
      return try merge()
    } catch {
      for message in error.messages { printForPeople("dynamictype: \(message)", .error) }
      throw Exit.unusable
    }
  }
}
