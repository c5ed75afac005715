import SwiftSyntax
import SwiftUIModel

/// Calls of functions, initialisers, closures and modifiers.
extension Evaluator {
  /// `name(…)`.
  func call(_ name: String, _ arguments: CallArguments, _ scope: Scope) -> Value {
    if let local = scope.locals[name]?.unbound, let value = applyKnown(local, arguments, scope) {
      return value
    }
    if let receiver = scope.receiver, let value = ownMethod(name, on: receiver, arguments, scope) {
      return value
    }
    if let receiver = scope.receiver, receiver.isOfSystem,
      let value = builtInMethod(name, on: receiver, arguments, scope)
    {
      return value
    }
    if scope.locals[name] == nil, let type = scope.type,
      scope.receiver == nil || !(name.first?.isUppercase ?? false),
      let own = staticValue(name, around: type), let value = applyKnown(own, arguments, scope)
    {
      return value
    }
    if let functions = project.functions(named: name),
      let value = invoke(functions, nil, nil, arguments, scope.locals)
    {
      return value
    }
    if let type = project.type(named: name, in: scope.type?.qualifiedName, file: scope.file),
      let value = construct(type, arguments, scope)
    {
      return value
    }
    if let value = ownModifierCall(name, arguments, scope) { return value }
    if name == "Self", let type = scope.type {
      return construct(type, arguments, scope) ?? builtIn(type.name, arguments, scope)
        ?? .unknown(Unknown("\(type.name)(…)"))
    }
    if let value = builtIn(name, arguments, scope) { return value }
    if case .type(let type)? = typeValue(name, scope) {
      return construct(type, arguments, scope)
    }
    return .unknown(Unknown("\(name)(…)"))
  }

  /// `padding()` in an extension of views, whose `self.` is left out.
  private func ownModifierCall(
    _ name: String, _ arguments: CallArguments, _ scope: Scope
  ) -> Value? {
    guard name.first?.isLowercase == true, let receiver = scope.receiver, isView(receiver),
      ViewTable.modifiers[name] != nil || PassedModifiers.names.contains(name)
        || scope.type?.name == "View"
    else { return nil }
    return modifier(name, on: receiver, arguments, scope)
  }

  /// `.name(…)` or `.name` where the type is that of the place.
  func implicit(
    _ name: String, _ arguments: CallArguments?, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    if let expected, let type = declaration(of: expected) {
      if name == "init", let arguments {
        return construct(type, arguments, scope)
          ?? (type.kind == .external ? builtIn(type.name, arguments, scope) : nil)
          ?? .unknown(Unknown(".init(…)"))
      }
      if let arguments {
        if let value = staticCall(name, of: type, arguments, scope) { return value }
      } else if let value = staticMember(name, of: type) {
        return value
      }
    }
    if name == "constant", let value = arguments?.arguments.first {
      return .binding(evaluate(value.expression, scope, expecting: expected).asVariable)
    }
    if name == "init", let expected, let arguments {
      return self.call(expected.unwrapped.name, arguments, scope)
    }
    guard let arguments else {
      switch name {
      case "infinity": return .number(.infinity, isInteger: false)
      case "greatestFiniteMagnitude":
        return .number(.greatestFiniteMagnitude, isInteger: false)
      default: return .symbol(Symbol(name))
      }
    }
    return .symbol(Symbol(type: nil, steps: [step(name, arguments)]))
  }

  func step(_ name: String, _ arguments: CallArguments) -> Symbol.Step {
    Symbol.Step(
      name: name,
      arguments: arguments.arguments.map { ($0.label, evaluate($0.expression, arguments.scope)) })
  }

  /// `Type.name(…)`; nil where the type has no such case or function.
  private func staticCall(
    _ name: String, of type: TypeDeclaration, _ arguments: CallArguments, _ scope: Scope
  ) -> Value? {
    if let found = type.members.cases.first(where: { $0.name == name }) {
      let payload = zip(found.parameters, arguments.arguments).map { parameter, argument in
        (
          label: parameter.label,
          value: convert(
            evaluate(
              argument.expression, arguments.scope,
              expecting: typeReference(
                to: parameter.type, context: type.qualifiedName, file: found.file)),
            to: typeReference(to: parameter.type, context: type.qualifiedName, file: found.file))
        )
      }
      return .enumCase(EnumValue(type: type, name: name, payload: payload))
    }
    guard let member = staticMember(name, of: type) else { return nil }
    return applyKnown(member, arguments, scope)
  }

