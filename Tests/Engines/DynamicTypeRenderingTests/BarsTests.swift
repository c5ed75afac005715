import DynamicType
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

@testable import DynamicTypeRendering

@Suite struct BarsTests {
  /// A phone of 375 × 667 points at 2 pixels a point, with a status bar of 20 points and whatever
  /// else is asked for.
  private func screen(
    era: SystemEra, size: ContentSizeCategory = .large, background: ColorValue? = nil,
    change: (inout LaidOutScreen) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(width: 375, height: 667, era: era)
    screen.scene.elements[0].backgroundColor = background
    screen.scene.controller = ViewController(
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
    for (era, isLarge, isClear) in [
      (SystemEra.iOS12, true, false), (.iOS13, true, true), (.iOS14, false, false),
      (.iOS15, false, true),
    ] {
      let picture = try Picture(
        of: screen(era: era, background: .system("systemYellowColor")) {
          $0.bars.navigation = ScreenBars.Navigation(height: 44, hasLargeTitle: isLarge)
        })
      #expect(picture.color(2, 30) == (isClear ? "FFCC00" : "F9F9F9"), "\(era)")
      #expect(picture.color(2, 65) == "FFCC00")
    }
  }

  /// The title of a navigation bar, 34 points below the top, so that its capitals surround 42.
  private func title(_ string: String, at x: Double) -> LaidOutBarItem {
    let font = ResolvedFont(face: .system, weight: .semibold, pointSize: 17, scaling: .builtIn)
    let line = LaidOutText.Line(
      text: string, spans: [.init(text: string, font: font)], originX: x - 2.5, baseline: 48,
      width: 5, ascent: 16, descent: 4)
    let text = LaidOutText(
      string: string, lines: [line], isTruncated: false, hiddenCharacterCount: 0,
      characterCount: 1, font: font, color: nil, box: Rect(x: x - 10, width: 20),
      neededSize: Size(), location: Screen.nowhere)
    return LaidOutBarItem(role: .title, id: "item", frame: text.box, text: text)
  }

  @Test("A bar has its own colours, and the screen's tint does not reach it")
  func ownColors() throws {
    var bar = ScreenBars.Navigation(height: 44)
    bar.appearance.background = .rgba(red: 0, green: 0.2, blue: 0.4, alpha: 1)
    bar.appearance.title = .rgba(red: 1, green: 1, blue: 0, alpha: 1)
    var screen = screen(era: .iOS14) { $0.bars.navigation = bar }
    screen.scene.elements[0].tintColor = .system("systemRedColor")
    var item = BarItem(id: "stop", location: Screen.nowhere)
    item.systemItem = .add
    var button = LaidOutBarItem(
      role: .button, id: "stop", frame: Rect(x: 336, y: 20, width: 23, height: 44))
    button.item = item
    screen.layout.laidOutBars = [
      LaidOutBar(
        kind: .navigationBar, frame: Rect(y: 20, width: 375, height: 44),
        items: [title("I", at: 187.5), button])
    ]
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
    let picture = try Picture(of: screen(era: .iOS14))
    #expect(picture.color(2, 640) == "FFFFFF")
  }

  @Test("The status bar stands out from what is below it")
  func statusBar() throws {
    for (background, ink) in [("whiteColor", "000000"), ("blackColor", "FFFFFF")] {
      let picture = try Picture(of: screen(era: .iOS17, background: .system(background)))
      // The inside of the battery: 22 × 10 points, 30 from the right.
      #expect(picture.color(356, 10) == ink)
    }
  }

  @Test("Tabs share the width; the screen's own has the tint, the others are grey")
  func tabs() throws {
    let items = ["cart", "gear", "star"].map { name in
      var item = BarItem(id: name, location: Screen.nowhere)
      item.image = name
      return item
    }
    let picture = try Picture(
      of: screen(era: .iOS14) {
        $0.bars.tabs = ScreenBars.Tabs(items: items, selected: 1)
        $0.laidOutBars = [
          LaidOutBar(
            kind: .tabBar, frame: Rect(y: 618, width: 375, height: 49),
            items: items.enumerated().map { number, item in
              var tab = LaidOutBarItem(
                role: .tab, id: item.id,
                frame: Rect(x: Double(number) * 125, y: 618, width: 125, height: 49))
              tab.item = item
              tab.isSelected = number == 1
              return tab
            })
        ]
      })
    // Icons are 24 points wide, in the middle of 125 points each, 5 below the bar's top at 618.
    // The tint, 007AFF, at 0.35 on F9F9F9: 162, 205, 251; systemGray, 8E8E93: 212, 212, 213.
    #expect(isNear(picture.color(187.5, 635), "A2CDFB"))
    #expect(isNear(picture.color(62.5, 635), "D4D4D5"))
    #expect(isNear(picture.color(312.5, 635), "D4D4D5"))
    #expect(picture.color(125, 635) == "F9F9F9")
  }

  @Test("The arrow back points to where the screen came from")
  func mirrored() throws {
    for isRightToLeft in [false, true] {
      let screen = screen(era: .iOS17) {
        $0.bars.navigation = ScreenBars.Navigation(height: 44)
        $0.bars.statusBarHeight = 0
        $0.isRightToLeft = isRightToLeft
        $0.laidOutBars = [
          LaidOutBar(
            kind: .navigationBar, frame: Rect(y: 20, width: 375, height: 44),
            items: [
              LaidOutBarItem(
                role: .backButton, id: "item",
                frame: Rect(x: isRightToLeft ? 354 : 8, y: 20, width: 13, height: 44))
            ])
        ]
      }
      let picture = try Picture(of: screen)
      // The tip, half the height down; above it and below it there is nothing.
      let tip = isRightToLeft ? 366.0 : 9
      #expect(picture.color(tip, 42) == "007AFF")
      #expect(picture.color(tip, 34) == "FFFFFF")
    }
  }

  /// A tab and a button of 24 points with a picture of 10 × 6 points in their middle.
  @Test(
    "An image of a bar is drawn at its own size: its shape, unless it keeps its colours",
    arguments: [
      (ImageFile.Rendering.automatic, LaidOutBarItem.Role.tab, "007AFF"),
      (.template, .tab, "007AFF"),
      (.original, .tab, "34C759"), (.automatic, .button, "007AFF"), (.original, .button, "34C759"),
    ])
  func images(rendering: ImageFile.Rendering, role: LaidOutBarItem.Role, color: String) throws {
    var green = Screen(width: 10, height: 6)
    green.scene.elements[0].backgroundColor = .system("systemGreenColor")
    let path = FileManager.default.temporaryDirectory.path + "/dynamictype-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = try renderer().png(of: green.layout)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var item = BarItem(id: "leaf", location: Screen.nowhere)
    item.image = "leaf"
    item.imageFile = ImageFile(path: path, rendering: rendering)
    item.imageSize = Size(width: 10, height: 6)
    var face = LaidOutBarItem(
      role: role, id: "leaf", frame: Rect(x: 100, y: 40, width: 24, height: 44))
    (face.item, face.isSelected) = (item, true)
    var screen = Screen(width: 200, height: 100)
    let index = screen.add(.toolbar, Rect(y: 40, width: 200, height: 44), content: .bar(items: []))
    var bar = LaidOutBar(kind: .toolbar, frame: Rect(y: 40, width: 200, height: 44), items: [face])
    (bar.element, bar.elementOrigin) = (ElementIndex(index), Point(x: 0, y: 40))
    screen.layout.laidOutBars = [bar]
    let picture = try Picture(of: screen)
    // The middle of an icon: of a tab's 17 points below its top, of a button's its own.
    let middle = role == .tab ? 57.0 : 62
    #expect(picture.color(112, middle) == color)
    #expect(picture.color(116, middle + 2) == color)
    #expect(picture.color(118, middle) == "F9F9F9")
    #expect(picture.color(112, middle + 4) == "F9F9F9")
    // Without the file a grey box of the icon's size stands for it.
    try FileManager.default.removeItem(atPath: path)
    #expect(try Picture(of: screen).color(118, middle) != "F9F9F9")
  }

  @Test("Items stand where their bar is drawn, a view of an item's own with them")
  func moved() throws {
    var view = Screen(width: 20, height: 20)
    view.scene.elements[0].backgroundColor = .system("systemGreenColor")
    var item = LaidOutBarItem(
      role: .button, id: "item", frame: Rect(x: 40, y: 12, width: 20, height: 20))
    item.view = [view.layout]
    var screen = Screen(width: 200, height: 100)
    let index = screen.add(.toolbar, Rect(y: 40, width: 200, height: 44), content: .bar(items: []))
    // Laid out at 0, drawn 40 points below, as if something had scrolled.
    var bar = LaidOutBar(
      kind: .toolbar, frame: Rect(width: 200, height: 44), items: [item])
    bar.element = ElementIndex(index)
    screen.layout.laidOutBars = [bar]
    #expect(
      screen.layout.place(ofBarItem: "item", in: .screen)
        == Rect(x: 40, y: 52, width: 20, height: 20))
    let picture = try Picture(of: screen)
    #expect(picture.color(50, 62) == "34C759")
    #expect(picture.color(50, 50) == "F9F9F9")
    #expect(picture.color(70, 62) == "F9F9F9")
  }
}
