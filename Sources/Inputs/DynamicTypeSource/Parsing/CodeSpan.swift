import SwiftSyntax

/// What stands at a place of a source, as a person would underline it.
package struct CodeSpan: Hashable, Sendable {
  /// The UTF-8 offset after its last character.
  package var end: Int
  /// The name of the type that it stands in; nil outside of types.
  package var type: String?
}

extension ParsedSource {
  /// What begins at a UTF-8 offset: a view with its arguments, a modifier with its, an assignment, else a word.
  ///
  /// Nil where no word is, and in a source that is not safe to parse.
  package func span(at offset: Int) -> CodeSpan? {
    guard let tree, offset >= 0, offset < bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    // In a comment, or between words.
    guard start <= offset, offset < token.endPositionBeforeTrailingTrivia.utf8Offset else {
      return nil
    }
    let node = start == offset ? token.underlined : Syntax(token)
    return CodeSpan(end: range(of: node).upperBound, type: token.nameOfTypeAround)
  }
}

extension TokenSyntax {
  /// The node that a person means who points at the beginning of this word.
  fileprivate var underlined: Syntax {
    guard let parent else { return Syntax(self) }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label == self {
      return Syntax(argument.expression)
    }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.withCall }
    guard let name = parent.as(DeclReferenceExprSyntax.self) else {
      return parent.is(ExprSyntax.self) && parent.begins(with: self) ? parent : Syntax(self)
    }
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      return access.withCall
    }
    return name.withWhatItBegins
  }

  fileprivate var nameOfTypeAround: String? {
    for node in ancestors {
      guard let type = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      if let named = type.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
    }
    return nil
  }
}

extension MemberAccessExprSyntax {
  /// This with its arguments, where it is called.
  fileprivate var withCall: Syntax {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return Syntax(call)
    }
    return Syntax(self)
  }
}

extension DeclReferenceExprSyntax {
  /// A call of it without modifiers, or the path or assignment that it begins.
  fileprivate var withWhatItBegins: Syntax {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.id ? parent : node
      }
      let isLonger =
        parent.is(MemberAccessExprSyntax.self) || parent.is(SequenceExprSyntax.self)
        || parent.is(ExprListSyntax.self) || parent.is(InfixOperatorExprSyntax.self)
      guard isLonger, parent.position == node.position else { return node }
      node = parent
    }
    return node
  }
}

extension Syntax {
  fileprivate func begins(with token: TokenSyntax) -> Bool {
    positionAfterSkippingLeadingTrivia == token.positionAfterSkippingLeadingTrivia
  }
}
