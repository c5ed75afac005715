import DynamicTypeModel

/// What Interface Builder shows of views that have nothing in them: its canvas gives them a size in
/// stacks, so that they can be seen. On a device they have none.
extension Scene {
  /// How long Interface Builder makes such a view, in points.
  static let placeholderLength = 50.0

  /// The axes along which an arranged view has the size of a placeholder on the canvas: a plain view or
  /// image view without a size of its own, or a label of one line without text, whose length no constraint
  /// names either.
  ///
  /// It is weaker than what a text needs, and stronger than what a text hugs: 2 views in a stack that is to
  /// be 44 high at 750 are as high as that, and one takes what others leave; 2 views with a ratio and a
  /// view beside them make labels of 14.5 points 50 high, and one a row of 29.5 rather than another of 30.5.
  ///
  /// Source: across stacks, 5 views of 3 projects in stacks of 50 to 124 points, and a label of a fourth
  /// (50 wide; one for three lines below it 0); along them, 4 labels of 2 projects, a view and a label of a
  /// seventh and an image view of an eighth, each as long as what its stack leaves up to 50; 2 views of a
  /// ninth in both directions.
  func placeholderAxes(of index: ElementIndex) -> Set<Axis> {
    let element = elements[index.rawValue]
    guard let parent = element.parent, elements[parent.rawValue].kind == .stackView,
      element.subtreeEnd == index.rawValue + 1
    else { return [] }
    let open: Set<Axis>
    switch (element.kind, element.content) {
    case (.view, _), (.imageView, _):
      open = Set(Axis.allCases).subtracting(IntrinsicSizer.axes(of: element))
    case (_, .label(let text)) where text.string.isEmpty && text.numberOfLines == 1:
      open = Set(Axis.allCases)
    default: return []
    }
    return open.filter { !constrains($0, of: index) }
  }

  /// Whether a constraint names the length itself: one to another view's leaves it open.
  private func constrains(_ axis: Axis, of index: ElementIndex) -> Bool {
    let length: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.contains { constraint in
      constraint.first == .element(index) && constraint.firstAttribute == length
        && constraint.second == nil
    }
  }
}
