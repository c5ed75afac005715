import CodeEvaluation
import DynamicType
import SwiftCode

/// The environment of a place as a value of the machine.
final class SurroundingsBox {
  let surroundings: ViewReader.Surroundings
  /// What a property holds whose value depends on the place.
  let stored: MachineValue?

  init(_ surroundings: ViewReader.Surroundings, stored: MachineValue) {
    self.surroundings = surroundings
    self.stored = if case .uninitialized = stored { nil } else { stored }
  }

  static func of(_ value: MachineValue?) -> SurroundingsBox? {
    guard case .foreign(let foreign)? = value else { return nil }
    return foreign.content as? SurroundingsBox
  }
}

/// Values of SwiftUI's environment, and of other property wrappers of its modules.
extension ViewReader {
  /// Those whose values are of the place where a view stands.
  static let environmentWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "ScaledMetric",
  ]

  static let wrappers: Set<String> = [
    "Environment", "EnvironmentObject", "ScaledMetric", "AppStorage", "SceneStorage", "FocusState",
    "GestureState", "Namespace", "Query", "FetchRequest", "SectionedFetchRequest",
    "ObservedResults", "AccessibilityFocusState",
  ]

  /// The value of a property with such a wrapper.
  func value(
    of property: SwiftCode.VariableDeclaration, _ attribute: Attribute, stored: MachineValue?
  ) throws(Unwind) -> MachineValue? {
    let type = machine.type(of: property)
    if let box = SurroundingsBox.of(stored) {
      let outer = surroundings
      defer { surroundings = outer }
      surroundings = box.surroundings
      return try value(of: property, attribute, stored: box.stored)
    }
    switch attribute.name {
    case "Environment": return try environmentValue(property, attribute, type)
    case "EnvironmentObject":
      if let name = type?.unwrapped.name, let known = environmentObjects[name] { return known }
      return machine.given(property.name, type)
    case "ScaledMetric":
      let arguments = machine.arguments(of: attribute, property)
      var style: String?
      if let given = arguments.first(where: { $0.label == "relativeTo" }) {
        style = symbolName(convert(try machine.given(given)))
      }
      var base = stored
      // `_size = ScaledMetric(wrappedValue: 20, relativeTo: .title)`
      if case .foreign(let made)? = stored, made.name == "init" {
        base = made.arguments?.first { $0.label == "wrappedValue" }?.value
        style = made.arguments?.first { $0.label == "relativeTo" }.flatMap {
          symbolName(convert($0.value))
        }
      }
      if base == nil, let given = arguments.first(where: { $0.label == "wrappedValue" }) {
        base = try machine.given(given)
      }
      switch base {
      case .double(let number, let kind)?: return .double(scaled(number, relativeTo: style), kind)
      case .integer(let number, _)?:
        return .double(scaled(Double(number), relativeTo: style), .double)
      default: return base ?? machine.given(property.name, type)
      }
    case "FocusState", "GestureState", "AccessibilityFocusState":
      if let stored { return stored }
      return type?.isOptional == true ? .null : .bool(false)
    case "Namespace": return machine.given(property.name, nil)
    case "Query", "FetchRequest", "SectionedFetchRequest", "ObservedResults":
      if case .array? = type { return machine.given(property.name, type) }
      return machine.given(property.name, type.map { .array($0.arguments.first ?? .unwritten) })
    // What is kept on the device may be anything; its first value is what it is declared with.
    case "AppStorage", "SceneStorage":
      if let stored { return stored }
      for argument in machine.arguments(of: attribute, property)
      where ["wrappedValue", "defaultValue"].contains(argument.label ?? "") {
        return try machine.given(argument)
      }
      return type?.isOptional == true ? .null : machine.given(property.name, type)
    default: return nil
    }
  }

  private func environmentValue(
    _ property: SwiftCode.VariableDeclaration, _ attribute: Attribute, _ type: TypeReference?
  ) throws(Unwind) -> MachineValue {
    guard let first = machine.arguments(of: attribute, property).first else {
      return machine.given(property.name, type)
    }
    switch try machine.given(first) {
    case .keyPath(let path):
      let names = path.parts.compactMap { part in
        if case .member(let name) = part { name } else { nil }
      }
      guard let name = names.first else { return machine.given(property.name, type) }
      var value = try environmentValue(name, property.name, type)
      for name in names.dropFirst() { value = try machine.value(of: name, in: value) }
      return value
    case .type(let object):
      if let name = object.unwrapped.name, let known = environmentObjects[name] { return known }
      return machine.given(property.name, object)
    default: return machine.given(property.name, type)
    }
  }

  func environmentValue(
    _ name: String, _ origin: String, _ type: TypeReference?
  ) throws(Unwind) -> MachineValue {
    if let known = environmentValues[name] { return known }
    func constant(_ type: String, _ name: String) throws(Unwind) -> MachineValue {
      try machine.staticValue(name, of: .named(type)) ?? machine.given(origin, .named(type))
    }
    switch name {
    case "dynamicTypeSize": return try constant("DynamicTypeSize", textSize.swiftUIName)
    case "sizeCategory": return try constant("ContentSizeCategory", textSize.olderSwiftUIName)
    case "horizontalSizeClass":
      return MachineValue.some(
        try constant(
          "UserInterfaceSizeClass",
          environment.horizontalSizeClass == .compact ? "compact" : "regular"))
    case "verticalSizeClass":
      return MachineValue.some(
        try constant(
          "UserInterfaceSizeClass",
          environment.verticalSizeClass == .compact ? "compact" : "regular"))
    case "colorScheme": return try constant("ColorScheme", isDark ? "dark" : "light")
    case "layoutDirection":
      return try constant(
        "LayoutDirection",
        environment.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft")
    case "legibilityWeight":
      return MachineValue.some(
        try constant("LegibilityWeight", legibilityWeight == .bold ? "bold" : "regular"))
    case "scenePhase": return try constant("ScenePhase", "active")
    case "isEnabled", "isScrollEnabled": return .bool(true)
    case "isPresented", "isSearching", "accessibilityReduceMotion", "accessibilityVoiceOverEnabled",
      "accessibilityEnabled", "accessibilityReduceTransparency",
      "accessibilityDifferentiateWithoutColor", "isLuminanceReduced", "accessibilityInvertColors",
      "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
      "accessibilityQuickActionsEnabled", "accessibilityDimFlashingLights",
      "accessibilityPlayAnimatedImages", "accessibilityLargeContentViewerEnabled", "isFocused",
      "allowsTightening", "autocorrectionDisabled", "isTabBarShowingSections":
      return .bool(false)
    case "editMode", "font", "lineLimit", "textCase", "keyboardShortcut": return .null
    case "controlSize": return try constant("ControlSize", "regular")
    case "labelsVisibility": return try constant("Visibility", "automatic")
    case "multilineTextAlignment": return try constant("TextAlignment", "leading")
    case "lineSpacing": return .double(0, .cgFloat)
    case "minimumScaleFactor": return .double(1, .cgFloat)
    case "displayScale": return .double(3, .cgFloat)
    case "pixelLength": return .double(1.0 / 3, .cgFloat)
    case "redactionReasons": return .array(ArrayValue([]))
    default: break
    }
    let values = TypeReference.named("EnvironmentValues")
    guard let own = machine.property(name, of: values) else { return machine.given(origin, type) }
    if own.accessors.getter != nil {
      return try machine.value(of: name, in: machine.make(values))
    }
    // `@Entry` gives an optional its nil, as a stored property has it.
    if let first = try machine.firstValue(of: own) { return first }
    return own.type?.isOptional == true ? .null : machine.given(origin, type)
  }
}

extension Machine {
  /// What somebody else gives, of which nobody knows more than the type.
  fileprivate func given(_ name: String, _ type: TypeReference?) -> MachineValue {
    unknown(name, type)
  }
}

extension ContentSizeCategory {
  /// The names of SwiftUI's sizes, the smallest first.
  private static let swiftUINames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Those of SwiftUI's older `ContentSizeCategory`.
  private static let olderSwiftUINames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  private var number: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 3 }
  var swiftUIName: String { Self.swiftUINames[number] }
  fileprivate var olderSwiftUIName: String { Self.olderSwiftUINames[number] }

  init?(swiftUIName name: String) {
    guard
      let number = Self.swiftUINames.firstIndex(of: name)
        ?? Self.olderSwiftUINames.firstIndex(of: name)
    else { return nil }
    self = Array(ContentSizeCategory.allCases)[number]
  }
}
