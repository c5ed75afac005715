import SwiftSyntax

/// Heights as SnapKit writes them: `label.snp.makeConstraints { make in make.height.equalTo(44) }`.
extension HeightCollector {
  func snapKitHeight(_ call: FunctionCallExprSyntax) -> HeightConstraint? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let relation = Self.snapKitRelations[member.declName.baseName.text],
      call.arguments.count == 1, let argument = call.arguments.first?.expression,
      var attributes = member.base.flatMap({ $0.dottedNames }), !attributes.isEmpty,
      let closure = SnapKitClosure(around: call),
      let closureScope = place.scope(openedBy: closure.syntax),
      attributes.removeFirst() == closure.syntax.firstParameterName,
      let height = height(argument, of: attributes), !isLinkedFurther(call)
    else { return nil }
    return HeightConstraint(
      target: TargetPath(closure.target), relation: relation, constant: height,
      relationRange: attributes == ["height"] ? place.range(of: member.declName) : nil,
      leastRelation: "greaterThanOrEqualTo", range: place.range(of: call),
      isUpdate: closure.isUpdate,
      scope: place.names[closureScope].parent ?? .file)
  }

  private static let snapKitRelations: [String: HeightConstraint.Relation] = [
    "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "greaterThanOrEqualTo": .greaterThanOrEqual,
  ]

  /// What a height is set equal to: `make.width.height.equalTo(44)`, and the height of a
  /// `make.size.equalTo(CGSize(width: 60, height: 44))`.
  private func height(_ argument: ExprSyntax, of attributes: [String]) -> Value? {
    if attributes.contains("height") { return place.value(of: argument) }
    guard attributes == ["size"] else { return nil }
    return place.height(ofSize: argument) ?? place.value(of: argument)
  }

  /// Whether more follows: a priority lets the height give way, a kept constraint is for code to move.
  private func isLinkedFurther(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text != "labeled"
  }
}
