import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Testing

@testable import DynamicTypeControls

@Suite struct BaselinesTests {
  /// A solver's arithmetic is as exact as its last digits: a view that is as high as its text may be that less 1e-14 points.
  @Test("Noise in a height moves no baseline by a pixel", arguments: [-1e-12, 0, 1e-12])
  func noise(_ noise: Double) throws {
    let device = Device(
      id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 3)
    let environment = ControlEnvironment(
      metrics: SystemMetrics(era: .iOS17, device: device),
      measurer: TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())),
      textSize: FixedTextSize(.large))
    let text = TextBaselines(height: 20, first: 15, last: 16)
    let placed = text.centred(in: 20 + noise, environment)
    #expect(placed == Baselines(first: 15, last: 4))
    // A point more is halved to the next lower pixel: a third of a point.
    let lower = text.centred(in: 21 + noise, environment)
    #expect(lower.first == 15 + 1.0 / 3 && lower.last == 4 + 1.0 / 3)
  }
}
