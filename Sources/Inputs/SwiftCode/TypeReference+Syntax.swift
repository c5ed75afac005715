import SwiftSyntax

extension TypeReference {
  /// The type that is written; `Array<T>`, `Optional<T>` and `Dictionary<K, V>` are as their sugar.
  package init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .make([type.name.identifierText], Self.arguments(type.genericArgumentClause))
    case .memberType(let type):
      let base = TypeReference(type.baseType)
      if ["Type", "Protocol"].contains(type.name.text) {
        self = .metatype(base)
      } else if case .named(let path, _) = base {
        self = .make(
          path + [type.name.identifierText], Self.arguments(type.genericArgumentClause))
      } else {
        self = .unwritten
      }
    case .optionalType(let type): self = .optional(TypeReference(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      self = .optional(TypeReference(type.wrappedType))
    case .arrayType(let type): self = .array(TypeReference(type.element))
    case .dictionaryType(let type):
      self = .dictionary(TypeReference(type.key), TypeReference(type.value))
    case .tupleType(let type):
      let elements = type.elements.map {
        TupleElement(label: $0.firstName?.identifierText, type: TypeReference($0.type))
      }
      self = elements.count == 1 ? elements[0].type : .tuple(elements)
    case .functionType(let type):
      self = .function(
        type.parameters.map { TypeReference($0.type) },
        result: TypeReference(type.returnClause.type))
    case .compositionType(let type):
      self = .composition(type.elements.map { TypeReference($0.type) })
    case .someOrAnyType(let type): self = TypeReference(type.constraint)
    case .attributedType(let type): self = TypeReference(type.baseType)
    case .metatypeType(let type): self = .metatype(TypeReference(type.baseType))
    default: self = .unwritten
    }
  }

  /// The type that an expression names: `Int`, `[String]`, `Set<Int>`; nil where it is no type's form.
  package init?(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let type): self = TypeReference(type.type)
    case .declReferenceExpr(let name) where name.baseName.text.isTypeName:
      self = .make([name.baseName.identifierText], [])
    case .genericSpecializationExpr(let generic):
      guard case .named(let path, _)? = TypeReference(generic.expression) else { return nil }
      self = .make(path, Self.arguments(generic.genericArgumentClause))
    case .memberAccessExpr(let access):
      guard let base = access.base, case .named(let path, _)? = TypeReference(base),
        access.declName.baseName.text.first?.isUppercase == true
      else { return nil }
      self = .make(path + [access.declName.baseName.identifierText], [])
    case .arrayExpr(let array):
      guard array.elements.count == 1, let only = array.elements.first,
        let element = TypeReference(only.expression)
      else { return nil }
      self = .array(element)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let only = elements.first, let key = TypeReference(only.key),
        let value = TypeReference(only.value)
      else { return nil }
      self = .dictionary(key, value)
    case .optionalChainingExpr(let optional):
      guard let wrapped = TypeReference(optional.expression) else { return nil }
      self = .optional(wrapped)
    case .tupleExpr(let tuple):
      var elements: [TupleElement] = []
      for element in tuple.elements {
        guard let type = TypeReference(element.expression) else { return nil }
        elements.append(TupleElement(label: element.label?.identifierText, type: type))
      }
      guard !elements.isEmpty else { return nil }
      self = elements.count == 1 ? elements[0].type : .tuple(elements)
    default: return nil
    }
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if let type = argument.argument.as(TypeSyntax.self) { return TypeReference(type) }
      return .unwritten
    }
  }

  /// A type with a name; what has sugar gets it.
  package static func make(_ path: [String], _ arguments: [TypeReference]) -> TypeReference {
    var path = path
    if path.count > 1, path[0] == "Swift" { path.removeFirst() }
    guard path.count == 1 else { return .named(path, arguments) }
    switch (path[0], arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Void", 0): return .tuple([])
    default: return .named(path, arguments)
    }
  }
}

extension String {
  /// Whether it is written as types are: `Tea`, `_VariadicView`.
  package var isTypeName: Bool { first { $0 != "_" }?.isUppercase == true }
}

extension TokenSyntax {
  /// The name without back-ticks.
  package var identifierText: String {
    let text = text
    if text.count > 2, text.first == "`", text.last == "`" {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
