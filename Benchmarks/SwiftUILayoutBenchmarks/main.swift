// How the time of a SwiftUI layout grows with its views, what further text sizes cost, and what the constraint
// engine takes for the same screens, as ratios measured in one run. In release:
//
//   swift run -c release SwiftUILayoutBenchmarks [LARGEST COUNT OF VIEWS IN DOCUMENTS]
//
// Prints lines for each screen; fails if a ratio is above its bound. Documents have 1,000 views at most unless
// told otherwise. Benchmarks/layout-against-taffy sets Taffy's times beside these.

import BenchmarkMeasuring
import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import SwiftUILayout
import SwiftUIModel
import UIKitLayout
import UIKitModel

let library = try FontLibrary()
func newMeasurer() -> TextMeasurer { TextMeasurer(shaper: HarfBuzzShaper(library: library)) }

func newEngine() -> SwiftUILayoutEngine { SwiftUILayoutEngine(measurer: newMeasurer()) }

func layOut(_ view: ViewTree, at sizes: [DynamicTypeSize], with engine: SwiftUILayoutEngine) {
  for size in sizes {
    var environment = ViewEnvironment()
    environment.dynamicTypeSize = size
    use(engine.layout(view, in: Size(width: 390, height: 844), environment: environment))
  }
}

func layOut(_ document: InterfaceDocument, at sizes: [ContentSizeCategory]) {
  let engine = LayoutEngine(measurer: newMeasurer())
  let configurations = sizes.map {
    Configuration(size: $0, device: document.recordedDevice, target: .device)
  }
  use(engine.layoutSeries(document.scenes[0], of: document, for: configurations))
}

/// By how much a view takes longer each time that there are twice as many.
func growth(
  from small: BenchmarkMeasuring.Measurement, to large: BenchmarkMeasuring.Measurement,
  by factor: Double
) -> Double {
  pow(large.nanoseconds / small.nanoseconds / factor, 1 / log2(factor))
}

let largestDocument = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
var ratios: [Ratio] = []
var holds = true
for screen in Screen.allCases {
  var smaller: BenchmarkMeasuring.Measurement?
  for views in [100, 1000, 10_000] {
    let tree = screen.view(views)
    let known = newEngine()
    // The first layout of a screen analyses and shapes its texts, further ones know them.
    let measured = try await BenchmarkMeasuring.Measurement.inTurns(
      rounds: views < 10_000 ? 9 : 3,
      [
        { layOut(tree, at: [.large], with: newEngine()) },
        { layOut(tree, at: DynamicTypeSize.allCases, with: newEngine()) },
        { layOut(tree, at: [.large], with: known) },
      ])
    let (one, twelve, again) = (measured[0], measured[1], measured[2])
    let name = "\(screen.rawValue), \(views) views"
    print("\(name): \(one) at one size, \(twelve) at twelve, \(again) at one more")
    if let smaller {
      let growth = growth(from: smaller, to: again, by: 10)
      print("\(name): a view takes \(growth.hundredths) times as long when there are twice as many")
      holds = holds && growth < 1.2
    }
    smaller = again
    ratios.append(
      Ratio(
        "\(name), ten sizes more beside one", (twelve - one) / (11.0 / 10), per: one, atMost: 2.5))
    guard views <= largestDocument else { continue }
    let source = [UInt8](screen.document(views).utf8)
    let document = try loadInterfaceDocument(source, path: "screen.storyboard").document
    let constraints = try await BenchmarkMeasuring.Measurement.inTurns(
      rounds: 3,
      [
        { layOut(document, at: [.large]) },
        { layOut(document, at: ContentSizeCategory.allCases) },
      ])
    print("\(name) as constraints: \(constraints[0]) at one size, \(constraints[1]) at twelve")
  }
}
for ratio in ratios { print(ratio) }
exit(holds && ratios.allSatisfy(\.holds) ? EXIT_SUCCESS : EXIT_FAILURE)
