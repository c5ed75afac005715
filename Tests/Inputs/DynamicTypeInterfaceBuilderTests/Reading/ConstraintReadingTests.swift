import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("Constraints, guides and size classes")
struct ConstraintReadingTests {
  static let document = TestDocument.xib(
    #"""
    <view id="root">
      <subviews><view id="a"/><view id="b"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" symbolic="YES" id="c1"/>
        <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="b" secondAttribute="trailing" priority="750" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" secondAttribute="height" multiplier="16:9" id="c3"/>
        <constraint firstAttribute="height" constant="44" placeholder="YES" identifier="fixed" id="c4"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="3/4" id="c5"/>
        <constraint firstItem="a" firstAttribute="centerY" relation="lessThanOrEqual" secondItem="b" secondAttribute="firstBaseline" multiplier="0.5" constant="-2.5" symbolType="layoutAnchor" id="c6"/>
      </constraints>
    </view>
    """#)

  @Test("Every part of a constraint, whole")
  func constraints() throws {
    let root = LayoutConstraint.Item.element(.root)
    let a = LayoutConstraint.Item.element(ElementIndex(1))
    let b = LayoutConstraint.Item.element(ElementIndex(2))
    func constraint(
      _ id: String, _ first: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute,
      _ relation: LayoutConstraint.Relation = .equal, _ second: LayoutConstraint.Item? = nil,
      _ secondAttribute: LayoutConstraint.Attribute? = nil, times multiplier: Double = 1,
      plus constant: Double = 0, priority: Double = 1000, at marker: String
    ) -> LayoutConstraint {
      LayoutConstraint(
        id: id, first: first, firstAttribute: attribute, relation: relation, second: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: priority, owner: .root, location: Self.document.place(marker))
    }
    let constraints = "<constraint "
    var expected = [
      constraint(
        "c1", a, .leading, .equal, .guide(0), .leading, plus: 20,
        at: constraints + #"firstItem="a" firstAttribute="leading""#),
      constraint(
        "c2", root, .trailingMargin, .greaterThanOrEqual, b, .trailing, priority: 750,
        at: constraints + #"firstAttribute="trailingMargin""#),
      constraint(
        "c3", a, .width, .equal, root, .height, times: 16.0 / 9,
        at: constraints + #"firstItem="a" firstAttribute="width" secondAttribute"#),
      constraint(
        "c4", root, .height, plus: 44, at: constraints + #"firstAttribute="height""#),
      constraint(
        "c5", a, .width, .equal, a, .height, times: 0.75,
        at: constraints + #"firstItem="a" firstAttribute="width" secondItem"#),
      constraint(
        "c6", a, .centerY, .lessThanOrEqual, b, .firstBaseline, times: 0.5, plus: -2.5,
        at: constraints + #"firstItem="a" firstAttribute="centerY""#),
    ]
    expected[0].isSymbolic = true
    expected[3].isPlaceholder = true
    expected[3].identifier = "fixed"
    expected[5].isSystemSpacing = true
    let scene = try #require(try Self.document.load().document.scenes.first)
    #expect(scene.constraints == expected)
    #expect(
      scene.guides == [
        LayoutGuide(
          id: "safe", kind: .safeArea, owner: .root,
          location: Self.document.place("<viewLayoutGuide"))
      ])
  }

  /// 33 points of 219 and 77 of 385.5 are recorded of 15 % and 20 %.
  @Test("A multiplier may be a percentage")
  func percentage() throws {
    let document = TestDocument.xib(
      """
      <view id="root"><subviews><view id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="15%" id="c1"/>
        <constraint firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="12.5%" id="c2"/>
      </constraints></view>
      """)
    let loaded = try document.load()
    #expect(loaded.document.scenes.first?.constraints.map(\.multiplier) == [0.15, 0.125])
    #expect(loaded.findings == [])
  }

  @Test("Guides of scroll views and of view controllers")
  func guides() throws {
    let document = TestDocument.storyboard([
      """
      <viewController id="one">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/>
        </layoutGuides>
        <view key="view" id="v"><subviews><scrollView id="s">
          <viewLayoutGuide key="contentLayoutGuide" id="c"/>
          <viewLayoutGuide key="frameLayoutGuide" id="f"/>
        </scrollView></subviews>
        <viewLayoutGuide key="keyboardLayoutGuide" id="k"/>
        <viewLayoutGuide key="somethingNew" id="n"/></view>
      </viewController>
      """
    ])
    let guides = try #require(try document.load().document.scenes.first?.guides)
    #expect(guides.map(\.id) == ["t", "b", "k", "n", "c", "f"])
    #expect(
      guides.map(\.kind)
        == [.topLayout, .bottomLayout, .keyboard, .unknown, .contentLayout, .frameLayout])
    #expect(guides.map(\.owner.rawValue) == [0, 0, 0, 0, 1, 1])
  }

  @Test("Doubtful constraints are left out or mended, each with a finding")
  func doubts() throws {
    let document = TestDocument.xib(
      """
      <view id="root">
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
          <constraint firstItem="a" firstAttribute="topp" id="c2"/>
          <constraint firstItem="a" firstAttribute="width" multiplier="1:0" constant="3" id="c3"/>
          <constraint firstItem="a" firstAttribute="height" relation="about" constant="3" id="c4"/>
        </constraints>
      </view>
      """)
    let loaded = try document.load()
    #expect(loaded.document.scenes.first?.constraints.map(\.id) == ["c3", "c4"])
    #expect(
      loaded.findings.map { "\($0.location) \($0.rule) \($0.message)" } == [
        "Test.xib:9:5 broken-reference firstItem 'gone' is not a view or guide of this scene; "
          + "the constraint is left out",
        "Test.xib:10:5 unknown-value firstAttribute=\"topp\" is not known; "
          + "the constraint is left out",
        "Test.xib:11:5 unknown-value multiplier=\"1:0\" is not a number, ratio or percentage; "
          + "1 is used instead",
        "Test.xib:12:5 unknown-value relation=\"about\" is not known; equal is used instead",
      ])
  }

  static let varied = """
    <stackView spacing="4" id="root">
      <subviews>
        <label text="a" id="a">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="widthClass=regular" hidden="YES">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
          </variation>
        </label>
        <label text="b" id="b"/>
      </subviews>
      <constraints>
        <constraint firstAttribute="height" constant="10" id="c1">
          <variation key="heightClass=regular" constant="20"/>
          <variation key="heightClass=regular-widthClass=regular" constant="40"/>
        </constraint>
        <constraint firstAttribute="width" constant="1" id="c2"/>
        <constraint firstItem="b" firstAttribute="width" constant="1" id="c3"/>
      </constraints>
      <variation key="default">
        <mask key="constraints"><exclude reference="c2"/></mask>
        <mask key="subviews"><exclude reference="b"/></mask>
      </variation>
      <variation key="heightClass=regular-widthClass=regular" axis="vertical">
        <mask key="constraints"><include reference="c2"/></mask>
        <mask key="subviews"><include reference="b"/></mask>
      </variation>
      <variation key="heightClass=compact" spacing="9"/>
    </stackView>
    """

  /// Each row: the device, then axis, spacing, views, constraints with constants, a's font and hiding.
  @Test(
    "Variations apply by the size classes of the device, the more specific ones last",
    arguments: [
      ("retina4_7", "horizontal 4.0 root,a c1=20.0 17.0 false"),
      ("ipad9_7", "vertical 4.0 root,a,b c1=40.0,c2=1.0,c3=1.0 30.0 true"),
      ("retina4_7 landscape", "horizontal 9.0 root,a c1=10.0 17.0 false"),
      ("retina5_5 landscape", "horizontal 9.0 root,a c1=10.0 30.0 true"),
    ])
  func variations(device: String, expected: String) throws {
    let parts = device.split(separator: " ")
    let portrait = try #require(Device.named(String(parts[0])))
    let options = LoadOptions(device: parts.count > 1 ? portrait.landscape : portrait)
    let loaded = try TestDocument.xib(Self.varied).load(options)
    let scene = try #require(loaded.document.scenes.first)
    guard case .stack(let stack) = scene.elements[0].content else {
      Issue.record("no stack")
      return
    }
    let constraints = scene.constraints.map { "\($0.id)=\($0.constant)" }.joined(separator: ",")
    let summary = [
      stack.axis.rawValue, "\(stack.spacing)",
      scene.elements.map(\.id).joined(separator: ","), constraints,
      "\(scene.elements[1].text?.font?.pointSize ?? 0)", "\(scene.elements[1].isHidden)",
    ]
    #expect(summary.joined(separator: " ") == expected)
    #expect(loaded.findings == [])
  }

  @Test("A third of a pad's screen is compact in width")
  func adaptation() throws {
    let device = #"<device id="ipad9_7"><adaptation id="splitview1_3"/></device>"#
    let document = TestDocument.xib(device: device, Self.varied)
    #expect(try document.elements().map(\.id) == ["root", "a"])
  }
}
