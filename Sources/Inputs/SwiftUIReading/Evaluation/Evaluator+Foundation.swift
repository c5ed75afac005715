import SwiftSyntax

/// Constructors and functions of Foundation that give texts and simple values.
extension Evaluator {
  /// Constructors and functions of Foundation that give texts and simple values.
  func builtInValue(_ name: String, _ call: CallArguments, _ scope: Scope) -> Value? {
    var assumption: String?
    let result = builtInValue(name, call, scope) { label, number in
      let matching = call.arguments.filter { $0.label == label }
      guard matching.indices.contains(number) else { return nil }
      let value = evaluate(matching[number].expression, call.scope)
      guard case .assumed(let inner, let what) = value else { return value }
      assumption = what
      return inner
    }
    return assumption.flatMap { result?.assuming($0) } ?? result
  }

  /// - Parameter given: The arguments by their labels, counted from 0 among those of a label.
  private func builtInValue(
    _ name: String, _ call: CallArguments, _ scope: Scope, _ given: (String?, Int) -> Value?
  ) -> Value? {
    func argument(_ label: String?, _ number: Int = 0) -> Value? { given(label, number) }
    switch name {
    case "NSLocalizedString": return localizedString(call)
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue":
      guard case .string(var string)? = argument(nil) ?? argument("stringLiteral") else {
        return argument(nil)
      }
      if string.literal == nil, let known = string.known {
        string.literal = LiteralForm(key: known, arguments: [])
      }
      return localized(
        string, file: scope.file, table: text(argument("table")),
        default: shown(argument("defaultValue")))
    case "String": return string(call, scope, given)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString", "Substring",
      "NSString":
      return (argument(nil) ?? argument("markdown") ?? argument("string") ?? argument("localized"))
        .map { value in
          if case .string(let string) = value, argument("localized") != nil {
            return localized(string, file: scope.file).asText(self)
          }
          return value.asVariable
        }
    case "Int", "Double", "CGFloat", "Float", "Int32", "Int64", "UInt", "TimeInterval":
      guard case .number(let number, _)? = argument(nil) else {
        return .unknown(Unknown("\(name)(…)", type: TypeReference(name, file: 0)))
      }
      let isInteger = name.hasPrefix("Int") || name == "UInt"
      return .number(isInteger ? number.rounded(.towardZero) : number, isInteger: isInteger)
    case "Array" where call.expression("repeating") != nil:
      guard let value = argument("repeating"), case .number(let count, _)? = argument("count")
      else { return .list(UnknownList(origin: "a repeated value")) }
      return .array(
        Array(repeating: value.asVariable, count: max(0, min(2000, Int(clamping: count)))))
    case "Array", "Set", "IdentifiedArray":
      return argument(nil) ?? argument("uniqueElements") ?? .array([])
    case "max", "min":
      guard case .number(let a, let isInteger)? = argument(nil),
        case .number(let b, _)? = argument(nil, 1)
      else { return nil }
      return .number(name == "max" ? max(a, b) : min(a, b), isInteger: isInteger)
    case "abs":
      guard case .number(let a, let isInteger)? = argument(nil) else { return nil }
      return .number(abs(a), isInteger: isInteger)
    case "zip":
      guard case .array(let a)? = argument(nil), case .array(let b)? = argument(nil, 1) else {
        return nil
      }
      return .array(zip(a, b).map { .tuple([(nil, $0), (nil, $1)]) })
    case "Store", "StoreOf", "ViewStore", "TestStore":
      // A store of The Composable Architecture shows the fields of its state.
      let state = argument("initialState") ?? argument(nil)
      if case .closure(let closure)? = state { return self.call(closure, []) }
      return state
    case "Binding": return binding(call)
    case "State", "StateObject", "Published", "ObservedObject", "AppStorage", "Bindable",
      "SceneStorage":
      return (argument("initialValue") ?? argument("wrappedValue") ?? argument(nil)).map { value in
        if case .closure(let closure) = value { return self.call(closure, []) }
        return value.asVariable
      }
    case "Optional": return argument(nil)
    case "NSNumber", "NSDecimalNumber": return argument("value") ?? argument(nil)
    case "NumberFormatter", "DateComponentsFormatter", "MKDistanceFormatter",
      "MeasurementFormatter", "Measurement":
      return .symbol(Symbol(type: name, steps: [step("init", call)]))
    case "Locale" where text(argument("identifier")) != nil:
      return .symbol(Symbol(type: name, steps: [step("init", call)]))
    case "URL" where text(argument("string")) != nil:
      guard case .string(let text)? = argument("string") else { return nil }
      return KnownURL.make(text)
    case "Date", "UUID", "URL", "Locale", "Calendar", "Timer", "DateFormatter":
      return .unknown(
        Unknown("\(name)(\(call.isEmpty ? "" : "…"))", type: TypeReference(name, file: 0)))
    case "print", "debugPrint", "withAnimation", "assert", "precondition", "NSLog": return .void
    case "Selector", "DispatchQueue": return .unknown(Unknown(name))
    default: return nil
    }
  }

  private func shown(_ value: Value?) -> StringValue? {
    if case .string(let string)? = value { string } else { nil }
  }

  func text(_ value: Value?) -> String? {
    if case .string(let string)? = value { string.known } else { nil }
  }

