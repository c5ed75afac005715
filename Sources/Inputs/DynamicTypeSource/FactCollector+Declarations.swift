import SwiftSyntax

extension FactCollector {
  /// The scope that a node opens; nil for all others.
  func scopeKind(of node: Syntax) -> Scope.Kind? {
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
    case .closureExpr: .closure
    case .macroExpansionDecl:
      node.cast(MacroExpansionDeclSyntax.self).macroName.text == "Preview" ? .preview : nil
    case .macroExpansionExpr:
      node.cast(MacroExpansionExprSyntax.self).macroName.text == "Preview" ? .preview : nil
    case .ifConfigClause: clausesWithoutReaders.contains(node.id) ? .otherPlatform : nil
    case .ifExpr, .switchExpr, .guardStmt, .sequenceExpr: choosesByTextSize(node) ? .textSizes : nil
    default: nil
    }
  }

  private func typeScope(
    _ declaration: some NamedDeclSyntax & DeclGroupSyntax
  ) -> Scope.Kind {
    let inherited = names(inheritedBy: declaration.inheritanceClause)
    if inherited.contains("PreviewProvider") { return .preview }
    return .type(name: declaration.name.text, inherits: inherited)
  }

  private func extensionScope(_ declaration: ExtensionDeclSyntax) -> Scope.Kind {
    let name = typeName(declaration.extendedType) ?? ""
    return .type(name: name, inherits: names(inheritedBy: declaration.inheritanceClause))
  }

  private func names(inheritedBy clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.compactMap { typeName($0.type) } ?? []
  }

  /// Whether other files cannot name a declaration; `private(set)` says less.
  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }

  func typeName(_ type: TypeSyntax) -> String? { type.simpleName }
}

