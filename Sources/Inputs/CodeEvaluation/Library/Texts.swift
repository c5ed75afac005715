import CodeLowering
import Foundation
import SwiftCode

// MARK: - Texts of values

extension Machine {
  /// Two texts as one.
  func concatenated(_ one: Value, _ other: Value) throws(Unwind) -> Value {
    switch (simplified(one), simplified(other)) {
    case (.string(let first, _), .string(let second, _)):
      guard first.utf8.count + second.utf8.count <= limits.bytes else {
        throw .exhausted("a text grows too long")
      }
      return .string(first + second)
    case (.choice(let choice), let second):
      return try ifElse(
        truth(of: choice),
        concatenated(choice.whenTrue, second), concatenated(choice.whenFalse, second))
    case (let first, .choice(let choice)):
      return try ifElse(
        truth(of: choice),
        concatenated(first, choice.whenTrue), concatenated(first, choice.whenFalse))
    case (let first, let second):
      var parts = first.parts
      for part in second.parts {
        if case .known(let text) = part, case .known(let before)? = parts.last {
          parts[parts.count - 1] = .known(before + text)
        } else {
          parts.append(part)
        }
      }
      guard parts.count <= limits.elements else { throw .exhausted("a text grows too long") }
      return .text(parts.filter { if case .known("") = $0 { false } else { true } })
    }
  }

  /// Calls a function with each of some lines until it says that it has enough.
  private func enumerate(_ lines: ArraySlice<String>, _ body: Value, stop: Int) throws(Unwind) {
    guard let line = lines.first else { return }
    try step()
    let isEnough = Operand(value: .void)
    isEnough.place = .cell(stop)
    _ = try call(body, [Operand(value: .string(line)), isEnough], nil, "enumerateLines")
    _ = try branch(load(stop)) { () throws(Unwind) -> Value in
      .void
    } _: { () throws(Unwind) -> Value in
      try self.enumerate(lines.dropFirst(), body, stop: stop)
      return .void
    }
  }

  /// An unknown value as a text.
  func text(of value: Value) -> Value {
    guard case .unknown(let unknown) = value else { return value }
    return .text([.unknown(unknown)])
  }

  /// What a value is in an interpolation.
  func description(of value: Value) throws(Unwind) -> Value {
    switch simplified(value) {
    case .choice(let choice):
      return try ifElse(
        truth(of: choice),
        description(of: choice.whenTrue), description(of: choice.whenFalse))
    case .string(let text, _): return .string(text)
    case .text: return value
    case .unknown(let unknown):
      // An optional reads otherwise than what is in it.
      return .text([.unknown(unknown)])
    case .some(let inner):
      return try concatenated(
        concatenated(.string("Optional("), debugDescription(of: inner)), .string(")"))
    case .structure, .enumCase, .object:
      if let own = try ownDescription(value, "description", "CustomStringConvertible") {
        return own
      }
      if let own = try ownDescription(value, "debugDescription", "CustomDebugStringConvertible") {
        return own
      }
      return try reflection(value)
    case let other: return try debugDescription(of: other, isElement: false)
    }
  }

  private func ownDescription(
    _ value: Value, _ name: String, _ contract: String
  ) throws(Unwind) -> Value? {
    guard let type = typeReference(of: value), conforms(type, to: .named(contract)),
      variable(name, of: type) != nil
    else { return nil }
    return try read(member(name, of: .value(value), Frame.empty))
  }

