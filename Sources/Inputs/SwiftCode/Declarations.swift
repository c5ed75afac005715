import SwiftSyntax

/// The number of a declaration in its `CodeIndex`.
package struct DeclarationID: Hashable, Comparable, Sendable {
  package var rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static func < (one: DeclarationID, other: DeclarationID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Where code stands: a file by its number, and an offset in bytes.
package struct CodePlace: Hashable, Sendable {
  package var file: Int
  package var offset: Int

  package init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}

/// `T`, or `T: P`.
package struct GenericParameter: Hashable, Sendable {
  package var name: String
  package var constraint: TypeReference?
}

/// `T: P` or `T == U` of a `where` clause; the left side may be `Element` or `Self.Element`.
package struct GenericRequirement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case conforms, same }

  package var subject: TypeReference
  package var kind: Kind
  package var type: TypeReference
}

/// A type, or all that extensions say of a type of another module.
package final class TypeDeclaration: @unchecked Sendable {
  package enum Kind: Sendable { case structure, enumeration, object, actor, contract, foreign }

  package let id: DeclarationID
  package let kind: Kind
  package let name: String
  /// The type around it; nil at the top of a file.
  package let container: TypeDeclaration?
  package let place: CodePlace
  /// What tells it from all other types: the names of the types around it and its own. That of a type which only its
  /// file sees has the file's number in it, for another file may declare one of the same name.
  package let path: [String]
  package internal(set) var generics: [GenericParameter] = []
  /// What it inherits and conforms to, by its own declaration.
  package internal(set) var inherited: [TypeReference] = []
  /// What its own declaration and its extensions declare, in the order of the sources.
  package internal(set) var groups: [MemberGroup] = []
  package internal(set) var attributes: [Attribute] = []
  package let isPrivate: Bool

  init(
    id: DeclarationID, kind: Kind, name: String, container: TypeDeclaration?, place: CodePlace,
    isPrivate: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.container = container
    self.place = place
    self.isPrivate = isPrivate
    // The name of a type that stands for one of another module may have several parts.
    path =
      isPrivate && container == nil
      ? ["\(name)#\(place.file)"]
      : (container?.path ?? []) + name.split(separator: ".").map(String.init)
  }

  package var isReference: Bool { kind == .object || kind == .actor }

  package var isPropertyWrapper: Bool { attributes.contains { $0.name == "propertyWrapper" } }

  /// `Outer.Inner`.
  package var qualifiedName: String { (container.map { $0.qualifiedName + "." } ?? "") + name }

  /// The cases of an enumeration, in their order.
  package private(set) var cases: [CaseDeclaration] = []
  /// Their places in ``cases``, by their names.
  private var casePlaces: [String: Int] = [:]

  /// The case of a name; nil where there is none.
  package func enumerationCase(_ name: String) -> CaseDeclaration? {
    casePlaces[name].map { cases[$0] }
  }

  package func hasCase(_ name: String) -> Bool { casePlaces[name] != nil }

  /// The stored properties of instances, in their order.
  package private(set) var storedProperties: [VariableDeclaration] = []

  /// Finds what is asked for time and again, once all groups are there.
  func findMembers() {
    cases = groups.flatMap(\.cases)
    casePlaces = Dictionary(cases.enumerated().map { ($1.name, $0) }) { first, _ in first }
    storedProperties = groups.filter(\.isOwn).flatMap(\.variables).filter {
      !$0.isStatic && $0.isStored
    }
  }
}

/// The members of one declaration of a type or of one extension.
package final class MemberGroup: @unchecked Sendable {
  /// Whether it is the type's own declaration, not an extension.
  package let isOwn: Bool
  package internal(set) var inherited: [TypeReference] = []
  package internal(set) var requirements: [GenericRequirement] = []
  package internal(set) var variables: [VariableDeclaration] = []
  package internal(set) var functions: [FunctionDeclaration] = []
  package internal(set) var cases: [CaseDeclaration] = []
  package internal(set) var aliases: [String: TypeReference] = [:]
  package internal(set) var associatedTypes: [String] = []
  package internal(set) var nested: [TypeDeclaration] = []
  /// The names of types that its functions declare for themselves.
  var localTypes: Set<String> = []
  package let file: Int

  init(isOwn: Bool, file: Int) {
    self.isOwn = isOwn
    self.file = file
  }

  func forgetLocalType(_ name: String) {
    nested.removeAll { $0.name == name }
    aliases[name] = nil
  }
}

/// `@State`, `@Published(initial: 3)`.
package struct Attribute: @unchecked Sendable {
  /// Its last name.
  package var name: String
  /// With the names before it: the type that it is nested in, or its module.
  package var path: [String]
  package var arguments: LabeledExprListSyntax?

  /// Whether it is a result builder by its name, as those of modules that are not there are.
  package var isBuilder: Bool { name.hasSuffix("Builder") }
}

