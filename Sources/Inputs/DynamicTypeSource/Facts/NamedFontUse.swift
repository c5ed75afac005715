/// A modifier that gives a view a font by its name: `Image(systemName: "star").font(.icon)`.
package struct NamedFontUse: Codable, Hashable, Sendable {
  /// As of ``FontExpression/Use/modifier(root:)``.
  package var root: String
  /// UTF-8 offset of the name, after its dot.
  package var offset: Int
  package var scope: ScopeIndex
}
