/// A type of the app, or a type of another module as far as the app extends it.
final class TypeDeclaration: Sendable {
  enum Kind: String, Codable, Hashable, Sendable {
    case structure, enumeration, protocolType
    /// A class or an actor.
    case reference
    /// Of another module.
    case external
  }

  let name: String
  /// With the types that it is nested in: `Outer.Inner`.
  let qualifiedName: String
  let kind: Kind
  /// What it inherits from and conforms to, extensions included, by simple name.
  let inherited: [String]
  /// Its property `body`; nil where it has none.
  let body: TypeOutline.Body?
  /// The index of the file with the type itself, or with its first extension.
  let file: Int
  /// All files that declare something of it.
  let files: Set<Int>
  /// The UTF-8 offset of the keyword.
  let offset: Int
  /// Whether its own file alone sees it.
  let isPrivate: Bool
  /// Whether it is generic over views.
  let takesViews: Bool

  /// The type itself, or an extension of it, and the index of its file.
  struct Part: Sendable {
    var outline: TypeOutline
    var file: Int
  }

  /// - Parameter parts: The type itself, or its first extension, then what is added to it.
  init(_ first: Part, _ added: [Part]) {
    let parts = [first] + added
    let outline = first.outline
    name = outline.name
    qualifiedName = outline.qualifiedName
    kind = outline.kind
    file = first.file
    offset = outline.offset
    isPrivate = outline.isPrivate
    takesViews = outline.takesViews
    inherited = parts.flatMap(\.outline.inherited)
    body = parts.lazy.compactMap(\.outline.body).first
    files = Set(parts.map(\.file))
  }
}
