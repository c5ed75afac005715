import DynamicTypeModel

/// Why a document could not be read at all.
///
/// What is doubtful in a readable one is a `Finding`.
package struct DocumentError: Error, Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// There are no bytes, or only white space.
    case empty
    /// The bytes are of another kind of file: a picture, an archive, text.
    case notXML
    /// The file ends inside an element.
    case truncated
    /// XML with a mistake in it.
    case malformedXML
    /// Entity declarations, which can make a small file expand without bound.
    case entityDeclaration
    /// More bytes, attributes or nesting than any real document has.
    case tooLarge
    /// XML of another kind, or a document for another platform.
    case notAnInterfaceDocument
    /// A strings table beside a document that is not well-formed.
    case malformedStrings
    /// A file that could not be read from disk.
    case unreadable
  }

  package var kind: Kind
  /// The file, with the place where it is known.
  package var location: SourceLocation
  /// What was expected and what was found, without the location.
  package var reason: String

  package init(kind: Kind, location: SourceLocation, reason: String) {
    self.kind = kind
    self.location = location
    self.reason = reason
  }
}

extension DocumentError: CustomStringConvertible {
  /// `path:line:column: reason`, without the parts that are not known.
  package var description: String { "\(location): \(reason)" }
}
