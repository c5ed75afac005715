import DynamicType
import Testing

/// The Large Content Viewer, by Apple's documentation and WWDC 2019 session 261.
@Suite struct LargeContentViewerTests {
  typealias Viewer = LargeContentViewer<LargeContentControl>

  @Test("Controls in bars show it without being told to, the others do not")
  func defaults() {
    let shown = LargeContentControl.Kind.allCases.filter {
      LargeContentControl($0, title: "x").showsLargeContentViewer
    }
    #expect(shown == [.statusBarItem, .navigationBarItem, .tabBarItem, .toolbarItem])
    let tab = LargeContentControl(.tabBarItem, title: "Home", image: "house")
    #expect([tab.largeContentTitle, tab.largeContentImage] == ["Home", "house"])
    #expect(!tab.scalesLargeContentImage)
    #expect(tab.largeContentImageInsets == DirectionalEdgeInsets())
    let custom = LargeContentControl(.customView, title: "x", image: "y")
    #expect(custom.largeContentTitle == nil && custom.largeContentImage == nil)
  }

  @Test("It shows at accessibility sizes only", arguments: ContentSizeCategory.allCases)
  func sizes(category: ContentSizeCategory) {
    var viewer = Viewer()
    let bar = viewer.add(nil, frame: rect(0, 0, 300, 50), hasInteraction: true)
    let tab = viewer.add(
      LargeContentControl(.tabBarItem, title: "Home"), frame: rect(0, 0, 100, 50), to: bar)
    let found = viewer.item(atX: 10, y: 10, for: category)
    #expect(found == (category.isAccessibilityCategory ? tab : nil))
  }

  @Test("It needs the interaction, on the item or around it")
  func interaction() {
    var item = LargeContentControl(.button, title: "Play")
    item.showsLargeContentViewer = true
    for (onItem, around, shows) in [
      (false, false, false), (true, false, true), (false, true, true),
    ] {
      var viewer = Viewer()
      let view = viewer.add(nil, frame: rect(0, 0, 100, 100), hasInteraction: around)
      let button = viewer.add(
        item, frame: rect(0, 0, 50, 50), to: view, hasInteraction: onItem)
      #expect(viewer.shows(button) == shows)
    }
  }

  @Test("The frontmost view at the point decides, or the nearest ancestor that shows")
  func hitTesting() {
    var shown = LargeContentControl(.button, title: "Play")
    shown.showsLargeContentViewer = true
    var viewer = Viewer()
    let player = viewer.add(nil, frame: rect(0, 0, 200, 100), hasInteraction: true)
    let button = viewer.add(shown, frame: rect(0, 0, 100, 100), to: player)
    viewer.add(LargeContentControl(.label, title: "Play"), frame: rect(10, 10, 80, 20), to: button)
    let above = viewer.add(shown, frame: rect(80, 0, 100, 100), to: player)
    #expect(viewer.item(atX: 20, y: 20, for: .accessibility1) == button)
    #expect(viewer.item(atX: 90, y: 50, for: .accessibility1) == above)
    #expect(viewer.item(atX: 190, y: 50, for: .accessibility1) == nil)
    #expect(viewer.item(atX: 500, y: 50, for: .accessibility1) == nil)
    #expect(viewer.item(atX: .nan, y: 50, for: .accessibility1) == nil)
  }

  @Test("An item with nothing to show is passed over")
  func emptyItem() {
    var empty = LargeContentControl(.customView)
    empty.showsLargeContentViewer = true
    var viewer = Viewer()
    let place = viewer.add(empty, frame: rect(0, 0, 10, 10), hasInteraction: true)
    #expect(!viewer.shows(place))
  }

  @Test("A bar button's title stops at 21 points, a large title goes on")
  func barCaps() {
    let policy = LargeContentViewerPolicy.self
    for category in ContentSizeCategory.allCases where category.isAccessibilityCategory {
      let button = policy.barTextCategory(of: .buttonTitle, for: category)
      #expect(TextStyle.body.pointSize(for: button) == 21)
      #expect(policy.barTextCategory(of: .largeTitle, for: category) == category)
    }
    #expect(policy.barTextCategory(of: .buttonTitle, for: .xxxLarge) == .xxxLarge)
    #expect(policy.barTextCategory(of: .buttonTitle, for: .small) == .small)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Viewer.Rect {
    Viewer.Rect(x: x, y: y, width: width, height: height)
  }
}
