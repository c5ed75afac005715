import SwiftSyntax

/// Heights as libraries spell them in one call or operator.
extension HeightCollector {
  /// `label.autoSetDimension(.height, toSize: 44)` of PureLayout and `label.height(44)` of TinyConstraints.
  func libraryHeight(_ call: FunctionCallExprSyntax) -> HeightConstraint? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let target = member.base.flatMap({ $0.dottedNames }),
      let height = pureLayoutHeight(call, member) ?? tinyConstraintsHeight(call, member)
    else { return nil }
    return HeightConstraint(
      target: TargetPath(target), relation: height.relation, constant: height.value,
      relationRange: height.relationRange, leastRelation: height.leastRelation,
      range: place.range(of: call),
      variable: boundName(of: call), scope: place.scope)
  }

  /// A height that a call gives a view, and the place of a word for its relation.
  private struct Height {
    var value: Value
    var relation: HeightConstraint.Relation
    var relationRange: Range<Int>?
    var leastRelation = ""
  }

  private func pureLayoutHeight(
    _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> Height? {
    let arguments = Array(call.arguments)
    switch (member.declName.baseName.text, arguments.map(\.label?.text)) {
    case ("autoSetDimension", [nil, "toSize"]) where isHeight(arguments[0].expression):
      let end = place.range(of: arguments[1]).upperBound
      return Height(
        value: place.value(of: arguments[1].expression), relation: .equal, relationRange: end..<end,
        leastRelation: ", relation: .greaterThanOrEqual")
    case ("autoSetDimension", [nil, "toSize", "relation"]) where isHeight(arguments[0].expression):
      guard
        let relation = place.value(of: arguments[2].expression).lastName
          .flatMap({ Self.spelledOutRelations[$0] })
      else { return nil }
      return Height(
        value: place.value(of: arguments[1].expression), relation: relation,
        relationRange: place.range(of: arguments[2].expression),
        leastRelation: ".greaterThanOrEqual")
    case ("autoSetDimensions", ["to"]):
      return place.height(ofSize: arguments[0].expression).map {
        Height(value: $0, relation: .equal)
      }
    default: return nil
    }
  }

  private func isHeight(_ dimension: ExprSyntax) -> Bool {
    place.value(of: dimension).lastName == "height"
  }

  private func tinyConstraintsHeight(
    _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> Height? {
    let arguments = Array(call.arguments)
    guard let first = arguments.first, first.label == nil else { return nil }
    switch (member.declName.baseName.text, arguments.dropFirst().map(\.label?.text)) {
    case ("height", []):
      let start = place.range(of: first).lowerBound
      return Height(
        value: place.value(of: first.expression), relation: .equal, relationRange: start..<start,
        leastRelation: "min: ")
    case ("height", ["relation"]):
      guard
        let relation = place.value(of: arguments[1].expression).lastName
          .flatMap({ Self.tinyRelations[$0] })
      else { return nil }
      return Height(
        value: place.value(of: first.expression), relation: relation,
        relationRange: place.range(of: arguments[1].expression), leastRelation: ".equalOrGreater")
    case ("size", []):
      return place.height(ofSize: first.expression).map { Height(value: $0, relation: .equal) }
    default: return nil
    }
  }

  private static let tinyRelations: [String: HeightConstraint.Relation] = [
    "equal": .equal, "equalOrLess": .lessThanOrEqual, "equalOrGreater": .greaterThanOrEqual,
  ]

  /// `label.heightAnchor == 44` of Anchorage; followed by a priority, it gives way.
  func operatorHeight(_ sequence: SequenceExprSyntax) -> HeightConstraint? {
    let elements = Array(sequence.elements.prefix(4))
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self),
      let relation = Self.signs[sign.operator.text],
      let anchor = elements[0].as(MemberAccessExprSyntax.self),
      anchor.declName.baseName.text == "heightAnchor",
      let target = anchor.base.flatMap({ $0.dottedNames })
    else { return nil }
    return HeightConstraint(
      target: TargetPath(target), relation: relation, constant: place.value(of: elements[2]),
      relationRange: place.range(of: sign), leastRelation: ">=", range: place.range(of: sequence),
      variable: nil, scope: place.scope)
  }

  private static let signs: [String: HeightConstraint.Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]
}
