import SwiftSyntax

extension Scope {
  /// Where a node of this scope's source is.
  func location(of node: some SyntaxProtocol, in project: ProjectIndex) -> SourceLocation {
    project.location(of: node, file: file)
  }
}
