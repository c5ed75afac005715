import SwiftSyntax

/// Heights as UIKit writes them: with anchors, and with `NSLayoutConstraint`.
extension HeightCollector {
  /// `x.heightAnchor.constraint(equalToConstant: 44)` and its sisters.
  func anchoredHeight(_ call: FunctionCallExprSyntax) -> HeightConstraint? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "constraint", call.arguments.count == 1,
      let argument = call.arguments.first, let label = argument.label,
      let relation = Self.relations[label.text],
      let anchor = member.base?.dottedNames, anchor.last == "heightAnchor", !isThrownAway(call)
    else { return nil }
    return HeightConstraint(
      target: TargetPath(Array(anchor.dropLast())), relation: relation,
      constant: place.value(of: argument.expression),
      relationRange: place.range(of: label), leastRelation: "greaterThanOrEqualToConstant",
      range: place.range(of: call), variable: boundName(of: call), scope: place.scope)
  }

  /// `NSLayoutConstraint(item: x, attribute: .height, relatedBy: .equal, toItem: nil, …, constant: 44)`.
  func spelledOutHeight(_ call: FunctionCallExprSyntax) -> HeightConstraint? {
    guard
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSLayoutConstraint",
      call.arguments.map({ $0.label?.text }) == Self.spelledOutLabels, !isThrownAway(call)
    else { return nil }
    let values = call.arguments.map(\.expression)
    guard place.value(of: values[1]).lastName == "height", values[3].is(NilLiteralExprSyntax.self),
      let relation = place.value(of: values[2]).lastName.flatMap({ Self.spelledOutRelations[$0] }),
      let target = values[0].dottedNames
    else { return nil }
    let word = values[2].as(MemberAccessExprSyntax.self).map { place.range(of: $0.declName) }
    return HeightConstraint(
      target: TargetPath(target), relation: relation, constant: place.value(of: values[6]),
      relationRange: word ?? place.range(of: values[2]), leastRelation: "greaterThanOrEqual",
      range: place.range(of: call), variable: boundName(of: call), scope: place.scope)
  }

  private static let spelledOutLabels = [
    "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
  ]

  static let spelledOutRelations: [String: HeightConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let relations: [String: HeightConstraint.Relation] = [
    "equalToConstant": .equal, "lessThanOrEqualToConstant": .lessThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual,
  ]

  /// The variable that a call's result is kept in.
  func boundName(of call: FunctionCallExprSyntax) -> String? {
    guard let parent = call.parent else { return nil }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
      let left = sequence.elements.first, left.id != call.id
    else { return nil }
    return left.dottedNames?.last
  }

  /// Whether nothing is done with what a call gives: a constraint that no one activates holds nothing.
  ///
  /// Statements of closures that a function gets may be what it builds from.
  private func isThrownAway(_ call: FunctionCallExprSyntax) -> Bool {
    if let sequence = call.parent?.parent?.as(SequenceExprSyntax.self) {
      return sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    }
    guard let statements = call.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
      return false
    }
    var next = statements.parent
    while let current = next {
      switch current.kind {
      case .functionDecl:
        let function = current.cast(FunctionDeclSyntax.self)
        let isBuilder = function.attributes.contains { place.text(of: $0).hasSuffix("Builder") }
        return !isBuilder && (statements.count > 1 || function.signature.returnClause == nil)
      case .initializerDecl: return true
      case .closureExpr:
        let outer = current.parent?.as(FunctionCallExprSyntax.self)
        return statements.count > 1 && outer?.calledExpression.id == current.id
      case .accessorDecl, .accessorBlock, .sourceFile: return false
      default: next = current.parent
      }
    }
    return false
  }
}

extension Value {
  /// `height` of `.height` and of `NSLayoutConstraint.Attribute.height`.
  var lastName: String? {
    switch self {
    case .member(let name): name
    case .name(let path): path.last
    default: nil
    }
  }
}
