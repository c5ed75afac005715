import SwiftSyntax

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