  /// What a value is within another one's description: texts in quotation marks.
  func debugDescription(of value: Value, isElement: Bool = true) throws(Unwind) -> Value {
    switch simplified(value) {
    case .void: return .string("()")
    case .null: return .string("nil")
    case .some(let inner):
      return try concatenated(
        concatenated(.string("Optional("), debugDescription(of: inner)), .string(")"))
    case .bool(let truth): return .string(truth ? "true" : "false")
    case .integer(let number, _): return .string(String(number))
    case .double(let number, let kind):
      return .string(kind == .float ? "\(Float(number))" : "\(number)")
    case .character(let character):
      return .string(isElement ? String(reflecting: character) : String(character))
    case .string(let text, _): return .string(isElement ? String(reflecting: text) : text)
    case .array(let array):
      guard !array.isView, array.typeName == "Array" || array.typeName == "ArraySlice" else {
        return text(of: unknown("a list", .named("String")))
      }
      if isElement, array.typeName == "ArraySlice" {
        return try described(as: "ArraySlice", debugDescription(of: value, isElement: false))
      }
      var result = Value.string("[")
      for (number, element) in array.elements.enumerated() {
        if number > 0 { result = try concatenated(result, .string(", ")) }
        result = try concatenated(result, debugDescription(of: element))
      }
      return try concatenated(result, .string("]"))
    case .tuple(let elements):
      var result = Value.string("(")
      for (number, element) in elements.enumerated() {
        if number > 0 { result = try concatenated(result, .string(", ")) }
        if let label = element.label { result = try concatenated(result, .string(label + ": ")) }
        result = try concatenated(result, debugDescription(of: element.value))
      }
      return try concatenated(result, .string(")"))
    case .dictionary(let dictionary):
      guard dictionary.pairs.count <= 1 else { return unknown("a dictionary", .named("String")) }
      guard let pair = dictionary.pairs.first else { return .string("[:]") }
      return try concatenated(
        concatenated(
          concatenated(.string("["), debugDescription(of: pair.key)),
          concatenated(.string(": "), debugDescription(of: pair.value))), .string("]"))
    case .set(let set):
      guard set.elements.count <= 1 else { return unknown("a set", .named("String")) }
      let elements = try debugDescription(of: .array(ArrayValue(set.elements)))
      return isElement ? try described(as: "Set", elements) : elements
    case .range(let range):
      guard let lower = range.lower, let upper = range.upper else {
        return unknown("a range", .named("String"))
      }
      let bounds = try concatenated(
        concatenated(
          debugDescription(of: lower), .string(range.isClosed ? "..." : "..<")),
        debugDescription(of: upper))
      return isElement
        ? try described(as: range.isClosed ? "ClosedRange" : "Range", bounds) : bounds
    case .structure, .enumCase, .object:
      if let own = try ownDescription(value, "debugDescription", "CustomDebugStringConvertible") {
        return own
      }
      if let own = try ownDescription(value, "description", "CustomStringConvertible") {
        return own
      }
      return try reflection(value, isElement: true)
    case .type(let type): return .string(typeName(type))
    case .text: return isElement ? unknown("a text", .named("String")) : value
    case .foreign(let foreign): return text(of: unknown(foreign.name, .named("String")))
    case .unknown(let unknown): return .text([.unknown(unknown)])
    case .choice(let choice):
      return try ifElse(
        truth(of: choice),
        debugDescription(of: choice.whenTrue, isElement: isElement),
        debugDescription(of: choice.whenFalse, isElement: isElement))
    case .function: return .string("(Function)")
    case .keyPath, .uninitialized: return unknown("a description", .named("String"))
    }
  }

  private func described(as type: String, _ value: Value) throws(Unwind) -> Value {
    try concatenated(concatenated(.string(type + "("), value), .string(")"))
  }

  /// The name of a type as it is printed: its last name, with those of its arguments.
  func typeName(_ type: TypeReference) -> String {
    switch type {
    case .named(let path, let arguments):
      (path.last ?? "")
        + (arguments.isEmpty || arguments.contains(.unwritten)
          ? "" : "<" + arguments.map(typeName).joined(separator: ", ") + ">")
    case .optional(let inner): "Optional<\(typeName(inner))>"
    case .array(let element): "Array<\(typeName(element))>"
    case .dictionary(let key, let value): "Dictionary<\(typeName(key)), \(typeName(value))>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + typeName($0.type) }
        .joined(separator: ", ") + ")"
    default: type.description
    }
  }

