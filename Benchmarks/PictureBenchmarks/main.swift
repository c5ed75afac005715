// What a picture of an iPhone's screen costs beside cairo's own PNG writer, as a ratio measured in one run. In release:
//
//   swift run -c release PictureBenchmarks [PATH…]
//
// PATH is a document or a folder of them, `Examples` without one. Draws and writes the pictures of all screens at Large and
// AX3, on the iPhone 15 with its three pixels a point; cairo only writes them. Prints a line for each text size, and fails if
// a ratio is above its bound.

import BenchmarkMeasuring
import DynamicType
import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeShaping
import DynamicTypeText
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
let renderer = ScreenRenderer(measurer: measurer)

var ratios: [Ratio] = []
for size in [ContentSizeCategory.large, .accessibilityExtraLarge] {
  let screens = screens(
    below: arguments.isEmpty ? ["Examples"] : arguments, at: size, measurer: measurer)
  let pictures = try screens.map { try CairoPicture(png: renderer.png(of: $0)) }
  let measured = try await Measurement.inTurns(
    rounds: 7,
    [
      { for screen in screens { use(try renderer.png(of: screen)) } },
      { for picture in pictures { use(try picture.png()) } },
    ])
  ratios.append(
    Ratio(
      "\(screens.count) pictures at \(size), drawn and written, beside cairo's writer alone",
      measured[0], per: measured[1], atMost: 1.0 / 3))
}
for ratio in ratios { print(ratio) }
exit(ratios.allSatisfy(\.holds) ? EXIT_SUCCESS : EXIT_FAILURE)
