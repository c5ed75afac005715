import SwiftSyntax

extension ParsedSource {
  /// The names by which other files use what the source declares: its types, wherever they are, and what stands
  /// outside of types or extends one. Nil for a source that is not parsed.
  ///
  /// A member of a type is used by whoever names the type, or something that names it.
  package var declaredNames: Set<String>? {
    guard let tree else { return nil }
    let collector = DeclaredNameCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.names
  }
}

private final class DeclaredNameCollector: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
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

  private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind {
      names.insert(token.text.filter { $0 != "`" })
    }
    return .visitChildren
  }
}
