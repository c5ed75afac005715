import SwiftSyntax

/// Functions of lists that compare or gather elements.
extension Evaluator {
  /// `sorted`, `min`, `max` and `reduce` of elements that are known.
  func folded(_ values: [Value], _ name: String, _ call: CallArguments) -> Value? {
    switch name {
    case "reduce": return reduced(values, call)
    case "min", "max":
      guard let sorted = ordered(values, call) else {
        return .unknown(Unknown("the \(name) of a list"))
      }
      return (name == "min" ? sorted.first : sorted.last) ?? .null
    default:
      if values.count < 2 { return .array(values) }
      if name == "sorted", let sorted = ordered(values, call) { return .array(sorted) }
      if name == "sorted" || name == "shuffled" {
        return Value.array(values).assuming("the order of the \(name) list is that of its source")
      }
      let element = type(of: values[0]).map { TypeReference($0.qualifiedName, file: $0.file) }
      return .list(UnknownList(origin: "a \(name) list", element: element))
    }
  }

  /// The elements in order; nil where two cannot be compared.
  private func ordered(_ values: [Value], _ call: CallArguments) -> [Value]? {
    guard values.count <= 500 else { return nil }
    let test = call.arguments.first.map { evaluate($0.expression, call.scope) }
    // Elements that are equal keep their order, as in Swift's own sort.
    var isUnknown = false
    let sorted = values.sorted { first, second in
      guard !isUnknown, case .bool(let isLess)? = compare(first, second, by: test) else {
        isUnknown = true
        return false
      }
      return isLess
    }
    return isUnknown ? nil : sorted
  }

  private func compare(_ first: Value, _ second: Value, by test: Value?) -> Value? {
    switch test {
    case nil: Value.combined("<", first, second) ?? ownOperator("<", first, second)
    case .closure(let closure)?: call(closure, [first, second])
    case .symbol(let symbol)? where symbol.type == Self.operatorType:
      symbol.name.flatMap { Value.combined($0, first, second) }
    default: nil
    }
  }

  private func reduced(_ values: [Value], _ call: CallArguments) -> Value? {
    guard call.arguments.count == 2, call.arguments[0].label == nil, values.count <= 500 else {
      return nil
    }
    let function = evaluate(call.arguments[1].expression, call.scope)
    var result = evaluate(call.arguments[0].expression, call.scope).asVariable
    for value in values {
      switch function {
      case .closure(let closure): result = self.call(closure, [result, value]).asVariable
      case .symbol(let symbol) where symbol.type == Self.operatorType:
        guard let next = symbol.name.flatMap({ Value.combined($0, result, value) }) else {
          return nil
        }
        result = next
      default: return nil
      }
    }
    return result
  }

  /// What stands for the type of `+` and `<` where they are handed on by themselves.
  static let operatorType = "operator"
}
