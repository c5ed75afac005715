import Foundation
import Testing

/// `dynamictype fidelity` on a document whose agreement can be counted by hand.
@Suite struct FidelityCommandTests {
  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// Five labels below each other, recorded 21 points high where a line of 17 points is 20.5, then a
  /// label that was recorded 40 points too low.
  private var document: String {
    let labels = (0..<6).map { index in
      let y = index * 21 + (index == 5 ? 40 : 0)
      return """
        <label contentMode="left" text="Tea" translatesAutoresizingMaskIntoConstraints="NO" \
        id="l\(index)"><rect key="frame" x="0" y="\(y)" width="200" height="21"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }
    let constraints = (0..<6).map { index in
      let above =
        index == 0
        ? #"secondItem="root" secondAttribute="top""#
        : #"secondItem="l\#(index - 1)" secondAttribute="bottom""#
      // Priorities below 1000, so that recorded frames do not break their own constraints.
      return """
        <constraint firstItem="l\(index)" firstAttribute="top" \(above) priority="900" id="t\(index)"/>
        <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="x\(index)"/>
        <constraint firstItem="l\(index)" firstAttribute="width" constant="200" id="w\(index)"/>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints>
      </view></objects></document>
      """
  }

  @Test("Agreement is counted as it is, and given the sizes that Xcode left alone")
  func agreement() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Tea.xib")
    let run = try Tool("fidelity", "Tea.xib", "--format", "json", in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let json = try object(run.output)
    let headline = try #require(json["headline"] as? [String: Any])
    #expect(headline["views"] as? Int == 6)
    // Label n stands at 20.5 n and was recorded at 21 n: 0, 0.5 and 1 are within a point.
    #expect(headline["agree"] as? Int == 3)
    #expect(headline["agreeWithAllowance"] as? Int == 5)
    #expect(headline["height"] as? Int == 6)
    #expect(headline["exact"] as? Int == 0)
    let worst = try #require((json["worst"] as? [[String: Any]])?.first)
    #expect(worst["isInTrustedViews"] as? Bool == true)
    #expect(worst["element"] as? String == "l5")
    #expect(worst["expected"] as? [Double] == [0, 145, 200, 21])
    #expect(worst["got"] as? [Double] == [0, 102.5, 200, 20.5])
  }

  @Test("As text, the first line counts and tables are Markdown")
  func text() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Tea.xib")
    let run = try Tool("fidelity", "Tea.xib", in: folder.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "1 document, 7 trusted frames.")
    for rule in lines where rule.hasPrefix("| --") {
      #expect(rule.split(separator: "|").allSatisfy { $0.contains("--") }, "\(rule)")
    }
  }

  /// The first label stands 20 points below the safe area, which so would start 12 points above the
  /// screen; the second 20 points in from its side, and is recorded at the side.
  @Test("Frames that put a guide of the screen outside it prove nothing")
  func guides() throws {
    let label = { (id: String, x: Int, y: Int) in
      """
      <label contentMode="left" text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="\(x)" y="\(y)" width="30" height="20.5"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(label("a", 40, 8))\(label("b", 0, 100))\(label("c", 20, 200))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" id="t"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="20" id="m"/></constraints></view></objects></document>
      """, to: "Tea.xib")
    let run = try Tool("fidelity", "Tea.xib", in: folder.path)
    let first = run.output.split(separator: "\n").first.map(String.init)
    #expect(first == "1 document, 2 trusted frames, 2 not trusted (2 breaks).")
  }

  /// A label at the bottom of a view of 600 points; Xcode says that the view has another height by its
  /// constraints, so that nobody can find the label there.
  @Test("Views in a misplaced one count, and a second figure leaves them out")
  func misplacedAround() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <view misplaced="YES" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="560"/><subviews>
      <label contentMode="left" text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0" y="579.5" width="375" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" priority="900" id="b"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="y"/>
      </constraints></view></objects></document>
      """, to: "Tea.xib")
    let run = try Tool("fidelity", "Tea.xib", "--format", "json", in: folder.path)
    let json = try object(run.output)
    let all = try #require(json["headline"] as? [String: Any])
    let trusted = try #require(json["headlineInTrustedViews"] as? [String: Any])
    #expect(all["views"] as? Int == 1 && all["agree"] as? Int == 0)
    #expect(trusted["views"] as? Int == 0)
    let off = try #require((json["worst"] as? [[String: Any]])?.first)
    #expect(off["isInTrustedViews"] as? Bool == false && off["hasCustomClass"] as? Bool == false)
    let words = try Tool("fidelity", "Tea.xib", in: folder.path).output
    #expect(words.contains("got 0, 539.5 375 × 20.5; a view around it is not trusted\n"))
  }

  /// By hand: a row of 56 has 21 points around lines of 20.5 and 14.5, so that the detail begins at 11 + 20.5;
  /// its title stands 2 higher than 11. The detail is recorded 10 points too low.
  @Test("Labels that a built-in cell places have a row of their own, and no part in other figures")
  func builtInCell() throws {
    let label = { (id: String, text: String, y: Double, height: Double, points: Int) in
      """
      <label contentMode="left" text="\(text)" lineBreakMode="tailTruncation" id="\(id)">\
      <rect key="frame" x="16" y="\(y)" width="33" height="\(height)"/>\
      <autoresizingMask key="autoresizingMask"/>\
      <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <tableViewCell contentMode="scaleToFill" rowHeight="56" textLabel="t" detailTextLabel="d" \
      style="IBUITableViewCellStyleSubtitle" id="c"><rect key="frame" x="0" y="0" width="375" height="56"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">
      <rect key="frame" x="0" y="0" width="375" height="56"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(label("t", "Title", 9, 20.5, 17))\(label("d", "Title", 41.5, 14.5, 12))</subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """, to: "Cell.xib")
    let run = try Tool("fidelity", "Cell.xib", "--format", "json", in: folder.path)
    let json = try object(run.output)
    let placements = try #require(json["placements"] as? [[String: Any]])
    let labels = try #require(placements.first { $0["name"] as? String == "built-in cell" })
    #expect(labels["views"] as? Int == 2)
    #expect(labels["agree"] as? Int == 1)
    #expect(labels["y"] as? Int == 1)
    #expect(!placements.contains { $0["name"] as? String == "autoresizing (input)" })
    #expect((json["headline"] as? [String: Any])?["views"] as? Int == 0)
    #expect((json["tables"] as? [String: Any])?["agree"] as? Int == 1)
    let off = try #require((json["worst"] as? [[String: Any]])?.first)
    #expect(off["placedBy"] as? String == "built-in cell")
    #expect((off["got"] as? [Double])?[1] == 31.5)
  }
}
