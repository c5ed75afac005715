import DynamicTypeModel

extension Scene {
  /// A constraint's constant in points: what is written, but for a standard distance from a guide, which
  /// is what it is at the time.
  ///
  /// Source: 8 points from bars in 12 constraints of 6 documents, one of them with 20 written; none
  /// from the safe area in 5 constraints of 4 documents of 3 projects, with 20 or 8 written.
  /// Evidence: E-standard-distance-guide.
  public func constant(of constraint: LayoutConstraint) -> Double {
    guard constraint.isSymbolic,
      let guide = guideKind(of: constraint.first) ?? constraint.second.flatMap(guideKind)
    else { return constraint.constant }
    switch guide {
    case .safeArea: return 0
    case .topLayout, .bottomLayout: return constraint.constant < 0 ? -8 : 8
    default: return constraint.constant
    }
  }

  private func guideKind(of item: LayoutConstraint.Item) -> LayoutGuide.Kind? {
    guard case .guide(let index) = item, guides.indices.contains(index) else { return nil }
    return guides[index].kind
  }
}
