import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Foundation
import Testing
import UIKitLayout
import UIKitModel

/// Screens of 375 × 667 points whose bars only segues tell of: 20 points of status bar, 44 of
/// navigation bar, 49 of tab bar.
@Suite struct SurroundingBarsTests {
  /// A screen with a view that fills the safe area, and segues.
  private func screen(
    _ id: String, _ segues: String = "", metrics: String = "", attributes: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)s"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" width="375" height="667"/>
    <subviews>\(view("\(id)a"))</subviews><viewLayoutGuide key="safeArea" id="\(id)g"/>
    <constraints>\(constraints(
      "\(id)a.top = \(id)g.top", "\(id)a.bottom = \(id)g.bottom",
      "\(id)a.leading = \(id)g.leading", "\(id)a.trailing = \(id)g.trailing"))</constraints></view>
    <connections>\(segues)</connections>\(metrics)</viewController></objects></scene>
    """
  }

  private func holder(
    _ kind: String, _ id: String, _ segues: String, metrics: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)s"><objects><\(kind) id="\(id)"><connections>\(segues)</connections>\
    \(metrics)</\(kind)></objects></scene>
    """
  }

  private func segue(_ destination: String, _ kind: String = "show") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)" id="\#(destination)-\#(kind)"/>"#
  }

  private func relationship(_ destination: String, _ name: String) -> String {
    """
    <segue destination="\(destination)" kind="relationship" relationship="\(name)" \
    id="\(destination)-\(name)"/>
    """
  }

  private func document(_ scenes: String, rest: String = "") throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait" \
      appearance="light"/><scenes>\(scenes)</scenes>\(rest)</document>
      """
    return try loadInterfaceDocument(Array(text.utf8), path: "Test.storyboard").document
  }

  /// The top and height of the safe area of each screen.
  private func safeAreas(
    _ document: InterfaceDocument, on target: LayoutTarget = .canvas
  ) -> [String] {
    document.scenes.filter { !$0.elements.isEmpty }.map { scene in
      let frame = Screen.engine.layout(
        scene, of: document,
        for: Configuration(size: .large, device: document.device, target: target)
      ).frames[1]
      return "\(scene.id): \(Int(frame.y)) \(Int(frame.height))"
    }
  }

  @Test("Bars follow show segues, in whatever order the screens stand")
  func barsAreInherited() throws {
    let screens = [
      holder("tabBarController", "tabs", relationship("nav", "viewControllers")),
      holder("navigationController", "nav", relationship("a", "rootViewController")),
      screen("a", segue("b")), screen("b", segue("c") + segue("d", "presentation")),
      screen("c", segue("a")), screen("d"),
    ]
    // 667 less 64 and 49; the presented one has the status bar alone.
    let expected = ["a: 64 554", "b: 64 554", "c: 64 554", "d: 20 647"]
    #expect(safeAreas(try document(screens.joined())) == expected)
    #expect(safeAreas(try document(screens.reversed().joined())).sorted() == expected)
  }

  /// As recorded of a screen that is shown from a root whose top bar is said to be none.
  @Test("A screen has the top bar that the one it is shown from is said to have")
  func simulatedBarsAreInherited() throws {
    let none = #"<nil key="simulatedTopBarMetrics"/>"#
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let screens = [
      holder("navigationController", "nav", relationship("a", "rootViewController")),
      screen("a", segue("b"), metrics: none), screen("b", segue("c")),
      screen("c", segue("d"), metrics: bar), screen("d"),
    ]
    #expect(
      safeAreas(try document(screens.joined())) == [
        "a: 20 647", "b: 20 647", "c: 64 603", "d: 64 603",
      ])
  }

  /// As recorded of two roots, which end 49 points higher; and of a tab whose tab bar controller is
  /// said to have no bar.
  @Test("The root of a navigation controller has the tab bar that this is said to have")
  func simulatedTabBarIsInherited() throws {
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let none = #"<nil key="simulatedBottomBarMetrics"/>"#
    let screens = [
      holder(
        "navigationController", "nav", relationship("a", "rootViewController"), metrics: tabs),
      screen("a", segue("b")), screen("b"),
      holder("tabBarController", "tabs", relationship("c", "viewControllers"), metrics: none),
      screen("c"),
    ]
    #expect(
      safeAreas(try document(screens.joined())) == ["a: 64 554", "b: 64 554", "c: 20 598"])
  }

  @Test("A screen shown in two ways has the bars of both")
  func barsAreJoined() throws {
    let screens = [
      holder("navigationController", "nav", relationship("a", "rootViewController")),
      holder("tabBarController", "tabs", relationship("a", "viewControllers")), screen("a"),
    ]
    #expect(safeAreas(try document(screens.joined())) == ["a: 64 554"])
    #expect(safeAreas(try document(screens.reversed().joined())) == ["a: 64 554"])
  }

  /// As recorded of two tabs: 44 points of navigation bar above them.
  @Test("Tabs in a navigation controller lie below its bar")
  func tabsBelowNavigationBar() throws {
    let screens = [
      holder("navigationController", "nav", relationship("list", "rootViewController")),
      screen("list", segue("tabs")),
      holder("tabBarController", "tabs", relationship("a", "viewControllers")), screen("a"),
    ]
    #expect(safeAreas(try document(screens.joined())) == ["list: 64 603", "a: 64 554"])
  }

  /// As recorded of two screens, of which one is shown from the other, 49 points higher than others. Apple,
  /// `hidesBottomBarWhenPushed`: the bar stays hidden until the screen is left.
  @Test("What is pushed and hides the tab bar has none, nor has what is pushed from there")
  func hiddenTabBar() throws {
    let hides = #"hidesBottomBarWhenPushed="YES""#
    let screens = [
      holder("tabBarController", "tabs", relationship("nav", "viewControllers")),
      holder("navigationController", "nav", relationship("a", "rootViewController")),
      screen("a", segue("b") + segue("d"), attributes: hides),
      screen("b", segue("c"), attributes: hides), screen("c"), screen("d"),
    ]
    let expected = ["a: 64 554", "b: 64 603", "c: 64 603", "d: 64 554"]
    #expect(safeAreas(try document(screens.joined())) == expected)
    #expect(safeAreas(try document(screens.reversed().joined())).sorted() == expected)
  }

  /// As recorded of a table that ends 93 points above the end of its screen, in an older Xcode with toolbars of 44, and
  /// of a map 132 above it, 34 of which are a home indicator's.
  @Test("A simulated toolbar stands above the tab bar")
  func toolbarAboveTabBar() throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let screens = [
      holder("tabBarController", "tabs", relationship("a", "viewControllers")),
      screen("a", metrics: toolbar),
    ]
    #expect(safeAreas(try document(screens.joined())) == ["a: 20 549"])
  }

  /// Recorded at the end of a screen of 568 points.
  @Test("A screen that hides bottom bars has no simulated toolbar")
  func hiddenToolbar() throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let hides = #"hidesBottomBarWhenPushed="YES""#
    let screens = [screen("a", metrics: toolbar), screen("b", metrics: toolbar, attributes: hides)]
    #expect(safeAreas(try document(screens.joined())) == ["a: 20 598", "b: 20 647"])
  }

  /// As recorded of a screen that one segue presents and another shows. On a device it may be either.
  @Test("The canvas has the bars of the segue that a document names")
  func tieBreaker() throws {
    let screens = [
      holder("navigationController", "nav", relationship("a", "rootViewController")),
      screen("a", segue("b")), screen("b", segue("d")), screen("c", segue("b", "presentation")),
      screen("d"),
    ]
    let tied = try document(
      screens.joined(),
      rest: """
        <inferredMetricsTieBreakers><segue reference="b-presentation"/></inferredMetricsTieBreakers>
        """)
    #expect(safeAreas(tied) == ["a: 64 603", "b: 20 647", "c: 20 647", "d: 20 647"])
    let shown = ["a: 64 603", "b: 64 603", "c: 20 647", "d: 64 603"]
    #expect(safeAreas(tied, on: .device) == shown)
    #expect(safeAreas(try document(screens.joined())) == shown)
  }

  @Test("Ten times the screens take about ten times as long, whatever their order")
  func timeIsLinear() {
    let few = chain(of: 400)
    let many = chain(of: 4_000)
    // By turns and the shortest of each: other tests run beside this one.
    let times = (0..<15).map { _ in (few: time(few), many: time(many)) }
    let ratio = (times.map(\.many).min() ?? 0) / (times.map(\.few).min() ?? 0)
    // A walk for each screen, or each step of a chain, would make it 100.
    #expect(ratio < 30, "\(ratio)")
  }

  /// The seconds that this thread computes; a busy machine lets it wait for longer.
  private func time(_ document: InterfaceDocument) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = LinkedDocuments([document]).findingSurroundings()
    return now() - start
  }

  /// Screens that each lead to the one before, so that one walk over them in order carries bars one
  /// step.
  private func chain(of count: Int) -> InterfaceDocument {
    var document = InterfaceDocument(path: "", format: .storyboard, device: .documentDefault)
    document.scenes = (0..<count).map { index in
      let isLast = index == count - 1
      var scene = Scene(id: "\(index)", title: "", location: SourceLocation(path: ""))
      var controller = ViewController(
        id: "\(index)", kind: isLast ? .navigationController : .viewController,
        location: scene.location)
      controller.segues = [
        isLast
          ? .init(
            kind: .relationship, relationship: .rootViewController, destination: "\(index - 1)")
          : .init(kind: .show, destination: "\(index - 1)")
      ]
      scene.controller = controller
      return scene
    }
    return document
  }
}
