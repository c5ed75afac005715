import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Foundation
import Testing
import UIKitLayout
import UIKitModel

/// Real documents beside the project, where they are there.
private let corpus = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().appending(path: "../../../../shared/corpus").standardized

private func document(_ path: String) throws -> InterfaceDocument {
  let bytes = [UInt8](try Data(contentsOf: corpus.appending(path: path)))
  return try loadInterfaceDocument(bytes, path: path).document
}

/// One document of each kind of screen: constraints, stacks, a static table, cells of their own.
private let witnesses = [
  "kharrison-CodeExamples/StaticTableDynamicType/StaticTable/Base.lproj/Main.storyboard",
  "kharrison-CodeExamples/DynamicText/DynamicTextSwift/Base.lproj/Main.storyboard",
  "NordicSemiconductor-IOS-nRF-Mesh-Library/Example/Source/UI/Model/GenericLevel.xib",
  "Ranchero-Software-NetNewsWire/iOS/Settings/Settings.storyboard",
]

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "needs ../shared/corpus"))
struct CorpusLayoutTests {
  @Test("Recorded frames of what layout places do not matter", arguments: witnesses)
  func answersAreNoInput(path: String) throws {
    let document = try document(path)
    var nonsense = document
    for scene in nonsense.scenes.indices {
      for index in nonsense.scenes[scene].elements.indices {
        let element = nonsense.scenes[scene].elements[index]
        guard let parent = element.parent else { continue }
        let parentKind = nonsense.scenes[scene].elements[parent.rawValue].kind
        let isTablePart =
          element.kind == .tableViewCell || element.kind == .tableViewCellContentView
        guard isTablePart || !element.translatesAutoresizingMask || parentKind == .stackView,
          !element.hasFixedFrame
        else { continue }
        nonsense.scenes[scene].elements[index].recordedFrame = Rect(
          x: -7, y: 4711, width: 13, height: 0.25)
      }
    }
    for (scene, other) in zip(document.scenes, nonsense.scenes) {
      for size in [ContentSizeCategory.large, .accessibilityExtraLarge] {
        let configuration = Configuration(size: size, device: document.device)
        let expected = Screen.engine.layout(scene, of: document, for: configuration)
        let got = Screen.engine.layout(other, of: nonsense, for: configuration)
        let differing = zip(scene.elements, zip(got.frames, expected.frames)).filter {
          $0.1.0 != $0.1.1
        }
        #expect(
          differing.map { "\($0.0.id): \($0.1.0), \($0.1.1)" } == [],
          "\(scene.id) at \(size.shortName)")
      }
    }
  }

  @Test("A size laid out alone equals the same size among twelve, both ways", arguments: witnesses)
  func seriesEqualsSingles(path: String) throws {
    let document = try document(path)
    let configurations = TextLaunch.allCases.flatMap { launch in
      ContentSizeCategory.allCases.map {
        Configuration(size: $0, device: document.device, launch: launch)
      }
    }
    for scene in document.scenes {
      let series = Screen.engine.layoutSeries(scene, of: document, for: configurations)
      for (configuration, together) in zip(configurations, series) {
        let alone = Screen.engine.layout(scene, of: document, for: configuration)
        let differing = zip(scene.elements, zip(alone.frames, together.frames)).filter {
          $0.1.0 != $0.1.1
        }
        #expect(
          differing.map { "\($0.0.id): \($0.1.0), \($0.1.1)" } == [],
          "\(scene.id) at \(configuration.size.shortName), \(configuration.launch)")
        #expect(alone == together, "\(scene.id) at \(configuration.size.shortName)")
      }
    }
  }

  /// The static table that an article on row heights began with: two fixed rows and a third.
  @Test("Labels, cells and content views of a static table stand where Xcode recorded them")
  func staticTable() throws {
    let document = try document(witnesses[0])
    let scene = try #require(document.scenes.first { !$0.elements.isEmpty })
    let layout = Screen.engine.layout(
      scene, of: document,
      for: Configuration(size: .large, device: document.device, target: .canvas))
    for (element, frame) in zip(scene.elements, layout.frames) {
      guard let recorded = element.recordedFrame,
        [.label, .tableViewCell, .tableViewCellContentView].contains(element.kind)
      else { continue }
      // One point: Xcode leaves a recorded frame alone that is off by less.
      #expect(abs(frame.x - recorded.x) <= 1 && abs(frame.y - recorded.y) <= 1, "\(element.id)")
      #expect(
        abs(frame.width - recorded.width) <= 1 && abs(frame.height - recorded.height) <= 1,
        "\(element.id)")
    }
  }
}