  /// How Swift prints a value of a type without a description of its own. Within another one's description its type has
  /// its module's name, which sources do not tell.
  private func reflection(_ value: Value, isElement: Bool = false) throws(Unwind) -> Value {
    switch value {
    case .structure(let structure):
      let type = reference(to: structure.type, arguments: structure.arguments)
      var result =
        isElement ? wholeName(of: structure.type, structure.arguments) : .string(typeName(type))
      result = try concatenated(result, .string("("))
      for (number, property) in structure.type.storedProperties.enumerated() {
        if number > 0 { result = try concatenated(result, .string(", ")) }
        let name = wrapper(of: property) == nil ? property.name : "_" + property.name
        result = try concatenated(result, .string(name + ": "))
        result = try concatenated(result, debugDescription(of: structure.fields[number]))
      }
      return try concatenated(result, .string(")"))
    case .enumCase(let enumeration):
      var result = Value.string(enumeration.name)
      if isElement {
        result = try concatenated(
          concatenated(wholeName(of: enumeration.type, enumeration.arguments), .string(".")), result
        )
      }
      guard !enumeration.payload.isEmpty else { return result }
      if enumeration.payload.count == 1, enumeration.payload[0].label == nil,
        case .tuple = enumeration.payload[0].value
      {
        return try concatenated(result, debugDescription(of: enumeration.payload[0].value))
      }
      result = try concatenated(result, .string("("))
      for (number, element) in enumeration.payload.enumerated() {
        if number > 0 { result = try concatenated(result, .string(", ")) }
        if let label = element.label { result = try concatenated(result, .string(label + ": ")) }
        result = try concatenated(result, debugDescription(of: element.value))
      }
      return try concatenated(result, .string(")"))
    default: return unknown("a description", .named("String"))
    }
  }

  private func wholeName(of type: TypeDeclaration, _ arguments: [TypeReference]) -> Value {
    guard case .unknown(let module) = unknown("the module of \(type.name)", .named("String")),
      arguments.isEmpty, type.place.file < index.ownFileCount
    else { return text(of: unknown(type.name, .named("String"))) }
    return .text([.unknown(module), .known(".\(type.qualifiedName)")])
  }

  // MARK: - Members of texts

  /// A property of a known text.
  ///
  /// - Parameter origin: The index of a `Substring`'s first character.
  func textMember(_ text: String, from origin: Int?, _ name: String) throws(Unwind) -> Value? {
    let start = origin ?? 0
    switch name {
    case "count": return .integer(text.count, .int)
    case "isEmpty": return .bool(text.isEmpty)
    case "first": return text.first.map { .some(.character($0)) } ?? .null
    case "last": return text.last.map { .some(.character($0)) } ?? .null
    case "description": return .string(text)
    case "debugDescription": return .string(String(reflecting: text))
    case "capitalized": return .string(text.capitalized)
    case "localizedCapitalized", "localizedLowercase", "localizedUppercase":
      return unknown(name, .named("String"))
    case "hashValue": return unknown(name, .named("Int"))
    case "utf8":
      return .array(
        ArrayValue(text.utf8.map { .integer(Int($0), .uint8) }, element: .named("UInt8")))
    case "utf16":
      return .array(
        ArrayValue(text.utf16.map { .integer(Int($0), .uint16) }, element: .named("UInt16")))
    case "startIndex": return index(after: start)
    case "endIndex": return index(after: start + text.count)
    case "indices":
      return .array(
        ArrayValue((start..<start + text.count).map(index(after:))))
    case "lazy": return .string(text, from: origin)
    case "unicodeScalars":
      var scalars: [Value] = []
      for scalar in text.unicodeScalars {
        scalars.append(
          try make(.named("UnicodeScalar"), [(nil, .integer(Int(scalar.value), .uint32))])
            .unwrappedOptional)
      }
      return .array(ArrayValue(scalars, element: .named("UnicodeScalar")))
    case "isNumber": return nil
    case "removingPercentEncoding":
      return text.removingPercentEncoding.map { .some(.string($0)) } ?? .null
    case "pathExtension": return .string((text as NSString).pathExtension)
    case "lastPathComponent": return .string((text as NSString).lastPathComponent)
    case "deletingPathExtension": return .string((text as NSString).deletingPathExtension)
    case "doubleValue": return .double((text as NSString).doubleValue, .double)
    default: return nil
    }
  }

