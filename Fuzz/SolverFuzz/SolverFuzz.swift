import CassowarySolver
import Foundation

/// Feeds the solver random systems and edits until the time is over.
///
///     SolverFuzz SECONDS SEED [--hostile]
///
/// Ends with an error that names the seed of the round at the first wrong answer. Ordinary rounds are
/// checked; hostile ones, with numbers out of all proportion, must only end without a crash. Seeds
/// that once found something come first.
/// Build with `--sanitize address` to find what a release build would survive.
@main
struct SolverFuzz {
  static func main() throws {
    let arguments = CommandLine.arguments
    let seconds = arguments.count > 1 ? Int(arguments[1]) ?? 10 : 10
    let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    let isHostile = arguments.contains("--hostile")
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var rounds: UInt64 = 0
    var longest = (duration: Duration.zero, seed: seed)
    var undecided = 0
    for seed in isHostile ? Self.onceHostile : Self.onceWrong {
      _ = try Self.isDecided(seed: seed, isHostile: isHostile)
    }
    while clock.now < end {
      // A crash names no seed of its own: it lies among the last ten thousand.
      if rounds % 10_000 == 0 {
        FileHandle.standardError.write(Data("from seed \(seed &+ rounds)\n".utf8))
      }
      let before = clock.now
      if try !Self.isDecided(seed: seed &+ rounds, isHostile: isHostile) { undecided += 1 }
      if clock.now - before > longest.duration {
        longest = (clock.now - before, seed &+ rounds)
      }
      rounds += 1
    }
    print(
      "\(rounds) rounds without a fault, \(undecided) of them undecided;",
      "the longest, with seed \(longest.seed), took \(longest.duration)")
  }

  /// Pivots near zero let noise in, or were left out though they mattered.
  private static let onceWrong: [UInt64] = [3105, 52669, 85015, 86239, 602_221]
  /// A row was given back twice.
  private static let onceHostile: [UInt64] = [13913]

  /// Runs one round; false when it ended where doubles could not tell.
  private static func isDecided(seed: UInt64, isHostile: Bool) throws -> Bool {
    var round = Round(seed: seed, isHostile: isHostile)
    if let fault = round.run() { throw Fault(seed: seed, description: fault) }
    return !round.isUndecided
  }

  /// A wrong answer, and the seed of the round that got it: `SolverFuzz 1 SEED` shows it again.
  struct Fault: Error {
    var seed: UInt64
    var description: String
  }
}
