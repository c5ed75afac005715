import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// What bars show, in its place.
///
/// Distances are those of views that programs printed on iOS 11 to 15 in public repositories, and of
/// views in bars of documents of Xcode 12 and 26: a bar of 375 points has 16 points free at
/// its sides, images have 11 points beside them and buttons 8 between them.
@Suite struct BarLayoutTests {
  /// A screen of 375 × 667 points in a navigation controller, shown from one with the title `Tea`.
  private func bars(
    _ item: String, toolbar: String = "", _ size: ContentSizeCategory = .large,
    tools: Int = 22505, era: SystemEra? = nil, locale: String = "Base", device: Device? = nil
  ) throws -> [LaidOutBar] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait" \
      appearance="light"/><scenes>
      <scene sceneID="1"><objects><navigationController id="nav" toolbarHidden="\(toolbar.isEmpty ? "YES" : "NO")">\
      <connections><segue destination="first" \
      kind="relationship" relationship="rootViewController" id="s1"/></connections>\
      </navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="first"><view key="view" id="w">\
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>\
      <navigationItem key="navigationItem" title="Tea" id="f"/><connections>\
      <segue destination="a" kind="show" id="s2"/></connections></viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="a"><view key="view" id="v">\
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <toolbarItems>\(toolbar)</toolbarItems>\(item)</viewController></objects></scene>
      </scenes><resources><image name="leaf" width="24" height="24"/></resources></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Test.storyboard").document
    let scene = try #require(document.scenes.first { $0.id == "a" })
    return Screen.engine.layout(
      scene, of: document,
      for: Configuration(
        size: size, device: device ?? document.device, locale: locale, era: era)
    ).laidOutBars
  }

  private func item(_ attributes: String, _ inner: String = "") -> String {
    #"<navigationItem key="navigationItem" \#(attributes) id="n">\#(inner)</navigationItem>"#
  }

  private func button(_ id: String, _ attributes: String, _ inner: String = "") -> String {
    #"<barButtonItem \#(attributes) id="\#(id)">\#(inner)</barButtonItem>"#
  }

  /// A tab bar of its own, as wide as the screen.
  private func tabBar(_ items: String) throws -> Screen {
    try Screen(
      """
      <tabBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="tabs">\
      <rect key="frame" x="0" y="0" width="375" height="49"/><items>\(items)</items></tabBar>
      """,
      constraints: constraints(
        "tabs.leading = root.leading", "tabs.top = root.top", "tabs.trailing = root.trailing"))
  }

  private func shop(badge: String) -> String {
    #"<tabBarItem title="Shop" badgeValue="\#(badge)" id="shop"/><tabBarItem systemItem="topRated" id="top"/>"#
  }

  @Test("Two images at the right stand 16 points from the edge and 30 from each other")
  func images() throws {
    let bar = try #require(
      try bars(
        item(
          #"title="Oolong""#,
          """
          <rightBarButtonItems>\(button("x", #"image="leaf""#))\(button("y", #"image="leaf""#))\
          </rightBarButtonItems>
          """)
      ).first)
    // 375 - 16 - 24, then 24 points of image, and 11 + 8 + 11 between.
    #expect(bar.items.first { $0.id == "x" }?.frame.minX == 335)
    #expect(bar.items.first { $0.id == "y" }?.frame.minX == 281)
    let viewers = bar.items.filter { $0.role == .button }.map(\.offersLargeContentViewer)
    #expect(viewers == [true, true])
  }

  @Test("Words end 16 points from the edge and 8 before the next, none of which is theirs")
  func words() throws {
    let buttons = button("x", #"title="Order""#) + button("y", #"title="Share""#)
    let bar = try #require(
      try bars(item("", "<rightBarButtonItems>\(buttons)</rightBarButtonItems>")).first)
    let x = try #require(bar.items.first { $0.id == "x" }).frame
    let y = try #require(bar.items.first { $0.id == "y" }).frame
    #expect(x.maxX == 359)
    #expect(abs(x.minX - y.maxX - 8) < 0.01)
  }

  /// 852 points less 59 at either side (*iOS Layout Adaptation* on csl.cool) and 16 of margin.
  @Test("Beside a phone's corners bars show nothing")
  func besideCorners() throws {
    let phone = try #require(Device.named("retina6_12")).landscape
    let buttons =
      button("l", #"key="leftBarButtonItem" image="leaf""#)
      + button("r", #"key="rightBarButtonItem" image="leaf""#)
    let bar = try #require(
      try bars(item(#"hidesBackButton="YES""#, buttons), device: phone).first)
    #expect(bar.frame.width == 852)
    #expect(bar.items.first { $0.id == "l" }?.frame.minX == 75)
    #expect(bar.items.first { $0.id == "r" }?.frame.maxX == 777)
  }

  @Test("A title alone in its bar has as much room to the left as to the right")
  func longTitle() throws {
    let words = "Gyokuro, sencha and oolong of this and of the last harvest"
    let bar = try #require(try bars(item(#"title="\#(words)" hidesBackButton="YES""#)).first)
    let title = try #require(bar.items.first)
    #expect(title.text?.isTruncated == true)
    #expect(abs(title.frame.midX - 187.5) < 0.01)
  }

  @Test("A view of an item's own keeps its size, ends 16 points from the edge and shows no viewer")
  func customView() throws {
    let view = """
      <view key="customView" id="c"><rect key="frame" x="234" y="0.0" width="125" height="44"/>\
      <subviews>\(label("t", "Show"))</subviews></view>
      """
    let place = try #require(
      try bars(item("", button("x", #"key="rightBarButtonItem""#, view)), .accessibility5).first?
        .items.first { $0.id == "x" })
    #expect(place.frame == Rect(x: 234, y: 20, width: 125, height: 44))
    #expect(!place.offersLargeContentViewer)
    #expect(place.view.first?.texts.joined().map(\.string) == ["Show"])
  }

  @Test("On a capsule of iOS 26 a view has 4 points beside it: 390 of 414 wide")
  func floatingView() throws {
    let view = """
      <view key="customView" id="c"><rect key="frame" x="0" y="0.0" width="92" height="36"/></view>
      """
    let place = try #require(
      try bars(item("", button("x", #"key="rightBarButtonItem""#, view)), era: .iOS26).first?
        .items.first { $0.id == "x" })
    // Recorded on a screen of 414 points with a margin of 20: x 298, y 4. This one has 375 and 16.
    #expect(place.frame.minX == 375 - 16 - 4 - 92)
    #expect(place.capsule == Rect(x: 259, y: place.frame.y - 4, width: 100, height: 44))
  }

  @Test("From iOS 26 on images side by side share a capsule, those with a space between do not")
  func capsules() throws {
    let images = ["x", "y"].map { button($0, #"image="leaf""#) }
    for (space, count) in [("", 1), (button("", #"systemItem="flexibleSpace""#), 2)] {
      let bar = try #require(
        try bars(item(""), toolbar: images.joined(separator: space), era: .iOS26)
          .first { $0.kind == .toolbar })
      #expect(bar.items.compactMap(\.capsule).count == count)
      // A single image has a circle.
      #expect(bar.items[0].capsule?.width == (count == 1 ? 80 : 44))
    }
  }

  @Test("A title stands in the middle, moves aside, and is cut between long buttons")
  func title() throws {
    func title(_ left: String, _ right: String) throws -> LaidOutBarItem {
      let bar = try bars(
        item(
          #"title="Gyokuro of the harvest""#,
          button("l", #"key="leftBarButtonItem" title="\#(left)""#)
            + button("r", #"key="rightBarButtonItem" title="\#(right)""#)))
      return try #require(bar.first?.items.first { $0.role == .title })
    }
    let middle = try title("OK", "OK").frame.midX
    #expect(abs(middle - 187.5) < 0.5)
    let aside = try title("Cancel order", "OK")
    #expect(aside.frame.midX > 188)
    #expect(aside.text?.isTruncated == false)
    let cut = try title("Cancel all orders", "Add to the basket")
    #expect(cut.text?.isTruncated == true)
    #expect(cut.text?.location.line == 6)
  }

  @Test("Buttons stop at 21 points, and back says what leaves the title whole")
  func back() throws {
    func words(_ title: String, _ size: ContentSizeCategory) throws -> [String?] {
      try bars(item(#"title="\#(title)""#), size).flatMap(\.items)
        .map { $0.text.map { "\($0.string) \(Int($0.font.pointSize))" } }
    }
    #expect(try words("Oolong", .large) == ["Tea 17", "Oolong 17"])
    #expect(try words("Oolong", .accessibility5) == ["Tea 21", "Oolong 21"])
    // No room for words: the arrow stays.
    let alone = try words("All the teas of the season, old, new and rare", .large)
    #expect(alone == [nil, "All the teas of the season, old, new and rare 17"])
  }

  @Test(
    "A prompt makes the bar 34 points higher and stands above its row, 22 points down to its baseline"
  )
  func prompt() throws {
    let bar = try #require(try bars(item(#"title="Oolong" prompt="Choose a tea""#)).first)
    #expect(bar.frame == Rect(y: 20, width: 375, height: 78))
    #expect(bar.items.map(\.role) == [.prompt, .backButton, .title])
    #expect(bar.items.map(\.frame.y) == [20, 54, 54])
    let line = try #require(bar.items[0].text?.lines.first)
    #expect(abs(line.baseline - 42) < 0.6)
  }

  @Test("Flexible spaces share what is left, a fixed one has its width, and words do not grow")
  func toolbar() throws {
    let flexible = button("", #"systemItem="flexibleSpace""#)
    let items = [
      button("x", #"image="leaf""#), flexible, button("y", #"image="leaf""#),
      button("", #"systemItem="fixedSpace" width="50""#), button("z", #"image="leaf""#),
      flexible, button("w", #"title="Order""#),
    ].joined()
    let bar = try #require(
      try bars(item(""), toolbar: items, .accessibility5).first { $0.kind == .toolbar })
    #expect(bar.frame.height == 49)
    let frames = ["x", "y", "z", "w"].map { id in bar.items.first { $0.id == id }?.frame ?? Rect() }
    #expect(frames[0].minX == 16)
    #expect(frames[2].minX - frames[1].maxX == 50)
    #expect(abs((frames[1].minX - frames[0].maxX) - (frames[3].minX - frames[2].maxX)) < 0.01)
    #expect(abs(frames[3].maxX - 359) < 0.01)
    #expect(bar.items.compactMap(\.text?.font.pointSize) == [17])
  }

  @Test("A fixed space has 8 points at least, and 42 where the document says nothing")
  func fixedSpaces() throws {
    for (width, expected) in [(#"width="-10""#, 8.0), ("", 42)] {
      let items =
        button("x", #"image="leaf""#) + button("", #"systemItem="fixedSpace" \#(width)"#)
        + button("y", #"image="leaf""#)
      let bar = try #require(try bars(item(""), toolbar: items).first { $0.kind == .toolbar })
      #expect(bar.items[1].frame.minX - bar.items[0].frame.maxX == expected)
    }
  }

  @Test("The longest words of a crowded toolbar are cut alike, short ones are not")
  func crowded() throws {
    let words = ["OK", "Everything about oolong", "Everything about gyokuro"]
    let items = words.enumerated().map { button("b\($0)", #"title="\#($1)""#) }.joined()
    let bar = try #require(try bars(item(""), toolbar: items).first { $0.kind == .toolbar })
    #expect(bar.items.map { $0.text?.isTruncated } == [false, true, true])
    #expect(abs(bar.items[1].frame.width - bar.items[2].frame.width) < 0.01)
    #expect(abs(bar.items[2].frame.maxX - 359) < 0.01)
  }

  @Test("From right to left, leading is on the right")
  func mirrored() throws {
    let bar = try #require(
      try bars(
        item("", button("x", #"key="rightBarButtonItem" image="leaf""#)), locale: "ar"
      ).first)
    #expect(bar.items.map(\.role) == [.backButton, .button])
    #expect(bar.items[1].frame.minX == 16)
    #expect(bar.items[0].frame.maxX == 375 - 8)
  }

  /// Five tabs of 75 points leave 69 to their titles. "Recommending" is about 74 points wide, which its 12 characters
  /// make 60 where each gives 1.2; "Recommendations for you" about 129, of which 23 characters leave 101.
  @Test(
    "The characters of a tab's title move together before it is cut",
    arguments: [
      ("Tea", false, false), ("Recommending", true, false),
      ("Recommendations for you", true, true),
    ])
  func tightTabs(title: String, isTight: Bool, isCut: Bool) throws {
    let items = (1...5).map { #"<tabBarItem title="\#(title)" id="t\#($0)"/>"# }.joined()
    let screen = try tabBar(items)
    let bar = try #require(screen.layout().laidOutBars.first)
    let text = try #require(bar.items.first?.text)
    #expect(text.isTruncated == isCut)
    #expect((text.neededSize.width > 69) == isTight)
    if !isCut { #expect(try #require(text.lines.first).width <= 69.01) }
  }

  @Test("From right to left tabs and badges are those from left to right in a mirror")
  func mirroredBadge() throws {
    let screen = try tabBar(shop(badge: "12"))
    func badge(_ locale: String) throws -> Rect {
      let bar = try #require(screen.layout(locale: locale).laidOutBars.first)
      return try #require(bar.items.first { $0.role == .badge }).frame
    }
    let (left, right) = try (badge("Base"), badge("ar"))
    #expect(left.midX < 187.5)
    #expect(abs(left.minX - (375 - right.maxX)) < 0.01)
  }

  /// A character has a circle of 18 points; words their width and 10 points, from 24 points on and up to 64. "12" is
  /// about 15 points wide, "2026" 31, and six of its figures 45 more.
  @Test(
    "A badge stands on its tab, and its text never grows",
    arguments: [("7", 18...18), ("12", 24...26), ("2026", 40...43), ("20262026", 64...64)])
  func badge(words: String, width: ClosedRange<Double>) throws {
    let screen = try tabBar(shop(badge: words))
    let bar = try #require(screen.layout(.accessibility5).laidOutBars.first)
    #expect(bar.items.compactMap(\.text?.string) == ["Shop", words, "Top Rated"])
    #expect(bar.items.compactMap(\.text?.font.pointSize) == [10, 13, 10])
    #expect(bar.items[1].frame.height == 18)
    #expect(width.contains(bar.items[1].frame.width))
    #expect(bar.element == ElementIndex(1))
  }
}
