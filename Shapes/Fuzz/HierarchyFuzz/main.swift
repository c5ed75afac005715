// usage: HierarchyFuzz [SECONDS] [SEED]
// Lays out random hierarchies of UIKit's views, changed again and again. Ends with 1 and the seed of the first whose
// frames are not finite, or are others than those of a layout with nothing kept.

import Foundation
import RandomHierarchies

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
let seconds = arguments.first.flatMap { $0 } ?? 30
let firstSeed = arguments.dropFirst().first.flatMap { $0 } ?? 1
let end = ContinuousClock().now + .seconds(Int(seconds))
var count: UInt64 = 0
while ContinuousClock().now < end {
  if let problem = HierarchyRun.problem(seed: firstSeed &+ count) {
    print(problem)
    exit(1)
  }
  count += 1
}
print(
  "\(count) hierarchies from seed \(firstSeed): all frames are finite, and the same with nothing kept"
)
