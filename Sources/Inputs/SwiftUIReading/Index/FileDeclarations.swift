import DynamicTypeSource
import SwiftCode
import SwiftSyntax

/// The types, names and previews that one source declares.
struct FileDeclarations: Sendable {
  var types: [TypeOutline] = []
  /// Extensions, by the name that they extend.
  var extensions: [TypeOutline] = []
  /// The names of functions, variables and aliases that are in no type.
  var functions: [String] = []
  var globals: [String] = []
  var aliases: Set<String> = []
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

  fileprivate struct Collector {
    var result = FileDeclarations()
    let file: Int

    init(file: Int) { self.file = file }
  }
}

/// A `#Preview` or a `PreviewProvider`.
struct PreviewDeclaration: Sendable {
  /// The name that it is given, or that of the provider.
  var name: String
  var traits: LabeledExprListSyntax?
  var body: CodeBlockItemListSyntax
  var file: Int
  var offset: Int
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
    case .functionDecl(let function): result.functions.append(function.name.nameText)
    case .variableDecl(let variable): result.globals += variable.bindings.flatMap(\.names)
    case .typeAliasDecl(let alias): result.aliases.insert(alias.name.text)
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
  /// The properties of a type that make it a view, or a provider of previews.
  private struct Bodies {
    var body: TypeOutline.Body?
    var previews: CodeBlockItemListSyntax?
  }

  private mutating func takeType(_ declaration: DeclSyntax, outer: String?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): add(type, .structure, type.name.text, outer)
    case .classDecl(let type): add(type, .reference, type.name.text, outer)
    case .actorDecl(let type): add(type, .reference, type.name.text, outer)
    case .enumDecl(let type): add(type, .enumeration, type.name.text, outer)
    case .protocolDecl(let type): add(type, .protocolType, type.name.text, outer)
    case .extensionDecl(let type):
      guard let name = type.extendedType.dottedName else { return }
      var outline = TypeOutline(
        name: name.lastNameComponent, qualifiedName: name, kind: .external,
        offset: type.positionAfterSkippingLeadingTrivia.utf8Offset)
      outline.inherited = type.inheritanceClause.names
      outline.body = collect(type.memberBlock.members, outer: name).body
      result.extensions.append(outline)
    default: break
    }
  }

  private mutating func add(
    _ type: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: String, _ outer: String?
  ) {
    let qualified = outer.map { $0 + "." + name } ?? name
    var outline = TypeOutline(
      name: name, qualifiedName: qualified, kind: kind,
      offset: type.introducer.positionAfterSkippingLeadingTrivia.utf8Offset)
    outline.inherited = type.inheritanceClause.names
    outline.isPrivate = outer == nil && type.modifiers.isPrivate
    outline.takesViews = type.takesViews
    let bodies = collect(type.memberBlock.members, outer: qualified)
    outline.body = bodies.body
    if outline.inherited.contains("PreviewProvider"), let previews = bodies.previews {
      result.previews.append(
        PreviewDeclaration(
          name: name, traits: nil, body: previews, file: file, offset: outline.offset))
    }
    result.types.append(outline)
  }

  /// Takes the types in a list of members.
  private mutating func collect(_ list: MemberBlockItemListSyntax, outer: String) -> Bodies {
    var bodies = Bodies()
    collect(list, outer: outer, into: &bodies)
    return bodies
  }

  private mutating func collect(
    _ list: MemberBlockItemListSyntax, outer: String, into bodies: inout Bodies
  ) {
    for item in list {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let conditional):
        if case .decls(let inner)? = CompilationConditions.clause(of: conditional)?.elements {
          collect(inner, outer: outer, into: &bodies)
        }
      case .variableDecl(let variable):
        let isStatic = variable.modifiers.isStatic
        for binding in variable.bindings {
          let getter = binding.accessorBlock?.getter
          for name in binding.names {
            if isStatic, name == "previews" { bodies.previews = getter }
            if !isStatic, name == "body" {
              bodies.body = getter.map { .computed(fillsScreen: $0.fillsScreen) } ?? .stored
            }
          }
        }
      default: takeType(item.decl, outer: outer)
      }
    }
  }
}

extension DeclGroupSyntax {
  /// Whether a type has `<Content: View>`, or says so in its `where` clause.
  fileprivate var takesViews: Bool {
    guard let parameters = asProtocol(WithGenericParametersSyntax.self) else { return false }
    func isView(_ type: TypeSyntax?) -> Bool {
      type?.as(IdentifierTypeSyntax.self)?.name.text == "View"
    }
    return parameters.genericParameterClause?.parameters.contains { isView($0.inheritedType) }
      ?? false
      || parameters.genericWhereClause?.requirements.contains {
        isView($0.requirement.as(ConformanceRequirementSyntax.self)?.rightType)
      } ?? false
  }
}

extension PatternBindingSyntax {
  /// What it names: one name, or those of a tuple.
  fileprivate var names: [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.nameText] }
    return pattern.as(TuplePatternSyntax.self)?.elements.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText
    } ?? []
  }
}
