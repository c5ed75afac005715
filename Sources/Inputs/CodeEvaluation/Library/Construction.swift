import CodeLowering
import Foundation
import SwiftCode

extension Machine {
  /// A value that a call of a type of Swift's makes; nil for a type of which nothing is known.
  func nativeConstruct(
    _ type: TypeReference, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Value? {
    let labels = arguments.map(\.label)
    switch type {
    case .array(let element): return try makeList(arguments, element)
    case .dictionary(let key, let value):
      if arguments.isEmpty {
        return .dictionary(DictionaryValue(pairs: [], key: key, value: value))
      }
      return try makeDictionary(arguments, key, value)
    case .optional:
      guard let first = arguments.first else { return .null }
      return settled(try value(first)).wrapped
    case .tuple(let elements) where elements.isEmpty: return .void
    case .named(let path, let generics) where path.count == 1:
      switch path[0] {
      case "String", "Substring", "NSString": return try makeText(arguments)
      case "Array", "ContiguousArray": return try makeList(arguments, generics.first)
      case "Set":
        guard let first = arguments.first else {
          return .set(SetValue(elements: [], element: generics.first))
        }
        let given = try value(first, generics.first.map { .array($0) })
        if case .set(let set) = given { return try makeSet(set.elements, set.element) }
        guard case .known(let elements) = try wholeElements(of: given) else {
          return unknown("a set", type)
        }
        return try makeSet(elements, generics.first ?? commonElement(elements))
      case "Dictionary": return try makeDictionary(arguments, nil, nil)
      case "Character":
        guard let first = arguments.first else { return nil }
        switch try value(first, .named("Character")) {
        case .character(let character): return .character(character)
        case .string(let text, _):
          guard text.count == 1, let character = text.first else { throw .trapped }
          return .character(character)
        case .structure(let scalar) where scalar.type.name == "UnicodeScalar":
          guard case .string(let text, _) = try description(of: .structure(scalar)) else {
            return nil
          }
          return text.first.map { .character($0) }
        default: return unknown("a character", type)
        }
      case "Bool":
        guard let first = arguments.first else { return .bool(false) }
        switch try value(first) {
        case .bool(let truth): return .bool(truth)
        case .string(let text, _): return Bool(text).map { .some(.bool($0)) } ?? .null
        default: return unknown("Bool(…)", labels == [nil] ? nil : .named("Bool"))
        }
      case "NSNumber", "NSDecimalNumber":
        guard arguments.count == 1, let first = arguments.first else { return nil }
        if first.label == "string" { return try makeDecimal(written: first) }
        return settled(try value(first))
      case "Optional":
        guard let first = arguments.first else { return .null }
        return settled(try value(first)).wrapped
      case "AnyIterator" where arguments.count == 1 && arguments[0].isFunction:
        return try make(.named("ClosureIterator"), [("body", value(arguments[0]))])
      case "AnySequence" where arguments.count == 1 && arguments[0].isFunction:
        return try make(.named("ClosureSequence"), [("body", value(arguments[0]))])
      case "AnyHashable", "AnySequence", "AnyCollection", "LazySequence", "AnyIterator":
        guard arguments.count == 1, let first = arguments.first, !first.isFunction else {
          return nil
        }
        return try value(first)
      case "Range", "ClosedRange":
        guard let first = arguments.first else { return nil }
        if case .range(let range) = try value(first) {
          if range.isClosed, path[0] == "Range", case .integer(let upper, let kind)? = range.upper {
            return .range(
              RangeValue(lower: range.lower, upper: .integer(upper + 1, kind), isClosed: false))
          }
          return .range(range)
        }
        return nil
      default: break
      }
      if let kind = IntegerKind(named: path[0]) {
        return try makeInteger(kind, arguments)
      }
      if let kind = FloatingKind(named: path[0]) {
        return try makeDouble(kind, arguments)
      }
    default: break
    }
    return nil
  }

  // MARK: - Numbers

  private func makeInteger(_ kind: IntegerKind, _ arguments: [Operand]) throws(Unwind) -> Value? {
    let type = TypeReference.named(kind.name)
    guard let first = arguments.first else { return .integer(0, kind) }
    let given = try value(
      first,
      first.expression?.isLiteralNumber == true && first.expression?.hasFloat == false ? type : nil)
    return try mapped(given) { (given: Value) throws(Unwind) -> Value in
      switch (first.label, given) {
      case (nil, .integer(let number, _)), ("truncating", .integer(let number, _)):
        guard kind.bounds.contains(number) else { throw Unwind.trapped }
        return .integer(number, kind)
      case (nil, .double(let number, _)), ("truncating", .double(let number, _)):
        guard number.isFinite, number.magnitude < 9.2e18, kind.bounds.contains(Int(number)) else {
          throw Unwind.trapped
        }
        return .integer(Int(number), kind)
      case (nil, .string(let text, _)):
        var radix = 10
        if arguments.count > 1, let number = try self.number(arguments[1]),
          (2...36).contains(number)
        {
          radix = number
        }
        guard let number = Int(text, radix: radix), kind.bounds.contains(number) else {
          return .null
        }
        return .some(.integer(number, kind))
      case (nil, .character(let character)):
        guard let number = Int(String(character)) else { return .null }
        return .some(.integer(number, kind))
      case ("exactly", .integer(let number, _)):
        return kind.bounds.contains(number) ? .some(.integer(number, kind)) : .null
      case ("exactly", .double(let number, _)):
        guard let whole = Int(exactly: number), kind.bounds.contains(whole) else { return .null }
        return .some(.integer(whole, kind))
      case ("clamping", .integer(let number, _)):
        return .integer(min(max(number, kind.bounds.lowerBound), kind.bounds.upperBound), kind)
      case ("truncatingIfNeeded", .integer(let number, _)), ("bitPattern", .integer(let number, _)):
        return self.wrapped(number, kind)
      case (nil, .unknown(let unknown)):
        let isText = unknown.type == .named("String") || unknown.type == nil && arguments.count > 1
        return self.derived(
          "\(kind.name)(?\(unknown.id.rawValue))", "\(kind.name)(\(unknown.origin))",
          isText ? .optional(type) : unknown.type == nil ? nil : type)
      case (nil, .text): return self.unknown("\(kind.name)(…)", .optional(type))
      default: return self.unknown("\(kind.name)(…)", type)
      }
    }
  }

  private func makeDouble(_ kind: FloatingKind, _ arguments: [Operand]) throws(Unwind) -> Value? {
    let type = TypeReference.named(kind.name)
    guard let first = arguments.first else { return .double(0, kind) }
    // A literal alone is of the type; arithmetic of whole literals is that of `Int`.
    let given = try value(first, first.expression?.isPlainLiteral == true ? type : nil)
    return try mapped(given) { (given: Value) throws(Unwind) -> Value in
      switch given {
      case .integer(let number, _): return .double(self.rounded(Double(number), kind), kind)
      case .double(let number, _): return .double(self.rounded(number, kind), kind)
      case .string(let text, _):
        guard let number = Double(text) else { return .null }
        return .some(.double(self.rounded(number, kind), kind))
      case .unknown(let unknown):
        return self.derived(
          "\(kind.name)(?\(unknown.id.rawValue))", "\(kind.name)(\(unknown.origin))",
          unknown.type == .named("String") ? .optional(type) : unknown.type == nil ? nil : type)
      case .text: return self.unknown("\(kind.name)(…)", .optional(type))
      default: return self.unknown("\(kind.name)(…)", type)
      }
    }
  }

  /// `NSDecimalNumber(string:)`, which is not optional.
  private func makeDecimal(written text: Operand) throws(Unwind) -> Value {
    let number = try make(.named("Decimal"), [("string", value(text))])
    if case .some(let number) = number { return number }
    return unknown("NSDecimalNumber", .named("Decimal"))
  }

  // MARK: - Texts

  private func makeText(_ arguments: [Operand]) throws(Unwind) -> Value? {
    guard let first = arguments.first else { return .string("") }
    switch arguments.map(\.label) {
    case [nil]:
      let given = try value(first)
      return try mapped(given) { (given: Value) throws(Unwind) -> Value in
        switch given {
        case .string(let text, _): return .string(text)
        case .text: return given
        case .character(let character): return .string(String(character))
        case .array(let array):
          var result = Value.string("")
          for element in array.elements {
            result = try self.concatenated(result, self.description(of: element))
          }
          return result
        case .unknown(let unknown) where unknown.type == .named("String"): return given
        case .unknown(let unknown):
          return .unknown(Unknown(id: unknown.id, type: .named("String"), origin: unknown.origin))
        default: return try self.description(of: self.settled(given))
        }
      }
    case ["describing"]: return try description(of: settled(value(first)))
    case ["reflecting"]:
      switch settled(try value(first)) {
      case .structure, .object, .enumCase, .type:
        return unknown("String(reflecting:)", .named("String"))
      case let other: return try debugDescription(of: other)
      }
    case ["repeating", "count"]:
      guard let count = try number(arguments[1]) else { return unknown("a text", .named("String")) }
      guard count >= 0 else { throw .trapped }
      switch try value(first) {
      case .string(let text, _):
        guard text.utf8.count.multipliedReportingOverflow(by: count).partialValue <= limits.bytes,
          count <= limits.bytes
        else {
          throw .exhausted("a text grows too long")
        }
        return .string(String(repeating: text, count: count))
      case .character(let character):
        guard count <= limits.bytes else { throw .exhausted("a text grows too long") }
        return .string(String(repeating: character, count: count))
      default: return unknown("a text", .named("String"))
      }
    case [nil, "radix"], [nil, "radix", "uppercase"]:
      guard case .integer(let number, _) = try value(first),
        let radix = try self.number(arguments[1]),
        (2...36).contains(radix)
      else { return nil }
      var isUppercase = false
      if arguments.count > 2, case .bool(let truth) = try value(arguments[2]) {
        isUppercase = truth
      }
      return .string(String(number, radix: radix, uppercase: isUppercase))
    default: break
    }
    if let decoded = try text(decoding: arguments) { return decoded }
    if first.label == "format" { return try formatted(arguments) }
    if let made = try library.construct(.named("String"), arguments, self) { return made }
    for argument in arguments where !argument.isFunction { _ = try value(argument) }
    return unknown("String(…)", .named("String"))
  }

  /// `String(decoding: data, as: UTF8.self)` and `String(data: data, encoding: .utf8)` of bytes that are known.
  private func text(decoding arguments: [Operand]) throws(Unwind) -> Value? {
    let isFailable: Bool
    switch arguments.map(\.label) {
    case ["decoding", "as"]: isFailable = false
    case ["data", "encoding"], ["bytes", "encoding"]:
      guard arguments[1].expression?.implicitName == "utf8" else { return nil }
      isFailable = true
    default: return nil
    }
    var given = try value(arguments[0])
    if case .structure(let data) = given, data.type.name == "Data" {
      given = try value(of: "bytes", in: given)
    }
    if case .unknown(let unknown) = given, encodedNodes[unknown.id] != nil {
      let text = self.unknown("JSON", .named("String"))
      return isFailable ? .some(text) : text
    }
    guard let bytes = given.knownBytes else { return nil }
    if !isFailable { return .string(String(decoding: bytes, as: UTF8.self)) }
    return String(validating: bytes, as: UTF8.self).map { .some(.string($0)) } ?? .null
  }

  // MARK: - Lists

  private func makeList(_ arguments: [Operand], _ element: TypeReference?) throws(Unwind) -> Value?
  {
    guard let first = arguments.first else { return .array(ArrayValue([], element: element)) }
    switch arguments.map(\.label) {
    case [nil]:
      let given = try value(first)
      if case .array(var array) = given {
        array.start = 0
        array.typeName = "Array"
        array.isView = false
        return .array(array)
      }
      return try mapped(given) { (given: Value) throws(Unwind) -> Value in
        switch try self.wholeElements(of: given) {
        case .known(let elements):
          return .array(ArrayValue(elements, element: element ?? self.commonElement(elements)))
        case .unknown(let type):
          if case .set = given { return given }
          return self.unknown(self.shown(given), type.map { .array($0) })
        default: return self.unknown("a list", element.map { .array($0) })
        }
      }
    case ["repeating", "count"]:
      guard let count = try number(arguments[1]) else {
        return unknown("a list", element.map { .array($0) })
      }
      guard count >= 0 else { throw .trapped }
      guard count <= limits.elements else { throw .exhausted("a list grows too long") }
      let value = settled(try value(first, element))
      let kept = element.map { settled(coerced(value, to: $0, nil)) } ?? value
      return .array(
        ArrayValue(
          Array(repeating: kept, count: count), element: element ?? typeReference(of: kept)))
    default: return nil
    }
  }

  private func makeDictionary(
    _ arguments: [Operand], _ key: TypeReference?, _ value: TypeReference?
  ) throws(Unwind) -> Value? {
    guard let first = arguments.first else {
      return .dictionary(DictionaryValue(pairs: [], key: key, value: value))
    }
    switch first.label {
    case "uniqueKeysWithValues", nil:
      let given = try self.value(first)
      if case .dictionary = given { return given }
      let pairs: [Value]
      switch try elements(of: given) {
      case .known(let elements): pairs = elements
      default: return unknown("a dictionary")
      }
      var result = DictionaryValue(pairs: [], key: key, value: value)
      for pair in pairs {
        guard case .tuple(let parts) = pair, parts.count == 2 else {
          return unknown("a dictionary")
        }
        if case .some = try lookUp(parts[0].value, in: result) {
          guard arguments.count == 2, case .some(let old) = try lookUp(parts[0].value, in: result)
          else { throw .trapped }
          let combined = settled(try call(self.value(arguments[1]), [old, parts[1].value]))
          guard
            case .dictionary(let changed) = try setting(parts[0].value, .some(combined), in: result)
          else { return unknown("a dictionary") }
          result = changed
          continue
        }
        result.pairs.append((parts[0].value, parts[1].value))
      }
      return .dictionary(result)
    case "grouping":
      guard arguments.count == 2, case .known(let elements) = try elements(of: self.value(first))
      else { return unknown("a dictionary") }
      let by = try self.value(arguments[1])
      var result = DictionaryValue(pairs: [], key: key, value: value)
      for element in elements {
        let group = settled(try call(by, [element]))
        guard group.isKnown else { return unknown("a dictionary") }
        switch try lookUp(group, in: result) {
        case .null:
          result.pairs.append(
            (group, .array(ArrayValue([element], element: typeReference(of: element)))))
        case .some(.array(var array)):
          array.elements.append(element)
          guard case .dictionary(let changed) = try setting(group, .some(.array(array)), in: result)
          else { return unknown("a dictionary") }
          result = changed
        default: return unknown("a dictionary")
        }
      }
      return .dictionary(result)
    case "minimumCapacity": return .dictionary(DictionaryValue(pairs: [], key: key, value: value))
    default: return nil
    }
  }
}
