import SwiftCode

/// Members of sets and dictionaries.
extension Machine {
  func makeSet(_ values: [Value], _ element: TypeReference?) throws(Unwind) -> Value {
    var result: [Value] = []
    for value in values {
      switch try contains(result, value) {
      case .bool(true): continue
      case .bool(false): result.append(value)
      default: return unknown("a set", .named(["Set"], element.map { [$0] } ?? []))
      }
    }
    return .set(SetValue(elements: result, element: element ?? commonElement(values)))
  }

  func setCall(
    _ set: SetValue, _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    func others() throws(Unwind) -> [Value]? {
      if case .set(let other) = try value(
        arguments[0], .named(["Set"], set.element.map { [$0] } ?? []))
      {
        return other.elements
      }
      if case .known(let elements) = try self.elements(of: value(arguments[0])) { return elements }
      return nil
    }
    func filtered(_ elements: [Value], in list: [Value], _ isIn: Bool) throws(Unwind) -> [Value]? {
      var result: [Value] = []
      for element in elements {
        guard case .bool(let truth) = try contains(list, element) else { return nil }
        if truth == isIn { result.append(element) }
      }
      return result
    }
    func made(_ elements: [Value]?) -> Value {
      elements.map { .set(SetValue(elements: $0, element: set.element)) }
        ?? unknown("a set", .named(["Set"], set.element.map { [$0] } ?? []))
    }
    let elements = set.elements
    switch name {
    case "contains"
    where arguments.count == 1 && arguments[0].label == nil && !arguments[0].isFunction:
      return try contains(elements, value(arguments[0], set.element))
    case "insert" where arguments.count == 1:
      let value = settled(try value(arguments[0], set.element))
      let known = try contains(elements, value)
      guard case .bool(let isThere) = known else {
        try write(unknown("a set", .named(["Set"], set.element.map { [$0] } ?? [])), to: place)
        return unknown("insert")
      }
      if !isThere { try write(made(elements + [value]), to: place) }
      return .tuple([
        TupleElement("inserted", .bool(!isThere)), TupleElement("memberAfterInsert", value),
      ])
    case "remove" where arguments.count == 1:
      let value = try value(arguments[0], set.element)
      guard case .bool(let isThere) = try contains(elements, value) else {
        try write(unknown("a set", .named(["Set"], set.element.map { [$0] } ?? [])), to: place)
        return unknown("remove")
      }
      if isThere { try write(made(filtered(elements, in: [value], false)), to: place) }
      return isThere ? Value.some(value) : .null
    case "union":
      guard let other = try others(), let new = try filtered(other, in: elements, false) else {
        return made(nil)
      }
      return try makeSet(elements + new, set.element)
    case "intersection":
      guard let other = try others() else { return made(nil) }
      return made(try filtered(elements, in: other, true))
    case "subtracting":
      guard let other = try others() else { return made(nil) }
      return made(try filtered(elements, in: other, false))
    case "symmetricDifference":
      guard let other = try others(), let one = try filtered(elements, in: other, false),
        let two = try filtered(other, in: elements, false)
      else { return made(nil) }
      return made(one + two)
    case "formUnion", "formIntersection", "subtract":
      let plain =
        ["formUnion": "union", "formIntersection": "intersection", "subtract": "subtracting"][name]
        ?? name
      guard let result = try setCall(set, plain, arguments, place) else { return nil }
      try write(result, to: place)
      return .void
    case "isSubset", "isSuperset", "isDisjoint", "isStrictSubset":
      guard let other = try others() else { return unknown(name, .named("Bool")) }
      switch name {
      case "isSubset": return try filtered(elements, in: other, false).map { .bool($0.isEmpty) }
      case "isSuperset": return try filtered(other, in: elements, false).map { .bool($0.isEmpty) }
      case "isDisjoint": return try filtered(elements, in: other, true).map { .bool($0.isEmpty) }
      default:
        return try filtered(elements, in: other, false).map {
          .bool($0.isEmpty && elements.count < other.count)
        }
      }
    case "filter":
      guard
        case .array(let array)? = try listCall(
          .array(ArrayValue(elements, element: set.element)), elements, name, arguments, place)
      else { return made(nil) }
      return made(array.elements)
    case "removeAll":
      try write(made([]), to: place)
      return .void
    case "sorted", "min", "max", "allSatisfy":
      return try listCall(
        .array(ArrayValue(elements, element: set.element)), elements, name, arguments, place)
    case "contains" where arguments.count == 1:
      return try listCall(
        .array(ArrayValue(elements, element: set.element)), elements, name, arguments, place)
    case "reduce":
      return try commutativeReduce(elements, arguments)
    case "map", "compactMap", "flatMap":
      if elements.count <= 1 {
        return try listCall(.array(ArrayValue(elements)), elements, name, arguments, place)
      }
      return try unordered(elements, name, arguments)
    case "forEach" where elements.count > 1:
      let body = try value(arguments[0])
      try inAnyOrder(elements, unknown: unknown("an element", set.element)) {
        (element: Value) throws(Unwind) in
        _ = try self.call(body, [element])
      }
      return .void
    default:
      if elements.count <= 1 {
        return try listCall(
          .array(ArrayValue(elements, element: set.element)), elements, name, arguments, place)
      }
      return nil
    }
  }

