import SwiftSyntax

extension ExprSyntax {
  /// What a name stands for that is declared around it as a constant, once; the expression itself where it is no such
  /// name.
  ///
  /// Names are looked for where Swift does: in the statements before, in the type around, in the file, and
  /// `Sizes.title` in a type of that name there. Nothing is followed that a parameter or a variable may be.
  var constant: ExprSyntax {
    var expression = self
    for _ in 0..<8 {
      while let inner = expression.unwrapped { expression = inner }
      guard let names = expression.dottedNames, let value = expression.declaration(of: names)
      else { break }
      expression = value
    }
    return expression
  }

  /// A number that is written down, or the constant that is.
  var constantNumber: Double? {
    let value = constant
    if let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledExpression.dottedNames, name == ["CGFloat"] || name == ["Double"]
    {
      return call.arguments.first?.expression.constantNumber
    }
    let text =
      value.as(IntegerLiteralExprSyntax.self)?.literal.text
      ?? value.as(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { text in Double(text.filter { $0 != "_" }) }
  }

  /// A text that is written down, without anything put into it.
  var constantText: String? {
    constant.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func declaration(of names: [String]) -> ExprSyntax? {
    guard let name = names.last, names.count <= 2 else { return nil }
    // `self.size` and `Self.size` are members, whatever a statement declares.
    let isMember = names.count == 1 && !self.is(DeclReferenceExprSyntax.self)
    let type = names.count == 2 && names[0] != "Self" ? names[0] : nil
    var node = Syntax(self)
    for _ in 0..<FactCollector.maximumHeight {
      guard let parent = node.parent else { return nil }
      switch parent.lookup(name, in: type, from: node, isMember: isMember || names.count == 2) {
      case .found(let value): return value
      case .hidden: return nil
      case .none: node = parent
      }
    }
    return nil
  }
}

/// What a scope has for a name.
private enum Lookup {
  case found(ExprSyntax)
  /// Something that is no constant.
  case hidden
  case none
}

extension Syntax {
  /// - Parameters:
  ///   - type: The type whose member it is; nil for a plain name.
  ///   - child: The node within, from which the name is asked for.
  fileprivate func lookup(
    _ name: String, in type: String?, from child: Syntax, isMember: Bool
  ) -> Lookup {
    if let list = self.as(CodeBlockItemListSyntax.self) {
      let isFile = parent?.is(SourceFileSyntax.self) == true
      let items = list.filter { isFile || $0.position < child.position }
      if let type { return items.lazy.map { Syntax($0.item) }.lookup(name, inType: type) }
      return isMember ? .none : items.map { Syntax($0.item) }.lookup(name)
    }
    if let list = self.as(MemberBlockItemListSyntax.self) {
      let members = list.map { Syntax($0.decl) }
      return type.map { members.lookup(name, inType: $0) } ?? members.lookup(name)
    }
    return !isMember && binds(name) ? .hidden : .none
  }

  /// Whether a function, a condition or a pattern gives what is in it such a name.
  private func binds(_ name: String) -> Bool {
    let patterns: [Syntax] =
      switch kind {
      case .functionDecl: [Syntax(cast(FunctionDeclSyntax.self).signature)]
      case .initializerDecl: [Syntax(cast(InitializerDeclSyntax.self).signature)]
      case .closureExpr: cast(ClosureExprSyntax.self).signature.map { [Syntax($0)] } ?? []
      case .ifExpr: [Syntax(cast(IfExprSyntax.self).conditions)]
      case .whileStmt: [Syntax(cast(WhileStmtSyntax.self).conditions)]
      case .forStmt: [Syntax(cast(ForStmtSyntax.self).pattern)]
      case .switchCase: [Syntax(cast(SwitchCaseSyntax.self).label)]
      case .catchClause: [Syntax(cast(CatchClauseSyntax.self).catchItems)]
      default: []
      }
    return patterns.contains { pattern in
      pattern.tokens(viewMode: .sourceAccurate).prefix(500).contains { $0.text == name }
    }
  }
}

extension Sequence<Syntax> {
  /// The constant of a name among declarations.
  fileprivate func lookup(_ name: String) -> Lookup {
    var found = Lookup.none
    for item in self {
      if let condition = item.as(GuardStmtSyntax.self)?.conditions,
        condition.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
      {
        return .hidden
      }
      guard let variable = item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
          let names = binding.pattern.tokens(viewMode: .sourceAccurate)
          if names.contains(where: { $0.text == name }) { return .hidden }
          continue
        }
        guard pattern.identifier.text == name else { continue }
        guard variable.bindingSpecifier.tokenKind == .keyword(.let),
          let value = binding.initializer?.value, case .none = found
        else { return .hidden }
        found = .found(value)
      }
    }
    return found
  }

  /// The constant of a name in types of a name, and in what extends them.
  fileprivate func lookup(_ name: String, inType type: String) -> Lookup {
    for item in self {
      guard let members = item.members(ofType: type) else { continue }
      let found = members.map { Syntax($0.decl) }.lookup(name)
      if case .none = found { continue }
      return found
    }
    return .none
  }
}

extension Syntax {
  /// The members of a type's declaration, or of an extension; nil for those of other names.
  fileprivate func members(ofType name: String) -> MemberBlockItemListSyntax? {
    if let group = asProtocol((any DeclGroupSyntax).self) {
      let named = asProtocol((any NamedDeclSyntax).self)?.name.text
      let extended = self.as(ExtensionDeclSyntax.self)?.extendedType.simpleName
      return named ?? extended == name ? group.memberBlock.members : nil
    }
    return nil
  }
}
