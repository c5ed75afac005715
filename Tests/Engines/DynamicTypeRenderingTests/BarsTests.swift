import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeRendering

@Suite struct BarsTests {
  /// A phone of 375 × 667 points at 2 pixels a point, with a status bar of 20 points and whatever
  /// else is asked for.
  private func screen(
    look: Look, size: ContentSizeCategory = .large, background: ColorValue? = nil,
    change: (inout LaidOutInterface) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(width: 375, height: 667, look: look)
    screen.layout.scene.elements[0].backgroundColor = background
    screen.layout.scene.controller = ViewController(
      id: "controller", kind: .viewController, location: Screen.nowhere)
    screen.layout.configuration.size = size
    screen.layout.configuration.device = .documentDefault
    screen.layout.safeArea = Rect(y: 64, width: 375, height: 667 - 64 - 49)
    screen.layout.bars.statusBarHeight = 20
    change(&screen.layout)
    return screen
  }

  @Test("Nobody has scrolled: a bar is clear from iOS 15 on, a large title's from iOS 13")
  func clearBars() throws {
    for (look, isLarge, isClear) in [
      (Look.iOS12, true, false), (.iOS13, true, true), (.iOS14, false, false),
      (.iOS15, false, true),
    ] {
      let picture = try Picture(
        of: screen(look: look, background: .system("systemYellowColor")) {
          $0.bars.navigation = ScreenBars.Navigation(height: 44, hasLargeTitle: isLarge)
        })
      #expect(picture.color(2, 30) == (isClear ? "FFCC00" : "F9F9F9"), "\(look)")
      #expect(picture.color(2, 65) == "FFCC00")
    }
  }

  @Test("A bar has its own colours, and the screen's tint does not reach it")
  func ownColors() throws {
    var bar = ScreenBars.Navigation(height: 44)
    bar.appearance.background = .rgba(red: 0, green: 0.2, blue: 0.4, alpha: 1)
    bar.appearance.title = .rgba(red: 1, green: 1, blue: 0, alpha: 1)
    var screen = screen(look: .iOS14) { $0.bars.navigation = bar }
    screen.layout.scene.elements[0].tintColor = .system("systemRedColor")
    screen.layout.scene.controller?.title = "I"
    var item = BarItem(id: "stop", location: Screen.nowhere)
    item.systemItem = "add"
    var navigation = NavigationItem(id: "item", location: Screen.nowhere)
    navigation.rightItems = [item]
    screen.layout.scene.controller?.navigationItem = navigation
    let picture = try Picture(of: screen)
    #expect(picture.color(2, 30) == "003366")
    // The upright of the letter in the middle, and of the plus, 23 points wide and 16 from the edge.
    #expect(picture.color(187.5, 42) == "FFFF00")
    #expect(picture.color(375 - 16 - 11.5, 42) == "007AFF")
    screen.layout.bars.navigation?.appearance = BarAppearance()
    screen.layout.bars.navigation?.appearance.isBlack = true
    let black = try Picture(of: screen)
    #expect(black.color(2, 30) == "161616")
    #expect(black.color(187.5, 42) == "FFFFFF")
  }

  @Test("A home indicator's room is no bar")
  func noBar() throws {
    let picture = try Picture(of: screen(look: .iOS14))
    #expect(picture.color(2, 640) == "FFFFFF")
  }

  @Test("The status bar stands out from what is below it")
  func statusBar() throws {
    for (background, ink) in [("whiteColor", "000000"), ("blackColor", "FFFFFF")] {
      let picture = try Picture(of: screen(look: .iOS17, background: .system(background)))
      // The inside of the battery: 22 × 10 points, 30 from the right.
      #expect(picture.color(356, 10) == ink)
    }
  }

  @Test(
    "The title grows up to the size of XXL, its large form further",
    arguments: [
      (ContentSizeCategory.large, 17.0), (.extraExtraLarge, 21), (.accessibility3, 21),
    ])
  func titleSize(size: ContentSizeCategory, points: Double) throws {
    var screen = screen(look: .iOS17, size: size) {
      $0.bars.navigation = ScreenBars.Navigation(height: 44)
      $0.bars.statusBarHeight = 0
    }
    screen.layout.scene.controller?.title = "H"
    let ink = try #require(try Picture(of: screen).extent(besides: "FFFFFF"))
    // Inter's capitals are 2,048 of 2,816 units high; edges widen to pixels of half a point.
    #expect(abs(ink.height - points * 2048 / 2816) <= 1)
    #expect(abs(ink.midX - 187.5) <= 0.5)
  }

  @Test("Tabs share the width; the screen's own has the tint, the others are grey")
  func tabs() throws {
    let items = ["cart", "gear", "star"].map { name in
      var item = BarItem(id: name, location: Screen.nowhere)
      item.image = name
      return item
    }
    let picture = try Picture(
      of: screen(look: .iOS14) {
        $0.bars.tabs = ScreenBars.Tabs(items: items, selected: 1)
      })
    // Icons are 24 points wide, in the middle of 125 points each, 5 below the bar's top at 618.
    // The tint, 007AFF, at 0.35 on F9F9F9: 162, 205, 251; systemGray, 8E8E93: 212, 212, 213.
    #expect(isNear(picture.color(187.5, 635), "A2CDFB"))
    #expect(isNear(picture.color(62.5, 635), "D4D4D5"))
    #expect(isNear(picture.color(312.5, 635), "D4D4D5"))
    #expect(picture.color(125, 635) == "F9F9F9")
  }

  @Test("From right to left, items and accessories change sides")
  func mirrored() throws {
    for isRightToLeft in [false, true] {
      var item = BarItem(id: "add", location: Screen.nowhere)
      item.systemItem = "add"
      var navigation = NavigationItem(id: "item", location: Screen.nowhere)
      navigation.rightItems = [item]
      var screen = screen(look: .iOS17) {
        $0.bars.navigation = ScreenBars.Navigation(height: 44)
        $0.bars.statusBarHeight = 0
        $0.isRightToLeft = isRightToLeft
      }
      screen.layout.scene.controller?.navigationItem = navigation
      let ink = try #require(try Picture(of: screen).extent(besides: "FFFFFF"))
      // 23 points wide, 16 from the edge.
      let center = isRightToLeft ? 27.5 : 375 - 27.5
      #expect(abs(ink.midX - center) <= 0.5)
    }
  }

  @Test("Between flexible spaces there is as much room on both sides")
  func spread() throws {
    func item(_ name: String) -> BarItem {
      var item = BarItem(id: name, location: Screen.nowhere)
      item.systemItem = name
      return item
    }
    var screen = Screen(width: 200, height: 60)
    screen.add(
      .toolbar, Rect(y: 10, width: 200, height: 44),
      content: .bar(items: [
        item("trash"), item("flexibleSpace"), item("add"), item("flexibleSpace"), item("search"),
      ]))
    let picture = try Picture(of: screen)
    // The plus is 16 of 24 units wide, in 23 points: its upright stands in the middle.
    #expect(picture.color(100, 32) == "007AFF")
    #expect(picture.color(85, 32) == "F9F9F9")
    #expect(picture.color(115, 32) == "F9F9F9")
  }
}