  /// A list whose elements are known, and their order is not: `Unordered` keeps what can be said of it all the same.
  private func unordered(_ elements: [Value], _ name: String, _ arguments: [Operand]) throws(Unwind)
    -> Value?
  {
    guard
      case .array(let mapped)? = try listCall(
        .array(ArrayValue(elements)), elements, name, arguments, .value(.void))
    else { return nil }
    guard !mapped.elements.isEmpty else { return .array(mapped) }
    return .set(SetValue(elements: mapped.elements, element: mapped.element))
  }

  /// What `reduce` gives where the order of the elements does not matter: sums of whole numbers.
  private func commutativeReduce(_ elements: [Value], _ arguments: [Operand]) throws(Unwind)
    -> Value?
  {
    guard arguments.count == 2,
      elements.allSatisfy({ if case .integer = $0 { true } else { false } }),
      case .function(let function) = try value(arguments[1]),
      case .operation(let name, _) = function.kind,
      ["+", "*"].contains(name)
    else {
      if elements.count <= 1 {
        return try listCall(
          .array(ArrayValue(elements)), elements, "reduce", arguments, .value(.void))
      }
      return nil
    }
    return try listCall(.array(ArrayValue(elements)), elements, "reduce", arguments, .value(.void))
  }

  func dictionaryMember(_ dictionary: DictionaryValue, _ name: String) -> Value? {
    switch name {
    case "count": .integer(dictionary.pairs.count, .int)
    case "isEmpty": .bool(dictionary.pairs.isEmpty)
    case "keys": .set(SetValue(elements: dictionary.pairs.map(\.key), element: dictionary.key))
    case "values":
      .set(SetValue(elements: dictionary.pairs.map(\.value), element: dictionary.value))
    case "first" where dictionary.pairs.isEmpty: .null
    case "first" where dictionary.pairs.count == 1:
      Value.some(
        .tuple([
          TupleElement("key", dictionary.pairs[0].key),
          TupleElement("value", dictionary.pairs[0].value),
        ]))
    default: nil
    }
  }

