/// What a dotted name starts from and leads to: `cell.titleLabel`, without a leading `self`.
///
/// Empty for `self` itself. `button.titleLabel?` and `button.titleLabel!` are the same.
package struct TargetPath: Codable, Hashable, Sendable {
  package var components: [String]

  package init(_ components: [String]) { self.components = components }

  /// As a reader would write it; `self` for the empty path.
  package var description: String {
    components.isEmpty ? "self" : components.joined(separator: ".")
  }
}

/// What a target path means, so that two spellings of one view are equal.
package struct TargetIdentity: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case variable(VariableIndex)
    /// A name that is declared elsewhere, or `self`, within this type.
    case type(ScopeIndex)
    /// The same outside of any type.
    case file
  }

  package var base: Base
  /// The names that follow the base.
  package var path: [String]
}

extension SourceNames {
  /// What a target means, the same for every spelling within its type.
  package func identity(of target: TargetPath, in scope: ScopeIndex) -> TargetIdentity {
    if let first = target.components.first, let found = variable(named: first, in: scope) {
      return TargetIdentity(
        base: .variable(self[found].alias ?? found), path: Array(target.components.dropFirst()))
    }
    return TargetIdentity(
      base: enclosingType(of: scope).map { .type($0) } ?? .file, path: target.components)
  }
}
