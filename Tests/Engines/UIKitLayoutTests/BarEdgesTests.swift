import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

/// Screens that end at their bars, by `edgesForExtendedLayout`.
///
/// Source: Apple, `UIViewController.edgesForExtendedLayout`; seven recorded screens; status bars of 20 and
/// 59 points, navigation bars of 44, tab bars of 49 and a home indicator of 34 are Apple's.
@Suite struct BarEdgesTests {
  /// The root of a navigation controller that may be in a tab bar controller.
  private func screen(
    edges: String, height: Double, toolsVersion: Int = 22505, device: String = "retina4_7",
    inTabs: Bool = false, on other: String? = nil, target: LayoutTarget = .device
  ) throws -> LaidOutScreen {
    let width = try #require(Device.named(device)).screen.width
    func scene(_ id: String, _ controller: String) -> String {
      #"<scene sceneID="\#(id)-scene"><objects>\#(controller)</objects></scene>"#
    }
    func segue(to id: String, _ relationship: String) -> String {
      """
      <connections><segue destination="\(id)" kind="relationship" relationship="\(relationship)" \
      id="to-\(id)"/></connections>
      """
    }
    let tabs = """
      <tabBarController id="tabs" sceneMemberID="viewController">\
      \(segue(to: "nav", "viewControllers"))</tabBarController>
      """
    let navigation = """
      <navigationController id="nav" sceneMemberID="viewController">\
      <tabBarItem key="tabBarItem" title="Teas" id="tab"/>\
      \(segue(to: "home", "rootViewController"))</navigationController>
      """
    let home = """
      <viewController id="home" sceneMemberID="viewController">\
      <extendedEdge key="edgesForExtendedLayout" \(edges)/>\
      <view key="view" contentMode="scaleToFill" id="view">\
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view></viewController>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">\
      <device id="\(device)" orientation="portrait" appearance="light"/><scenes>\
      \(inTabs ? scene("tabs", tabs) : "")\(scene("nav", navigation))\(scene("home", home))\
      </scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Main.storyboard").document
    let device = try #require(Device.named(other ?? device))
    return Screen.engine.layout(
      try #require(document.scenes.last), of: document,
      for: Configuration(size: .large, device: device, target: target))
  }

  @Test("A screen that does not lie under its navigation bar begins below it on every device")
  func belowNavigationBar() throws {
    // Xcode 11 to 14.2 drew no status bar above it: 667 - 44.
    let canvas = try screen(edges: "", height: 623, toolsVersion: 15705, target: .canvas)
    #expect(canvas.safeArea == Rect(width: 375, height: 623))
    let device = try screen(edges: "", height: 623, toolsVersion: 15705)
    #expect(device.safeArea == Rect(width: 375, height: 667 - 20 - 44))
    let iPhone15 = try screen(
      edges: "", height: 623, toolsVersion: 15705, on: "retina6_12")
    #expect(iPhone15.nodes[0].frame.height == 852 - 59 - 44)
    #expect(iPhone15.safeArea.maxY == 852 - 59 - 44 - 34)
    #expect(iPhone15.bars.statusBarHeight == 0)
    #expect(iPhone15.laidOutBars.map(\.frame) == [Rect(y: -44, width: 393, height: 44)])
  }

  @Test("A screen that does not lie under its tab bar ends above it")
  func aboveTabBar() throws {
    let under = try screen(edges: #"top="YES" bottom="YES""#, height: 667, inTabs: true)
    #expect(under.safeArea == Rect(y: 64, width: 375, height: 667 - 64 - 49))
    let between = try screen(edges: #"top="YES""#, height: 618, inTabs: true)
    #expect(between.safeArea == Rect(y: 64, width: 375, height: 618 - 64))
    #expect(between.laidOutBars.last?.frame == Rect(y: 618, width: 375, height: 49))
    #expect(between.laidOutBars.last?.items.first?.text?.string == "Teas")
    // The home indicator is the tab bar's.
    let iPhone15 = try screen(edges: #"top="YES""#, height: 618, inTabs: true, on: "retina6_12")
    #expect(iPhone15.nodes[0].frame.height == 852 - 34 - 49)
    #expect(iPhone15.safeArea.maxY == 852 - 34 - 49)
  }

  @Test("Below an opaque bar a screen begins where the bar of each device ends")
  func belowOpaqueBar() throws {
    let edges = #"top="YES" bottom="YES""#
    let canvas = try screen(edges: edges, height: 603, target: .canvas)
    #expect(canvas.safeArea == Rect(width: 375, height: 603))
    let iPhone15 = try screen(edges: edges, height: 603, on: "retina6_12")
    #expect(iPhone15.nodes[0].frame.height == 852 - 59 - 44)
    #expect(iPhone15.safeArea.y == 0)
  }
}
