import DynamicTypeModel
import UIKitModel

/// What Interface Builder shows of plain views: its canvas gives them a size in stacks, so that they can be
/// seen. On a device they have none.
extension Scene {
  /// How long the canvas shows such a view: as long as it was drawn, or as Xcode's library had it, before it
  /// was arranged. No constraint says so, so that the recorded frame has to.
  ///
  /// Source: 15 views of 7 projects (builds 16096 to 23504), 59 to 871 points high and 128 to 260 wide, four of
  /// them effect views; two screens of the same constraints have one 300 and 210 points wide, and of six labels
  /// without text, alike in all, three are 61 wide and three 50.
  /// Evidence: E-canvas-placeholder.
  func placeholderLength(of index: ElementIndex, along axis: Axis) -> Double {
    guard let frame = elements[index.rawValue].recordedFrame else { return Self.placeholderLength }
    return axis == .horizontal ? frame.width : frame.height
  }

  /// How long Interface Builder makes one that it has no length of, in points, and takes it for in shares of a
  /// stack.
  static let placeholderLength = 50.0

  /// The axes along which an arranged view has the size of a placeholder on the canvas: a plain, image or
  /// effect view without a size of its own, a stack view that arranges nothing, or a label of one line without
  /// text; not where a constraint as strong as content names its length. One that holds only what has a size is
  /// at least as long.
  ///
  /// It hugs as content of its priority does, and is compressed after it: rows 46 and 371 points high leave a
  /// field and its buttons 18 of their 34 (two screens), and a column 345 wide has that though 280 is asked for
  /// at 750; 2 views with a ratio and a view beside them make labels of 14.5 points 50 high, one a row of 29.5
  /// rather than another of 30.5. Beside 2 views a label that hugs at 249 is stretched, of a view and an empty
  /// label of 251 the view is, and above an image view and two empty labels, all of 251, labels of 251 are (2
  /// projects); one that is to be as high as what scrolls, and centred in it, both at 250, stays 0 high.
  ///
  /// Source: across stacks, 5 views of 3 projects in stacks of 50 to 124 points, and a label of a fourth
  /// (50 wide; one for three lines below it 0); along them, 4 labels of 2 projects, a view and a label of a
  /// seventh and an image view of an eighth, each as long as what its stack leaves up to 50; 2 views of a
  /// ninth in both directions, 2 of a tenth that hold one that is pinned to their edges. Of views with text
  /// beside something empty 2 of 2 projects; of views with nothing but labels that hug at 251 or less 7 of 3
  /// projects (Xcode 9 to 11), 50 points high where their texts are 18 to 45, and none less where the stack
  /// leaves it; 4 with labels that hug at 1000 are 16 high. Of stack views that arrange nothing 2 of 2 projects,
  /// one 35.5 points high above which a text has none, and one as wide as it makes its column. One with a minimum
  /// of 20 points is 50 high; one whose contents need 73 takes all 82 of its row, aligned at its top.
  /// Evidence: E-canvas-placeholder.
  package func placeholderAxes(of index: ElementIndex) -> Set<Axis> {
    let element = elements[index.rawValue]
    guard let parent = element.parent, elements[parent.rawValue].kind == .stackView else {
      return []
    }
    let open = Axis.allCases.filter { !constrains($0, of: index) }
    switch (element.kind, element.content) {
    case (.stackView, _) where element.subtreeEnd == index.rawValue + 1:
      return Set(open)
    case (.view, _), (.imageView, _), (.visualEffectView, _):
      return Set(open).subtracting(IntrinsicSizer.axes(of: element))
    case (_, .label(let text)) where text.string.isEmpty && text.numberOfLines == 1:
      return Set(open)
    default: return []
    }
  }

  /// Whether a view, or one in it, holds nothing and neither has a size of its own nor one that a constraint
  /// names.
  func holdsNothing(_ index: ElementIndex, along axis: Axis) -> Bool {
    (index.rawValue..<elements[index.rawValue].subtreeEnd).contains { position in
      let element = elements[position]
      let isLeaf = element.subtreeEnd == position + 1
      guard isLeaf, !constrains(axis, of: ElementIndex(position)) else { return false }
      if case .textInput(let input) = element.content, element.kind == .textView {
        return input.text.string.isEmpty
      }
      return !IntrinsicSizer.axes(of: element).contains(axis)
    }
  }

  /// Whether constraints say the length: one that names it, or its ratio to the other length where one names
  /// that.
  private func constrains(_ axis: Axis, of index: ElementIndex) -> Bool {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    return names(axis, of: index) || (hasRatio(index) && names(across, of: index))
  }

  /// Whether a constraint names the length itself: one to another view's leaves it open, as does a minimum, a
  /// maximum (3 views 210 points long) or one below the strength of content (3 views 59 high that are to have
  /// none at 250).
  private func names(_ axis: Axis, of index: ElementIndex) -> Bool {
    let length: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.contains { constraint in
      constraint.first == .element(index) && constraint.firstAttribute == length
        && constraint.second == nil && constraint.relation == .equal && constraint.priority >= 750
    }
  }

  /// Whether a constraint binds a view's width to its height.
  private func hasRatio(_ index: ElementIndex) -> Bool {
    constraints.contains { constraint in
      constraint.first == .element(index) && constraint.second == .element(index)
        && constraint.relation == .equal && constraint.priority >= 750
        && Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height]
    }
  }
}
