import SwiftSyntax

/// What a name means.
extension Evaluator {
  /// The value of a name; nil where nobody declares it.
  func lookUp(_ name: String, _ scope: Scope) -> Value? {
    if let local = scope.locals[name] { return local.unbound }
    if name.hasPrefix("$"), name.count > 1, !name.dropFirst().allSatisfy(\.isNumber) {
      return lookUp(String(name.dropFirst()), scope).map { .binding($0) }
    }
    if name.hasPrefix("_"), name.count > 1, let receiver = scope.receiver,
      scope.type?.members.properties[name] == nil,
      let value = projectMember(String(name.dropFirst()), of: receiver)
    {
      return .binding(value)
    }
    switch name {
    case "self": return scope.receiver ?? .unknown(Unknown("self"))
    case "Self":
      return scope.type.map { .type(TypeReference($0.qualifiedName, file: $0.file)) }
    case "nil": return .null
    default: break
    }
    if let receiver = scope.receiver, let value = projectMember(name, of: receiver) {
      return value
    }
    if let receiver = scope.receiver, receiver.isOfSystem || name == "rawValue",
      let value = builtInMember(name, of: receiver)
    {
      return value
    }
    if let type = scope.type, let value = staticValue(name, around: type) { return value }
    if let functions = project.functions(named: name) {
      return .function(FunctionReference(candidates: functions, owner: nil, ownerType: nil))
    }
    if let global = project.global(named: name, near: scope.file) {
      return defaultValue(of: global, in: nil)
    }
    return typeValue(name, scope)
  }

  /// A type by its name; names of unknown types begin with a capital letter.
  func typeValue(_ name: String, _ scope: Scope) -> Value? {
    if let type = project.type(named: name, in: scope.type?.qualifiedName, file: scope.file) {
      return .type(TypeReference(type.qualifiedName, file: type.file))
    }
    if let alias = alias(name, scope) {
      return .type(typeReference(to: alias, context: scope.type?.qualifiedName, file: scope.file))
    }
    if let type = genericArgument(name, scope) {
      return .type(TypeReference(type.qualifiedName, file: type.file))
    }
    return name.first?.isUppercase == true ? .type(TypeReference(name, file: scope.file)) : nil
  }

  /// The type that a generic parameter stands for: that of a stored property that is declared with it.
  private func genericArgument(_ name: String, _ scope: Scope) -> TypeDeclaration? {
    guard case .instance(let instance)? = scope.receiver else { return nil }
    for field in instance.type.members.storedProperties {
      guard let declared = instance.type.members.properties[field]?.type,
        typeReference(to: declared, context: nil, file: 0).unwrapped.name == name,
        let value = self.field(field, of: instance)
      else { continue }
      if let type = type(of: value) { return type }
    }
    return nil
  }

  private func alias(_ name: String, _ scope: Scope) -> TypeSyntax? {
    if let type = scope.type {
      for ancestor in project.lineage(of: type) {
        if let alias = ancestor.members.aliases[name] { return alias }
      }
    }
    return project.alias(named: name)?.type
  }

  /// A static member of a type or of one that it is nested in.
  func staticValue(_ name: String, around type: TypeDeclaration) -> Value? {
    var next: TypeDeclaration? = type
    while let current = next {
      if let value = staticMember(name, of: current) { return value }
      next = current.qualifiedName.lastIndex(of: ".").flatMap {
        project.type(named: String(current.qualifiedName[..<$0]), file: current.file)
      }
    }
    return nil
  }

  /// The type of the app that a reference means.
  func declaration(of type: TypeReference, depth: Int = 0) -> TypeDeclaration? {
    var name = type.unwrapped
    if let state = Self.state(of: name), depth < 8 { name = state }
    if let found = project.type(named: name.name, in: name.context, file: name.file) {
      return found
    }
    guard depth < 8, let alias = project.alias(named: name.name)?.type else { return nil }
    return declaration(
      of: typeReference(to: alias, context: name.context, file: name.file), depth: depth + 1)
  }

  /// The type of the state that a store of The Composable Architecture shows.
  private static func state(of type: TypeReference) -> TypeReference? {
    guard let first = type.arguments.first else { return nil }
    switch type.name {
    case "StoreOf", "ViewStoreOf":
      return TypeReference(first.name + ".State", context: first.context, file: first.file)
    case "Store", "ViewStore", "Shared", "PresentationState": return first
    default: return nil
    }
  }

