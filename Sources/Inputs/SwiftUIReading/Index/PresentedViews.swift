import DynamicTypeSource
import SwiftSyntax

extension ParsedSource {
  /// The names of the views that code shows as screens of their own: in a window or a tab, pushed, as a sheet or over the
  /// whole screen, or by a hosting controller. Those of other platforms and of previews are left out.
  var presentedViews: PresentedViewNames {
    presentsViews ? PresentedViews(in: self).names : PresentedViewNames()
  }

  /// Whether there is anything in it that presents a view, by its bytes.
  var presentsViews: Bool { Self.presentingWords.occur(in: bytes) }

  private static let presentingWords = ByteWords([
    "WindowGroup", "TabView", "NavigationLink", "NavigationStack", "NavigationView", "sheet(",
    "fullScreenCover(", "navigationDestination(", "rootView:", "TitleDisplayMode", "displayMode",
    "prefersLargeTitles",
  ])
}

/// The names of the views that code shows as screens of their own.
struct PresentedViewNames: Codable, Hashable, Sendable {
  /// Shown on top of another screen of the same navigation stack; ascending.
  @Sorted var pushed: Set<String> = []
  /// Shown in any other way; ascending.
  @Sorted var others: Set<String> = []
  /// Among these the first screens of navigation stacks, where nothing outside of them says how large titles are; ascending.
  @Sorted var roots: Set<String> = []
  /// What is given to views that are shown in any of these ways; ascending.
  @Sorted var given: Set<GivenView> = []
  /// Shown on top of another screen by the code of a type, which is the container; ascending.
  @Sorted var pushes: Set<GivenView> = []
  /// Among those pushed the ones of values, which any screen of the stack may append; ascending.
  @Sorted var pushedByValue: Set<String> = []
  /// The types whose code makes navigation stacks; ascending.
  @Sorted var stackMakers: Set<String> = []
  /// The types whose code may say that a title is not large, empty for code of no type; ascending.
  @Sorted var titleSizers: Set<String> = []
}

/// A view in the closure that another one is given: of `Sheet { Cart() }` `Cart`.
struct GivenView: Codable, Hashable, Comparable, Sendable {
  var name, container: String

  static func < (one: GivenView, other: GivenView) -> Bool {
    (one.container, one.name) < (other.container, other.name)
  }
}

/// Finds the views that code shows as screens of their own, by the names of their types.
private final class PresentedViews: IOSCodeVisitor {
  private(set) var names = PresentedViewNames()
  /// How what is noted is shown.
  private var way = Way.other
  /// The view that is given what is noted.
  private var container: String?

  /// The type whose code shows what is noted.
  private var type = ""
  /// Whether what is noted is shown for values of a type.
  private var isOfValue = false

  /// How many variables name what is noted.
  private var follows = 0
  private static let mostNames = 4

  private enum Way {
    case pushed
    /// As the first screen of a navigation stack, whose titles nothing outside of it sizes.
    case root
    case other
  }

