/// A type as code names it: without what the name resolves to, and with sugar in one form.
package indirect enum TypeReference: Hashable, Sendable {
  /// `Outer.Inner<Arguments>`; the arguments are those of the last name.
  case named([String], [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case tuple([TupleElement])
  case function([TypeReference], result: TypeReference)
  /// `A & B`.
  case composition([TypeReference])
  /// `T.Type`.
  case metatype(TypeReference)
  /// `_`, or a type that is written in a way that nothing follows.
  case unwritten

  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: TypeReference

    package init(label: String?, type: TypeReference) {
      self.label = label
      self.type = type
    }
  }

  package static func named(_ name: String) -> TypeReference { .named([name], []) }

  /// The last name of a type with a name.
  package var name: String? {
    if case .named(let path, _) = self { return path.last }
    return nil
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type without any `?`.
  package var unwrapped: TypeReference {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  package var arguments: [TypeReference] {
    if case .named(_, let arguments) = self { return arguments }
    return []
  }

  /// This type with names of generic parameters replaced by what they stand for.
  package func substituting(_ bindings: [String: TypeReference]) -> TypeReference {
    guard !bindings.isEmpty else { return self }
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty, let bound = bindings[path[0]] { return bound }
      if let first = path.first, path.count > 1, case .named(let outer, _)? = bindings[first] {
        return .named(outer + path.dropFirst(), arguments.map { $0.substituting(bindings) })
      }
      return .named(path, arguments.map { $0.substituting(bindings) })
    case .optional(let inner): return .optional(inner.substituting(bindings))
    case .array(let element): return .array(element.substituting(bindings))
    case .dictionary(let key, let value):
      return .dictionary(key.substituting(bindings), value.substituting(bindings))
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.substituting(bindings)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.substituting(bindings) }, result: result.substituting(bindings))
    case .composition(let types): return .composition(types.map { $0.substituting(bindings) })
    case .metatype(let inner): return .metatype(inner.substituting(bindings))
    case .unwritten: return self
    }
  }
}

extension TypeReference: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let path, let arguments):
      path.joined(separator: ".")
        + (arguments.isEmpty
          ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">")
    case .optional(let inner): "Optional<\(inner)>"
    case .array(let element): "Array<\(element)>"
    case .dictionary(let key, let value): "Dictionary<\(key), \(value)>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .metatype(let inner): "\(inner).Type"
    case .unwritten: "_"
    }
  }
}
