import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// The side margins of root views, and of what stands at them.
@Suite struct SideMarginTests {
  /// 16 at 375 and 393 points and 20 at 414 are recorded in public documents; the width between them
  /// and landscape as read off UIKit of iOS 16 (see `Device.sideMargin(inWidth:)`).
  @Test(
    "A root view has 16 points at either side up to 393, then 20, and 16 between corners",
    arguments: [
      ("retina4_0", 16), ("retina4_7", 16), ("retina6_12", 16), ("retina6_3", 20),
      ("retina6_1", 20),
      ("retina6_9", 20), ("ipad11_0rounded", 20),
    ] as [(String, Double)])
  func margins(device: String, margin: Double) throws {
    let screen = try Screen(
      label("t", "Tea"), constraints: constraints("t.leading = root.leadingMargin + 0"))
    #expect(screen.layout(device: device).frame("t")?.x == margin)
  }

  /// An iPhone 15 prints 59 points at either side (*iOS Layout Adaptation* on csl.cool), an iPhone X 44.
  @Test(
    "Between two rounded corners, as in landscape, there are 16 points and what they take",
    arguments: [("retina6_12", 59.0), ("retina6_5", 44)])
  func landscape(device: String, inset: Double) throws {
    let screen = try Screen(
      label("t", "Tea"), constraints: constraints("t.leading = root.leadingMargin + 0"))
    let phone = try #require(Device.named(device)).landscape
    let layout = Screen.engine.layout(
      screen.scene, of: screen.document, for: Configuration(size: .large, device: phone))
    #expect(layout.frame("t")?.x == inset + 16)
    #expect(try #require(Device.named("retina5_5")).landscape.sideMargin == 20)
  }

  /// The left edge of a label at the leading margin of a cell in a xib.
  private func cellMargin(
    width: Double, toolsVersion: Int, device: String, passesOn: Bool = false
  ) throws -> Double? {
    let passing = passesOn ? #"preservesSuperviewLayoutMargins="YES""# : ""
    let screen = try Screen(
      xib: """
        <tableViewCell contentMode="scaleToFill" \(passing) id="cell">
        <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" \(passing) tableViewCell="cell" id="in">
        <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        <subviews>\(label("t", "Tea"))</subviews><constraints>\(constraints(
          "t.leading = in.leadingMargin", "t.centerY = in.centerY"))</constraints>
        </tableViewCellContentView></tableViewCell>
        """, toolsVersion: toolsVersion, device: device)
    return screen.layout(device: device).frame("t")?.x
  }

  /// Recorded so: 20 points in cells as wide as an iPhone 11 and at 450, 16 (15 in Xcode 11) in wider ones.
  @Test(
    "A cell wider than any phone has the margins of the phone that it is drawn for",
    arguments: [(414.0, 20.0), (450, 20), (520, 16)])
  func wideCell(width: Double, margin: Double) throws {
    #expect(try cellMargin(width: width, toolsVersion: 22154, device: "retina4_7") == margin)
  }

  /// Recorded at 416 and 450 points in 4 xibs of Xcode 11 for a phone of 375, as at 387 and 600.
  @Test(
    "In the appearance of iOS 13 a cell in a xib has the same margin whatever its width",
    arguments: [
      (416.0, 16097, 15.0), (450, 14854, 15), (600, 14854, 15), (450, 13771, 20), (450, 17506, 20),
    ])
  func wideCellOfiOS13(width: Double, toolsVersion: Int, margin: Double) throws {
    #expect(try cellMargin(width: width, toolsVersion: toolsVersion, device: "retina4_7") == margin)
  }

  /// Recorded so on a phone with margins of 20 points.
  @Test(
    "A cell no wider than the first phones has the margins of one",
    arguments: [(320.0, 16.0), (352, 20)])
  func narrowCell(width: Double, margin: Double) throws {
    #expect(try cellMargin(width: width, toolsVersion: 22154, device: "retina6_1") == margin)
  }