  /// `value.name(…)`.
  func method(
    _ name: String, on value: Value, _ arguments: CallArguments, _ scope: Scope,
    call: FunctionCallExprSyntax
  ) -> Value {
    if case .type(let type) = value { return staticMethod(name, of: type, arguments, scope) }
    if case .assumed(let inner, let what) = value {
      return method(name, on: inner, arguments, scope, call: call).assuming(what)
    }
    // `$isOn.animation()`
    if case .binding = value, name == "animation" || name == "transaction" { return value }
    if name == "callAsFunction" { return apply(value, arguments, scope) }
    if let result = ownMethod(name, on: value, arguments, scope) { return result }
    if isView(value), let result = ownModifier(name, on: value, arguments, scope) { return result }
    if name == "localizedString", arguments.expression("forKey") != nil {
      return localizedString(arguments) ?? .unknown(Unknown(name))
    }
    if let result = builtInMethod(name, on: value, arguments, scope) { return result }
    if name == "frame",
      let frame = GeometryProxy.frame(of: value, in: symbolName(self.value("in", arguments)))
    {
      return frame
    }
    if name == "opacity", case .symbol(let symbol) = value, symbol.type == "Color" {
      return .symbol(symbol.adding(step(name, arguments)))
    }
    if isView(value) { return modifier(name, on: value, arguments, scope) }
    switch value {
    case .symbol(let symbol):
      if isShapeLike(symbol) { return modifier(name, on: value, arguments, scope) }
      if Self.viewModifiers.contains(name), let type = symbol.type, type.first?.isUppercase == true,
        !ViewTable.valueTypes.contains(type)
      {
        let view = ViewPiece.opaque(
          type, "it is a view of another module", at: arguments.location)
        return modifier(name, on: .view(view), arguments, scope)
      }
      return .symbol(symbol.adding(step(name, arguments)))
    case .null: return .null
    case .unknown(let unknown):
      if ViewTable.modifiers[name] != nil, !Self.listMethods.contains(name) {
        return modifier(name, on: value, arguments, scope)
      }
      var result = Unknown("\(unknown.origin).\(name)(\(arguments.isEmpty ? "" : "…"))")
      if let type = unknown.type, unknown.location != nil,
        (declaration(of: type)?.kind ?? .external) == .external
      {
        // A view of another module, whose own modifiers give it back.
        result.type = type
        result.location = unknown.location
      }
      return .unknown(result)
    // A view by a protocol of another module.
    case .instance where ViewTable.modifiers[name] != nil && !Self.listMethods.contains(name):
      return modifier(name, on: value, arguments, scope)
    default:
      return .unknown(
        Unknown("\(origin(of: value)).\(name)(\(arguments.arguments.isEmpty ? "" : "…"))"))
    }
  }

  /// Calls a function of the app's own, or a closure that a property holds; a property may have the name of a function.
  private func ownMethod(
    _ name: String, on value: Value, _ arguments: CallArguments, _ scope: Scope
  ) -> Value? {
    guard let called = projectMember(name, of: value, isCalled: true) else { return nil }
    if let result = applyKnown(called, arguments, scope) { return result }
    guard case .function = called, let property = projectMember(name, of: value) else { return nil }
    if case .function = property { return nil }
    return applyKnown(property, arguments, scope)
  }

  /// Names of modifiers that only views have: what they are called on is one.
  private static let viewModifiers: Set<String> = [
    "frame", "padding", "clipShape", "cornerRadius", "clipped", "scaledToFit", "scaledToFill",
    "aspectRatio", "background", "overlay", "fixedSize", "foregroundColor", "foregroundStyle",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "listRowInsets", "onTapGesture", "onAppear",
    "accessibilityLabel",
  ]

  /// Names of modifiers that lists and strings have as well.
  private static let listMethods: Set<String> = [
    "contains", "sorted", "filter", "map", "format", "padding",
  ]

  private func staticMethod(
    _ name: String, of reference: TypeReference, _ arguments: CallArguments, _ scope: Scope
  ) -> Value {
    if name == "init" { return construct(reference, arguments, scope) }
    if let type = declaration(of: reference) {
      if let value = staticCall(name, of: type, arguments, scope) { return value }
      if let nested = project.type(named: name, in: type.qualifiedName, file: type.file),
        nested.qualifiedName.hasPrefix(type.qualifiedName),
        let value = construct(nested, arguments, scope)
      {
        return value
      }
    }
    if let value = builtInStatic(reference.name, name, arguments, scope) { return value }
    if let value = generatedText(name, arguments, scope) { return value }
    if name.first?.isUppercase == true {
      return construct(
        TypeReference(reference.name + "." + name, file: reference.file), arguments, scope)
    }
    return .symbol(Symbol(type: reference.name, steps: [step(name, arguments)]))
  }

