import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// Modifiers that set values of the environment.
extension ViewTable {
  static let environmentModifiers: [String: Modifier] = [
    "dynamicTypeSize": { $0.dynamicTypeSize($1, $2) },
    "environment": { $0.environmentModifier($1, $2) },
    "environmentObject": { _, view, _ in view },
    "transformEnvironment": { _, view, _ in view },
    "preferredColorScheme": { reader, view, call in
      let name = reader.symbolName(reader.first(call))
      return view.changed(.preferredAppearance(name.flatMap(ScreenAppearance.init)))
    },
  ]
}

extension ViewReader {
  /// Lets a modifier of a chain count for what is evaluated inside of it.
  func apply(environmentModifier name: String, _ call: CallArguments) {
    if let style = Self.controlStyles[name] {
      environmentValues[style] = ownStyle(call, as: style)?.value
    }
    switch name {
    case "dynamicTypeSize":
      switch textSizeChange(call) {
      case .size(let size)?: environment.dynamicTypeSize = size
      case .range(let limits)?:
        environment.dynamicTypeSize = limits.clamp(environment.dynamicTypeSize)
      case nil: break
      }
    case "environmentObject":
      if let object = call.unlabelled.first?.given.value, let type = machine.ownType(of: object) {
        environmentObjects[type.name] = object.unwrappedOptional
      }
    case "preferredColorScheme":
      if let name = symbolName(first(call)) { environment.isDark = name == "dark" }
    case "environment": applyEnvironment(call)
    case "transformEnvironment": transformEnvironment(call)
    case "disabled", "scrollDisabled":
      guard let given = call.unlabelled.first?.given.value else { break }
      let name = name == "disabled" ? "isEnabled" : "isScrollEnabled"
      let enabled = machine.negated(given)
      environmentValues[name] = environmentValues[name].map { machine.both($0, enabled) } ?? enabled
    case "labelsHidden": environmentValues["labelsVisibility"] = constant("hidden", "Visibility")
    default:
      guard let kind = Self.environmentValuesOfModifiers[name] else { break }
      guard call.arguments.count == 1, let given = call.unlabelled.first?.given.value else {
        environmentValues[name] = machine.unknown(name, kind.type.map { .named($0) })
        break
      }
      environmentValues[name] =
        kind.type.map { constant(given, $0) }
        ?? (kind.isOptional && given.isKnown ? given.wrapped : given)
    }
  }

  /// The modifiers that set values of the environment which code may read.
  static let environmentModifiers = Set(ViewTable.environmentModifiers.keys)
    .union(environmentValuesOfModifiers.keys)
    .union(controlStyles.keys)
    .union(["disabled", "scrollDisabled", "labelsHidden"])

  /// The values of the environment that modifiers of the same names set: the type where code compares it, and whether it
  /// may be none.
  private static let environmentValuesOfModifiers: [String: (type: String?, isOptional: Bool)] = [
    "labelsVisibility": ("Visibility", false), "controlSize": ("ControlSize", false),
    "multilineTextAlignment": ("TextAlignment", false), "font": (nil, true),
    "lineLimit": (nil, true), "textCase": (nil, true), "lineSpacing": (nil, false),
    "minimumScaleFactor": (nil, false),
  ]

  private func constant(_ name: String, _ type: String) -> MachineValue {
    run { () throws(Unwind) -> MachineValue in
      try self.machine.staticValue(name, of: .named(type))
        ?? self.machine.unknown(name, .named(type))
    }
  }

  /// A member of SwiftUI's that code names without its type, as a value of the type.
  private func constant(_ given: MachineValue, _ type: String) -> MachineValue {
    guard case .foreign(let foreign) = given, foreign.base == nil, foreign.arguments == nil else {
      return given
    }
    return constant(foreign.name, type)
  }

  private func applyEnvironment(_ call: CallArguments) {
    guard let first = call.unlabelled.first else { return }
    guard case .keyPath = first.given.value else {
      if let type = machine.ownType(of: first.given.value) {
        environmentObjects[type.name] = first.given.value.unwrappedOptional
      }
      return
    }
    if case .keyPath(let path) = first.given.value, path.parts.count > 1,
      case .member(let name)? = path.parts.first,
      machine.property(name, of: .named("EnvironmentValues")) != nil
    {
      environmentValues[name] = value(of: name, setting: path, call)
      return
    }
    guard let (name, value) = changedValue(call) else { return }
    switch name {
    case "dynamicTypeSize", "sizeCategory":
      if let size = textSize(value) { environment.dynamicTypeSize = size }
    case "horizontalSizeClass":
      environment.horizontalSizeClass = symbolName(value) == "regular" ? .regular : .compact
    case "verticalSizeClass":
      environment.verticalSizeClass = symbolName(value) == "compact" ? .compact : .regular
    case "colorScheme": environment.isDark = symbolName(value) == "dark"
    case "layoutDirection":
      environment.layoutDirection = symbolName(value) == "rightToLeft" ? .rightToLeft : .leftToRight
    case "locale": break
    default: environmentValues[name] = environmentValue(call, name)
    }
  }

