import DynamicType
import DynamicTypeModel

/// A scene laid out for one configuration: what audit, pictures and reports look at.
///
/// Parallel arrays: element `i` of each describes element `i` of `scene.elements`.
package struct LaidOutInterface: Hashable, Sendable {
  package var documentPath: String
  package var scene: Scene
  package var configuration: Configuration
  package var era: SystemEra
  /// Frames (not alignment rectangles) in the parent's coordinates, rounded to device pixels.
  ///
  /// A child of a scroll view is in content coordinates: 0, 0 is the start of the content.
  package var frames: [Rect]
  /// The texts of each element: one of a label, one a segment of a segmented control, none of most.
  package var texts: [[LaidOutText]]
  /// What a scroll view, table or collection scrolls over; nil for views that do not scroll.
  package var contentSizes: [Size?]
  /// Scroll views that do not move their content out from under the bars.
  package var contentUnderBars: Set<ElementIndex>
  /// The size in points that the image of a button has; nil for other elements and where it is not known.
  package var imageSizes: [Size?]
  /// False for views that are hidden, collapsed by a stack, or below such a view.
  package var isShown: [Bool]
  /// Why an element's place or size cannot be known, by element.
  package var notExamined: [NotExamined]
  /// What the layout itself found: conflicting and ambiguous constraints.
  package var findings: [Finding]
  /// The area free of bars, in root coordinates.
  package var safeArea: Rect
  package var bars: ScreenBars
  /// Those bars and the bars among the elements with what they show, from top to bottom.
  package var laidOutBars: [LaidOutBar]
  /// Whether leading is on the right.
  package var isRightToLeft: Bool

  package init(
    documentPath: String, scene: Scene, configuration: Configuration, era: SystemEra
  ) {
    self.documentPath = documentPath
    self.scene = scene
    self.configuration = configuration
    self.era = era
    let count = scene.elements.count
    frames = Array(repeating: Rect(), count: count)
    texts = Array(repeating: [], count: count)
    contentSizes = Array(repeating: nil, count: count)
    contentUnderBars = []
    imageSizes = Array(repeating: nil, count: count)
    isShown = Array(repeating: true, count: count)
    notExamined = []
    findings = []
    safeArea = Rect()
    bars = ScreenBars()
    laidOutBars = []
    isRightToLeft = false
  }

  /// The frame of an element in the coordinates of the root's parent: nothing scrolled.
  package func absoluteFrame(of element: ElementIndex) -> Rect {
    var rect = frames[element.rawValue]
    var ancestor = scene.elements[element.rawValue].parent
    while let current = ancestor {
      rect = rect.offset(dx: frames[current.rawValue].x, dy: frames[current.rawValue].y)
      ancestor = scene.elements[current.rawValue].parent
    }
    return rect
  }

  /// Whether both are drawn alike: they differ in the text size at most, and in what was found.
  package func looksLike(_ other: LaidOutInterface) -> Bool {
    var same = self
    same.configuration.size = other.configuration.size
    same.findings = other.findings
    same.notExamined = other.notExamined
    return same == other
  }
}

/// A part of a screen whose layout cannot be vouched for, with the reason.
package struct NotExamined: Hashable, Sendable {
  package var element: ElementIndex
  /// A clause that completes "not examined: …".
  package var reason: String

  package init(element: ElementIndex, reason: String) {
    self.element = element
    self.reason = reason
  }
}
