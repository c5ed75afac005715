import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Testing

@testable import DynamicTypeControls

/// A search bar has one field and one text, whatever the text size.
@Suite struct SearchBarControlTests {
  private let device = Device(
    id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 2)

  private func environment(
    _ size: ContentSizeCategory, isRightToLeft: Bool = false
  ) throws -> ControlEnvironment {
    ControlEnvironment(
      metrics: SystemMetrics(era: .iOS17, device: device),
      measurer: TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())),
      textSize: FixedTextSize(size), isRightToLeft: isRightToLeft)
  }

  private var bar: SearchBarControl {
    var input = TextInputContent(
      text: TextContent("", location: SourceLocation(path: "Main.storyboard")))
    input.placeholder = "Find"
    return SearchBarControl(content: input)
  }

  /// 36 points at Large, as Body's leading of 22 points grows to 62 (HIG, Typography), to the pixel: 36 × 62 / 22 =
  /// 101.45, and 20 points around it.
  @Test(arguments: [
    (ContentSizeCategory.large, 56.0), (.accessibilityExtraExtraExtraLarge, 121.5),
  ])
  func heightFollowsTheTextSize(size: ContentSizeCategory, height: Double) throws {
    #expect(try bar.size(fitting: nil, in: environment(size)) == Size(width: 0, height: height))
  }

  /// The field is 8 points from the bar's sides; its glass is half as high and 7 points from the end, the text
  /// 5 points from the glass and 8 from the other end.
  @Test(arguments: [false, true])
  func placeholderIsSetOnceInBodyBesideTheGlass(isRightToLeft: Bool) throws {
    let environment = try environment(
      .accessibilityExtraExtraExtraLarge, isRightToLeft: isRightToLeft)
    let frame = Rect(width: 320, height: 121.5)
    let texts = bar.texts(in: frame, environment)
    #expect(texts.map(\.string) == ["Find"])
    let text = try #require(texts.first)
    #expect(text.isPlaceholder && !text.isTruncated)
    // HIG, Typography: Body at AX5.
    #expect(text.font.pointSize == 53)
    #expect(text.font.scaling == .builtIn)
    let width = 320.0 - 16 - (7 + 50.75 + 5) - 8
    #expect(
      text.box
        == Rect(x: isRightToLeft ? 16 : 8 + 62.75, y: 10, width: width, height: 101.5))
    let line = try #require(text.lines.first)
    #expect(line.baseline - line.ascent >= 10)
    #expect(line.baseline + line.descent <= 111.5)
  }

  @Test func fieldIsAsHighAsItsTextSays() throws {
    let frame = Rect(width: 320, height: 121.5)
    var node = LaidOutNode(frame: frame)
    node.texts = try bar.texts(in: frame, environment(.accessibilityExtraExtraExtraLarge))
    let view = LaidOutView(
      id: "bar", kind: "searchBar", role: .control, location: SourceLocation(path: ""))
    let drawing = bar.drawing(
      of: PlacedControl(node, of: view, at: frame.offset(dx: 0, dy: 100)),
      in: DrawingEnvironment(era: .iOS17, device: device, isRightToLeft: false))
    let fill = DrawingColor.system("tertiarySystemFill")
    #expect(
      drawing.commands == [
        .fill(Rect(y: 100, width: 320, height: 121.5), .bar, radius: 0),
        .fill(Rect(x: 8, y: 110, width: 304, height: 101.5), fill, radius: 10),
        .symbol(
          "magnifyingglass", Rect(x: 15, y: 135.375, width: 50.75, height: 50.75),
          .system("secondaryLabel")),
      ])
  }
}
