import DynamicType
import DynamicTypeAudit
import DynamicTypeModel
import UIKitModel

/// A laid-out screen written down by hand: 320 × 480 points at 2 pixels a point.
///
/// Texts are in a font of which a line has an ascent of 10 and a descent of 2.5 points for each 10
/// points of size, so that the expected ink of plain letters at 10 points is 7.8 points high, and
/// 2.125 points deep where a letter has a tail.
struct Screen {
  private(set) var layout: LaidOutInterface

  init(_ size: ContentSizeCategory, root kind: ElementKind = .view) {
    var scene = Scene(id: "scene", title: "Main", location: at(line: 1))
    var root = Element(id: "root", kind: kind, elementName: "view", location: at(line: 2))
    root.subtreeEnd = 1
    scene.elements = [root]
    let device = Device(
      id: "test", name: "Test", screen: Size(width: 320, height: 480), pixelScale: 2)
    layout = LaidOutInterface(
      documentPath: "Main.storyboard", scene: scene,
      configuration: Configuration(size: size, device: device), era: .iOS13)
    layout.frames[0] = Rect(width: 320, height: 480)
  }

  /// Adds a view as the last of its parent; parents are added before their children, depth first.
  mutating func add(
    _ kind: ElementKind, _ id: String, _ frame: Rect, in parent: String = "root",
    content: Size? = nil, change: (inout Element) -> Void = { _ in }
  ) {
    let index = layout.scene.elements.count
    var element = Element(
      id: id, kind: kind, elementName: kind.rawValue, location: at(line: index + 2))
    element.parent = layout.scene.elements.firstIndex { $0.id == parent }.map(ElementIndex.init)
    element.subtreeEnd = index + 1
    change(&element)
    layout.scene.elements.append(element)
    layout.frames.append(frame)
    layout.texts.append([])
    layout.contentSizes.append(content)
    layout.imageSizes.append(nil)
    layout.isShown.append(true)
    var ancestor = element.parent
    while let current = ancestor {
      layout.scene.elements[current.rawValue].subtreeEnd = index + 1
      ancestor = layout.scene.elements[current.rawValue].parent
    }
  }

  /// Gives the view that was added last a text of one line, at the top left of its frame.
  mutating func write(
    _ string: String, points: Double = 10, width: Double, x: Double = 0,
    scaling: ResolvedFont.Scaling = .adjusts(.body), change: (inout LaidOutText) -> Void = { _ in }
  ) {
    let index = layout.frames.count - 1
    let font = ResolvedFont(face: .system, pointSize: points, scaling: scaling)
    let line = LaidOutText.Line(
      text: string, spans: [.init(text: string, font: font)], originX: x, baseline: points,
      width: width, ascent: points, descent: points / 4)
    var text = LaidOutText(
      string: string, lines: [line], isTruncated: false, hiddenCharacterCount: 0,
      characterCount: string.count, font: font, color: nil,
      box: Rect(width: layout.frames[index].width, height: layout.frames[index].height),
      neededSize: Size(width: width, height: points * 1.25),
      location: layout.scene.elements[index].location)
    change(&text)
    layout.texts[index].append(text)
  }

  mutating func change(_ change: (inout LaidOutInterface) -> Void) { change(&layout) }
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
