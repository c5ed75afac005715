import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// What the canvases of Xcode 7 and 8 show otherwise than later ones, as their documents recorded it.
@Suite struct EarlyCanvasTests {
  /// A scene behind a navigation bar whose root is as large as an iPhone 5's screen, in a document that names
  /// no device.
  private func layout(
    of root: String, attributes: String = "", toolsVersion: Int
  ) throws -> LaidOutScreen {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      <scene sceneID="s1"><objects><navigationController id="teas" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="to"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController \(attributes) id="list" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      \(root)</viewController></objects></scene></scenes></document>
      """
    let document = try loadInterfaceDocument(Array(xml.utf8), path: "Main.storyboard").document
    let scene = try #require(document.scenes.last)
    return Screen.engine.layout(
      scene, of: document,
      for: Configuration(size: .large, device: document.device, target: .canvas))
  }

  private let table = """
    <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
    sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="table">
    <rect key="frame" x="0" y="0" width="320" height="568"/><prototypes>
    <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0" y="0" width="1" height="1"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="1" height="1"/></tableViewCellContentView></tableViewCell>
    </prototypes></tableView>
    """

  private func root(_ views: String, constraints: String) -> String {
    """
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints></view>
    """
  }

  /// Recorded at 92 in builds 9531 and 9532, and at 28 in 11762: a header of 28, status bar and
  /// navigation bar of 64.
  @Test(
    "Rows of a table under a navigation bar stand below it up to the first builds of Xcode 8",
    arguments: [
      (9532, "", 92.0), (9532, #"automaticallyAdjustsScrollViewInsets="NO""#, 28), (11762, "", 28),
    ])
  func rowsBelowBar(toolsVersion: Int, attributes: String, y: Double) throws {
    let root = root(
      table,
      constraints: constraints(
        "table.top = root.top", "table.leading = root.leading", "table.width = 320",
        "table.height = 568"))
    let layout = try layout(of: root, attributes: attributes, toolsVersion: toolsVersion)
    #expect(layout.frame("cell")?.y == y)
  }

  /// 20 points of status bar and 44 of navigation bar.
  @Test("A screen of a document without a device is that whose size its roots have")
  func deviceOfRoots() throws {
    let root = root(
      view("a"),
      constraints: constraints(
        "a.top = top.bottom", "a.leading = root.leading", "a.width = 10", "a.height = 10"))
    let layout = try layout(of: root, toolsVersion: 9532)
    #expect(layout.frame("a")?.y == 64)
    #expect(layout.configuration.device.id == "retina4_0")
  }

  /// Search bars became higher with iOS 11, of Xcode 9. Recorded by Xcode 26: 393 × 64 and 414 × 64.
  @Test(
    "A search bar is 44 points high up to Xcode 8, and 64 from Xcode 26 on",
    arguments: [(11762, 44.0), (13529, 56), (23727, 56), (24127, 64)])
  func searchBar(toolsVersion: Int, height: Double) throws {
    let root = root(
      """
      <searchBar contentMode="redraw" translatesAutoresizingMaskIntoConstraints="NO" id="bar">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></searchBar>
      """,
      constraints: constraints(
        "bar.top = root.top", "bar.leading = root.leading", "bar.trailing = root.trailing"))
    #expect(try layout(of: root, toolsVersion: toolsVersion).frame("bar")?.height == height)
  }

  /// Recorded at 51 points at xSmall: 36 of 56 are the field's, which has Body's leading of 19 for 22 there, and 62 at
  /// AX5.
  @Test(
    "A search bar's field grows with the text",
    arguments: [
      (ContentSizeCategory.extraSmall, 51.0), (.large, 56),
      (.accessibilityExtraExtraExtraLarge, 121.5),
    ])
  func searchField(size: ContentSizeCategory, height: Double) throws {
    let bar = """
      <searchBar contentMode="redraw" translatesAutoresizingMaskIntoConstraints="NO" id="bar">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></searchBar>
      """
    let sides = constraints(
      "bar.top = root.top", "bar.leading = root.leading", "bar.trailing = root.trailing")
    #expect(try Screen(bar, constraints: sides).layout(size).frame("bar")?.height == height)
  }

  /// Views have had the room of bars in their margins since iOS 11, of Xcode 9 (Apple,
  /// `UIView.insetsLayoutMarginsFromSafeArea`).
  @Test(
    "A root's margin is at its top edge under a navigation bar up to Xcode 8",
    arguments: [(12118, 0.0), (14490, 64)])
  func topMargin(toolsVersion: Int, y: Double) throws {
    let root = root(
      view("a"),
      constraints: constraints(
        "a.top = root.topMargin", "a.leading = root.leading", "a.width = 10", "a.height = 10"))
    #expect(try layout(of: root, toolsVersion: toolsVersion).frame("a")?.y == y)
  }

  /// Recorded are 49.5 and, to the whole point, 50 points above first rows by Xcode 7, and 55.5 by Xcode 8. None
  /// stands below a navigation bar where the controller does not adjust its tables.
  @Test(
    "Headers of grouped tables are 6 points lower on the canvas of Xcode 7",
    arguments: [(10102, 49.5), (12100, 55.5)])
  func groupedHeader(toolsVersion: Int, y: Double) throws {
    let grouped = table.replacing(#"style="plain""#, with: #"style="grouped""#)
    let root = root(
      grouped,
      constraints: constraints(
        "table.top = root.top", "table.leading = root.leading", "table.width = 320",
        "table.height = 568"))
    let layout = try layout(
      of: root, attributes: #"automaticallyAdjustsScrollViewInsets="NO""#,
      toolsVersion: toolsVersion)
    #expect(layout.frame("cell")?.y == y)
  }
}