  /// What `appending(_:)` makes of a text, as `+` does; nil for all other functions and values.
  func appended(
    _ name: String, _ value: Value, _ arguments: [Operand]
  ) throws(Unwind) -> Value? {
    guard name == "appending", arguments.count == 1, arguments[0].label == nil else { return nil }
    switch value {
    case .string, .text: break
    case .unknown(let unknown) where isText(unknown): break
    default: return nil
    }
    switch try self.value(arguments[0]) {
    case .string, .text: break
    case .unknown(let unknown) where isText(unknown): break
    default: return nil
    }
    return try binary("+", value, self.value(arguments[0]), Frame.empty)
  }

  /// A call on a known text.
  ///
  /// - Parameter origin: The index of a `Substring`'s first character.
  func textCall(
    _ text: String, from origin: Int?, _ name: String, _ arguments: [Operand], _ place: Place
  ) throws(Unwind) -> Value? {
    let start = origin ?? 0
    func count(before position: String.Index) -> Int {
      start + text.distance(from: text.startIndex, to: position)
    }
    func slice(_ part: Substring) -> Value {
      .string(String(part), from: count(before: part.startIndex))
    }
    func index(at position: String.Index) -> Value { self.index(after: count(before: position)) }
    func offset(of value: Value) -> Int? { self.index(value).map { $0 - start } }
    func string(_ number: Int) throws(Unwind) -> String? {
      guard arguments.indices.contains(number) else { return nil }
      switch try value(arguments[number]) {
      case .string(let text, _): return text
      case .character(let character): return String(character)
      default: return nil
      }
    }
    func isKnown() throws(Unwind) -> Bool {
      for argument in arguments where !argument.isFunction {
        if case .unknown = try value(argument) { return false }
        if case .text = try value(argument) { return false }
      }
      return true
    }
    if let result = try regexCall(text, from: origin, name, arguments, place) { return result }
    let labels = arguments.map(\.label)
    switch name {
    case "uppercased" where arguments.isEmpty: return .string(text.uppercased())
    case "enumerateLines" where arguments.count == 1:
      var lines: [String] = []
      text.enumerateLines { line, _ in lines.append(line) }
      try enumerate(lines[...], value(arguments[0]), stop: newCell(.bool(false)))
      return .void
    case "lowercased" where arguments.isEmpty: return .string(text.lowercased())
    case "hasPrefix", "starts":
      guard let other = try string(0) else { break }
      return .bool(text.hasPrefix(other) || other.isEmpty)
    case "hasSuffix":
      guard let other = try string(0) else { break }
      return .bool(text.hasSuffix(other) || other.isEmpty)
    case "contains" where labels.first == .some(nil) && !(arguments.first?.isFunction ?? false):
      guard let other = try string(0) else { break }
      return .bool(other.isEmpty || text.contains(other))
    case "localizedCaseInsensitiveContains", "localizedStandardContains":
      guard let other = try string(0) else { break }
      return .bool(text.range(of: other, options: .caseInsensitive) != nil)
    case "trimmingCharacters":
      guard let first = arguments.first, let set = try characterSet(first) else { break }
      return .string(text.trimmingCharacters(in: set))
    case "replacingOccurrences" where labels == ["of", "with"],
      "replacingOccurrences" where labels == ["of", "with", "options"],
      "replacing" where labels == [nil, "with"]:
      guard let old = try string(0), let new = try string(1),
        let options = arguments.count == 2 ? [] : compareOptions(arguments[2]),
        !options.contains(.regularExpression) || old.endsSoon(in: text)
      else { break }
      let result = text.replacingOccurrences(of: old, with: new, options: options)
      guard result.utf8.count <= limits.bytes else { throw .exhausted("a text grows too long") }
      return .string(result)
    case "components" where labels == ["separatedBy"]:
      if let first = arguments.first, let set = try characterSet(first) {
        return .array(
          ArrayValue(
            text.components(separatedBy: set).map { .string($0) }, element: .named("String")))
      }
      guard let separator = try string(0) else { break }
      return .array(
        ArrayValue(
          text.components(separatedBy: separator).map { .string($0) }, element: .named("String")))
    case "split" where labels.contains("separator"):
      guard case .known = try elements(of: .string(text)), let separator = try string(0),
        let character = separator.first, separator.count == 1
      else { break }
      var most = Int.max
      var omits = true
      for argument in arguments {
        if argument.label == "maxSplits", case .integer(let number, _) = try value(argument) {
          most = number
        }
        if argument.label == "omittingEmptySubsequences",
          case .bool(let truth) = try value(argument)
        {
          omits = truth
        }
      }
      var parts: [Value] = []
      var (end, offset) = (text.startIndex, start)
      for part in text.split(
        separator: character, maxSplits: max(0, most), omittingEmptySubsequences: omits)
      {
        offset += text.distance(from: end, to: part.startIndex)
        parts.append(.string(String(part), from: offset))
        end = part.startIndex
      }
      return .array(ArrayValue(parts, element: .named("String")))
    case "split" where arguments.isSplit:
      guard
        let ranges = try ranges(splitting: text.map { .character($0) }, type: nil, arguments)
      else { break }
      let parts = ranges.map { range in
        slice(text.dropFirst(range.lowerBound).prefix(range.count))
      }
      return .array(ArrayValue(parts, element: .named("String")))
    case "prefix" where arguments.isTest, "drop" where arguments.isTest:
      let characters = text.lazy.map { Value.character($0) }
      guard let number = try countOfPassing(characters, value(arguments[0])) else {
        return unknown(name, .named("String"))
      }
      return slice(name == "prefix" ? text.prefix(number) : text.dropFirst(number))
    case "prefix" where labels == ["upTo"] || labels == ["through"],
      "suffix" where labels == ["from"]:
      guard let given = offset(of: try value(arguments[0])) else { break }
      let count = labels == ["through"] ? given + 1 : given
      guard count >= 0, count <= text.count else { throw .trapped }
      return slice(name == "prefix" ? text.prefix(count) : text.dropFirst(count))
    case "prefix" where labels == [nil]:
      guard case .integer(let count, _) = try value(arguments[0]) else { break }
      guard count >= 0 else { throw .trapped }
      return slice(text.prefix(count))
    case "suffix" where labels == [nil]:
      guard case .integer(let count, _) = try value(arguments[0]) else { break }
      guard count >= 0 else { throw .trapped }
      return slice(text.suffix(count))
    case "dropFirst":
      let count = arguments.isEmpty ? 1 : try number(arguments[0]) ?? -1
      guard count >= 0 else { break }
      return slice(text.dropFirst(count))
    case "dropLast":
      let count = arguments.isEmpty ? 1 : try number(arguments[0]) ?? -1
      guard count >= 0 else { break }
      return slice(text.dropLast(count))
    case "padding" where labels == ["toLength", "withPad", "startingAt"]:
      guard let count = try number(arguments[0]), let pad = try string(1),
        let start = try number(arguments[2]),
        count >= 0, count <= limits.elements
      else { break }
      return .string(text.padding(toLength: count, withPad: pad, startingAt: start))
    case "compare" where arguments.count == 1 || labels == [nil, "options"], "localizedCompare",
      "caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare":
      guard let other = try string(0),
        let options = arguments.count == 1 ? [] : compareOptions(arguments[1])
      else { break }
      switch name {
      case "compare": return try comparison(text.compare(other, options: options))
      case "caseInsensitiveCompare": return try comparison(text.caseInsensitiveCompare(other))
      default:
        guard
          let order = text.readersOrder(
            other, byNumbers: name == "localizedStandardCompare",
            ignoringCase: name == "localizedCaseInsensitiveCompare")
        else { break }
        return try comparison(order)
      }
    case "appendLiteral", "appendInterpolation":
      guard arguments.count == 1 else { break }
      try write(concatenated(read(place), description(of: settled(value(arguments[0])))), to: place)
      return .void
    case "append" where arguments.count == 1 && labels != ["contentsOf"]:
      let added = try value(arguments[0])
      var all = try concatenated(read(place), description(of: added))
      // A part of a text stays where it is; all else that makes it longer makes a text of its own of it.
      if let origin {
        all =
          if case .string(let text, _) = all { .string(text, from: origin) } else {
            unknown("a part", .named("String"))
          }
      }
      try write(all, to: place)
      return .void
    case "append" where labels == ["contentsOf"], "write":
      let more = try value(arguments[0])
      if case .array(let array) = more {
        var all = Value.string(text)
        for element in array.elements { all = try concatenated(all, description(of: element)) }
        try write(all, to: place)
      } else {
        try write(concatenated(.string(text), description(of: more)), to: place)
      }
      return .void
    case "removeLast" where arguments.isEmpty:
      guard let last = text.last else { throw .trapped }
      try write(.string(String(text.dropLast()), from: origin), to: place)
      return .character(last)
    case "removeFirst" where arguments.isEmpty:
      guard let first = text.first else { throw .trapped }
      try write(.string(String(text.dropFirst()), from: origin.map { $0 + 1 }), to: place)
      return .character(first)
    case "removeLast", "removeFirst":
      guard let count = try number(arguments[0]), count >= 0, count <= text.count else { break }
      try write(
        name == "removeLast"
          ? .string(String(text.dropLast(count)), from: origin)
          : .string(String(text.dropFirst(count)), from: origin.map { $0 + count }), to: place)
      return .void
    case "popLast" where arguments.isEmpty:
      guard let last = text.last else { return .null }
      try write(.string(String(text.dropLast()), from: origin), to: place)
      return Value.some(.character(last))
    case "removeAll" where arguments.isEmpty || labels == ["keepingCapacity"]:
      try write(.string(""), to: place)
      return .void
    case "reversed":
      return .array(
        ArrayValue(view: text.reversed().map { .character($0) }, element: .named("Character")))
    case "isEqual":
      guard let other = try string(0) else { break }
      return .bool(text == other)
    case "index":
      guard let result = try textIndex(text, from: start, arguments) else { break }
      return result
    case "firstIndex" where labels == ["of"]:
      guard let other = try string(0), let character = other.first else { break }
      return text.firstIndex(of: character).map { Value.some(index(at: $0)) } ?? .null
    case "distance" where labels == ["from", "to"]:
      guard let from = offset(of: try value(arguments[0])),
        let to = offset(of: try value(arguments[1]))
      else { break }
      return .integer(to - from, .int)
    case "insert" where labels == [nil, "at"] || labels == ["contentsOf", "at"]:
      guard let other = try string(0), let at = offset(of: try value(arguments[1])), at >= 0,
        at <= text.count
      else { break }
      var changed = text
      changed.insert(contentsOf: other, at: text.index(text.startIndex, offsetBy: at))
      try write(.string(changed, from: origin), to: place)
      return .void
    case "replacingCharacters" where labels == ["in", "with"]:
      guard case .range(let range) = try value(arguments[0]),
        let bounds = bounds(range, of: text, from: start), let other = try string(1)
      else { break }
      return .string(text.replacingCharacters(in: bounds, with: other))
    case "addingPercentEncoding" where labels == ["withAllowedCharacters"]:
      guard let set = try characterSet(arguments[0]) else { break }
      return text.addingPercentEncoding(withAllowedCharacters: set).map { .some(.string($0)) }
        ?? .null
    case "replaceSubrange" where labels == [nil, "with"], "removeSubrange" where labels == [nil]:
      guard case .range(let range) = try value(arguments[0]),
        let bounds = bounds(range, of: text, from: start),
        let other = arguments.count > 1 ? try string(1) : ""
      else { break }
      var changed = text
      changed.replaceSubrange(bounds, with: other)
      try write(.string(changed, from: origin), to: place)
      return .void
    case "removeAll" where arguments.count == 1 && arguments[0].isFunction:
      let test = try value(arguments[0])
      var kept = Value.string("")
      for character in text {
        kept = ifElse(
          condition(try call(test, [.character(character)])), kept,
          try concatenated(kept, .character(character)))
      }
      try write(kept, to: place)
      return .void
    case "range"
    where [["of"], ["of", "options"], ["of", "range"], ["of", "options", "range"]].contains(labels):
      var searched: Range<String.Index>?
      if labels.last == "range" {
        guard case .range(let range) = try value(arguments[arguments.count - 1]),
          let bounds = bounds(range, of: text, from: start)
        else { break }
        searched = bounds
      }
      guard let other = try string(0),
        let options = labels.contains("options") ? compareOptions(arguments[1]) : [],
        !options.contains(.regularExpression) || other.endsSoon(in: text)
      else { break }
      guard let found = text.range(of: other, options: options, range: searched) else {
        return .null
      }
      return Value.some(
        .range(
          RangeValue(
            lower: index(at: found.lowerBound), upper: index(at: found.upperBound), isClosed: false)
        ))
    case "folding" where labels == ["options", "locale"]:
      guard let options = compareOptions(arguments[0]), case .null = try value(arguments[1]) else {
        break
      }
      return .string(text.folding(options: options, locale: nil))
    case "data" where labels == ["using"] || labels == ["using", "allowLossyConversion"]:
      guard arguments[0].expression?.implicitName == "utf8" else { return nil }
      guard let bytes = try textMember(text, from: origin, "utf8") else { return nil }
      return Value.some(try make(.named("Data"), [(nil, bytes)]))
    case "remove" where labels == ["at"]:
      guard let at = offset(of: try value(arguments[0])), at >= 0, at < text.count else { break }
      var changed = text
      let removed = changed.remove(at: text.index(text.startIndex, offsetBy: at))
      try write(.string(changed, from: origin), to: place)
      return .character(removed)
    case "filter", "drop", "prefix", "suffix":
      // Of its characters, as a text again.
      guard
        let list = try listCall(
          .array(ArrayValue(text.map { .character($0) }, element: .named("Character"))),
          text.map { .character($0) }, name, arguments, .value(.void))
      else { break }
      return try mapped(list) { (list: Value) throws(Unwind) -> Value in
        guard case .array(let array) = list else { return list }
        var result = Value.string("")
        for element in array.elements {
          result = try self.concatenated(result, self.description(of: element))
        }
        return result
      }
    case "formatted": return nil
    default: break
    }
    guard try isKnown() else {
      return unknown("\"\(text.prefix(20))\".\(name)", resultType(name, of: .named("String")))
    }
    return nil
  }

