import SwiftSyntax

extension FactCollector {
  /// What the expressions around a font do with it.
  func fontUse(
    of call: FunctionCallExprSyntax
  ) -> (use: FontExpression.Use, isFallback: Bool, outer: Range<Int>) {
    var child = Syntax(call)
    var operand = child
    var outer = range(of: call)
    var isFallback = false
    // Whether a member that UIFont does not declare stands behind it, which need not be a font then, and
    // whether behind a `?`.
    var isExtended = false
    var isChained = false
    func certain(_ use: FontExpression.Use) -> FontExpression.Use {
      isExtended && !use.takesFontAlone ? .measured : use
    }
    for _ in 0..<32 {
      guard let parent = child.parent else { break }
      switch parent.kind {
      case .forceUnwrapExpr, .tryExpr:
        outer = range(of: parent)
      case .optionalChainingExpr:
        isChained = true
      case .tupleExpr, .labeledExprList, .asExpr, .dictionaryElementList, .initializerClause,
        .unresolvedTernaryExpr:
        break
      case .exprList:
        operand = child
      case .sequenceExpr:
        let sequence = parent.cast(SequenceExprSyntax.self)
        if isComparedWithNil(operand, in: sequence) { return (.measured, isFallback, outer) }
        let place = place(of: operand, in: sequence)
        if place.isFallback { isFallback = true }
        if place.isFollowedByFallbacks {
          outer = outer.lowerBound..<max(outer.upperBound, range(of: sequence).upperBound)
        }
        if isAssignment(sequence) {
          let takesFont = !isExtended || isFontAssigned(sequence)
          return (takesFont ? assignedUse(sequence) : .measured, isFallback, outer)
        }
      case .optionalBindingCondition:
        // `if let _ = UIFont(…)` asks whether there is such a font.
        let isNamed = text(of: parent.cast(OptionalBindingConditionSyntax.self).pattern) != "_"
        return (certain(isNamed ? .other : .measured), isFallback, outer)
      case .memberAccessExpr:
        guard let member = fontMember(parent) else { return (.measured, isFallback, outer) }
        if !member.isModifier { isExtended = true }
        if !isChained { outer = range(of: member.whole) }
        child = member.whole
        continue
      case .labeledExpr:
        if parent.parent?.parent?.kind == .tupleExpr { break }
        return (certain(argumentUse(parent.cast(LabeledExprSyntax.self))), isFallback, outer)
      case .dictionaryElement:
        return (
          certain(attributeUse(parent.cast(DictionaryElementSyntax.self))), isFallback, outer
        )
      default:
        return (certain(.other), isFallback, outer)
      }
      child = parent
    }
    return (certain(.other), isFallback, outer)
  }

  /// Whether what stands left of `=` is named as a font is: `label.font`, `titleFont`, `attributes[.font]`.
  private func isFontAssigned(_ sequence: SequenceExprSyntax) -> Bool {
    if let target = sequence.elements.first?.as(SubscriptCallExprSyntax.self) {
      return target.arguments.first.map { isFontKey($0.expression) } == true
    }
    return assignedName(sequence)?.lowercased().hasSuffix("font") == true
  }