  func dictionaryCall(
    _ dictionary: DictionaryValue, _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    let pairs: [Value] = dictionary.pairs.map {
      .tuple([TupleElement("key", $0.key), TupleElement("value", $0.value)])
    }
    switch name {
    case "updateValue":
      let key = settled(try value(arguments[1], dictionary.key))
      let old = try lookUp(key, in: dictionary)
      try write(
        setting(key, .some(settled(value(arguments[0], dictionary.value))), in: dictionary),
        to: place)
      return old
    case "removeValue":
      let key = settled(try value(arguments[0], dictionary.key))
      let old = try lookUp(key, in: dictionary)
      try write(setting(key, .null, in: dictionary), to: place)
      return old
    case "removeAll" where arguments.isEmpty || arguments[0].label == "keepingCapacity":
      try write(
        .dictionary(DictionaryValue(pairs: [], key: dictionary.key, value: dictionary.value)),
        to: place)
      return .void
    case "mapValues", "compactMapValues":
      let transform = try value(arguments[0])
      var result = DictionaryValue(pairs: [], key: dictionary.key, value: nil)
      for pair in dictionary.pairs {
        let mapped = settled(try call(transform, [pair.value]))
        if name == "mapValues" {
          result.pairs.append((pair.key, mapped))
        } else {
          switch mapped {
          case .null: continue
          case .some(let inner): result.pairs.append((pair.key, inner))
          case .choice, .unknown: return unknown("a dictionary")
          default: result.pairs.append((pair.key, mapped))
          }
        }
      }
      return .dictionary(result)
    case "filter":
      let test = try value(arguments[0])
      var result = DictionaryValue(pairs: [], key: dictionary.key, value: dictionary.value)
      for (pair, tuple) in zip(dictionary.pairs, pairs) {
        guard case .bool(let truth) = condition(try call(test, [tuple])) else {
          return unknown("a dictionary", typeReference(of: .dictionary(dictionary)))
        }
        if truth { result.pairs.append(pair) }
      }
      return .dictionary(result)
    case "merging", "merge":
      guard let first = arguments.first,
        case .dictionary(let other) = try value(first, typeReference(of: .dictionary(dictionary))),
        arguments.count == 2
      else { break }
      let combine = try value(arguments[1])
      var result = dictionary
      for pair in other.pairs {
        switch try lookUp(pair.key, in: result) {
        case .null: result.pairs.append(pair)
        case .some(let old):
          guard
            case .dictionary(let changed) = try setting(
              pair.key, .some(settled(call(combine, [old, pair.value]))), in: result)
          else { return unknown("a dictionary") }
          result = changed
        default: return unknown("a dictionary")
        }
      }
      if name == "merge" {
        try write(.dictionary(result), to: place)
        return .void
      }
      return .dictionary(result)
    case "sorted", "min", "max", "allSatisfy", "contains":
      return try listCall(.array(ArrayValue(pairs)), pairs, name, arguments, place)
    case "map", "compactMap", "flatMap":
      if pairs.count <= 1 {
        return try listCall(.array(ArrayValue(pairs)), pairs, name, arguments, place)
      }
      return try unordered(pairs, name, arguments)
    case "reduce":
      if pairs.count <= 1 {
        return try listCall(.array(ArrayValue(pairs)), pairs, name, arguments, place)
      }
    case "forEach" where pairs.count > 1:
      let body = try value(arguments[0])
      guard case .unknown(let type) = try elements(of: .dictionary(dictionary)) else { break }
      try inAnyOrder(pairs, unknown: unknown("an element", type)) {
        (pair: Value) throws(Unwind) in
        _ = try self.call(body, [pair])
      }
      return .void
    default:
      if pairs.count <= 1 {
        return try listCall(.array(ArrayValue(pairs)), pairs, name, arguments, place)
      }
    }
    return nil
  }

  /// A dictionary with another value for a key; nil takes the key out.
  func setting(
    _ key: Value, _ value: Value, in dictionary: DictionaryValue
  ) throws(Unwind) -> Value {
    for (number, pair) in dictionary.pairs.enumerated() {
      switch try equal(pair.key, key) {
      case .bool(true):
        var changed = dictionary
        switch simplified(value) {
        case .null: changed.pairs.remove(at: number)
        case .some(let inner): changed.pairs[number].value = inner
        case .unknown, .choice:
          return unknown("a dictionary", typeReference(of: .dictionary(dictionary)))
        case let other: changed.pairs[number].value = other
        }
        return .dictionary(changed)
      case .bool(false): continue
      default: return unknown("a dictionary", typeReference(of: .dictionary(dictionary)))
      }
    }
    var changed = dictionary
    switch simplified(value) {
    case .null: break
    case .some(let inner): changed.pairs.append((key, inner))
    case .unknown(let unknown) where unknown.type?.isOptional ?? true:
      return self.unknown("a dictionary", typeReference(of: .dictionary(dictionary)))
    case .choice: return unknown("a dictionary", typeReference(of: .dictionary(dictionary)))
    case let other: changed.pairs.append((key, other))
    }
    return .dictionary(changed)
  }
}
