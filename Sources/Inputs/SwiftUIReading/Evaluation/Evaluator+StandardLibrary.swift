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
