import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import UIKitLayout
import UIKitModel

@testable import DynamicTypeRendering

/// A laid-out screen written down by hand, without bars: 100 × 80 points at 2 pixels a point.
struct Screen {
  var scene = Scene(id: "scene", title: "Main", location: Screen.nowhere)
  private var screen: LaidOutScreen

  /// The screen with what its views are drawn as worked out; what is set in it stays.
  var layout: LaidOutScreen {
    get {
      var result = screen
      result.views = scene.laidOutViews(isRightToLeft: screen.isRightToLeft)
      result.isWholeScreen = scene.controller != nil
      result.embeddedRoots = scene.embedded.map(\.root)
      return result
    }
    set { screen = newValue }
  }

  init(width: Double = 100, height: Double = 80, era: SystemEra = .iOS17) {
    scene.elements = [
      Element(id: "root", kind: .view, elementName: "view", location: Screen.nowhere)
    ]
    scene.elements[0].subtreeEnd = 1
    let device = Device(
      id: "test", name: "Test", screen: Size(width: width, height: height), pixelScale: 2)
    screen = LaidOutScreen(
      id: "scene", title: "Main", kind: "view", location: Screen.nowhere,
      configuration: Configuration(size: .large, device: device), era: era)
    screen.nodes = [LaidOutNode(frame: Rect(width: width, height: height))]
  }

  static let nowhere = SourceLocation(path: "Main.storyboard")

  /// Adds a view as the last of its parent; parents are added before their children, depth first.
  @discardableResult
  mutating func add(
    _ kind: ElementKind, _ frame: Rect, in parent: Int = 0, background: ColorValue? = nil,
    content: ElementContent = .none, change: (inout Element) -> Void = { _ in }
  ) -> Int {
    let index = scene.elements.count
    var element = Element(
      id: "view\(index)", kind: kind, elementName: kind.rawValue, location: Screen.nowhere)
    element.parent = ElementIndex(parent)
    element.subtreeEnd = index + 1
    element.backgroundColor = background
    element.content = content
    change(&element)
    scene.elements.append(element)
    screen.nodes.append(LaidOutNode(frame: frame))
    var ancestor: ElementIndex? = ElementIndex(parent)
    while let current = ancestor {
      scene.elements[current.rawValue].subtreeEnd = index + 1
      ancestor = scene.elements[current.rawValue].parent
    }
    return index
  }

  /// Gives the view that was added last a text of one line.
  mutating func write(
    _ string: String, points: Double, baseline: Double, width: Double, color: ColorValue? = nil
  ) {
    let index = screen.nodes.count - 1
    let font = ResolvedFont(face: .system, pointSize: points, scaling: .fixed)
    let line = LaidOutText.Line(
      text: string, spans: [.init(text: string, font: font)], originX: 0, baseline: baseline,
      width: width, ascent: points * 0.95, descent: points * 0.24)
    let text = LaidOutText(
      string: string, lines: [line], isTruncated: false, hiddenCharacterCount: 0,
      characterCount: string.count, font: font, color: color,
      box: Rect(width: screen.nodes[index].frame.width, height: screen.nodes[index].frame.height),
      neededSize: Size(width: width, height: points * 1.2), location: Screen.nowhere)
    screen.nodes[index].texts.append(text)
  }
}

/// A picture whose pixels can be asked for by their points.
struct Picture {
  let width: Int
  let height: Int
  let scale: Double
  let pixels: [UInt8]

  init(of screen: Screen, _ options: RenderOptions = RenderOptions()) throws {
    try self.init(of: screen.layout, options)
  }

  init(of screen: LaidOutScreen, _ options: RenderOptions = RenderOptions()) throws {
    let canvas = try renderer().canvas(of: screen, options: options)
    width = canvas.widthInPixels
    height = canvas.heightInPixels
    scale = canvas.scale
    pixels = try canvas.pixels()
  }

  /// The colour of the pixel that covers a point, as `RRGGBB`.
  func color(_ x: Double, _ y: Double) -> String {
    hex(column: Int(x * scale), row: Int(y * scale))
  }

  func hex(column: Int, row: Int) -> String {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return "outside" }
    let start = (row * width + column) * 3
    return pixels[start..<start + 3].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// The rows and columns, in points, between which pixels differ from a colour.
  func extent(besides color: String) -> Rect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      for column in 0..<width where hex(column: column, row: row) != color {
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
      }
    }
    guard right >= 0 else { return nil }
    return Rect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right + 1 - left) / scale,
      height: Double(bottom + 1 - top) / scale)
  }
}

func renderer() throws -> ScreenRenderer {
  ScreenRenderer(measurer: TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())))
}

/// Whether two colours differ by the rounding of a mixture at most: one of 255 in each component.
func isNear(_ one: String, _ other: String) -> Bool {
  guard let one = Int(one, radix: 16), let other = Int(other, radix: 16) else { return false }
  return [16, 8, 0].allSatisfy { abs((one >> $0 & 0xFF) - (other >> $0 & 0xFF)) <= 1 }
}
