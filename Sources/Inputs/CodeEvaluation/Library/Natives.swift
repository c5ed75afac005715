import Foundation
import SwiftCode

// MARK: - Members that no source declares

extension Machine {
  /// A property of a value of Swift's own types.
  func nativeMember(_ value: Value, _ name: String) throws(Unwind) -> Value {
    let value = simplified(value)
    let found: Value?
    if let identifier = localeIdentifier(value),
      let known = localeMember(name, Locale(identifier: identifier))
    {
      return known
    }
    if let given = argument(name, of: value) { return given }
    if name == "localizedDescription", let text = try localizedDescription(value) { return text }
    if case .foreign = value, let kept = try keepCall(name, value, nil, nil) { return kept }
    switch value {
    case .string(let text, let origin):
      if let known = try textMember(text, from: origin, name) {
        found = known
      } else {
        found = try textLookedUp(by: name, text, [])
      }
    case .character(let character): found = characterMember(character, name)
    case .array(let array): found = try listMember(value, array.elements, name)
    case .set(let set):
      switch name {
      case "count": found = .integer(set.elements.count, .int)
      case "isEmpty": found = .bool(set.elements.isEmpty)
      case "first" where set.elements.count <= 1:
        found = set.elements.first.map { .some($0) } ?? .null
      case "lazy": found = value
      default: found = nil
      }
    case .dictionary where name == "description": found = try debugDescription(of: value)
    case .dictionary(let dictionary): found = dictionaryMember(dictionary, name)
    case .structure, .object: found = try collectionMember(value, name)
    case .range(let range): found = try rangeMember(range, name)
    case .integer, .double, .bool: found = try numberMember(value, name)
    case .text(let parts): found = partialMember(parts, name)
    // What a regular expression matched is what it captured.
    case .tuple(let elements) where name == "output":
      found = elements.count == 1 ? elements[0].value : value
    case .enumCase(let enumeration):
      switch name {
      case "rawValue": found = try rawValue(enumeration.type, enumeration.name)
      case "hashValue": found = nil
      default: found = nil
      }
    case .type(let type): found = try nativeStatic(name, type)
    case .unknown(let unknown):
      if let type = unknown.type?.unwrapped, name == "rawValue", let own = declaration(type) {
        let raw = own.inherited.first.map {
          canonical($0, in: own.container, generics: [:], file: own.place.file, depth: 0)
        }
        return derivedMember(value, name, raw)
      }
      if name == "isEmpty" {
        let count = derivedMember(value, "count", .named("Int"))
        return try equal(count, .integer(0, .int))
      }
      if name == "description", let type = unknown.type?.name,
        IntegerKind(named: type) != nil || FloatingKind(named: type) != nil || type == "Decimal"
      {
        return try description(of: value)
      }
      return derivedMember(value, name, resultType(name, of: unknown.type))
    case .null: found = nil
    default: found = nil
    }
    if let found { return found }
    if name == "hashValue" { return unknown(name, .named("Int")) }
    if let key = key(value) { return derived("\(key).\(name)", "\(shown(value)).\(name)", nil) }
    return unknown("\(shown(value)).\(name)")
  }

  /// What protocols of Swift give each collection; nil for all else.
  private func collectionMember(_ value: Value, _ name: String) throws(Unwind) -> Value? {
    guard ["count", "underestimatedCount", "first", "last", "isEmpty"].contains(name),
      let type = typeReference(of: value), isCollection(type),
      case .known(let elements) = try elements(of: value)
    else { return nil }
    return try listMember(.array(ArrayValue(elements)), elements, name)
  }

  /// What a function of another module makes of a key, `"title".localized`: a table's text, or one that nobody knows; nil
  /// where its name is not about texts.
  private func textLookedUp(
    by name: String, _ key: String, _ arguments: [Operand]
  ) throws(Unwind) -> Value? {
    guard TextLookup.isAboutTexts(name) else { return nil }
    var values = [Value.string(key)]
    for argument in arguments { values.append(try given(argument)) }
    return library.text(ofFunction: name, in: nil, values, self)
      ?? unknown(PlaceholderText.origin(ofKey: key), .named("String"))
  }

