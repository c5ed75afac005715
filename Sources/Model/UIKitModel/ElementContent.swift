import DynamicTypeModel

/// What a kind of view adds to the common attributes.
///
/// Kept by reference: a button has many more attributes than most views, and elements are copied.
package indirect enum ElementContent: Hashable, Sendable {
  case none
  case label(TextContent)
  case button(ButtonContent)
  case image(ImageContent)
  case stack(StackContent)
  case scroll(ScrollContent)
  case table(TableContent)
  case cell(CellContent)
  /// A text field or text view.
  case textInput(TextInputContent)
  case segments(SegmentsContent)
  case collection(CollectionContent)
  /// Of a toolbar or tab bar.
  case bar(items: [BarItem])
  /// Of a navigation bar, the one that is shown last.
  case navigationBar(items: [NavigationItem], appearance: BarAppearance)
  /// A control of which a document says no more than its content.
  case control(ControlContent)
}

/// Source: Apple, `UIActivityIndicatorView.Style`.
package enum ActivityStyle: String, Hashable, Sendable {
  case white, gray, whiteLarge, medium, large
}

/// A stack view's own attributes.
package struct StackContent: Hashable, Sendable {
  package enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  package enum Alignment: String, Hashable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  package var axis: Axis
  package var distribution: Distribution
  package var alignment: Alignment
  /// Points between neighbours.
  package var spacing: Double
  /// `spacingType="standard"`: the system's spacing instead of `spacing`.
  package var usesStandardSpacing: Bool
  package var isBaselineRelative: Bool
  package var isLayoutMarginsRelative: Bool

  package init(axis: Axis = .horizontal) {
    self.axis = axis
    distribution = .fill
    alignment = .fill
    spacing = 0
    usesStandardSpacing = false
    isBaselineRelative = false
    isLayoutMarginsRelative = false
  }
}

/// A scroll view's own attributes.
package struct ScrollContent: Hashable, Sendable {
  /// Source: Apple, `UIScrollView.ContentInsetAdjustmentBehavior`.
  package enum AdjustmentBehavior: String, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  package var isScrollEnabled: Bool
  package var isPagingEnabled: Bool
  package var contentInsets: EdgeInsets
  /// Nil when not set.
  package var contentInsetAdjustmentBehavior: AdjustmentBehavior?
  package var alwaysBouncesVertically: Bool

  package init() {
    isScrollEnabled = true
    isPagingEnabled = false
    alwaysBouncesVertically = false
    contentInsets = .zero
  }
}

/// A collection view's flow layout.
package struct CollectionContent: Hashable, Sendable {
  package var itemSize: Size
  package var estimatedItemSize: Size?
  package var minimumLineSpacing: Double
  package var minimumInteritemSpacing: Double
  package var sectionInset: EdgeInsets
  package var headerReferenceSize: Size
  package var footerReferenceSize: Size
  package var axis: Axis
  package var usesFlowLayout: Bool

  package init() {
    itemSize = Size(width: 50, height: 50)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    sectionInset = .zero
    headerReferenceSize = Size()
    footerReferenceSize = Size()
    axis = .vertical
    usesFlowLayout = true
  }
}