  /// A case of the prelude's `ComparisonResult`.
  func comparison(_ order: ComparisonResult) throws(Unwind) -> Value? {
    try implicitValue(
      order == .orderedAscending
        ? "orderedAscending" : order == .orderedSame ? "orderedSame" : "orderedDescending", nil,
      of: .named("ComparisonResult"))
  }

  /// What no source can write, so that indices lie within their texts or just behind.
  private static let labelOfIndex = "index of a text"

  /// The index of a text after a number of characters.
  func index(after number: Int) -> Value {
    .tuple([TupleElement(Self.labelOfIndex, .integer(number, .int))])
  }

  private func textIndex(
    _ text: String, from start: Int, _ arguments: [Operand]
  ) throws(Unwind) -> Value? {
    func result(_ number: Int) throws(Unwind) -> Value {
      guard number >= start, number <= start + text.count else { throw .trapped }
      return index(after: number)
    }
    guard let first = arguments.first, let base = index(try value(first)) else { return nil }
    switch arguments.map(\.label) {
    case [nil, "offsetBy"]:
      guard let offset = try number(arguments[1]) else { return nil }
      let (moved, isBeyond) = base.addingReportingOverflow(offset)
      guard !isBeyond else { throw .trapped }
      return try result(moved)
    case [nil, "offsetBy", "limitedBy"]:
      guard let offset = try number(arguments[1]), let limit = index(try value(arguments[2])) else {
        return nil
      }
      let (moved, isBeyond) = base.addingReportingOverflow(offset)
      if isBeyond { return .null }
      if offset >= 0 ? moved > limit : moved < limit { return .null }
      return Value.some(try result(moved))
    case ["after"]: return try result(base + 1)
    case ["before"]: return try result(base - 1)
    default: return nil
    }
  }