  /// `L10n.tr("Table", "key")` of code that is generated when the app is built: a table has the key.
  private func generatedText(
    _ name: String, _ arguments: CallArguments, _ scope: Scope
  ) -> Value? {
    guard name == "tr", arguments.arguments.count >= 2 else { return nil }
    let values = arguments.arguments.prefix(8).map { evaluate($0.expression, arguments.scope) }
    guard case .string(let table) = values[0], case .string(let key) = values[1], table.isCertain,
      key.isCertain, let tableName = table.known, let keyName = key.known
    else { return nil }
    return project.resources.localizedText(
      for: keyName, table: tableName, locale: environment.locale,
      near: project.path(ofFile: scope.file)
    ).map { .string(format($0.text, Array(values.dropFirst(2)))) }
  }

  /// Calls what a name stands for.
  func apply(_ value: Value, _ arguments: CallArguments, _ scope: Scope) -> Value {
    applyKnown(value, arguments, scope) ?? .unknown(Unknown("\(origin(of: value))(…)"))
  }

  /// Calls a value; nil for one that cannot be called with these arguments.
  private func applyKnown(
    _ value: Value, _ arguments: CallArguments, _ scope: Scope
  ) -> Value? {
    switch value {
    case .closure(let closure):
      return call(closure, arguments.arguments.map { evaluate($0.expression, arguments.scope) })
    case .function(let function):
      let isOfView = function.owner.map { isView($0) } ?? false
      return invoke(
        isOfView ? meant(function.candidates, by: arguments) : function.candidates,
        function.owner, function.ownerType, arguments, function.locals)
    case .type(let type): return construct(type, arguments, scope)
    case .keyPath:
      guard arguments.arguments.count == 1, let argument = arguments.arguments.first else {
        return nil
      }
      return transform(evaluate(argument.expression, arguments.scope), value, scope)
    case .binding(let inner): return applyKnown(inner, arguments, scope)
    case .symbol(let layout): return arranged(by: layout, arguments)
    case .instance(let layout) where isLayout(layout.type):
      guard arguments.trailing != nil || arguments.expression("content") != nil else { return nil }
      return .view(arranged(content(arguments), by: layout, at: arguments.location))
    case .unknown(let unknown):
      let result = unknown.type?.unwrapped
      guard let result, result.name == "->", let given = result.arguments.first else {
        return .unknown(Unknown("\(unknown.origin)(…)"))
      }
      return placeholder("\(unknown.origin)(…)", given)
    default: return nil
    }
  }

  /// The value of a closure.
  func call(
    _ closure: Closure, _ values: [Value], as kind: BlockKind? = nil,
    expecting expected: TypeReference? = nil
  ) -> Value {
    var scope = closure.scope.nested
    bind(closure.syntax, values, &scope)
    let key = "closure \(closure.scope.file):\(closure.syntax.position.utf8Offset)"
    return limited(key, to: 8) {
      run(closure.syntax.statements, &scope, as: kind, expecting: expected ?? closure.result)
    } ?? .unknown(Unknown("a closure that calls itself"))
  }

  /// Declares a closure's parameters and captures.
  func bind(_ closure: ClosureExprSyntax, _ values: [Value], _ scope: inout Scope) {
    for (number, value) in values.enumerated() { scope.declare("$\(number)", value) }
    if let captures = closure.signature?.capture?.items {
      for item in captures {
        if let value = item.initializer?.value {
          scope.declare(item.name.nameText, evaluate(value, scope))
        }
      }
    }
    let names: [String]
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.nameText)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).nameText }
    case nil: return
    @unknown default: return
    }
    let parts: [Value]
    if names.count > 1, values.count == 1, case .tuple(let elements) = values[0] {
      parts = elements.map(\.value)
    } else {
      parts = values
    }
    for (number, name) in names.enumerated() where name != "_" {
      let value = number < parts.count ? parts[number] : .unknown(Unknown(name))
      let isProjected = name.hasPrefix("$")
      scope.declare(isProjected ? String(name.dropFirst()) : name, value)
    }
  }
}
