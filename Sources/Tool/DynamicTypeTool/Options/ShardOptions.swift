import ArgumentParser
import DynamicTypePipeline
import Foundation

/// A share of the work, for several machines.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Work on share I of N alone, and write a part of the result for 'dynamictype merge', which takes the options \
      of what comes of it. In tests of Bazel that are sharded, TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say it.
      """, valueName: "I/N"),
    transform: shard(named:))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      """
      With --shard, the folder to write the part to; the default is dynamictype-part-I-of-N, in \
      TEST_UNDECLARED_OUTPUTS_DIR where that is set.
      """, valueName: "folder"),
    transform: path(named:))
  var part: String?

  /// The share that is asked for; nil for all of the work.
  func chosen(_ environment: BazelEnvironment = .current) throws -> Share? {
    guard let shard = try shard ?? environment.shard() else {
      if part != nil { throw ValidationError("--part needs --shard I/N.") }
      return nil
    }
    let name = "dynamictype-part-\(shard.number)-of-\(shard.count)"
    let folder = part ?? environment.outputFolder.map { "\($0)/\(name)" } ?? name
    return Share(shard: shard, folder: PartFolder(folder))
  }
}

/// A share, and where its part goes.
struct Share {
  var shard: Shard
  var folder: PartFolder

  /// Ends the run before it does anything where something else than a part would be replaced; else removes what an
  /// earlier run has left there.
  func begin(_ files: InputFiles) throws {
    try refuse { () throws(InputProblem) in try folder.check(against: ResultGuard(files)) }
    folder.discard()
    try BazelEnvironment.current.acknowledgeShards()
  }

  func finish() { printForPeople("Part \(shard): \(folder.path)") }
}

/// What Bazel tells the tests that it runs.
///
/// Source: bazel.build/reference/test-encyclopedia, "Initial conditions" and "Test sharding".
struct BazelEnvironment {
  private let variables: [String: String]

  static var current: BazelEnvironment {
    BazelEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  /// Of a sharded test; nil outside of Bazel.
  func shard() throws -> Shard? {
    guard let total = variables["TEST_TOTAL_SHARDS"] else { return nil }
    let index = variables["TEST_SHARD_INDEX"] ?? ""
    guard let count = Int(total), let place = Int(index), (0..<1000).contains(place),
      let shard = Shard(place + 1, of: count)
    else {
      throw ValidationError(
        "TEST_SHARD_INDEX is '\(index)' and TEST_TOTAL_SHARDS '\(total)', which is no shard.")
    }
    return shard
  }

  /// Where a test leaves files.
  var outputFolder: String? { variables["TEST_UNDECLARED_OUTPUTS_DIR"] }

  /// Tells Bazel that the shards are heeded; without it, it takes a sharded test for a mistake.
  func acknowledgeShards() throws {
    guard let file = variables["TEST_SHARD_STATUS_FILE"] else { return }
    // Made where there is none, or touched: what is in it stays.
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CommandFailure("\(file): cannot be written") }
    futimens(descriptor, nil)
    close(descriptor)
  }
}

/// A share as the command line has it: `2/4`.
private func shard(named argument: String) throws -> Shard {
  let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
  guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
    let shard = Shard(number, of: count)
  else {
    throw ValidationError(
      "'\(argument)' is no shard: give its number and how many there are, such as 2/4; 1000 are the most."
    )
  }
  return shard
}