  /// The app's type of a value.
  func type(of value: Value) -> TypeDeclaration? {
    switch value {
    case .instance(let instance): instance.type
    case .enumCase(let value): value.type
    case .unknown(let unknown): unknown.type.flatMap { declaration(of: $0) }
    case .binding(let inner), .assumed(let inner, _): type(of: inner)
    default: nil
    }
  }
}

extension Value {
  /// What reading a variable gives: a binding gives what it is bound to.
  var unbound: Value {
    if case .binding(let inner) = self { return inner.unbound }
    return self
  }

  /// Whether it is a value of Swift's own types, whose members extensions name without `self.`.
  var isOfSystem: Bool {
    switch self {
    case .string, .number, .array: true
    case .binding(let inner), .assumed(let inner, _): inner.isOfSystem
    default: false
    }
  }

  /// The value by itself, whatever it is bound to and rests on.
  var readable: Value {
    switch self {
    case .binding(let inner), .assumed(let inner, _): inner.readable
    default: self
    }
  }
}

// MARK: - Members of the app's types

extension Evaluator {
  /// A property or function that the app declares for a value; nil where it declares none.
  ///
  /// - Parameter isCalled: Whether a function is meant where a property has its name, too.
  func projectMember(_ name: String, of value: Value, isCalled: Bool = false) -> Value? {
    switch value {
    case .instance(let instance): return member(name, of: instance, isCalled: isCalled)
    case .enumCase(let choice):
      guard let type = choice.type else { return nil }
      return instanceMember(name, of: value, type: type, id: nil, isCalled: isCalled)
    case .unknown(let unknown):
      guard let reference = unknown.type, let type = declaration(of: reference) else { return nil }
      if type.kind == .structure || type.kind == .reference {
        return member(
          name,
          of: Instance(
            type: type, fields: [:], origin: unknown.origin, id: 0,
            arguments: reference.unwrapped.arguments),
          isCalled: isCalled)
      }
      return instanceMember(name, of: value, type: type, id: nil, isCalled: isCalled)
    case .binding(let inner): return projectMember(name, of: inner, isCalled: isCalled)
    case .assumed(let inner, let what):
      return projectMember(name, of: inner, isCalled: isCalled)?.assuming(what)
    default:
      for extended in Self.extendedTypes(of: value) {
        if let type = project.types(named: extended)?.first,
          let found = instanceMember(name, of: value, type: type, id: nil, isCalled: isCalled)
        {
          return found
        }
      }
      return nil
    }
  }

  /// The types of the system whose extensions a value has.
  static func extendedTypes(of value: Value) -> [String] {
    switch value {
    case .string: ["String", "StringProtocol"]
    case .localized: ["LocalizedStringKey", "LocalizedStringResource", "String"]
    case .number(_, let isInteger):
      isInteger ? ["Int", "Double", "CGFloat"] : ["Double", "CGFloat"]
    case .bool: ["Bool"]
    case .text: ["Text", "View"]
    case .image: ["Image", "View"]
    case .view: ["View"]
    case .array, .list: ["Array", "Collection", "Sequence"]
    case .symbol(let symbol): symbol.type.map { [$0, "View", "ShapeStyle"] } ?? []
    case .null: ["Optional"]
    default: []
    }
  }

  private func member(_ name: String, of instance: Instance, isCalled: Bool) -> Value? {
    let value = Value.instance(instance)
    if isCalled, let called = function(name, of: value, type: instance.type) { return called }
    if let field = field(name, of: instance) { return scaled(field.unbound, name, of: instance) }
    return instanceMember(name, of: value, type: instance.type, id: instance.id, isCalled: false)
  }

  /// A member that a type or what it inherits from declares.
  ///
  /// - Parameter id: What tells the value apart from others; nil for values that are not told apart.
  private func instanceMember(
    _ name: String, of value: Value, type: TypeDeclaration, id: Int?, isCalled: Bool
  ) -> Value? {
    if isCalled, let called = function(name, of: value, type: type) { return called }
    for ancestor in project.lineage(of: type) {
      if let property = ancestor.members.properties[name],
        ancestor.kind != .protocolType || property.getter.map({ !$0.isEmpty }) ?? false
      {
        return read(property, of: value, owner: ancestor, id: id)
      }
    }
    return function(name, of: value, type: type)
  }

