/// A constraint between two views of UIKit that places text sideways, or by its baselines:
/// `label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)`.
package struct AnchorLink: Codable, Hashable, Sendable {
  package enum Attribute: String, Codable, Hashable, Sendable {
    case leading, trailing, centerX, width, firstBaseline, lastBaseline
  }

  package var first: TargetPath
  package var attribute: Attribute
  /// Nil for a constant.
  package var second: TargetPath?
  /// Nil for a constant, and for what places no text sideways, such as a top.
  package var secondAttribute: Attribute?
  package var relation: HeightConstraint.Relation
  package var constant: Value
  package var range: Range<Int>
  package var scope: ScopeIndex
}
