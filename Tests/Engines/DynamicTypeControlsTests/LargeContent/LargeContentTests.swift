import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Testing

@testable import DynamicTypeControls

/// What the Large Content Viewer shows of items of bars and of views, and its panel.
@Suite struct LargeContentTests {
  private static let nowhere = SourceLocation(path: "")
  private let device = Device(
    id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 2)

  private func controls(
    _ size: ContentSizeCategory, era: SystemEra = .iOS17
  ) throws -> ControlEnvironment {
    ControlEnvironment(
      metrics: SystemMetrics(era: era, device: device),
      measurer: TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())),
      textSize: FixedTextSize(size))
  }

  private func item(_ id: String, change: (inout BarItem) -> Void = { _ in }) -> BarItem {
    var item = BarItem(id: id, location: Self.nowhere)
    change(&item)
    return item
  }

  private func screen(
    _ size: ContentSizeCategory, era: SystemEra = .iOS17
  ) throws -> LaidOutScreen {
    let environment = BarEnvironment(try controls(size, era: era))
    var screen = LaidOutScreen(
      id: "s", title: "S", kind: "viewController", location: Self.nowhere,
      configuration: Configuration(size: size, device: device), era: era)
    var navigation = NavigationItem(id: "n", location: Self.nowhere)
    navigation.leftItemsSupplementBackButton = true
    navigation.leftItems = [
      item("words") { $0.title = "Filter" },
      item("both") {
        ($0.title, $0.image) = ("Cart", "cart")
        $0.isSystemSymbol = true
      },
    ]
    navigation.rightItems = [
      item("image") { $0.image = "leaf" },
      item("sign") { $0.systemItem = .add },
      item("word") { $0.systemItem = .done },
      item("own") {
        $0.customView = BarItem.CustomView(scene: "v", size: Size(width: 9, height: 9))
      },
    ]
    var bar = ScreenBars.Navigation(height: 44)
    bar.backTitle = "A title that is too long for the button"
    let wide = Rect(width: 900, height: 44)
    screen.laidOutBars.append(
      NavigationBarControl(
        bar: bar, item: navigation, title: "Tea", titleID: "n", location: Self.nowhere
      ).bar(in: wide, environment))
    let tabs = [
      item("tab") {
        ($0.title, $0.image, $0.badge) = ("Home", "house", "7")
        $0.isSystemSymbol = true
        $0.largeContentSizeImage = ImageContent(
          name: "big", naturalSize: Size(width: 60, height: 60))
      },
      item("favorites") { $0.systemItem = .favorites }, item("empty"),
    ]
    screen.laidOutBars.append(TabBarControl(items: tabs).bar(in: wide, environment))
    var space = item("space")
    space.systemItem = .flexibleSpace
    screen.laidOutBars.append(
      ToolbarControl(items: [space, item("delete") { $0.title = "Delete" }]).bar(
        in: wide, environment))
    return screen
  }

  /// By UIKit's code: a title that an image hides in the bar; no title for a sign of the system's; the whole title of
  /// the screen before; an image that is there for the viewer in the place of the tab's own.
  @Test(arguments: [SystemEra.iOS17, .iOS26])
  func itemsOfBars(era: SystemEra) throws {
    let items = try screen(.accessibility3, era: era).largeContentItems
    let shown = items.map { item in
      "\(item.kind) \(item.id): \(item.content?.title ?? "–"), \(item.content?.image?.name ?? "–")"
    }
    #expect(
      shown == [
        "backButton n: A title that is too long for the button, chevron.backward",
        "button words: Filter, –", "button both: Cart, cart", "button word: Done, –",
        "button sign: –, plus", "button image: –, leaf", "tab tab: Home, big",
        "tab favorites: Favorites, star", "tab empty: –, –", "button delete: Delete, –",
      ])
    #expect(items.map(\.content?.scalesImage).filter { $0 == false }.count == 1)
    #expect(items.filter { $0.content == nil }.map(\.id) == ["empty"])
  }

  @Test(
    "The viewer is there at accessibility sizes alone",
    arguments: ContentSizeCategory.allCases)
  func sizes(size: ContentSizeCategory) throws {
    let isThere = ["AX1", "AX2", "AX3", "AX4", "AX5"].contains(size.shortName)
    #expect(try screen(size).largeContentItems.isEmpty != isThere)
  }

  @Test("Views are items where they ask for it and are seen")
  func views() throws {
    var screen = LaidOutScreen(
      id: "s", title: "S", kind: "view", location: Self.nowhere,
      configuration: Configuration(size: .accessibility1, device: device), era: .iOS17)
    for id in ["root", "asks", "hidden", "clear", "silent", "nothing"] {
      var view = LaidOutView(id: id, kind: "label", role: .text, location: Self.nowhere)
      view.showsLargeContentViewer = id != "root" && id != "silent"
      if id != "nothing" { view.largeContent = LargeContent(title: "Tea", image: nil) }
      if id == "clear" { view.opacity = 0 }
      var node = LaidOutNode(frame: Rect(width: 9, height: 9))
      node.isShown = id != "hidden"
      screen.views.append(view)
      screen.nodes.append(node)
    }
    #expect(screen.largeContentItems.map(\.id) == ["asks", "nothing"])
    #expect(screen.largeContentItems.map(\.content?.title) == ["Tea", nil])
    #expect(LargeContent(title: "", image: nil) == nil)
  }
}

