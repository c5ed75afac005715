// What a check at twelve sizes costs beside one of Large alone, as a ratio measured in one run. In release:
//
//   swift run -c release CheckBenchmarks [PATH…]
//
// PATH is a document or a folder, `Examples` without one. As `dynamictype check --format json` does, it
// looks at both ways of coming to a size where they differ, and writes the report, on one thread. Prints
// a line, and fails if the ratio is above its bound.

import BenchmarkMeasuring
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReport
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

/// A check with nothing kept from another.
func check(_ sizes: [ContentSizeCategory], _ launches: [TextLaunch]) async throws {
  let matrix = ConfigurationMatrix(sizes: sizes, launches: launches)
  let files = InputFiles(at: arguments.isEmpty ? ["Examples"] : arguments)
  let result = try await Check(matrix: matrix, threads: 1).run(files, on: Bench(), version: "0")
  use(result.report.text(as: .json))
}

let all = ContentSizeCategory.allCases
let measured = try await Measurement.inTurns(
  rounds: 9,
  [
    { try await check([.large], TextLaunch.allCases) },
    { try await check(all, TextLaunch.allCases) },
    { try await check(all, [.atSize]) },
  ])
let ratios = [
  Ratio(
    "a check of twelve sizes, both ways, beside Large alone", measured[1], per: measured[0],
    atMost: 3),
  Ratio("of apps that are started at each size alone", measured[2], per: measured[0], atMost: 3),
]
for ratio in ratios { print(ratio) }
exit(ratios.allSatisfy(\.holds) ? EXIT_SUCCESS : EXIT_FAILURE)