  /// What an error says of itself: the description of a `LocalizedError`, where it has one.
  private func localizedDescription(_ error: Value) throws(Unwind) -> Value? {
    guard let type = typeReference(of: error), conforms(type, to: .named("LocalizedError")),
      variable("errorDescription", of: type) != nil
    else { return nil }
    return try unwrapping(value(of: "errorDescription", in: error)) {
      (text: Value) throws(Unwind) -> Value in
      text
    } _: { () throws(Unwind) -> Value in
      unknown("localizedDescription", .named("String"))
    }
  }

  private func partialMember(_ parts: [TextPart], _ name: String) -> Value? {
    if name == "isEmpty",
      parts.contains(where: { if case .known(let text) = $0 { !text.isEmpty } else { false } })
    {
      return .bool(false)
    }
    if name == "startIndex" { return index(after: 0) }
    return unknown("a text's \(name)", resultType(name, of: .named("String")))
  }

  /// A place of a member that no source declares, where a name alone may mean it.
  func nativePlace(_ name: String, of receiver: Place, _ value: Value) -> Place? {
    let value = simplified(value).unwrappedOptional
    switch value {
    case .string:
      return [
        "count", "isEmpty", "first", "last", "startIndex", "endIndex", "capitalized", "utf8",
        "indices", "unicodeScalars",
      ].contains(name)
        ? .native(receiver, name) : nil
    case .array, .set, .dictionary:
      return [
        "count", "isEmpty", "first", "last", "startIndex", "endIndex", "indices", "keys", "values",
      ].contains(name)
        ? .native(receiver, name) : nil
    case .range:
      return ["lowerBound", "upperBound", "count", "isEmpty", "first", "last"].contains(name)
        ? .native(receiver, name) : nil
    case .enumCase: return name == "rawValue" ? .native(receiver, name) : nil
    case .integer, .double:
      return ["isZero", "magnitude", "description", "isNaN", "isInfinite"].contains(name)
        ? .native(receiver, name) : nil
    case .character: return characterMember("a", name) == nil ? nil : .native(receiver, name)
    case .type(let type):
      guard let own = declaration(type) else { return nil }
      return name == "allCases" && own.kind == .enumeration ? .native(receiver, name) : nil
    default: return nil
    }
  }

  private func rangeMember(_ range: RangeValue, _ name: String) throws(Unwind) -> Value? {
    switch name {
    case "lowerBound": return range.lower
    case "upperBound": return range.upper
    default:
      guard case .known(let elements) = try elements(of: .range(range)) else { return nil }
      return try listMember(.array(ArrayValue(elements)), elements, name)
    }
  }

  private func numberMember(_ value: Value, _ name: String) throws(Unwind) -> Value? {
    switch (value, name) {
    case (_, "description"), (_, "debugDescription"):
      return try debugDescription(of: value, isElement: false)
    case (.integer(let number, let kind), "magnitude"):
      return number == Int.min ? nil : .integer(abs(number), kind == .int ? .uint : kind)
    case (.integer(let number, _), "isMultiple"): return .bool(number == 0)
    case (.integer(let number, let kind), "nonzeroBitCount"):
      return .integer(kind.bits(of: number).nonzeroBitCount, .int)
    case (.integer(let number, let kind), "bitWidth"):
      _ = number
      return .integer(kind.bitWidth, .int)
    case (.integer(let number, _), "isZero"): return .bool(number == 0)
    case (.integer(let number, let kind), "trailingZeroBitCount"):
      return .integer(min(kind.bits(of: number).trailingZeroBitCount, kind.bitWidth), .int)
    case (.integer(let number, let kind), "leadingZeroBitCount"):
      return .integer(kind.bits(of: number).leadingZeroBitCount - (64 - kind.bitWidth), .int)
    case (.double(let number, let kind), "magnitude"): return .double(number.magnitude, kind)
    case (.double(let number, _), "isNaN"): return .bool(number.isNaN)
    case (.double(let number, _), "isInfinite"): return .bool(number.isInfinite)
    case (.double(let number, _), "isFinite"): return .bool(number.isFinite)
    case (.double(let number, _), "isZero"): return .bool(number.isZero)
    case (.double(let number, _), "sign"): return symbol(number.sign == .minus ? "minus" : "plus")
    case (.double(let number, _), "native"): return .double(number, .double)
    // Of an `NSNumber`.
    case (.integer(let number, _), "stringValue"): return .string("\(number)")
    case (.double(let number, _), "stringValue"):
      return .string((number as NSNumber).stringValue)
    case (.integer(let number, _), "doubleValue"): return .double(Double(number), .double)
    case (.double(let number, _), "doubleValue"): return .double(number, .double)
    case (.integer(let number, _), "intValue"): return .integer(number, .int)
    case (.double(let number, _), "intValue") where number.magnitude < 1e15:
      return .integer(Int(number), .int)
    default: return nil
    }
  }

