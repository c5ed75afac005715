import DynamicType
import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// Modifiers that set values of the environment.
extension ViewTable {
  static let environmentModifiers: [String: Modifier] = [
    "dynamicTypeSize": { $0.dynamicTypeSize($1, $2) },
    "environment": { $0.environmentModifier($1, $2) },
    "environmentObject": { _, view, _ in view },
    "preferredColorScheme": { evaluator, view, call in
      let name = evaluator.symbolName(evaluator.first(call))
      return view.changed(.preferredAppearance(name.flatMap(ScreenAppearance.init)))
    },
  ]
}

extension Evaluator {
  /// Lets a modifier of a chain count for what is evaluated inside of it.
  func apply(environmentModifier name: String, _ call: CallArguments) {
    switch name {
    case "dynamicTypeSize":
      switch textSizeChange(call) {
      case .size(let size)?: environment.dynamicTypeSize = size
      case .range(let limits)?:
        environment.dynamicTypeSize = limits.clamp(environment.dynamicTypeSize)
      case nil: break
      }
    case "environmentObject":
      if let object = first(call), let type = type(of: object) {
        environmentObjects[type.name] = object.readable
      }
    case "preferredColorScheme":
      if let name = symbolName(first(call)) { environment.isDark = name == "dark" }
    case "environment": applyEnvironment(call)
    default: break
    }
  }

  private func applyEnvironment(_ call: CallArguments) {
    guard let first = call.unlabelled.first else { return }
    guard first.is(KeyPathExprSyntax.self) else {
      let object = evaluate(first, call.scope)
      if let type = type(of: object) { environmentObjects[type.name] = object.readable }
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
    case "locale":
      if case .unknown = value { break }
    default: environmentValues[name] = value
    }
  }

  /// The name and the new value of `environment(\.font, .heading)`; nil where it is an object.
  private func changedValue(_ call: CallArguments) -> (name: String, value: Value)? {
    guard call.unlabelled.count > 1,
      let path = call.unlabelled[0].as(KeyPathExprSyntax.self),
      let name = Self.names(of: path).first
    else { return nil }
    let type =
      name == "font" ? reference("Font", call) : ownEnvironmentProperty(name)?.type
    return (name, evaluate(call.unlabelled[1], call.scope, expecting: type).readable)
  }

  func textSize(_ value: Value?) -> ContentSizeCategory? {
    symbolName(value).flatMap { ContentSizeCategory(swiftUIName: $0) }
  }

  func dynamicTypeSize(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    textSizeChange(call).map { view.changed(.dynamicTypeSize($0)) } ?? view
  }

  /// The size or the range of `dynamicTypeSize(_:)`; nil for one that is not known.
  private func textSizeChange(_ call: CallArguments) -> DynamicTypeSizeModifier? {
    guard let expression = call.unlabelled.first else { return nil }
    let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    var limits: ContentSizeLimits?
    if elements.count == 3 {
      let lower = textSize(evaluate(elements[0], call.scope))
      let upper = textSize(evaluate(elements[2], call.scope))
      limits = ContentSizeLimits(minimum: lower, maximum: upper)
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      limits = ContentSizeLimits(maximum: textSize(evaluate(prefix.expression, call.scope)))
    } else if let postfix = expression.as(PostfixOperatorExprSyntax.self) {
      limits = ContentSizeLimits(minimum: textSize(evaluate(postfix.expression, call.scope)))
    }
    return limits.map { .range($0) } ?? textSize(first(call)).map { .size($0) }
  }

  func environmentModifier(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard let (name, value) = changedValue(call) else { return view }
    switch name {
    case "font": return changed(view, font: value)
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
