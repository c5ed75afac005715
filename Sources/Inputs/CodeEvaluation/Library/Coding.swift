import CodeLowering
import Foundation
import SwiftCode

// MARK: - What `Prelude.coding` is written with

extension Machine {
  /// A function of the prelude that reads JSON; nil for all others.
  ///
  /// A node of JSON is a value: a list, a dictionary by texts, a text, a truth, a number that is of any type, or `nil`.
  func codingFunction(_ name: String, _ values: [Value]) throws(Unwind) -> Value? {
    switch name {
    case "NativeKeyName": return try keyName(values[0])
    case "NativeJSON":
      guard let node = try parsed(values[0]) else {
        return try unknownCall("JSON", [], nil, .named("Any"))
      }
      return withoutNulls(node)
    case "NativeDecode":
      guard case .type(let type) = values[0], let node = try parsed(values[1]),
        case .enumCase(let keys) = try value(of: "keyDecodingStrategy", in: values[2]),
        keys.name == "useDefaultKeys" || keys.name == "convertFromSnakeCase"
      else { return try unknownDecoding(of: values[0]) }
      let names = keys.name == "useDefaultKeys" ? node : withoutSnakeCase(node)
      return try decoded(names, as: type, values[2])
    case "NativeEncode": return try encoded(values[0], values[1])
    case "NativeBytes":
      guard case .string(let text, _) = values[0] else {
        return unknown("bytes", .optional(.array(.named("UInt8"))))
      }
      return Data(base64Encoded: text).map { .some(bytes($0)) } ?? .null
    case "NativeBase64":
      guard let bytes = values[0].knownBytes else { return unknown("Base64", .named("String")) }
      return .string(Data(bytes).base64EncodedString())
    case "NativeMembers":
      guard isNode(values[0]) else {
        return unknown("members", .dictionary(.named("String"), .named("Any")))
      }
      guard case .dictionary = values[0].unwrappedOptional else {
        throw decodingError("typeMismatch")
      }
      return values[0].unwrappedOptional
    case "NativeElements":
      guard isNode(values[0]) else { return unknown("elements", .array(.named("Any"))) }
      guard case .array = values[0].unwrappedOptional else { throw decodingError("typeMismatch") }
      return values[0].unwrappedOptional
    case "NativeHasMember":
      guard let member = try member(values[1], of: values[0]) else {
        return unknown("contains", .named("Bool"))
      }
      return .bool(member != nil)
    case "NativeIsNull":
      return try member(of: values[0], by: values[1]).map { .bool($0.isNullLiteral) }
        ?? unknown("decodeNil", .named("Bool"))
    case "NativeIsNothing": return isNode(values[0]) ? .bool(values[0].isNullLiteral) : nil
    case "NativeMember": return try member(of: values[0], by: values[1])
    case "NativeDecodeMember":
      guard case .type(let type) = values[0],
        let member = try member(of: values[1], by: values[2])
      else { return try unknownDecoding(of: values[0]) }
      return try decoded(member, as: type, values[3])
    case "NativeDecodeElement":
      guard case .type(let type) = values[0], case .array(let array) = values[1],
        case .integer(let number, _) = values[2]
      else { return try unknownDecoding(of: values[0]) }
      guard array.elements.indices.contains(number) else { throw decodingError("valueNotFound") }
      return try decoded(array.elements[number].unwrappedOptional, as: type, values[3])
    case "NativeDecodeNode":
      guard case .type(let type) = values[0], isNode(values[1]) else {
        return try unknownDecoding(of: values[0])
      }
      return try decoded(values[1].unwrappedOptional, as: type, values[2])
    default: return nil
    }
  }

  private func unknownDecoding(of type: Value) throws(Unwind) -> Value {
    guard case .type(let type) = type else { return try unknownCall("decode", [], nil) }
    return try unknownCall("decode(\(type).self)", [], nil, type)
  }

  private func isNode(_ value: Value) -> Bool {
    switch value {
    case .unknown, .choice, .text: false
    default: true
    }
  }

