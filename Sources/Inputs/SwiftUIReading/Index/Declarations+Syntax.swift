import SwiftSyntax

extension PropertyDeclaration {
  /// The properties of a declaration, one a name.
  static func all(_ variable: VariableDeclSyntax, file: Int) -> [PropertyDeclaration] {
    let attributes = variable.attributes.declared
    let isConstant = variable.bindingSpecifier.text == "let"
    var result: [PropertyDeclaration] = []
    // In `let a, b: Int` the type is written once, at the end.
    let types = variable.bindings.map { $0.typeAnnotation?.type }
    for (index, binding) in variable.bindings.enumerated() {
      let type =
        types[index] ?? (binding.initializer == nil ? types[index...].compactMap { $0 }.first : nil)
      func property(_ name: String, part: Int?) -> PropertyDeclaration {
        PropertyDeclaration(
          name: name, type: type, initializer: binding.initializer?.value,
          getter: binding.accessorBlock?.getter, isConstant: isConstant, attributes: attributes,
          tuplePart: part, observer: binding.accessorBlock?.observer, file: file)
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText {
        result.append(property(name, part: nil))
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        for (part, element) in tuple.elements.enumerated() {
          guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
          result.append(property(name.identifier.nameText, part: part))
        }
      }
    }
    return result
  }
}

extension FunctionDeclaration {
  init(_ function: FunctionDeclSyntax, file: Int) {
    self.init(
      name: function.name.nameText, parameters: Parameter.all(function.signature.parameterClause),
      returnType: function.signature.returnClause?.type, body: function.body?.statements,
      attributes: function.attributes.declared, isPrivate: function.modifiers.isPrivate, file: file)
  }

  init(_ initializer: InitializerDeclSyntax, file: Int) {
    self.init(
      name: "init", parameters: Parameter.all(initializer.signature.parameterClause),
      returnType: nil, body: initializer.body?.statements,
      attributes: initializer.attributes.declared, file: file)
  }
}

extension FunctionDeclaration.Parameter {
  static func all(_ clause: FunctionParameterClauseSyntax) -> [Self] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.nameText
      return Self(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).nameText, type: parameter.type,
        defaultValue: parameter.defaultValue?.value,
        isBuilder: parameter.attributes.declared.contains(where: \.isBuilder)
          || parameter.type.hasBuilderAttribute,
        isVariadic: parameter.ellipsis != nil)
    }
  }
}

extension EnumCase {
  init(_ element: EnumCaseElementSyntax, file: Int) {
    name = element.name.nameText
    parameters =
      element.parameterClause?.parameters.enumerated().map { index, parameter in
        let label = parameter.firstName?.nameText
        return FunctionDeclaration.Parameter(
          label: label == "_" ? nil : label, name: label ?? "\(index)", type: parameter.type,
          defaultValue: parameter.defaultValue?.value)
      } ?? []
    rawValue = element.rawValue?.value
    self.file = file
  }
}

extension AccessorBlockSyntax {
  /// What a computed property gives; nil for observers of stored ones.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): return statements
    case .accessors(let list):
      for accessor in list where accessor.accessorSpecifier.text == "get" {
        return accessor.body?.statements ?? CodeBlockItemListSyntax([])
      }
      return nil
    @unknown default: return nil
    }
  }
}

extension AccessorBlockSyntax {
  /// What follows a change; nil where nothing does.
  var observer: PropertyObserver? {
    guard case .accessors(let list) = accessors,
      let accessor = list.first(where: { $0.accessorSpecifier.text == "didSet" }),
      let body = accessor.body
    else { return nil }
    return PropertyObserver(
      oldName: accessor.parameters?.name.nameText ?? "oldValue", body: body.statements)
  }
}

extension AttributeListSyntax {
  /// The attributes with their arguments.
  var declared: [DeclarationAttribute] {
    compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      var arguments: LabeledExprListSyntax?
      if case .argumentList(let list)? = attribute.arguments { arguments = list }
      return DeclarationAttribute(
        name: attribute.attributeName.dottedName?.lastNameComponent ?? "", arguments: arguments)
    }
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
  var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension InheritanceClauseSyntax? {
  /// The simple names of what is inherited; `A & B` are two.
  var names: [String] {
    guard let clause = self else { return [] }
    return clause.inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.compactMap { $0.type.dottedName?.lastNameComponent }
      }
      return inherited.type.dottedName.map { [$0.lastNameComponent] } ?? []
    }
  }
}

extension TypeSyntax {
  /// `A.B` of a named type, generic arguments left out; nil for all others.
  var dottedName: String? {
    var names: [String] = []
    var type = self
    for _ in 0..<16 {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let member = type.as(MemberTypeSyntax.self) {
        names.append(member.name.nameText)
        type = member.baseType
      } else if let name = type.as(IdentifierTypeSyntax.self) {
        names.append(name.name.nameText)
        return names.reversed().joined(separator: ".")
      } else if type.is(ArrayTypeSyntax.self) {
        return "Array"
      } else if type.is(OptionalTypeSyntax.self) {
        return "Optional"
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether it is written with a result builder: `@ViewBuilder () -> Content`.
  var hasBuilderAttribute: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.declared.contains(where: \.isBuilder) ?? false
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var nameText: String {
    text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension String {
  /// `B` of `A.B`.
  var lastNameComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}

extension StringLiteralExprSyntax {
  /// The text of a literal without interpolations; nil for others.
  var plainText: String? {
    guard segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }) else { return nil }
    return representedLiteralValue
  }
}
