import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// How much of a xib's root view the bars of Xcode's canvas take.
@Suite struct CanvasBarsTests {
  /// The top of the safe area of a root that fills the screen.
  private func top(
    toolsVersion: Int, device: String, metrics: String = "", era: SystemEra? = nil
  ) throws -> Double? {
    let size = try #require(Device.named(device)).screen
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
        <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints(
          "a.top = safe.top", "a.leading = safe.leading", "a.width = 10", "a.height = 10"))</constraints>
        \(metrics)</view>
        """, toolsVersion: toolsVersion, device: device)
    return Screen.engine.layout(
      screen.scene, of: screen.document,
      for: Configuration(
        size: .large, device: screen.document.device, era: era, target: .canvas)
    ).frame("a")?.y
  }

  /// Safe areas of public documents: 20 points on phones with a home button up to Xcode 10 and from
  /// Xcode 15 on, none from Xcode 11 to 14.2; 44 on an iPhone 11 up to Xcode 13, 48 from 14.2 on, and 44 or
  /// 47 on iPhones 13 and 12 Pro Max; 20 on pads with a home button in Xcode 10, none in 11. Hackworth counts 50
  /// points on an iPhone 12 mini.
  @Test(
    "The status bar follows the Xcode that drew it",
    arguments: [
      (14490, "retina4_7", 20.0), (15505, "retina4_7", 0), (19162, "retina4_0", 0),
      (21507, "retina4_7", 0), (22505, "retina4_7", 20), (19529, "retina6_1", 44),
      (21179, "retina6_1", 44),
      (21507, "retina6_1", 48), (21701, "retina6_1", 48), (22154, "retina6_1", 48),
      (19529, "retina5_9", 44),
      (22505, "retina5_9", 50), (22505, "retina6_0", 47), (21507, "retina6_0", 47),
      (20037, "retina6_0", 44), (20037, "retina6_7", 44), (21225, "retina6_7", 47),
      (21507, "retina5_4", 50), (14490, "ipad10_5", 20), (14868, "ipad10_5", 0),
    ])
  func statusBar(toolsVersion: Int, device: String, height: Double) throws {
    #expect(try top(toolsVersion: toolsVersion, device: device) == height)
  }

  /// 94 points on an iPhone 14 of 47, recorded so; 20 on an iPhone SE.
  @Test(
    "Xcode 16.3 and later count the status bar twice but on phones with a home button",
    arguments: [("retina6_0", 94.0), ("retina4_0", 20), ("retina4_7", 20)])
  func statusBarTwice(device: String, height: Double) throws {
    #expect(try top(toolsVersion: 24127, device: device) == height)
  }

  /// The status bar of an iPhone 8 is 20 points high on any iOS.
  @Test(
    "A look that is asked for has the bars of devices",
    arguments: [SystemEra.iOS13, .iOS15, .iOS17])
  func askedLook(era: SystemEra) throws {
    #expect(try top(toolsVersion: 19162, device: "retina4_7", era: era) == 20)
  }

  /// 47 points on an iPhone 12 Pro Max of iOS 14 (Hackworth).
  @Test("A look that is asked for has the tall bars of devices")
  func askedTallLook() throws {
    #expect(try top(toolsVersion: 20037, device: "retina6_7", era: .iOS14) == 47)
  }

  /// Recorded so: a root as high as the screen of an iPhone 8, at 64 points below an opaque bar, has the
  /// whole of itself free; a translucent one covers 20 + 44 points of it.
  @Test("A root stands below an opaque bar", arguments: [("NO", 0.0), ("YES", 64)])
  func opaqueBar(translucent: String, height: Double) throws {
    let bar = #"""
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="\#(translucent)" prompted="NO"/>
      """#
    #expect(try top(toolsVersion: 11542, device: "retina4_7", metrics: bar) == height)
  }

  /// A table from the status bar of 20 points to the end of the square is 580 high; on an iPhone 8 it is
  /// 375 wide, and 667 less 20 high.
  @Test(
    "A screen of any size, as Xcode 7 drew it, is one on a device; later versions keep it without one",
    arguments: [
      (10117, LayoutTarget.canvas, Rect(y: 20, width: 600, height: 580)),
      (10117, .device, Rect(y: 20, width: 375, height: 647)),
      (14490, .canvas, Rect(y: 20, width: 600, height: 580)),
      (14490, .device, Rect(y: 20, width: 375, height: 647)),
    ])
  func anySize(toolsVersion: Int, target: LayoutTarget, frame: Rect) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>\
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="600" height="600"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <subviews>\(view("a"))</subviews><constraints>\(constraints(
        "a.top = top.bottom", "a.bottom = bottom.top", "a.leading = root.leading",
        "a.trailing = root.trailing"))</constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Main.storyboard").document
    let layout = Screen.engine.layout(
      document.scenes[0], of: document,
      for: Configuration(size: .large, device: document.device, target: target))
    #expect(layout.frame("a") == frame)
  }

  /// Recorded at 44 and 92 points: a bar of 44 alone, and below a status bar of 48.
  @Test(
    "A view without a controller has the bars it is said to have",
    arguments: [(19162, "retina4_0", 44.0), (23504, "retina6_1", 92)])
  func simulatedBar(toolsVersion: Int, device: String, height: Double) throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try top(toolsVersion: toolsVersion, device: device, metrics: bar) == height)
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try top(toolsVersion: toolsVersion, device: device, metrics: tabs) == height - 44)
  }

  /// Recorded so: all of the screen on iPhones SE, X and 15 by builds 21701 and 22152, and 44 points below the
  /// top of an iPhone 12 Pro Max by 20037. A sheet of a segue that says nothing is another matter.
  @Test(
    "Xcode 14.3 and later show what is presented over the whole screen without a safe area",
    arguments: [
      (21701, "fullScreen", LayoutTarget.canvas, Rect(width: 375, height: 812)),
      (21701, "fullScreen", .device, Rect(y: 50, width: 375, height: 812 - 50 - 34)),
      (20037, "fullScreen", .canvas, Rect(y: 44, width: 375, height: 812 - 44 - 34)),
      (21701, "automatic", .canvas, Rect(y: 50, width: 375, height: 812 - 50 - 34)),
      (24127, "fullScreen", .canvas, Rect(y: 100, width: 375, height: 812 - 100 - 68)),
    ])
  func presented(toolsVersion: Int, style: String, target: LayoutTarget, frame: Rect) throws {
    func controller(_ id: String, _ content: String, segue: String = "") -> String {
      """
      <scene sceneID="of-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">\
      <view key="view" contentMode="scaleToFill" id="\(id)-root">\
      <rect key="frame" x="0" y="0" width="375" height="812"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <subviews>\(view(content))</subviews><viewLayoutGuide key="safeArea" id="\(id)-safe"/>\
      <constraints>\(constraints(
        "\(content).top = \(id)-safe.top", "\(content).bottom = \(id)-safe.bottom",
        "\(content).leading = \(id)-safe.leading", "\(content).trailing = \(id)-safe.trailing"))</constraints>\
      </view>\(segue)</viewController></objects></scene>
      """
    }
    let segue = """
      <connections><segue destination="second" kind="presentation" modalPresentationStyle="\(style)" id="go"/>\
      </connections>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="first"><device id="retina5_9" orientation="portrait"/>\
      <scenes>\(controller("first", "a", segue: segue))\(controller("second", "b"))</scenes></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Main.storyboard").document
    let configuration = Configuration(size: .large, device: document.device, target: target)
    let layout = Screen.engine.layout(document.scenes[1], of: document, for: configuration)
    #expect(layout.frame("b") == frame)
    let first = Screen.engine.layout(document.scenes[0], of: document, for: configuration)
    #expect((first.frame("a")?.y ?? 0) > 0)
  }

  /// Of the 34 points of an iPhone 11, public documents show all or none in views of any other size.
  @Test(
    "From Xcode 11 to 14.2 a view that is no screen, and no wider than one, has no home indicator",
    arguments: [
      (14490, 300, 34.0), (15702, 300, 0), (17701, 300, 0), (21507, 300, 0), (22684, 300, 34),
      (23094, 300, 34), (24765, 300, 34), (17156, 600, 34),
    ])
  func freeform(toolsVersion: Int, width: Int, height: Double) throws {
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="200"/>
        <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints(
          "a.bottom = safe.bottom", "a.leading = safe.leading", "a.width = 10", "a.height = 10"))</constraints>
        </view>
        """, toolsVersion: toolsVersion, device: "retina6_1")
    #expect(screen.layout(device: "retina6_1").frame("a")?.maxY == 200 - height)
  }

  /// The safe area of a root of an iPhone 11 that is lower than its screen, with bars as they are simulated.
  private func safeArea(
    height: Int, toolsVersion: Int, top: String = "", bottom: String = "", size: String = "",
    target: LayoutTarget = .canvas
  ) throws -> Rect? {
    let bar = { (place: String, kind: String) in
      kind.isEmpty ? "" : #"<simulated\#(kind)Metrics key="simulated\#(place)BarMetrics"/>"#
    }
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
        <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints(
          "a.top = safe.top", "a.leading = safe.leading", "a.trailing = safe.trailing",
          "a.bottom = safe.bottom"))</constraints>
        \(bar("Top", top))\(bar("Bottom", bottom))
        \(size.isEmpty ? "" : #"<\#(size)SimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)</view>
        """, toolsVersion: toolsVersion, device: "retina6_1")
    return screen.layout(device: "retina6_1", target: target).frame("a")
  }

  /// An iPhone 11 is 896 points high. A tab bar has 49 and stands on the 34 of the home indicator; a status
  /// bar of 44 and a bar of 44 lie over the top.
  @Test("A root that ends above its tab bar has nothing of it, nor is it a sheet")
  func aboveTabBar() throws {
    let over = try safeArea(
      height: 896, toolsVersion: 19455, top: "NavigationBar", bottom: "TabBar")
    #expect(over == Rect(y: 88, width: 414, height: 896 - 88 - 83))
    let above = try safeArea(
      height: 896 - 83, toolsVersion: 19455, top: "NavigationBar", bottom: "TabBar")
    #expect(above == over)
  }

  /// Recorded of a root of 620 points on a screen of 812, which Xcode 10 drew as large as the
  /// container that its first screen stands in. Apple: sheets are the default since iOS 13.
  @Test(
    "Up to Xcode 10 a phone's lower root is no sheet",
    arguments: [(14490, 44.0), (15702, 0)])
  func noSheets(toolsVersion: Int, top: Double) throws {
    #expect(
      try safeArea(height: 700, toolsVersion: toolsVersion)
        == Rect(y: top, width: 414, height: 700 - 34 - top))
  }

  /// Recorded at 44 points in a sheet of 842, as on a screen; a sheet begins below the status bar.
  @Test(
    "From Xcode 13.3 on the canvas shows a sheet's status bar where it has no other bar",
    arguments: [
      (17156, LayoutTarget.canvas, 0.0), (17701, .canvas, 0), (19455, .canvas, 0),
      (20037, .canvas, 44), (20037, .device, 0),
    ])
  func sheet(toolsVersion: Int, target: LayoutTarget, y: Double) throws {
    #expect(try safeArea(height: 842, toolsVersion: toolsVersion, target: target)?.y == y)
  }

  /// Recorded: 3 points below what reaches to the end of the safe area of a root of 865, and 44 in its margin at the top;
  /// 44 and 34 points in one of 1290. The screen of an iPhone 11 is 896 high.
  @Test(
    "A freeform root is no sheet, and has what the home indicator would cover of it",
    arguments: [(865, 3.0), (1290, 34)])
  func freeformOnScreen(height: Int, bottom: Double) throws {
    #expect(
      try safeArea(height: height, toolsVersion: 17506, size: "freeform")
        == Rect(y: 44, width: 414, height: Double(height) - 44 - bottom))
  }

  /// Recorded at the top of 2 sheets, one of which the document says to be one.
  @Test(
    "A sheet that begins 10 points below a screen's top has no status bar",
    arguments: ["", "modalPageSheet"])
  func highSheet(size: String) throws {
    #expect(try safeArea(height: 886, toolsVersion: 23504, size: size)?.y == 0)
  }

  /// Recorded: 56 points in 2 sheets of 886, and 44 on a screen.
  @Test(
    "A navigation bar among the views of a sheet is as high as a sheet's own",
    arguments: [(886, 23094, 56.0), (667, 23094, 44), (896, 23504, 44), (886, 24506, 54)])
  func barInSheet(height: Int, toolsVersion: Int, bar: Double) throws {
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="\(height == 667 ? 375 : 414)" height="\(height)"/>
        <subviews><navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <rect key="frame" x="0" y="0" width="1" height="1"/></navigationBar></subviews>
        <constraints>\(constraints(
          "bar.top = root.top", "bar.leading = root.leading", "bar.trailing = root.trailing"))</constraints>
        </view>
        """, toolsVersion: toolsVersion, device: height == 667 ? "retina4_7" : "retina6_1")
    #expect(screen.layout(device: screen.document.device.id).frame("bar")?.height == bar)
  }

  /// Recorded: a table from 44 points to the end of a sheet of 842, where its screen of 896 has 34 at its own.
  @Test("A sheet with a screen's status bar ends above the home indicator")
  func sheetEnd() throws {
    #expect(
      try safeArea(height: 842, toolsVersion: 20037) == Rect(y: 44, width: 414, height: 798))
    // Recorded: a label 150 points above a safe area that ends 34 above the end of a sheet of 842.
    #expect(try safeArea(height: 842, toolsVersion: 17701) == Rect(y: 0, width: 414, height: 808))
  }

  /// Recorded at 32 points of the canvas's xSmall, and at 38 of Large, where other tables have 49.5 and 55.5.
  @Test(
    "A grouped table's first header stands higher under a large title since iOS 15",
    arguments: [
      (16096, false, 55.5), (20037, false, 32), (21701, false, 38), (24506, false, 38),
      (16096, true, 55.5), (23504, true, 38),
    ])
  func largeTitleOverTable(toolsVersion: Int, isStatic: Bool, y: Double) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">
      <rect key="frame" x="0" y="0" width="1" height="1"/></tableViewCellContentView></tableViewCell>
      """
    let rows =
      isStatic
      ? """
      <sections><tableViewSection headerTitle="Teas" id="section"><cells>\(cell)</cells></tableViewSection>
      </sections>
      """ : "<prototypes>\(cell)</prototypes>"
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_1" orientation="portrait" \
      appearance="light"/><scenes>
      <scene sceneID="s1"><objects><navigationController id="teas" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="to"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s2"><objects><tableViewController id="list" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="\(isStatic ? "static" : "prototypes")" \
      style="insetGrouped" rowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="root">
      <rect key="frame" x="0" y="0" width="414" height="896"/>\(rows)
      </tableView></tableViewController></objects></scene>
      </scenes></document>
      """
    let document = try loadInterfaceDocument(Array(xml.utf8), path: "Main.storyboard").document
    let scene = try #require(document.scenes.last)
    let layout = Screen.engine.layout(
      scene, of: document,
      for: Configuration(size: .large, device: document.device, target: .canvas))
    #expect(layout.frame("c")?.y == y)
  }

  /// A status bar of 59 points and 44 of buttons; on a device 52 of large title as well. A table that Xcode
  /// 10.2 recorded on an iPhone XR, of 44 points of status bar, starts at 140, and so does what Xcode 12.4
  /// recorded on an iPhone 11. Recorded are 140 in Xcode 13.2 too, above a label, and in 14.0, whose status bar has 48
  /// there, a whole bar; 88 above a table in Xcode 12.5, and in 12.0 and 12.4 in 4 screens of one app, one of which
  /// begins with a plain scroll view and has 140. The bar that is drawn is 96 points high on all.
  @Test(
    "From Xcode 12 to 16 a large title leaves the safe area alone on the canvas above what scrolls",
    arguments: [
      (22505, "retina6_12", .canvas, "scrollView", 103),
      (22505, "retina6_12", .canvas, "view", 155),
      (22505, "retina6_12", .device, "scrollView", 155),
      (14490, "retina6_1", .canvas, "scrollView", 140),
      (14490, "retina6_1", .canvas, "tableView", 140),
      (17156, "retina6_1", .canvas, "tableView", 88),
      (17701, "retina6_1", .canvas, "tableView", 88),
      (17701, "retina6_1", .canvas, "scrollView", 140),
      (18122, "retina6_1", .canvas, "scrollView", 88),
      (19529, "retina6_1", .canvas, "view", 140), (21225, "retina6_1", .canvas, "view", 144),
    ] as [(Int, String, LayoutTarget, String, Double)])
  func largeTitle(
    toolsVersion: Int, device: String, target: LayoutTarget, kind: String, y: Double
  ) throws {
    let first = view("a").replacingOccurrences(of: "<view ", with: "<\(kind) ")
      .replacingOccurrences(of: "</view>", with: "</\(kind)>")
    let size = device == "retina6_1" ? Size(width: 414, height: 896) : Size(width: 393, height: 852)
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="\(device)" orientation="portrait" \
      appearance="light"/><scenes>
      <scene sceneID="s1"><objects><navigationController id="teas" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="to"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="list" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <subviews>\(first)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints(
        "a.top = safe.top", "a.leading = safe.leading", "a.width = 10", "a.height = 10"))</constraints>
      </view><navigationItem key="navigationItem" title="Teas" id="item"/></viewController></objects></scene>
      </scenes></document>
      """
    let document = try loadInterfaceDocument(Array(xml.utf8), path: "Main.storyboard").document
    let scene = try #require(document.scenes.first { $0.id == "s2" || $0.id == "list" })
    let layout = Screen.engine.layout(
      scene, of: document,
      for: Configuration(size: .large, device: document.device, target: target))
    #expect(layout.frame("a")?.y == y)
    #expect(layout.bars.navigation?.height == 96)
    if toolsVersion == 19529 {
      // Recorded so of a label, at the canvas's xSmall.
      let smallest = Screen.engine.layout(
        scene, of: document,
        for: Configuration(size: .extraSmall, device: document.device, target: target))
      #expect(smallest.frame("a")?.y == y)
    }
    // The bar is 21 points higher at AX5: a large title adds 73 there, and 52 at Large.
    let largest = Screen.engine.layout(
      scene, of: document,
      for: Configuration(
        size: .accessibilityExtraExtraExtraLarge, device: document.device, target: target))
    #expect(largest.frame("a")?.y == (kind != "view" && y < 140 ? y : y + 21))
  }
}
