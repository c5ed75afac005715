import DynamicType
import DynamicTypeLayout
import DynamicTypeModel
import Testing

/// Views that say themselves in which direction their contents run.
///
/// Source: Apple, `UISemanticContentAttribute`: only unspecified views turn with the language.
@Suite struct DirectionTests {
  private func row(_ attribute: String, locale: String) throws -> LaidOutInterface {
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
}
