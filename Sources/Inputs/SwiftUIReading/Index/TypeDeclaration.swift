import DynamicTypeSource
import SwiftSyntax

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
  /// The names of its attributes: `Observable`, `MainActor`.
  let attributes: Set<String>
  /// Its property `body`; nil where it has none.
  let body: TypeOutline.Body?
  /// The names of its properties, static or not.
  let propertyNames: Set<String>
  /// The index of the file with the type itself, or with its first extension.
  let file: Int
  /// All files that declare something of it.
  let files: Set<Int>
  /// The UTF-8 offset of the keyword.
  let offset: Int
  /// Whether its own file alone sees it.
  let isPrivate: Bool
  private let parts: [Part]
  private let joinedMembers = Once<Members>()

  /// The type itself, or an extension of it.
  struct Part: Sendable {
    var outline: TypeOutline
    var file: IndexedFile
    /// Among the types of its file, or among the extensions.
    var number: Int
    var isExtension: Bool

    var members: Members {
      let declarations = file.declarations
      return (isExtension ? declarations.extensions : declarations.types)[number].members
    }
  }

  /// - Parameter parts: The type itself, or its first extension, then what is added to it.
  init(_ first: Part, _ added: [Part]) {
    let parts = [first] + added
    let outline = first.outline
    self.parts = parts
    name = outline.name
    qualifiedName = outline.qualifiedName
    kind = outline.kind
    attributes = Set(outline.attributes)
    file = first.file.number
    offset = outline.offset
    isPrivate = outline.isPrivate
    inherited = parts.flatMap(\.outline.inherited)
    body = parts.lazy.compactMap(\.outline.body).first
    propertyNames = Set(parts.flatMap(\.outline.propertyNames))
    files = Set(parts.map(\.file.number))
  }

  /// What it declares, extensions included: the files with it are parsed when somebody first asks.
  var members: Members {
    _read {
      let joined = joinedMembers.made {
        parts.reduce(into: Members()) { $0.add($1.members) }
      }
      yield joined.value
    }
  }
}

/// What a type declares, by name.
struct Members: Sendable {
  var properties: [String: PropertyDeclaration] = [:]
  var staticProperties: [String: PropertyDeclaration] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var staticFunctions: [String: [FunctionDeclaration]] = [:]
  var initializers: [FunctionDeclaration] = []
  /// In the order of the source.
  var cases: [EnumCase] = []
  /// The names of stored properties in the order of the source, for the memberwise initialiser.
  var storedProperties: [String] = []
  var aliases: [String: TypeSyntax] = [:]

  /// Takes in what an extension declares.
  mutating func add(_ other: Members) {
    properties.merge(other.properties) { first, _ in first }
    staticProperties.merge(other.staticProperties) { first, _ in first }
    functions.merge(other.functions) { $0 + $1 }
    staticFunctions.merge(other.staticFunctions) { $0 + $1 }
    initializers += other.initializers
    cases += other.cases
    storedProperties += other.storedProperties
    aliases.merge(other.aliases) { first, _ in first }
  }
}

/// A variable or constant: stored, computed, of a type or of a file.
struct PropertyDeclaration: Sendable {
  var name: String
  var type: TypeSyntax?
  /// What it is set to where it is declared.
  var initializer: ExprSyntax?
  /// What it computes; nil for stored ones.
  var getter: CodeBlockItemListSyntax?
  var isConstant: Bool
  var attributes: [DeclarationAttribute]
  /// Its pattern is a tuple, of which it is the part of this number.
  var tuplePart: Int?
  /// What happens after it was set.
  var observer: PropertyObserver?
  var file: Int

  var isComputed: Bool { getter != nil }
  /// The property wrapper, the builder or the like; builders of SwiftUI count as none.
  var wrapper: DeclarationAttribute? {
    attributes.first { !$0.isBuilder && !DeclarationAttribute.plainNames.contains($0.name) }
  }
  var isBuilder: Bool { attributes.contains(where: \.isBuilder) }
}

/// `didSet`, with the name of the value before.
struct PropertyObserver: Sendable {
  var oldName: String
  var body: CodeBlockItemListSyntax
}

/// An attribute with its arguments: `@AppStorage("name")`.
struct DeclarationAttribute: Sendable {
  var name: String
  var arguments: LabeledExprListSyntax?

  var isBuilder: Bool { name.hasSuffix("Builder") }

  /// Attributes that change nothing about a property's value.
  static let plainNames: Set<String> = [
    "MainActor", "available", "objc", "IBOutlet", "IBInspectable", "ObservationIgnored",
    "usableFromInline",
    // Of SwiftData's models.
    "Attribute", "Relationship", "Transient",
    "inlinable", "discardableResult", "NSManaged", "nonobjc", "escaping", "autoclosure", "Sendable",
    "preconcurrency", "MainActorIsolated", "ObservationTracked",
  ]
}

/// A function or an initialiser.
struct FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    /// The name at the call; nil for `_`.
    var label: String?
    var name: String
    var type: TypeSyntax
    var defaultValue: ExprSyntax?
    var isBuilder = false
    var isVariadic = false
  }

  var name: String
  var parameters: [Parameter]
  var returnType: TypeSyntax?
  /// Nil for requirements of protocols.
  var body: CodeBlockItemListSyntax?
  var attributes: [DeclarationAttribute]
  /// Whether only its own file sees it.
  var isPrivate = false
  var file: Int
  /// Whether it gives back views, or what builders make.
  var isBuilder: Bool { attributes.contains(where: \.isBuilder) }
}

/// A case of an enumeration.
struct EnumCase: Sendable {
  var name: String
  var parameters: [FunctionDeclaration.Parameter]
  var rawValue: ExprSyntax?
  var file: Int
}

/// A `#Preview` or a `PreviewProvider`.
struct PreviewDeclaration: Sendable {
  /// The name that it is given, or that of the provider.
  var name: String
  var traits: LabeledExprListSyntax?
  var body: CodeBlockItemListSyntax
  var file: Int
  var offset: Int
}
