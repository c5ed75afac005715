import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeText
import Foundation
import UIKitLayout
import UIKitModel

/// What the documents of observations say of their labels, where they are there.
final class RecordedDocuments {
  private let corpus: URL
  private let engine: LayoutEngine
  private var documents: [String: InterfaceDocument?] = [:]

  /// - Parameter corpus: The folder that the paths of observations are in; it need not be there.
  init(corpus: URL, measurer: TextMeasurer) {
    self.corpus = corpus
    engine = LayoutEngine(measurer: measurer)
  }

  /// The font of a label as its document has it on the device that it was recorded for.
  ///
  /// The observations name the font that stands first in the document. A `variation` may set another for
  /// the size classes of an iPad, and the recorded size is that one's.
  ///
  /// - Returns: `nil` when the document is not there or names the font by its own name.
  func font(of observation: Observation, at category: ContentSizeCategory) -> TextFont? {
    guard let description = place(of: observation)?.text.font else { return nil }
    switch description.face {
    case .textStyle(let style):
      return style.canvasFont(at: category, tools: observation.tools)
    case .system(let weight, let isItalic) where description.pointSize > 0:
      return TextFont(weight: weight, isItalic: isItalic, pointSize: description.pointSize)
    default:
      return nil
    }
  }

  /// Which sides of a label something else than its text gives: laid out in its document with the font
  /// twice as large, the label keeps them.
  ///
  /// - Parameter pointSize: The label's own, in points.
  func givenSides(
    of observation: Observation, pointSize: Double, at category: ContentSizeCategory
  ) -> (width: Bool, height: Bool) {
    guard observation.wfree || observation.hfree, let place = place(of: observation) else {
      return (false, false)
    }
    let (document, index, scene) = (place.document, place.index, place.scene)
    var text = place.text
    text.font = FontDescription(
      face: .system(weight: .regular, isItalic: false), pointSize: 2 * pointSize,
      location: text.font?.location ?? scene.elements[index].location)
    var enlarged = scene
    enlarged.elements[index].content = .label(text)
    let configuration = Configuration(
      size: category, device: document.recordedDevice, target: .canvas)
    let sizes = [scene, enlarged].map {
      engine.layout($0, of: document, for: configuration).nodes[index].frame
    }
    return (sizes[0].width == sizes[1].width, sizes[0].height == sizes[1].height)
  }

  /// A label in its document, one of plain text.
  private func place(
    of observation: Observation
  ) -> (document: InterfaceDocument, scene: Scene, index: Int, text: TextContent)? {
    guard let document = document(observation.doc) else { return nil }
    for scene in document.scenes {
      for (index, element) in scene.elements.enumerated() where element.id == observation.id {
        guard case .label(let text) = element.content, text.fragments.isEmpty else { return nil }
        return (document, scene, index, text)
      }
    }
    return nil
  }

  private func document(_ path: String) -> InterfaceDocument? {
    if let known = documents[path] { return known }
    let bytes = (try? Data(contentsOf: corpus.appending(path: path))).map { [UInt8]($0) }
    let document = bytes.flatMap { try? loadInterfaceDocument($0, path: path).document }
    documents[path] = .some(document)
    return document
  }
}
