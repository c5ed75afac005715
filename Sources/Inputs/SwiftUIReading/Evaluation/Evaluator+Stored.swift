import DynamicType
import SwiftSyntax

/// Stored properties that nobody set, by their wrappers.
extension Evaluator {
  func stored(
    _ property: PropertyDeclaration, of value: Value, owner: TypeDeclaration
  ) -> Value {
    let type = property.type.map {
      typeReference(to: $0, context: owner.qualifiedName, file: property.file)
    }
    if let wrapper = property.wrapper {
      let outer = surroundings
      if case .instance(let instance) = value, let own = instance.surroundings {
        surroundings = own
      }
      defer { surroundings = outer }
      return wrapped(property, wrapper, type, of: value, owner: owner)
    }
    let origin = "\(origin(of: value)).\(property.name)"
    if isGiven(value), !keepsDefaults(value, property) {
      return placeholder(origin, type ?? initialType(property, owner))
    }
    if property.initializer != nil { return defaultValue(of: property, in: owner) }
    if type?.isOptional == true, !property.isConstant, !isGiven(value) { return .null }
    return placeholder(origin, type)
  }

  /// Whether a value comes from outside of what is read.
  private func isGiven(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance): instance.origin != nil
    case .unknown: true
    default: false
    }
  }

  /// Objects begin with their defaults; structures are made with values of their own.
  private func keepsDefaults(_ value: Value, _ property: PropertyDeclaration) -> Bool {
    guard case .instance(let instance) = value, property.initializer != nil else { return false }
    return property.isConstant || instance.type.kind == .reference
      || project.inherits(instance.type, from: ["View"])
  }

  /// The type of a property by what it is set to.
  private func initialType(
    _ property: PropertyDeclaration, _ owner: TypeDeclaration
  ) -> TypeReference? {
    guard property.initializer != nil else { return nil }
    let file = property.file
    switch defaultValue(of: property, in: owner) {
    case .string: return TypeReference("String", file: file)
    case .number(_, let isInteger): return TypeReference(isInteger ? "Int" : "Double", file: file)
    case .bool: return TypeReference("Bool", file: file)
    case .array: return TypeReference("Array", file: file)
    case .enumCase(let value):
      return value.type.map { TypeReference($0.qualifiedName, file: $0.file) }
    case .instance(let instance):
      return TypeReference(instance.type.qualifiedName, file: instance.type.file)
    default: return nil
    }
  }

  private func wrapped(
    _ property: PropertyDeclaration, _ wrapper: DeclarationAttribute, _ type: TypeReference?,
    of value: Value, owner: TypeDeclaration
  ) -> Value {
    let origin = property.name
    switch wrapper.name {
    case "Environment": return environmentValue(wrapper, type, origin, owner, property.file)
    case "EnvironmentObject":
      return object(type, origin)
    case "ScaledMetric": return scaled(property, wrapper, owner)
    case "Binding", "Bindable":
      return placeholder(origin, type)
    case "FocusState", "GestureState":
      if property.initializer != nil { return defaultValue(of: property, in: owner) }
      return type?.isOptional == true ? .null : .bool(false)
    case "Namespace": return .unknown(Unknown(origin))
    case "Query", "FetchRequest", "SectionedFetchRequest", "ObservedResults":
      return .list(UnknownList(origin: origin, element: type?.element))
    case "ObservedObject", "StateObject", "State", "Published", "AppStorage", "SceneStorage":
      if property.initializer != nil { return defaultValue(of: property, in: owner) }
      if let given = initialArgument(wrapper, owner, property.file, type) { return given }
      if type?.isOptional == true { return .null }
      return wrapper.name == "ObservedObject" ? object(type, origin) : placeholder(origin, type)
    default:
      return declaredDefault(property, wrapper, type, owner)
    }
  }

  /// `@State(initialValue: x)`, `@AppStorage(wrappedValue: x, "key")`.
  private func initialArgument(
    _ wrapper: DeclarationAttribute, _ owner: TypeDeclaration, _ file: Int, _ type: TypeReference?
  ) -> Value? {
    guard
      let argument = wrapper.arguments?.first(where: {
        ["initialValue", "wrappedValue", "defaultValue", "default"].contains($0.label?.text)
      })
    else { return nil }
    return evaluate(argument.expression, Scope(file: file, type: owner), expecting: type).asVariable
  }

  /// An object that a view above hands down.
  private func object(_ type: TypeReference?, _ origin: String) -> Value {
    guard let type else { return .unknown(Unknown(origin)) }
    if let known = environmentObjects[type.unwrapped.name.lastNameComponent] { return known }
    return .unknown(Unknown(origin, type: type))
  }

  private func scaled(
    _ property: PropertyDeclaration, _ wrapper: DeclarationAttribute, _ owner: TypeDeclaration
  ) -> Value {
    let base: Value
    if property.initializer != nil {
      base = defaultValue(of: property, in: owner)
    } else {
      base = initialArgument(wrapper, owner, property.file, nil) ?? .unknown(Unknown(property.name))
    }
    guard case .number(let number, _) = base else { return base }
    return scaled(number, relativeTo: wrapper.styleName)
  }

  /// The default of a setting of a wrapper of the app's own or of another module.
  ///
  /// `@Default(.name)` and `@Setting(\.name)` name a declaration elsewhere, whose `default:` counts.
  private func declaredDefault(
    _ property: PropertyDeclaration, _ wrapper: DeclarationAttribute, _ type: TypeReference?,
    _ owner: TypeDeclaration
  ) -> Value {
    if property.initializer != nil { return defaultValue(of: property, in: owner) }
    if let given = initialArgument(wrapper, owner, property.file, type) { return given }
    if let first = wrapper.arguments?.first?.expression {
      var name: String?
      if let member = first.as(MemberAccessExprSyntax.self) {
        name = member.declName.baseName.nameText
      } else if let path = first.as(KeyPathExprSyntax.self) {
        name = Self.names(of: path).last
      }
      if let name, let found = settingDefault(name) { return found }
    }
    if wrapper.arguments == nil, type?.isOptional == true { return .null }
    return placeholder(property.name, type)
  }

  private func settingDefault(_ name: String) -> Value? {
    for owner in project.types(withProperty: name) {
      guard let property = owner.members.staticProperties[name] ?? owner.members.properties[name]
      else { continue }
      let scope = Scope(file: property.file, type: owner)
      if let call = property.initializer?.as(FunctionCallExprSyntax.self),
        let argument = call.arguments.first(where: {
          ["default", "defaultValue"].contains($0.label?.text)
        })
      {
        return evaluate(argument.expression, scope).asVariable
      }
      if let wrapper = property.wrapper, let arguments = wrapper.arguments,
        let argument = arguments.first(where: {
          ["default", "defaultValue", "wrappedValue"].contains($0.label?.text)
        })
      {
        return evaluate(argument.expression, scope).asVariable
      }
      if let wrapper = property.wrapper, wrapper.name != "Published",
        property.initializer != nil
      {
        return defaultValue(of: property, in: owner)
      }
    }
    return nil
  }
}

extension TextStyle {
  /// The style of SwiftUI's name: `title`, `caption`.
  init?(swiftUIName name: String) {
    switch name {
    case "title": self = .title1
    case "caption": self = .caption1
    default:
      guard let style = TextStyle.allCases.first(where: { $0.name == name }) else { return nil }
      self = style
    }
  }
}