  /// Sets a member of a value that no source declares.
  func setNativeMember(_ base: Place, _ name: String, _ value: Value) throws(Unwind) {
    let now = try read(base)
    if case .foreign(let foreign) = now.unwrappedOptional, library.keeps("=" + name, of: foreign) {
      let changed = try keep(
        "=" + name, of: now.unwrappedOptional, root: foreign.root, [Operand(value: value)], at: nil,
        foreign.type)
      return try write(changed, to: base)
    }
    if case .object(let id) = now.unwrappedOptional {
      // A property of a superclass of another module.
      foreignFields[ForeignField(object: id, name: name)] = value
    }
    var isChanged = false
    let changed = try mapped(now.unwrappedOptional) { (before: Value) throws(Unwind) -> Value in
      guard let after = self.setting(name, to: value, in: before) else { return before }
      isChanged = true
      return after
    }
    if isChanged { try write(changed, to: base) }
  }

  struct ForeignField: Hashable {
    var object: ObjectID
    var name: String
  }

  // MARK: - Calls that no source declares

  /// A call on a value of Swift's own types; nil for one of which nothing is known.
  func nativeCall(
    _ name: String, on place: Place, _ value: Value, _ arguments: [Operand], _ type: TypeReference?
  ) throws(Unwind) -> Value? {
    var arguments = arguments
    // `reduce(0) { … }` begins with a number of the type that is expected of the whole.
    if name == "reduce", let type, arguments.count == 2, arguments[0].label == nil,
      arguments[0].expression?.isLiteralNumber == true
    {
      arguments[0] = Operand(value: try self.value(arguments[0], type))
    }
    if ["map", "compactMap"].contains(name), arguments.count == 1, arguments[0].closure != nil,
      let result = element(of: type, mappedBy: name, value)
    {
      // `.init(…)` in the closure is of the type that is expected of the whole.
      arguments = [
        Operand(value: try self.value(arguments[0], .function([.unwritten], result: result)))
      ]
    }
    if let longer = try appended(name, value, arguments) { return longer }
    switch simplified(value) {
    case .string(let text, let origin):
      if let result = try textCall(text, from: origin, name, arguments, place) { return result }
      if let result = try textLookedUp(by: name, text, arguments) { return result }
      guard !Self.mutatingListNames.contains(name) else { return nil }
      let result = try listCall(
        value, text.map { .character($0) }, name, arguments, place)
      guard ["firstIndex", "lastIndex"].contains(name), let result else { return result }
      return try unwrapping(result) { (found: Value) in
        guard case .integer(let number, _) = found else { return found }
        return .some(index(after: (origin ?? 0) + number))
      } _: {
        .null
      }
    case .text:
      if ["append"].contains(name), let first = arguments.first {
        try write(concatenated(value, description(of: self.value(first))), to: place)
        return .void
      }
      for argument in arguments where !argument.isFunction { _ = try self.value(argument) }
      if let result = resultType(name, of: .named("String")) {
        return unknown("a text's \(name)", result)
      }
      return nil
    case .character(let character):
      switch name {
      case "uppercased": return .string(character.uppercased())
      case "lowercased": return .string(character.lowercased())
      default: return nil
      }
    case .array(let array): return try listCall(value, array.elements, name, arguments, place)
    case .set(let set): return try setCall(set, name, arguments, place)
    case .dictionary(let dictionary): return try dictionaryCall(dictionary, name, arguments, place)
    case .range(let range):
      if name == "contains", let first = arguments.first, !first.isFunction {
        return try contains(range, self.value(first, range.lower.flatMap { typeReference(of: $0) }))
      }
      if name == "clamped" { return nil }
      if range.upper == nil, case .lazy(let next) = try elements(of: value) {
        return try lazyCall(next, name, arguments)
      }
      guard case .known(let elements) = try elements(of: value) else { return nil }
      return try listCall(
        .array(ArrayValue(elements, element: commonElement(elements))), elements, name, arguments,
        place)
    case .some, .null:
      return try ["map", "flatMap"].contains(name) ? optionalMap(name, value, arguments) : nil
    case .integer(let number, let kind):
      return try integerCall(number, kind, name, arguments, place)
    case .double(let number, let kind): return try doubleCall(number, kind, name, arguments, place)
    case .bool(let truth):
      guard name == "toggle" else { return nil }
      try write(.bool(!truth), to: place)
      return .void
    case .structure, .enumCase, .object:
      if name == "hash" { return .void }
      if let results = resultsOfTasks(value) {
        return try nativeCall(name, on: .value(results), results, arguments, type)
      }
      if name == "formatted", case .structure(let decimal) = simplified(value),
        decimal.type.name == "Decimal", let number = try numericValue(of: value)
      {
        return try formatted(number: number, isInteger: false, by: arguments)
          ?? unknown("a decimal number", .named("String"))
      }
      // Members of a sequence of the app's own.
      if let own = typeReference(of: value),
        conforms(own, to: .named("Sequence")) || isCollection(own)
          || conforms(own, to: .named("IteratorProtocol"))
      {
        switch try elements(of: value) {
        case .known(let elements):
          return try listCall(
            .array(ArrayValue(elements)), elements, name, arguments, .value(.void))
        case .lazy(let next):
          return try lazyCall(next, name, arguments)
        default: return nil
        }
      }
      return nil
    default: return nil
    }
  }