  init(in source: ParsedSource) {
    super.init()
    source.tree.map { walk($0) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if isOnIOS, name == "prefersLargeTitles" || name == "largeTitleDisplayMode" {
      names.titleSizers.insert("")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isOnIOS else { return .visitChildren }
    type = node.nameOfType
    if node.mayShrinkTitle { names.titleSizers.insert(type) }
    switch node.calledName {
    case "WindowGroup", "TabView", "Tab": note(closuresOf: node)
    case "NavigationStack", "NavigationView":
      names.stackMakers.insert(type)
      showing(.root) { note(closuresOf: node) }
    case "sheet", "fullScreenCover": note(node.closure("content"))
    case "navigationDestination":
      isOfValue = node.arguments.first?.label?.text == "for"
      showing(.pushed) { note(node.closure("destination")) }
      isOfValue = false
    case "NavigationLink": showing(.pushed) { noteDestination(of: node) }
    default: break
    }
    // Of `UIHostingController(rootView:)`, and of initialisers of classes that inherit from it.
    if let root = node.arguments.first(where: { $0.label?.text == "rootView" }) {
      note(root.expression)
    }
    return .visitChildren
  }

  private func showing(_ way: Way, _ note: () -> Void) {
    let outer = self.way
    self.way = way
    note()
    self.way = outer
  }

  /// Of a link with a value the closure is its label.
  private func noteDestination(of link: FunctionCallExprSyntax) {
    if let destination = link.arguments.first(where: { $0.label?.text == "destination" }) {
      note(destination.expression)
    } else if !link.arguments.contains(where: { $0.label?.text == "value" }) {
      note(link.trailingClosure?.statements)
    }
  }

  private func note(closuresOf call: FunctionCallExprSyntax) {
    note(call.trailingClosure?.statements)
    for argument in call.arguments where argument.label?.text == "content" {
      note(argument.expression)
    }
  }

  private func note(_ statements: CodeBlockItemListSyntax?) {
    for statement in statements ?? [] {
      switch statement.item {
      case .expr(let expression): note(expression)
      case .stmt(let statement):
        if let result = statement.as(ReturnStmtSyntax.self)?.expression { note(result) }
        if let branches = statement.as(ExpressionStmtSyntax.self)?.expression { note(branches) }
      case .decl: break
      @unknown default: break
      }
    }
  }

  /// Notes the view that an expression makes; of one with modifiers the view that they modify.
  private func note(_ expression: ExprSyntax) {
    var next = expression
    var saysTitleSize = false
    while true {
      if let closure = next.as(ClosureExprSyntax.self) { return note(closure.statements) }
      if let branches = next.as(IfExprSyntax.self) { return note(branches) }
      if let choice = next.as(SwitchExprSyntax.self) {
        for item in choice.cases { note(item.as(SwitchCaseSyntax.self)?.statements) }
        return
      }
      // `#if` among the modifiers.
      if let base = next.as(PostfixIfConfigExprSyntax.self)?.base {
        next = base
        continue
      }
      // `let screen = Cart()` before it.
      if let name = next.as(DeclReferenceExprSyntax.self) {
        guard follows < Self.mostNames, let binding = name.binding else { return }
        follows += 1
        defer { follows -= 1 }
        if let value = binding.initializer?.value { return note(value) }
        if case .getter(let statements)? = binding.accessorBlock?.accessors { note(statements) }
        return
      }
      guard let call = next.as(FunctionCallExprSyntax.self) else { return }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base, base.is(FunctionCallExprSyntax.self) || base.namesVariable
      {
        if member.declName.baseName.text.hasPrefix("navigationBarTitle") { saysTitleSize = true }
        next = base
        continue
      }
      return showing(saysTitleSize && way == .root ? .other : way) { note(viewOf: call) }
    }
  }

  private func note(_ branches: IfExprSyntax) {
    note(branches.body.statements)
    switch branches.elseBody {
    case .ifExpr(let other): note(other)
    case .codeBlock(let block): note(block.statements)
    case nil: break
    @unknown default: break
    }
  }

  private func note(viewOf call: FunctionCallExprSyntax) {
    // Of a name with a small letter only the sources tell whether it is a type's.
    guard let name = call.calledName,
      call.calledExpression.is(DeclReferenceExprSyntax.self) || name.first?.isUppercase ?? false
    else { return }
    switch name {
    case "Group", "AnyView":
      note(call.trailingClosure?.statements)
      if let wrapped = call.arguments.first?.expression { note(wrapped) }
    // Each layer is offered the whole screen.
    case "ZStack": note(call.closure("content"))
    default:
      note(name)
      let outer = container
      container = name
      note(closuresOf: call)
      container = outer
    }
  }

  private func note(_ name: String) {
    if let container {
      names.given.insert(GivenView(name: name, container: container))
    } else if way == .pushed {
      names.pushed.insert(name)
      names.pushes.insert(GivenView(name: name, container: type))
      if isOfValue { names.pushedByValue.insert(name) }
    } else {
      names.others.insert(name)
      if way == .root { names.roots.insert(name) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the innermost type that it is in the code of; empty where it is in none.
  fileprivate var nameOfType: String {
    var around = parent
    while let node = around {
      if let type = node.asProtocol((any DeclGroupSyntax).self) {
        return (type as? any NamedDeclSyntax)?.name.text
          ?? type.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
      }
      around = node.parent
    }
    return ""
  }

  /// Whether it says how large titles are, and not that they are large.
  fileprivate var mayShrinkTitle: Bool {
    let mode: ExprSyntax?
    switch calledName {
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      mode = arguments.first?.expression
    case "navigationBarTitle":
      mode = arguments.first { $0.label?.text == "displayMode" }?.expression
    default: return false
    }
    guard let mode else { return false }
    let name = mode.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return !["large", "automatic"].contains(name)
  }
}

extension ExprSyntax {
  /// Whether it may be a variable's name; not that of a type, as in `Shop.Cart()`.
  fileprivate var namesVariable: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase ?? false
  }
}

extension DeclReferenceExprSyntax {
  /// The nearest constant or variable of this name: of a function or closure around, or of the type.
  var binding: PatternBindingSyntax? {
    var around = parent
    while let node = around {
      let declarations: [VariableDeclSyntax] =
        if let list = node.as(CodeBlockItemListSyntax.self) {
          list.compactMap { $0.item.as(VariableDeclSyntax.self) }
        } else if let list = node.as(MemberBlockItemListSyntax.self) {
          list.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        } else {
          []
        }
      for binding in declarations.flatMap(\.bindings)
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == baseName.text {
        return binding
      }
      around = node.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called, without what it is a member or a specialization of: of `Shop.Cart<Tea>()` `Cart`.
  fileprivate var calledName: String? {
    var called = calledExpression
    if let special = called.as(GenericSpecializationExprSyntax.self) { called = special.expression }
    if let member = called.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "init" else { return member.declName.baseName.text }
      return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The statements of the closure that is given with a label, or behind the arguments.
  fileprivate func closure(_ label: String) -> CodeBlockItemListSyntax? {
    let labelled =
      arguments.first { $0.label?.text == label }?.expression
      ?? additionalTrailingClosures.first { $0.label.text == label }.map { ExprSyntax($0.closure) }
    return (labelled?.as(ClosureExprSyntax.self) ?? trailingClosure)?.statements
  }
}