  /// The functions of a name that a type or what it inherits from declares.
  private func function(_ name: String, of value: Value, type: TypeDeclaration) -> Value? {
    let candidates = project.lineage(of: type).flatMap { ancestor in
      (ancestor.members.functions[name] ?? []).filter { $0.body != nil }
    }
    guard !candidates.isEmpty else { return nil }
    return .function(FunctionReference(candidates: candidates, owner: value, ownerType: type))
  }

  private func read(
    _ property: PropertyDeclaration, of value: Value, owner: TypeDeclaration, id: Int?
  ) -> Value {
    guard let getter = property.getter else { return stored(property, of: value, owner: owner) }
    let isView =
      property.isBuilder || property.type?.dottedName == "View" || property.name == "body"
    let key = id.flatMap {
      $0 == 0
        ? nil
        : ComputedKey(
          owner: owner.qualifiedName, id: $0, name: property.name, environment: environment)
    }
    if let key, let known = computed[key] { return known }
    let reference = property.type.map {
      typeReference(to: $0, context: owner.qualifiedName, file: property.file)
    }
    let scope = Scope(file: property.file, type: owner, receiver: value)
    let call = "\(owner.qualifiedName).\(property.name)"
    let result = limited(call, to: 6) {
      run(getter, scope, as: isView && property.isBuilder ? .builder : nil, expecting: reference)
    }
    guard var result else {
      return .unknown(Unknown("\(origin(of: value)).\(property.name)", type: reference))
    }
    if let reference {
      result = named(
        convert(result, to: reference), "\(origin(of: value)).\(property.name)", reference)
    }
    if let key { computed[key] = result }
    return result
  }

  /// Gives an unknown value its declared type.
  func named(_ value: Value, _ origin: String, _ type: TypeReference) -> Value {
    guard case .unknown(let unknown) = value, unknown.type == nil else { return value }
    return placeholder(unknown.origin.isEmpty ? origin : unknown.origin, type)
  }

  /// A static member of a type, or one of its cases.
  func staticMember(_ name: String, of type: TypeDeclaration) -> Value? {
    if let found = type.members.cases.first(where: { $0.name == name }), found.parameters.isEmpty {
      return .enumCase(EnumValue(type: type, name: name))
    }
    for ancestor in project.lineage(of: type) {
      if let property = ancestor.members.staticProperties[name],
        property.isComputed || property.initializer != nil
      {
        return defaultValue(of: property, in: ancestor, as: type)
      }
      if let functions = ancestor.members.staticFunctions[name]?.filter({ $0.body != nil }),
        !functions.isEmpty
      {
        return .function(
          FunctionReference(
            candidates: functions, owner: .type(TypeReference(type.qualifiedName, file: type.file)),
            ownerType: ancestor))
      }
    }
    if name == "allCases", type.kind == .enumeration {
      return .array(
        type.members.cases.filter(\.parameters.isEmpty).map {
          .enumCase(EnumValue(type: type, name: $0.name))
        })
    }
    return nil
  }

  /// What a constant, a static member or a stored property is without anybody setting it.
  func defaultValue(
    of property: PropertyDeclaration, in owner: TypeDeclaration?, as type: TypeDeclaration? = nil
  ) -> Value {
    var key = DefaultKey(owner: owner?.qualifiedName ?? "\(property.file)", name: property.name)
    if let known = defaults[key] { return known }
    key.environment = environment
    if let known = defaults[key] { return known }
    let reference = property.type.map {
      typeReference(to: $0, context: owner?.qualifiedName, file: property.file)
    }
    var scope = Scope(file: property.file, type: owner)
    if let owner, property.isComputed {
      scope.receiver = .type(TypeReference((type ?? owner).qualifiedName, file: owner.file))
    }
    let name = (owner.map { $0.qualifiedName + "." } ?? "") + property.name
    let result = limited("static \(name)", to: 1) { () -> Value in
      if let getter = property.getter { return run(getter, scope, expecting: reference) }
      guard let initializer = property.initializer else {
        return reference?.isOptional == true ? .null : placeholder(name, reference)
      }
      return evaluate(initializer, scope, expecting: reference)
    }
    guard var result else { return .unknown(Unknown(name, type: reference)) }
    if let part = property.tuplePart, case .tuple(let parts) = result, parts.indices.contains(part)
    {
      result = parts[part].value
    }
    result = reference.map { named(convert(result, to: $0), name, $0) } ?? result.asVariable
    if isObject(result) { key.environment = nil }
    defaults[key] = result
    return result
  }
}
