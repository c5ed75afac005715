import DynamicTypeModel

/// A document's bytes with the places of its elements and attributes, in UTF-8 offsets.
public struct DocumentSource: Sendable {
  public var path: String
  let xml: XMLTree

  /// Reads a well-formed XML file; it need not be an Interface Builder document.
  public init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    self.path = path
    xml = try XMLTree.parse(bytes, path: path)
  }
}
