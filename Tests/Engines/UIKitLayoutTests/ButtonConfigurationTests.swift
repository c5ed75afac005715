import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Title and subtitle of a button with a configuration, by Apple's words on
/// UIButton.Configuration.TitleAlignment.
@Suite struct ButtonConfigurationTests {
  /// A configured button at the top leading corner of its screen.
  private func screen(
    _ lines: String..., attributes: String = "", configuration: String, resources: String = ""
  ) throws -> Screen {
    let pins = (["b.leading = root.leading", "b.top = root.top"] + lines).map(constraint)
    return try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><button contentMode="scaleToFill" buttonType="system" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/>\
        <state key="normal"/><buttonConfiguration key="configuration" \(configuration)/></button></subviews>
        <constraints>\(pins.joined())</constraints></view>
        """, resources: resources)
  }

  /// A configured button with a symbol, which is listed as large as an array of two lengths says.
  private func symbolScreen(
    _ name: String, listed: [Int], style: String, attributes: String = "", symbol: String = ""
  ) throws -> Screen {
    try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><button contentMode="scaleToFill" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/>\
        <state key="normal"/><buttonConfiguration key="configuration" style="\(style)" image="\(name)" \
        catalog="system" \(attributes)>\(symbol)</buttonConfiguration></button></subviews>
        <constraints>\(constraints("b.leading = root.leading", "b.top = root.top"))</constraints></view>
        """,
      resources: """
        <image name="\(name)" catalog="system" width="\(listed[0])" height="\(listed[1])"/>
        """)
  }

  private func symbolScreen(_ name: String, listed: Int, style: String) throws -> Screen {
    try symbolScreen(name, listed: [128, listed], style: style)
  }

  private func layout(
    _ attributes: String, alignment: String = "center", image: String = "", locale: String = "Base"
  ) throws -> LaidOutScreen {
    try screen(
      "b.width = 335", attributes: #"contentHorizontalAlignment="\#(alignment)""#,
      configuration:
        #"style="filled" title="Opening hours in winter" subtitle="Closed" \#(attributes) \#(image)"#,
      resources: #"<image name="cup" width="20" height="20"/>"#
    ).layout(locale: locale)
  }

  /// The left and right edges of the title's and the subtitle's line.
  private func edges(_ layout: LaidOutScreen) -> [(left: Double, right: Double)] {
    layout.texts.joined().compactMap { text in
      text.lines.first.map { ($0.originX, $0.originX + $0.width) }
    }
  }

  @Test("A subtitle stands in the middle below its title, or at the side that is asked for")
  func sides() throws {
    let center = edges(try layout(""))
    #expect(abs(center[0].left + center[0].right - 335) < 1)
    #expect(abs(center[1].left + center[1].right - 335) < 1)
    let leading = edges(try layout(#"titleAlignment="leading""#))
    // The block of both stays in the middle of the button.
    #expect(abs(leading[0].left - center[0].left) < 0.5)
    #expect(abs(leading[1].left - leading[0].left) < 0.5)
    let trailing = edges(try layout(#"titleAlignment="trailing""#))
    #expect(abs(trailing[1].right - trailing[0].right) < 0.5)
  }

  @Test("By itself it follows an image, and the block follows the button's alignment")
  func automatic() throws {
    let beside = edges(try layout("", image: #"image="cup""#))
    #expect(abs(beside[1].left - beside[0].left) < 0.5)
    let left = edges(try layout("", alignment: "leading"))
    // The insets of a configuration are 12 points at the sides.
    #expect(abs(left[0].left - 12) < 0.5)
    #expect(left[1].left > left[0].left + 20)
  }

  /// Recorded at 34.3 points on a device of three pixels a point, whose line of Body is 20.3 high, and at 31 at
  /// xSmall on one of two, whose line is 17; 7 points are above and below.
  @Test(
    "A configured button with nothing but a symbol is as high as a line of its title",
    arguments: [
      ("person.2", 87, "retina6_12", .large, 61 / 3.0 + 14),
      ("gear", 122, "retina6_12", .large, 61 / 3.0 + 14),
      ("escape", 108, "retina6_1", .extraSmall, 17 + 14),
    ] as [(String, Int, String, ContentSizeCategory, Double)])
  func symbol(
    name: String, listed: Int, device: String, size: ContentSizeCategory, height: Double
  ) throws {
    let layout = try symbolScreen(name, listed: listed, style: "filled")
      .layout(size, device: device)
    #expect(abs((layout.frame("b")?.height ?? 0) - height) < 0.01)
  }

  /// Recorded 54.7 points wide on a device of three pixels a point, and 49.5 at xSmall on one of two; the
  /// insets at the sides are 24 of them.
  @Test(
    "A symbol by itself in a configured button is a large one, in its title's font",
    arguments: [
      ("photo.fill", 93, "retina6_12", .large, 54.7),
      ("rectangle.portrait.and.arrow.right", 108, "retina6_1", .extraSmall, 49.5),
    ] as [(String, Int, String, ContentSizeCategory, Double)])
  func symbolAlone(
    name: String, listed: Int, device: String, size: ContentSizeCategory, width: Double
  ) throws {
    let layout = try symbolScreen(name, listed: listed, style: "plain")
      .layout(size, device: device)
    #expect(abs((layout.frame("b")?.width ?? 0) - width) < 1)
  }

  /// Recorded on a device of three pixels a point: 56 and 43 points wide, the insets 24 of them; 38 high, of
  /// which 24 are a line of 20 points.
  @Test(
    "A symbol's own size in a configured button is of a large one, on a line of its font",
    arguments: [("gearshape", [128, 122], 56.0), ("chevron.backward", [96, 128], 43)])
  func symbolOfItsOwnSize(name: String, listed: [Int], width: Double) throws {
    let symbol = """
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
      pointSize="20"/>
      """
    let frame = try symbolScreen(name, listed: listed, style: "plain", symbol: symbol)
      .layout(device: "retina6_0").frame("b")
    #expect(frame?.height == 38)
    #expect(abs((frame?.width ?? 0) - width) < 1.5)
  }

  /// Recorded 184.667 points wide, where a symbol of medium scale would leave 179.667; 60.5 in another document,
  /// where four parts have a quarter more area than a circle.
  @Test(
    "A symbol beside a title is a large one, too, unless it says otherwise",
    arguments: [
      ("restart.circle", [128, 123], "Close and Restart", "", 184.667),
      ("restart.circle", [128, 123], "Close and Restart", "medium", 179.667),
      ("rectangle.and.pencil.and.ellipsis", [128, 80], "", "", 60.5),
    ])
  func symbolScale(
    name: String, listed: [Int], title: String, scale: String, width: Double
  ) throws {
    let symbol =
      scale.isEmpty
      ? ""
      : """
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="\(scale)"/>
      """
    let layout = try symbolScreen(
      name, listed: listed, style: "filled", attributes: title.isEmpty ? "" : #"title="\#(title)""#,
      symbol: symbol
    ).layout(device: "retina6_12")
    #expect(abs((layout.frame("b")?.width ?? 0) - width) < 1)
  }

  /// Titles of small buttons have 15 points, of others 17; the title's own 30 are not its symbol's.
  @Test("A configured button's symbol has the size of its titles, not of its own title")
  func symbolBesideOwnFont() throws {
    func image(_ attributes: String, symbol: String = "") throws -> Size {
      let layout = try symbolScreen(
        "photo.fill", listed: [128, 93], style: "plain", attributes: attributes, symbol: symbol
      ).layout()
      let button = try #require(layout.views.firstIndex { $0.id == "b" })
      return try #require(layout.nodes[button].imageSize)
    }
    let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="30"/>"#
    let plain = try image(#"title="Tea""#)
    #expect(try image(#"title="Tea""#, symbol: font) == plain)
    #expect(try image(#"title="Tea" buttonSize="small""#).width < plain.width - 1)
  }

  /// Body has 17 points at Large and 53 at AX5.
  @Test("A configured button's symbol grows with its title's font")
  func growingSymbol() throws {
    let screen = try symbolScreen("photo.fill", listed: 93, style: "plain")
    func image(_ size: ContentSizeCategory) throws -> Size {
      let layout = screen.layout(size)
      let button = try #require(layout.views.firstIndex { $0.id == "b" })
      return try #require(layout.nodes[button].imageSize)
    }
    let (large, largest) = try (image(.large), image(.accessibilityExtraExtraExtraLarge))
    #expect(abs(largest.width / large.width - 53.0 / 17) < 0.05)
    #expect(abs(largest.height / large.height - 53.0 / 17) < 0.05)
  }

  /// Recorded at 374 points wide on a device of two pixels a point: 34.5 points high with one line and 54.5
  /// with two, so that they are 20.3 apart, not Body's 22.
  @Test(
    "Lines of a configured button's title stand as close as the font's",
    arguments: [
      ("Opening hours in winter and summer", 34.5),
      ("Opening hours of the tea house near the station ", 54.5),
      ("Opening hours of the tea house + everything else about visiting it", 54.5),
    ])
  func titleLines(title: String, height: Double) throws {
    let layout = try screen(
      "b.width = 374", configuration: #"style="plain" title="\#(title)""#
    ).layout()
    #expect(layout.frame("b")?.height == height)
  }

  /// Recorded of three titles of 17 points as the width of a semibold text and 24 points at the sides.
  @Test("A configured button's title is semibold where its role is primary")
  func primaryRole() throws {
    let title = "Opening hours in winter"
    let label = """
      <label text="\(title)" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/></label>
      """
    let text = try Screen(
      label, constraints: constraints("l.leading = root.leading", "l.top = root.top")
    ).layout().frame("l")
    let primary = try screen(
      attributes: #"role="primary""#, configuration: #"style="plain" title="\#(title)""#
    ).layout().frame("b")
    #expect(primary?.width == text.map { $0.width + 24 })
    let cancel = try screen(
      attributes: #"role="cancel""#, configuration: #"style="plain" title="\#(title)""#
    ).layout().frame("b")
    #expect((cancel?.width ?? 0) < (primary?.width ?? 0) - 4)
  }

  /// An image of 20 points and 8 between it and the title move the middle of the title by half of 28;
  /// above or below it they make the button 28 points higher.
  @Test("The title makes room for the image at any side")
  func imageSides() throws {
    func title(_ placement: String, locale: String = "Base") throws -> (x: Double, baseline: Double)
    {
      let image = #"image="cup" imagePadding="8" imagePlacement="\#(placement)""#
      let layout = try layout("", image: placement.isEmpty ? "" : image, locale: locale)
      let line = try #require(layout.texts.joined().first?.lines.first)
      return (line.originX + line.width / 2, line.baseline)
    }
    let alone = try title("")
    #expect(abs(try title("leading").x - alone.x - 14) < 0.5)
    #expect(abs(try title("trailing").x - alone.x + 14) < 0.5)
    #expect(abs(try title("leading", locale: "ar").x - alone.x + 14) < 0.5)
    #expect(abs(try title("top").baseline - alone.baseline - 28) < 0.5)
    #expect(abs(try title("bottom").baseline - alone.baseline) < 0.5)
  }

  /// Lines of 15 and 17 points are 17.9 and 20.3 high, to the pixel of two to a point; 5, 7 and 15 points are above
  /// and below. At AX5 the lines of 49 and 53 points are 58.5 and 63.2 high. At xSmall one button of each size is
  /// recorded.
  @Test(
    "A configured button's size decides its insets and its font",
    arguments: [
      ("mini", .large, 18 + 2 * 5), ("small", .large, 18 + 2 * 5), ("medium", .large, 20.5 + 2 * 7),
      ("large", .large, 20.5 + 2 * 15),
      ("mini", .extraSmall, 24.5), ("small", .extraSmall, 24.5), ("medium", .extraSmall, 31),
      ("large", .extraSmall, 47),
      ("small", .accessibilityExtraExtraExtraLarge, 58.5 + 2 * 5),
      ("large", .accessibilityExtraExtraExtraLarge, 63.5 + 2 * 15),
    ] as [(String, ContentSizeCategory, Double)])
  func sizes(name: String, size: ContentSizeCategory, height: Double) throws {
    let layout = try screen(
      configuration: #"style="filled" title="Tea" buttonSize="\#(name)""#
    ).layout(size)
    #expect(layout.frame("b")?.height == height)
    #expect(layout.notExamined == [])
  }

  /// The room at the sides beyond the title's own width: 10, 12 and 20 points, and 2 more a step from AX1 on.
  @Test(
    "The room at a configured button's sides grows at accessibility sizes",
    arguments: [
      ("mini", .large, 10), ("small", .extraExtraExtraLarge, 10), ("medium", .large, 12),
      ("large", .large, 20), ("medium", .accessibilityMedium, 14),
      ("large", .accessibilityExtraLarge, 26),
      ("small", .accessibilityExtraExtraExtraLarge, 20),
    ] as [(String, ContentSizeCategory, Double)])
  func sides(name: String, size: ContentSizeCategory, side: Double) throws {
    func width(_ insets: String) throws -> Double? {
      try Screen(
        """
        <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
        <rect key="frame" x="0" y="0" width="1" height="1"/><state key="normal"/>\
        <buttonConfiguration key="configuration" style="filled" title="Tea" buttonSize="\(name)">\(insets)\
        </buttonConfiguration></button>
        """, constraints: constraints("b.leading = root.leading", "b.top = root.top")
      ).layout(size).frame("b")?.width
    }
    let own = try width(
      #"<directionalEdgeInsets key="contentInsets" top="0" leading="0" bottom="0" trailing="0"/>"#)
    #expect(try width("") == own.map { $0 + 2 * side })
  }
}
