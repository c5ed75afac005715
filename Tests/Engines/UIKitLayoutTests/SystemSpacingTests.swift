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

  /// The first view of a stack with the standard spacing between baselines, and the second.
  private func stack(
    _ above: String, _ below: String, size: ContentSizeCategory = .large, more: String = "",
    era: SystemEra? = nil
  ) throws -> (above: Rect, below: Rect) {
    let screen = try Screen(
      """
      <stackView axis="vertical" spacingType="standard" baselineRelativeArrangement="YES" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews>\(above)\(below)</subviews></stackView>
      """, constraints: constraints("s.leading = root.leading", "s.top = root.top") + more)
    let layout = screen.layout(size, era: era)
    return (try #require(layout.frame("a")), try #require(layout.frame("b")))
  }

  /// A line of the system's font has 1.193359 em, to the pixel up: those of 14, 17 and 53 points 16.71, 20.29 and
  /// 63.25.
  @Test(
    "A stack's standard spacing between baselines grows with the text below",
    arguments: [(ContentSizeCategory.extraSmall, 17.0), (.large, 20.5), (.accessibility5, 63.5)])
  func oneFont(size: ContentSizeCategory, distance: Double) throws {
    let (above, below) = try stack(Self.body("a"), Self.body("b"), size: size)
    // Baselines of one font are as far apart as the tops of their lines.
    #expect(abs(below.y - above.y - distance) <= 0.5)
  }

  /// Recorded in a document of Xcode 13: 20 points for 17, in one of Xcode 11.3 24 for 20.5.
  @Test(
    "Up to iOS 15 the spacing is in fours",
    arguments: [(ContentSizeCategory.extraSmall, 20.0), (.large, 24), (.accessibility5, 64)])
  func inFours(size: ContentSizeCategory, distance: Double) throws {
    let (above, below) = try stack(Self.body("a"), Self.body("b"), size: size, era: .iOS15)
    #expect(abs(below.y - above.y - distance) <= 0.5)
  }

  /// What UIKit printed for two labels, by a public port of it: 42.5 points from the baseline of 17 points to that
  /// of 40, and 40.5 below 9. From 40 points to 17 they are 20.287 - 4.101 + 9.648 points: 26.
  @Test(
    "The system's spacing depends on both texts",
    arguments: [(17.0, 40.0, 42.5), (9, 40, 40.5), (40, 17, 26)])
  func pairs(upper: Double, lower: Double, distance: Double) throws {
    let (above, below) = try stack(
      label("a", "Tea", font: #"type="system" pointSize="\#(upper)""#),
      label("b", "Tea", font: #"type="system" pointSize="\#(lower)""#))
    // SF's ascender is 0.952148 em.
    let baselines = (above.y + upper * 0.952148, below.y + lower * 0.952148)
    #expect(abs(baselines.1 - baselines.0 - distance) <= 0.5)
  }

  /// 22.5 points are written above a label of 17 that stands below a slider, in a document of build 23504.
  @Test("Below a view without text are half a line and a capital letter")
  func belowView() throws {
    let (above, below) = try stack(view("a"), label("b", "Tea"), more: constraints("a.height = 60"))
    #expect(abs(below.y + 17 * 0.952148 - above.maxY - 22.5) <= 0.5)
  }

  /// 30 points are written for the 20.5 that would stand there; so 92.9 for 63.5, on whichever side they are
  /// written. A distance of the document's own stays.
  @Test(
    "The system's spacing between baselines grows in proportion to what is written",
    arguments: [
      (#"symbolType="layoutAnchor""#, false, 92.9), (#"symbolType="layoutAnchor""#, true, 92.9),
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
