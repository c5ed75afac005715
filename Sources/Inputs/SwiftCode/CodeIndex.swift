import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What all sources of an app declare: types with their extensions, functions, variables, operators.
///
/// It is filled once, from all files, and asked ever after.
package final class CodeIndex: @unchecked Sendable {
  package struct File {
    package var path: String
    package var text: [UInt8]
    package var syntax: SourceFileSyntax
    /// What stands at the top of the file.
    package var group: MemberGroup
    package var imports: [String]
  }

  package internal(set) var files: [File] = []
  /// How many of them are the app's: those of the prelude come after them.
  package let ownFileCount: Int
  /// Types by their last name, in the order of the sources.
  private var typesByName: [String: [TypeDeclaration]] = [:]
  private var typesByQualifiedName: [String: [TypeDeclaration]] = [:]
  /// Those that only their files see, by their paths.
  private var typesByPath: [String: TypeDeclaration] = [:]
  private var foreignTypes: [String: TypeDeclaration] = [:]
  private var globalFunctions: [String: [FunctionDeclaration]] = [:]
  private var globalVariables: [String: [VariableDeclaration]] = [:]
  private var globalAliases: [String: TypeReference] = [:]
  /// All modules that any file imports.
  private(set) var importedModules: Set<String> = []
  /// The last names of what types inherit from.
  private var inheritedNames: Set<String> = []
  var extensions: [(syntax: ExtensionDeclSyntax, file: Int)] = []
  /// Precedences of Swift and of what the sources declare.
  package private(set) var precedences = OperatorTable.standardOperators
  private var lastID = 0
  /// Told what is asked, where somebody wants to know.
  private var note: (@Sendable (Question) -> Void)?
  /// Stands for the owner of what belongs to no type.
  package let noOwner: TypeDeclaration

  /// Reads sources.
  ///
  /// - Parameter sources: Each file's path and bytes; the order decides which of two declarations of one name comes first.
  /// - Parameter prelude: Sources of what modules of the system declare, which come after all others.
  /// - Parameter trees: The trees of sources that are parsed already, by their paths.
  /// - Parameter more: One more source of the prelude, for what all others name and do not declare.
  package init(
    _ sources: [(path: String, text: [UInt8])], prelude: [(path: String, text: [UInt8])] = [],
    trees: [String: SourceFileSyntax] = [:],
    more: ((CodeIndex) -> (path: String, text: [UInt8])?)? = nil
  ) {
    ownFileCount = sources.count
    noOwner = TypeDeclaration(
      id: DeclarationID(0), kind: .foreign, name: "", container: nil,
      place: CodePlace(file: -1, offset: 0))
    noOwner.groups = [MemberGroup(isOwn: true, file: -1)]
    for source in sources { add(source, trees[source.path]) }
    for source in prelude { add(source, PreludeTrees.tree(of: source)) }
    for file in files.indices {
      DeclarationReader(index: self, file: file).read(files[file].syntax)
    }
    if let source = more?(self) {
      add(source, nil)
      DeclarationReader(index: self, file: files.count - 1).read(files[files.count - 1].syntax)
    }
    for file in files { globalAliases.merge(file.group.aliases) { first, _ in first } }
    joinExtensions()
    for type in typesByName.values.joined() {
      type.findMembers()
      inheritedNames.formUnion(type.groups.flatMap(\.inherited).compactMap(\.name))
    }
    for file in files {
      for function in file.group.functions {
        globalFunctions[function.name, default: []].append(function)
      }
      for variable in file.group.variables {
        globalVariables[variable.name, default: []].append(variable)
      }
    }
  }

  private init(_ other: CodeIndex, note: @escaping @Sendable (Question) -> Void) {
    files = other.files
    ownFileCount = other.ownFileCount
    typesByName = other.typesByName
    typesByQualifiedName = other.typesByQualifiedName
    typesByPath = other.typesByPath
    foreignTypes = other.foreignTypes
    globalFunctions = other.globalFunctions
    globalVariables = other.globalVariables
    globalAliases = other.globalAliases
    importedModules = other.importedModules
    inheritedNames = other.inheritedNames
    precedences = other.precedences
    noOwner = other.noOwner
    self.note = note
    // Every body is folded by them, and by whoever needs it first.
    note(.operators)
    note(.extensionsOfAliases)
  }

  /// The same index, which tells what it is asked by name.
  package func noting(_ note: @escaping @Sendable (Question) -> Void) -> CodeIndex {
    CodeIndex(self, note: note)
  }

  private func add(_ source: (path: String, text: [UInt8]), _ tree: SourceFileSyntax?) {
    let syntax = tree ?? source.text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let imports = syntax.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    files.append(
      File(
        path: source.path, text: source.text, syntax: syntax,
        group: MemberGroup(isOwn: true, file: files.count), imports: imports))
    importedModules.formUnion(imports)
    precedences.addSourceFile(syntax) { _ in }
  }

  /// Whether a type or another name for one is declared, wherever that is.
  package func isDeclared(_ name: String) -> Bool {
    typesByName[name] != nil || files.contains { $0.group.aliases[name] != nil }
  }

  func nextID() -> DeclarationID {
    lastID += 1
    return DeclarationID(lastID)
  }

  /// Something that is asked of an index, whose answer the declarations of that name are.
  package enum Question: Hashable, Sendable {
    /// A type, or the extensions of one of another module, by its whole name.
    case type(String)
    /// All types of a last name.
    case typesNamed(String)
    case function(String)
    case variable(String)
    case alias(String)
    /// The types that inherit from one of a last name.
    case heirs(String)
    /// The operators that sources declare.
    case operators
    /// The extensions that name what they extend by an alias.
    case extensionsOfAliases
  }

  func add(_ type: TypeDeclaration) {
    typesByName[type.name, default: []].append(type)
    typesByQualifiedName[type.qualifiedName, default: []].append(type)
    if type.isPrivate, type.container == nil {
      typesByPath[type.path[0]] = type
    }
  }

  /// Gives the members of extensions to the types that they extend; of types of other modules to a declaration that
  /// stands for them.
  private func joinExtensions() {
    // An extension may declare the type that another one extends: a nested type is another module's only where none does.
    var waiting = extensions
    while !waiting.isEmpty {
      extensions = []
      var later: [(syntax: ExtensionDeclSyntax, file: Int)] = []
      for (syntax, file) in waiting {
        if isNestedAndUnknown(TypeReference(syntax.extendedType)) {
          later.append((syntax, file))
        } else {
          join(syntax, file)
        }
      }
      if later.count == waiting.count {
        for (syntax, file) in later { join(syntax, file) }
        later = []
      }
      waiting = later + extensions
    }
    extensions = []
  }

  private func join(_ syntax: ExtensionDeclSyntax, _ file: Int) {
    let extended = TypeReference(syntax.extendedType)
    let type = extendedType(extended)
    let group = MemberGroup(isOwn: false, file: file)
    group.inherited =
      syntax.inheritanceClause?.inheritedTypes.map { TypeReference($0.type) } ?? []
    group.requirements = DeclarationReader.requirements(syntax.genericWhereClause)
    // `extension [Int]`, `extension Array<Int>`.
    switch extended {
    case .array(let element) where element != .unwritten:
      group.requirements.append(
        GenericRequirement(subject: .named("Element"), kind: .same, type: element))
    case .optional(let wrapped) where wrapped != .unwritten:
      group.requirements.append(
        GenericRequirement(subject: .named("Wrapped"), kind: .same, type: wrapped))
    default: break
    }
    if extended.arguments.count == 1, ["Array", "Set", "Optional"].contains(extended.name ?? "") {
      group.requirements.append(
        GenericRequirement(
          subject: .named(extended.name == "Optional" ? "Wrapped" : "Element"), kind: .same,
          type: extended.arguments[0]))
    }
    type.groups.append(group)
    DeclarationReader(index: self, file: file).read(syntax.memberBlock, into: type, group: group)
    let own = group.requirements.first { $0.kind == .same && $0.subject == .named("Self") }
    if let own {
      for variable in group.variables { variable.selfType = own.type }
      for function in group.functions { function.selfType = own.type }
    }
  }

  private func isNestedAndUnknown(_ extended: TypeReference) -> Bool {
    guard case .named(let path, _) = extended, path.count > 1 else { return false }
    return declaration(path: path, in: nil, file: nil) == nil
  }

  private func extendedType(_ reference: TypeReference) -> TypeDeclaration {
    let path: [String] =
      switch reference {
      case .named(let path, _): path
      case .array: ["Array"]
      case .optional: ["Optional"]
      case .dictionary: ["Dictionary"]
      default: [reference.description]
      }
    if let own = declaration(path: path, in: nil, file: nil) { return own }
    if path.count > 1, isSystemModule(path[0]) {
      let name = path.dropFirst().joined(separator: ".")
      return foreign(Self.systemAliases[name] ?? name)
    }
    if path.count == 1, let alias = globalAlias(path[0]), alias != reference {
      return extendedType(alias)
    }
    let name = path.joined(separator: ".")
    return foreign(Self.systemAliases[name] ?? name)
  }

  /// Other names of types, as Swift and Foundation declare them.
  package static let systemAliases = [
    "TimeInterval": "Double", "CFTimeInterval": "Double", "NSInteger": "Int", "Float64": "Double",
    "Float32": "Float", "NSString": "String", "IntegerLiteralType": "Int",
    "StringLiteralType": "String",
  ]

  private func foreign(_ name: String) -> TypeDeclaration {
    if let known = foreignTypes[name] { return known }
    let type = TypeDeclaration(
      id: nextID(), kind: .foreign, name: name, container: nil,
      place: CodePlace(file: -1, offset: 0))
    foreignTypes[name] = type
    return type
  }

  // MARK: - Questions

  /// What extensions say of a type of another module; nil where none extends it.
  package func extensionsOf(_ name: String) -> TypeDeclaration? {
    note?(.type(name))
    return foreignTypes[name]
  }

  package func functions(named name: String) -> [FunctionDeclaration] {
    note?(.function(name))
    return globalFunctions[name] ?? []
  }

  /// A variable of a file; one that is private counts in its own file alone.
  package func variable(named name: String, in file: Int) -> VariableDeclaration? {
    note?(.variable(name))
    let all = globalVariables[name] ?? []
    return all.first { $0.place.file == file } ?? all.first { !$0.isPrivate }
  }

  package func globalAlias(_ name: String) -> TypeReference? {
    note?(.alias(name))
    return globalAliases[name]
  }

  /// All types of a name, wherever they are declared.
  package func types(named name: String) -> [TypeDeclaration] {
    note?(.typesNamed(name))
    let types = typesByName[name] ?? []
    for type in types { noteAround(type) }
    return types
  }

  private func noteAround(_ type: TypeDeclaration) {
    guard let note else { return }
    var around: TypeDeclaration? = type
    while let type = around {
      note(.type(type.qualifiedName))
      around = type.container
    }
  }

  /// Not noted: for those who keep nothing of what they read.
  package var allTypes: [TypeDeclaration] {
    typesByQualifiedName.values.flatMap { $0 }.sorted { $0.id < $1.id }
  }

  /// Whether a class of the sources names this one as its superclass, or a type this one as what it conforms to.
  package func hasHeirs(_ name: String) -> Bool {
    note?(.heirs(name))
    return inheritedNames.contains(name)
  }

  /// The type that a path of names means in a type of a file.
  ///
  /// Names are looked up from the inside out: in the type, its supertypes and protocols, the types around it, then in the file and the
  /// others.
  package func declaration(
    path: [String], in context: TypeDeclaration?, file: Int?
  ) -> TypeDeclaration? {
    guard let first = path.first else { return nil }
    var found = type(first, in: context, file: file)
    // A type that the app puts into one of another module: `Image.Medium`.
    if found == nil, path.count > 1 {
      found = extensionsOf(first)
      if found == nil, isImported(first) {
        let inner = declaration(path: Array(path.dropFirst()), in: nil, file: file)
        let isMeant = isOwnModule(first, file) || inner.map { module(of: $0) == first } ?? false
        return isMeant ? inner : nil
      }
    }
    for name in path.dropFirst() {
      guard let outer = found else { return nil }
      found = nested(name, in: outer)
    }
    return found
  }

  /// Whether a name that no type has is that of a module of the app or a package, which some file imports.
  package func isImported(_ name: String) -> Bool {
    importedModules.contains(name) && !isSystemModule(name)
  }

  /// Whether an imported module is likely the one that a file is in: other files import it, and this one need not.
  private func isOwnModule(_ name: String, _ file: Int?) -> Bool {
    guard let file, files.indices.contains(file) else { return false }
    return !files[file].imports.contains(name)
  }

  private func type(_ name: String, in context: TypeDeclaration?, file: Int?) -> TypeDeclaration? {
    var around = context
    while let type = around {
      if type.name == name, type.container == nil || type.kind != .foreign { return type }
      if let inner = nested(name, in: type) { return inner }
      around = type.container
    }
    if let only = typesByPath[name] {
      note?(.type(only.qualifiedName))
      return only
    }
    note?(.type(name))
    let candidates = typesByQualifiedName[name] ?? []
    // What only its file sees is nobody else's: elsewhere it goes by the name with the file's number.
    return candidates.first { $0.place.file == file } ?? candidates.first { !$0.isPrivate }
  }

  private func nested(
    _ name: String, in type: TypeDeclaration, depth: Int = 0
  ) -> TypeDeclaration? {
    note?(.type(type.qualifiedName + "." + name))
    for group in type.groups {
      if let inner = group.nested.first(where: { $0.name == name }) { return inner }
    }
    guard depth < 8 else { return nil }
    for parent in type.groups.flatMap(\.inherited) {
      guard case .named(let path, _) = parent, path.last != type.name,
        let declaration = declaration(path: path, in: type.container, file: type.place.file),
        declaration !== type
      else { continue }
      if let inner = nested(name, in: declaration, depth: depth + 1) { return inner }
    }
    return nil
  }

  /// Whether a name is that of a module of the system and of no type of the sources.
  package func isSystemModule(_ name: String) -> Bool {
    Self.systemModules.contains(name) && declaration(path: [name], in: nil, file: nil) == nil
  }

  /// The names of a type within its module: `SwiftUI.Font` is `Font`.
  package func withoutSystemModule(_ path: [String]) -> [String] {
    path.count > 1 && isSystemModule(path[0]) ? Array(path.dropFirst()) : path
  }

  private static let systemModules: Set<String> = [
    "Foundation", "SwiftUI", "SwiftUICore", "UIKit", "Combine", "CoreGraphics", "Observation",
  ]

  /// An alias of a name in a type, in the types around it, or of a file.
  package func alias(_ name: String, in context: TypeDeclaration?) -> TypeReference? {
    var around = context
    while let type = around {
      for group in type.groups {
        if let alias = group.aliases[name] { return alias }
      }
      around = type.container
    }
    return globalAlias(name)
  }

  /// The text of a piece of a file.
  package func text(file: Int, _ range: Range<Int>) -> String {
    guard files.indices.contains(file) else { return "" }
    let bytes = files[file].text
    let clamped = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[clamped], as: UTF8.self)
  }
}
