import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import SeededRandom

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// usage: TextFuzz [SECONDS] [SEED]
// Lays out the texts of seeds that once failed, then random ones, with random attributes in random
// boxes, and checks what must hold of every layout. Ends with 1 and the seed of the first text for
// which something does not.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
let seconds = arguments.first.flatMap { $0 } ?? 30
let firstSeed = arguments.dropFirst().first.flatMap { $0 } ?? 1

/// Seeds of texts that once broke an invariant: kerning of what has no width, ellipses of several
/// fonts in one line, rounding, spaces narrower than nothing, cuts that make a line wider than the rest.
let onceFailed: [UInt64] = [28, 83, 113, 206, 1021, 100_122, 34658, 20_297_486, 4271]

var library = try FontLibrary()
let variableFonts =
  (try? library.register("/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")) ?? []
let shaper = HarfBuzzShaper(library: library)
let shared = TextMeasurer(shaper: shaper, cachedParagraphs: 64)
let clock = ContinuousClock()
let end = clock.now + .seconds(Int(seconds))
var layouts = 0
var count: UInt64 = 0
while clock.now < end {
  let seed = count < onceFailed.count ? onceFailed[Int(count)] : firstSeed &+ count
  count += 1
  var random = SeededGenerator(seed: seed)
  var added = SeededGenerator(seed: ~seed)
  var attributed = SeededGenerator(seed: seed &* 3 &+ 1)
  var framework = SeededGenerator(seed: seed &* 5 &+ 3)
  var text = RandomText.attributed(using: &random)
  RandomText.add(to: &text, fonts: variableFonts, using: &added)
  RandomText.addAttributes(to: &text, using: &attributed)
  for _ in 0..<4 {
    var box = RandomText.box(using: &random)
    RandomText.add(to: &box, using: &added)
    RandomText.addStyles(to: &box, using: &attributed)
    box.options.conventions = Bool.random(using: &framework) ? .swiftUI : .uiKit
    let cached = shared.layout(text, options: box.options, width: box.width, height: box.height)
    let fresh = TextMeasurer(shaper: shaper, cachedParagraphs: 1).layout(
      text, options: box.options, width: box.width, height: box.height)
    let invariants = Invariants(layout: cached, text: text, box: box)
    let problems =
      invariants.problems(comparedWith: fresh)
      + invariants.problems(ofAnswers: shared.prepare(text, options: box.options))
    layouts += 1
    guard problems.isEmpty else {
      print("seed \(seed): \(problems.joined(separator: "; "))")
      print("text: \(text.string.unicodeScalars.prefix(400).map { String($0.value, radix: 16) })")
      print("box: \(box)")
      exit(1)
    }
  }
}
print("\(layouts) layouts of \(count) texts from seed \(firstSeed): all invariants hold")
