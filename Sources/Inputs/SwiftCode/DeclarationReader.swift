import SwiftSyntax

/// Reads the declarations of a file into a `CodeIndex`.
struct DeclarationReader {
  let index: CodeIndex
  let file: Int

  func read(_ source: SourceFileSyntax) {
    read(source.statements, into: nil, group: index.files[file].group)
  }

  private func read(
    _ statements: CodeBlockItemListSyntax, into container: TypeDeclaration?, group: MemberGroup
  ) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): read(declaration, into: container, group: group)
      default: break
      }
    }
  }

  /// - Parameter isLocal: Whether it stands within a function.
  func read(
    _ declaration: DeclSyntax, into container: TypeDeclaration?, group: MemberGroup,
    isLocal: Bool = false
  ) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      add(
        type, .structure, type.name, type.genericParameterClause, type.genericWhereClause,
        container, group, isLocal: isLocal)
    case .enumDecl(let type):
      add(
        type, .enumeration, type.name, type.genericParameterClause, type.genericWhereClause,
        container, group, isLocal: isLocal)
    case .classDecl(let type):
      add(
        type, .object, type.name, type.genericParameterClause, type.genericWhereClause, container,
        group, isLocal: isLocal)
    case .actorDecl(let type):
      add(
        type, .actor, type.name, type.genericParameterClause, type.genericWhereClause, container,
        group, isLocal: isLocal)
    case .protocolDecl(let type):
      add(type, .contract, type.name, nil, type.genericWhereClause, container, group)
    case .extensionDecl(let type): index.extensions.append((type, file))
    case .variableDecl(let variable):
      add(variable, container, group)
      for binding in variable.bindings {
        if case .getter(let statements)? = binding.accessorBlock?.accessors {
          readTypes(within: statements, into: container, group: group)
        }
      }
    case .functionDecl(let function):
      group.functions.append(read(function, container))
      readTypes(within: function.body?.statements, into: container, group: group)
    case .initializerDecl(let function):
      group.functions.append(read(function, container))
      readTypes(within: function.body?.statements, into: container, group: group)
    case .subscriptDecl(let function): group.functions.append(read(function, container))
    case .enumCaseDecl(let cases):
      for element in cases.elements {
        group.cases.append(
          CaseDeclaration(
            name: element.name.identifierText,
            parameters: element.parameterClause?.parameters.map {
              CaseDeclaration.Parameter(
                label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.identifierText },
                type: TypeReference($0.type), defaultValue: $0.defaultValue?.value)
            } ?? [], rawValue: element.rawValue?.value, place: place(element)))
      }
    case .typeAliasDecl(let alias):
      group.aliases[alias.name.identifierText] = TypeReference(alias.initializer.value)
    case .associatedTypeDecl(let type): group.associatedTypes.append(type.name.identifierText)
    case .ifConfigDecl(let clauses):
      guard let elements = CompilationConditions.clause(of: clauses)?.elements else { return }
      switch elements {
      case .statements(let statements): read(statements, into: container, group: group)
      case .decls(let members):
        for member in members { read(member.decl, into: container, group: group) }
      default: break
      }
    default: break
    }
  }

  /// Types that a function declares for itself: they are read as private ones of the type that the function is of. Where two
  /// functions declare one of the same name, none is read: which is meant depends on the function.
  private func readTypes(
    within statements: CodeBlockItemListSyntax?, into container: TypeDeclaration?,
    group: MemberGroup
  ) {
    for statement in statements ?? [] {
      guard case .decl(let declaration) = statement.item else { continue }
      guard
        [.structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl].contains(declaration.kind),
        let text = declaration.asProtocol(NamedDeclSyntax.self)?.name.identifierText
      else { continue }
      if group.localTypes.contains(text) {
        group.forgetLocalType(text)
        continue
      }
      guard group.aliases[text] == nil, !group.nested.contains(where: { $0.name == text }) else {
        continue
      }
      group.localTypes.insert(text)
      read(declaration, into: container, group: group, isLocal: true)
    }
  }

  private func add(
    _ syntax: some DeclGroupSyntax & WithAttributesSyntax, _ kind: TypeDeclaration.Kind,
    _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?, _ container: TypeDeclaration?, _ group: MemberGroup,
    isLocal: Bool = false
  ) {
    let type = TypeDeclaration(
      id: index.nextID(), kind: kind, name: name.identifierText, container: container,
      place: place(syntax),
      isPrivate: isLocal
        || Self.modifiers(syntax.modifiers).contains(where: Self.private.contains))
    type.generics = Self.generics(generics)
    type.inherited = syntax.inheritanceClause?.inheritedTypes.map { TypeReference($0.type) } ?? []
    type.attributes = Self.attributes(syntax.attributes)
    // A function's own type gives way to one that all functions see.
    if !isLocal, group.localTypes.contains(type.name) { group.forgetLocalType(type.name) }
    group.nested.append(type)
    index.add(type)
    let members = MemberGroup(isOwn: true, file: file)
    members.inherited = type.inherited
    type.groups.append(members)
    read(syntax.memberBlock, into: type, group: members)
  }

  func read(_ block: MemberBlockSyntax, into type: TypeDeclaration, group: MemberGroup) {
    for member in block.members { read(member.decl, into: type, group: group) }
  }

  static let `private`: Set<String> = ["private", "fileprivate"]

  // MARK: - Variables

  private func add(
    _ variable: VariableDeclSyntax, _ container: TypeDeclaration?, _ group: MemberGroup
  ) {
    group.variables += read(variable, container)
  }

  /// The variables of a declaration; a type that stands after several names is that of all of them.
  func read(
    _ variable: VariableDeclSyntax, _ container: TypeDeclaration?
  ) -> [VariableDeclaration] {
    let modifiers = Self.modifiers(variable.modifiers)
    let attributes = Self.attributes(variable.attributes)
    var result: [VariableDeclaration] = []
    var type: TypeReference?
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation.map { TypeReference($0.type) } ?? type
      if binding.initializer != nil, binding.typeAnnotation == nil { type = nil }
      var accessors = Self.accessors(binding.accessorBlock)
      accessors.isRequirement = accessors.isRequirement && container?.kind == .contract
      func make(_ name: String, _ pattern: PatternSyntax?) -> VariableDeclaration {
        VariableDeclaration(
          id: index.nextID(), name: name, type: type,
          initialValue: pattern == nil ? binding.initializer?.value : nil,
          isStatic: modifiers.contains("static") || modifiers.contains("class"),
          isLet: variable.bindingSpecifier.text == "let", isLazy: modifiers.contains("lazy"),
          isWeak: modifiers.contains("weak"), isOverride: modifiers.contains("override"),
          isPrivate: modifiers.contains(where: Self.private.contains), attributes: attributes,
          accessors: accessors, container: container, place: place(binding),
          pattern: pattern.map { ($0, binding.initializer?.value) })
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        result.append(make(name.identifier.identifierText, nil))
      } else {
        for name in binding.pattern.boundNames { result.append(make(name, binding.pattern)) }
      }
    }
    return result.reversed()
  }

  static func accessors(_ block: AccessorBlockSyntax?) -> VariableDeclaration.Accessors {
    var result = VariableDeclaration.Accessors()
    guard let block else { return result }
    switch block.accessors {
    case .getter(let statements): result.getter = statements
    case .accessors(let list):
      for accessor in list {
        let body = accessor.body?.statements
        let name = accessor.parameters?.name.identifierText
        switch accessor.accessorSpecifier.text {
        case "get", "_read", "unsafeAddress":
          if let body { result.getter = body } else { result.isRequirement = true }
          result.isGetterMutating = accessor.modifier?.name.text == "mutating"
        case "set", "_modify":
          if let body {
            result.setter = body
            result.setterName = name ?? "newValue"
          }
        case "willSet":
          result.willSet = body
          result.willSetName = name ?? "newValue"
        case "didSet":
          result.didSet = body
          result.didSetName = name ?? "oldValue"
        default: break
        }
      }
    @unknown default: break
    }
    return result
  }

  // MARK: - Functions

  func read(_ function: FunctionDeclSyntax, _ container: TypeDeclaration?) -> FunctionDeclaration {
    let effects = function.signature.effectSpecifiers
    return FunctionDeclaration(
      id: index.nextID(), kind: .function, name: function.name.identifierText,
      parameters: parameters(function.signature.parameterClause),
      result: function.signature.returnClause.map { TypeReference($0.type) },
      generics: Self.generics(function.genericParameterClause)
        + Self.opaqueParameters(function.signature.parameterClause),
      requirements: Self.requirements(function.genericWhereClause),
      modifiers: Self.modifiers(function.modifiers), isThrowing: effects?.throwsClause != nil,
      error: effects?.throwsClause?.type.map { TypeReference($0) },
      isAsync: effects?.asyncSpecifier != nil, isFailable: false,
      attributes: Self.attributes(function.attributes), body: function.body?.statements,
      accessors: .init(), container: container, place: place(function))
  }

  private func read(
    _ function: InitializerDeclSyntax, _ container: TypeDeclaration?
  ) -> FunctionDeclaration {
    let effects = function.signature.effectSpecifiers
    return FunctionDeclaration(
      id: index.nextID(), kind: .initializer, name: "init",
      parameters: parameters(function.signature.parameterClause), result: nil,
      generics: Self.generics(function.genericParameterClause),
      requirements: Self.requirements(function.genericWhereClause),
      modifiers: Self.modifiers(function.modifiers), isThrowing: effects?.throwsClause != nil,
      error: effects?.throwsClause?.type.map { TypeReference($0) },
      isAsync: effects?.asyncSpecifier != nil, isFailable: function.optionalMark != nil,
      attributes: Self.attributes(function.attributes), body: function.body?.statements,
      accessors: .init(), container: container, place: place(function))
  }

  private func read(
    _ function: SubscriptDeclSyntax, _ container: TypeDeclaration?
  ) -> FunctionDeclaration {
    // A subscript's parameters have labels only where two names are written.
    let parameters = function.parameterClause.parameters.map { syntax in
      var parameter = Self.parameter(syntax)
      if syntax.secondName == nil { parameter.label = nil }
      return parameter
    }
    return FunctionDeclaration(
      id: index.nextID(), kind: .subscripting, name: "subscript", parameters: parameters,
      result: TypeReference(function.returnClause.type),
      generics: Self.generics(function.genericParameterClause),
      requirements: Self.requirements(function.genericWhereClause),
      modifiers: Self.modifiers(function.modifiers), isThrowing: false, isAsync: false,
      isFailable: false, attributes: Self.attributes(function.attributes), body: nil,
      accessors: Self.accessors(function.accessorBlock), container: container,
      place: place(function))
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map(Self.parameter)
  }

  private static func parameter(
    _ syntax: FunctionParameterSyntax
  ) -> FunctionDeclaration.Parameter {
    var parameter = FunctionDeclaration.Parameter(
      label: syntax.firstName.text == "_" ? nil : syntax.firstName.identifierText,
      name: (syntax.secondName ?? syntax.firstName).identifierText,
      type: TypeReference(syntax.type), defaultValue: syntax.defaultValue?.value)
    parameter.isVariadic = syntax.ellipsis != nil
    if let attributed = syntax.type.as(AttributedTypeSyntax.self) {
      parameter.isInOut = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      parameter.isAutoclosure = attributed.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "autoclosure"
      }
      if parameter.isAutoclosure, case .function(_, let result) = parameter.type {
        parameter.type = result
      }
    }
    parameter.attributes = Self.attributes(syntax.attributes)
    return parameter
  }

  // MARK: - What stands beside names

  static func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map {
      GenericParameter(
        name: $0.name.identifierText, constraint: $0.inheritedType.map { TypeReference($0) })
    } ?? []
  }

  /// `some P` of parameters binds no name.
  private static func opaqueParameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> [GenericParameter] { [] }

  static func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let conforms):
        return GenericRequirement(
          subject: TypeReference(conforms.leftType), kind: .conforms,
          type: TypeReference(conforms.rightType))
      case .sameTypeRequirement(let same):
        guard let left = same.leftType.as(TypeSyntax.self),
          let right = same.rightType.as(TypeSyntax.self)
        else { return nil }
        return GenericRequirement(
          subject: TypeReference(left), kind: .same, type: TypeReference(right))
      default: return nil
      }
    } ?? []
  }

  static func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let arguments: LabeledExprListSyntax? =
        if case .argumentList(let list)? = attribute.arguments { list } else { nil }
      var path = [attribute.attributeName.trimmedDescription]
      if case .named(let names, _) = TypeReference(attribute.attributeName) { path = names }
      return Attribute(name: path.last ?? "", path: path, arguments: arguments)
    }
  }

  static func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
    Set(list.filter { $0.detail == nil }.map(\.name.text))
  }

  private func place(_ syntax: some SyntaxProtocol) -> CodePlace {
    CodePlace(file: file, offset: syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension PatternSyntax {
  /// The names that a pattern binds, in their order.
  package var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.identifierText] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.boundNames }
    }
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.boundNames }
    return []
  }
}
