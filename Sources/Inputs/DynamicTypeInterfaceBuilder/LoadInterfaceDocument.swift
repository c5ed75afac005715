import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

/// How a document is to be read.
package struct LoadOptions: Hashable, Sendable {
  /// The device whose size classes apply; nil for the one named in the document.
  package var device: Device?
  /// A language tag as the `.lproj` folders name it, or `Base` for the document's own texts.
  package var locale: String

  package init(device: Device? = nil, locale: String = "Base") {
    self.device = device
    self.locale = locale
  }
}

/// A document as it was read, and the findings about it.
package struct LoadedDocument: Sendable {
  package var document: InterfaceDocument
  /// In document order.
  package var findings: [Finding]
  /// The bytes with the places of elements and attributes, for fix-its.
  package var source: DocumentSource
}

/// Reads a storyboard or xib.
///
/// - Parameters:
///   - bytes: The file, of any size.
///   - path: What messages call it; nothing is read from it.
///   - options: The device and the locale to read it for.
///   - resources: Texts, images and colours from the files around the document.
/// - Returns: The document, whose screens know what is around them as far as it tells by itself.
/// - Throws: ``DocumentError`` when there is nothing to lay out; what is wrong in a readable document is
///   a finding of the result.
package func loadInterfaceDocument(
  _ bytes: [UInt8], path: String, options: LoadOptions = LoadOptions(),
  resources: DocumentResources = DocumentResources()
) throws(DocumentError) -> LoadedDocument {
  let source = try DocumentSource(bytes, path: path)
  let reader = try DocumentReader(source: source, options: options, resources: resources)
  let linked = LinkedDocuments([reader.readDocument()]).findingSurroundings()
  let document = linked.documents[0]
  return LoadedDocument(document: document, findings: reader.findings, source: source)
}