  /// A call on a sequence whose elements are asked for one by one, no more of them than the call needs.
  private func lazyCall(
    _ next: () throws(Unwind) -> Value?, _ name: String, _ arguments: [Operand]
  ) throws(Unwind) -> Value? {
    let labels = arguments.map(\.label)
    let most = name == "prefix" && labels == [nil] ? try number(arguments[0]) : nil
    let test =
      name == "prefix" && labels == ["while"] || name == "first" && arguments.count == 1
      ? try value(arguments[0]) : nil
    var elements: [Value] = []
    while most.map({ elements.count < $0 }) ?? true, let element = try next() {
      guard elements.count < 10_000 else { throw .exhausted("a sequence is too long") }
      if let test {
        guard case .bool(let truth) = condition(try call(test, [element])) else {
          throw .exhausted("nobody knows where a sequence ends")
        }
        if truth, name == "first" { return Value.some(element) }
        if !truth, name == "prefix" { break }
      }
      elements.append(element)
      if name == "first", arguments.isEmpty { break }
    }
    if test != nil {
      return name == "first"
        ? .null : .array(ArrayValue(elements, element: commonElement(elements)))
    }
    let list = Value.array(ArrayValue(elements, element: commonElement(elements)))
    return try listCall(list, elements, name, arguments, .value(.void))
  }

  /// The type of what a closure gives where a list or an optional of something is expected of the whole; nil where nobody
  /// says.
  private func element(
    of type: TypeReference?, mappedBy name: String, _ value: Value
  ) -> TypeReference? {
    switch (type, value) {
    case (.optional(let inner)?, .some), (.optional(let inner)?, .null): name == "map" ? inner : nil
    case (.array(let inner)?, .array), (.array(let inner)?, .set), (.array(let inner)?, .range),
      (.array(let inner)?, .dictionary):
      name == "map" ? inner : .optional(inner)
    default: nil
    }
  }

  func optionalMap(_ name: String, _ value: Value, _ arguments: [Operand]) throws(Unwind) -> Value {
    guard arguments.count == 1 else { return unknown(name) }
    let transform = try self.value(arguments[0])
    return try unwrapping(value) { (inner: Value) throws(Unwind) -> Value in
      let result = self.settled(try self.call(transform, [inner]))
      return name == "map" ? Value.some(result) : result.wrapped
    } _: { () throws(Unwind) -> Value in
      .null
    }
  }