  /// A node in which `NSNull` stands where nothing is.
  private func withoutNulls(_ node: Value) -> Value {
    switch node {
    case .null: return unknown("null", .named("NSNull"))
    case .array(var array):
      array.elements = array.elements.map(withoutNulls)
      return .array(array)
    case .dictionary(var dictionary):
      dictionary.pairs = dictionary.pairs.map { ($0.key, withoutNulls($0.value)) }
      return .dictionary(dictionary)
    default: return node
    }
  }

  private func decodingError(_ name: String, _ key: Value? = nil) -> Unwind {
    let type = TypeReference.named("DecodingError")
    let context = unknown("the context", .named(["DecodingError", "Context"], []))
    guard let own = declaration(type), let found = own.cases.first(where: { $0.name == name })
    else {
      return .throwing(unknown("an error", .named("Error")))
    }
    let payload = found.parameters.enumerated().map { number, parameter in
      TupleElement(
        parameter.label,
        number == found.parameters.count - 1 ? context : key ?? unknown("a value"))
    }
    return .throwing(
      .enumCase(EnumValue(type: own, arguments: [], name: name, payload: payload)))
  }

  // MARK: Keys

  /// What a key is called in JSON: the raw value of a case that is a text, else its name.
  private func keyName(_ key: Value) throws(Unwind) -> Value {
    switch key {
    case .string: return key
    case .enumCase(let enumeration):
      if case .string(let raw, _)? = try rawValue(enumeration.type, enumeration.name) {
        return .string(raw)
      }
      return .string(enumeration.name)
    case .structure: return try value(of: "stringValue", in: key)
    default: return unknown("a key", .named("String"))
    }
  }

  /// A member of a node, or nil where it has none; nil where that is not known.
  private func member(_ name: Value, of members: Value) throws(Unwind) -> Value?? {
    guard case .string(let name, _) = name, case .dictionary(let dictionary) = members else {
      return nil
    }
    let pair = dictionary.pairs.first {
      if case .string(let key, _) = $0.key { key == name } else { false }
    }
    return .some(pair?.value.unwrappedOptional)
  }

  /// The member of a node by a key, which it must have; nil where that is not known.
  private func member(of members: Value, by key: Value) throws(Unwind) -> Value? {
    guard let found = try member(keyName(key), of: members) else { return nil }
    guard let found else { throw decodingError("keyNotFound", key) }
    return found
  }

  private func withoutSnakeCase(_ node: Value) -> Value {
    switch node {
    case .array(var array):
      array.elements = array.elements.map(withoutSnakeCase)
      return .array(array)
    case .dictionary(var dictionary):
      dictionary.pairs = dictionary.pairs.map { pair in
        guard case .string(let key, _) = pair.key else { return pair }
        return (.string(key.withoutSnakeCase), withoutSnakeCase(pair.value))
      }
      return .dictionary(dictionary)
    default: return node
    }
  }

  // MARK: Writing

  private func bytes(_ data: Data) -> Value {
    .array(ArrayValue(data.map { .integer(Int($0), .uint8) }, element: .named("UInt8")))
  }

