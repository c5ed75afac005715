import SwiftSyntax

/// Assignments to variables, fields and fields of fields.
extension Evaluator {
  /// Sets a target to a value. Where the target cannot be followed, what holds it is unknown after.
  func set(_ target: ExprSyntax, to value: Value, _ scope: inout Scope) {
    guard var path = target.assignedPath, !path.isEmpty else {
      guard let root = target.assignedRoot else { return }
      if scope.locals[root]?.isText == true, target.is(MemberAccessExprSyntax.self) {
        // An attribute of a part of an `AttributedString`, whose words stay.
        assume("parts of '\(root)' look like the rest of it")
      } else {
        forget([root], &scope)
      }
      return
    }
    if path[0] != "self", scope.locals[path[0]] != nil {
      let root = path.removeFirst()
      scope.locals[root] = updated(scope.locals[root] ?? .void, path[...], value)
      return
    }
    if path[0] == "self" { path.removeFirst() }
    if path.isEmpty {
      scope.receiver = value
      return
    }
    guard case .instance(let instance)? = scope.receiver, let first = path.first else { return }
    if first.hasPrefix("_"), instance.type.members.properties[first] == nil {
      path[0] = String(first.dropFirst())
      scope.receiver = set(wrapper: path[0], of: instance, to: value)
      return
    }
    scope.receiver = updated(.instance(instance), path[...], value)
  }

  /// A value with one of its parts replaced.
  private func updated(_ value: Value, _ path: ArraySlice<String>, _ new: Value) -> Value {
    guard let name = path.first else { return new }
    switch value {
    case .binding(let inner): return .binding(updated(inner, path, new))
    case .instance(var instance):
      var replacement = new
      if path.count > 1 {
        let old = projectMember(name, of: value) ?? .unknown(Unknown(name))
        replacement = updated(old, path.dropFirst(), new)
        if isObject(replacement) { return value }
      } else if let property = instance.type.members.properties[name], let type = property.type {
        replacement = convert(
          new,
          to: typeReference(to: type, context: instance.type.qualifiedName, file: property.file))
      }
      setField(name, of: &instance, to: replacement)
      return .instance(instance)
    case .symbol(let symbol):
      guard path.count == 1, symbol.type.flatMap({ KnownFormatter.Kind(rawValue: $0) }) != nil
      else {
        return value
      }
      return .symbol(symbol.adding(KnownFormatter.setting(name, to: new)))
    case .string(let string):
      return attributed(TextValue(content: styled(string)), path, new) ?? value
    case .text(let text): return attributed(text, path, new) ?? value
    default: return value
    }
  }

  /// An `AttributedString` with one of its attributes set; nil for what changes nothing about its layout.
  private func attributed(
    _ text: TextValue, _ path: ArraySlice<String>, _ new: Value
  ) -> Value? {
    guard path.count == 1, path.first == "font", let font = self.font(new) else { return nil }
    var text = text
    for index in text.content.runs.indices { text.content.runs[index].font = font }
    return .text(text)
  }

  /// Makes variables unknown that something changed in a way that cannot be followed.
  ///
  /// - Parameter grown: Those of them that are lists and can only have become longer.
  func forget(_ names: Set<String>, _ scope: inout Scope, grown: Set<String> = []) {
    for name in names.sorted() {
      if let old = scope.locals[name] {
        if case .array(let values) = old, grown.contains(name) {
          scope.locals[name] = .list(UnknownList(origin: name, beginning: values))
          continue
        }
        scope.locals[name] = Self.forgotten(old, name)
      } else if case .instance(var instance)? = scope.receiver,
        instance.type.members.properties[name] != nil
      {
        let old = projectMember(name, of: .instance(instance)) ?? .void
        setField(name, of: &instance, to: Self.forgotten(old, name))
        scope.receiver = .instance(instance)
      }
    }
  }

  /// Says of variables that a branch may have changed that they rest on an assumption.
  func doubt(_ names: Set<String>, _ assumption: String, _ scope: inout Scope) {
    for name in names.sorted() {
      switch scope.locals[name] {
      case .string?, .localized?, .text?:
        scope.locals[name] = scope.locals[name]?.assuming(assumption)
      case .number?, .bool?: forget([name], &scope)
      default: break
      }
    }
  }

  private static func forgotten(_ value: Value, _ name: String) -> Value {
    switch value {
    case .array, .list: .list(UnknownList(origin: name))
    case .string: .unknown(Unknown(name, type: TypeReference("String", file: 0)))
    case .number(_, let isInteger):
      .unknown(Unknown(name, type: TypeReference(isInteger ? "Int" : "Double", file: 0)))
    case .instance(let instance):
      .unknown(
        Unknown(name, type: TypeReference(instance.type.qualifiedName, file: instance.type.file)))
    default: .unknown(Unknown(name))
    }
  }

