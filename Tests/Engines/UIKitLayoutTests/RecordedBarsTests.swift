import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

private let corpus = URL(fileURLWithPath: #filePath).appendingPathComponent(
  "../../../../../shared/corpus"
).standardizedFileURL.path

/// Views of bar items are the only things in bars of which documents record the place: in the bar's
/// coordinates, by the Xcode that saved them.
@Suite struct RecordedBarsTests {
  struct RecordedView: Sendable {
    var document: String
    var view: String
    /// Where it stands in its bar, in points.
    var x: Double
    var y: Double
    var width: Double
  }

  static let views = [
    // Xcode 15: at the right of a bar of 375 points.
    RecordedView(
      document: "SwiftKickMobile-SwiftMessages/Demo/Demo/Base.lproj/Main.storyboard",
      view: "put-HD-gTP", x: 234, y: 0, width: 125),
    // Xcode 26: at the right of 414 points; and before "About", at 375.
    RecordedView(
      document: "NordicSemiconductor-IOS-nRF-Mesh-Library/Example/Source/UI/Base.lproj/"
        + "Network.storyboard", view: "9yK-Wh-f9R", x: 298, y: 4, width: 92),
    RecordedView(
      document: "NordicSemiconductor-IOS-nRF-Connect-Device-Manager/Example/Example/Base.lproj/"
        + "Main.storyboard", view: "X9s-eL-VOJ", x: 180 + 2.0 / 3, y: 4, width: 83),
    // Xcode 13: at the left of a toolbar, which had not yet the height of its era.
    RecordedView(
      document: "adafruit-Bluefruit_LE_Connect_v2/Bluefruit/Base.lproj/Main.storyboard",
      view: "kor-0O-g0H", x: 16, y: .nan, width: 219),
    // Xcode 11: a button at the right of a bar of 320 points.
    RecordedView(
      document: "IBDecodable-IBDecodable/Tests/Resources/StoryboardAttributes.storyboard",
      view: "5sJ-eV-fq7", x: 258, y: .nan, width: 46),
  ]

  @Test(
    "A view of a bar item stands where Xcode put it",
    .enabled(if: FileManager.default.fileExists(atPath: corpus)), arguments: views)
  func place(recorded: RecordedView) throws {
    let url = URL(fileURLWithPath: corpus).appendingPathComponent(recorded.document)
    let document = try loadInterfaceDocument(
      Array(Data(contentsOf: url)), path: recorded.document
    ).document
    let places = document.scenes.flatMap { scene in
      Screen.engine.layout(
        scene, of: document,
        for: Configuration(size: .large, device: document.device, target: .canvas)
      ).laidOutBars.flatMap { bar in
        bar.items.filter { $0.item?.customView?.scene == recorded.view }
          .map { $0.frame.offset(dx: -bar.frame.x, dy: -bar.frame.y) }
      }
    }
    let place = try #require(places.first)
    #expect(abs(place.width - recorded.width) < 0.01)
    // "About" beside one of them is 47.3 points wide there, and an estimate here.
    #expect(abs(place.x - recorded.x) <= 1.5, "\(place.x)")
    if recorded.y.isFinite { #expect(abs(place.y - recorded.y) < 0.01, "\(place.y)") }
  }
}
