import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import RandomViews
import SwiftUILayout
import SwiftUIModel

#if canImport(Glibc)
  import Glibc
  let profilingTimer = __itimer_which_t(ITIMER_PROF.rawValue)
#elseif canImport(Darwin)
  import Darwin
  let profilingTimer = ITIMER_PROF
#endif

// usage: ViewFuzz [SECONDS] [SEED]
// Lays out random SwiftUI views with hostile numbers, each on two threads at once. Ends with 1 and the
// seed of the first whose frames are not finite or differ, or that takes more than two minutes of the
// processor's time, whatever else runs beside it.
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

/// The seed that is laid out, for the handler of the timer.
nonisolated(unsafe) var current: UInt64 = 0
/// Of both threads, in seconds under the address sanitizer.
let longest = 120

/// Has the process end when it has used so much of the processor from now on.
func startTimer() {
  let timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: longest, tv_usec: 0))
  withUnsafePointer(to: timer) { _ = setitimer(profilingTimer, $0, nil) }
}

signal(SIGPROF) { _ in
  print("seed \(current): takes more than \(longest) s of the processor's time")
  exit(1)
}

/// The time of the processor that this process has used, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let clock = ContinuousClock()
let end = clock.now + .seconds(Int(seconds))
var count: UInt64 = 0
var slowest = (seed: firstSeed, time: 0.0)
while clock.now < end {
  let seed = firstSeed &+ count
  current = seed
  count += 1
  var random = RandomViews(seed: seed)
  // One view in fifty is a modifier ten thousand times around another.
  let view = seed % 50 == 49 ? random.chain(10_000) : random.tree(depth: 8)
  let (window, environment) = (random.window(), random.environment())
  startTimer()
  let start = processorTime()
  async let other = Task.detached { layout(view, window, environment) }.value
  let first = layout(view, window, environment)
  let second = await other
  let screen = engine.screen(
    view, id: "1", title: "", location: SourceLocation(path: ""),
    configuration: Configuration(
      size: environment.dynamicTypeSize, device: .documentDefault, target: .device))
  let time = processorTime() - start
  if time > slowest.time { slowest = (seed, time) }
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
print(
  "\(count) views from seed \(firstSeed): all frames are finite and the same on two threads; the slowest "
    + "is seed \(slowest.seed), \(slowest.time) s")
