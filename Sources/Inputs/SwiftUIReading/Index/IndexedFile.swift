import DynamicTypeSource
import Synchronization

/// A source of an app with the names that it declares. Its declarations are read when somebody first asks for them.
final class IndexedFile: Sendable {
  let source: ParsedSource
  let outline: FileOutline
  /// Its place in the index.
  let number: Int
  private let known = AtomicLazyReference<Known>()

  private final class Known: Sendable {
    let declarations: FileDeclarations
    init(_ declarations: FileDeclarations) { self.declarations = declarations }
  }

  init(_ source: OutlinedSource, number: Int) {
    self.source = source.source
    self.outline = source.outline
    self.number = number
  }

  var declarations: FileDeclarations {
    let known =
      known.load() ?? known.storeIfNil(Known(FileDeclarations(source, file: number)))
    return known.declarations
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
