import Foundation
import Testing

/// Storyboards that lead to each other: what an app shows is in several files.
@Suite struct LinkedStoryboardsTests {
  private func file(_ scenes: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="\(initial)"><device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes></document>
    """
  }

  private func scene(_ controller: String) -> String {
    "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>\n"
  }

  private func reference(_ id: String, to storyboard: String, _ attributes: String = "") -> String {
    scene(
      #"<viewControllerPlaceholder storyboardName="\#(storyboard)" \#(attributes) id="\#(id)"/>"#)
  }

  /// A screen with a title of its own and a label that is as wide as 100 points.
  private func screen(_ id: String, title: String, _ attributes: String = "") -> String {
    scene(
      """
      <viewController id="\(id)" \(attributes)><view key="view" id="\(id)v">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <label text="Teas of the season" adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)l"><rect key="frame" x="0" y="0" \
      width="100" height="21"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\
      </label></subviews><constraints>\
      <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)v" \
      secondAttribute="top" constant="200" id="\(id)1"/>\
      <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)v" \
      secondAttribute="leading" constant="20" id="\(id)2"/>\
      <constraint firstItem="\(id)l" firstAttribute="width" constant="100" id="\(id)3"/>\
      </constraints></view><navigationItem key="navigationItem" title="\(title)" id="\(id)n"/>\
      </viewController>
      """)
  }

  private func check(_ files: [String: String]) throws -> [String: Any] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let run = try Tool("check", ".", "--format", "json", in: folder.path)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(report as? [String: Any])
  }

  private func findings(_ report: [String: Any]) -> [String] {
    let all = report["findings"] as? [[String: Any]] ?? []
    return all.map { "\($0["path"] ?? "") \($0["rule"] ?? "") \($0["element"] ?? "")" }
  }

  private func screens(_ report: [String: Any]) -> [String] {
    let documents = report["documents"] as? [[String: Any]] ?? []
    return documents.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
      .compactMap { $0["title"] as? String }
  }

  private let navigation = """
    <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>\
    <connections><segue destination="ref" kind="relationship" \
    relationship="rootViewController" id="g"/></connections></navigationController>
    """

  @Test("A bar with large titles in one storyboard is over a screen of another")
  func bars() throws {
    let long = "A title that is too long for any screen"
    let main = file(scene(navigation) + reference("ref", to: "Teas"), initial: "nav")
    let teas = file(screen("a", title: long), initial: "a")
    let both = try check(["Main.storyboard": main, "Teas.storyboard": teas])
    #expect(findings(both).contains("./Teas.storyboard bar-text-truncated an"))
    // Alone, nobody knows of the bar; and without the other, nobody knows of the screen.
    let alone = try check(["Teas.storyboard": teas])
    #expect(!findings(alone).contains { $0.contains("bar-text-truncated") })
    let missing = try check(["Main.storyboard": main])
    #expect(findings(missing) == ["./Main.storyboard not-examined ref"])
    let messages = (missing["findings"] as? [[String: Any]])?.compactMap {
      $0["message"] as? String
    }
    #expect(
      messages == [
        "storyboard reference (ref) is not examined: the storyboard 'Teas' is not among the documents"
      ])
  }

  private func container(_ width: Int) -> String {
    file(
      scene(
        """
        <viewController id="p"><view key="view" id="pv">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c">\
        <rect key="frame" x="0" y="0" width="1" height="1"/><connections>\
        <segue destination="ref" kind="embed" id="e"/></connections></containerView></subviews>\
        <constraints><constraint firstItem="c" firstAttribute="top" secondItem="pv" \
        secondAttribute="top" id="1"/><constraint firstItem="c" firstAttribute="leading" \
        secondItem="pv" secondAttribute="leading" id="2"/><constraint firstItem="c" \
        firstAttribute="width" constant="\(width)" id="3"/><constraint firstItem="c" \
        firstAttribute="height" constant="300" id="4"/></constraints></view></viewController>
        """) + reference("ref", to: "Parts", #"referencedIdentifier="part""#), initial: "p")
  }

  @Test(
    "A container view shows a screen of another storyboard, which then needs no look of its own")
  func embedded() throws {
    let parts = file(
      screen("k", title: "", #"storyboardIdentifier="part""#) + screen("m", title: ""),
      initial: "m")
    let report = try check(["Main.storyboard": container(300), "Parts.storyboard": parts])
    #expect(screens(report) == ["p, with part in place", "m"])
    #expect(findings(report).contains("./Parts.storyboard text-truncated kl"))
  }

  @Test("A container view without its storyboard or without its screen says so")
  func missing() throws {
    func message(_ files: [String: String]) throws -> String? {
      let all = try check(files)["findings"] as? [[String: Any]] ?? []
      return all.first { $0["rule"] as? String == "not-examined" }?["message"] as? String
    }
    let main = container(300)
    #expect(
      try message(["Main.storyboard": main])
        == "container view (c) is not examined: the storyboard 'Parts' is not among the documents")
    let other = file(screen("k", title: ""), initial: "k")
    #expect(
      try message(["Main.storyboard": main, "Parts.storyboard": other])
        == "container view (c) is not examined: the storyboard 'Parts' has no view controller with "
        + "the identifier 'part'")
  }

  @Test("Of storyboards with one name the nearest is meant")
  func nearest() throws {
    let parts = file(screen("k", title: "", #"storyboardIdentifier="part""#), initial: "x")
    let other = file(screen("o", title: ""), initial: "o")
    let report = try check([
      "A/Main.storyboard": container(300), "A/Parts.storyboard": parts,
      "B/Parts.storyboard": other,
    ])
    #expect(screens(report) == ["p, with part in place", "o"])
  }

  @Test("Storyboards that show each other in a circle come to an end")
  func circle() throws {
    func file(_ name: String, to other: String) -> String {
      container(300).replacingOccurrences(
        of: #"storyboardName="Parts""#, with: #"storyboardName="\#(other)""#
      )
      .replacingOccurrences(of: #"referencedIdentifier="part""#, with: "")
    }
    let report = try check([
      "A.storyboard": file("A", to: "B"), "B.storyboard": file("B", to: "A"),
    ])
    // The second is in the first, where the first is left out.
    #expect(screens(report) == ["p, with p in place"])
  }
}
