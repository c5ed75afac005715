// How the time of a check grows with the document, as ratios measured in one run. In release:
//
//   swift run -c release GrowthBenchmarks
//
// Each shape is checked at Large with 200 and with 800 views, on one thread. Prints a line for each, and
// fails if one grows faster than by the power that it is bound to.

import BenchmarkMeasuring
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import Foundation

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "growth-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

/// Where a document of a shape was written.
func write(_ shape: Shape, views: Int) throws -> String {
  let file = folder.appendingPathComponent("\(shape)-\(views).storyboard")
  try shape.document(views: views).write(to: file, atomically: true, encoding: .utf8)
  return file.path
}

func check(_ path: String) async throws {
  let matrix = ConfigurationMatrix(sizes: [.large], launches: [.atSize])
  let result = try await Check(matrix: matrix, threads: 1)
    .run(InputFiles(at: [path]), on: Bench(), version: "0")
  use(result.report)
}

let paths = try Shape.allCases.flatMap {
  [try write($0, views: 200), try write($0, views: 800)]
}
let measured = try await Measurement.inTurns(
  rounds: 5, paths.map { path in { try await check(path) } })
try FileManager.default.removeItem(at: folder)

let ratios = Shape.allCases.enumerated().map { place, shape in
  Ratio(
    "\(shape.rawValue), 800 views beside 200", measured[2 * place + 1], per: measured[2 * place],
    atMost: pow(4, shape.largestPower))
}
for ratio in ratios { print(ratio) }
exit(ratios.allSatisfy(\.holds) ? EXIT_SUCCESS : EXIT_FAILURE)
