/// A view of UIKit that code puts into another one: `box.addSubview(label)`, `UIStackView(arrangedSubviews: [label])`.
package struct NestedView: Codable, Hashable, Sendable {
  package var parent: TargetPath
  package var child: TargetPath
  /// Whether the parent, a stack, arranges it.
  package var isArranged: Bool
  /// UTF-8 offset of the child's name.
  package var offset: Int
  package var scope: ScopeIndex
}
