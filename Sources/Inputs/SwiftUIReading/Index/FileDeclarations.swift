import DynamicTypeSource
import SwiftCode
import SwiftSyntax

/// What one source declares.
struct FileDeclarations: Sendable {
  var types: [DeclaredType] = []
  /// Extensions, by the name that they extend.
  var extensions: [DeclaredType] = []
  var functions: [FunctionDeclaration] = []
  var globals: [PropertyDeclaration] = []
  var aliases: [String: TypeSyntax] = [:]
  var previews: [PreviewDeclaration] = []

  init(_ source: ParsedSource, file: Int) {
    guard let tree = source.tree else { return }
    var collector = Collector(file: file)
    collector.take(tree.statements)
    self = collector.result
    let imports = Set(
      tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    // `#Preview` is UIKit's where SwiftUI is not imported.
    if imports.contains("UIKit"), !imports.contains("SwiftUI") {
      previews.removeAll { $0.traits != nil }
    }
  }

  private init() {}

  /// A type or an extension of one.
  struct DeclaredType: Sendable {
    var outline: TypeOutline
    var members: Members

    init(_ outline: TypeOutline, _ members: Members) {
      self.outline = outline
      self.members = members
      self.outline.note(members)
    }
  }

  fileprivate struct Collector {
    var result = FileDeclarations()
    let file: Int

    init(file: Int) { self.file = file }
  }
}

// MARK: - Files

extension FileDeclarations.Collector {
  mutating func take(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): take(declaration)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self),
          macro.macroName.text == "Preview"
        {
          addPreview(macro.arguments, macro.trailingClosure, at: macro)
        }
      case .stmt: break
      @unknown default: break
      }
    }
  }

  private mutating func take(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let conditional):
      if case .statements(let statements)? = CompilationConditions.clause(of: conditional)?.elements
      {
        take(statements)
      }
    case .functionDecl(let function):
      result.functions.append(FunctionDeclaration(function, file: file))
    case .variableDecl(let variable):
      result.globals += PropertyDeclaration.all(variable, file: file)
    case .typeAliasDecl(let alias):
      result.aliases[alias.name.text] = alias.initializer.value
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
      addPreview(macro.arguments, macro.trailingClosure, at: macro)
    default: takeType(declaration, outer: nil)
    }
  }

  private mutating func addPreview(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, at node: some SyntaxProtocol
  ) {
    guard
      let body = closure?.statements
        ?? arguments.lazy.compactMap({
          $0.expression.as(ClosureExprSyntax.self)
        }).first?.statements
    else { return }
    let title = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.plainText
    result.previews.append(
      PreviewDeclaration(
        name: title ?? "", traits: arguments, body: body, file: file,
        offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}

// MARK: - Types

extension FileDeclarations.Collector {
  private mutating func takeType(_ declaration: DeclSyntax, outer: String?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): add(type, .structure, type.name.text, type.attributes, outer)
    case .classDecl(let type): add(type, .reference, type.name.text, type.attributes, outer)
    case .actorDecl(let type): add(type, .reference, type.name.text, type.attributes, outer)
    case .enumDecl(let type): add(type, .enumeration, type.name.text, type.attributes, outer)
    case .protocolDecl(let type): add(type, .protocolType, type.name.text, type.attributes, outer)
    case .extensionDecl(let type):
      guard let name = type.extendedType.dottedName else { return }
      let members = collect(type.memberBlock.members, outer: name)
      var outline = TypeOutline(
        name: name.lastNameComponent, qualifiedName: name, kind: .external,
        offset: type.positionAfterSkippingLeadingTrivia.utf8Offset)
      outline.inherited = type.inheritanceClause.names
      result.extensions.append(
        FileDeclarations.DeclaredType(
          outline, type.modifiers.isPrivate ? members.keptPrivate : members))
    default: break
    }
  }

  private mutating func add(
    _ type: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: String,
    _ attributes: AttributeListSyntax, _ outer: String?
  ) {
    let qualified = outer.map { $0 + "." + name } ?? name
    var outline = TypeOutline(
      name: name, qualifiedName: qualified, kind: kind,
      offset: type.introducer.positionAfterSkippingLeadingTrivia.utf8Offset)
    outline.inherited = type.inheritanceClause.names
    outline.attributes = Set(attributes.declared.map(\.name)).sorted()
    outline.isPrivate = outer == nil && type.modifiers.isPrivate
    let declared = FileDeclarations.DeclaredType(
      outline, collect(type.memberBlock.members, outer: qualified))
    if outline.inherited.contains("PreviewProvider") { addProvider(declared) }
    result.types.append(declared)
  }

  private mutating func addProvider(_ type: FileDeclarations.DeclaredType) {
    guard let body = type.members.staticProperties["previews"]?.getter else { return }
    result.previews.append(
      PreviewDeclaration(
        name: type.outline.name, traits: nil, body: body, file: file, offset: type.outline.offset))
  }

  private mutating func collect(_ list: MemberBlockItemListSyntax, outer: String) -> Members {
    var members = Members()
    collect(list, outer: outer, into: &members)
    return members
  }

  private mutating func collect(
    _ list: MemberBlockItemListSyntax, outer: String, into members: inout Members
  ) {
    for item in list {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let conditional):
        if case .decls(let inner)? = CompilationConditions.clause(of: conditional)?.elements {
          collect(inner, outer: outer, into: &members)
        }
      case .variableDecl(let variable): members.add(variable, file: file)
      case .functionDecl(let function):
        let declaration = FunctionDeclaration(function, file: file)
        if function.modifiers.isStatic {
          members.staticFunctions[declaration.name, default: []].append(declaration)
        } else {
          members.functions[declaration.name, default: []].append(declaration)
        }
      case .initializerDecl(let initializer):
        members.initializers.append(FunctionDeclaration(initializer, file: file))
      case .enumCaseDecl(let cases):
        members.cases += cases.elements.map { EnumCase($0, file: file) }
      case .typeAliasDecl(let alias): members.aliases[alias.name.text] = alias.initializer.value
      default: takeType(item.decl, outer: outer)
      }
    }
  }
}

extension Members {
  /// The same, with functions that only their file sees, as those of a private extension.
  fileprivate var keptPrivate: Members {
    var members = self
    members.functions = functions.mapValues { overloads in
      overloads.map { function in
        var function = function
        function.isPrivate = true
        return function
      }
    }
    return members
  }

  fileprivate mutating func add(_ variable: VariableDeclSyntax, file: Int) {
    let isStatic = variable.modifiers.isStatic
    for property in PropertyDeclaration.all(variable, file: file) {
      if isStatic {
        staticProperties[property.name] = property
      } else {
        properties[property.name] = property
        if !property.isComputed { storedProperties.append(property.name) }
      }
    }
  }
}
