import SwiftSyntax

/// Collects the types of a file, members that nothing but their names reaches, and its previews.
struct DeclaredTypeCollector {
  let place: WalkPlace
  /// In the order in which they begin.
  private(set) var types: [DeclaredType] = []

  init(at place: WalkPlace) { self.place = place }

  /// Notes a node that declares or extends a type, or that is a preview.
  mutating func collect(_ node: Syntax) {
    switch node.kind {
    case .classDecl: add(node.cast(ClassDeclSyntax.self))
    case .structDecl: add(node.cast(StructDeclSyntax.self))
    case .enumDecl: add(node.cast(EnumDeclSyntax.self))
    case .actorDecl: add(node.cast(ActorDeclSyntax.self))
    case .extensionDecl:
      guard case .type(let name, _)? = Scope.Kind.opened(by: node) else { return }
      add(name, .extension, node)
    case .functionDecl:
      let function = node.cast(FunctionDeclSyntax.self)
      add(member: function.name, function.modifiers, function.attributes, node)
    case .variableDecl:
      let variable = node.cast(VariableDeclSyntax.self)
      guard variable.bindings.count == 1,
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      else { return }
      add(member: name.identifier, variable.modifiers, variable.attributes, node)
    case .macroExpansionDecl, .macroExpansionExpr:
      if Scope.Kind.opened(by: node) == .preview { add("", .preview, node) }
    default: break
    }
  }

  private mutating func add(_ type: some DeclGroupSyntax & NamedDeclSyntax) {
    let node = Syntax(type)
    guard case .type(let name, let inherited)? = Scope.Kind.opened(by: node) else {
      add("", .preview, node)
      return
    }
    let isFound =
      type.modifiers.contains { ["public", "open"].contains($0.name.text) }
      || !type.attributes.allSatisfy(Self.isPlain)
      || inherited.contains { name in Self.foundByTheSystem.contains { name.hasSuffix($0) } }
    add(name, isFound ? .foundOtherwise : .declaration, node)
  }

  private mutating func add(_ name: String, _ kind: DeclaredType.Kind, _ node: Syntax) {
    types.append(
      DeclaredType(name: name.filter { $0 != "`" }, kind: kind, range: place.range(of: node)))
  }

  /// Notes a member that is private, or of a type itself in a declaration that names no protocol: no requirement calls it,
  /// and no class that its own inherits from.
  private mutating func add(
    member name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, _ node: Syntax
  ) {
    let words = Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
    guard name.text.first.map({ $0.isLetter || $0 == "_" }) == true, name.text != "main",
      words.isDisjoint(with: ["override", "public", "open"]),
      attributes.allSatisfy({ Self.isPlain($0) || Self.isBuilder($0) })
    else { return }
    if words.isDisjoint(with: ["private", "fileprivate"]) {
      guard !words.isDisjoint(with: ["static", "class"]),
        let group = node.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
        group.inheritanceClause == nil, !group.is(ProtocolDeclSyntax.self)
      else { return }
    }
    add(name.text, .member, node)
  }

  private static func isBuilder(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.simpleName?.hasSuffix("Builder") == true
  }

  /// Whether an attribute neither makes a type known to others nor adds code to it that may do so.
  private static func isPlain(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard let name = attribute.as(AttributeSyntax.self)?.attributeName.simpleName else {
      return false
    }
    return plainAttributes.contains(name)
  }

  private static let plainAttributes: Set<String> = [
    "available", "dynamicMemberLookup", "frozen", "MainActor", "Observable", "preconcurrency",
    "propertyWrapper", "resultBuilder", "unchecked",
  ]

  /// Endings of the names of protocols whose types the system finds by itself.
  private static let foundByTheSystem = [
    "AppEntity", "AppEnum", "AppShortcutsProvider", "Intent", "TestCase",
  ]
}
