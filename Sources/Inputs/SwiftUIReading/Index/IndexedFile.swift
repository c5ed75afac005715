import DynamicTypeSource

/// A source of an app with the names that it declares. Its declarations are read when somebody first asks for them.
final class IndexedFile: Sendable {
  let source: ParsedSource
  let outline: FileOutline
  /// Its place in the index.
  let number: Int
  private let read = Once<FileDeclarations>()

  init(_ source: OutlinedSource, number: Int) {
    self.source = source.source
    outline = source.outline
    self.number = number
  }

  var declarations: FileDeclarations {
    read.made { FileDeclarations(source, file: number) }.value
  }
}

/// A source with the names that it declares.
package struct OutlinedSource: Sendable {
  package let source: ParsedSource
  let outline: FileOutline

  /// - Parameter outline: Of the same bytes.
  package init(_ source: ParsedSource, outline: FileOutline) {
    self.source = source
    self.outline = outline
  }

  package init(_ source: ParsedSource) {
    self.init(source, outline: FileOutline(of: source))
  }
}
