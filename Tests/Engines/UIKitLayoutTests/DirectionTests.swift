import DynamicType
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// Views that say themselves in which direction their contents run.
///
/// Source: Apple, `UISemanticContentAttribute`: only unspecified views turn with the language.
@Suite struct DirectionTests {
  private func row(_ attribute: String, locale: String) throws -> LaidOutScreen {
    try Screen(
      """
      <stackView contentMode="scaleToFill" spacing="10" id="s" \(attribute) \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews>\(view("a"))\(view("b"))</subviews></stackView>
      """,
      constraints: constraints(
        "s.left = root.left", "s.top = root.top", "s.width = 100", "a.width = 40", "a.height = 30")
    ).layout(locale: locale)
  }

  @Test(
    "A stack view begins at the side of its own direction",
    arguments: [
      ("", "Base", false), ("", "ar", true), ("forceRightToLeft", "Base", true),
      ("forceLeftToRight", "ar", false), ("playback", "ar", false), ("spatial", "ar", false),
      ("unspecified", "ar", true),
    ])
  func stacks(attribute: String, locale: String, isMirrored: Bool) throws {
    let layout = try row(
      attribute.isEmpty ? "" : "semanticContentAttribute=\"\(attribute)\"", locale: locale)
    #expect(layout.frame("a")?.x == (isMirrored ? 60 : 0))
    #expect(layout.frame("b")?.x == (isMirrored ? 0 : 50))
  }

  /// The image takes 20 points beside the title, which the button's frame leaves no more than its width.
  @Test(
    "A button's image stands at the side where its direction begins",
    arguments: [
      ("", "Base", true), ("", "ar", false), ("forceRightToLeft", "Base", false),
      ("forceLeftToRight", "ar", true),
    ])
  func buttons(attribute: String, locale: String, isImageLeft: Bool) throws {
    let attribute = attribute.isEmpty ? "" : "semanticContentAttribute=\"\(attribute)\""
    let layout = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="b" \
        \(attribute) translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="0" y="0" width="1" height="1"/>\
        <state key="normal" title="Brew" image="leaf"/></button></subviews>
        <constraints>\(constraints("b.left = root.left", "b.top = root.top"))</constraints></view>
        """, resources: #"<image name="leaf" width="20" height="20"/>"#
    ).layout(locale: locale)
    let title = try #require(layout.text("b")?.lines.first)
    #expect((title.originX >= 20) == isImageLeft)
  }

  /// Laid out from left to right and seen in a mirror: 375 points wide, so that x becomes 375 - x - width.
  @Test("Constraints of leading and trailing edges are mirrored, whatever their relation")
  func mirroredConstraints() throws {
    let screen = try Screen(
      ["a", "b", "c", "d"].map { view($0) }.joined(),
      constraints: ["a", "b", "c", "d"].map {
        constraints("\($0).top = root.top", "\($0).height = 9")
      }
      .joined()
        + constraints(
          "a.leading = root.leading + 20", "a.width = 400 @750", "b.width = 51",
          "b.leading >= a.trailing + 8", "root.trailing = b.trailing + 16", "c.width = 30",
          "c.leading <= a.leading + 5", "c.leading = root.trailing @100", "d.width = 10",
          "d.centerX = root.leading + 50"))
    let (usual, turned) = (screen.layout(), screen.layout(locale: "ar"))
    for (id, x, width) in [("a", 20.0, 280.0), ("b", 308, 51), ("c", 25, 30), ("d", 45, 10)] {
      #expect(usual.frame(id)?.x == x && usual.frame(id)?.width == width)
      #expect(turned.frame(id)?.x == 375 - x - width && turned.frame(id)?.width == width, "\(id)")
    }
  }
}
