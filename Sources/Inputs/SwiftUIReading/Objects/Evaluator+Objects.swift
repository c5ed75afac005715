import DynamicType
import SwiftSyntax

/// Objects, which are the same wherever they are named: what one place changes every other one sees.
///
/// An instance of a class that code makes is known by its number. Its fields are kept here, while those of a
/// structure, and of an object that comes from outside of what is read, go with the value.
extension Evaluator {
  /// An instance whose fields have their defaults.
  ///
  /// Fields that are set to objects where they are declared have one of their own in each instance. Those of an object
  /// are made when somebody asks for them, as a model of hundreds has a few that a screen shows; those of a structure at
  /// once, as all its copies have the same ones.
  func newInstance(of type: TypeDeclaration) -> Instance {
    let isObject = type.kind == .reference
    let instance = Instance(
      type: type, fields: isObject ? [:] : ownObjects(of: type), origin: nil, id: newID())
    if isObject { objects[instance.id] = [:] }
    return instance
  }

  func isObject(_ value: Value) -> Bool {
    if case .instance(let instance) = value { objects[instance.id] != nil } else { false }
  }

  /// What was set of an instance; nil for a field that has its default.
  func field(_ name: String, of instance: Instance) -> Value? {
    guard let fields = objects[instance.id] else {
      return appearedState(name, of: instance) ?? instance.fields[name]
    }
    if let known = fields[name] { return known }
    let made = ownObject(name, of: instance.type)
    objects[instance.id]?[name] = made
    return made
  }

  /// Sets a field, of a structure in the value itself.
  func setField(_ name: String, of instance: inout Instance, to value: Value) {
    guard let old = objects[instance.id] else {
      instance.fields[name] = value
      instance.id = newID()
      return
    }
    objects[instance.id]?[name] = value
    forgetComputed()
    guard !initializing.contains(instance.id),
      let (property, owner) = property(name, of: instance.type), let observer = property.observer
    else { return }
    observe(observer, of: instance, owner, property, old: old[name])
  }

  /// Carries out `didSet`.
  private func observe(
    _ observer: PropertyObserver, of instance: Instance, _ owner: TypeDeclaration,
    _ property: PropertyDeclaration, old: Value?
  ) {
    var scope = Scope(file: property.file, type: owner, receiver: .instance(instance))
    let before = old ?? (property.initializer.map { _ in defaultValue(of: property, in: owner) })
    scope.declare(observer.oldName, before ?? .unknown(Unknown(observer.oldName)))
    _ = limited("didSet \(owner.qualifiedName).\(property.name)", to: 2) {
      run(observer.body, &scope, as: .function)
    }
  }

  private func property(
    _ name: String, of type: TypeDeclaration
  ) -> (PropertyDeclaration, TypeDeclaration)? {
    for ancestor in project.lineage(of: type) where ancestor.kind != .protocolType {
      if let property = ancestor.members.properties[name] { return (property, ancestor) }
    }
    return nil
  }

  /// The fields of a new instance that are set to objects where they are declared: each instance has its own.
  private func ownObjects(of type: TypeDeclaration) -> [String: Value] {
    var fields: [String: Value] = [:]
    for owner in project.lineage(of: type) where owner.kind == type.kind {
      for name in owner.members.storedProperties where fields[name] == nil {
        fields[name] = ownObject(name, of: type)
      }
    }
    return fields
  }

  /// The object that a field of a new instance is set to where it is declared; nil for other fields.
  private func ownObject(_ name: String, of type: TypeDeclaration) -> Value? {
    for owner in project.lineage(of: type) where owner.kind == type.kind {
      if let property = owner.members.properties[name] {
        return madeObject(property, in: owner, for: type)
      }
    }
    return nil
  }

  /// The object that `= Type()`, or `: Type = .init()`, makes; nil for other defaults.
  private func madeObject(
    _ property: PropertyDeclaration, in owner: TypeDeclaration, for type: TypeDeclaration
  ) -> Value? {
    guard let call = property.initializer?.as(FunctionCallExprSyntax.self) else { return nil }
    let declared = property.type.map {
      typeReference(to: $0, context: owner.qualifiedName, file: property.file)
    }
    let made: TypeDeclaration?
    if let name = call.calledExpression.typeName {
      made =
        project.type(named: name, in: owner.qualifiedName, file: property.file)
        ?? owner.members.aliases[name].flatMap {
          declaration(of: typeReference(to: $0, context: owner.qualifiedName, file: property.file))
        }
    } else {
      made =
        call.calledExpression.implicitMember == "init"
        ? declared.flatMap { declaration(of: $0) } : nil
    }
    guard made?.kind == .reference else { return nil }
    let value = limited("defaults \(type.qualifiedName)", to: 3) {
      evaluate(ExprSyntax(call), Scope(file: property.file, type: owner), expecting: declared)
    }
    return value.flatMap { isObject($0) ? $0 : nil }
  }

