import SwiftSyntax

/// Collects the types of a file, and its previews.
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