  private func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
    sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// `UIFont(name: "Avenir-Book", size: 17) != nil` asks whether there is such a font.
  private func isComparedWithNil(_ operand: Syntax, in sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == operand.id }) else { return false }
    for (sign, other) in [(index + 1, index + 2), (index - 1, index - 2)] {
      guard elements.indices.contains(sign), elements.indices.contains(other),
        let name = elements[sign].as(BinaryOperatorExprSyntax.self)?.operator.text
      else { continue }
      if ["==", "!="].contains(name), elements[other].is(NilLiteralExprSyntax.self) { return true }
    }
    return false
  }

  /// Where an operand stands among `??`.
  private func place(
    of operand: Syntax, in sequence: SequenceExprSyntax
  ) -> (isFallback: Bool, isFollowedByFallbacks: Bool) {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == operand.id }) else {
      return (false, false)
    }
    let rest = stride(from: index + 1, to: elements.count, by: 2)
    return (
      index > 0 && isCoalescing(elements[index - 1]),
      index + 1 < elements.count && rest.allSatisfy { isCoalescing(elements[$0]) }
    )
  }

  private func isCoalescing(_ element: ExprSyntax) -> Bool {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// What gives back a font like its own: the call of `.bold()`, and what an extension of the app makes of a
  /// font, `.italicized` or `.with(weight: .bold)`.
  private func fontMember(_ member: Syntax) -> (whole: Syntax, isModifier: Bool)? {
    let name = member.cast(MemberAccessExprSyntax.self).declName.baseName.text
    guard ValueEvaluator.keepsSize(name) else { return nil }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return (member, false) }
    // `width(_:)` is SwiftUI's, `width(of:)` an app's.
    let isModifier =
      ValueEvaluator.fontModifiers.contains(name) && call.arguments.first?.label == nil
    return (Syntax(call), isModifier)
  }

  private func assignedUse(_ sequence: SequenceExprSyntax) -> FontExpression.Use {
    guard let target = sequence.elements.first?.as(SubscriptCallExprSyntax.self) else {
      // What becomes of a variable is said elsewhere.
      let name = sequence.elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name == nil || name == "font" ? .assigned : .other
    }
    guard let key = target.arguments.first?.expression, isFontKey(key) else { return .assigned }
    let name = path(of: target.calledExpression)?.last
    return isBarAttributes(name) ? .barAttribute : .textAttribute
  }

  private func argumentUse(_ argument: LabeledExprSyntax) -> FontExpression.Use {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return .other
    }
    let label = argument.label?.text
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      return name == "Font" && label == nil ? .wrapped : .argument(function: name)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .other }
    switch (member.declName.baseName.text, label) {
    case ("scaledFont", "for"): return .scaled
    case ("font", nil):
      let isSymbol = showsImagesAlone(member.base) || showsIconAlone(call)
      return .modifier(root: isSymbol ? "Image" : chainRoot(of: member.base))
    case ("addAttribute", "value"):
      let key = call.arguments.first?.expression
      return key.map { isFontKey($0) } == true
        ? .textAttribute : .argument(function: "addAttribute")
    case ("SymbolConfiguration", "font"): return .symbol
    // `preferredSymbolConfiguration = .init(font:scale:)`: nothing else is made of those two.
    case ("init", "font") where call.arguments.dropFirst().allSatisfy({ $0.label?.text == "scale" }):
      return .symbol
    case (let name, _): return .argument(function: name)
    }
  }

  private func attributeUse(_ element: DictionaryElementSyntax) -> FontExpression.Use {
    guard isFontKey(element.key) else { return .other }
    var node = Syntax(element)
    for _ in 0..<8 {
      guard let parent = node.parent else { break }
      if let call = parent.as(FunctionCallExprSyntax.self) { return attributeUse(in: call) }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return isBarAttributes(assignedName(sequence)) ? .barAttribute : .textAttribute
      }
      node = parent
    }
    return .textAttribute
  }

  /// What a call does with a dictionary of attributes that it gets.
  private func attributeUse(in call: FunctionCallExprSyntax) -> FontExpression.Use {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "size" || name == "boundingRect" { return .measuringAttribute }
    return isBarAttributes(name) ? .barAttribute : .textAttribute
  }

  /// The variable that keeps the dictionary of attributes in which a font stands.
  func attributesVariable(of call: FunctionCallExprSyntax) -> String? {
    var node = Syntax(call)
    for _ in 0..<12 {
      guard let parent = node.parent else { return nil }
      switch parent.kind {
      case .functionCallExpr, .codeBlockItem, .closureExpr: return nil
      case .patternBinding:
        let pattern = parent.cast(PatternBindingSyntax.self).pattern
        return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      default: node = parent
      }
    }
    return nil
  }

  /// Notes the variables that a call gets as attributes: `size(withAttributes: attributes)`.
  mutating func collectAttributes(_ call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      guard let name = argument.expression.as(DeclReferenceExprSyntax.self) else { continue }
      attributeUses.append((name.baseName.text, scope, attributeUse(in: call)))
    }
  }

  /// Notes a variable that is assigned as attributes: `bar.titleTextAttributes = attributes`.
  mutating func collectAttributes(assignedBy elements: [ExprSyntax], to property: String) {
    guard elements.count == 3, let name = elements[2].as(DeclReferenceExprSyntax.self) else {
      return
    }
    attributeUses.append(
      (name.baseName.text, scope, isBarAttributes(property) ? .barAttribute : .textAttribute))
  }

  /// Says of fonts in attributes that a variable keeps what becomes of the variable.
  mutating func followAttributes() {
    let usesByName = Dictionary(grouping: attributeUses, by: \.name)
    for (index, name) in attributeNames {
      guard let variable = file.variable(named: name, in: file[index].scope) else { continue }
      let uses = Set(
        usesByName[name, default: []]
          .filter { file.variable(named: name, in: $0.scope) == variable }.map(\.use))
      if uses == [.barAttribute] || uses == [.measuringAttribute] {
        file.fonts[index.rawValue].use = uses.first ?? .textAttribute
      }
    }
  }

  /// The property on the left side: also of a call, such as `UINavigationBar.appearance()`.
  private func assignedName(_ sequence: SequenceExprSyntax) -> String? {
    guard let left = sequence.elements.first else { return nil }
    return left.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? path(of: left)?.last
  }

  /// `.font`, `NSAttributedString.Key.font`.
  private func isFontKey(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "font"
  }

  private func isBarAttributes(_ name: String?) -> Bool {
    name == "titleTextAttributes" || name == "setTitleTextAttributes"
  }
}

extension FontExpression.Use {
  /// Whether nothing but a font fits there.
  fileprivate var takesFontAlone: Bool {
    switch self {
    case .scaled, .modifier, .textAttribute, .measuringAttribute, .barAttribute, .symbol: true
    case .assigned, .wrapped, .measured, .argument, .other: false
    }
  }
}
