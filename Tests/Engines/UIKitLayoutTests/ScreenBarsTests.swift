import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

/// The bars that segues tell of, on an iPhone 15 of iOS 17.
///
/// Heights are those of Apple's Human Interface Guidelines, Layout: 59 points of status bar, 44 of
/// navigation bar, 96 with a large title, 49 of tab bar over 34 of home indicator.
@Suite struct ScreenBarsTests {
  private let document: InterfaceDocument
  private let text: [UInt8]

  init() throws {
    func controller(_ id: String, _ inner: String, kind: String = "viewController") -> String {
      """
      <scene sceneID="scene-\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController">\
      \(inner)</\(kind)></objects></scene>
      """
    }
    func segue(_ destination: String, _ kind: String = "relationship", _ more: String = "")
      -> String
    {
      #"<segue destination="\#(destination)" kind="\#(kind)" id="to-\#(destination)" \#(more)/>"#
    }
    let view = """
      <view key="view" contentMode="scaleToFill" id="view">\
      <rect key="frame" x="0" y="0" width="393" height="852"/></view>
      """
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait" \
      appearance="light"/><scenes>
      \(controller("tabs", """
        <connections>\(segue("teas", "relationship", #"relationship="viewControllers""#))\
        \(segue("about", "relationship", #"relationship="viewControllers""#))</connections>
        """, kind: "tabBarController"))
      \(controller("teas", """
        <navigationBar key="navigationBar" largeTitles="YES" barStyle="black" id="bar">
        <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <color key="barTintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/></textAttributes>
        <textAttributes key="largeTitleTextAttributes"><color key="textColor" systemColor="systemBlueColor"/></textAttributes>
        </navigationBar>
        <connections>\(segue("list", "relationship", #"relationship="rootViewController""#))</connections>
        """, kind: "navigationController"))
      \(controller("list", """
        \(view)<navigationItem key="navigationItem" title="Teas" id="item"/>
        <tabBarItem key="tabBarItem" title="Shop" image="cart" catalog="system" id="tab"/>
        <connections>\(segue("tea", "show"))\(segue("sheet", "presentation"))</connections>
        """))
      \(controller("tea", """
        \(view)<navigationItem key="navigationItem" title="Gyokuro" largeTitleDisplayMode="never" id="i2"/>
        """))
      \(controller("sheet", view))
      \(controller("about", #"\#(view)<tabBarItem key="tabBarItem" title="About" id="tab2"/>"#))
      </scenes></document>
      """
    text = Array(xml.utf8)
    document = try loadInterfaceDocument(text, path: "Main.storyboard").document
  }

  private func layout(_ id: String) throws -> LaidOutScreen {
    let scene = try #require(document.scenes.first { $0.id == id })
    return Screen.engine.layout(
      scene, of: document, for: Configuration(size: .large, device: document.device))
  }

  /// A bar in the colours of the navigation controller.
  private func navigation(
    height: Double, hasLargeTitle: Bool = false, backTitle: String? = nil
  ) -> ScreenBars.Navigation {
    var bar = ScreenBars.Navigation(
      height: height, hasLargeTitle: hasLargeTitle, backTitle: backTitle)
    bar.appearance.isBlack = true
    bar.appearance.background = .rgba(red: 0, green: 0, blue: 0, alpha: 1)
    bar.appearance.tint = .rgba(red: 1, green: 1, blue: 1, alpha: 1)
    bar.appearance.title = .system("systemRedColor")
    bar.appearance.largeTitle = .system("systemBlueColor")
    return bar
  }

  @Test("The root of a navigation controller has its large title, and no button back")
  func root() throws {
    let layout = try layout("list")
    #expect(layout.bars.statusBarHeight == 59)
    #expect(layout.bars.navigation == navigation(height: 96, hasLargeTitle: true))
    #expect(layout.safeArea == Rect(y: 59 + 96, width: 393, height: 852 - 59 - 96 - 49 - 34))
  }

  @Test("What it shows has the title of the screen before on its button back")
  func shown() throws {
    let bars = try layout("tea").bars
    #expect(bars.navigation == navigation(height: 44, backTitle: "Teas"))
  }

  @Test("Tabs are those of the tab bar controller, in its order; roots speak for their holders")
  func tabs() throws {
    for (id, selected) in [("list", 0), ("tea", 0), ("about", 1)] {
      let tabs = try #require(try layout(id).bars.tabs)
      #expect(tabs.items.map(\.title) == ["Shop", "About"])
      #expect(tabs.items.map(\.isSystemSymbol) == [true, false])
      #expect(tabs.selected == selected)
    }
  }

  @Test("What is presented has no bars")
  func presented() throws {
    let bars = try layout("sheet").bars
    #expect(bars.navigation == nil)
    #expect(bars.tabs == nil)
    #expect(!bars.hasToolbar)
  }

  @Test("Another device has screens of its own size, and bars of its own")
  func otherDevices() throws {
    // Apple, Human Interface Guidelines, Layout: an iPhone SE has 375 × 667 points and a status bar
    // of 20; an iPad Pro 834 × 1194, a status bar of 24 and 20 points of home indicator. Navigation bars
    // have 50 points on pads since iOS 12 and 32 on an iPhone 8 in landscape, and so have tab bars (as `SystemMetrics`
    // quotes).
    let phone = try #require(Device.named("retina4_7"))
    let pad = try #require(Device.named("ipad11_0rounded"))
    for (device, size, status, bar, bottom) in [
      (phone, Size(width: 375, height: 667), 20.0, 44.0, 49.0),
      (phone.landscape, Size(width: 667, height: 375), 0, 32, 32),
      (pad, Size(width: 834, height: 1194), 24, 50, 50 + 20),
    ] {
      let document = try loadInterfaceDocument(
        text, path: "Main.storyboard", options: LoadOptions(device: device)
      ).document
      #expect(document.recordedDevice.id == "retina6_12")
      let scene = try #require(document.scenes.first { $0.id == "tea" })
      let layout = Screen.engine.layout(
        scene, of: document, for: Configuration(size: .large, device: device))
      #expect(layout.nodes[0].frame.size == size)
      #expect(layout.bars.statusBarHeight == status)
      #expect(
        layout.safeArea
          == Rect(
            y: status + bar, width: size.width, height: size.height - status - bar - bottom))
    }
  }

  @Test("An image that adjusts grows at accessibility sizes only, as body text does")
  func growingImages() throws {
    let image = """
      <imageView contentMode="scaleAspectFit" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" \
      id="leaf" adjustsImageSizeForAccessibilityContentSizeCategory="YES">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></imageView>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" \
      orientation="portrait" appearance="light"/><objects><view id="root">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(image)</subviews>\
      <constraints>\(constraints("leaf.top = root.top", "leaf.leading = root.leading"))</constraints>\
      </view></objects><resources><image name="leaf" width="22" height="44"/></resources></document>
      """
    let document = try loadInterfaceDocument(Array(text.utf8), path: "Leaf.xib").document
    func size(_ category: ContentSizeCategory) -> Size? {
      Screen.engine.layout(
        document.scenes[0], of: document,
        for: Configuration(size: category, device: document.device)
      ).frame("leaf")?.size
    }
    #expect(size(.large) == Size(width: 22, height: 44))
    #expect(size(.extraExtraExtraLarge) == Size(width: 22, height: 44))
    // Body's leading is 22 points at Large and 48 at AX3.
    #expect(size(.accessibility3) == Size(width: 48, height: 96))
  }

  @Test("Titles of grouped sections are in capitals up to iOS 18", arguments: SystemEra.allCases)
  func capitals(era: SystemEra) throws {
    for style in ["grouped", "insetGrouped", "plain"] {
      let screen = try Screen(
        """
        <tableView contentMode="scaleToFill" dataMode="static" style="\(style)" rowHeight="-1" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><sections>\
        <tableViewSection headerTitle="Opening hours" id="section"><cells/></tableViewSection>\
        </sections></tableView>
        """)
      let layout = Screen.engine.layout(
        screen.scene, of: screen.document,
        for: Configuration(size: .large, device: screen.document.device, era: era))
      let text = try #require(layout.text("table"))
      let isPlain = style == "plain" || era == .iOS26
      #expect(text.lines.map(\.text) == [isPlain ? "Opening hours" : "OPENING HOURS"])
      #expect(text.string == "Opening hours")
    }
  }
}