  /// Forgets what was computed of instances, because an object has changed.
  func forgetComputed() {
    if !computed.isEmpty { computed = [:] }
  }
}

// MARK: - super

extension Evaluator {
  /// `super.name(…)`; nil where no class above has it.
  func superCall(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    guard case .instance(let instance)? = scope.receiver else { return nil }
    let arguments = self.arguments(
      of: call, scope, at: scope.location(of: call, in: project))
    let above = classes(above: call, of: instance.type)
    if name == "init" {
      for ancestor in above where ancestor.kind == .reference {
        for initializer in ancestor.members.initializers {
          guard let taken = initializer.match(arguments), let body = initializer.body else {
            continue
          }
          var inner = Scope(file: initializer.file, type: ancestor, receiver: scope.receiver)
          bind(initializer, taken, arguments, &inner)
          _ = limited("init \(initializer.file):\(body.position.utf8Offset)", to: 4) {
            run(body, &inner, as: .function)
          }
          return .void
        }
      }
      return .void
    }
    let functions = above.flatMap { ancestor in
      (ancestor.members.functions[name] ?? []).filter { $0.body != nil }
    }
    return invoke(functions, scope.receiver, instance.type, arguments)
  }

  /// What a class inherits from, seen from the declaration that a place is in.
  private func classes(
    above node: some SyntaxProtocol, of type: TypeDeclaration
  ) -> [TypeDeclaration] {
    var parent = node.parent
    var name: String?
    while let next = parent, name == nil {
      if let declaration = next.as(ClassDeclSyntax.self) { name = declaration.name.nameText }
      if let declaration = next.as(ExtensionDeclSyntax.self) {
        name = declaration.extendedType.dottedName?.lastNameComponent
      }
      parent = next.parent
    }
    let lineage = project.lineage(of: type)
    let own = lineage.firstIndex { $0.name == name } ?? 0
    return Array(lineage.dropFirst(own + 1))
  }
}

// MARK: - Wrapped values

extension Evaluator {
  /// `_name = .init(wrappedValue: x)` and the like, which sets what is wrapped.
  func set(wrapper name: String, of instance: Instance, to value: Value) -> Value {
    var instance = instance
    guard case .symbol(let symbol) = value, symbol.name == "init",
      let arguments = symbol.steps[0].arguments,
      let given = arguments.first(where: { ["wrappedValue", "initialValue"].contains($0.label) })
    else {
      let reference = property(name, of: instance.type)?.0.type.map {
        typeReference(to: $0, context: instance.type.qualifiedName, file: instance.type.file)
      }
      setField(name, of: &instance, to: reference.map { convert(value, to: $0) } ?? value)
      return .instance(instance)
    }
    if let style = arguments.first(where: { $0.label == "relativeTo" }) {
      setField("_" + name, of: &instance, to: style.value)
    }
    setField(name, of: &instance, to: given.value.asVariable)
    return .instance(instance)
  }

  /// A number that a `@ScaledMetric` was set to, at the text size of the environment.
  func scaled(_ value: Value, _ name: String, of instance: Instance) -> Value {
    guard case .number(let number, _) = value,
      let wrapper = property(name, of: instance.type)?.0.wrapper, wrapper.name == "ScaledMetric"
    else { return value }
    let given = symbolName(field("_" + name, of: instance))
    return scaled(number, relativeTo: given ?? wrapper.styleName)
  }

  /// A length that grows as a text style does, Body where none is named.
  func scaled(_ number: Double, relativeTo name: String?) -> Value {
    let style = name.flatMap { TextStyle(swiftUIName: $0) } ?? .body
    let traits = TraitCollection(preferredContentSizeCategory: textSize)
    return .number(
      FontMetrics(forTextStyle: style).scaledValue(for: number, compatibleWith: traits),
      isInteger: false)
  }
}

extension DeclarationAttribute {
  /// The style of `@ScaledMetric(relativeTo: .title)`.
  var styleName: String? {
    arguments?.first { $0.label?.text == "relativeTo" }?.expression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
