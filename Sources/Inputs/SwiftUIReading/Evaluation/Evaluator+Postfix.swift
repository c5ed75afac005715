import SwiftSyntax
import SwiftUIModel

/// Names, members and calls, which follow each other in chains of any length.
extension Evaluator {
  /// A part of a chain, after what it begins with.
  enum Link: Sendable {
    case member(MemberAccessExprSyntax, name: String)
    /// A member that is called: a method, a modifier, a constructor.
    case method(MemberAccessExprSyntax, FunctionCallExprSyntax, name: String)
    case call(FunctionCallExprSyntax)
    case subscription(SubscriptCallExprSyntax)
    case optional

    /// Whether it is a modifier that sets values of the environment.
    var changesEnvironment: Bool {
      guard case .method(_, _, let name) = self else { return false }
      return Self.environmentModifiers.contains(name)
    }

    private static let environmentModifiers: Set<String> = [
      "dynamicTypeSize", "environment", "environmentObject", "preferredColorScheme",
    ]
  }

  /// Names, members and calls that follow each other.
  struct Chain: Sendable {
    /// The outermost first.
    var links: [Link] = []
    /// What it begins with.
    var base: ExprSyntax
    var changesEnvironment = false

    init(_ expression: ExprSyntax) {
      base = expression
      while links.count < Evaluator.maximumLinks, let (link, inner) = Evaluator.link(base) {
        links.append(link)
        base = inner
      }
      changesEnvironment = links.contains(where: \.changesEnvironment)
    }
  }

  /// The longest chain that is followed; no person writes one of 500 modifiers.
  private static let maximumLinks = 1000

  func postfix(
    _ expression: ExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    let chain = notes.chains.value(of: expression.id) { Chain(expression) }
    let links = chain.links
    if links.count >= Self.maximumLinks {
      assume("a chain of more than \(Self.maximumLinks) modifiers is not read to its end")
    }
    let outer = surroundings
    // A modifier counts for what it is around, and not for those outside of it.
    var places: [Surroundings] = []
    if chain.changesEnvironment {
      for link in links {
        places.append(surroundings)
        enterEnvironment(link, scope)
      }
    }
    defer { surroundings = outer }
    var value: Value
    var rest = links[...]
    if links.count >= Self.maximumLinks {
      value = .unknown(Unknown("a view with too many modifiers"))
    } else {
      value = head(chain.base, &rest, scope, expected)
    }
    while let link = rest.popLast() {
      guard !isCut else { break }
      if !places.isEmpty {
        // The view inside is made with what the modifier sets, the modifier itself without.
        if link.changesEnvironment, case .instance = value, isView(value) {
          value = .view(view(of: value))
        }
        surroundings = places[rest.endIndex]
      }
      value = follow(link, on: value, scope, isLast: rest.isEmpty ? expected : nil)
    }
    return value
  }

