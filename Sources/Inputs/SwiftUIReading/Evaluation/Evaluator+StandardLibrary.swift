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
    case .number(let number, let isInteger):
      return Value.calling(name, on: number, isInteger, values(of: call))
    case .bool(let bool):
      return name == "toggled" ? .bool(!bool) : nil
    case .unknown(let unknown): return method(name, on: unknown, call)
    case .dictionary(let entries):
      return method(
        name, on: .array(entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }), call)
    case .symbol(let symbol) where symbol.type.map(Self.isFormatter) ?? false:
      return formatted(name, by: symbol, call)
    case .symbol(let symbol) where symbol.type == "Measurement":
      guard name == "converted", let unit = call.arguments.first,
        let other = symbolName(evaluate(unit.expression, call.scope))
      else { return nil }
      return KnownMeasurement(symbol)?.converted(to: other)
    case .symbol(let symbol) where symbol.type == "Bundle" || symbol.steps.first?.name == "main":
      guard name == "localizedString" || name == "localizedStringForKey" else { return nil }
      return localizedString(call)
    default: return nil
    }
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
