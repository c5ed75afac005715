import SwiftSyntax

/// A closure of SnapKit: `label.snp.makeConstraints { make in … }`.
struct SnapKitClosure {
  let syntax: ClosureExprSyntax
  /// The view whose constraints it makes.
  let target: [String]
  /// Whether it gives other constants to constraints that were made before.
  let isUpdate: Bool

  private static let functions: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints",
  ]

  /// The closure right around a node; nil where that is none of SnapKit's.
  init?(around node: some SyntaxProtocol) {
    var next = node.parent
    while let current = next, !current.is(ClosureExprSyntax.self) { next = current.parent }
    guard let closure = next?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let names = call.calledExpression.dottedNames, let function = names.last,
      Self.functions.contains(function), names.dropLast().last == "snp"
    else { return nil }
    syntax = closure
    target = names.dropLast(2)
    isUpdate = function == "updateConstraints"
  }
}