// MARK: - The panel

extension LargeContentTests {
  private func panel(
    _ title: String?, _ image: ImageContent? = nil, scales: Bool = true,
    at size: ContentSizeCategory = .accessibility1
  ) throws -> LargeContentPanel {
    let content = try #require(LargeContent(title: title, image: image, scalesImage: scales))
    return LargeContentPanel(content, inScreenOf: 320, try controls(size))
  }

  private func image(_ width: Double, _ height: Double) -> ImageContent {
    ImageContent(name: "leaf", naturalSize: Size(width: width, height: height))
  }

  /// Title 1 has 38 points at AX1 and 58 at AX5 (Apple, Human Interface Guidelines), and San Francisco lines of 2444
  /// parts of 2048, which labels round up to a pixel. An image takes 123 points above the title, and 24 are below it;
  /// without an image 24 above and below.
  @Test(arguments: [(ContentSizeCategory.accessibility1, 38.0), (.accessibility5, 58)])
  func heights(size: ContentSizeCategory, points: Double) throws {
    let line = (points * 2444 / 2048 * 2).rounded(.up) / 2
    #expect(try panel("Tea", image(25, 25), at: size).size.height == 123 + line + 24)
    #expect(try panel("Tea", at: size).size.height == 24 + line + 24)
    // Three words of which no two fit beside each other.
    let long = try panel("Nachrichten Nachrichten Nachrichten", at: size)
    #expect(long.size.height >= 24 + 3 * points * 2444 / 2048 + 24)
    #expect(long.size.width <= 320)
  }

  /// A narrow title leaves 75 points for the image, and 16 at either side.
  @Test func widths() throws {
    let narrow = try panel("I", image(25, 25))
    #expect(narrow.size.width == 16 + 75 + 16)
    // In the middle, to the pixel.
    #expect(abs(narrow.titlePlace.midX - 107.0 / 2) <= 0.5)
    let wide = try panel("Documents", image(25, 25))
    #expect(wide.size.width == wide.titlePlace.width + 32)
    #expect(wide.titlePlace.x == 16)
    #expect(wide.titlePlace.width > 75)
    #expect(try panel(nil, image(25, 25)).size == Size(width: 107, height: 139))
    #expect(try panel("A").size == Size(width: 155, height: 155))
    #expect(try panel("A", image(25, 25)).size.width == 107)
  }

  /// Images of less than 75 points fill 75; larger ones keep their size as far as 75 × 80 points have room. One that is
  /// there for the viewer keeps its own. The middle is 70 points below the top, or that of the panel.
  @Test func images() throws {
    #expect(
      try panel("I", image(25, 25)).imagePlace == Rect(x: 16, y: 32.5, width: 75, height: 75))
    #expect(try panel("I", image(30, 15)).imagePlace.size == Size(width: 75, height: 37.5))
    #expect(try panel("I", image(75, 40)).imagePlace.size == Size(width: 75, height: 40))
    #expect(try panel("I", image(40, 160)).imagePlace.size == Size(width: 20, height: 80))
    #expect(
      try panel("I", image(60, 60), scales: false).imagePlace
        == Rect(x: 23.5, y: 40, width: 60, height: 60))
    #expect(
      try panel(nil, image(25, 25)).imagePlace == Rect(x: 16, y: 32, width: 75, height: 75))
    #expect(try panel("I", ImageContent(name: "?")).imagePlace.width == 75)
  }

  @Test("A long word is hyphenated rather than wider than the screen")
  func fits() throws {
    let panel = try panel("Donaudampfschifffahrtsgesellschaft", at: .accessibility5)
    #expect(panel.size.width <= 320)
    #expect((panel.title?.lineCount ?? 0) > 1)
  }
}
