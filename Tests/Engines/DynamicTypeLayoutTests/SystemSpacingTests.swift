import DynamicType
import DynamicTypeModel
import Testing

/// Distances between baselines that the system takes from the fonts there.
@Suite struct SystemSpacingTests {
  private static func body(_ id: String) -> String {
    label(
      id, "Tea", #"adjustsFontForContentSizeCategory="YES""#,
      font: #"style="UICTFontTextStyleBody""#)
  }

  /// By Apple's tables the lines of Body are 19, 22 and 62 points apart; a stack has 3 more between
  /// baselines, which are as far apart as the tops of two lines of one font.
  @Test(
    "A stack's standard spacing between baselines grows with the text below",
    arguments: [(ContentSizeCategory.extraSmall, 22.0), (.large, 25), (.accessibility5, 65)])
  func stack(size: ContentSizeCategory, distance: Double) throws {
    let screen = try Screen(
      """
      <stackView axis="vertical" spacingType="standard" baselineRelativeArrangement="YES" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews>\(Self.body("a"))\(Self.body("b"))</subviews></stackView>
      """, constraints: constraints("s.leading = root.leading", "s.top = root.top"))
    let layout = screen.layout(size)
    let (above, below) = (try #require(layout.frame("a")), try #require(layout.frame("b")))
    #expect(abs(below.y - above.y - distance) <= 0.5)
    #expect(below.y >= above.maxY)
  }

  /// 30 points are written for the 25 that would stand there; so 78 for 65, on whichever side they are
  /// written. A distance of the document's own stays.
  @Test(
    "The system's spacing between baselines grows in proportion to what is written",
    arguments: [
      (#"symbolType="layoutAnchor""#, false, 78.0), (#"symbolType="layoutAnchor""#, true, 78),
      ("", false, 30),
    ])
  func written(type: String, isReversed: Bool, distance: Double) throws {
    let ends =
      isReversed
      ? #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline" constant="-30""#
      : #"firstItem="b" firstAttribute="firstBaseline" secondItem="a" secondAttribute="baseline" constant="30""#
    let screen = try Screen(
      Self.body("a") + Self.body("b"),
      constraints: constraints(
        "a.leading = root.leading", "b.leading = root.leading", "a.top = root.top")
        + "<constraint \(ends) \(type) id=\"gap\"/>")
    for (size, expected) in [(ContentSizeCategory.large, 30), (.accessibility5, distance)] {
      let layout = screen.layout(size)
      let (above, below) = (try #require(layout.frame("a")), try #require(layout.frame("b")))
      #expect(abs(below.y - above.y - expected) <= 0.5)
    }
  }
}
