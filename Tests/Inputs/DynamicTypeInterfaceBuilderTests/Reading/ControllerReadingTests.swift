import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("View controllers, their bars and what connects them")
struct ControllerReadingTests {
  @Test(
    "A simulated bar that is not translucent",
    arguments: [("YES", false), ("NO", true)])
  func opaqueBar(translucent: String, isOpaque: Bool) throws {
    let document = TestDocument.xib(
      #"""
      <view id="v"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \#
      translucent="\#(translucent)" prompted="NO"/></view>
      """#)
    let scene = try #require(try document.load().document.scenes.first)
    #expect(scene.simulatedTopBar == .bar(.navigationBar, isOpaque: isOpaque))
  }

  @Test("A controller with items, simulated bars and segues, whole")
  func controller() throws {
    let document = TestDocument.storyboard([
      #"""
      <viewController storyboardIdentifier="Home" title="Title" automaticallyAdjustsScrollViewInsets="NO" modalPresentationStyle="formSheet" id="one" customClass="HomeController">
        <view key="view" id="v"><subviews>
          <containerView id="box"><connections><segue destination="two" kind="embed" id="g1"/></connections></containerView>
        </subviews></view>
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
        <toolbarItems><barButtonItem systemItem="fixedSpace" width="50" id="t1"/></toolbarItems>
        <navigationItem key="navigationItem" title="Home" prompt="Please" largeTitleDisplayMode="never" leftItemsSupplementBackButton="YES" backButtonDisplayMode="minimal" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>
          <barButtonItem key="backBarButtonItem" title="Start" id="b5"/>
          <rightBarButtonItems>
            <barButtonItem title="Save" style="done" id="b2"/>
            <barButtonItem image="gear" catalog="system" id="b3"/>
          </rightBarButtonItems>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" image="house" largeContentSizeImage="big" badgeValue="7" id="b4"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <connections><segue destination="two" kind="show" modalPresentationStyle="pageSheet" id="g2"/></connections>
      </viewController>
      """#,
      #"<tableViewController id="two"><tableView key="view" style="plain" id="t"/></tableViewController>"#,
    ])
    func item(_ id: String, _ marker: String) -> BarItem {
      BarItem(id: id, location: document.place(marker))
    }
    var expected = ViewController(
      id: "one", kind: .viewController, location: document.place("<viewController"))
    expected.customClass = "HomeController"
    expected.title = "Title"
    expected.storyboardIdentifier = "Home"
    expected.segues = [
      ViewController.Segue(kind: .embed, destination: "two", source: "box"),
      ViewController.Segue(
        kind: .show, destination: "two", modalPresentationStyle: .pageSheet),
    ]
    var navigation = NavigationItem(id: "n", location: document.place("<navigationItem"))
    navigation.title = "Home"
    navigation.prompt = "Please"
    navigation.largeTitleDisplayMode = .never
    navigation.leftItemsSupplementBackButton = true
    navigation.isBackButtonMinimal = true
    navigation.backTitle = "Start"
    var cancel = item("b1", "<barButtonItem key=\"left")
    cancel.systemItem = .cancel
    var save = item("b2", "<barButtonItem title=\"Save")
    save.title = "Save"
    save.style = .done
    var gear = item("b3", "<barButtonItem image")
    gear.image = "gear"
    gear.isSystemSymbol = true
    navigation.leftItems = [cancel]
    navigation.rightItems = [save, gear]
    expected.navigationItem = navigation
    var tab = item("b4", "<tabBarItem")
    tab.title = "Tab"
    tab.image = "house"
    tab.largeContentSizeImage = ImageContent(name: "big")
    tab.badge = "7"
    expected.tabBarItem = tab
    var space = item("t1", "<barButtonItem systemItem=\"fixed")
    space.systemItem = .fixedSpace
    space.width = 50
    expected.toolbarItems = [space]
    expected.simulatedTopBar = .bar(.navigationBar)
    expected.modalPresentationStyle = .formSheet
    expected.automaticallyAdjustsScrollViewInsets = false
    expected.extendsUnderTopBars = false
    let scenes = try document.load().document.scenes
    #expect(scenes.first?.controller == expected)
    #expect(scenes.map(\.title) == ["Home", "two"])
    #expect(scenes.map { $0.controller?.kind } == [.viewController, .tableViewController])
  }

  @Test("A navigation controller has no views of its own, but says how its bar is")
  func navigationController() throws {
    let document = TestDocument.storyboard([
      #"""
      <navigationController toolbarHidden="NO" navigationBarHidden="YES" id="one">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"><rect key="frame" x="0.0" y="96" width="414" height="96"/></navigationBar>
        <connections><segue destination="two" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """#, #"<viewController id="two"/>"#,
    ])
    var expected = ViewController(
      id: "one", kind: .navigationController, location: document.place("<navigationController"))
    expected.segues = [
      ViewController.Segue(
        kind: .relationship, relationship: .rootViewController, destination: "two")
    ]
    expected.prefersLargeTitles = true
    expected.isNavigationBarHidden = true
    expected.isToolbarHidden = false
    let scenes = try document.load().document.scenes
    #expect(scenes.first?.controller == expected)
    #expect(scenes.map(\.elements.count) == [0, 0])
  }

  @Test("Actions and segues of controls and bar items have their senders")
  func actions() throws {
    let document = TestDocument.storyboard([
      #"""
      <viewController id="one">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            <action selector="save:" destination="one" eventType="touchUpInside" id="a1"/>
            <segue destination="two" kind="presentation" identifier="edit" id="s1"/>
          </connections>
        </button></subviews></view>
        <navigationItem key="navigationItem" id="n">
          <barButtonItem key="rightBarButtonItem" title="Done" id="d">
            <connections>
              <action selector="done" destination="one" id="a2"/>
              <segue destination="two" kind="unwind" unwindAction="backToList:" id="s2"/>
            </connections>
          </barButtonItem>
        </navigationItem>
      </viewController>
      """#, #"<viewController id="two"/>"#,
    ])
    var edit = ViewController.Segue(kind: .presentation, destination: "two")
    (edit.identifier, edit.trigger) = ("edit", "b")
    var back = ViewController.Segue(kind: .unwind, destination: "two")
    (back.unwindAction, back.trigger) = ("backToList:", "d")
    let scene = try #require(try document.load().document.scenes.first)
    #expect(scene.controller?.segues == [edit, back])
    #expect(
      scene.actions == [
        ControlAction(sender: "b", target: "one", selector: "save:", event: "touchUpInside"),
        ControlAction(sender: "d", target: "one", selector: "done"),
      ])
  }

  @Test("The custom view of a bar item is a scene of its own")
  func barItemView() throws {
    let document = TestDocument.storyboard([
      #"""
      <viewController title="Home" id="one"><view key="view" id="v"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b">
          <view key="customView" id="custom"><subviews><label text="Hi" id="l"/></subviews></view>
        </barButtonItem></navigationItem>
      </viewController>
      """#
    ])
    let scenes = try document.load().document.scenes
    #expect(scenes.map(\.id) == ["one", "custom"])
    #expect(scenes.map(\.title) == ["Home", "Home: a view of its bar"])
    #expect(scenes.map { $0.elements.map(\.id) } == [["v"], ["custom", "l"]])
  }

  @Test("Segues to nowhere and screens within themselves are taken out, with a finding")
  func brokenSegues() throws {
    func container(_ id: String, _ destination: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="\(id)v"><subviews><containerView id="\(id)c">
      <connections><segue destination="\(destination)" kind="embed" id="\(id)s"/></connections>
      </containerView></subviews></view></viewController>
      """
    }
    let document = TestDocument.storyboard([
      container("one", "two"), container("two", "three"), container("three", "one"),
      container("four", "nowhere"), container("five", "five"),
    ])
    let loaded = try document.load()
    #expect(
      loaded.document.scenes.map { $0.controller?.segues.map(\.destination) } == [
        ["two"], ["three"], [], [], [],
      ])
    #expect(
      loaded.findings.map { "\($0.rule) \($0.message)" } == [
        "broken-reference embeds 'one', which contains this screen: a cycle; it is left empty",
        "broken-reference a segue's destination 'nowhere' is not in the document",
        "broken-reference embeds 'five', which contains this screen: a cycle; it is left empty",
      ])
    #expect(
      loaded.findings.map(\.location) == [
        document.place("<segue destination=\"one\""),
        document.place("<segue destination=\"nowhere\""),
        document.place("<segue destination=\"five\""),
      ])
  }

  @Test("An id that is used twice, or by an element within, is doubted; both views stay")
  func duplicateIDs() throws {
    let document = TestDocument.xib(
      """
      <view id="a">
      <subviews><view id="a"/></subviews></view>
      <view id="b"/>
      <view id="b"/>
      """)
    let loaded = try document.load()
    #expect(loaded.document.scenes.map { $0.elements.map(\.id) } == [["a", "a"], ["b"], ["b"]])
    #expect(
      loaded.findings.map { "\($0.location) \($0.message)" } == [
        "Test.xib:7:11 the id 'a' is also that of an element around it, at line 6: a cycle",
        "Test.xib:9:1 the id 'b' is already used at line 8; references mean that one",
      ])
  }

  @Test("What the document says of itself")
  func attributes() throws {
    let document = try TestDocument.storyboard(
      ["<viewController id=\"one\"/>"], resources: #"<image name="i" width="1" height="2"/>"#
    ).load().document
    var expected = InterfaceDocument(
      path: "Test.storyboard", format: .storyboard,
      device: try #require(Device.named("retina6_1")))
    expected.toolsVersion = 21701
    expected.usesSafeAreas = true
    expected.usesTraitCollections = true
    expected.initialViewController = "one"
    expected.imageSizes = ["i": Size(width: 1, height: 2)]
    expected.scenes = document.scenes
    #expect(document == expected)
  }

  /// As 20 documents of 11 projects have it; the plug-in of others is a build or two from their Xcode.
  @Test(
    "A document for any Xcode has the build of its plug-in",
    arguments: [
      ("32700.99.1234", #" version="22685""#, 22685), ("32700.99.1234", "", 32700),
      ("23504", #" version="23506""#, 23504),
    ])
  func plugIn(toolsVersion: String, version: String, build: Int) throws {
    var document = TestDocument.storyboard([])
    document.text = document.text.replacing("21701.5", with: toolsVersion).replacing(
      "<scenes>",
      with: """
        <dependencies><deployment identifier="iOS" version="17000"/>\
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin"\(version)/></dependencies><scenes>
        """)
    #expect(try document.load().document.toolsVersion == build)
  }

  @Test("A device of the future is doubted, and the default stands in for it")
  func unknownDevice() throws {
    let document = TestDocument.xib(device: #"<device id="retina9_9"/>"#, #"<view id="v"/>"#)
    let loaded = try document.load()
    #expect(loaded.document.device == Device.documentDefault)
    #expect(
      loaded.findings.map { "\($0.location) \($0.message)" } == [
        "Test.xib:3:5 the device 'retina9_9' is not known; retina4_7 is used instead"
      ])
  }

  @Test(
    "A document that names no device is of that whose screen its roots have",
    arguments: [
      ("320", "568", "retina4_0"), ("414", "736", "retina5_5"), ("600", "600", "retina4_7"),
    ])
  func deviceOfRoots(width: String, height: String, id: String) throws {
    let controller = """
      <viewController id="one"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view></viewController>
      """
    let document = try TestDocument.storyboard(device: "", [controller]).load().document
    #expect(document.device.id == id)
    #expect(document.recordedDevice.id == id)
  }

  @Test("A bar has the colours of its document; a clear background means the system's own")
  func barColors() throws {
    for (alpha, background) in [
      ("1", ColorValue.rgba(red: 0, green: 0, blue: 0, alpha: 1)), ("0.0", nil),
    ] {
      let document = TestDocument.storyboard([
        """
        <tabBarController id="one"><tabBar key="tabBar" barStyle="black" id="bar">
        <color key="backgroundColor" white="0.0" alpha="\(alpha)" colorSpace="calibratedWhite"/>
        <color key="tintColor" systemColor="systemRedColor"/></tabBar></tabBarController>
        """
      ])
      let appearance = try document.load().document.scenes.first?.controller?.barAppearance
      var expected = BarAppearance()
      expected.isBlack = true
      expected.background = background
      expected.tint = .system("systemRedColor")
      #expect(appearance == expected)
    }
  }

  @Test("A navigation bar has the fonts of its title attributes, in a controller and among views")
  func barFonts() throws {
    let attributes = """
      <textAttributes key="titleTextAttributes">
      <fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="19"/>
      </textAttributes><textAttributes key="largeTitleTextAttributes">
      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></textAttributes>
      """
    let controllers = TestDocument.storyboard([
      """
      <navigationController id="one"><navigationBar key="navigationBar" id="bar">\(attributes)
      </navigationBar></navigationController>
      """
    ])
    let controller = try #require(try controllers.load().document.scenes.first?.controller)
    let views = TestDocument.xib(
      #"<view id="v"><subviews><navigationBar id="n">\#(attributes)</navigationBar></subviews></view>"#
    )
    let element = try #require(try views.load().document.scenes.first?.elements.last)
    guard case .navigationBar(_, let own) = element.content else {
      Issue.record("no navigation bar, but \(element.content)")
      return
    }
    for appearance in [controller.barAppearance, own] {
      #expect(appearance.titleFont?.face == .named("Futura-Medium", family: "Futura"))
      #expect(appearance.titleFont?.pointSize == 19)
      #expect(appearance.largeTitleFont?.face == .textStyle(.title1))
    }
  }
}
