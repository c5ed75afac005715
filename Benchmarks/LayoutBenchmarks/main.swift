// What further text sizes cost, on storyboards and xibs, as ratios measured in one run. In release:
//
//   swift run -c release LayoutBenchmarks [PATH…]
//
// PATH is a document or a folder of them, `Examples` without one. Prints a line for each ratio, and
// fails if one is above its bound.

import BenchmarkMeasuring
import DynamicType
import DynamicTypeShaping
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let files = documents(below: arguments.isEmpty ? ["Examples"] : Array(arguments))
let library = try FontLibrary()
let series = ContentSizeCategory.allCases
let loaded = read(files)
let frames = layOut(loaded, at: [[.large]], library)

let measured = try await Measurement.inTurns(
  rounds: 7,
  [
    { use(read(files)) },
    { use(layOut(loaded, at: [[.large]], library)) },
    { use(layOut(loaded, at: [series], library)) },
    { use(layOut(loaded, at: series.map { [$0] }, library)) },
  ])
let (reading, one, twelve, apart) = (measured[0], measured[1], measured[2], measured[3])

print("\(files.count) documents, \(frames) frames at a size; reading them takes \(reading)")
let ratios = [
  Ratio(
    "twelve sizes beside one, reading included", reading + twelve, per: reading + one, atMost: 3),
  Ratio("twelve sizes as edits beside twelve anew", twelve, per: apart, atMost: 1),
  Ratio("a further size beside the first", (twelve - one) / 11, per: one, atMost: 1),
]
for ratio in ratios { print(ratio) }
exit(ratios.allSatisfy(\.holds) ? EXIT_SUCCESS : EXIT_FAILURE)
