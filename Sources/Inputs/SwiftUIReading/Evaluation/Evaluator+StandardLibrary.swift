import SwiftSyntax

/// Functions of Swift and Foundation that view code uses for its texts and lists.
extension Evaluator {
  func builtInMethod(
    _ name: String, on value: Value, _ call: CallArguments, _ scope: Scope
  ) -> Value? {
    switch value {
    case .string(let string): return method(name, on: string, call)
    case .localized(let localized):
      return name == "localized"
        ? .string(resolve(localized)) : method(name, on: resolve(localized), call)
    case .array(let values): return method(name, on: values, call)
    case .list(let list): return method(name, on: list, call)
    case .binding(let inner):
      return builtInMethod(name, on: inner, call, scope).map { .binding($0) }
    case .number(let number, let isInteger): return method(name, on: number, isInteger, call)
    case .bool(let bool):
      return name == "toggled" ? .bool(!bool) : nil
    case .unknown(let unknown): return method(name, on: unknown, call)
    case .dictionary(let entries):
      return method(
        name, on: .array(entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }), call)
    case .symbol(let symbol) where symbol.type == "Bundle" || symbol.steps.first?.name == "main":
      guard name == "localizedString" || name == "localizedStringForKey" else { return nil }
      return localizedString(call)
    default: return nil
    }
  }

  private func method(_ name: String, on value: Value, _ call: CallArguments) -> Value? {
    guard case .array(let values) = value else { return nil }
    return method(name, on: values, call)
  }

  private func method(
    _ name: String, on string: StringValue, _ call: CallArguments
  ) -> Value? {
    func argument(_ number: Int) -> Value? {
      call.arguments.indices.contains(number)
        ? evaluate(call.arguments[number].expression, call.scope) : nil
    }
    switch name {
    case "uppercased": return .string(string.mapped { $0.uppercased() })
    case "lowercased": return .string(string.mapped { $0.lowercased() })
    case "capitalized": return .string(string.mapped(Self.capitalized))
    case "trimmingCharacters": return .string(string.mapped { $0.trimmed })
    case "appending":
      return argument(0).map { .string(string.verbatim + display($0)) }
    case "replacingOccurrences":
      guard case .string(let old)? = argument(0), case .string(let new)? = argument(1),
        let oldText = old.known, let newText = new.known
      else { return nil }
      return .string(string.mapped { $0.replacing(oldText, with: newText) })
    case "hasPrefix", "hasSuffix", "contains":
      guard let text = string.known, string.isCertain, case .string(let other)? = argument(0),
        let part = other.known
      else {
        return .unknown(Unknown("\(string.shown).\(name)(…)", type: TypeReference("Bool", file: 0)))
      }
      switch name {
      case "hasPrefix": return .bool(text.hasPrefix(part))
      case "hasSuffix": return .bool(text.hasSuffix(part))
      default: return .bool(text.replacing(part, with: "") != text || part.isEmpty)
      }
    case "formatted": return .string(string.verbatim)
    default: return nil
    }
  }

  private func method(
    _ name: String, on number: Double, _ isInteger: Bool, _ call: CallArguments
  ) -> Value? {
    switch name {
    case "rounded": return .number(number.rounded(), isInteger: false)
    case "formatted":
      guard call.isEmpty, isInteger, abs(number) < 1000 else {
        return .unknown(Unknown("\(number).formatted()"))
      }
      return .string(StringValue(Self.digits(number, true)))
    default: return nil
    }
  }

  private func method(_ name: String, on unknown: Unknown, _ call: CallArguments) -> Value? {
    switch name {
    case "enumerated":
      return .list(UnknownList(origin: unknown.origin, element: nil))
    case "filter", "sorted", "reversed", "prefix", "dropFirst", "dropLast", "suffix", "shuffled":
      guard unknown.type?.unwrapped.name != "String" else { return nil }
      return .unknown(unknown)
    case "uppercased", "lowercased", "localizedUppercase", "capitalized", "trimmingCharacters",
      "formatted",
      "joined", "localizedCapitalized":
      return .unknown(Unknown(unknown.origin, type: TypeReference("String", file: 0)))
    default: return nil
    }
  }
}

// MARK: - Lists

extension Evaluator {
  private func method(
    _ name: String, on values: [Value], _ call: CallArguments
  ) -> Value? {
    switch name {
    case "map", "compactMap", "flatMap": return mapped(values, name, call)
    case "filter", "first", "last", "contains", "allSatisfy", "firstIndex":
      return searched(values, name, call)
    case "enumerated":
      return .array(
        values.enumerated().map {
          .tuple([("offset", .number(Double($0), isInteger: true)), ("element", $1)])
        })
    case "reversed": return .array(values.reversed())
    case "sorted", "shuffled":
      return values.count < 2
        ? .array(values)
        : .list(
          UnknownList(
            origin: "a sorted list",
            element: type(of: values[0]).map { TypeReference($0.qualifiedName, file: $0.file) }))
    case "prefix", "dropFirst", "dropLast", "suffix":
      guard let count = number(call, default: name.hasPrefix("drop") ? 1 : nil) else { return nil }
      switch name {
      case "prefix": return .array(Array(values.prefix(count)))
      case "suffix": return .array(Array(values.suffix(count)))
      case "dropFirst": return .array(Array(values.dropFirst(count)))
      default: return .array(Array(values.dropLast(count)))
      }
    case "joined":
      var separator = StringValue("")
      if case .string(let text)? = call.arguments.first.map({ evaluate($0.expression, call.scope) })
      {
        separator = text.verbatim
      }
      var result = StringValue(pieces: [])
      for (index, value) in values.enumerated() {
        if index > 0 { result = result + separator }
        result = result + display(value)
      }
      return .string(result)
    case "formatted":
      return .unknown(Unknown("a formatted list", type: TypeReference("String", file: 0)))
    case "randomElement": return values.first
    default: return nil
    }
  }

