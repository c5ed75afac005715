import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key with that default, and accessors that
/// go through it.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let key = try Entry(declaration, in: context).key
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return ["private struct \(raw: entry.key): EnvironmentKey { \(raw: entry.defaultValue) }"]
  }
}

/// A variable that `@Entry` stands before.
private struct Entry {
  /// The name of the type that is its key.
  let key: String
  /// The declaration of its default value in the key.
  let defaultValue: String

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw EntryError.notAVariable }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    guard extended?.trimmedDescription.split(separator: ".").last == "EnvironmentValues" else {
      throw EntryError.notInEnvironmentValues
    }
    key = "__Key_\(name)"
    let type = binding.typeAnnotation?.type
    switch (type, binding.initializer?.value) {
    case (let type?, let value?):
      defaultValue =
        "static var defaultValue: \(type.trimmedDescription) { \(value.trimmedDescription) }"
    case (let type?, nil) where type.is(OptionalTypeSyntax.self):
      defaultValue = "static var defaultValue: \(type.trimmedDescription) { nil }"
    case (nil, let value?):
      defaultValue = "static let defaultValue = \(value.trimmedDescription)"
    case (_, nil): throw EntryError.noDefault
    }
  }
}

private enum EntryError: Error, CustomStringConvertible {
  case notAVariable, notInEnvironmentValues, noDefault

  var description: String {
    switch self {
    case .notAVariable: "@Entry takes one stored variable"
    case .notInEnvironmentValues: "@Entry is known in extensions of EnvironmentValues only"
    case .noDefault: "@Entry needs a default value"
    }
  }
}