extension FactCollector {
  mutating func collectBinding(_ binding: PatternBindingSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return }
    let attributes = declaration.attributes.compactMap {
      $0.as(AttributeSyntax.self).flatMap { typeName($0.attributeName) }
    }
    var initial = binding.initializer.map { value(of: $0.value) } ?? .other
    let isComputed = binding.accessorBlock != nil && binding.initializer == nil
    if isComputed { initial = computedValue(binding.accessorBlock) }
    let annotated = binding.typeAnnotation.flatMap { typeName($0.type) }
    let isLet = declaration.bindingSpecifier.text == "let"
    let index = add(
      Variable(
        name: pattern.identifier.text, scope: scope, offset: range(of: pattern).lowerBound,
        typeName: annotated ?? initializedType(initial), initial: initial,
        isConstant: isLet || isComputed,
        isOutlet: attributes.contains("IBOutlet"),
        isScaledMetric: attributes.contains("ScaledMetric"),
        isPrivate: isPrivate(declaration.modifiers)))
    if !isLet, binding.initializer != nil, binding.accessorBlock == nil,
      declaration.attributes.isEmpty, isNamedHereAlone(declaration)
    {
      unassigned.append(index)
    }
    if case .getter(let items)? = binding.accessorBlock?.accessors,
      let shown = onlyExpression(of: items).flatMap(shownText)
    {
      textProperties[index] = shown
    }
    collectTextSize(index, of: declaration, initial: binding.initializer?.value)
    aliasReturnedLocal(of: binding.initializer?.value, to: index)
    aliasSetUp(in: binding.initializer?.value, to: index)
  }

  /// Whether no other file can assign a variable: a private or a local one.
  private func isNamedHereAlone(_ declaration: VariableDeclSyntax) -> Bool {
    if isPrivate(declaration.modifiers) { return true }
    return switch file[scope].kind {
    case .function, .closure: true
    default: false
    }
  }

  /// `case small = 12`: the number is what the case's `rawValue` gives.
  mutating func collectCase(_ element: EnumCaseElementSyntax) {
    guard let rawValue = element.rawValue.map({ value(of: $0.value) }), case .number = rawValue
    else { return }
    add(
      Variable(
        name: element.name.text, scope: scope, offset: range(of: element.name).lowerBound,
        initial: rawValue))
  }

  mutating func collectOptionalBinding(_ condition: OptionalBindingConditionSyntax) {
    guard let pattern = condition.pattern.as(IdentifierPatternSyntax.self) else { return }
    let initial =
      condition.initializer.map { value(of: $0.value) } ?? .name([pattern.identifier.text])
    // `if let font` renames nothing: the outer variable keeps its facts.
    if initial == .name([pattern.identifier.text]) { return }
    add(
      Variable(
        name: pattern.identifier.text, scope: scope, offset: range(of: pattern).lowerBound,
        typeName: condition.typeAnnotation.flatMap { typeName($0.type) }
          ?? initializedType(initial),
        initial: initial))
  }

  mutating func collectParameter(_ parameter: FunctionParameterSyntax) {
    let name = parameter.secondName ?? parameter.firstName
    add(
      Variable(
        name: name.text, scope: scope, offset: range(of: name).lowerBound,
        typeName: typeName(parameter.type), isParameter: true))
  }

  mutating func collectClosureParameter(_ node: Syntax) {
    if let parameter = node.as(ClosureParameterSyntax.self) {
      let name = parameter.secondName ?? parameter.firstName
      add(
        Variable(
          name: name.text, scope: scope, offset: range(of: name).lowerBound,
          typeName: parameter.type.flatMap { typeName($0) }, isParameter: true))
    } else if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
      add(
        Variable(
          name: parameter.name.text, scope: scope, offset: range(of: node).lowerBound,
          isParameter: true))
    }
  }

  mutating func collectLoop(_ loop: ForStmtSyntax) {
    guard let pattern = loop.pattern.as(IdentifierPatternSyntax.self) else { return }
    add(
      Variable(
        name: pattern.identifier.text, scope: scope, offset: range(of: pattern).lowerBound,
        isParameter: true))
  }

  @discardableResult
  mutating func add(_ variable: Variable) -> VariableIndex {
    let index = VariableIndex(file.variables.count)
    file.variables.append(variable)
    let key = SourceFile.VariableKey(name: variable.name, scope: variable.scope)
    let isForIOS = openClausesWithoutIOS == 0
    if !isForIOS { variablesWithoutIOS.insert(index) }
    guard let known = file.variablesByName[key] else {
      file.variablesByName[key] = index
      return index
    }
    if !isForIOS {
      file.superseded.insert(index)
    } else if variablesWithoutIOS.contains(known) {
      file.superseded.insert(known)
      file.variablesByName[key] = index
    }
    return index
  }

  /// `let title: UILabel = { let label = UILabel(); …; return label }()`: both are one label.
  private mutating func aliasReturnedLocal(of initial: ExprSyntax?, to variable: VariableIndex) {
    guard let call = initial?.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self),
      let closureScope = scopesBySyntax[closure.id],
      let name = returnedNames[closureScope],
      let local = file.variablesByName[.init(name: name, scope: closureScope)]
    else { return }
    alias(local, to: variable)
  }

  /// Notes that a closure's variable is another name of what the closure's value is kept in.
  mutating func alias(_ local: VariableIndex, to variable: VariableIndex) {
    file.variables[local.rawValue].alias = variable
    if file.variables[variable.rawValue].typeName == nil {
      file.variables[variable.rawValue].typeName = file[local].typeName
    }
  }

  /// The type that an initialiser call makes.
  func initializedType(_ value: Value) -> String? {
    guard case .call(let names) = value, let last = names.last, last.first?.isUppercase == true
    else { return nil }
    return last
  }

  /// What a computed property's only expression gives.
  private func computedValue(_ block: AccessorBlockSyntax?) -> Value {
    guard case .getter(let items)? = block?.accessors else { return .other }
    return onlyValue(of: items)
  }

  private func onlyValue(of items: CodeBlockItemListSyntax, depth: Int = 0) -> Value {
    guard let item = items.first?.item, items.count == 1, depth < 8 else { return .other }
    if let conditional = item.as(IfConfigDeclSyntax.self) {
      let values = readersClauses(of: conditional).map { clause -> Value in
        guard case .statements(let items)? = clause.elements else { return .other }
        return onlyValue(of: items, depth: depth + 1)
      }
      return values.count > 1 ? .choice(values) : values.first ?? .other
    }
    return onlyExpression(of: items).map { value(of: $0) } ?? .other
  }

  private func onlyExpression(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard let item = items.first?.item, items.count == 1 else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }
}
