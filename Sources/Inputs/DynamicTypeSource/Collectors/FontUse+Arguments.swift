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
      let base = member.base.map { ModifierChain(endingWith: $0) }
      let isSymbol = base?.showsImagesAlone == true || ModifierChain(around: call).showsIconAlone
      return .modifier(root: isSymbol ? "Image" : base?.root)
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