  /// The `theme` that `environment(\\.theme.name, "dark")` leaves: it sets a part of it.
  private func value(
    of name: String, setting path: KeyPathValue, _ call: CallArguments
  ) -> MachineValue {
    guard let given = Self.newValue(call)?.given.value else { return machine.unknown(name, nil) }
    let inner = KeyPathValue(root: nil, parts: Array(path.parts.dropFirst()))
    return changed(name, by: "setting", .keyPath(inner), given)
  }

  /// A value of the environment, changed by a function of the prelude's `_Changes`.
  private func changed(
    _ name: String, by function: String, _ arguments: MachineValue...
  ) -> MachineValue {
    let value = run { () throws(Unwind) -> MachineValue in
      try self.environmentValue(name, name, nil)
    }
    return ask(function, [value] + arguments, called: name)
  }

  /// `transformEnvironment(\\.name) { value in … }` of a value that the app declares.
  private func transformEnvironment(_ call: CallArguments) {
    guard let first = call.unlabelled.first, case .keyPath(let names) = evaluate(first),
      names.count == 1, machine.property(names[0], of: .named("EnvironmentValues")) != nil,
      let change = call.trailing ?? call.unlabelled.dropFirst().last
    else { return }
    environmentValues[names[0]] = changed(names[0], by: "changed", change.given.value)
  }

  /// The new value, as of the type that the app's own property of the environment has.
  private func environmentValue(_ call: CallArguments, _ name: String) -> MachineValue {
    guard let given = Self.newValue(call)?.given.value else { return machine.unknown(name, nil) }
    guard let property = machine.property(name, of: .named("EnvironmentValues")),
      let type = machine.type(of: property)
    else { return given }
    guard case .foreign(let foreign) = given, foreign.base == nil else {
      return machine.value(given, as: type)
    }
    return run { () throws(Unwind) -> MachineValue in
      try self.machine.implicitValue(
        foreign.name, foreign.arguments?.map { ($0.label, $0.value) }, of: type.unwrapped) ?? given
    }
  }

  /// What a property of the environment is set to, also behind the call: `environment(\.format) { "#\($0)" }`.
  private static func newValue(_ call: CallArguments) -> CallArguments.Argument? {
    call.unlabelled.count > 1 ? call.unlabelled[1] : call.trailing
  }

  /// The name and the new value of `environment(\.font, .heading)`; nil where it is an object.
  private func changedValue(_ call: CallArguments) -> (name: String, value: Value)? {
    guard let given = Self.newValue(call),
      case .keyPath(let names) = evaluate(call.unlabelled[0]), let name = names.first
    else { return nil }
    let value = evaluate(given)
    return (name, (name == "font" ? resolve(value, as: "Font") : value).readable)
  }

  func textSize(_ value: Value?) -> ContentSizeCategory? {
    symbolName(value).flatMap { ContentSizeCategory(swiftUIName: $0) }
  }

  func dynamicTypeSize(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    textSizeChange(call).map { view.changed(.dynamicTypeSize($0)) } ?? view
  }

  /// The size or the range of `dynamicTypeSize(_:)`; nil for one that is not known.
  private func textSizeChange(_ call: CallArguments) -> DynamicTypeSizeModifier? {
    guard let value = first(call, as: "DynamicTypeSize")?.readable else { return nil }
    if case .range(let lower, let upper) = value {
      return .range(ContentSizeLimits(minimum: textSize(lower), maximum: textSize(upper)))
    }
    return textSize(value).map { .size($0) }
  }

  func environmentModifier(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard let (name, value) = changedValue(call) else { return view }
    switch name {
    case "font": return changed(view, font: value, by: call)
    case "dynamicTypeSize", "sizeCategory":
      return textSize(value).map { view.changed(.dynamicTypeSize(.size($0))) } ?? view
    case "lineLimit":
      return view.changed(.lineLimit(LineLimit(maximum: number(value).map { Int(clamping: $0) })))
    case "layoutDirection":
      return view.changed(
        .layoutDirection(symbolName(value) == "rightToLeft" ? .rightToLeft : .leftToRight))
    case "defaultMinListRowHeight":
      return number(value).map { view.changed(.minimumListRowHeight($0)) } ?? view
    case "colorScheme": return view.changed(.colorScheme(isDark: symbolName(value) == "dark"))
    case "horizontalSizeClass":
      return view.changed(
        .horizontalSizeClass(symbolName(value) == "regular" ? .regular : .compact))
    case "isEnabled": return view.changed(.isEnabled(truthValue(value)))
    default: return view
    }
  }
}