  /// Recorded so: 8 points, as any view has, and the cell's own 15 where the content view takes its
  /// superview's margins on; 16 on either by Xcode 9.2.
  @Test(
    "Up to Xcode 9.0 cells have the margins of views, and pass 15 points on",
    arguments: [
      (12121, false, 375, 8.0), (12121, true, 375, 15), (13189, false, 375, 8),
      (13771, false, 375, 16), (13771, true, 375, 16), (10117, false, 420, 8),
      (13771, false, 420, 20),
    ])
  func passedOn(toolsVersion: Int, passesOn: Bool, width: Double, margin: Double) throws {
    let x = try cellMargin(
      width: width, toolsVersion: toolsVersion, device: "retina4_7", passesOn: passesOn)
    #expect(x == margin)
  }

  /// Recorded so: 20 points at 390 and 393, where a root view that is no table has 16, which is a cell's at 375.
  @Test(
    "Tables have wide margins from 390 points on, for cells and for headers that take them over",
    arguments: [("retina5_9", 375, 16.0), ("retina6_0", 390, 20), ("retina6_12", 393, 20)])
  func tables(device: String, width: Int, margin: Double) throws {
    let frame = { (height: Int) in
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    func header(_ id: String, passesOn: Bool) -> String {
      """
      <view key="table\(id)View" contentMode="scaleToFill" id="\(id)" \
      \(passesOn ? #"preservesSuperviewLayoutMargins="YES""# : "")>\(frame(60))\
      <autoresizingMask key="autoresizingMask"/><subviews>\(label("in\(id)", "Tea"))</subviews><constraints>\
      \(constraints("in\(id).leading = \(id).leadingMargin", "in\(id).top = \(id).top"))</constraints></view>
      """
    }
    let screen = try Screen(
      xib: """
        <tableViewController id="teas" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" id="table">
        \(frame(844))<autoresizingMask key="autoresizingMask"/>
        \(header("Header", passesOn: true))\(header("Footer", passesOn: false))
        <prototypes><tableViewCell contentMode="scaleToFill" id="cell">\(frame(44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="in">\(frame(44))
        <autoresizingMask key="autoresizingMask"/><subviews>\(label("t", "Tea"))</subviews><constraints>
        \(constraints("t.leading = in.leadingMargin", "t.centerY = in.centerY"))</constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
        """, toolsVersion: 22505, device: device)
    let layout = screen.layout(device: device)
    #expect(layout.frame("t")?.x == margin)
    #expect(layout.frame("inHeader")?.x == margin)
    #expect(layout.frame("inFooter")?.x == 8)
  }

  /// Recorded so without a device, in a row of 600 points: a label from 20 to 580. On an iPhone 8 the margins of
  /// root views and cells are 16 points.
  @Test(
    "A cell on a screen of any size has the margins of its width",
    arguments: [
      (LayoutTarget.canvas, Rect(x: 20, width: 560, height: 20)),
      (.device, Rect(x: 16, width: 343, height: 20)),
    ])
  func cellOnAnySize(target: LayoutTarget, frame: Rect) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14490" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\
      <scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">\
      <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="80" \
      sectionHeaderHeight="28" id="root"><rect key="frame" x="0" y="0" width="600" height="600"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <prototypes><tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" rowHeight="80" \
      id="cell"><rect key="frame" x="0" y="28" width="600" height="80"/>\
      <tableViewCellContentView key="contentView" contentMode="center" preservesSuperviewLayoutMargins="YES" \
      tableViewCell="cell" id="in"><rect key="frame" x="0" y="0" width="600" height="80"/>\
      <subviews>\(view("a"))</subviews><constraints>\(constraints(
        "a.leading = in.leadingMargin", "in.trailingMargin = a.trailing", "a.top = in.top",
        "a.height = 20"))</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>\
      </tableViewController></objects></scene></scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Main.storyboard").document
    let layout = Screen.engine.layout(
      document.scenes[0], of: document,
      for: Configuration(size: .large, device: document.device, target: target))
    #expect(layout.frame("a") == frame)
  }
}
