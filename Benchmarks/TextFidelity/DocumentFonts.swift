import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeText
import Foundation

/// The fonts of labels as their documents have them on the device that they were recorded for.
///
/// The observations name the font that stands first in the document. A `variation` may set another for
/// the size classes of an iPad, and the recorded size is that one's.
final class DocumentFonts {
  private let corpus: URL
  private var documents: [String: InterfaceDocument?] = [:]

  /// - Parameter corpus: The folder that the paths of observations are in; it need not be there.
  init(corpus: URL) {
    self.corpus = corpus
  }

  /// The font of a label; `nil` when its document is not there or names a font by its own name.
  func font(of observation: Observation, at category: ContentSizeCategory) -> TextFont? {
    guard let description = description(of: observation) else { return nil }
    switch description.face {
    case .textStyle(let style):
      return style.canvasFont(at: category, tools: observation.tools)
    case .system(let weight, let isItalic) where description.pointSize > 0:
      return TextFont(weight: weight, isItalic: isItalic, pointSize: description.pointSize)
    default:
      return nil
    }
  }

  private func description(of observation: Observation) -> FontDescription? {
    for scene in document(observation.doc)?.scenes ?? [] {
      for element in scene.elements where element.id == observation.id {
        guard case .label(let text) = element.content, text.fragments.isEmpty else { return nil }
        return text.font
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
