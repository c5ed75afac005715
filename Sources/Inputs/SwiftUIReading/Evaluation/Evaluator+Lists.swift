import SwiftSyntax

/// Functions of lists.
extension Evaluator {
  func method(
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

  func method(_ name: String, on list: UnknownList, _ call: CallArguments) -> Value? {
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
