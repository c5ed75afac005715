import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

/// Bars on a document's own device: as the canvas of its Xcode showed them, and as the device does.
@Suite struct LayoutTargetTests {
  /// Of a screen with nothing in it.
  ///
  /// - Parameter sheet: The height of a sheet under a navigation bar; the device's screen without it.
  private func safeArea(
    toolsVersion: Int, device: String, target: LayoutTarget, era: SystemEra? = nil,
    sheet: Double? = nil
  ) throws -> Rect {
    var screen = try #require(Device.named(device)).screen
    if let sheet { screen.height = sheet }
    let bar = """
      <scene sceneID="bar"><objects><navigationController id="nav" sceneMemberID="viewController">\
      <connections><segue destination="home" kind="relationship" \
      relationship="rootViewController" id="to-home"/></connections></navigationController>\
      </objects></scene>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">\
      <device id="\(device)" orientation="portrait" appearance="light"/><scenes>\
      \(sheet == nil ? "" : bar)<scene sceneID="scene"><objects><viewController id="home" sceneMemberID="viewController">\
      <view key="view" contentMode="scaleToFill" id="view">\
      <rect key="frame" x="0" y="0" width="\(screen.width)" height="\(screen.height)"/></view>\
      </viewController></objects></scene></scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Main.storyboard").document
    let scene = try #require(document.scenes.last)
    return Screen.engine.layout(
      scene, of: document,
      for: Configuration(size: .large, device: document.device, era: era, target: target)
    ).safeArea
  }

  /// An iPhone 15 keeps 59 points above and 34 below; Xcode 16.3 recorded twice as much.
  /// Source: Apple, *Human Interface Guidelines*, Layout, and `safeAreaLayoutGuide` frames.
  @Test("Bars count twice on the canvas of Xcode 16.3, and once on a device")
  func barsOnce() throws {
    let area = { (target: LayoutTarget, era: SystemEra?) in
      try safeArea(toolsVersion: 23727, device: "retina6_12", target: target, era: era)
    }
    #expect(try area(.canvas, nil) == Rect(y: 118, width: 393, height: 852 - 118 - 68))
    #expect(try area(.device, nil) == Rect(y: 59, width: 393, height: 852 - 59 - 34))
    // A look that was asked for is nobody's recording.
    #expect(try area(.canvas, .iOS26) == area(.device, .iOS26))
  }

  /// Recorded of two screens of an iPhone X, of 812 points, that Xcode 26 drew 658 high: it is lower by a bar of 54
  /// points and twice the status bar of 50. What is at their safe areas begins at 0, and ends 68 points above the end.
  /// On a device such a screen ends once at each bar: 812 - 50 - 54 - 34.
  @Test(
    "A root that is lower by its bar and by two status bars begins below them",
    arguments: [(LayoutTarget.canvas, 658.0 - 68), (.device, 674)])
  func belowBars(target: LayoutTarget, height: Double) throws {
    let area = try safeArea(toolsVersion: 24765, device: "retina5_9", target: target, sheet: 658)
    #expect(area == Rect(width: 375, height: height))
  }

  /// Bars of sheets are 56 points high up to iOS 18 and 54 since; the canvas leaves 20 above. Recorded are 70 points
  /// above three sheets of 793 and 752 points by Xcode 26.
  @Test(
    "The room above a sheet's bar is the canvas's up to iOS 18, and a device's since",
    arguments: [
      (23727, LayoutTarget.canvas, 76.0), (23727, .device, 56), (24506, .canvas, 70),
      (24506, .device, 74),
    ])
  func sheet(toolsVersion: Int, target: LayoutTarget, top: Double) throws {
    let area = try safeArea(
      toolsVersion: toolsVersion, device: "retina6_12", target: target, sheet: 800)
    #expect(area.y == top)
  }

  /// Xcode 11 and 12 recorded safe areas from the screen's top on; an iPhone 8 has 20 points of
  /// status bar. Source: Apple, *Human Interface Guidelines*, Layout.
  @Test(
    "Phones with a home button have no status bar on the canvas of Xcode 11, and one in the hand")
  func statusBar() throws {
    let area = { try safeArea(toolsVersion: 15505, device: "retina4_7", target: $0) }
    #expect(try area(.canvas) == Rect(width: 375, height: 667))
    #expect(try area(.device) == Rect(y: 20, width: 375, height: 647))
  }

  /// An iPhone 15 has 59 points above and 34 below. Interface Builder gives them to a card of 300 × 200
  /// points too; one of 375 × 667 is a screen, if of another phone.
  @Test(
    "A part of a screen has no bars on a device",
    arguments: [
      (Size(width: 300, height: 200), LayoutTarget.device, 0.0),
      (Size(width: 300, height: 200), .canvas, 59),
      (Size(width: 375, height: 667), .device, 59),
      (Size(width: 320, height: 568), .device, 59),
    ])
  func partOfScreen(root: Size, target: LayoutTarget, top: Double) throws {
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="\(root.width)" height="\(root.height)"/></view>
        """, device: "retina6_12")
    #expect(screen.layout(device: "retina6_12", target: target).safeArea.y == top)
  }

  /// A xib of 300 points: one view keeps its 9 points from the bottom, the other grows with the
  /// xib, which nothing makes grow.
  @Test(
    "What follows its parent by a mask stands as recorded, whatever the layout is to equal",
    arguments: [LayoutTarget.canvas, .device], [SystemEra?.none, .iOS26])
  func autoresized(target: LayoutTarget, era: SystemEra?) throws {
    let screen = try Screen(
      xib: xibRoot(
        width: 320, height: 300,
        masked(
          "low", x: 10, y: 281, width: 100, height: 10, #"flexibleMaxX="YES" flexibleMinY="YES""#)
          + masked(
            "high", x: 10, y: 20, width: 100, height: 250,
            #"flexibleMaxX="YES" heightSizable="YES""#)),
      toolsVersion: 15505)
    for size in ContentSizeCategory.allCases {
      let layout = screen.layout(size, era: era, target: target)
      #expect(layout.frame("low") == Rect(x: 10, y: 281, width: 100, height: 10))
      #expect(layout.frame("high") == Rect(x: 10, y: 20, width: 100, height: 250))
    }
  }

  /// A view of 168 points keeps 300 to either side, which leaves less than nothing on an iPhone 8.
  @Test("A mask that asks for less than no width gives way; the screen keeps its own")
  func maskWithoutRoom() throws {
    let screen = try Screen(
      xib: xibRoot(
        width: 768, height: 1024,
        masked(
          "middle", x: 300, y: 20, width: 168, height: 10,
          #"widthSizable="YES" flexibleMaxY="YES""#)),
      toolsVersion: 15505, device: "ipad9_7")
    let layout = screen.layout(device: "retina4_7")
    #expect(layout.frame("root")?.width == 375)
    #expect((layout.frame("middle")?.width ?? -1) >= 0)
  }
}

/// A view that its mask alone places, as xibs without constraints have them.
private func masked(
  _ id: String, x: Int, y: Int, width: Int, height: Int, _ mask: String
) -> String {
  """
  <view contentMode="scaleToFill" fixedFrame="YES" id="\(id)">\
  <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\
  <autoresizingMask key="autoresizingMask" \(mask)/></view>
  """
}

/// The view of a xib that follows its surroundings, with views in it.
private func xibRoot(width: Int, height: Int, _ views: String) -> String {
  """
  <view contentMode="scaleToFill" id="root">\
  <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
  <subviews>\(views)</subviews></view>
  """
}
