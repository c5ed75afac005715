import CassowarySolver

/// Feeds the solver random systems and edits until the time is over.
///
///     SolverFuzz SECONDS SEED [--hostile]
///
/// Ends with an error that names the seed of the round at the first wrong answer. Ordinary rounds are
/// checked; hostile ones, with numbers out of all proportion, must only end without a crash.
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
    while clock.now < end {
      let before = clock.now
      var round = Round(seed: seed &+ rounds, isHostile: isHostile)
      if let fault = round.run() {
        throw Fault(seed: seed &+ rounds, description: fault)
      }
      if clock.now - before > longest.duration {
        longest = (clock.now - before, seed &+ rounds)
      }
      rounds += 1
    }
    print(
      "\(rounds) rounds without a fault;",
      "the longest, with seed \(longest.seed), took \(longest.duration)")
  }

  /// A wrong answer, and the seed of the round that got it: `SolverFuzz 1 SEED` shows it again.
  struct Fault: Error {
    var seed: UInt64
    var description: String
  }
}
