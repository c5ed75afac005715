import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import RandomViews
import SwiftUILayout
import SwiftUIModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// usage: ViewFuzz [SECONDS] [SEED]
// Lays out random SwiftUI views with hostile numbers, each on two threads at once. Ends with 1 and the
// seed of the first whose frames are not finite or differ; a view that takes more than a minute ends
// the process.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
let seconds = arguments.first.flatMap { $0 } ?? 30
let firstSeed = arguments.dropFirst().first.flatMap { $0 } ?? 1

let shaper = HarfBuzzShaper(library: try FontLibrary())
let engine = SwiftUILayoutEngine(measurer: TextMeasurer(shaper: shaper, cachedParagraphs: 256))

/// What is compared: all of a layout, in words.
func layout(_ view: ViewTree, _ window: Size, _ environment: ViewEnvironment) -> [PlacedView] {
  engine.layout(
    view, in: window, safeArea: DirectionalInsets(top: 47, bottom: 34), environment: environment)
}

func isFinite(_ frame: Rect) -> Bool {
  [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
    && frame.height >= 0
}

func words(_ views: [PlacedView]) -> [String] {
  views.map { "\($0.kind) \($0.frame) \($0.text?.lines.map(\.text) ?? [])" }
}

let clock = ContinuousClock()
let end = clock.now + .seconds(Int(seconds))
var count: UInt64 = 0
while clock.now < end {
  let seed = firstSeed &+ count
  count += 1
  var random = RandomViews(seed: seed)
  // One view in fifty is a modifier ten thousand times around another.
  let view = seed % 50 == 49 ? random.chain(10_000) : random.tree(depth: 8)
  let (window, environment) = (random.window(), random.environment())
  alarm(60)
  async let other = Task.detached { layout(view, window, environment) }.value
  let first = layout(view, window, environment)
  let second = await other
  let screen = engine.screen(
    view, id: "1", title: "", location: SourceLocation(path: ""),
    configuration: Configuration(
      size: environment.dynamicTypeSize, device: .documentDefault, target: .device))
  guard first.allSatisfy({ isFinite($0.frame) }) else {
    print("seed \(seed): a frame is not finite")
    exit(1)
  }
  guard words(first) == words(second) else {
    print("seed \(seed): two threads lay it out differently")
    exit(1)
  }
  guard screen.views.count == screen.nodes.count, !screen.views.isEmpty else {
    print("seed \(seed): the screen's lists differ in length")
    exit(1)
  }
}
print("\(count) views from seed \(firstSeed): all frames are finite and the same on two threads")
