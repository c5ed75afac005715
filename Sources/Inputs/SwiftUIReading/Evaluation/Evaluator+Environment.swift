import DynamicType
import DynamicTypeResources
import SwiftSyntax

/// Values of SwiftUI's environment.
extension Evaluator {
  func environmentValue(
    _ wrapper: DeclarationAttribute, _ type: TypeReference?, _ origin: String,
    _ owner: TypeDeclaration, _ file: Int
  ) -> Value {
    guard let argument = wrapper.arguments?.first?.expression else {
      return .unknown(Unknown(origin, type: type))
    }
    if let path = argument.as(KeyPathExprSyntax.self) {
      let names = Self.names(of: path)
      guard let first = names.first else { return .unknown(Unknown(origin, type: type)) }
      var value = environmentValue(first, origin, type)
      for name in names.dropFirst() {
        value = member(name, of: value, Scope(file: file, type: owner))
      }
      return value
    }
    guard let name = argument.typeName?.replacing(".self", with: "") else {
      return .unknown(Unknown(origin, type: type))
    }
    if let known = environmentObjects[name.lastNameComponent] { return known }
    return .unknown(
      Unknown(origin, type: TypeReference(name, context: owner.qualifiedName, file: file)))
  }

  private func environmentValue(_ name: String, _ origin: String, _ type: TypeReference?) -> Value {
    if let known = environmentValues[name] { return known }
    switch name {
    case "dynamicTypeSize", "sizeCategory":
      return .symbol(Symbol(type: "DynamicTypeSize", textSize.swiftUIName))
    case "horizontalSizeClass": return .symbol(Symbol(Self.name(environment.horizontalSizeClass)))
    case "verticalSizeClass": return .symbol(Symbol(Self.name(environment.verticalSizeClass)))
    case "colorScheme": return .symbol(Symbol(isDark ? "dark" : "light"))
    case "layoutDirection":
      return .symbol(
        Symbol(environment.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft"))
    case "legibilityWeight":
      return .symbol(Symbol(legibilityWeight == .bold ? "bold" : "regular"))
    case "isEnabled": return .bool(true)
    case "isPresented", "isSearching", "accessibilityReduceMotion", "accessibilityVoiceOverEnabled",
      "accessibilityEnabled", "accessibilityReduceTransparency",
      "accessibilityDifferentiateWithoutColor",
      "isLuminanceReduced", "accessibilityInvertColors":
      return .bool(false)
    case "editMode": return .null
    case "labelsVisibility": return .symbol(Symbol("automatic"))
    case "scenePhase": return .symbol(Symbol("active"))
    case "displayScale", "pixelLength":
      return .number(name == "displayScale" ? 3 : 1.0 / 3, isInteger: false)
    case "redactionReasons": return .array([])
    case "font": return .null
    default: break
    }
    if let own = ownEnvironmentProperty(name) {
      return ownEnvironmentValue(own.property, own.type, own.owner)
    }
    return .unknown(Unknown(origin, type: type))
  }

  /// A property that the app adds to the environment.
  func ownEnvironmentProperty(
    _ name: String
  ) -> (property: PropertyDeclaration, type: TypeReference?, owner: TypeDeclaration)? {
    guard let values = project.types(named: "EnvironmentValues")?.first,
      let property = values.members.properties[name]
    else { return nil }
    let type = property.type.map { TypeReference($0, context: nil, file: property.file) }
    return (property, type, values)
  }

  /// The default of such a property's key.
  private func ownEnvironmentValue(
    _ property: PropertyDeclaration, _ type: TypeReference?, _ owner: TypeDeclaration
  ) -> Value {
    guard let getter = property.getter else {
      // `@Entry` gives an optional its nil, as a stored property has it.
      guard property.initializer == nil else { return defaultValue(of: property, in: owner) }
      return type?.isOptional == true ? .null : placeholder(property.name, type)
    }
    if getter.count == 1, let only = getter.first?.item,
      let subscripted = Syntax(only).as(SubscriptCallExprSyntax.self),
      let key = subscripted.arguments.first?.expression.typeName?.replacing(".self", with: ""),
      let keyType = project.type(named: key, in: owner.qualifiedName, file: property.file),
      let value = staticMember("defaultValue", of: keyType)
    {
      return value
    }
    return placeholder(property.name, type)
  }

  private static func name(_ sizeClass: SizeClass) -> String {
    sizeClass == .compact ? "compact" : "regular"
  }
}

extension ContentSizeCategory {
  /// The names of SwiftUI's sizes, the smallest first.
  static let swiftUINames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  var swiftUIName: String {
    let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 3
    return Self.swiftUINames[index]
  }

  init?(swiftUIName name: String) {
    let older = [
      "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
      "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
      "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
      "accessibilityExtraExtraLarge": "accessibility4",
      "accessibilityExtraExtraExtraLarge": "accessibility5",
    ]
    guard let index = Self.swiftUINames.firstIndex(of: older[name] ?? name) else { return nil }
    self = Array(ContentSizeCategory.allCases)[index]
  }
}