  private func number(_ call: CallArguments, default value: Int?) -> Int? {
    guard let argument = call.arguments.first else { return value }
    guard case .number(let number, _) = evaluate(argument.expression, call.scope) else {
      return nil
    }
    return max(0, min(10_000, Int(clamping: number)))
  }

  /// What a closure or a key path gives for an element.
  func transform(_ value: Value, _ function: Value, _ scope: Scope) -> Value? {
    switch function {
    case .closure(let closure): return call(closure, [value])
    case .keyPath(let names):
      return names.reduce(value) { $1 == "self" ? $0 : member($1, of: $0, scope) }
    default: return nil
    }
  }

  private func mapped(_ values: [Value], _ name: String, _ call: CallArguments) -> Value? {
    guard let argument = call.arguments.first else { return nil }
    let function = evaluate(argument.expression, call.scope)
    var result: [Value] = []
    for value in values.prefix(500) {
      guard let made = transform(value, function, call.scope) else { return nil }
      switch (name, made) {
      case ("compactMap", .null): break
      case ("flatMap", .array(let inner)): result += inner
      default: result.append(made.asVariable)
      }
    }
    return .array(result)
  }

  private func searched(_ values: [Value], _ name: String, _ call: CallArguments) -> Value? {
    guard let argument = call.arguments.first else { return nil }
    let function = evaluate(argument.expression, call.scope)
    var found: [Value] = []
    var isUnknown = false
    for (index, value) in values.prefix(500).enumerated() {
      let test =
        transform(value, function, call.scope) ?? Self.equal(value, function).map { .bool($0) }
      switch test {
      case .bool(true)?:
        found.append(name == "firstIndex" ? .number(Double(index), isInteger: true) : value)
      case .bool(false)?: break
      default:
        isUnknown = true
        if name == "filter" { found.append(value) }
      }
    }
    let origin = "\(name) \(argument.expression.excerpt)"
    switch name {
    case "filter": return .array(found)
    case "contains":
      return isUnknown && found.isEmpty ? .unknown(Unknown(origin)) : .bool(!found.isEmpty)
    case "allSatisfy":
      return isUnknown ? .unknown(Unknown(origin)) : .bool(found.count == values.count)
    default:
      if isUnknown {
        return .unknown(
          Unknown(
            origin,
            type: values.first.flatMap { type(of: $0) }.map {
              TypeReference($0.qualifiedName, file: $0.file)
            }))
      }
      return (name == "last" ? found.last : found.first) ?? .null
    }
  }

  private func method(_ name: String, on list: UnknownList, _ call: CallArguments) -> Value? {
    switch name {
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled":
      return .list(list)
    case "enumerated":
      return .array(
        elements(of: .list(list)).enumerated().map {
          .tuple([("offset", .number(Double($0), isInteger: true)), ("element", $1)])
        })
    case "map", "compactMap":
      guard let argument = call.arguments.first else { return nil }
      let function = evaluate(argument.expression, call.scope)
      let made = elements(of: .list(list)).compactMap { transform($0, function, call.scope) }
      return made.isEmpty ? nil : .array(made)
    case "first", "last", "randomElement", "min", "max":
      return placeholder(
        "\(list.origin).\(name)",
        list.element.map { TypeReference("Optional", arguments: [$0], file: $0.file) })
    case "contains", "allSatisfy":
      return .unknown(Unknown("\(list.origin).\(name)(…)", type: TypeReference("Bool", file: 0)))
    case "joined":
      return .unknown(Unknown("\(list.origin).joined(…)", type: TypeReference("String", file: 0)))
    default: return nil
    }
  }
}

extension String {
  /// The text without spaces and line ends around it.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

// MARK: - Texts

extension Evaluator {
  /// Constructors and functions of Foundation that give texts and simple values.
  func builtInValue(_ name: String, _ call: CallArguments, _ scope: Scope) -> Value? {
    func argument(_ label: String?, _ number: Int = 0) -> Value? {
      let matching = call.arguments.filter { $0.label == label }
      return matching.indices.contains(number)
        ? evaluate(matching[number].expression, call.scope) : nil
    }
    switch name {
    case "NSLocalizedString": return localizedString(call)
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue":
      guard case .string(var string)? = argument(nil) ?? argument("stringLiteral") else {
        return argument(nil)
      }
      if string.literal == nil, let known = string.known {
        string.literal = LiteralForm(key: known, arguments: [])
      }
      return localized(string, file: scope.file, table: text(argument("table")))
    case "String": return string(call, scope, argument)
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
    case "Date", "UUID", "URL", "Locale", "Calendar", "Timer", "NumberFormatter", "DateFormatter":
      return .unknown(
        Unknown("\(name)(\(call.isEmpty ? "" : "…"))", type: TypeReference(name, file: 0)))
    case "print", "debugPrint", "withAnimation", "assert", "precondition", "NSLog": return .void
    case "Selector", "DispatchQueue": return .unknown(Unknown(name))
    default: return nil
    }
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
        return localized(string, file: scope.file, table: table).asText(self)
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
      return .string(display(value, called: first.expression.excerpt).verbatim)
    case "repeating":
      guard let text = text(value), case .number(let count, _)? = argument("count", 0) else {
        return nil
      }
      return .string(
        StringValue(String(repeating: text, count: max(0, min(1000, Int(clamping: count))))))
    default: return .unknown(Unknown("String(…)", type: TypeReference("String", file: 0)))
    }
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
