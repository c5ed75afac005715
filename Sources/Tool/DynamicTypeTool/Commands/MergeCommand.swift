import ArgumentParser
import DynamicTypePipeline

/// `dynamictype merge`: one result of what several machines have worked out.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the parts of a check that was shared out together, to the bytes of one run.",
    discussion: """
      Each machine works on one share, and leaves a folder behind; then, in the folder in which they ran, with the \
      options of the report:
        dynamictype check App --size L,AX5 --shard 1/2 --part part-1
        dynamictype check App --size L,AX5 --shard 2/2 --part part-2
        dynamictype merge part-1 part-2 --also sarif=findings.sarif

      Settings files count for both. A share that is missing, failed or is there twice, and parts of different runs, \
      are said, and the exit code is 2.
      """)

  @Argument(
    help: "The folders that check --shard wrote, in any order: all of one run.",
    transform: path(named:))
  var parts: [String]

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var outcome: CheckReportOptions
  @OptionGroup var log: LogOptions

  func run() async throws {
    let settings = try settings.settings()
    var command = self
    try command.outcome.fill(from: settings)
    try command.run(settings)
  }

  private func run(_ settings: ProjectSettings) throws {
    let merge: CheckMerge
    do throws(CheckMerge.Failure) {
      merge = try CheckMerge(parts, version: toolVersion)
    } catch {
      for message in error.messages { printForPeople("dynamictype: \(message)", .error) }
      throw Exit.unusable
    }
    if outcome.report != nil, !merge.run.hasPictures {
      throw CommandFailure("the parts have no pictures for --report: their shards need --pictures")
    }
    let results = ResultGuard(inputs: merge.files + merge.paths)
    let baseline = try outcome.opened(against: results)
    let earlier = try outcome.earlierReport()
    if let report = outcome.report { UnfinishedReport.discard(in: report) }
    let result = try merge.result(report: outcome.report.map { UnfinishedReport.folder(in: $0) })
    throw try outcome.finish(
      result, for: rules, by: settings, against: baseline, after: earlier, guardedBy: results)
  }
}
