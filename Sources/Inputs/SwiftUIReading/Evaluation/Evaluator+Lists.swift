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
    case "count":
      guard case .array(let found)? = searched(values, "filter", call) else { return nil }
      return .number(Double(found.count), isInteger: true)
    case "enumerated":
      return .array(
        values.enumerated().map {
          .tuple([("offset", .number(Double($0), isInteger: true)), ("element", $1)])
        })
    case "prefix", "suffix", "dropFirst", "dropLast", "reversed":
      guard let argument = call.arguments.first else {
        return values.slice(name, nil).map { .array($0) }
      }
      guard case .number(let number, _) = evaluate(argument.expression, call.scope) else {
        return nil
      }
      return values.slice(name, number).map { .array($0) }
    case "sorted", "shuffled", "min", "max", "reduce": return folded(values, name, call)
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
    case "randomElement":
      return .unknown(
        Unknown(
          "a random element",
          type: values.first.flatMap { type(of: $0) }.map {
            TypeReference($0.qualifiedName, file: $0.file)
          }))
    default: return nil
    }
  }

  /// What a closure or a key path gives for an element.
  func transform(_ value: Value, _ function: Value, _ scope: Scope) -> Value? {
    switch function {
    case .closure(let closure): return call(closure, [value])
    case .keyPath(let names):
      return names.reduce(value) { $1 == "self" ? $0 : member($1, of: $0, scope) }
    case .function(let function): return applied(function, value)
    case .symbol(let symbol) where symbol.name == "init": return made(symbol.type, of: value)
    case .type(let type): return made(type.name, of: value)
    default: return nil
    }
  }

  /// `String.init` and the like for a value; nil for other types.
  private func made(_ type: String?, of value: Value) -> Value? {
    switch (type, value) {
    case ("String", _): .string(display(value).verbatim)
    case ("Double", .number(let number, _)), ("CGFloat", .number(let number, _)):
      .number(number, isInteger: false)
    case ("Int", .number(let number, _)):
      .number(number.rounded(.towardZero), isInteger: true)
    case ("Text", _): .text(styledText(value.asVariable))
    case ("Image", .unknown(let unknown)): .image(unknownImage(unknown.origin, unknown.location))
    case ("Image", _): .image(unknownImage(origin(of: value), nil))
    default: nil
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
      case ("flatMap", .array(let inner)):
        result += inner.prefix(max(0, ValueBounds.mostElements - result.count))
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
        transform(value, function, call.scope) ?? Value.equal(value, function).map { .bool($0) }
      switch test {
      case .bool(true)?:
        found.append(name == "firstIndex" ? .number(Double(index), isInteger: true) : value)
      case .bool(false)?: break
      default:
        isUnknown = true
        if name == "filter" { found.append(value) }
      }
    }
    let origin = "\(name) \(excerpt(of: argument.expression))"
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
