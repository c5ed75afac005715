import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing

@Suite("Texts and fonts")
struct TextReadingTests {
  @Test("Of a text without end as much is read as a person could, and the rest is not examined")
  func longestText() throws {
    let long = String(repeating: "tea ", count: 30_000)
    let body = """
      <label text="\(long)" id="A"/>
      <label usesAttributedText="YES" id="B"><attributedString key="attributedText"><fragment \
      content="\(long)"/></attributedString></label>
      """
    let loaded = try loadInterfaceDocument(
      Array(TestDocument.xib(body).text.utf8), path: "f.xib")
    let texts = loaded.document.scenes.flatMap(\.elements).compactMap { $0.text?.string }
    #expect(texts == [String(long.prefix(100_000)), String(long.prefix(100_000))])
    #expect(
      loaded.findings.filter { $0.rule == "not-examined" }.map(\.message)
        == Array(
          repeating:
            "a text of 120000 characters is not examined beyond the first 100000", count: 2))
  }

  @Test(
    "A text is an attribute or a child, plain or encoded",
    arguments: [
      (#"<label id="l" text="one"/>"#, "one"),
      ("<label id=\"l\"><string key=\"text\">one\ntwo</string></label>", "one\ntwo"),
      (#"<label id="l"><mutableString key="text">three</mutableString></label>"#, "three"),
      // "für" and a vertical tab, which XML 1.0 cannot hold.
      (
        #"<label id="l"><string key="text" base64-UTF8="YES">ZsO8cgs=</string></label>"#, "für\u{B}"
      ),
      (#"<label id="l" text=""/>"#, ""),
      (#"<label id="l"/>"#, ""),
      (#"<textField id="l"><string key="text"><![CDATA[<&>]]></string></textField>"#, "<&>"),
      // What is typed where nobody is to read it shows as bullets; a flag of two scalars is one character.
      (
        #"<textField id="l" text="tea🇩🇪"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
        "••••"
      ),
      (#"<button id="l"><state key="normal" title="go"/></button>"#, "go"),
      (
        "<button id=\"l\"><state key=\"normal\"><string key=\"title\">g\n o</string></state></button>",
        "g\n o"
      ),
      (#"<button id="l"><state key="disabled" title="no"/></button>"#, ""),
    ])
  func text(body: String, expected: String) throws {
    #expect(try TestDocument.xib(body).element("l")?.text?.string == expected)
  }

  @Test("A style that is none is said")
  func unknownStyle() throws {
    let loaded = try TestDocument.xib(
      #"<label id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBdy"/></label>"#
    ).load()
    #expect(
      loaded.findings.map { "\($0.rule) \($0.message)" } == [
        "unknown-value style=\"UICTFontTextStyleBdy\" is no text style; the system font is used instead"
      ])
  }

  @Test(
    "Fonts by style, system, name and meaning",
    arguments: [
      (#"style="UICTFontTextStyleTitle0""#, .textStyle(.largeTitle), 0),
      (
        #"style="UICTFontTextStyleHeadline" type="system" pointSize="17""#, .textStyle(.headline),
        17
      ),
      (#"type="system" pointSize="17""#, .system(weight: .regular, isItalic: false), 17),
      (#"type="boldSystem" pointSize="12.5""#, .system(weight: .bold, isItalic: false), 12.5),
      (#"type="italicSystem" pointSize="11""#, .system(weight: .regular, isItalic: true), 11),
      (
        #"type="system" weight="semibold" pointSize="20""#,
        .system(weight: .semibold, isItalic: false), 20
      ),
      (
        #"type="system" weight="ultraLight" pointSize="9""#,
        .system(weight: .ultraLight, isItalic: false), 9
      ),
      (#"type="boldSystem" size="button""#, .system(weight: .bold, isItalic: false), 15),
      (#"type="system" pointSize="0.0""#, .system(weight: .regular, isItalic: false), 12),
      (
        #"name="Futura-Medium" family="Futura" pointSize="14""#,
        .named("Futura-Medium", family: "Futura"), 14
      ),
      (
        #"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="14""#,
        .system(weight: .regular, isItalic: false), 14
      ),
      (
        #"name=".SFUIText-Semibold" pointSize="14""#, .system(weight: .semibold, isItalic: false),
        14
      ),
      (#"name="SFProText-BoldItalic" pointSize="14""#, .system(weight: .bold, isItalic: true), 14),
    ] as [(String, FontDescription.Face, Double)])
  func font(attributes: String, face: FontDescription.Face, size: Double) throws {
    let document = TestDocument.xib(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    let expected = FontDescription(
      face: face, pointSize: size, location: document.place("<fontDescription"))
    #expect(try document.element("l")?.text?.font == expected)
  }

  @Test("Attributed text keeps its runs, and is one string for those who want no runs")
  func attributed() throws {
    let document = TestDocument.xib(
      #"""
      <label usesAttributedText="YES" lineBreakMode="tailTruncation" id="l">
        <attributedString key="attributedText">
          <fragment content="Big ">
            <attributes>
              <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
              <font key="NSFont" size="20" name="HelveticaNeue-Light"/>
              <real key="NSKern" value="1.5"/>
              <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="charWrapping"
                  lineSpacing="3" paragraphSpacing="4" lineHeightMultiple="1.25"
                  minimumLineHeight="22" maximumLineHeight="33" paragraphSpacingBefore="5"
                  firstLineHeadIndent="6" headIndent="7" tailIndent="-8" defaultTabInterval="36"
                  hyphenationFactor="0.75">
                <tabStops>
                  <textTab alignment="right" location="40.5"><options/></textTab>
                  <textTab location="60"/>
                </tabStops>
              </paragraphStyle>
            </attributes>
          </fragment>
          <fragment>
            <string key="content">small &lt;
      </string>
            <attributes><font key="NSFont" metaFont="smallSystem"/></attributes>
          </fragment>
        </attributedString>
      </label>
      """#)
    var big = TextFragment("Big ")
    big.font = FontDescription(
      face: .named("HelveticaNeue-Light", family: nil), pointSize: 20,
      location: document.place("<font key=\"NSFont\" size"))
    big.color = .rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    big.kerning = 1.5
    big.alignment = .center
    big.lineBreakMode = .characterWrap
    big.lineSpacing = 3
    big.paragraphSpacing = 4
    big.lineHeightMultiple = 1.25
    big.minimumLineHeight = 22
    big.maximumLineHeight = 33
    big.paragraphSpacingBefore = 5
    big.firstLineHeadIndent = 6
    big.headIndent = 7
    big.tailIndent = -8
    big.defaultTabInterval = 36
    big.hyphenationFactor = 0.75
    big.tabStops = [
      .init(location: 40.5, alignment: .right), .init(location: 60, alignment: .natural),
    ]
    var small = TextFragment("small <\n")
    small.font = FontDescription(
      face: .system(weight: .regular, isItalic: false), pointSize: 11,
      location: document.place("<font key=\"NSFont\" meta"))
    let text = try #require(try document.element("l")?.text)
    #expect(text.fragments == [big, small])
    #expect(text.string == "Big small <\n")
    #expect(text.font == big.font)
    #expect(text.alignment == .center)
  }

  @Test("What is drawn with letters is read by the keys of attributed strings")
  func decoration() throws {
    let document = TestDocument.xib(
      #"""
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
        <fragment content="a"><attributes>
          <color key="NSBackgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <integer key="NSUnderline" value="1"/>
          <color key="NSUnderlineColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          <integer key="NSStrikethrough" value="33545"/>
          <integer key="NSSuperScript" value="-1"/>
          <integer key="NSLigature" value="0"/>
          <real key="NSBaselineOffset" value="2.5"/>
          <shadow key="NSShadow" blurRadius="3">
            <size key="offset" width="1" height="-2"/>
            <color key="color" white="0" alpha="0.5" colorSpace="calibratedWhite"/>
          </shadow>
          <paragraphStyle key="NSParagraphStyle" lineBreakMode="truncatingMiddle"
              tighteningFactorForTruncation="0.25" allowsDefaultTighteningForTruncation="YES"/>
        </attributes></fragment>
        <fragment content="b"><attributes>
          <integer key="NSUnderline" value="0"/>
          <integer key="NSStrikethrough" value="1e300"/>
          <integer key="NSLigature" value="1"/>
          <shadow key="NSShadow" blurRadius="-4"/>
        </attributes></fragment>
      </attributedString></label>
      """#)
    let fragments = try #require(try document.element("l")?.text).fragments
    var own = TextDecoration()
    own.background = .rgba(red: 1, green: 1, blue: 1, alpha: 1)
    own.underline = LineStyle()
    own.underlineColor = .rgba(red: 0, green: 0, blue: 0, alpha: 1)
    // NSUnderlineStyleDouble, NSUnderlinePatternDashDot, NSUnderlineByWord: 0x9 + 0x300 + 0x8000.
    own.strikethrough = LineStyle(.double, pattern: .dashDot, isByWord: true)
    own.shadow = TextShadow(
      offset: Point(x: 1, y: -2), blurRadius: 3,
      color: .rgba(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(fragments.map(\.superscript) == [-1, 0])
    #expect(fragments.map(\.usesLigatures) == [false, true])
    #expect(fragments.map(\.baselineOffset) == [2.5, 0])
    #expect(fragments.map(\.tighteningFactor) == [0.25, 0])
    #expect(fragments.map(\.allowsTightening) == [true, false])
    #expect(fragments[0].decoration == own)
    var none = TextDecoration()
    none.shadow = TextShadow()
    #expect(fragments[1].decoration == none)
  }

  @Test(
    "Colours as documents write them",
    arguments: [
      (
        #"white="0.25" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        .rgba(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
      ),
      (
        #"red="1" green="0.5" blue="0.25" alpha="1" colorSpace="calibratedRGB""#,
        .rgba(red: 1, green: 0.5, blue: 0.25, alpha: 1)
      ),
      (#"systemColor="labelColor" red="0" green="0" blue="0" alpha="1""#, .system("labelColor")),
      (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
      (
        #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
        .system("systemBackgroundColor")
      ),
      (#"name="Accent""#, .named("Accent", fallback: .rgba(red: 0, green: 0, blue: 1, alpha: 1))),
      (#"name="Missing""#, .named("Missing", fallback: nil)),
      // Display P3's red lies outside sRGB: cut to its reddest.
      (
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
        .rgba(red: 1, green: 0, blue: 0, alpha: 1)
      ),
    ] as [(String, ColorValue)])
  func color(attributes: String, expected: ColorValue) throws {
    let document = TestDocument.storyboard(
      [
        """
        <viewController id="one"><view key="view" id="v">
        <color key="backgroundColor" \(attributes)/></view></viewController>
        """
      ],
      resources: """
        <namedColor name="Accent"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
        """)
    #expect(try document.element("v")?.backgroundColor == expected)
  }

  /// Source: CSS Color 4's sample `color(display-p3 0.5 0.5 0.5)` is a grey of the same components.
  @Test("Greys of Display P3 are greys of sRGB")
  func displayP3() throws {
    let document = TestDocument.xib(
      """
      <view id="v"><color key="backgroundColor" red="0.5" green="0.5" blue="0.5" alpha="1" \
      colorSpace="custom" customColorSpace="displayP3"/></view>
      """)
    guard case .rgba(let red, let green, let blue, 1) = try document.element("v")?.backgroundColor
    else {
      Issue.record("no components")
      return
    }
    // The matrix has 16 digits and its rows add up to 1 within 1e-15.
    for component in [red, green, blue] { #expect(abs(component - 0.5) < 1e-9) }
  }
}
