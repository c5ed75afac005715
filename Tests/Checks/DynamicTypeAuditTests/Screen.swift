import DynamicType
import DynamicTypeAudit
import DynamicTypeModel
import UIKitLayout
import UIKitModel

/// A laid-out screen written down by hand: 320 × 480 points at 2 pixels a point.
///
/// Texts are in a font of which a line has an ascent of 10 and a descent of 2.5 points for each 10
/// points of size, so that the expected ink of plain letters at 10 points is 7.8 points high, and
/// 2.125 points deep where a letter has a tail.
struct Screen {
  private var scene = Scene(id: "scene", title: "Main", location: at(line: 1))
  private var screen: LaidOutScreen

  /// The screen with what its views are drawn as worked out.
  var layout: LaidOutScreen {
    var result = screen
    result.views = scene.laidOutViews(isRightToLeft: screen.isRightToLeft)
    result.embeddedRoots = scene.embedded.map(\.root)
    return result
  }

  init(_ size: ContentSizeCategory, root kind: ElementKind = .view) {
    var root = Element(id: "root", kind: kind, elementName: "view", location: at(line: 2))
    root.subtreeEnd = 1
    scene.elements = [root]
    let device = Device(
      id: "test", name: "Test", screen: Size(width: 320, height: 480), pixelScale: 2)
    screen = LaidOutScreen(
      id: "scene", title: "Main", kind: "view", location: at(line: 1),
      configuration: Configuration(size: size, device: device), era: .iOS13)
    screen.nodes = [LaidOutNode(frame: Rect(width: 320, height: 480))]
  }

  /// Adds a view as the last of its parent; parents are added before their children, depth first.
  mutating func add(
    _ kind: ElementKind, _ id: String, _ frame: Rect, in parent: String = "root",
    content: Size? = nil, change: (inout Element) -> Void = { _ in }
  ) {
    let index = scene.elements.count
    var element = Element(
      id: id, kind: kind, elementName: kind.rawValue, location: at(line: index + 2))
    element.parent = scene.elements.firstIndex { $0.id == parent }.map(ElementIndex.init)
    element.subtreeEnd = index + 1
    change(&element)
    scene.elements.append(element)
    var node = LaidOutNode(frame: frame)
    node.scroll = content.map { ScrollRegion(contentSize: $0) }
    if case .scroll(let scroll) = element.content {
      node.scroll?.insets = scroll.contentInsets
      node.scroll?.isEnabled = scroll.isScrollEnabled
    }
    screen.nodes.append(node)
    var ancestor = element.parent
    while let current = ancestor {
      scene.elements[current.rawValue].subtreeEnd = index + 1
      ancestor = scene.elements[current.rawValue].parent
    }
  }

  /// Says of the view that was added last that nobody knows what it shows.
  mutating func leaveUnexamined(isBackground: Bool) {
    screen.notExamined.append(
      NotExamined(
        element: NodeIndex(screen.nodes.count - 1), reason: "a test", isBackground: isBackground))
  }

  /// Gives the view that was added last a text of one line, at the top left of its frame.
  mutating func write(
    _ string: String, points: Double = 10, width: Double, x: Double = 0,
    scaling: ResolvedFont.Scaling = .adjusts(.body), change: (inout LaidOutText) -> Void = { _ in }
  ) {
    let index = screen.nodes.count - 1
    let font = ResolvedFont(face: .system, pointSize: points, scaling: scaling)
    let line = LaidOutText.Line(
      text: string, spans: [.init(text: string, font: font)], originX: x, baseline: points,
      width: width, ascent: points, descent: points / 4)
    var text = LaidOutText(
      string: string, lines: [line], isTruncated: false, hiddenCharacterCount: 0,
      characterCount: string.count, font: font, color: nil,
      box: Rect(width: screen.nodes[index].frame.width, height: screen.nodes[index].frame.height),
      neededSize: Size(width: width, height: points * 1.25),
      location: scene.elements[index].location)
    change(&text)
    screen.nodes[index].texts.append(text)
  }

  mutating func change(_ change: (inout LaidOutScreen) -> Void) { change(&screen) }

  mutating func changeScene(_ change: (inout Scene) -> Void) { change(&scene) }
}

func at(line: Int) -> SourceLocation {
  SourceLocation(path: "Main.storyboard", line: line, column: 3)
}

/// The same screen at several sizes.
func series(
  _ sizes: [ContentSizeCategory] = [.large, .extraLarge, .accessibilityMedium],
  _ build: (inout Screen, ContentSizeCategory) -> Void
) -> ScreenSeries {
  ScreenSeries(
    sizes.map { size in
      var screen = Screen(size)
      build(&screen, size)
      return screen.layout
    })
}

extension Finding {
  /// Everything a reader sees of it, on one line.
  var summary: String {
    let sizes = sizes.map(\.shortName).joined(separator: " ")
    return "\(location.line) \(severity.name) \(element ?? "-") [\(sizes)] \(message)"
  }
}
