import SwiftSyntax

/// A type as it is written: `[Book]?` is `Optional` of `Array` of `Book`.
struct TypeReference: Hashable, Sendable {
  var name: String
  var arguments: [TypeReference] = []
  /// The qualified name of the type in which it is written.
  var context: String?
  var file: Int

  init(_ name: String, arguments: [TypeReference] = [], context: String? = nil, file: Int) {
    self.name = name
    self.arguments = arguments
    self.context = context
    self.file = file
  }

  /// A closure's type is named `->`, with what it gives as its argument.
  init(_ syntax: TypeSyntax, context: String?, file: Int, depth: Int = 0) {
    self.context = context
    self.file = file
    name = "?"
    guard depth < 16 else { return }
    func inner(_ type: TypeSyntax) -> TypeReference {
      TypeReference(type, context: context, file: file, depth: depth + 1)
    }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .optionalType(let optional):
      (name, arguments) = ("Optional", [inner(optional.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let optional): self = inner(optional.wrappedType)
    case .arrayType(let array): (name, arguments) = ("Array", [inner(array.element)])
    case .dictionaryType(let type):
      (name, arguments) = ("Dictionary", [inner(type.key), inner(type.value)])
    case .functionType(let function):
      (name, arguments) = ("->", [inner(function.returnClause.type)])
    case .attributedType(let attributed): self = inner(attributed.baseType)
    case .someOrAnyType(let opaque): self = inner(opaque.constraint)
    case .compositionType(let composition):
      if let first = composition.elements.first { self = inner(first.type) }
    case .tupleType(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        self = inner(only.type)
      } else {
        (name, arguments) = ("()", tuple.elements.map { inner($0.type) })
      }
    case .memberType(let member):
      name = syntax.dottedName ?? member.name.nameText
      arguments = Self.arguments(of: member.genericArgumentClause, inner)
    case .identifierType(let identifier):
      name = identifier.name.nameText
      arguments = Self.arguments(of: identifier.genericArgumentClause, inner)
    default: break
    }
  }

  private static func arguments(
    of clause: GenericArgumentClauseSyntax?, _ inner: (TypeSyntax) -> TypeReference
  ) -> [TypeReference] {
    clause?.arguments.compactMap { argument in
      if case .type(let type) = argument.argument { inner(type) } else { nil }
    } ?? []
  }

  var isOptional: Bool { name == "Optional" }

  /// Whether a literal without a decimal point is a floating-point number here.
  var isFloating: Bool {
    ["Double", "CGFloat", "Float", "TimeInterval"].contains(unwrapped.name)
  }

  /// The type within optionals.
  var unwrapped: TypeReference {
    isOptional ? arguments.first?.unwrapped ?? self : self
  }

  /// Whether a number of the source may be of it.
  var isNumber: Bool {
    ["Int", "Double", "CGFloat", "Float", "TimeInterval", "UInt", "Int64", "Int32"].contains(name)
  }

  /// The type of a list's elements; nil for what is no list.
  var element: TypeReference? {
    let type = unwrapped
    return TypeReference.listNames.contains(type.name) ? type.arguments.first : nil
  }

  var isList: Bool { TypeReference.listNames.contains(unwrapped.name) }

  private static let listNames: Set<String> = [
    "Array", "Set", "ArraySlice", "OrderedSet", "IdentifiedArrayOf", "FetchedResults", "Results",
    "IdentifiedArray", "ContiguousArray", "NSOrderedSet", "LazyArray", "AnyCollection",
  ]
}
