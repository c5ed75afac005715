import DynamicTypeModel

@testable import DynamicTypePipeline
@testable import DynamicTypeRendering

/// The first screen of an app, laid out at Large and drawn in the pixels of its device.
struct DrawnApp {
  let screen: LaidOutScreen
  private let width: Int
  private let scale: Double
  private let pixels: [UInt8]
  private let places: [Rect]

  init(_ folder: TemporaryFolder, on bench: Bench) async throws {
    try await self.init(folder.path, on: bench)
  }

  private init(_ folder: String, on bench: Bench) async throws {
    let inputs = await CheckInputs(InputFiles(at: [folder]), lints: false, threads: 1)
    let files = await inputs.read(for: ConfigurationMatrix(sizes: [.large]), threads: 1)
    guard let screen = files.first?.screens.first?.laidOut(on: bench).first else {
      throw InputProblem(path: folder, reason: .unreadable("has no screen"))
    }
    self.screen = screen
    let canvas = try bench.renderer.canvas(of: screen, options: RenderOptions())
    scale = canvas.scale
    width = canvas.widthInPixels
    pixels = try canvas.pixels()
    places = screen.placesAtRest
  }

  /// Where the first image is.
  var image: Rect? { screen.views.firstIndex { $0.hasImage }.map { places[$0] } }

  /// The colour of the pixel to the right of a point and below it, from the top left of the first image, as `RRGGBB`.
  func color(_ x: Double, _ y: Double) -> String {
    guard let image else { return "no image" }
    let start = (Int((image.y + y) * scale) * width + Int((image.x + x) * scale)) * 3
    guard pixels.indices.contains(start + 2) else { return "outside" }
    return pixels[start..<start + 3].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
