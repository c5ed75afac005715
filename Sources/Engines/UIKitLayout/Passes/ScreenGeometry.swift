import DynamicTypeModel
import UIKitModel

/// Where the views of a screen are, as far as its layout has come.
///
/// One of each pass, which its solver writes and its steps read. A class, because steps are made for each
/// question, and a copy for each costs more than most answers.
final class ScreenGeometry {
  /// Alignment rectangles by element, unrounded: in root coordinates once their system is placed,
  /// in those of the system while it is solved.
  var rects: [Rect]
  /// What scroll views, tables and collections scroll over, by element.
  var contentSizes: [Size?]
  /// Widths at which wrapping texts were last measured, by element.
  var wrapWidths: [Double?]
  /// What bars take of the root.
  var insets = EdgeInsets.zero
  /// What bars leave free of embedded screens, by their roots and in their coordinates.
  var embeddedSafeAreas: [ElementIndex: Rect] = [:]
  /// Scroll views that leave their content under the screen's bars.
  var contentUnderBars: Set<ElementIndex> = []
  /// Rows of static tables that the canvas never showed.
  var unseenRows: Set<ElementIndex> = []
  /// Rows that size themselves, whose content does not reach from top to bottom.
  var openRows: Set<ElementIndex> = []
  /// Where the headers and footers of tables' sections are, by table.
  var sections: [ElementIndex: [SectionPlace]] = [:]

  /// Whether the root is the view of a controller.
  private let isRootOfScreen: Bool

  init(elementCount count: Int, isRootOfScreen: Bool) {
    self.isRootOfScreen = isRootOfScreen
    rects = Array(repeating: Rect(), count: count)
    contentSizes = Array(repeating: nil, count: count)
    wrapWidths = Array(repeating: nil, count: count)
  }

  /// Whether a view is the view of a controller: the scene's own, or an embedded one's.
  func isScreenRoot(_ index: ElementIndex) -> Bool {
    index == .root && isRootOfScreen || embeddedSafeAreas[index] != nil
  }
}

/// The header and the footer of a table's section: tops from the table's, and heights, in points.
struct SectionPlace {
  var header: (y: Double, height: Double)
  var footer: (y: Double, height: Double)
}

/// A root of a system and the rectangle that it gets, in root coordinates.
struct PlacedRoot {
  var root: ElementIndex
  var frame: Rect
}

/// A part of a screen's layout: it reads the screen, and where views are so far.
protocol LayoutStep {
  var screen: ScreenContext { get }
  var geometry: ScreenGeometry { get }
}

extension LayoutStep {
  var environment: LayoutEnvironment { screen.environment }
  var sizer: IntrinsicSizer { screen.sizer }
  var presentation: PresentationContext { screen.presentation }
  var rects: [Rect] { geometry.rects }

  func isScreenRoot(_ index: ElementIndex) -> Bool { geometry.isScreenRoot(index) }

  /// The innermost view that scrolls an element; nil where none does.
  func scrollView(around index: ElementIndex) -> ElementIndex? {
    screen.structure.scrollViews[index.rawValue]
  }
}