  /// The bytes of a value as JSON: those of members that are in no order are not known, but what they mean is.
  private func encoded(_ value: Value, _ settings: Value) throws(Unwind) -> Value {
    let nothing = unknown("JSON", .array(.named("UInt8")))
    guard case .enumCase(let keys) = try self.value(of: "keyEncodingStrategy", in: settings),
      case .enumCase(let dates) = try self.value(of: "dateEncodingStrategy", in: settings),
      case .integer(let options, _) = try self.value(
        of: "rawValue", in: self.value(of: "outputFormatting", in: settings)),
      keys.name == "useDefaultKeys", dates.name == "deferredToDate",
      let node = try node(of: value, depth: 0)
    else { return nothing }
    let formatting = JSONEncoder.OutputFormatting(rawValue: UInt(options))
    if formatting.contains(.sortedKeys) || !node.hasOrder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting
      if let data = try? encoder.encode(node) { return bytes(data) }
    }
    if case .unknown(let unknown) = nothing { encodedNodes[unknown.id] = node.value }
    return nothing
  }

  /// What a value is in JSON; nil for types that write themselves, and for what is not known.
  private func node(of value: Value, depth: Int) throws(Unwind) -> JSONNode? {
    try step()
    guard depth < 100 else { return nil }
    switch value {
    case .null: return .null
    case .some(let inner): return try node(of: inner, depth: depth + 1)
    case .bool(let truth): return .truth(truth)
    case .integer(let number, _): return .integer(number)
    case .double(let number, _): return number.isFinite ? .number(number) : nil
    case .string(let text, _): return .text(text)
    case .array(let array):
      var list: [JSONNode] = []
      for element in array.elements {
        guard let node = try node(of: element, depth: depth + 1) else { return nil }
        list.append(node)
      }
      return .list(list)
    case .dictionary(let dictionary):
      var members: [String: JSONNode] = [:]
      for pair in dictionary.pairs {
        guard case .string(let key, _) = pair.key,
          let node = try node(of: pair.value, depth: depth + 1)
        else { return nil }
        members[key] = node
      }
      return .members(members)
    case .enumCase(let choice):
      guard choice.payload.isEmpty, !writesItself(choice.type),
        let raw = try rawValue(choice.type, choice.name)
      else { return nil }
      return try node(of: raw, depth: depth + 1)
    case .structure(let structure):
      if structure.type.name == "Date" {
        return try node(
          of: self.value(of: "timeIntervalSinceReferenceDate", in: value), depth: depth + 1)
      }
      if structure.type.name == "UUID" {
        return try node(of: self.value(of: "uuidString", in: value), depth: depth + 1)
      }
      return try members(of: structure.type, in: value, depth)
    case .object(let id): return try members(of: objects[id.rawValue].type, in: value, depth)
    default: return nil
    }
  }

  private func members(
    of own: TypeDeclaration, in value: Value, _ depth: Int
  ) throws(Unwind) -> JSONNode? {
    guard own.place.file < index.ownFileCount, !writesItself(own), superclasses(of: own).isEmpty,
      own.storedProperties.allSatisfy({
        $0.pattern == nil && !$0.isLazy && !$0.attributes.contains(where: \.mayBeWrapper)
      }),
      let keys = try memberKeys(of: own)
    else { return nil }
    var members: [String: JSONNode] = [:]
    for property in own.storedProperties {
      guard let key = keys[property.name] else { continue }
      let member = try self.value(of: property.name, in: value)
      if case .null = member { continue }
      guard let node = try node(of: member, depth: depth + 1) else { return nil }
      members[key] = node
    }
    return .members(members)
  }

  private func writesItself(_ type: TypeDeclaration) -> Bool {
    !functions("encode", of: reference(to: type, arguments: [])).isEmpty
  }

  /// The keys that a type's properties have in JSON, by their names; those that have none are left out. Nil where one is not known.
  private func memberKeys(of own: TypeDeclaration) throws(Unwind) -> [String: String]? {
    var keys: [String: String] = [:]
    guard let written = declaration(.named(own.path + ["CodingKeys"], [])) else {
      for property in own.storedProperties { keys[property.name] = property.name }
      return keys
    }
    for key in written.cases {
      guard
        case .string(let name, _) = try keyName(
          .enumCase(EnumValue(type: written, arguments: [], name: key.name, payload: [])))
      else { return nil }
      keys[key.name] = name
    }
    return keys
  }

  // MARK: Nodes

  /// The node that bytes are; nil where they are not known. What is no JSON throws.
  private func parsed(_ bytes: Value) throws(Unwind) -> Value? {
    if case .unknown(let unknown) = bytes { return encodedNodes[unknown.id] }
    guard let bytes = bytes.knownBytes else { return nil }
    guard let node = try? JSONDecoder().decode(JSONNode.self, from: Data(bytes)) else {
      throw decodingError("dataCorrupted")
    }
    return node.value
  }

  // MARK: Values

  /// What a type makes of a node.
  private func decoded(
    _ node: Value, as type: TypeReference, _ settings: Value
  ) throws(Unwind) -> Value {
    try step()
    switch (type, node) {
    case (.optional, .null): return .null
    case (.optional(let inner), _): return try decoded(node, as: inner, settings).wrapped
    case (_, .null): throw decodingError("valueNotFound")
    case (.array(let element), .array(let array)):
      var elements: [Value] = []
      for node in array.elements { elements.append(try decoded(node, as: element, settings)) }
      return .array(ArrayValue(elements, element: element))
    case (.array, _): throw decodingError("typeMismatch")
    case (.dictionary(.named(["String"], []), let inner), .dictionary(let dictionary)):
      var pairs: [(key: Value, value: Value)] = []
      for pair in dictionary.pairs {
        pairs.append((pair.key, try decoded(pair.value, as: inner, settings)))
      }
      return .dictionary(DictionaryValue(pairs: pairs, key: .named("String"), value: inner))
    case (.named(let path, let arguments), _):
      if path == ["Set"], let element = arguments.first {
        guard case .array = node else { throw decodingError("typeMismatch") }
        guard case .array(let array) = try decoded(node, as: .array(element), settings) else {
          break
        }
        return try makeSet(array.elements, element)
      }
      if path.count == 1, let plain = try plain(node, as: path[0]) { return plain }
      if path == ["Date"] { return try date(node, settings) }
      if path == ["UUID"] {
        guard case .string = node else { throw decodingError("typeMismatch") }
        guard case .some(let identifier) = try make(type, [("uuidString", node)]) else {
          throw decodingError("dataCorrupted")
        }
        return identifier
      }
      if path == ["Decimal"], case .integer(let number, _) = node {
        return try make(type, [(nil, .integer(number, .int))])
      }
      guard path != ["Data"], path != ["Decimal"], let own = declaration(type) else { break }
      return try decoded(node, as: own, type, settings)
    default: break
    }
    return try unknownDecoding(of: .type(type))
  }

  /// A text, a truth or a number; nil for other types.
  private func plain(_ node: Value, as name: String) throws(Unwind) -> Value? {
    switch (name, node) {
    case ("String", .string), ("Bool", .bool): return node
    case ("String", _), ("Bool", _): throw decodingError("typeMismatch")
    default: break
    }
    guard IntegerKind(named: name) != nil || FloatingKind(named: name) != nil else { return nil }
    guard let number = unboxed(node, to: name) else {
      throw decodingError(node.isNumber ? "dataCorrupted" : "typeMismatch")
    }
    return number
  }

  private func date(_ node: Value, _ settings: Value) throws(Unwind) -> Value {
    let type = TypeReference.named("Date")
    guard case .enumCase(let strategy) = try value(of: "dateDecodingStrategy", in: settings) else {
      return try unknownDecoding(of: .type(type))
    }
    let seconds: Double?
    switch node {
    case .integer(let number, _): seconds = Double(number)
    case .double(let number, _): seconds = number
    default: seconds = nil
    }
    switch (strategy.name, seconds, node) {
    case ("deferredToDate", let seconds?, _):
      return try make(type, [("timeIntervalSinceReferenceDate", .double(seconds, .double))])
    case ("secondsSince1970", let seconds?, _):
      return try make(type, [("timeIntervalSince1970", .double(seconds, .double))])
    case ("millisecondsSince1970", let milliseconds?, _):
      return try make(type, [("timeIntervalSince1970", .double(milliseconds / 1000, .double))])
    case ("deferredToDate", nil, _), ("secondsSince1970", nil, _),
      ("millisecondsSince1970", nil, _):
      throw decodingError("typeMismatch")
    case ("iso8601", _, .string(let text, _)):
      guard let date = ISO8601DateFormatter().date(from: text) else {
        throw decodingError("dataCorrupted")
      }
      return try make(
        type,
        [("timeIntervalSinceReferenceDate", .double(date.timeIntervalSinceReferenceDate, .double))])
    default: return try unknownDecoding(of: .type(type))
    }
  }

  // MARK: Types of the app

  private func decoded(
    _ node: Value, as own: TypeDeclaration, _ type: TypeReference, _ settings: Value
  ) throws(Unwind) -> Value {
    let hasOwn = functions("init", of: type, isStatic: nil, kind: .initializer).contains {
      $0.function.parameters.map(\.label) == ["from"]
    }
    if hasOwn {
      let reader = try make(
        .named("JSONNodeDecoder"), [("node", node.wrapped), ("settings", settings)])
      return try make(type, [("from", reader)])
    }
    switch own.kind {
    case .enumeration:
      let raw = own.inherited.first.map {
        canonical($0, in: own.container, generics: [:], file: own.place.file, depth: 0)
      }
      guard let raw, own.cases.allSatisfy(\.parameters.isEmpty),
        try own.cases.first.map({ (first: CaseDeclaration) throws(Unwind) -> Bool in
          try rawValue(own, first.name) != nil
        }) ?? false
      else { break }
      let found = try rawCase(own, type, decoded(node, as: raw, settings))
      return try unwrapping(found) { (inner: Value) throws(Unwind) -> Value in
        inner
      } _: { () throws(Unwind) -> Value in
        throw decodingError("dataCorrupted")
      }
    case .structure, .object:
      if let made = try decodedByMembers(node, as: own, type, settings) { return made }
    default: break
    }
    return try unknownDecoding(of: .type(type))
  }

  /// What the initialiser gives that the compiler writes; nil for types that have more to them.
  private func decodedByMembers(
    _ node: Value, as own: TypeDeclaration, _ type: TypeReference, _ settings: Value
  ) throws(Unwind) -> Value? {
    guard superclasses(of: own).isEmpty,
      own.storedProperties.allSatisfy({ $0.pattern == nil && !$0.isLazy }),
      let keys = try memberKeys(of: own)
    else { return nil }
    guard case .dictionary(let members) = node else { throw decodingError("typeMismatch") }
    let (place, id) = try allocate(own, type)
    for (number, property) in own.storedProperties.enumerated() {
      if property.isLet, property.initialValue != nil { continue }
      guard let key = keys[property.name] else { continue }
      guard !property.attributes.contains(where: \.mayBeWrapper),
        let written = self.type(of: property, type.arguments)
      else { return nil }
      guard let member = try member(.string(key), of: .dictionary(members)) else { return nil }
      let value: Value
      if let member {
        value = try decoded(member, as: written, settings)
      } else if written.isOptional {
        value = .null
      } else {
        throw try decodingError(
          "keyNotFound", make(.named("NamedKey"), [("stringValue", .string(key))]))
      }
      if let id, let cell = objects[id.rawValue].cells[property.id] {
        store(value, in: cell)
      } else if case .structure(var structure) = try read(place) {
        structure.fields[number] = value
        try write(.structure(structure), to: place)
      }
    }
    if let id { objects[id.rawValue].isInitialized = true }
    return try read(place)
  }
}

