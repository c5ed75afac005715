import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// A screen of 375 × 667 points with a status bar of 20 and a container in it, by arithmetic.
@Suite struct EmbeddingTests {
  private func controller(
    _ id: String, _ views: String, _ lines: [String], attributes: String = "",
    connections: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)s"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" width="375" height="667"/>
    <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="\(id)g"/>
    <constraints>\(lines.map(constraint).joined())</constraints></view>
    <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  private func container(_ id: String, of destination: String) -> String {
    """
    <containerView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" width="1" height="1"/><connections><segue destination="\(destination)" \
    kind="embed" id="\(id)e"/></connections></containerView>
    """
  }

  private func document(_ scenes: String...) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="p">\
      <device id="retina4_7" orientation="portrait" appearance="light"/>\
      <scenes>\(scenes.joined())</scenes></document>
      """
    return try loadInterfaceDocument(Array(text.utf8), path: "Test.storyboard").document
  }

  /// A container at 0, 5 of 300 × 200 points, and a view after it.
  private func parent(of destination: String) -> String {
    controller(
      "p", container("c", of: destination) + view("after"),
      [
        "c.leading = pv.leading", "c.top = pv.top + 5", "c.width = 300", "c.height = 200",
        "after.top = c.bottom + 7", "after.leading = pv.leading", "after.width = 9",
        "after.height = 9",
      ])
  }

  /// A view that fills the safe area between the root's margins.
  private var child: String {
    controller(
      "k", view("a"),
      [
        "a.top = kg.top", "a.bottom = kg.bottom", "a.leading = kv.leadingMargin",
        "kv.trailingMargin = a.trailing",
      ])
  }

  private func layout(_ document: InterfaceDocument) throws -> LaidOutScreen {
    let scene = try #require(document.scenes.first { $0.id == "p" })
    return Screen.engine.layout(
      scene, of: document, for: Configuration(size: .large, device: document.device))
  }

  @Test("A screen in a container has its size and what the status bar takes of it")
  func inPlace() throws {
    let document = try document(parent(of: "k"), child).embeddingScenes()
    #expect(document.scenes.map(\.isLaidOutInPlace) == [false, true])
    let layout = try layout(document)
    #expect(layout.views.map(\.id) == ["pv", "c", "kv", "a", "after"])
    #expect(layout.frame("c") == Rect(x: 0, y: 5, width: 300, height: 200))
    #expect(layout.frame("kv") == Rect(width: 300, height: 200))
    // The status bar ends 15 points below the container's top; margins of 16.
    #expect(layout.frame("a") == Rect(x: 16, y: 15, width: 268, height: 185))
    #expect(layout.frame("after") == Rect(x: 0, y: 212, width: 9, height: 9))
    #expect(layout.findings == [])
  }

  @Test("A navigation controller in a container has a bar of 44 points")
  func navigation() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav"><connections><segue destination="k" \
      kind="relationship" relationship="rootViewController" id="r"/></connections>\
      </navigationController></objects></scene>
      """
    let titled = child.replacing(
      "<connections>",
      with: #"<navigationItem key="navigationItem" title="Teas" id="ni"/><connections>"#)
    let document = try document(parent(of: "nav"), navigation, titled).embeddingScenes()
    #expect(document.scenes.map(\.isLaidOutInPlace) == [false, true, true])
    let layout = try layout(document)
    #expect(layout.frame("a") == Rect(x: 16, y: 59, width: 268, height: 141))
    // The container's top is at 5, and the status bar ends at 20.
    let bar = try #require(layout.laidOutBars.first)
    #expect(bar.frame == Rect(x: 0, y: 20, width: 300, height: 44))
    #expect(bar.items.compactMap(\.text?.string) == ["Teas"])
    #expect(bar.items.first.map { abs($0.frame.midX - 150) < 0.5 } == true)
  }

  @Test("A screen in a screen in a screen, and two of one")
  func nested() throws {
    let middle = controller(
      "m", container("m1", of: "k") + container("m2", of: "k"),
      [
        "m1.leading = mv.leading", "m1.top = mv.top", "m1.width = 100", "m1.height = 100",
        "m2.leading = m1.trailing", "m2.top = mv.top + 50", "m2.width = 100", "m2.height = 100",
      ])
    let layout = try layout(try document(parent(of: "m"), middle, child).embeddingScenes())
    #expect(
      layout.views.map(\.id) == [
        "pv", "c", "mv", "m1", "kv", "a", "m2", "kv", "a", "after",
      ])
    // The second starts below the status bar.
    #expect(layout.nodes[5].frame == Rect(x: 16, y: 15, width: 68, height: 85))
    #expect(layout.nodes[8].frame == Rect(x: 16, y: 0, width: 68, height: 100))
    #expect(layout.nodes[9].frame == Rect(x: 0, y: 212, width: 9, height: 9))
    #expect(layout.findings == [])
  }

  /// A table with a row that a container fills.
  private func row(_ height: String, _ lines: String...) -> String {
    controller(
      "p",
      """
      <tableView contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="-1" \
      separatorStyle="none" id="t"><rect key="frame" width="375" height="400"/><sections>\
      <tableViewSection id="sec"><cells><tableViewCell contentMode="scaleToFill" \(height) id="cell">\
      <rect key="frame" width="375" height="44"/><tableViewCellContentView key="contentView" id="cc">\
      <rect key="frame" width="375" height="44"/><subviews>\(container("c", of: "k"))</subviews>\
      <constraints>\((["c.top = cc.top", "c.leading = cc.leading", "c.trailing = cc.trailing",
        "c.bottom = cc.bottom"] + lines).map(constraint).joined())</constraints>\
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """,
      ["t.top = pv.top", "t.leading = pv.leading", "t.trailing = pv.trailing", "t.height = 400"])
  }

  @Test("A screen in a row of a known height is laid out there")
  func inRow() throws {
    let low = child.replacing(
      #"width="375" height="667""#, with: #"x="0" y="0" width="375" height="150""#)
    for row in [row(#"rowHeight="150""#), row("", "c.height = 150")] {
      let document = try document(row, low).embeddingScenes()
      #expect(document.scenes.map(\.isLaidOutInPlace) == [false, true])
      let layout = try layout(document)
      #expect(layout.frame("kv") == Rect(width: 375, height: 150))
      // Between the margins of a screen of 375 points.
      #expect(layout.frame("a") == Rect(x: 16, width: 343, height: 150))
      #expect(layout.notExamined == [])
    }
  }

  @Test("A screen in a row stays its own where code decides how high the row is")
  func inRowOfUnknownHeight() throws {
    // The screen is drawn 667 points high.
    for row in [row(""), row(#"rowHeight="150""#)] {
      let document = try document(row, child).embeddingScenes()
      #expect(document.scenes.map(\.isLaidOutInPlace) == [false, false])
      #expect(
        try layout(document).notExamined.map(\.reason)
          == ["code decides how high the row of its screen is"])
    }
  }

  @Test("What something else leads to, or code can ask for, stays a screen of its own")
  func ownScreens() throws {
    let shown = controller(
      "s", "", [], connections: #"<segue destination="k" kind="show" id="show"/>"#)
    #expect(
      try document(parent(of: "k"), child, shown).embeddingScenes().scenes.map(\.isLaidOutInPlace)
        == [false, false, false])
    let named = child.replacing(
      #"<viewController id="k""#, with: #"<viewController storyboardIdentifier="K" id="k""#)
    #expect(
      try document(parent(of: "k"), named).embeddingScenes().scenes.map(\.isLaidOutInPlace)
        == [false, false])
  }
}