  /// The options of a comparison, such as `[.numeric, .caseInsensitive]`; nil where one is not known.
  private func compareOptions(_ operand: Operand) -> String.CompareOptions? {
    let known: [String: String.CompareOptions] = [
      "numeric": .numeric, "caseInsensitive": .caseInsensitive, "literal": .literal,
      "diacriticInsensitive": .diacriticInsensitive, "regularExpression": .regularExpression,
      "backwards": .backwards, "anchored": .anchored,
    ]
    let members: [CodeLowering.Expression] =
      if case .array(let elements)? = operand.expression { elements } else {
        operand.expression.map { [$0] } ?? []
      }
    var options: String.CompareOptions = []
    for member in members {
      guard let option = member.implicitName.flatMap({ known[$0] }) else { return nil }
      options.insert(option)
    }
    return options
  }

  /// How many characters of a text are before the ends of a range of its indices, which may lie outside; nil where it is not
  /// known.
  ///
  /// - Parameter start: The index of the text's first character.
  func characterCounts(
    before range: RangeValue, in text: String, from start: Int
  ) -> (lower: Int, upper: Int)? {
    let lower = range.lower.map { index($0) } ?? start
    let upper = range.upper.map { index($0) } ?? start + text.count
    guard let lower, var upper else { return nil }
    if range.isClosed, range.upper != nil { upper += 1 }
    return (lower - start, upper - start)
  }