  /// Carries out `value.method()` that may change the value; false for other expressions.
  func mutate(_ expression: ExprSyntax, _ scope: inout Scope) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.plainName { return callOwn(name, call, &scope) }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, base.assignedPath != nil
    else { return false }
    let old = evaluate(base, scope)
    let name = member.declName.baseName.nameText
    switch old {
    case .array, .string, .list:
      guard let new = changed(old, name, call, scope) else { return false }
      set(base, to: new, &scope)
      return true
    case .instance(let instance):
      guard !isView(old),
        case .function(let function)? = projectMember(name, of: old)
      else { return false }
      let arguments = arguments(of: call, scope)
      finishedReceiver = nil
      _ = invoke(function.candidates, function.owner, function.ownerType, arguments)
      if case .instance(let after)? = finishedReceiver,
        after.type.qualifiedName == instance.type.qualifiedName, after.id != instance.id
      {
        set(base, to: .instance(after), &scope)
      }
      return true
    default: return false
    }
  }

  /// `method()` of the receiver itself.
  private func callOwn(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: inout Scope
  ) -> Bool {
    guard case .instance(let instance)? = scope.receiver,
      appearance.isUnderWay || !isView(.instance(instance)), scope.locals[name] == nil,
      case .function(let function)? = projectMember(name, of: .instance(instance))
    else { return false }
    let arguments = arguments(of: call, scope)
    finishedReceiver = nil
    _ = invoke(function.candidates, function.owner, function.ownerType, arguments)
    if case .instance(let after)? = finishedReceiver, after.id != instance.id {
      scope.receiver = .instance(after)
    }
    return true
  }

  private func changed(
    _ old: Value, _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    let argument = call.arguments.first
    func added() -> Value {
      argument.map { evaluate($0.expression, scope).asVariable } ?? .void
    }
    switch (name, old) {
    case ("append", .array(let values)) where argument?.label?.text == "contentsOf":
      guard case .array(let more) = added() else { return .list(UnknownList(origin: "a list")) }
      return .bounded(values + more)
    case ("append", .array(let values)): return .array(values + [added()])
    case ("append", .string(let text)): return .string(text.verbatim + display(added()))
    case ("insert", .array(let values)):
      guard let place = call.arguments.first(where: { $0.label?.text == "at" }),
        case .number(let index, _) = evaluate(place.expression, scope)
      else { return .array(values + [added()]) }
      var result = values
      result.insert(added(), at: min(max(0, Int(clamping: index)), values.count))
      return .array(result)
    case ("removeAll", .array) where call.arguments.isEmpty && call.trailingClosure == nil:
      return .array([])
    case ("removeAll", .array(let values)):
      let test =
        call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.first?.expression
      guard let function = test.map({ evaluate($0, scope) }) else { break }
      var kept: [Value] = []
      for value in values.prefix(500) {
        switch transform(value, function, scope)?.readable {
        case .bool(true)?: continue
        case .bool(false)?: kept.append(value)
        default: return .list(UnknownList(origin: "a changed list"))
        }
      }
      return .array(kept)
    case ("append", .list), ("insert", .list), ("sort", _), ("removeAll", _), ("remove", _),
      ("removeFirst", _), ("removeLast", _), ("shuffle", _), ("move", _):
      return .list(UnknownList(origin: "a changed list"))
    case ("reverse", .array(let values)): return .array(values.reversed())
    default: break
    }
    return nil
  }
}

extension ExprSyntax {
  /// `a`, `b` of `a.b`; nil for what is no path of names.
  var assignedPath: [String]? {
    var names: [String] = []
    var next = self
    for _ in 0..<16 {
      if let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
        names.append(member.declName.baseName.nameText)
        next = base
      } else if let reference = next.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.nameText)
        return names.reversed()
      } else if let optional = next.as(OptionalChainingExprSyntax.self) {
        next = optional.expression
      } else if let forced = next.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
      } else {
        return nil
      }
    }
    return nil
  }

  /// The variable that an assignment changes a part of: `list` of `list[0].name`.
  var assignedRoot: String? {
    var next = self
    for _ in 0..<16 {
      if let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
          return member.declName.baseName.nameText
        }
        next = base
      } else if let subscripted = next.as(SubscriptCallExprSyntax.self) {
        next = subscripted.calledExpression
      } else if let optional = next.as(OptionalChainingExprSyntax.self) {
        next = optional.expression
      } else {
        return next.as(DeclReferenceExprSyntax.self)?.baseName.nameText
      }
    }
    return nil
  }
}

extension Value {
  /// Whether it is a text, attributed or not.
  fileprivate var isText: Bool {
    switch self {
    case .string, .text: true
    case .assumed(let inner, _), .binding(let inner): inner.isText
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// Whether a statement in it sets `self`.
  var assignsSelf: Bool {
    var wasSelf = false
    for token in tokens(viewMode: .sourceAccurate) {
      if wasSelf, token.tokenKind == .equal { return true }
      wasSelf = token.tokenKind == .keyword(.self)
    }
    return false
  }

  /// The variables that statements in it may change.
  var changedNames: Set<String> {
    var names: Set<String> = []
    var path: [String] = []
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name): path.append(name)
      case .keyword(.self): path.append("self")
      case .period, .postfixQuestionMark, .exclamationMark: break
      case .equal:
        Self.add(path, to: &names)
        path = []
      case .binaryOperator(let name)
      where name.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(name):
        Self.add(path, to: &names)
        path = []
      case .leftParen:
        if path.count > 1, Self.changingMethods.contains(path[path.count - 1]) {
          Self.add(Array(path.dropLast()), to: &names)
        }
        path = []
      default: path = []
      }
    }
    return names
  }

  /// Of the variables that it may change, those that it only appends to.
  var grownNames: Set<String> {
    let changed = changedNames
    var grown: Set<String> = []
    var others: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, changed.contains(name) else { continue }
      let next = token.nextToken(viewMode: .sourceAccurate)
      let appends =
        next?.tokenKind == .period
        && next?.nextToken(viewMode: .sourceAccurate)?.text == "append"
      if appends { grown.insert(name) } else { others.insert(name) }
    }
    return grown.subtracting(others)
  }

  private static func add(_ path: [String], to names: inout Set<String>) {
    guard let name = path.first(where: { $0 != "self" }) else { return }
    names.insert(name)
  }

  private static var changingMethods: Set<String> {
    [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "formUnion",
      "merge",
    ]
  }
}
