import DynamicTypeSource
import SwiftSyntax

extension ParsedSource {
  /// Whether it makes a window dark, whatever else is so: `window.overrideUserInterfaceStyle = .dark`.
  var makesWindowDark: Bool {
    guard bytes.contains("overrideUserInterfaceStyle") else { return false }
    let visitor = DarkWindows()
    tree.map { visitor.walk($0) }
    return visitor.isDark && !visitor.isOther
  }
}

/// Finds what code says of the look of windows.
private final class DarkWindows: IOSCodeVisitor {
  private(set) var isDark = false
  /// Whether a window has another look somewhere, or under a condition.
  private(set) var isOther = false

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard isOnIOS, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "overrideUserInterfaceStyle",
      let base = member.base, base.isWindow
    else { return .visitChildren }
    let style = parts[2].as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if style == "dark", node.isUnconditional { isDark = true } else { isOther = true }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether it is a variable that is named as a window or made as one.
  fileprivate var isWindow: Bool {
    var inner = self
    while true {
      if let chain = inner.as(OptionalChainingExprSyntax.self) {
        inner = chain.expression
      } else if let forced = inner.as(ForceUnwrapExprSyntax.self) {
        inner = forced.expression
      } else {
        break
      }
    }
    if let member = inner.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.lowercased().hasSuffix("window")
    }
    guard let name = inner.as(DeclReferenceExprSyntax.self) else { return false }
    if name.baseName.text.lowercased().hasSuffix("window") { return true }
    let call = name.binding?.initializer?.value.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIWindow"
  }
}

extension SyntaxProtocol {
  /// Whether it always runs where its function does, but for a `guard` or an `if let` of a window.
  fileprivate var isUnconditional: Bool {
    var around = parent
    while let node = around {
      if node.is(FunctionDeclSyntax.self) { return true }
      if let branches = node.as(IfExprSyntax.self) {
        let binds = branches.conditions.allSatisfy {
          $0.condition.is(OptionalBindingConditionSyntax.self)
        }
        guard binds, branches.elseBody == nil else { return false }
      }
      if node.is(SwitchExprSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorDeclSyntax.self)
      {
        return false
      }
      around = node.parent
    }
    return false
  }
}