  private func string(
    _ call: CallArguments, _ scope: Scope, _ argument: (String?, Int) -> Value?
  ) -> Value? {
    if let localizedArgument = argument("localized", 0) {
      let table = text(argument("table", 0))
      switch localizedArgument {
      case .string(var string):
        if string.literal == nil, let known = string.known {
          string.literal = LiteralForm(key: known, arguments: [])
        }
        return localized(
          string, file: scope.file, table: table, default: shown(argument("defaultValue", 0))
        ).asText(self)
      case .localized(let localized): return .string(resolve(localized))
      default:
        return .unknown(Unknown("String(localized:)", type: TypeReference("String", file: 0)))
      }
    }
    if let form = argument("format", 0) {
      let rest = call.arguments.drop { $0.label == "format" || $0.label == "locale" }
      var values: [Value] = []
      for other in rest where other.label != "locale" {
        let value = evaluate(other.expression, call.scope)
        if other.label == "arguments", case .array(let inner) = value {
          values += inner
        } else {
          values.append(value)
        }
      }
      let template = display(form)
      guard let text = template.known else { return .string(template.verbatim) }
      return .string(format(text, values))
    }
    if call.isEmpty { return .string(StringValue("")) }
    guard let first = call.arguments.first else { return nil }
    let value = evaluate(first.expression, call.scope)
    switch first.label {
    case nil, "describing", "reflecting", "stringLiteral", "verbatim", "stringInterpolation",
      "localizedStringKey":
      if case .closure = value { return nil }
      return .string(display(value, called: excerpt(of: first.expression)).verbatim)
    case "repeating":
      guard let text = text(value), case .number(let count, _)? = argument("count", 0) else {
        return nil
      }
      return .string(
        StringValue(String(repeating: text, count: max(0, min(1000, Int(clamping: count))))))
    default: return .unknown(Unknown("String(…)", type: TypeReference("String", file: 0)))
    }
  }

  /// `path(forResource: "en", ofType: "lproj")`, the folder of a language that the app has; nil for other files.
  func localization(_ call: CallArguments) -> Value? {
    guard let name = call.expression("forResource"),
      let type = call.expression("ofType") ?? call.expression("withExtension"),
      case .string(let suffix) = evaluate(type, call.scope), suffix.known == "lproj"
    else { return nil }
    return .string(display(evaluate(name, call.scope)).verbatim + StringValue(".lproj"))
  }

  /// `Bundle(path:)` of the folder of a language, whose texts are those of the app; nil for other bundles.
  func localizedBundle(_ arguments: CallArguments) -> Value? {
    guard let place = arguments.expression("path") ?? arguments.expression("url"),
      case .string(let path) = evaluate(place, arguments.scope), path.shown.hasSuffix(".lproj")
    else { return nil }
    return .symbol(Symbol(type: "Bundle", "main"))
  }

  /// `NSLocalizedString(key, tableName:, value:, comment:)` and what is like it.
  func localizedString(_ call: CallArguments) -> Value? {
    guard let first = call.arguments.first else { return nil }
    let key = evaluate(first.expression, call.scope)
    func argument(_ labels: [String]) -> Value? {
      call.arguments.first { labels.contains($0.label ?? "") }.map {
        evaluate($0.expression, call.scope)
      }
    }
    guard case .string(let string) = key, let text = string.known, string.isCertain else {
      return .unknown(
        Unknown("NSLocalizedString(\(origin(of: key)))", type: TypeReference("String", file: 0)))
    }
    let table = self.text(argument(["tableName", "table"]))
    var fallback = StringValue(text)
    if let value = argument(["value", "defaultValue"]), case .string(let given) = value,
      !given.shown.isEmpty
    {
      fallback = given.verbatim
    }
    fallback.location = string.location
    var result = resolve(
      LocalizedValue(
        key: LiteralForm(key: text, arguments: []), fallback: fallback, table: table,
        location: string.location, file: call.scope.file))
    result.literal = nil
    return .string(result)
  }

  /// `Binding(get:set:)`.
  private func binding(_ call: CallArguments) -> Value? {
    guard let get = call.expression("get")?.as(ClosureExprSyntax.self) ?? call.trailing else {
      return call.unlabelled.first.map { evaluate($0, call.scope) }
    }
    return .binding(self.call(Closure(syntax: get, scope: call.scope), []))
  }

  func builtInStatic(
    _ type: String, _ name: String, _ call: CallArguments, _ scope: Scope
  ) -> Value? {
    switch (type, name) {
    case ("Binding", "constant"):
      return call.arguments.first.map { .binding(evaluate($0.expression, call.scope).asVariable) }
    case ("String", "localizedStringWithFormat"):
      guard let first = call.arguments.first,
        let text = display(evaluate(first.expression, call.scope)).known
      else {
        return .unknown(Unknown("a localised format", type: TypeReference("String", file: 0)))
      }
      return .string(
        format(text, call.arguments.dropFirst().map { evaluate($0.expression, call.scope) }))
    case ("Int", "random"), ("Double", "random"), ("Bool", "random"), ("CGFloat", "random"):
      if case .array(let range)? = value("in", call), let least = range.first {
        return least.assuming("\(type).random(…) is the least number")
      }
      return .unknown(Unknown("\(type).random(…)", type: TypeReference(type, file: 0)))
    default: return nil
    }
  }
}

extension Value {
  /// A text that is looked up, as the `String` that it gives.
  func asText(_ evaluator: Evaluator) -> Value {
    if case .localized(let localized) = self {
      return .string(evaluator.resolve(localized).verbatim)
    }
    return asVariable
  }
}
