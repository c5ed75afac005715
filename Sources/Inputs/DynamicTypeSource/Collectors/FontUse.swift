import SwiftSyntax

/// What the expressions around a font do with it.
struct FontUse {
  private(set) var use = FontExpression.Use.other
  /// Whether the font follows `??`, for the case that the one before it is missing.
  private(set) var isFallback = false
  /// The call with everything that belongs to it: `!`, `?? other`.
  private(set) var outerRange: Range<Int>
  private let source: ParsedSource
  /// Whether a member follows that UIFont does not declare, which need not be a font then, and whether after
  /// a `?`.
  private var isExtended = false
  private var isChained = false
  /// The operand of a sequence that the font is in.
  private var operand: Syntax

  /// Goes from the call that makes a font outwards.
  init(of call: FunctionCallExprSyntax, in source: ParsedSource) {
    self.source = source
    operand = Syntax(call)
    outerRange = source.range(of: call)
    var child = Syntax(call)
    for _ in 0..<32 {
      guard let parent = child.parent else { break }
      if parent.kind == .memberAccessExpr {
        guard let whole = follow(parent) else {
          use = .measured
          return
        }
        child = whole
      } else if let found = use(of: child, in: parent) {
        use = found
        return
      } else {
        child = parent
      }
    }
    use = certain(.other)
  }

  /// What a parent does with the font; nil where something around the parent decides.
  private mutating func use(of child: Syntax, in parent: Syntax) -> FontExpression.Use? {
    switch parent.kind {
    case .forceUnwrapExpr, .tryExpr: outerRange = source.range(of: parent)
    case .optionalChainingExpr: isChained = true
    case .tupleExpr, .labeledExprList, .asExpr, .dictionaryElementList, .initializerClause,
      .unresolvedTernaryExpr:
      break
    case .exprList: operand = child
    case .sequenceExpr: return use(in: parent.cast(SequenceExprSyntax.self))
    case .optionalBindingCondition:
      // `if let _ = UIFont(…)` asks whether there is such a font.
      let pattern = parent.cast(OptionalBindingConditionSyntax.self).pattern
      return certain(source.text(of: pattern) == "_" ? .measured : .other)
    case .labeledExpr where parent.parent?.parent?.kind == .tupleExpr: break
    case .labeledExpr: return certain(argumentUse(parent.cast(LabeledExprSyntax.self)))
    case .dictionaryElement:
      return certain(AttributeUses.use(of: parent.cast(DictionaryElementSyntax.self)))
    default: return certain(.other)
    }
    return nil
  }

  private mutating func use(in sequence: SequenceExprSyntax) -> FontExpression.Use? {
    if isComparedWithNil(operand, in: sequence) { return .measured }
    let place = place(of: operand, in: sequence)
    if place.isFallback { isFallback = true }
    if place.isFollowedByFallbacks {
      let end = max(outerRange.upperBound, source.range(of: sequence).upperBound)
      outerRange = outerRange.lowerBound..<end
    }
    guard isAssignment(sequence) else { return nil }
    let takesFont = !isExtended || isFontAssigned(sequence)
    return takesFont ? assignedUse(sequence) : .measured
  }

  /// The whole expression of a member of the font that is a font like it; nil for other members.
  private mutating func follow(_ member: Syntax) -> Syntax? {
    guard let found = fontMember(member) else { return nil }
    if !found.isModifier { isExtended = true }
    if !isChained { outerRange = source.range(of: found.whole) }
    return found.whole
  }

  private func certain(_ use: FontExpression.Use) -> FontExpression.Use {
    isExtended && !use.takesFontAlone ? .measured : use
  }
}

extension FontExpression.Use {
  /// Whether nothing but a font fits there.
  fileprivate var takesFontAlone: Bool {
    switch self {
    case .scaled, .modifier, .textAttribute, .blankAttribute, .measuringAttribute, .barAttribute,
      .symbol:
      true
    case .assigned, .wrapped, .measured, .argument, .other: false
    }
  }
}

// MARK: - Sequences

extension FontUse {
  /// Whether what is left of `=` is named as a font is: `label.font`, `titleFont`, `attributes[.font]`.
  private func isFontAssigned(_ sequence: SequenceExprSyntax) -> Bool {
    if let target = sequence.elements.first?.as(SubscriptCallExprSyntax.self) {
      return target.arguments.first.map { AttributeUses.isFontKey($0.expression) } == true
    }
    return sequence.assignedName?.lowercased().hasSuffix("font") == true
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

  /// The place of an operand among `??`.
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
}
