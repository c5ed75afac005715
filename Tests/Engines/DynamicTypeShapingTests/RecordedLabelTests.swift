import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import Testing

/// Texts and the sizes that Xcode recorded for them, beside the project, where they are there.
private let observations = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent()
  .appending(path: "../../../../shared/data/ib-observed-text.json").standardized

/// One label: its text belongs to its app, so that tests name the element alone.
private struct Observation: Decodable {
  var id: String
  var text: String
  /// In points.
  var w: Double
  /// Pixels a point.
  var scale: Double
}

private struct Observations: Decodable { var rows: [Observation] }

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: observations.path),
    "needs ../shared/data/ib-observed-text.json"))
struct RecordedLabelTests {
  private let rows: [Observation]
  private let measurer: TextMeasurer

  init() throws {
    rows = try JSONDecoder().decode(Observations.self, from: Data(contentsOf: observations)).rows
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  /// Labels in which T is before a, e or o, or F before e or o, of four projects. One is up to a
  /// pixel narrower than recorded: half a point besides is the exactness asked of three quarters of
  /// all labels.
  @Test(
    "T is closer to round letters than in Inter, and F further from them",
    arguments: [
      ("yMc-3E-P5V", 17, .regular, .published), ("YaL-kM-bTV", 15, .regular, .iOS11),
      ("cit-i1-0Hp", 17, .regular, .published), ("Hnl-V7-FaY", 18, .bold, .iOS11),
    ] as [(String, Double, FontWeight, TrackingEra)])
  func kernedCapitals(id: String, size: Double, weight: FontWeight, era: TrackingEra) throws {
    let label = try #require(rows.first { $0.id == id })
    let layout = measurer.layout(
      AttributedText(label.text, font: .system(size: size, weight: weight)),
      options: ParagraphOptions(trackingEra: era), width: nil)
    let middle = label.w - 1 / label.scale / 2
    #expect(abs(layout.size.width - middle) < 0.5)
  }
}
