import DynamicType
import DynamicTypeModel
import DynamicTypeResources
import UIKitLayout
import UIKitModel

/// Lays documents out as Xcode did and compares the frames.
package struct FidelityRun: Sendable {
  package var threads: Int
  /// The size the documents were recorded at; nil to find it out for each.
  package var size: ContentSizeCategory?

  package init(threads: Int, size: ContentSizeCategory? = nil) {
    self.threads = threads
    self.size = size
  }

  package func run(_ files: InputFiles, on bench: Bench) async -> Fidelity {
    let size = size
    let folders = KnownFolders()
    let parts = await concurrentMap(files.documents, threads: threads, of: \.self) { path in
      Self.compare(path, in: folders, at: size, on: bench)
    }
    var result = Fidelity()
    for problem in files.problems { result.problems.append(problem) }
    for part in parts { result.add(part) }
    return result
  }

  private static func compare(
    _ path: String, in folders: KnownFolders, at size: ContentSizeCategory?, on bench: Bench
  ) -> Fidelity {
    var result = Fidelity()
    do throws(InputProblem) {
      let input = try DocumentInput(path: path, folders: folders)
      let document = try input.load(device: nil, locale: "Base").document
      result.documents = 1
      let size = size ?? recordedSize(of: document, on: bench)
      if size != .large { result.otherSizes.append((path, size)) }
      for scene in document.scenes where !scene.elements.isEmpty {
        compare(scene, of: document, at: size, on: bench, into: &result)
      }
    } catch {
      result.problems.append(error)
    }
    return result
  }

  private static func compare(
    _ scene: Scene, of document: InterfaceDocument,
    at size: ContentSizeCategory, on bench: Bench, into result: inout Fidelity
  ) {
    let configuration = Configuration(
      size: size, device: document.recordedDevice, target: .canvas)
    let layout = bench.engine.layout(scene, of: document, for: configuration)
    let recorded = RecordedScene(scene, era: layout.era, device: document.recordedDevice)
    let kept = bench.engine.layoutKeepingNearSizes(
      scene, of: document, for: configuration)
    for (index, element) in scene.elements.enumerated() {
      if let reason = recorded.notTrusted[index] {
        result.notTrusted[String(reason.prefix { $0 != " " }), default: 0] += 1
        continue
      }
      guard let expected = element.recordedFrame, !isBarOfController(element, scene) else {
        continue
      }
      result.records.append(
        FidelityRecord(
          location: element.location, element: element.id, kind: element.kind,
          era: layout.era, placement: Placement(of: ElementIndex(index), in: scene),
          hasCustomClass: element.customClass != nil,
          isInTrustedViews: recorded.trustsViews(around: ElementIndex(index)), expected: expected,
          got: layout.nodes[index].frame, gotKeepingNearSizes: kept.nodes[index].frame))
    }
  }

  /// Bars of navigation and tab bar controllers have frames that mean nothing.
  private static func isBarOfController(_ element: Element, _ scene: Scene) -> Bool {
    element.parent == nil && (element.kind == .navigationBar || element.kind == .tabBar)
  }

  /// The text size that the one-line labels with a text style have the height of: documents were recorded
  /// at that of their Xcode's canvas, or a few at another.
  private static func recordedSize(
    of document: InterfaceDocument, on bench: Bench
  ) -> ContentSizeCategory {
    var votes: [ContentSizeCategory: Int] = [:]
    var labels = 0
    let scale = document.recordedDevice.pixelScale
    for scene in document.scenes {
      for element in scene.elements {
        guard case .label(let text) = element.content, text.numberOfLines <= 1,
          let frame = element.recordedFrame, !element.translatesAutoresizingMask,
          case .textStyle(let style)? = text.font?.face
        else { continue }
        labels += 1
        for size in ContentSizeCategory.allCases {
          // A line of the system font is 1.193359 em high, rounded up to the pixel.
          let height =
            (style.pointSize(for: size) * 1.193359 * scale - 1e-6).rounded(.up) / scale
          if abs(height - frame.height) < 0.01 { votes[size, default: 0] += 1 }
        }
      }
    }
    let usual = document.recordedTextSize
    let best = ContentSizeCategory.allCases.max { votes[$0, default: 0] < votes[$1, default: 0] }
    guard let best, labels >= 2, votes[usual, default: 0] * 2 < votes[best, default: 0],
      votes[best, default: 0] * 2 > labels
    else { return usual }
    return best
  }
}
