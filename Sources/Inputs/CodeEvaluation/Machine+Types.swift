import CodeLowering
import SwiftCode

/// Where members of a value are looked up: one declaration of a type or one extension.
struct MemberSource {
  var group: MemberGroup
  var owner: TypeDeclaration
  /// How far it is from the type itself; supertypes are further away than the type, protocols further than these.
  var level: Int
  /// What the generic parameters of the owner stand for.
  var bindings: [String: TypeReference]
}

struct MemberKey: Hashable {
  var type: TypeReference
}

// MARK: - Names of types

extension TypeDeclaration {
  /// Whether it, or a type around it, is generic over a name.
  fileprivate func hasGeneric(_ name: String) -> Bool {
    generics.contains { $0.name == name } || container?.hasGeneric(name) ?? false
  }
}

extension Machine {
  /// A type with aliases followed, generic parameters replaced, and its whole name.
  func canonical(_ type: TypeReference, _ frame: Frame?) -> TypeReference {
    // In a class `Self` alone is bound, which hardly any type mentions.
    if let generics = frame?.generics, !generics.isEmpty,
      generics.count > 1 || generics["Self"] == nil || type.mentions(Self.selfName)
    {
      return canonical(type, in: frame?.type, generics: generics, file: frame?.file, depth: 0)
    }
    let key = CanonicalKey(type: type, context: frame?.type?.id, file: frame?.file)
    if let known = canonicalTypes[key] { return known }
    let found = canonical(type, in: frame?.type, generics: [:], file: frame?.file, depth: 0)
    canonicalTypes[key] = found
    return found
  }

  private static let selfName: Set = ["Self"]

  struct CanonicalKey: Hashable {
    var type: TypeReference
    var context: DeclarationID?
    var file: Int?
  }

