import DynamicTypeModel

/// What a kind of view adds to the common attributes.
///
/// Kept by reference: a button has many more attributes than most views, and elements are copied.
public indirect enum ElementContent: Hashable, Sendable {
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
public enum ActivityStyle: String, Hashable, Sendable {
  case white, gray, whiteLarge, medium, large
}

/// A stack view's own attributes.
public struct StackContent: Hashable, Sendable {
  public enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: String, Hashable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// Points between neighbours.
  public var spacing: Double
  /// What code says instead of it, by the view that it comes after.
  public var customSpacings: [ElementIndex: Double]
  /// The views that the stack places, in their order, where code says them; nil for all in it.
  public var arranged: [ElementIndex]?
  /// `spacingType="standard"`: the system's spacing instead of `spacing`.
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool
  public var isLayoutMarginsRelative: Bool

  public init(axis: Axis = .horizontal) {
    self.axis = axis
    distribution = .fill
    alignment = .fill
    spacing = 0
    customSpacings = [:]
    usesStandardSpacing = false
    isBaselineRelative = false
    isLayoutMarginsRelative = false
  }
}

/// A scroll view's own attributes.
public struct ScrollContent: Hashable, Sendable {
  /// Source: Apple, `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum AdjustmentBehavior: String, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public var isScrollEnabled: Bool
  public var isPagingEnabled: Bool
  public var contentInsets: EdgeInsets
  /// Nil when not set.
  public var contentInsetAdjustmentBehavior: AdjustmentBehavior?
  public var alwaysBouncesVertically: Bool

  public init() {
    isScrollEnabled = true
    isPagingEnabled = false
    alwaysBouncesVertically = false
    contentInsets = .zero
  }
}

/// A collection view's flow layout.
public struct CollectionContent: Hashable, Sendable {
  public var itemSize: Size
  public var estimatedItemSize: Size?
  public var minimumLineSpacing: Double
  public var minimumInteritemSpacing: Double
  public var sectionInset: EdgeInsets
  public var headerReferenceSize: Size
  public var footerReferenceSize: Size
  public var axis: Axis
  public var usesFlowLayout: Bool
  /// How large the content is where code has placed the cells, which then are at their recorded frames; nil
  /// where the flow layout places them.
  public var placedContentSize: Size?
  /// What code fills it with; empty in a document, where all cells are of one section.
  public var sections: [CollectionSection]
  /// In points, between sections of a compositional layout.
  public var sectionSpacing: Double

  public init() {
    itemSize = Size(width: 50, height: 50)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    sectionInset = .zero
    headerReferenceSize = Size()
    footerReferenceSize = Size()
    axis = .vertical
    usesFlowLayout = true
    sections = []
    sectionSpacing = 0
  }
}

extension ElementContent {
  /// The text of a label, button, field or text view; others have none.
  package var text: TextContent? {
    switch self {
    case .label(let text): text
    case .button(let button): button.title
    case .textInput(let input): input.text
    default: nil
    }
  }

  /// Changes the text of a label, button, field or text view; others have none.
  package mutating func changeText(_ change: (inout TextContent) -> Void) {
    switch self {
    case .label(var text):
      change(&text)
      self = .label(text)
    case .button(var button):
      change(&button.title)
      self = .button(button)
    case .textInput(var input):
      change(&input.text)
      self = .textInput(input)
    default: break
    }
  }
}