  fileprivate static func link(_ expression: ExprSyntax) -> (Link, ExprSyntax)? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      var called = call.calledExpression
      if let generic = called.as(GenericSpecializationExprSyntax.self) {
        called = generic.expression
      }
      if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
        return (.method(member, call, name: member.declName.baseName.nameText), base)
      }
      if called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self) {
        return nil
      }
      return (.call(call), called)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return (.member(member, name: member.declName.baseName.nameText), base)
    }
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
      return (.subscription(subscripted), subscripted.calledExpression)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return (.optional, optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return (.optional, forced.expression)
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return (.optional, generic.expression)
    }
    return nil
  }

  /// Lets modifiers that change the environment count for what they are around.
  private func enterEnvironment(_ link: Link, _ scope: Scope) {
    guard link.changesEnvironment, case .method(_, let call, let name) = link else { return }
    apply(environmentModifier: name, arguments(of: call, scope))
  }

  /// What a chain begins with; takes the links that belong to it, such as those of a module's name.
  private func head(
    _ base: ExprSyntax, _ rest: inout ArraySlice<Link>, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    if let call = base.as(FunctionCallExprSyntax.self) {
      let arguments = self.arguments(
        of: call, scope, at: scope.location(of: call, in: project))
      if let name = call.calledExpression.plainName {
        return self.call(name, arguments, scope)
      }
      if let member = call.calledExpression.implicitMember {
        return implicit(member, arguments, scope, expected)
      }
    }
    if let conditional = base.as(PostfixIfConfigExprSyntax.self) {
      return postfixConditional(conditional, scope)
    }
    if base.is(SuperExprSyntax.self), case .method(let member, let call, let name)? = rest.last {
      rest.removeLast()
      return superCall(name, call, scope)
        ?? .unknown(Unknown(excerpt(of: member)))
    }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.nameText
      if case .binaryOperator = reference.baseName.tokenKind {
        return .symbol(Symbol(type: Self.operatorType, name))
      }
      if Self.modules.contains(name), case .member(let member, let inner)? = rest.last,
        project.types(named: name) == nil
      {
        rest.removeLast()
        return lookUp(inner, scope) ?? .unknown(Unknown(excerpt(of: member)))
      }
      if Self.modules.contains(name), case .method(_, let call, let called)? = rest.last,
        project.types(named: name) == nil
      {
        rest.removeLast()
        let arguments = self.arguments(
          of: call, scope, at: scope.location(of: call, in: project))
        // `SwiftUI.Label` is not the app's own `Label`.
        let own = project.type(named: called, file: scope.file)
        if let own, own.kind != .external, let value = builtIn(called, arguments, scope) {
          return value
        }
        return self.call(called, arguments, scope)
      }
      return lookUp(name, scope) ?? .unknown(Unknown(name))
    }
    if let member = base.as(MemberAccessExprSyntax.self) {
      return implicit(member.declName.baseName.nameText, nil, scope, expected)
    }
    return evaluate(base, scope, expecting: expected)
  }

  static let modules: Set<String> = [
    "SwiftUI", "Foundation", "UIKit", "SwiftUICore", "Swift",
  ]

  /// `view #if … .modifier() #endif`: the base with the modifiers of the clause that is compiled.
  private func postfixConditional(
    _ conditional: PostfixIfConfigExprSyntax, _ scope: Scope
  ) -> Value {
    let base = conditional.base.map { evaluate($0, scope) } ?? .void
    guard
      case .postfixExpression(let chain)? = clause(of: conditional.config)?
        .elements
    else { return base }
    var links: [Link] = []
    var next = chain
    while links.count < Self.maximumLinks {
      if let (link, inner) = Self.link(next) {
        links.append(link)
        next = inner
      } else if let call = next.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        links.append(.method(member, call, name: member.declName.baseName.nameText))
        break
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        links.append(.member(member, name: member.declName.baseName.nameText))
        break
      } else {
        break
      }
    }
    return links.reversed().reduce(base) { follow($1, on: $0, scope, isLast: nil) }
  }

  private func follow(
    _ link: Link, on value: Value, _ scope: Scope, isLast expected: TypeReference?
  ) -> Value {
    switch link {
    case .optional: return value
    case .member(_, let name): return member(name, of: value, scope)
    case .method(let member, let call, let name):
      let arguments = arguments(
        of: call, scope, at: scope.location(of: member.declName, in: project))
      if name == "map" || name == "flatMap", let base = member.base, isOptionalList(base, scope),
        let argument = arguments.arguments.first
      {
        let function = evaluate(argument.expression, scope)
        return mapped(optional: value, function, scope) ?? .unknown(Unknown(excerpt(of: call)))
      }
      return method(name, on: value, arguments, scope, call: call)
    case .call(let call):
      let arguments = self.arguments(
        of: call, scope, at: scope.location(of: call, in: project))
      return apply(value, arguments, scope)
    case .subscription(let subscripted)
    where subscripted.arguments.first?.label?.text == "keyPath":
      let path = subscripted.arguments.first.map { evaluate($0.expression, scope) } ?? .void
      return transform(value, path, scope) ?? .unknown(Unknown(excerpt(of: subscripted)))
    case .subscription(let subscripted):
      return element(
        of: value, at: subscripted.arguments.first.map { evaluate($0.expression, scope) } ?? .void,
        default: subscripted.arguments.first { $0.label?.text == "default" }.map {
          evaluate($0.expression, scope)
        },
        called: excerpt(of: subscripted))
    }
  }
}

// MARK: - Optional lists

extension Evaluator {
  /// Whether an expression is a list that may be missing, by its declaration: `names.map` of it calls its closure once.
  private func isOptionalList(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    if let found = expression.as(SubscriptCallExprSyntax.self) {
      return declaredType(of: found.calledExpression, scope)?.is(DictionaryTypeSyntax.self) == true
    }
    let wrapped = declaredType(of: expression, scope)?.as(OptionalTypeSyntax.self)?.wrappedType
    return wrapped.map { $0.is(ArrayTypeSyntax.self) || $0.is(DictionaryTypeSyntax.self) } ?? false
  }

  /// The type that a property of the receiver is declared with: `names`, `self.names`.
  private func declaredType(of expression: ExprSyntax, _ scope: Scope) -> TypeSyntax? {
    var name = expression.as(DeclReferenceExprSyntax.self)?.baseName.nameText
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      name = member.declName.baseName.nameText
    }
    guard let name, scope.locals[name] == nil else { return nil }
    return scope.type?.members.properties[name]?.type
  }

  private func mapped(optional value: Value, _ function: Value, _ scope: Scope) -> Value? {
    switch value {
    case .null: .null
    case .assumed(let inner, let what):
      mapped(optional: inner, function, scope)?.assuming(what)
    case .unknown(let unknown): mapped(value, unknown, function, scope)
    case .list(let list): mapped(value, Unknown(list.origin), function, scope)
    default: transform(value, function, scope)
    }
  }

  private func mapped(
    _ value: Value, _ unknown: Unknown, _ function: Value, _ scope: Scope
  ) -> Value? {
    guard isPresent(unknown) else { return .null }
    let what = "\(unknown.origin) != nil: true"
    // Whether it is there is assumed, and not what it says.
    return transform(value, function, scope).map {
      isView($0) ? .view(view(of: $0).assumed(what)) : $0.assuming(what)
    }
  }
}

extension ExprSyntax {
  /// `Name` of `Name(…)` and `Name<T>(…)`.
  var plainName: String? {
    let inner = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
    return inner.as(DeclReferenceExprSyntax.self)?.baseName.nameText
  }

  /// `name` of `.name(…)`.
  var implicitMember: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.nameText
  }
}
