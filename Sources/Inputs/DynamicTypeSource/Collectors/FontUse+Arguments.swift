import SwiftSyntax

extension FontUse {
  func assignedUse(_ sequence: SequenceExprSyntax) -> FontExpression.Use {
    guard let target = sequence.elements.first?.as(SubscriptCallExprSyntax.self) else {
      // What is done with a variable is noted elsewhere.
      let name = sequence.elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name == nil || name == "font" ? .assigned : .other
    }
    guard let key = target.arguments.first?.expression, AttributeUses.isFontKey(key) else {
      return .assigned
    }
    let name = target.calledExpression.dottedNames?.last
    return AttributeUses.isBarAttributes(name) ? .barAttribute : .textAttribute
  }

  func argumentUse(_ argument: LabeledExprSyntax) -> FontExpression.Use {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return .other
    }
    let label = argument.label?.text
    // `setFont(scaledFor: font)`
    if label?.hasPrefix("scale") == true { return .scaled }
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      return name == "Font" && label == nil ? .wrapped : .argument(function: name)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .other }
    switch (member.declName.baseName.text, label) {
    case ("scaledFont", "for"): return .scaled
    case ("font", nil):
      return .modifier(root: call.rootOfModified)
    case ("addAttribute", "value"):
      let key = call.arguments.first?.expression
      return key.map { AttributeUses.isFontKey($0) } == true
        ? .textAttribute : .argument(function: "addAttribute")
    case ("SymbolConfiguration", "font"): return .symbol
    // `preferredSymbolConfiguration = .init(font:scale:)`: nothing else is made of those two.
    case ("init", "font") where call.arguments.dropFirst().allSatisfy({ $0.label?.text == "scale" }):
      return .symbol
    case (let name, _): return .argument(function: name)
    }
  }
}

extension FunctionCallExprSyntax {
  /// What a modifier's chain starts with: the name of the first call, `Image` where all of it is images, or a dotted
  /// name; nil for an unknown expression.
  var rootOfModified: String? {
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
      .map { ModifierChain(endingWith: $0) }
    if base?.showsImagesAlone == true || ModifierChain(around: self).showsIconAlone {
      return "Image"
    }
    return base?.root ?? base?.rootName
  }
}
