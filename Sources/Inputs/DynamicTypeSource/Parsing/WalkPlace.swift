import SwiftSyntax

/// Where a walk over a source is, and what is known there: shared by all that collect facts on the walk.
///
/// Scopes and variables are added here alone, so that names mean the same to all of them.
final class WalkPlace {
  let source: ParsedSource
  /// What expressions are; ask for those that the walk has left.
  let values = ValueEvaluator()
  /// The scopes and variables up to here.
  private(set) var names = SourceNames()
  private var clauses = PlatformClauses()
  private var textSizes = TextSizeChoices()
  private var openScopes: [(scope: ScopeIndex, syntax: SyntaxIdentifier?)] = [(.file, nil)]
  private var scopesBySyntax: [SyntaxIdentifier: ScopeIndex] = [:]

  init(in source: ParsedSource) {
    self.source = source
  }

  /// The innermost scope.
  var scope: ScopeIndex { openScopes.last?.scope ?? .file }

  /// The scope that a node opened; nil for one that opens none.
  func scope(openedBy node: some SyntaxProtocol) -> ScopeIndex? { scopesBySyntax[node.id] }

  func range(of node: some SyntaxProtocol) -> Range<Int> { source.range(of: node) }
  func text(of node: some SyntaxProtocol) -> String { source.text(of: node) }
  func value(of expression: ExprSyntax) -> Value { values.value(of: expression) }
}

// MARK: - Walking

extension WalkPlace {
  /// Opens the scope that a node opens, if it does.
  func enter(_ node: Syntax) {
    clauses.enter(node)
    guard let kind = scopeKind(of: node) else { return }
    if kind == .textSizes { values.noteTextSizeChoice(node) }
    let isPrivate =
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate ?? false
    let index = names.add(
      Scope(kind: kind, parent: scope, start: node.position.utf8Offset, isPrivate: isPrivate))
    scopesBySyntax[node.id] = index
    openScopes.append((index, node.id))
  }

  /// Ends the scope that a node opened, if it did.
  func leave(_ node: Syntax) {
    clauses.leave(node)
    if openScopes.last?.syntax == node.id { openScopes.removeLast() }
  }

  private func scopeKind(of node: Syntax) -> Scope.Kind? {
    switch node.kind {
    case .codeBlock where OldSystems.isFor(node), .ifExpr where OldSystems.isFor(node):
      .otherPlatform
    case .ifConfigClause: clauses.isWithoutReaders(node) ? .otherPlatform : nil
    case .ifExpr, .switchExpr, .guardStmt, .sequenceExpr:
      textSizes.chooses(node, at: self) ? .textSizes : nil
    default: Scope.Kind.opened(by: node)
    }
  }
}

// MARK: - Declaring

extension WalkPlace {
  /// Adds a variable to those that names mean.
  @discardableResult
  func declare(_ variable: Variable) -> VariableIndex {
    names.add(variable, isForIOS: clauses.isForIOS)
  }

  /// Changes what is known of a variable.
  func update(_ variable: VariableIndex, _ change: (inout Variable) -> Void) {
    names.update(variable, change)
  }

  /// Notes the variable if it has the reader's text size.
  func noteTextSize(
    _ variable: VariableIndex, of declaration: VariableDeclSyntax, initial: ExprSyntax?
  ) {
    textSizes.note(variable, of: declaration, initial: initial)
  }

  /// Whether a condition depends on the reader's text size.
  func asksForTextSize(_ condition: some SyntaxProtocol) -> Bool {
    textSizes.asksForTextSize(condition, self)
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot name a declaration; `private(set)` says less.
  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
