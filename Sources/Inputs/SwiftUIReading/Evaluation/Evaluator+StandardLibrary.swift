import SwiftSyntax

/// Functions of Swift and Foundation that view code uses for its texts and lists.
extension Evaluator {
  func builtInMethod(
    _ name: String, on value: Value, _ call: CallArguments, _ scope: Scope
  ) -> Value? {
    switch value {
    case _ where name == "map" || name == "flatMap":
      return mapped(name, value, call, scope)
    case .string(let string): return method(name, on: string, call)
    case .localized(let localized):
      return name == "localized"
        ? .string(resolve(localized)) : method(name, on: resolve(localized), call)
    case .array(let values): return method(name, on: values, call)
    case .list(let list): return method(name, on: list, call)
    case .binding(let inner):
      return builtInMethod(name, on: inner, call, scope).map { .binding($0) }
    case .number(let number, let isInteger):
      return Value.calling(name, on: number, isInteger, values(of: call))
    case .bool(let bool):
      return name == "toggled" ? .bool(!bool) : nil
    case .unknown(let unknown): return method(name, on: unknown, call)
    case .instance(let instance):
      switch instance.type.name {
      case "LayoutSubview": return subviewMethod(name, of: instance, call)
      case "ViewSpacing": return spacingMethod(name, of: instance, call)
      default: return optionSetMethod(name, on: instance, call)
      }
    case .dictionary(let entries):
      return method(
        name, on: .array(entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }), call)
    case .symbol(let symbol) where symbol.type == "URL":
      return KnownURL(symbol).flatMap { $0.part(name) }
        ?? .unknown(
          Unknown("\(origin(of: value)).\(name)(…)", type: TypeReference("URL", file: 0)))
    case .symbol(let symbol) where symbol.type.map(Self.isFormatter) ?? false:
      return formatted(name, by: symbol, call)
    case .symbol(let symbol) where symbol.type == "Measurement":
      guard name == "converted", let unit = call.arguments.first,
        let other = symbolName(evaluate(unit.expression, call.scope))
      else { return nil }
      return KnownMeasurement(symbol)?.converted(to: other)
    case .symbol(let symbol) where symbol.type == "Bundle" || symbol.steps.first?.name == "main":
      switch name {
      case "localizedString", "localizedStringForKey": return localizedString(call)
      case "path", "url": return localization(call)
      default: return nil
      }
    default: return nil
    }
  }

  /// `map` of a list, or of a value that may be nil: what the closure makes of it.
  private func mapped(
    _ name: String, _ value: Value, _ call: CallArguments, _ scope: Scope
  ) -> Value? {
    switch value {
    case .array(let values): return method(name, on: values, call)
    case .list(let list): return method(name, on: list, call)
    case .dictionary(let entries):
      return method(
        name, on: .array(entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }), call)
    case .binding(let inner):
      return builtInMethod(name, on: inner, call, scope).map { .binding($0) }
    case .null: return .null
    case .string, .number, .bool, .instance, .enumCase, .image, .text, .localized:
      return transformed(value, by: call, scope)
    case .symbol(let symbol):
      if KnownURL(symbol) != nil { return transformed(value, by: call, scope) }
      guard let made = transformed(value, by: call, scope), isView(made) else { return nil }
      return made
    case .unknown(let unknown):
      // Of lists and optionals only the type tells which it is, and views.
      let isOptional = unknown.type.map { $0.isOptional && !$0.isList } ?? false
      let wrapped = Value.unknown(Unknown(unknown.origin, type: unknown.type?.unwrapped))
      if !isOptional {
        let made = transformed(wrapped, by: call, scope)
        guard let made, isView(made) else { return nil }
        return made
      }
      return isPresent(unknown) ? transformed(wrapped, by: call, scope) : .null
    default: return nil
    }
  }

  private func transformed(_ value: Value, by call: CallArguments, _ scope: Scope) -> Value? {
    guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
    return transform(value, evaluate(argument.expression, call.scope), scope)
  }

  private static func isFormatter(_ type: String) -> Bool {
    KnownFormatter.Kind(rawValue: type) != nil
  }

  /// What a formatter writes.
  private func formatted(_ name: String, by symbol: Symbol, _ call: CallArguments) -> Value {
    let type = symbol.type ?? ""
    if name == "string", let argument = call.arguments.first,
      let text = KnownFormatter(symbol, locale: environment.locale)?.text(
        for: evaluate(argument.expression, call.scope))
    {
      return .string(text)
    }
    return .unknown(
      Unknown("\(type)().\(name)(…)", type: TypeReference("String", file: call.scope.file)))
  }

  private func method(_ name: String, on value: Value, _ call: CallArguments) -> Value? {
    guard case .array(let values) = value else { return nil }
    return method(name, on: values, call)
  }

  private func method(
    _ name: String, on string: StringValue, _ call: CallArguments
  ) -> Value? {
    if name == "appending" {
      return call.arguments.first.map {
        .string(string.verbatim + display(evaluate($0.expression, call.scope)))
      }
    }
    guard !call.arguments.contains(where: \.isClosure) else { return nil }
    return string.calling(name, values(of: call))
  }

  /// The arguments of a call, each with its value.
  private func values(of call: CallArguments) -> [(label: String?, value: Value)] {
    call.arguments.map { ($0.label, evaluate($0.expression, call.scope)) }
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
