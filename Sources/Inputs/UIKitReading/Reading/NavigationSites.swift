import DynamicTypeSource
import SwiftCode
import SwiftSyntax
import Synchronization

/// How an app's code shows the controllers that it makes:
/// `navigationController?.pushViewController(DetailController(), animated: true)`.
final class NavigationSites: Sendable {
  enum Way: Hashable, Sendable {
    /// As the first one of a navigation controller of a class.
    case first(of: String)
    /// On top of another one.
    case pushed
  }

  private let index: CodeIndex
  private let known: Mutex<[String: Way]?> = Mutex(nil)

  init(_ index: CodeIndex) { self.index = index }

  /// How controllers of classes are shown, the nearest class first: the first place in the order of the sources; nil where none
  /// shows one in a navigation controller.
  func way(of classes: [TypeDeclaration]) -> Way? {
    let all = known.withLock { known in
      let all = known ?? found()
      known = all
      return all
    }
    return classes.lazy.compactMap { all[$0.name] }.first
  }

  private func found() -> [String: Way] {
    let words = ByteWords(["pushViewController", "rootViewController", "setViewControllers"])
    var ways: [String: Way] = [:]
    for file in 0..<index.ownFileCount where words.occur(in: index.files[file].text) {
      let search = NavigationSearch()
      search.walk(index.files[file].syntax)
      // What is the first one somewhere needs no other below it.
      ways.merge(search.ways) { old, new in
        if case .pushed = old { new } else { old }
      }
    }
    return ways
  }
}

private final class NavigationSearch: SyntaxVisitor {
  private(set) var ways: [String: NavigationSites.Way] = [:]
  /// Of each function and closure around, from the outside in: the classes of what variables hold.
  private var scopes: [[String: String]] = [[:]]
  private var types: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return enter()
  }

  private func leaveType() {
    types.removeLast()
    scopes.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_: ExtensionDeclSyntax) { leaveType() }
  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: FunctionDeclSyntax) { scopes.removeLast() }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { scopes.removeLast() }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    hold(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    hold(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  private func hold(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let made = value.flatMap(nameOfClass)
    else { return }
    scopes[scopes.count - 1][name] = made
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(of: node.calledExpression)
    let first = node.arguments.first
    if name == "pushViewController", let made = first.flatMap({ nameOfClass($0.expression) }) {
      ways[made] = ways[made] ?? .pushed
    } else if name == "setViewControllers",
      let all = first?.expression.as(ArrayExprSyntax.self)?.elements,
      let made = all.first.flatMap({ nameOfClass($0.expression) }),
      node.calledExpression.trimmedDescription.contains("avigation")
    {
      ways[made] = .first(of: "UINavigationController")
    } else if first?.label?.text == "rootViewController", name.hasSuffix("NavigationController"),
      let made = first.flatMap({ nameOfClass($0.expression) })
    {
      ways[made] = .first(of: name)
    }
    return .visitChildren
  }

  /// The class of the object that an expression makes or names; nil where that is not written.
  private func nameOfClass(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      let name = Self.name(of: call.calledExpression)
      if name == "init", let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return member.base.map { Self.name(of: $0) }
      }
      return name.first?.isUppercase == true ? name : nil
    case .declReferenceExpr(let name):
      return name.baseName.tokenKind == .keyword(.self)
        ? types.last : scopes.reversed().lazy.compactMap { $0[name.baseName.text] }.first
    default: return nil
    }
  }

  private static func name(of callee: ExprSyntax) -> String {
    callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }
}