extension Value {
  /// The bytes of a list of them; nil where one is not known.
  var knownBytes: [UInt8]? {
    guard case .array(let array) = self else { return nil }
    var bytes: [UInt8] = []
    for element in array.elements {
      guard case .integer(let byte, _) = element, let byte = UInt8(exactly: byte) else {
        return nil
      }
      bytes.append(byte)
    }
    return bytes
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .double: true
    default: false
    }
  }
}

extension String {
  /// `firstName` for `first_name`, as Foundation converts keys: underscores at either end stay.
  fileprivate var withoutSnakeCase: String {
    guard let first = firstIndex(where: { $0 != "_" }), let last = lastIndex(where: { $0 != "_" })
    else { return self }
    let words = self[first...last].split(separator: "_")
    guard words.count > 1 else { return self }
    let joined = words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
    return String(self[..<first]) + joined + self[index(after: last)...]
  }
}

/// A document of JSON, or a part of one.
private enum JSONNode: Codable {
  case null
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case members([String: JSONNode])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let members = try? container.decode([String: JSONNode].self) {
      self = .members(members)
    } else {
      self = .list(try container.decode([JSONNode].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let truth): try container.encode(truth)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements)
    case .members(let members): try container.encode(members)
    }
  }

  /// Whether members within it may be written in one order or another.
  var hasOrder: Bool {
    switch self {
    case .null, .truth, .integer, .number, .text: false
    case .list(let elements): elements.contains(where: \.hasOrder)
    case .members(let members): members.count > 1 || members.values.contains(where: \.hasOrder)
    }
  }

  var value: Value {
    switch self {
    case .null: .null
    case .truth(let truth): .bool(truth)
    case .integer(let number): .integer(number, .boxed)
    case .number(let number): .double(number, .boxed)
    case .text(let text): .string(text)
    case .list(let elements):
      .array(ArrayValue(elements.map(\.value), element: .named("Any")))
    case .members(let members):
      .dictionary(
        DictionaryValue(
          pairs: members.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.value) },
          key: .named("String"), value: .named("Any")))
    }
  }
}
