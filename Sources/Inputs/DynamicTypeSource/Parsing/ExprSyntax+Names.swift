import SwiftSyntax

extension ExprSyntax {
  /// The expression within parentheses, before `!` or `?`, or after `try`; nil for all other expressions.
  var unwrapped: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1 else { return nil }
      return tuple.elements.first?.expression
    }
    return self.as(ForceUnwrapExprSyntax.self)?.expression
      ?? self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(TryExprSyntax.self)?.expression
  }

  /// The names of a dotted expression, a leading `self` left out; nil where it is anything else.
  ///
  /// `button.titleLabel?.font` gives three names.
  var dottedNames: [String]? {
    var names: [String] = []
    var next = self
    for _ in 0..<16 {
      if let member = next.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        names.append(member.declName.baseName.text)
        next = base
      } else if let reference = next.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.text != "self" { names.append(reference.baseName.text) }
        return names.reversed()
      } else if next.is(SuperExprSyntax.self) {
        return names.reversed()
      } else if let inner = next.unwrapped {
        next = inner
      } else {
        return nil
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The one name of an expression, without that of a framework before it: `Font` of `SwiftUI.Font`; nil where it is anything else.
  var nameWithoutModule: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      ["SwiftUI", "UIKit"].contains(base.baseName.text)
    else { return nil }
    return member.declName.baseName.text
  }

  /// Whether it is such a member of a type that the context gives: `.iconOnly`.
  func isMember(_ name: String) -> Bool {
    var next = self
    while let inner = next.unwrapped { next = inner }
    guard let member = next.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.text == name
  }
}

extension TypeSyntax {
  /// The name of a simple type, `?` and `!` left out; nil for functions, tuples and the like.
  var simpleName: String? {
    var type = self
    for _ in 0..<8 {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = unwrapped.wrappedType
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let member = type.as(MemberTypeSyntax.self) {
        return member.name.text
      } else {
        return type.as(IdentifierTypeSyntax.self)?.name.text
      }
    }
    return nil
  }
}

extension Syntax {
  /// Whether a font is expected in its place: it is assigned to a `font`, or to a variable of that type.
  var isWhereFontIsExpected: Bool {
    var node = self
    for _ in 0..<6 {
      guard let parent = node.parent else { return false }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return sequence.elements.first?.dottedNames?.last == "font"
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.simpleName == "UIFont"
      }
      node = parent
    }
    return false
  }
}