  private func integerCall(
    _ number: Int, _ kind: IntegerKind, _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    switch (name, arguments.map(\.label)) {
    case ("isMultiple", ["of"]):
      guard let other = try self.number(arguments[0]) else { return unknown(name, .named("Bool")) }
      return .bool(other == 0 ? number == 0 : number.isMultiple(of: other))
    case ("quotientAndRemainder", ["dividingBy"]):
      guard let other = try self.number(arguments[0]) else { return nil }
      guard other != 0, number != Int.min || other != -1 else { throw .trapped }
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: other)
      return .tuple([
        TupleElement("quotient", .integer(quotient, kind)),
        TupleElement("remainder", .integer(remainder, kind)),
      ])
    case ("signum", []): return .integer(number.signum(), kind)
    case ("negate", []):
      guard number != Int.min else { throw .trapped }
      try write(.integer(-number, kind), to: place)
      return .void
    case ("advanced", ["by"]), ("distance", ["to"]):
      guard let other = try self.number(arguments[0]) else { return nil }
      return try binary(
        name == "advanced" ? "+" : "-", .integer(name == "advanced" ? number : other, kind),
        .integer(name == "advanced" ? other : number, kind), Frame.empty)
    case ("addingReportingOverflow", [nil]), ("multipliedReportingOverflow", ["by"]),
      ("subtractingReportingOverflow", [nil]):
      guard let other = try self.number(arguments[0]) else { return nil }
      let result =
        name == "addingReportingOverflow"
        ? number.addingReportingOverflow(other)
        : name == "subtractingReportingOverflow"
          ? number.subtractingReportingOverflow(other)
          : number.multipliedReportingOverflow(by: other)
      let overflow = result.overflow || !kind.bounds.contains(result.partialValue)
      guard case .integer(let partial, _) = wrapped(result.partialValue, kind) else { return nil }
      return .tuple([
        TupleElement("partialValue", .integer(partial, kind)),
        TupleElement("overflow", .bool(overflow)),
      ])
    case ("formatted", _):
      if let text = try formatted(number: Double(number), isInteger: true, by: arguments) {
        return text
      }
      return unknown("\(number).formatted()", .named("String"))
    case ("hash", _): return .void
    default: return nil
    }
  }

  private func doubleCall(
    _ number: Double, _ kind: FloatingKind, _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    switch (name, arguments.map(\.label)) {
    case ("rounded", []): return .double(number.rounded(), kind)
    case ("rounded", [nil]):
      let rules: [String: FloatingPointRoundingRule] = [
        "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
        "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
      ]
      guard let rule = arguments[0].expression?.implicitName.flatMap({ rules[$0] }) else {
        return nil
      }
      return .double(number.rounded(rule), kind)
    case ("round", []):
      try write(.double(number.rounded(), kind), to: place)
      return .void
    case ("squareRoot", []): return .double(rounded(number.squareRoot(), kind), kind)
    case ("truncatingRemainder", ["dividingBy"]):
      guard
        case .double(let other, _) = try coerced(
          value(arguments[0], .named(kind.name)), to: .named(kind.name), nil)
      else { return nil }
      return .double(number.truncatingRemainder(dividingBy: other), kind)
    case ("isEqual", ["to"]):
      guard
        case .double(let other, _) = try coerced(
          value(arguments[0], .named(kind.name)), to: .named(kind.name), nil)
      else { return nil }
      return .bool(number == other)
    case ("isLess", ["than"]):
      guard
        case .double(let other, _) = try coerced(
          value(arguments[0], .named(kind.name)), to: .named(kind.name), nil)
      else { return nil }
      return .bool(number < other)
    case ("formatted", _):
      if let text = try formatted(number: number, isInteger: false, by: arguments) { return text }
      return unknown("\(number).formatted()", .named("String"))
    case ("negate", []):
      try write(.double(-number, kind), to: place)
      return .void
    default: return nil
    }
  }
}