package struct CaseDeclaration: @unchecked Sendable {
  package struct Parameter: @unchecked Sendable {
    package var label: String?
    package var type: TypeReference
    package var defaultValue: ExprSyntax?
  }

  package var name: String
  package var parameters: [Parameter]
  package var rawValue: ExprSyntax?
  package var place: CodePlace
}

/// A variable of a type, a file or a function's body.
package final class VariableDeclaration: @unchecked Sendable {
  package let id: DeclarationID
  package let name: String
  package let type: TypeReference?
  package let initialValue: ExprSyntax?
  package let isStatic: Bool
  package let isLet: Bool
  package let isLazy: Bool
  package let isWeak: Bool
  package let isOverride: Bool
  package let isPrivate: Bool
  package let attributes: [Attribute]
  package let accessors: Accessors
  package let container: TypeDeclaration?
  package let place: CodePlace
  /// What `Self` is in the extension that declares it, `where Self == Tea`; nil where that does not say.
  package internal(set) var selfType: TypeReference?
  /// For variables of a pattern, `let (a, b) = …`: all names of it, and which one this is.
  package let pattern: (syntax: PatternSyntax, initialValue: ExprSyntax?)?

  init(
    id: DeclarationID, name: String, type: TypeReference?, initialValue: ExprSyntax?,
    isStatic: Bool, isLet: Bool, isLazy: Bool, isWeak: Bool, isOverride: Bool, isPrivate: Bool,
    attributes: [Attribute], accessors: Accessors, container: TypeDeclaration?, place: CodePlace,
    pattern: (syntax: PatternSyntax, initialValue: ExprSyntax?)? = nil
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.isStatic = isStatic
    self.isLet = isLet
    self.isLazy = isLazy
    self.isWeak = isWeak
    self.isOverride = isOverride
    self.isPrivate = isPrivate
    self.attributes = attributes
    self.accessors = accessors
    self.container = container
    self.place = place
    self.pattern = pattern
  }

  /// Whether it keeps a value; a protocol's requirement and a computed one do not.
  package var isStored: Bool { accessors.getter == nil && !accessors.isRequirement }

  /// What `get`, `set` and observers are made of.
  package struct Accessors: @unchecked Sendable {
    package var getter: CodeBlockItemListSyntax?
    package var setter: CodeBlockItemListSyntax?
    package var setterName = "newValue"
    package var willSet: CodeBlockItemListSyntax?
    package var willSetName = "newValue"
    package var didSet: CodeBlockItemListSyntax?
    package var didSetName = "oldValue"
    /// `{ get }` of a protocol.
    package var isRequirement = false
    /// `mutating get`.
    package var isGetterMutating = false

    package init() {}
  }
}

/// A function, an initialiser, an operator or a subscript.
package final class FunctionDeclaration: @unchecked Sendable {
  package enum Kind: Sendable { case function, initializer, subscripting }

  package struct Parameter: @unchecked Sendable {
    /// What callers write before the argument; nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeReference
    package var defaultValue: ExprSyntax?
    package var isVariadic = false
    package var isInOut = false
    package var isAutoclosure = false
    package var attributes: [Attribute] = []
  }

  package let id: DeclarationID
  package let kind: Kind
  package let name: String
  package let parameters: [Parameter]
  package let result: TypeReference?
  package let generics: [GenericParameter]
  package let requirements: [GenericRequirement]
  /// What `Self` is in the extension that declares it, `where Self == Tea`; nil where that does not say.
  package internal(set) var selfType: TypeReference?
  package let isStatic: Bool
  package let isMutating: Bool
  package let isThrowing: Bool
  /// `throws(E)`.
  package let error: TypeReference?
  package let isAsync: Bool
  package let isFailable: Bool
  package let isConvenience: Bool
  package let isOverride: Bool
  package let isPrivate: Bool
  package let isRequired: Bool
  package let attributes: [Attribute]
  package let body: CodeBlockItemListSyntax?
  /// Of a subscript.
  package let accessors: VariableDeclaration.Accessors
  package let container: TypeDeclaration?
  package let place: CodePlace

  init(
    id: DeclarationID, kind: Kind, name: String, parameters: [Parameter], result: TypeReference?,
    generics: [GenericParameter], requirements: [GenericRequirement], modifiers: Set<String>,
    isThrowing: Bool, error: TypeReference? = nil, isAsync: Bool, isFailable: Bool,
    attributes: [Attribute], body: CodeBlockItemListSyntax?,
    accessors: VariableDeclaration.Accessors,
    container: TypeDeclaration?, place: CodePlace
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.requirements = requirements
    isStatic = modifiers.contains("static") || modifiers.contains("class")
    isMutating = modifiers.contains("mutating")
    isConvenience = modifiers.contains("convenience")
    isOverride = modifiers.contains("override")
    isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    isRequired = modifiers.contains("required")
    self.isThrowing = isThrowing
    self.error = error
    self.isAsync = isAsync
    self.isFailable = isFailable
    self.attributes = attributes
    self.body = body
    self.accessors = accessors
    self.container = container
    self.place = place
  }
}
