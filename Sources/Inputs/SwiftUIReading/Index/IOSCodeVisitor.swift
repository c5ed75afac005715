import DynamicTypeSource
import SwiftSyntax

/// Walks over code and knows whether iOS compiles where it is; previews are left out.
class IOSCodeVisitor: SyntaxVisitor {
  private var clauses = PlatformClauses()
  private var clausesElsewhere = 0

  init() { super.init(viewMode: .sourceAccurate) }

  /// Whether a platform compiles the place on which readers choose a text size.
  var isOnIOS: Bool { clausesElsewhere == 0 }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    clauses.enter(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if clauses.isWithoutReaders(Syntax(node)) { clausesElsewhere += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if clauses.isWithoutReaders(Syntax(node)) { clausesElsewhere -= 1 }
  }

  // MARK: Previews

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isPreviewProvider ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
}

extension StructDeclSyntax {
  /// Whether it shows previews, which show what they show wherever the app does.
  var isPreviewProvider: Bool { inheritanceClause.names.contains("PreviewProvider") }
}
