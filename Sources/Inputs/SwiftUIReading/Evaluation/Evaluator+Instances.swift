import SwiftSyntax
import SwiftUIModel

/// Structures and objects that code makes.
extension Evaluator {
  func construct(
    _ reference: TypeReference, _ arguments: CallArguments, _ scope: Scope
  ) -> Value {
    if let type = declaration(of: reference), let value = construct(type, arguments, scope) {
      return value
    }
    // `Templates.Menu` of another module is not SwiftUI's menu.
    let name = reference.unwrapped.name
    let parts = name.split(separator: ".", maxSplits: 1)
    if parts.count == 1 || Self.modules.contains(String(parts[0])),
      let value = builtIn(name.lastNameComponent, arguments, scope)
    {
      return value
    }
    if arguments.isEmpty, reference.isList { return .array([]) }
    return external(reference.name, arguments, scope)
  }

  /// Something of another module, by its type's name.
  private func external(
    _ name: String, _ arguments: CallArguments, _ scope: Scope
  ) -> Value {
    if ViewTable.valueTypes.contains(name) {
      return .symbol(Symbol(type: name, steps: [step("init", arguments)]))
    }
    if name == "Bundle", let bundle = localizedBundle(arguments) { return bundle }
    if let shown = foreignContainer(name, arguments) { return shown }
    var unknown = Unknown(
      "\(name)(\(arguments.isEmpty ? "" : "…"))", type: TypeReference(name, file: scope.file))
    unknown.location = arguments.location
    return .unknown(unknown)
  }

  /// A value of a type of the app; nil where it has no initialiser for the arguments.
  func construct(
    _ type: TypeDeclaration, _ arguments: CallArguments, _ scope: Scope
  ) -> Value? {
    switch type.kind {
    case .protocolType: return nil
    case .external:
      return initialize(type, arguments, isExternal: true)
    case .enumeration: return enumeration(type, arguments)
    case .structure, .reference: break
    }
    if let arranged = arrange(type, arguments) { return arranged }
    if let made = initialize(type, arguments, isExternal: false) { return made }
    let inherited = project.lineage(of: type).dropFirst().filter { $0.kind != .external }
    for ancestor in inherited where ancestor.kind == .reference {
      if let made = initialize(ancestor, arguments, isExternal: false, as: type) { return made }
    }
    return memberwise(type, arguments)
  }

  /// - Parameter made: The class that is made, where the initialiser is one that it inherits.
  private func initialize(
    _ type: TypeDeclaration, _ arguments: CallArguments, isExternal: Bool,
    as made: TypeDeclaration? = nil
  ) -> Value? {
    let matching = type.members.initializers.compactMap { initializer in
      initializer.body == nil ? nil : initializer.match(arguments).map { (initializer, $0) }
    }
    guard let (initializer, taken) = meant(matching, type, arguments), let body = initializer.body
    else { return nil }
    let key = "init \(initializer.file):\(body.position.utf8Offset)"
    return limited(key, to: 4) {
      var scope = Scope(file: initializer.file, type: type)
      let instance = newInstance(of: made ?? type)
      scope.receiver = .instance(instance)
      initializing.insert(instance.id)
      defer { initializing.remove(instance.id) }
      bind(initializer, taken, arguments, &scope)
      if let delegated = delegate(body, &scope, as: made) {
        return delegated
      }
      let unknown = Value.unknown(
        Unknown(type.name, type: TypeReference(type.qualifiedName, file: type.file)))
      if isExternal, !body.assignsSelf { return unknown }
      var result = BlockResult()
      execute(body, &scope, .function, nil, &result)
      if case .null? = result.returned { return .null }
      if isExternal, isUnset(scope.receiver, instance) { return unknown }
      return scope.receiver ?? .unknown(Unknown(type.name))
    } ?? .unknown(Unknown(type.name, type: TypeReference(type.qualifiedName, file: type.file)))
  }

  /// `self.init(…)`, to which an initialiser may hand over before it sets more.
  private func delegate(
    _ body: CodeBlockItemListSyntax, _ scope: inout Scope, as made: TypeDeclaration?
  ) -> Value? {
    guard body.count <= 12, let type = scope.type else { return nil }
    for (number, statement) in body.enumerated() {
      guard case .expr(let expression) = statement.item,
        let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init",
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      else { continue }
      if number > 0 {
        var result = BlockResult()
        execute(body.prefix(number), &scope, .function, nil, &result)
      }
      let arguments = self.arguments(
        of: call, scope, at: scope.location(of: call, in: project))
      let delegated =
        type.kind == .external
        ? builtIn(type.name, arguments, scope) : construct(made ?? type, arguments, scope)
      guard case .instance(let instance)? = delegated else { return delegated }
      scope.receiver = delegated
      initializing.insert(instance.id)
      defer { initializing.remove(instance.id) }
      var result = BlockResult()
      execute(body.dropFirst(number + 1), &scope, .function, nil, &result)
      return scope.receiver
    }
    return nil
  }