  func canonical(
    _ type: TypeReference, in context: TypeDeclaration?, generics: [String: TypeReference],
    file: Int?, depth: Int
  ) -> TypeReference {
    guard depth < 24 else { return .unwritten }
    func inner(_ type: TypeReference) -> TypeReference {
      canonical(type, in: context, generics: generics, file: file, depth: depth + 1)
    }
    switch type {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty {
        if let bound = generics[path[0]], bound != type { return bound }
        if path[0] == "Self", let context, context.kind != .contract {
          return reference(to: context, arguments: [])
        }
        // `Label` of `struct Row<Label: View>` is no type that the app calls so.
        if generics[path[0]] == nil, context?.hasGeneric(path[0]) == true { return type }
      }
      if path.count > 1, case .named(let outer, _)? = generics[path[0]] {
        return inner(.named(outer + path.dropFirst(), arguments))
      }
      if let own = index.declaration(path: path, in: context, file: file) {
        // `Map` where another module of the app has a type of that name.
        if path.count == 1, let file, !library.contracts(of: path[0]).isEmpty,
          index.isElsewhere(own, from: file)
        {
          return .named(["SwiftUI"] + path, arguments.map(inner))
        }
        return reference(to: own, arguments: arguments.map(inner))
      }
      if path.count == 1, let alias = index.alias(path[0], in: context), alias != type {
        return canonical(alias, in: context, generics: generics, file: file, depth: depth + 1)
      }
      // `Constants.Sizes`, where `Constants` is another name.
      if path.count > 1, let alias = index.alias(path[0], in: context),
        case .named(let outer, _) = canonical(
          alias, in: context, generics: generics, file: file, depth: depth + 1),
        outer.first != path[0]
      {
        return canonical(
          .named(outer + path.dropFirst(), arguments), in: nil, generics: generics, file: file,
          depth: depth + 1)
      }
      if path.count > 1,
        let outer = index.declaration(path: Array(path.dropLast()), in: context, file: file),
        let alias = outer.groups.lazy.compactMap({ $0.aliases[path.last ?? ""] }).first
      {
        return canonical(alias, in: outer, generics: generics, file: file, depth: depth + 1)
      }
      if path.count > 1, index.isSystemModule(path[0]) {
        // What a module is named for is its own, whatever the app calls by that name.
        let rest = Array(path.dropFirst())
        if let own = index.declaration(path: rest, in: nil, file: nil),
          own.place.file >= index.ownFileCount
        {
          return reference(to: own, arguments: arguments.map(inner))
        }
        // The module stays where the app has the same name, which would be meant without it.
        if index.declaration(path: rest, in: context, file: file) != nil {
          return .named(path, arguments.map(inner))
        }
        return TypeReference.make(
          rest.count == 1 ? [CodeIndex.systemAliases[rest[0]] ?? rest[0]] : rest,
          arguments.map(inner))
      }
      return TypeReference.make(
        path.count == 1 ? [CodeIndex.systemAliases[path[0]] ?? path[0]] : path, arguments.map(inner)
      )
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .tuple(let elements):
      return .tuple(
        elements.map { TypeReference.TupleElement(label: $0.label, type: inner($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters.map(inner), result: inner(result))
    case .composition(let types): return .composition(types.map(inner))
    case .metatype(let type): return .metatype(inner(type))
    case .unwritten: return type
    }
  }

  func reference(to type: TypeDeclaration, arguments: [TypeReference]) -> TypeReference {
    .named(type.path, arguments)
  }

  /// The declaration of a type in the sources; nil for one of another module.
  func declaration(_ type: TypeReference, _ frame: Frame? = nil) -> TypeDeclaration? {
    let type = canonical(type, frame)
    guard case .named(let path, _) = type else { return nil }
    let key = CanonicalKey(type: type, context: frame?.type?.id, file: frame?.file)
    if let known = declarations[key] { return known }
    let found = index.declaration(path: path, in: frame?.type, file: frame?.file)
    declarations[key] = .some(found)
    return found
  }

  /// Whether a name is that of a type of the sources where it stands: some begin with a small letter.
  func isDeclaredType(_ name: String, _ frame: Frame) -> Bool {
    index.declaration(path: [name], in: frame.type, file: frame.file) != nil
  }

  /// Whether a name is likely that of a type: it begins with a capital, or the sources declare one.
  func namesType(_ name: String, _ frame: Frame) -> Bool {
    name.isTypeName || isDeclaredType(name, frame)
  }

  /// What a path means whose names begin with capitals as those of types do, but that ends with members of a type:
  /// `Texts.Welcome.Title`, `Kind.First`; nil for a type.
  func capitalizedMember(_ reference: TypeReference, _ frame: Frame) -> Expression? {
    guard case .named(let path, []) = reference, path.count > 1 else { return nil }
    // What `T` means in `T.Value` depends on the call.
    guard frame.generics[path[0]] == nil else { return nil }
    let key = CanonicalKey(type: reference, context: frame.type?.id, file: frame.file)
    if let known = capitalizedMembers[key] { return known }
    var found: Expression?
    let isType = declaration(reference, frame) != nil
    for count in (1..<path.count).reversed() where !isType {
      let outer = TypeReference.named(Array(path[..<count]), [])
      guard let own = declaration(outer, frame) else { continue }
      let isMember =
        variable(path[count], of: canonical(outer, frame), isStatic: true) != nil
        || own.cases.contains { $0.name == path[count] }
      guard isMember else { break }
      found = path[count...].reduce(.type(outer)) {
        .member($0, $1, CodePlace(file: -1, offset: 0))
      }
      break
    }
    capitalizedMembers[key] = .some(found)
    return found
  }

  // MARK: - Types of values

  /// The type of a value, as far as it is known.
  func typeReference(of value: Value) -> TypeReference? {
    switch value {
    case .void: return .tuple([])
    case .null: return nil
    case .some(let inner): return typeReference(of: inner).map { .optional($0) }
    case .bool: return .named("Bool")
    case .integer(_, let kind): return .named(kind.name)
    case .double(_, let kind): return .named(kind.name)
    case .character: return .named("Character")
    case .string, .text: return .named("String")
    case .array(let array):
      guard let element = array.element ?? commonType(array.elements) else {
        return array.typeName == "Array" ? .named("Array") : .named(array.typeName)
      }
      return array.typeName == "Array" ? .array(element) : .named([array.typeName], [element])
    case .set(let set):
      return .named(["Set"], (set.element ?? commonType(set.elements)).map { [$0] } ?? [])
    case .dictionary(let dictionary):
      guard let key = dictionary.key ?? commonType(dictionary.pairs.map(\.key)),
        let value = dictionary.value ?? commonType(dictionary.pairs.map(\.value))
      else { return .named("Dictionary") }
      return .dictionary(key, value)
    case .range(let range):
      let bound = (range.lower ?? range.upper).flatMap { typeReference(of: $0) }
      return .named([range.isClosed ? "ClosedRange" : "Range"], bound.map { [$0] } ?? [])
    case .tuple(let elements):
      return .tuple(
        elements.map {
          TypeReference.TupleElement(
            label: $0.label, type: typeReference(of: $0.value) ?? .unwritten)
        })
    case .structure(let structure):
      return reference(to: structure.type, arguments: structure.arguments)
    case .enumCase(let value): return reference(to: value.type, arguments: value.arguments)
    case .object(let id):
      return reference(to: objects[id.rawValue].type, arguments: objects[id.rawValue].arguments)
    case .function: return nil
    case .type(let type): return .metatype(type)
    case .keyPath: return .named("KeyPath")
    case .unknown(let unknown): return unknown.type
    case .foreign(let foreign): return foreign.type
    case .choice(let choice):
      return typeReference(of: choice.whenTrue) ?? typeReference(of: choice.whenFalse)
    case .uninitialized: return nil
    }
  }

  /// The type of a value that is to tell generic parameters: a binding's is known by what it reads, that of a function by
  /// what it is declared with.
  func wholeType(of value: Value) throws(Unwind) -> TypeReference? {
    if case .function(let function) = value { return self.type(of: function) }
    let own = typeReference(of: value)
    guard case .structure(let structure) = value, structure.type.name == "Binding",
      let inner = typeReference(of: try self.value(of: "wrappedValue", in: value))
    else { return own }
    return .named(["Binding"], [inner])
  }

  /// The type of a function, as far as it is written; nil for those of several types.
  private func type(of function: FunctionValue) -> TypeReference? {
    switch function.kind {
    case .closure(let code, let frame):
      let parameters = code.parameters.enumerated().map { number, parameter in
        parameter.type.map { canonical($0, frame) }
          ?? (function.parameters.indices.contains(number)
            ? function.parameters[number] : .unwritten)
      }
      return .function(parameters, result: function.result ?? .unwritten)
    case .declared(let functions, _, _):
      guard functions.count == 1, functions[0].generics.isEmpty else { return nil }
      func type(_ written: TypeReference) -> TypeReference {
        canonical(
          written, in: functions[0].container, generics: [:], file: functions[0].place.file,
          depth: 0)
      }
      return .function(
        functions[0].parameters.map { type($0.type) },
        result: functions[0].result.map(type) ?? .tuple([]))
    default: return nil
    }
  }

  private func commonType(_ values: [Value]) -> TypeReference? {
    var result: TypeReference?
    for value in values {
      guard let type = typeReference(of: value) else { continue }
      if let known = result, known != type { return nil }
      result = type
    }
    return result
  }

  // MARK: - Members

  /// All that declares members of a type, the nearest first.
  func members(of type: TypeReference) -> [MemberSource] {
    let key = MemberKey(type: type)
    if let known = memberCache[key] { return known }
    var result: [MemberSource] = []
    var seen: Set<DeclarationID> = []
    collect(type, level: 0, into: &result, seen: &seen, self: type)
    let sorted = result.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }.map(\.element)
    memberCache[key] = sorted
    return sorted
  }

  private func collect(
    _ type: TypeReference, level: Int, into result: inout [MemberSource],
    seen: inout Set<DeclarationID>, self subject: TypeReference
  ) {
    guard level < 4000 else { return }
    var contracts: [(TypeReference, TypeDeclaration?)] = []
    for (declaration, bindings) in declarations(of: type) {
      guard seen.insert(declaration.id).inserted else { continue }
      var parents: [TypeReference] = []
      for group in declaration.groups
      where group.isOwn
        || satisfies(group.requirements, bindings, subject, isItself: level == 0)
      {
        let bonus = group.requirements.isEmpty ? 1 : 0
        result.append(
          MemberSource(
            group: group, owner: declaration, level: level + bonus, bindings: bindings))
        parents += group.inherited
      }
      for parent in parents {
        let canonicalParent = canonical(
          parent, in: declaration, generics: bindings, file: declaration.place.file, depth: 0)
        guard case .named(let path, _) = canonicalParent else {
          if case .composition(let parts) = canonicalParent {
            contracts += parts.map { ($0, declaration) }
          }
          continue
        }
        if let own = index.declaration(path: path, in: nil, file: nil), own.isReference {
          collect(canonicalParent, level: level + 10, into: &result, seen: &seen, self: subject)
        } else {
          contracts.append((canonicalParent, declaration))
        }
      }
      if rawType(of: declaration) != nil { contracts.append((.named("RawRepresentable"), nil)) }
    }
    for name in self.contracts(of: type) { contracts.append((.named(name), nil)) }
    for (contract, _) in contracts {
      collect(contract, level: level + 1000, into: &result, seen: &seen, self: subject)
    }
  }

  /// The declarations of a type: its own, or what extensions say of it.
  private func declarations(
    of type: TypeReference
  ) -> [(TypeDeclaration, [String: TypeReference])] {
    switch type {
    case .named(let path, let arguments):
      if let own = index.declaration(path: path, in: nil, file: nil) {
        return [(own, bindings(own, arguments))]
      }
      guard let foreign = index.extensionsOf(path.joined(separator: ".")) else { return [] }
      var bindings: [String: TypeReference] = [:]
      if let first = arguments.first { bindings["Element"] = first }
      return [(foreign, bindings)]
    case .array(let element):
      return index.extensionsOf("Array").map { [($0, ["Element": element])] } ?? []
    case .optional(let wrapped):
      return index.extensionsOf("Optional").map { [($0, ["Wrapped": wrapped])] } ?? []
    case .dictionary(let key, let value):
      return index.extensionsOf("Dictionary").map { [($0, ["Key": key, "Value": value])] } ?? []
    case .composition(let types): return types.flatMap { declarations(of: $0) }
    default: return []
    }
  }

  func bindings(
    _ type: TypeDeclaration, _ arguments: [TypeReference]
  ) -> [String: TypeReference] {
    var result: [String: TypeReference] = [:]
    for (parameter, argument) in zip(type.generics, arguments) where argument != .unwritten {
      result[parameter.name] = argument
    }
    return result
  }

  /// Whether a type is all that a `where` clause asks for.
  ///
  /// - Parameter isItself: Whether it is an extension of the type itself. One that asks what `Self` is extends a protocol, which
  ///   is named for what any such type has: `.primary` of `ButtonStyle where Self == PrimaryButtonStyle`.
  func satisfies(
    _ requirements: [GenericRequirement], _ bindings: [String: TypeReference],
    _ subject: TypeReference, isItself: Bool = false
  ) -> Bool {
    requirements.allSatisfy { requirement in
      if isItself, requirement.subject == .named("Self") { return true }
      guard let type = self.subject(requirement.subject, bindings, subject) else { return true }
      switch requirement.kind {
      case .same:
        return type == canonical(requirement.type, in: nil, generics: bindings, file: nil, depth: 0)
      case .conforms: return conforms(type, to: requirement.type)
      }
    }
  }

  /// The type that the left side of a requirement means; nil where nobody knows.
  private func subject(
    _ type: TypeReference, _ bindings: [String: TypeReference], _ subject: TypeReference
  ) -> TypeReference? {
    guard case .named(var path, _) = type else { return type }
    if path.first == "Self" {
      path.removeFirst()
      if path.isEmpty { return subject }
    }
    if path.count == 1, let bound = bindings[path[0]] { return bound }
    switch (path.last, subject) {
    case ("Element", .array(let element)): return element
    case ("Element", .named(["String"], _)): return .named("Character")
    case ("Element", .named(_, let arguments)) where arguments.count == 1: return arguments[0]
    case ("Wrapped", .optional(let wrapped)): return wrapped
    case ("RawValue", .named): return declaration(subject).flatMap { rawType(of: $0) }
    case ("Key", .dictionary(let key, _)): return key
    case ("Value", .dictionary(_, let value)): return value
    default: return bindings[path.last ?? ""]
    }
  }

  /// The type of an enumeration's raw values; nil where it has none.
  private func rawType(of own: TypeDeclaration) -> TypeReference? {
    guard own.kind == .enumeration, let first = own.inherited.first, let name = first.name,
      name == "String" || name == "Character" || IntegerKind(named: name) != nil
        || FloatingKind(named: name) != nil
    else { return nil }
    return first
  }

  /// Whether a type conforms to a protocol, or inherits from a class.
  func conforms(_ type: TypeReference, to contract: TypeReference) -> Bool {
    if type == contract { return true }
    switch contract {
    case .named(["Any"], _), .named(["Sendable"], _): return true
    case .named(["AnyObject"], _): return declaration(type)?.isReference ?? false
    case .composition(let parts): return parts.allSatisfy { conforms(type, to: $0) }
    default: break
    }
    let key = "\(type) : \(contract)"
    if let known = conformances[key] { return known }
    conformances[key] = false
    var seen: Set<String> = []
    let result = search(type, contract.name ?? contract.description, &seen)
    conformances[key] = result
    return result
  }

  private func search(_ type: TypeReference, _ name: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(type.description).inserted else { return false }
    if type.name == name { return true }
    for contract in contracts(of: type) where contract == name { return true }
    if case .composition(let parts) = type { return parts.contains { search($0, name, &seen) } }
    if case .optional(let wrapped) = type, ["Equatable", "Hashable"].contains(name) {
      return conforms(wrapped, to: .named(name))
    }
    for (declaration, bindings) in declarations(of: type) {
      if declaration.kind == .enumeration, ["Equatable", "Hashable"].contains(name),
        declaration.cases.allSatisfy(\.parameters.isEmpty)
      {
        return true
      }
      if name == "RawRepresentable", rawType(of: declaration) != nil { return true }
      for group in declaration.groups
      where group.isOwn || satisfies(group.requirements, bindings, type) {
        for parent in group.inherited {
          let parent = canonical(
            parent, in: declaration, generics: bindings, file: declaration.place.file, depth: 0)
          if search(parent, name, &seen) { return true }
        }
      }
    }
    for contract in contracts(of: type) {
      if search(.named(contract), name, &seen) { return true }
    }
    return Self.refinements[name]?.contains { search(type, $0, &seen) } ?? false
  }

  /// Protocols that others refine: whoever conforms to one of those conforms to it.
  private static let refinements: [String: [String]] = [
    "Equatable": ["Hashable", "Comparable"], "Encodable": ["Codable"], "Decodable": ["Codable"],
  ]

  /// The protocols of Swift, and of what the library knows, that a type of theirs conforms to.
  private func contracts(of type: TypeReference) -> [String] {
    guard case .named(let path, _) = type, let name = path.last else {
      return Self.contracts(of: type)
    }
    return Self.contracts(of: type) + library.contracts(of: name)
  }

  /// The protocols of Swift that a type of Swift conforms to.
  static func contracts(of type: TypeReference) -> [String] {
    let values = ["Hashable", "Equatable", "Comparable", "CustomStringConvertible", "Codable"]
    switch type {
    case .array:
      return [
        "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
        "RangeReplaceableCollection", "Collection", "Sequence", "CustomStringConvertible",
        "ExpressibleByArrayLiteral",
      ]
    case .dictionary: return ["Collection", "Sequence", "CustomStringConvertible"]
    case .optional: return []
    case .named(let path, _) where path.count == 1:
      switch path[0] {
      case "String", "Substring":
        return [
          "StringProtocol", "BidirectionalCollection", "RangeReplaceableCollection", "Collection",
          "Sequence", "LosslessStringConvertible", "ExpressibleByStringLiteral",
        ] + values
      case "Int", "Int8", "Int16", "Int32", "Int64":
        return [
          "SignedInteger", "FixedWidthInteger", "BinaryInteger", "SignedNumeric", "Numeric",
          "AdditiveArithmetic", "Strideable", "LosslessStringConvertible",
        ] + values
      case "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
        return [
          "UnsignedInteger", "FixedWidthInteger", "BinaryInteger", "Numeric", "AdditiveArithmetic",
          "Strideable", "LosslessStringConvertible",
        ] + values
      case "Double", "Float", "CGFloat":
        return [
          "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric", "Numeric", "AdditiveArithmetic",
          "Strideable", "LosslessStringConvertible",
        ] + values
      case "Character": return ["LosslessStringConvertible"] + values
      case "Bool": return ["LosslessStringConvertible"] + values.filter { $0 != "Comparable" }
      case "Array", "ArraySlice", "ContiguousArray": return contracts(of: .array(.unwritten))
      case "Set": return ["SetAlgebra", "Collection", "Sequence", "Hashable", "Equatable"]
      case "Range", "ClosedRange":
        return [
          "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence", "Hashable",
          "Equatable",
        ]
      case "Date", "UUID", "URL": return values
      default: return []
      }
    default: return []
    }
  }
}
