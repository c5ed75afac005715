import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitLayout

/// A layout is used again at text sizes at which everything it asked of the size is the same. Each test
/// has something that the size decides, and compares a series with sizes that are laid out alone.
@Suite struct KnownLayoutTests {
  private static let adjusting = #"adjustsFontForContentSizeCategory="YES""#

  private static func styled(_ style: String) -> String { #"style="UICTFontTextStyle\#(style)""# }

  /// A label between the edges of a view, under the limit of an attribute.
  private static func limited(_ keyPath: String, _ value: String) -> String {
    """
    <view contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="0" width="300" height="300"/>\
    <autoresizingMask key="autoresizingMask"/><subviews>\
    \(label("t", "Tea and cups", adjusting, font: styled("Body")))</subviews>\
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
    keyPath="\(keyPath)" value="UICTContentSizeCategory\(value)"/>\
    </userDefinedRuntimeAttributes></view>
    """
  }

  private static let button = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="1" \
    height="1"/><state key="normal" title="Brew"/><buttonConfiguration key="configuration" \
    style="plain" title="Brew" subtitle="in four minutes"/></button>
    """

  private static let image = """
    <imageView contentMode="scaleToFill" image="star.fill" catalog="system" \
    adjustsImageSizeForAccessibilityContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="1" \
    height="1"/></imageView>
    """

  fileprivate static let contents: [String] = [
    label("t", "Tea and cups"),
    label("t", "Tea and cups", adjusting, font: styled("Body")),
    label("t", "Tea and cups", font: styled("Caption2")),
    label("t", "Tea and cups", font: styled("Title1"))
      + label("u", "Cups and tea", adjusting, font: styled("Caption1")),
    limited("maximumContentSizeCategory", "XL"),
    limited("minimumContentSizeCategory", "AccessibilityL"),
    button, image,
  ]

  @Test(
    "A size among others and ways of coming to it is laid out as it is alone",
    arguments: KnownLayoutTests.contents)
  func like(inside: String) throws {
    try expectSeriesLikeSingles(Screen(inside))
  }

  @Test("So is a xib that grows beside Large alone, and a table whose headers grow")
  func likeRoots() throws {
    try expectSeriesLikeSingles(
      Screen(
        xib: """
          <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" \
          height="60"/><autoresizingMask key="autoresizingMask"/><subviews>\
          \(label("t", "Tea and cups", Self.adjusting, font: Self.styled("Body")))</subviews>\
          <constraints>\(constraints(
            "t.leading = root.leading + 8", "t.top = root.top + 8", "root.bottom = t.bottom + 8"))\
          </constraints></view>
          """))
    try expectSeriesLikeSingles(
      Screen(
        xib: """
          <tableView contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="-1" \
          sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\
          <rect key="frame" x="0" y="0" width="375" height="667"/>\
          <autoresizingMask key="autoresizingMask"/><sections>\
          <tableViewSection headerTitle="Teas of the season" footerTitle="Ask" id="s"><cells>\
          <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="40" id="c">\
          <rect key="frame" x="0" y="0" width="375" height="1"/>\
          <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
          contentMode="center" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="1" \
          height="1"/><autoresizingMask key="autoresizingMask"/></tableViewCellContentView>\
          </tableViewCell></cells></tableViewSection></sections></tableView>
          """))
  }

  /// Every size, both ways of coming to it, on two devices in two languages, one after the other.
  private func expectSeriesLikeSingles(_ screen: Screen) throws {
    var configurations: [Configuration] = []
    for (device, locale) in [("retina4_7", "Base"), ("retina6_12", "ar")] {
      for launch in TextLaunch.allCases {
        configurations += try ContentSizeCategory.allCases.map {
          Configuration(
            size: $0, device: try #require(Device.named(device)), locale: locale, launch: launch)
        }
      }
    }
    let series = Screen.engine.layoutSeries(
      screen.scene, of: screen.document, for: configurations)
    for (configuration, together) in zip(configurations, series) {
      let alone = Screen.engine.layout(screen.scene, of: screen.document, for: configuration)
      #expect(together == alone, "\(configuration.size.shortName), \(configuration.launch)")
    }
  }
}
