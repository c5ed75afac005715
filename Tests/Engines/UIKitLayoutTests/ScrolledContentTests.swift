import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

/// Which scrolled content has the bars in its margins.
///
/// Source: Apple, `UIScrollView.ContentInsetAdjustmentBehavior`; the status bar of an iPhone 8 is 20 points
/// high, and the margin of the content is 10.
@Suite struct ScrolledContentTests {
  private func top(
    content: String = "c.height = 300", scroll: String = "", inNavigation: Bool = false,
    adjusts: Bool = true, a: String = view("a"), topOfA: String = "c.topMargin"
  ) throws -> LaidOutScreen {
    let home = """
      <viewController automaticallyAdjustsScrollViewInsets="\(adjusts ? "YES" : "NO")" id="home" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <scrollView contentMode="scaleToFill" \(scroll) translatesAutoresizingMaskIntoConstraints="NO" id="s">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      \(view("c", """
        <subviews>\(a)</subviews>
        <edgeInsets key="layoutMargins" top="10" left="0" bottom="0" right="0"/>
        <constraints>\(constraints(
          "a.top = \(topOfA)", "a.leading = c.leading", "a.width = 10"))</constraints>
        """))</subviews><constraints>\(constraints(
        "c.top = s.top", "c.leading = s.leading", "s.trailing = c.trailing",
        "s.bottom = c.bottom", "c.width = s.width"))\(constraint(content))\
      \(constraint(content.hasPrefix("a") ? "c.bottom = a.bottom" : "a.height = 10"))</constraints>\
      </scrollView></subviews><constraints>\(constraints(
        "s.top = root.top", "s.leading = root.leading", "s.trailing = root.trailing",
        "s.bottom = root.bottom"))</constraints></view></viewController>
      """
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">\
      <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>\
      </connections></navigationController></objects></scene>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">\
      <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>\
      \(inNavigation ? navigation : "")<scene sceneID="h"><objects>\(home)</objects></scene>\
      </scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Main.storyboard").document
    return Screen.engine.layout(
      try #require(document.scenes.last), of: document,
      for: Configuration(size: .large, device: document.device, target: .device))
  }

  /// Recorded so of content 261 points high in a view of 896.
  @Test("Content lower than what it scrolls in stays under the bars")
  func lowContent() throws {
    let layout = try top()
    #expect(layout.frame("c") == Rect(width: 375, height: 300))
    #expect(layout.frame("a")?.y == 30)
    #expect(layout.contentUnderBars == [ElementIndex(1)])
  }

  /// 10 points and the bar, as the content has them: more than the bar and the 8 that a view has by itself.
  @Test("Views in content under the bars take its margins over with the bars in them")
  func preservedMargins() throws {
    let layout = try top(
      a: """
        <view contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>\
        <subviews>\(view("b"))</subviews><constraints>\(constraints(
          "b.top = a.topMargin", "b.leading = a.leading", "b.width = 5", "b.height = 5"))</constraints></view>
        """, topOfA: "c.top")
    #expect(layout.frame("a")?.y == 0)
    #expect(layout.frame("b")?.y == 30)
  }

  @Test(
    "Content that scrolls begins below the bars",
    arguments: [
      ("c.height = 900", ""), ("c.height = 667", ""),
      ("c.height = 300", #"alwaysBounceVertical="YES""#),
      ("c.height = 300", #"contentInsetAdjustmentBehavior="always""#),
    ])
  func scrollingContent(content: String, scroll: String) throws {
    let layout = try top(content: content, scroll: scroll)
    #expect(layout.frame("a")?.y == 10)
    #expect(layout.contentUnderBars == [])
  }

  @Test("In a navigation controller all content does that adjusts itself")
  func navigation() throws {
    #expect(try top(inNavigation: true).frame("a")?.y == 10)
    // 20 and 44 points.
    #expect(try top(inNavigation: true, adjusts: false).frame("a")?.y == 74)
  }

  @Test("Content that is not adjusted has the bars in its margins, however high it is")
  func never() throws {
    let layout = try top(
      content: "c.height = 900", scroll: #"contentInsetAdjustmentBehavior="never""#)
    #expect(layout.frame("a")?.y == 30)
  }

  /// By Apple only `automatic` adjusts all content of a navigation controller.
  @Test(
    "In a navigation controller content follows the behaviour that it states",
    arguments: [
      ("never", 300.0, 74.0), ("never", 900, 74), ("scrollableAxes", 300, 74),
      ("scrollableAxes", 900, 10), ("always", 300, 10), ("automatic", 300, 10),
    ])
  func statedInNavigation(behavior: String, height: Double, y: Double) throws {
    let layout = try top(
      content: "c.height = \(height)",
      scroll: #"contentInsetAdjustmentBehavior="\#(behavior)""#, inNavigation: true)
    #expect(layout.frame("a")?.y == y)
  }

  /// Recorded so of content 214.5 points high, 170.5 without the bar, in a view of 190.
  @Test("Content that scrolls for the bars alone stays under them")
  func highByBars() throws {
    let layout = try top(content: "a.height = 650")
    #expect(layout.frame("a") == Rect(y: 30, width: 10, height: 650))
    #expect(layout.frame("c")?.height == 680)
  }
}
