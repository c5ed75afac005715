import SwiftSyntax

extension Scope.Kind {
  /// The scope that a declaration, a closure or a preview opens; nil for all other nodes.
  static func opened(by node: Syntax) -> Scope.Kind? {
    switch node.kind {
    case .classDecl: typeScope(node.cast(ClassDeclSyntax.self))
    case .structDecl: typeScope(node.cast(StructDeclSyntax.self))
    case .enumDecl: typeScope(node.cast(EnumDeclSyntax.self))
    case .actorDecl: typeScope(node.cast(ActorDeclSyntax.self))
    case .protocolDecl: typeScope(node.cast(ProtocolDeclSyntax.self))
    case .extensionDecl: extensionScope(node.cast(ExtensionDeclSyntax.self))
    case .functionDecl: .function(name: node.cast(FunctionDeclSyntax.self).name.text)
    case .initializerDecl: .function(name: "init")
    case .deinitializerDecl, .subscriptDecl, .accessorDecl: .function(name: "")
    case .accessorBlock: getterScope(node.cast(AccessorBlockSyntax.self))
    case .closureExpr: .closure
    case .macroExpansionDecl:
      node.cast(MacroExpansionDeclSyntax.self).macroName.text == "Preview" ? .preview : nil
    case .macroExpansionExpr:
      node.cast(MacroExpansionExprSyntax.self).macroName.text == "Preview" ? .preview : nil
    default: nil
    }
  }

  /// Of `var side: CGFloat { … }`, by the name of the property; nil where accessors open their own.
  private static func getterScope(_ block: AccessorBlockSyntax) -> Scope.Kind? {
    guard case .getter = block.accessors else { return nil }
    let binding = block.parent?.as(PatternBindingSyntax.self)
    return .function(
      name: binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "")
  }

  private static func typeScope(
    _ declaration: some NamedDeclSyntax & DeclGroupSyntax
  ) -> Scope.Kind {
    let inherited = names(inheritedBy: declaration.inheritanceClause)
    if inherited.contains("PreviewProvider") { return .preview }
    return .type(name: declaration.name.text, inherits: inherited)
  }

  private static func extensionScope(_ declaration: ExtensionDeclSyntax) -> Scope.Kind {
    let name = declaration.extendedType.simpleName ?? ""
    return .type(name: name, inherits: names(inheritedBy: declaration.inheritanceClause))
  }

  private static func names(inheritedBy clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.compactMap { $0.type.simpleName } ?? []
  }
}
