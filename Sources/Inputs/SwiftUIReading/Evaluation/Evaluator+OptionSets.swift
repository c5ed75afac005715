/// Option sets, whose raw values are known.
extension Evaluator {
  /// The set operations of `OptionSet`; nil for other functions and types.
  func optionSetMethod(_ name: String, on set: Instance, _ call: CallArguments) -> Value? {
    guard let own = bits(of: set), let argument = call.arguments.first else { return nil }
    let type = TypeReference(set.type.qualifiedName, file: set.type.file)
    let given = evaluate(argument.expression, call.scope, expecting: type).readable
    guard let other = bits(of: given, as: set.type) else { return nil }
    switch name {
    case "contains", "isSuperset": return .bool(own & other == other)
    case "isSubset": return .bool(own & other == own)
    case "isDisjoint": return .bool(own & other == 0)
    case "union": return optionSet(set.type, own | other)
    case "intersection": return optionSet(set.type, own & other)
    case "subtracting": return optionSet(set.type, own & ~other)
    case "symmetricDifference": return optionSet(set.type, own ^ other)
    default: return nil
    }
  }

  /// `[.bold, .italic]` as a value of an option set; nil for other types.
  func optionSet(_ type: TypeDeclaration, of values: [Value]) -> Value? {
    guard isOptionSet(type) else { return nil }
    var all = 0
    for value in values {
      guard let one = bits(of: value.readable, as: type) else { return nil }
      all |= one
    }
    return optionSet(type, all)
  }

  private func isOptionSet(_ type: TypeDeclaration) -> Bool {
    type.kind == .structure && project.inherits(type, from: ["OptionSet"])
  }

  private func optionSet(_ type: TypeDeclaration, _ bits: Int) -> Value {
    .instance(
      Instance(
        type: type, fields: ["rawValue": .number(Double(bits), isInteger: true)], origin: nil,
        id: newID()))
  }

  private func bits(of value: Value, as type: TypeDeclaration) -> Int? {
    switch value {
    case .instance(let instance) where instance.type === type: return bits(of: instance)
    case .array(let values):
      guard case .instance(let set)? = optionSet(type, of: values) else { return nil }
      return bits(of: set)
    case .symbol(let symbol):
      guard let name = symbol.name, let found = staticMember(name, of: type) else { return nil }
      return bits(of: found.readable, as: type)
    default: return nil
    }
  }

  private func bits(of set: Instance) -> Int? {
    guard isOptionSet(set.type), case .number(let raw, _)? = field("rawValue", of: set)?.readable
    else { return nil }
    return Int(exactly: raw)
  }
}