  /// Whether `self` was not set to a value, as initialisers of enumerations do.
  private func isUnset(_ receiver: Value?, _ instance: Instance) -> Bool {
    guard case .instance(let now)? = receiver else { return receiver == nil }
    return now.type.qualifiedName == instance.type.qualifiedName
  }

  private func enumeration(_ type: TypeDeclaration, _ arguments: CallArguments) -> Value? {
    if let made = initialize(type, arguments, isExternal: false), case .enumCase = made {
      return made
    }
    guard let raw = arguments.expression("rawValue") else { return nil }
    let value = evaluate(raw, arguments.scope)
    for choice in type.members.cases {
      let enumValue = Value.enumCase(EnumValue(type: type, name: choice.name))
      if Value.equal(rawValue(of: enumValue), value) == true { return enumValue }
    }
    return .unknown(
      Unknown("\(type.name)(rawValue:)", type: TypeReference(type.qualifiedName, file: type.file)))
  }

  /// The raw value of an enumeration's case: as written, or by the rules of Swift.
  func rawValue(of value: Value) -> Value {
    guard case .enumCase(let choice) = value, let type = choice.type,
      let index = type.members.cases.firstIndex(where: { $0.name == choice.name })
    else { return .unknown(Unknown("\(origin(of: value)).rawValue")) }
    let found = type.members.cases[index]
    if let written = found.rawValue {
      return evaluate(written, Scope(file: found.file, type: type)).asVariable
    }
    if type.inherited.first.map({
      ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8"].contains($0)
    }) ?? false {
      var previous = index
      while previous >= 0, type.members.cases[previous].rawValue == nil { previous -= 1 }
      guard previous >= 0, let written = type.members.cases[previous].rawValue else {
        return .number(Double(index), isInteger: true)
      }
      guard case .number(let start, _) = evaluate(written, Scope(file: found.file, type: type))
      else {
        return .unknown(Unknown("rawValue"))
      }
      return .number(start + Double(index - previous), isInteger: true)
    }
    return .string(StringValue(choice.name))
  }

  /// A structure by its own fields, as the compiler's initialiser makes it.
  private func memberwise(_ type: TypeDeclaration, _ arguments: CallArguments) -> Value? {
    let fields = type.members.storedProperties.compactMap { type.members.properties[$0] }
      .filter { !($0.isConstant && $0.initializer != nil) }
    let own = FunctionDeclaration(
      name: type.name,
      parameters: fields.map { field in
        FunctionDeclaration.Parameter(
          label: field.name, name: field.name,
          type: field.type ?? TypeSyntax(MissingTypeSyntax()),
          defaultValue: field.initializer
            ?? (field.hasDefault ? ExprSyntax(NilLiteralExprSyntax()) : nil),
          isBuilder: field.isBuilder)
      }, returnType: nil, body: nil, attributes: [], file: type.file)
    var instance = newInstance(of: type)
    guard let taken = own.match(arguments) else {
      return type.members.initializers.isEmpty && arguments.isEmpty
        ? .instance(instance) : byLabels(instance, arguments)
    }
    for (number, field) in fields.enumerated() {
      guard let index = taken[number].first else { continue }
      setField(
        field.name, of: &instance,
        to: given(arguments.arguments[index], for: field, in: type, arguments))
    }
    return .instance(instance)
  }

  private func given(
    _ argument: CallArguments.Argument, for field: PropertyDeclaration, in type: TypeDeclaration,
    _ arguments: CallArguments
  ) -> Value {
    let reference = field.type.map {
      typeReference(to: $0, context: type.qualifiedName, file: field.file)
    }
    var value = evaluate(argument.expression, arguments.scope, expecting: reference)
    if field.isBuilder, reference.map({ $0.unwrapped.name != "->" }) ?? true {
      switch value {
      case .closure(let closure): value = call(closure, [], as: .builder)
      case .function(let function): value = applied(function, nil)
      default: break
      }
    }
    guard let reference else { return value.asVariable }
    if case .unknown(var unknown) = value, unknown.type == nil {
      unknown.type = reference
      value = .unknown(unknown)
    }
    return convert(value, to: reference)
  }

  /// An instance of whose initialiser nothing is known but the labels.
  private func byLabels(_ instance: Instance, _ arguments: CallArguments) -> Value? {
    var instance = instance
    guard instance.type.kind == .structure || instance.type.kind == .reference else { return nil }
    guard ViewTable.views[instance.type.name] == nil || isOwnView(instance.type) else { return nil }
    for argument in arguments.arguments {
      guard let label = argument.label, let field = instance.type.members.properties[label],
        !field.isComputed
      else { continue }
      setField(
        label, of: &instance, to: given(argument, for: field, in: instance.type, arguments))
    }
    instance.origin = nil
    return .instance(instance)
  }

  private func isOwnView(_ type: TypeDeclaration) -> Bool { type.members.properties["body"] != nil }
}

extension PropertyDeclaration {
  /// Whether a memberwise initialiser may leave it out.
  fileprivate var hasDefault: Bool {
    if let wrapper {
      return wrapper.name != "Binding" && wrapper.name != "ObservedObject"
        && wrapper.name != "Bindable"
    }
    return !isConstant && (type?.is(OptionalTypeSyntax.self) ?? false)
  }
}
