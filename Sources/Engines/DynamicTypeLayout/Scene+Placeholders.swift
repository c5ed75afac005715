import DynamicTypeModel

/// What Interface Builder shows of views that have nothing in them: its canvas gives them a size in
/// stacks, so that they can be seen. On a device they have none.
extension Scene {
  /// How long Interface Builder makes such a view, in points.
  static let placeholderLength = 50.0

  /// The axes along which an arranged view has the size of a placeholder on the canvas: a plain view or
  /// image view that holds something empty or is empty itself, or a label of one line without text; not where a
  /// constraint names its length.
  ///
  /// It is weaker than content of the same priorities: 2 views in a stack that is to be 44 high at 750 are as
  /// high as that, and one takes what others leave; but 2 views with a ratio and a view beside them make
  /// labels of 14.5 points 50 high, one a row of 29.5 rather than another of 30.5, and beside 2 views a
  /// label that hugs at 249 is stretched; and of a view and an empty label of 251 the view is.
  ///
  /// Source: across stacks, 5 views of 3 projects in stacks of 50 to 124 points, and a label of a fourth
  /// (50 wide; one for three lines below it 0); along them, 4 labels of 2 projects, a view and a label of a
  /// seventh and an image view of an eighth, each as long as what its stack leaves up to 50; 2 views of a
  /// ninth in both directions, 2 of a tenth that hold one that is pinned to their edges. Of a view with text
  /// beside something empty 2 of 2 projects, 50 points high.
  func placeholderAxes(of index: ElementIndex) -> Set<Axis> {
    let element = elements[index.rawValue]
    guard let parent = element.parent, elements[parent.rawValue].kind == .stackView else {
      return []
    }
    switch (element.kind, element.content) {
    case (.view, _), (.imageView, _): break
    case (_, .label(let text)) where text.string.isEmpty && text.numberOfLines == 1:
      return Set(Axis.allCases.filter { !constrains($0, of: index) })
    default: return []
    }
    let family = (index.rawValue..<element.subtreeEnd).map { ElementIndex($0) }
    return Set(
      Axis.allCases.filter { axis in
        !IntrinsicSizer.axes(of: element).contains(axis) && !constrains(axis, of: index)
          && family.contains { isEmpty($0, along: axis) }
      })
  }

  /// Whether a view holds nothing, and neither has a size of its own nor one that a constraint names.
  private func isEmpty(_ index: ElementIndex, along axis: Axis) -> Bool {
    let element = elements[index.rawValue]
    let isLeaf = element.subtreeEnd == index.rawValue + 1
    guard isLeaf, !constrains(axis, of: index) else { return false }
    if case .textInput(let input) = element.content, element.kind == .textView {
      return input.text.string.isEmpty
    }
    return !IntrinsicSizer.axes(of: element).contains(axis)
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
