import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Testing

@testable import DynamicTypeControls

/// Bars of items, without a document around them.
@Suite struct BarControlTests {
  private let device = Device(
    id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 2)

  private func environment(
    _ size: ContentSizeCategory = .large, era: SystemEra = .iOS17, isRightToLeft: Bool = false
  ) throws -> BarEnvironment {
    BarEnvironment(
      ControlEnvironment(
        metrics: SystemMetrics(era: era, device: device),
        measurer: TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())),
        textSize: FixedTextSize(size), isRightToLeft: isRightToLeft),
      imageSizes: ["leaf": Size(width: 30, height: 20)])
  }

  private func image(_ id: String, _ name: String = "leaf") -> BarItem {
    var item = BarItem(id: id, location: SourceLocation(path: ""))
    item.image = name
    return item
  }

  private func navigationBar(_ item: NavigationItem) -> NavigationBarControl {
    NavigationBarControl(
      bar: ScreenBars.Navigation(height: 44), item: item, title: "Tea", titleID: item.id,
      location: item.location)
  }

  /// An image of 30 points is 16 points from the edge; one without a size is 23 wide and 11 + 8 + 11 beside it.
  @Test(arguments: [false, true])
  func imagesHaveTheirSizesAndDistances(isRightToLeft: Bool) throws {
    var item = NavigationItem(id: "n", location: SourceLocation(path: ""))
    item.leftItems = [image("a"), image("b", "unknown")]
    let bar = try navigationBar(item).bar(
      in: Rect(y: 20, width: 320, height: 44), environment(isRightToLeft: isRightToLeft))
    let places = bar.items.filter { $0.role == .button }
    #expect(places.map(\.id) == ["a", "b"])
    let frames = [
      Rect(x: 16, y: 20, width: 30, height: 44), Rect(x: 76, y: 20, width: 23, height: 44),
    ]
    #expect(
      places.map(\.frame)
        == frames.map { isRightToLeft ? $0.offset(dx: 320 - 2 * $0.x - $0.width, dy: 0) : $0 })
  }

  /// Apple's Human Interface Guidelines have Headline at 17 points at Large; titles of bars stop at 21, that of xxL,
  /// of which Headline has 21, too. Large titles follow their style: 34 and 60 points.
  @Test(arguments: [(ContentSizeCategory.large, 17.0, 34.0), (.accessibility5, 21, 60)])
  func titlesGrowAsBarsLetThem(size: ContentSizeCategory, small: Double, large: Double) throws {
    let environment = try environment(size)
    #expect(environment.titleFont(isLarge: false).pointSize == small)
    #expect(environment.titleFont(isLarge: true).pointSize == large)
  }

  /// Two flexible spaces around an image of 30 points share what is left of 320.
  @Test func flexibleSpacesAreEqual() throws {
    var space = BarItem(id: "s", location: SourceLocation(path: ""))
    space.systemItem = .flexibleSpace
    let bar = try ToolbarControl(items: [space, image("a"), space]).bar(
      in: Rect(width: 320, height: 49), environment())
    #expect(bar.items.map(\.frame) == [Rect(x: 145, y: 2.5, width: 30, height: 44)])
  }

  /// Of six tabs four are shown, a fifth of the bar each, as "More" has the last one.
  @Test func tabsShareTheBar() throws {
    var tab = BarItem(id: "t", location: SourceLocation(path: ""))
    tab.title = "Tea"
    let bar = try TabBarControl(items: Array(repeating: tab, count: 6), selected: 1).bar(
      in: Rect(width: 320, height: 49), environment(.accessibility5))
    #expect(bar.items.map(\.frame.x) == [0, 64, 128, 192])
    #expect(bar.items.map(\.isSelected) == [false, true, false, false])
    #expect(bar.items.map(\.text?.font.pointSize) == [10, 10, 10, 10])
  }
}