  /// The part of a text that a range of indices means; nil where it is not known, or outside.
  private func bounds(
    _ range: RangeValue, of text: String, from start: Int
  ) -> Range<String.Index>? {
    guard let (lower, upper) = characterCounts(before: range, in: text, from: start), lower >= 0,
      lower <= upper,
      upper <= text.count
    else { return nil }
    let start = text.index(text.startIndex, offsetBy: lower)
    return start..<text.index(start, offsetBy: upper - lower)
  }

  /// The number of characters before an index of a text.
  func index(_ value: Value) -> Int? {
    if case .tuple(let elements) = value.unwrappedOptional, elements.count == 1,
      elements[0].label == Self.labelOfIndex,
      case .integer(let number, _)? = elements.first?.value
    {
      return number
    }
    return nil
  }

  func number(_ operand: Operand) throws(Unwind) -> Int? {
    if case .integer(let number, _) = try value(operand) { return number }
    return nil
  }

  /// A name that only stands for itself, such as a case of a type of the system.
  func symbol(_ name: String) -> Value {
    derived("symbol " + name, "." + name, .named("symbol"))
  }

  func characterMember(_ character: Character, _ name: String) -> Value? {
    switch name {
    case "isLetter": .bool(character.isLetter)
    case "isNumber": .bool(character.isNumber)
    case "isWholeNumber": .bool(character.isWholeNumber)
    case "wholeNumberValue": character.wholeNumberValue.map { .some(.integer($0, .int)) } ?? .null
    case "hexDigitValue": character.hexDigitValue.map { .some(.integer($0, .int)) } ?? .null
    case "isHexDigit": .bool(character.isHexDigit)
    case "isUppercase": .bool(character.isUppercase)
    case "isLowercase": .bool(character.isLowercase)
    case "isWhitespace": .bool(character.isWhitespace)
    case "isNewline": .bool(character.isNewline)
    case "isPunctuation": .bool(character.isPunctuation)
    case "isSymbol": .bool(character.isSymbol)
    case "isASCII": .bool(character.isASCII)
    case "asciiValue": character.asciiValue.map { .some(.integer(Int($0), .uint8)) } ?? .null
    case "description": .string(String(character))
    default: nil
    }
  }
}

extension Value {
  /// The parts of a text.
  var parts: [TextPart] {
    switch self {
    case .string(let text, _): text.isEmpty ? [] : [.known(text)]
    case .text(let parts): parts
    case .unknown(let unknown): [.unknown(unknown)]
    case .character(let character): [.known(String(character))]
    default: [.known("…")]
    }
  }
}
