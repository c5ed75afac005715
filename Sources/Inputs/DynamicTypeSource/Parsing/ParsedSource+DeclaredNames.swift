import SwiftSyntax

/// A declaration at the top level of a source: a type, an extension, a function, a variable, a preview.
package struct OuterDeclaration: Hashable, Sendable {
  /// The names by which other files use it: of a type its own, of an extension those of what it adds.
  ///
  /// A member of a type is used by whoever names the type, or something that names it; so is a type in a type.
  package var names: Set<String>
  /// Whether its own file alone can name it.
  package var isPrivate: Bool
  /// How often it declares a type of a name in itself.
  package var innerTypes: [String: Int]
  /// UTF-8 offsets.
  package var range: Range<Int>
}

extension ParsedSource {
  /// In source order; nil for a source that is not parsed.
  package var outerDeclarations: [OuterDeclaration]? {
    tree?.statements.map { statement in
      let collector = DeclaredNameCollector(viewMode: .sourceAccurate)
      collector.walk(statement)
      let modifiers = Syntax(statement.item).asProtocol((any WithModifiersSyntax).self)?.modifiers
      return OuterDeclaration(
        names: collector.names, isPrivate: modifiers?.isPrivate ?? false,
        innerTypes: collector.innerTypes, range: range(of: statement))
    }
  }
}

private final class DeclaredNameCollector: SyntaxVisitor {
  var names: Set<String> = []
  var innerTypes: [String: Int] = [:]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOpen(node) { _ = add(node.name) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isOpen(node) else { return .skipChildren }
    for binding in node.bindings {
      for token in binding.pattern.tokens(viewMode: .sourceAccurate) { _ = add(token) }
    }
    return .skipChildren
  }

  /// What extends a type of the system or of another file is used without naming this one's.
  private func isOpen(_ node: some DeclSyntaxProtocol) -> Bool {
    var parent = node.parent
    while let around = parent {
      if around.is(ExtensionDeclSyntax.self) { return true }
      if around.asProtocol(DeclGroupSyntax.self) != nil { return false }
      parent = around.parent
    }
    return true
  }

  /// What is in a type is used by its name; what an extension adds, a type too, may be used without one.
  private func addType(
    _ name: TokenSyntax, _ node: some DeclSyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    if isOpen(node) { _ = add(name) } else { innerTypes[name.text, default: 0] += 1 }
    return .visitChildren
  }

  private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind {
      names.insert(token.text.filter { $0 != "`" })
    }
    return .visitChildren
  }
}
