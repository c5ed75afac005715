import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import Testing

@Suite struct TextInScreensTests {
  private let wide = constraints(
    "t.leading = root.leading + 20", "root.trailing = t.trailing + 20", "t.top = root.top")

  /// One line of the system font is 1.193359 em: 20.287 at 17 points, rounded up to half a point.
  @Test("A line of a plain font is as high as its em says, at every text size")
  func plainLine() throws {
    let screen = try Screen(label("t", "Tea"), constraints: wide)
    for size in ContentSizeCategory.allCases {
      #expect(screen.layout(size).frame("t")?.height == 20.5)
    }
  }

  /// Body is 17 points at Large and 53 at AX5, its lines 22 and 62 points apart.
  @Test("Further lines of a text style stand by its published leading")
  func styleLines() throws {
    let words = "one&#10;two&#10;three"
    let screen = try Screen(
      label("t", words, #"numberOfLines="0""#, font: #"style="UICTFontTextStyleBody""#),
      constraints: wide)
    // 17 × 1.193359 + 2 × 22 = 64.29, and 53 × 1.193359 + 2 × 62 = 187.25.
    #expect(screen.layout(.large).frame("t")?.height == 64.5)
    #expect(screen.layout(.accessibilityExtraExtraExtraLarge).frame("t")?.height == 187.5)
  }

  @Test(
    "A field shows its text, and its placeholder where it has none",
    arguments: [("Oolong", "Oolong", false), ("", "Your tea", true)])
  func field(text: String, shown: String, isPlaceholder: Bool) throws {
    let screen = try Screen(
      """
      <textField borderStyle="roundedRect" text="\(text)" placeholder="Your tea" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """, constraints: wide)
    let drawn = try #require(screen.layout().text("t"))
    #expect(drawn.string == shown)
    #expect(drawn.lines.map(\.text) == [shown])
    #expect(drawn.isPlaceholder == isPlaceholder)
  }

  /// `NSLineBreakStrategy.pushOut` is a label's own since iOS 11 (Apple, `UILabel.lineBreakStrategy`), where a
  /// paragraph style says it in attributed text.
  @Test("A last word takes another along in plain labels, not in attributed ones")
  func lastWord() throws {
    let words = "Rooms with a view of tea"
    let font = #"<font key="NSFont" size="17" name="Inter-Regular"/>"#
    func lines(isAttributed: Bool) throws -> [String] {
      let attributed = """
        <label usesAttributedText="YES" numberOfLines="0" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" width="1" height="1"/>\
        <attributedString key="attributedText"><fragment content="\(words)"><attributes>\(font)</attributes>\
        </fragment></attributedString></label>
        """
      let screen = try Screen(
        isAttributed
          ? attributed
          : label(
            "t", words, #"numberOfLines="0""#,
            font: #"name="Inter-Regular" family="Inter" pointSize="17""#),
        constraints: constraints(
          "t.leading = root.leading", "t.top = root.top", "t.width = 180"))
      return try #require(screen.layout().text("t")).lines.map(\.text)
    }
    #expect(try lines(isAttributed: true) == ["Rooms with a view of", "tea"])
    #expect(try lines(isAttributed: false) == ["Rooms with a view", "of tea"])
  }

  @Test("A fixed height cuts lines, a free one grows")
  func fixedHeight() throws {
    let text = "Rooms with a view of the harbour, and tea until late in the afternoon"
    let font = #"style="UICTFontTextStyleBody""#
    let fixed = try Screen(
      label("t", text, #"numberOfLines="0""#, font: font),
      constraints: wide + constraint("t.height = 44"))
    let free = try Screen(label("t", text, #"numberOfLines="0""#, font: font), constraints: wide)
    #expect(fixed.layout(.large).text("t")?.isTruncated == false)
    let cut = fixed.layout(.accessibilityLarge)
    #expect(cut.frame("t")?.height == 44)
    #expect(cut.text("t")?.isTruncated == true)
    #expect(cut.text("t")?.lines.count == 1)
    let grown = free.layout(.accessibilityLarge)
    #expect(grown.text("t")?.isTruncated == false)
    #expect((grown.frame("t")?.height ?? 0) > 44)
  }

  @Test("Text that does not adjust keeps the size it was started with")
  func launch() throws {
    let screen = try Screen(
      label("still", "Tea", font: #"style="UICTFontTextStyleBody""#)
        + label(
          "moves", "Tea", #"adjustsFontForContentSizeCategory="YES""#,
          font: #"style="UICTFontTextStyleBody""#))
    var configuration = Configuration(size: .accessibilityLarge, device: screen.document.device)
    let started = Screen.engine.layout(screen.scene, of: screen.document, for: configuration)
    configuration.launch = .changedWhileRunning
    let changed = Screen.engine.layout(screen.scene, of: screen.document, for: configuration)
    #expect(started.text("still")?.font.pointSize == 33)
    #expect(changed.text("still")?.font.pointSize == 17)
    #expect(changed.text("moves")?.font.pointSize == 33)
  }

  @Test("A limit of an ancestor holds below it")
  func limits() throws {
    let limited = """
      <view contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="0" width="300" height="300"/>\
      <autoresizingMask key="autoresizingMask"/><subviews>\
      \(label("t", "Tea", font: #"style="UICTFontTextStyleBody""#))</subviews>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="maximumContentSizeCategory" value="UICTContentSizeCategoryXXL"/>\
      </userDefinedRuntimeAttributes></view>
      """
    let layout = try Screen(limited).layout(.accessibilityExtraLarge)
    // Body at XXL is 21 points.
    #expect(layout.text("t")?.font.pointSize == 21)
  }

  @Test("A one-line label shrinks towards its minimum before it is cut")
  func shrinking() throws {
    let attributes = #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#
    let screen = try Screen(
      label("t", "Afternoon", attributes, font: #"type="system" pointSize="40""#),
      constraints: constraints("t.leading = root.leading", "t.top = root.top", "t.width = 120"))
    let text = screen.layout().text("t")
    #expect(text?.isTruncated == false)
    #expect((20.0..<40).contains(text?.font.pointSize ?? 0))
  }

  /// Source: Apple, *UILabel*, `adjustsFontSizeToFitWidth`, since iOS 7.
  @Test("A label with several lines shrinks until they fit its height", arguments: [0, 3])
  func shrinkingLines(lines: Int) throws {
    let attributes = """
      adjustsFontSizeToFit="YES" minimumScaleFactor="0.25" numberOfLines="\(lines)"
      """
    let screen = try Screen(
      label("t", "Tea in the afternoon", attributes, font: #"type="system" pointSize="40""#),
      constraints: constraints(
        "t.leading = root.leading", "t.top = root.top", "t.width = 120", "t.height = 50"))
    let text = try #require(screen.layout().text("t"))
    #expect(!text.isTruncated && text.lines.count > 1)
    #expect((10.0..<40).contains(text.font.pointSize))
    #expect(Double(text.lines.count) * text.font.pointSize * 1.19 <= 51)
  }

  /// Body at AX5 has 53 points and 62 from line to line (Human Interface Guidelines); baselines stand on pixels.
  @Test("Lines of a text style that shrinks move together")
  func shrinkingLeading() throws {
    let attributes = #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" numberOfLines="0""#
    let screen = try Screen(
      label("t", "Steamed green teas", attributes, font: #"style="UICTFontTextStyleBody""#),
      constraints: constraints(
        "t.leading = root.leading", "t.top = root.top", "t.width = 260", "t.height = 113"))
    let text = try #require(screen.layout(.accessibilityExtraExtraExtraLarge).text("t"))
    #expect(!text.isTruncated && text.lines.count == 2)
    let scale = text.font.pointSize / 53
    #expect(scale < 1)
    let pitch = text.lines[1].baseline - text.lines[0].baseline
    #expect(abs(pitch - scale * 62) <= 0.5)
  }

  @Test("Glyphs of a cut line from right to left stand inside its box")
  func cutFromRightToLeft() throws {
    for width in [120.0, 170, 230, 290] {
      let screen = try Screen(
        label(
          "t", "ينمو الغيوكورو في الظل", #"textAlignment="natural""#,
          font: #"type="system" pointSize="40""#),
        constraints: constraints(
          "t.leading = root.leading", "t.top = root.top", "t.width = \(width)"))
      let text = try #require(screen.layout(locale: "ar").text("t"))
      #expect(text.isTruncated)
      let glyphs = try #require(text.glyphs?.glyphs(ofLine: 0)).flatMap(\.glyphs)
      let line = text.lines[0]
      #expect(abs(line.originX + line.width - width) < 1e-6)
      #expect(glyphs.allSatisfy { $0.x >= line.originX - 1e-6 && $0.x < width })
      // The yeh of the first word and its dots stand at the right.
      #expect((glyphs.map(\.x).max() ?? 0) > width - 20)
    }
  }

  @Test("Paragraph styles of a document indent lines and stand paragraphs apart")
  func paragraphStyles() throws {
    func fragment(_ text: String, _ style: String) -> String {
      """
      <fragment content="\(text)"><attributes><color key="NSColor" white="0" alpha="1" \
      colorSpace="calibratedWhite"/><font key="NSFont" size="20" name="Inter-Regular"/>\
      <paragraphStyle key="NSParagraphStyle" alignment="left" \(style)/></attributes></fragment>
      """
    }
    let screen = try Screen(
      """
      <label opaque="NO" usesAttributedText="YES" numberOfLines="0" lineBreakMode="wordWrap" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" \
      width="1" height="1"/><attributedString key="attributedText">\
      \(fragment("one&#10;", #"firstLineHeadIndent="30" paragraphSpacing="7""#))\
      \(fragment("two", #"firstLineHeadIndent="10" paragraphSpacingBefore="2""#))\
      </attributedString></label>
      """, constraints: wide)
    let text = try #require(screen.layout().text("t"))
    #expect(text.lines.map(\.originX) == [30, 10])
    // Inter: 2728 + 680 of 2816 units, and 9 points between the paragraphs.
    let pitch = 20 * (2728.0 + 680) / 2816 + 9
    #expect(abs(text.lines[1].baseline - text.lines[0].baseline - pitch) <= 0.5)
    // Drawn where they are laid out.
    let left = (0..<2).map { text.glyphs?.glyphs(ofLine: $0).first?.glyphs.first?.x }
    #expect(left == [30, 10])
  }

  /// Noto Nastaliq Urdu has the letter from -18 to 1299 of 1000 units (its `glyf` table): at 17 points
  /// 22.083 above the baseline and the system font's 4.101 below it are 26.184.
  @Test(
    "Lines of text styles grow for Nastaliq, in which Urdu is written, and not for other Arabic")
  func nastaliq() throws {
    let screen = try Screen(
      label("style", "\u{6A9}", font: #"style="UICTFontTextStyleBody""#)
        + label("plain", "\u{6A9}", font: #"type="system" pointSize="17""#))
    func heights(_ locale: String, _ era: SystemEra = .iOS17) -> [Double?] {
      let configuration = Configuration(
        size: .large, device: screen.document.device, locale: locale, era: era)
      let layout = Screen.engine.layout(screen.scene, of: screen.document, for: configuration)
      return ["style", "plain"].map { layout.frame($0)?.height }
    }
    #expect(heights("ur") == [26.5, 20.5])
    #expect(heights("ur-PK") == [26.5, 20.5])
    #expect(heights("ur", .iOS16) == [20.5, 20.5])
    #expect(heights("ar") == [20.5, 20.5])
    #expect(heights("fa") == [20.5, 20.5])
  }

  /// Of 2816 units Inter has "o" 1680 and "n" 1648 wide (its `hmtx` table), and its lines reach
  /// 2728 above and 680 below the baseline.
  @Test("Paragraphs of a document stand where each says, at heights of their own")
  func paragraphsApart() throws {
    func fragment(_ text: String, _ style: String, _ more: String = "") -> String {
      """
      <fragment content="\(text)"><attributes><font key="NSFont" size="28.16" name="Inter-Regular"/>\
      <paragraphStyle key="NSParagraphStyle" \(style)/>\(more)</attributes></fragment>
      """
    }
    func text(_ fragments: String..., locale: String = "en") throws -> LaidOutText {
      let screen = try Screen(
        """
        <label opaque="NO" usesAttributedText="YES" numberOfLines="0" lineBreakMode="wordWrap" \
        translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" \
        width="1" height="1"/><attributedString key="attributedText">\
        \(fragments.joined())</attributedString></label>
        """,
        constraints: constraints("t.leading = root.leading", "t.top = root.top", "t.width = 200"))
      return try #require(screen.layout(locale: locale).text("t"))
    }
    let (right, left) = (#"alignment="right""#, #"alignment="left""#)
    // "on" is 33.28 points wide.
    let sides = try text(fragment("on&#10;", right), fragment("on&#10;on", left))
    #expect(sides.lines.map { ($0.originX * 100).rounded() / 100 } == [166.72, 0, 0])
    // A line of 28.16 points is 34.08 high; the second paragraph's is made 60 high above its baseline.
    let heights = try text(
      fragment("on&#10;", left), fragment("on", left + #" minimumLineHeight="60""#))
    #expect(heights.neededSize.height.rounded() == (34.08 + 60).rounded())
    // A paragraph has the style of its first character.
    let one = try text(fragment("o", left), fragment("n", right + #" minimumLineHeight="60""#))
    #expect(one.lines.map(\.originX) == [0])
    #expect(abs(one.neededSize.height - 34.08) < 0.01)
    // Raised by 5 points, the letters add them to the line.
    let raised = try text(
      fragment("o", left), fragment("n", left, #"<real key="NSBaselineOffset" value="5"/>"#))
    #expect(abs(raised.neededSize.height - 39.08) < 0.01)
    // Natural text stands where its paragraph begins, which may say so.
    let natural = #"alignment="natural" baseWritingDirection="#
    #expect(try text(fragment("on", natural + #""natural""#)).lines[0].originX == 0)
    let fromRight = try text(fragment("on", natural + #""rightToLeft""#))
    #expect(abs(fromRight.lines[0].originX - 166.72) < 0.01)
    let inArabic = try text(fragment("on", natural + #""leftToRight""#), locale: "ar")
    #expect(inArabic.lines[0].originX == 0)
  }

  /// TeX's patterns divide it "hy-phen-ation"; the label's width holds half of the second word.
  @Test(
    "Words of a document are divided in the app's language",
    .enabled(if: HyphenationLibrary().path(for: "en") != nil, "needs hyphen-en-us"))
  func hyphenation() throws {
    let pieces = ["An ", "hyphen", "ation"].map { text in
      """
      <fragment content="\(text)"><attributes><font key="NSFont" size="20" name="Inter-Regular"/>\
      <paragraphStyle key="NSParagraphStyle" hyphenationFactor="1"/></attributes></fragment>
      """
    }
    let screen = try Screen(
      """
      <label opaque="NO" usesAttributedText="YES" numberOfLines="0" lineBreakMode="wordWrap" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" \
      width="1" height="1"/><attributedString key="attributedText">\
      \(pieces.joined())</attributedString></label>
      """, constraints: constraints("t.leading = root.leading", "t.top = root.top", "t.width = 122")
    )
    let english = try #require(screen.layout(locale: "en").text("t"))
    #expect(english.lines.map(\.text) == ["An hyphen-", "ation"])
    #expect(english.lines[0].spans.map(\.text) == ["An ", "hyphen-"])
    // There are no hyphens in Japanese, and no dictionary: nothing is claimed of the label.
    let japanese = screen.layout(locale: "ja")
    #expect(japanese.text("t")?.lines.map(\.text) == ["An", "hyphenation"])
    #expect(
      japanese.notExamined.map(\.reason) == [
        "no dictionary says where words in 'ja' may be divided: no package is known to have one"
      ])
    #expect(screen.layout(locale: "en").notExamined == [])
  }

  /// Noto Sans Myanmar, which draws it, has the letter from -467 to 546 of 1000 units (fontTools): at 17
  /// points 0.952148 em above the baseline and 7.939 points below are 24.126.
  @Test("Lines of text styles grow for Burmese since iOS 17, those of other fonts do not")
  func tallLetters() throws {
    let burmese = "\u{1023}"
    let screen = try Screen(
      label("style", burmese, font: #"style="UICTFontTextStyleBody""#)
        + label("plain", burmese, font: #"type="system" pointSize="17""#)
        + label("latin", "Tea", font: #"style="UICTFontTextStyleBody""#))
    func heights(_ era: SystemEra) -> [Double?] {
      var configuration = Configuration(size: .large, device: screen.document.device)
      configuration.era = era
      let layout = Screen.engine.layout(screen.scene, of: screen.document, for: configuration)
      return ["style", "plain", "latin"].map { layout.frame($0)?.height }
    }
    #expect(heights(.iOS16) == [20.5, 20.5, 20.5])
    #expect(heights(.iOS17) == [24.5, 20.5, 20.5])
  }

  @Test("Natural text stands where the app's language begins, whatever its own")
  func naturalAlignment() throws {
    let screen = try Screen(
      label("l", "Tea", #"textAlignment="natural""#),
      constraints: constraints(
        "l.top = root.top", "l.leading = root.leading", "l.trailing = root.trailing"))
    let english = try #require(screen.layout(locale: "en").text("l")?.lines.first)
    #expect(english.originX == 0)
    #expect(screen.layout(locale: "ar").frame("l")?.width == 375)
    let arabic = try #require(screen.layout(locale: "ar").text("l")?.lines.first)
    #expect(abs(arabic.originX + arabic.width - 375) < 0.01)
  }

  /// Body's line is 63.5 points high at AX5: 53 × 1.193359, to half a point; 8 are kept on both sides.
  @Test("A xib's view grows with text that reaches from its top to its bottom")
  func growingXib() throws {
    let banner = { (bottom: String) in
      try Screen(
        xib: """
          <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
          \(label("t", "Tea", font: #"style="UICTFontTextStyleBody""#))</subviews><constraints>
          \(constraints("t.leading = root.leading + 8", "t.top = root.top + 8"))\(bottom)</constraints>
          </view>
          """)
    }
    let reaching = try banner(constraint("root.bottom = t.bottom + 8"))
    #expect(reaching.layout(.large).frame("root")?.height == 40)
    let grown = reaching.layout(.accessibilityExtraExtraExtraLarge)
    #expect(grown.frame("root")?.height == 63.5 + 16)
    #expect(grown.frame("t")?.height == 63.5)
    // Without the lower constraint nothing says how much room the view has.
    let open = try banner("").layout(.accessibilityExtraExtraExtraLarge)
    #expect(open.frame("root")?.height == 40)
  }

  /// Body's and Caption 1's lines at Large and AX5, 17 and 53, 12 and 43 points, to half a point, with
  /// a padding of 2 between, or of 1 where the document says none (recorded at 51 points on three pixels a point),
  /// and the style's 7 points above and below.
  @Test(
    "A configured button is as high as title and subtitle",
    arguments: [
      (ContentSizeCategory.large, 20.5), (.accessibilityExtraExtraExtraLarge, 63.5),
    ], [2.0, nil])
  func subtitle(line: (size: ContentSizeCategory, title: Double), padding: Double?) throws {
    let (size, title) = line
    let footnote = size == .large ? 16 : 53.0
    let button = """
      <button contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="b">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="filled" title="Tea" subtitle="Cup" \
      \(padding.map { #"titlePadding="\#($0)""# } ?? "")/>\
      </button>
      """
    let layout = try Screen(
      button, constraints: constraints("b.leading = root.leading", "b.top = root.top")
    ).layout(size)
    #expect(layout.frame("b")?.height == 7 + title + (padding ?? 1) + footnote + 7)
    let index = try #require(layout.views.firstIndex { $0.id == "b" })
    #expect(layout.nodes[index].texts.map(\.string) == ["Tea", "Cup"])
    #expect(layout.nodes[index].texts.map(\.isTruncated) == [false, false])
  }
}
