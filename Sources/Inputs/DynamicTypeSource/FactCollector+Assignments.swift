import SwiftSyntax

/// What a file assigns after it has been declared.
extension FactCollector {
  /// Notes what a sequence assigns: `size = 17`, `size += 1`, `(width, size) = (10, 17)`.
  mutating func collectAssignedNames(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(2))
    guard elements.count == 2, isAssignment(elements[1]) else { return }
    if let tuple = elements[0].as(TupleExprSyntax.self) {
      for element in tuple.elements { collectAssignedName(element.expression) }
    } else {
      collectAssignedName(elements[0])
    }
  }

  /// Notes the name of a variable that is assigned, or handed over to be: `&size`.
  mutating func collectAssignedName(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      assignedNames.insert(member.declName.baseName.text)
    } else if let name = path(of: expression)?.last {
      assignedNames.insert(name)
    }
  }

  private func isAssignment(_ sign: ExprSyntax) -> Bool {
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
