// Ratios that the core promises, measured on this machine. Run in release:
//
//   swift run -c release CoreBenchmarks
//
// Prints a line for each, and fails if one is above its bound.

import BenchmarkMeasuring
import Foundation

var ratios: [Ratio] = []
ratios += resolvingFonts()
ratios += typedLengths()
ratios += notifyingObservers()
for ratio in ratios { print(ratio.description) }

exit(ratios.allSatisfy(\.holds) ? EXIT_SUCCESS : EXIT_FAILURE)
