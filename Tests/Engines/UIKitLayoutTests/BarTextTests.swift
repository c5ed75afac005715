import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// Bars keep their texts small: a title stops at 21 points at the accessibility sizes, a large one
/// goes on (measured on iOS, see Documentation/decisions.md), a tab has 10 points at every size.
@Suite struct BarTextTests {
  private func layout(
    title: String, isLarge: Bool, _ size: ContentSizeCategory, attributes: String = "",
    launch: TextLaunch = .atSize, device: Device? = nil
  ) throws -> LaidOutScreen {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait" \
      appearance="light"/><scenes>
      <scene sceneID="1"><objects><tabBarController id="tabs"><connections><segue destination="nav" \
      kind="relationship" relationship="viewControllers" id="s1"/></connections></tabBarController>
      </objects></scene>
      <scene sceneID="2"><objects><navigationController id="nav"><tabBarItem key="tabBarItem" \
      title="Tea" id="item"/><navigationBar key="navigationBar" largeTitles="\(isLarge ? "YES" : "NO")" \
      id="bar">\(attributes)</navigationBar><connections><segue destination="a" kind="relationship" \
      relationship="rootViewController" id="s2"/></connections></navigationController></objects></scene>
      <scene sceneID="3"><objects><viewController id="a"><view key="view" contentMode="scaleToFill" \
      id="v"><rect key="frame" width="375" height="667"/></view>
      <navigationItem key="navigationItem" title="\(title)" id="n"/></viewController></objects></scene>
      </scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Test.storyboard").document
    let scene = try #require(document.scenes.first { $0.id == "a" })
    return Screen.engine.layout(
      scene, of: document,
      for: Configuration(size: size, device: device ?? document.device, launch: launch))
  }

  private func texts(_ layout: LaidOutScreen) -> [LaidOutText] {
    layout.laidOutBars.flatMap(\.items).compactMap(\.text)
  }

  @Test("A title stops growing, a large title does not, a tab never does")
  func sizes() throws {
    func sizes(isLarge: Bool) throws -> [[Double]] {
      try [ContentSizeCategory.large, .extraExtraLarge, .accessibilityExtraExtraExtraLarge].map {
        try texts(layout(title: "Tea", isLarge: isLarge, $0)).map(\.font.pointSize)
      }
    }
    #expect(try sizes(isLarge: false) == [[17, 10], [21, 10], [21, 10]])
    #expect(try sizes(isLarge: true) == [[34, 10], [38, 10], [60, 10]])
  }

  /// The bar has 96 at Large, below a status bar of 48; at AX5 its title's ascender of 57.1 points and 16 below the
  /// baseline are 73, where 52 are at Large. UIKit has the baseline 16 points above the bar's edge.
  /// Source of 52 and 73: pictures of an app on iOS 18 at M and AX5.
  @Test(
    "A bar is as much higher as its large title is",
    arguments: [
      (ContentSizeCategory.extraSmall, 144.0), (.large, 144),
      (.accessibilityExtraExtraExtraLarge, 165),
    ])
  func largeTitleBar(size: ContentSizeCategory, height: Double) throws {
    let device = try #require(Device.named("retina6_1"))
    let layout = try layout(title: "Tea", isLarge: true, size, device: device)
    #expect(layout.safeArea.minY == height)
    let title = try #require(texts(layout).first)
    #expect(abs(try #require(title.lines.first).baseline - (height - 16)) <= 0.5)
    #expect(try self.layout(title: "Tea", isLarge: false, size, device: device).safeArea.minY == 92)
  }

  @Test("A bar does not grow with a large title in a fixed font of the author's")
  func fixedLargeTitle() throws {
    let attributes = """
      <textAttributes key="largeTitleTextAttributes">\
      <fontDescription key="fontDescription" type="boldSystem" pointSize="34"/></textAttributes>
      """
    let tops = try [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map {
      try layout(title: "Tea", isLarge: true, $0, attributes: attributes).safeArea.minY
    }
    #expect(tops == [20 + 96, 20 + 96])
  }

  /// Title 1 has 28 points at Large and 58 at AX5 (Human Interface Guidelines, Typography).
  @Test(
    "A title in a font of the author's has that font's size: a fixed one, or a style's at launch")
  func ownFonts() throws {
    func attributes(_ key: String, _ font: String) -> String {
      """
      <textAttributes key="\(key)"><fontDescription key="fontDescription" \(font)/>
      </textAttributes>
      """
    }
    let fixed = attributes("titleTextAttributes", #"type="boldSystem" pointSize="24""#)
    let styled = attributes("largeTitleTextAttributes", #"style="UICTFontTextStyleTitle1""#)
    for size in [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let layout = try layout(title: "Tea", isLarge: false, size, attributes: fixed + styled)
      #expect(texts(layout).first?.font.pointSize == 24)
      #expect(texts(layout).first?.font.scaling == .fixed)
    }
    func large(_ size: ContentSizeCategory, _ launch: TextLaunch) throws -> Double? {
      let layout = try layout(
        title: "Tea", isLarge: true, size, attributes: fixed + styled, launch: launch)
      return texts(layout).first?.font.pointSize
    }
    #expect(try large(.large, .atSize) == 28)
    #expect(try large(.accessibilityExtraExtraExtraLarge, .atSize) == 58)
    #expect(try large(.accessibilityExtraExtraExtraLarge, .changedWhileRunning) == 28)
  }

  /// Apple, `UITabBarItemAppearance.Style`: titles stand below their images in compact widths and regular
  /// heights alone.
  @Test("Tabs are not laid out where their titles stand beside their images")
  func tabsElsewhere() throws {
    let phone = try #require(Device.named("retina4_7"))
    let pad = try #require(Device.named("ipad11_0rounded"))
    for (device, isKnown, height) in [
      (phone, true, 49.0), (phone.landscape, false, 32), (pad, false, 70),
    ] {
      let layout = try layout(title: "Tea", isLarge: false, .large, device: device)
      let tabs = try #require(layout.laidOutBars.first { $0.kind == .tabBar })
      #expect(tabs.items.isEmpty == !isKnown)
      #expect(tabs.frame.height == height)
      #expect((tabs.notExamined == nil) == isKnown)
    }
  }

  @Test("A large title that outgrows the screen is truncated, the one in the row is not")
  func truncation() throws {
    func isTruncated(_ isLarge: Bool, _ size: ContentSizeCategory) throws -> [Bool] {
      try texts(layout(title: "Teas of the season", isLarge: isLarge, size)).map(\.isTruncated)
    }
    #expect(try isTruncated(true, .large) == [false, false])
    #expect(try isTruncated(true, .accessibilityExtraExtraExtraLarge) == [true, false])
    #expect(try isTruncated(false, .accessibilityExtraExtraExtraLarge) == [false, false])
    let items = try layout(title: "Tea", isLarge: false, .large).laidOutBars.flatMap(\.items)
    #expect(items.map(\.id) == ["n", "item"])
    #expect(items.map(\.offersLargeContentViewer) == [false, true])
  }
}
