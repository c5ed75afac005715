import DynamicTypeModel
import Testing

/// Inter's tables, of 2816 units: "o" is 1680 wide and "n" 1648 (`hmtx`), lines reach 2728 above the
/// baseline and 680 below (`hhea`), the line under letters begins 464 below it (`post`), the one through
/// them 922 above (`OS/2`), and both are 192 thick. At 28.16 points a unit is a hundredth of a point.
@Suite struct AttributedTextTests {
  private func fragment(_ text: String, _ attributes: String = "", style: String = "") -> String {
    """
    <fragment content="\(text)"><attributes><font key="NSFont" size="28.16" name="Inter-Regular"/>\
    \(attributes)<paragraphStyle key="NSParagraphStyle" alignment="left" \(style)/></attributes>\
    </fragment>
    """
  }

  private func text(
    _ fragments: String..., lines: Int = 0, width: Double = 300, height: Double? = nil,
    more: String = ""
  ) throws -> LaidOutText {
    let screen = try Screen(
      """
      <label opaque="NO" usesAttributedText="YES" numberOfLines="\(lines)" \(more) \
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="t">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <attributedString key="attributedText">\(fragments.joined())</attributedString></label>
      """,
      constraints: constraints(
        "t.leading = root.leading", "t.top = root.top", "t.width = \(width)"))
    return try #require(screen.layout().text("t"))
  }

  /// The heights of a line's glyphs above its baseline.
  private func raises(_ text: LaidOutText) -> [Double] {
    (text.glyphs?.glyphs(ofLine: 0) ?? []).flatMap(\.glyphs).map { -$0.y }
  }

  private func rules(_ text: LaidOutText, line: Int = 0) -> [DrawnRule] {
    text.glyphs?.rules(ofLine: line) ?? []
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test(
    "Raised letters are drawn above their baseline, lowered ones below, and their line holds both")
  func offsets() throws {
    let mixed = try text(
      fragment("o"), fragment("n", #"<real key="NSBaselineOffset" value="5"/>"#),
      fragment("n", #"<integer key="NSBaselineOffset" value="-3"/>"#))
    #expect(raises(mixed) == [0, 5, -3])
    #expect(abs(mixed.lines[0].ascent - 32.28) < 0.01)
    #expect(abs(mixed.lines[0].descent - 9.80) < 0.01)
    #expect(mixed.lines[0].spans.map(\.baselineOffset) == [0, 5, -3])
    let whole = try text(fragment("on", #"<real key="NSBaselineOffset" value="5"/>"#))
    #expect(raises(whole) == [5, 5])
    #expect(abs(whole.neededSize.height - 39.08) < 0.01)
  }

  /// Two fifths of a line of 34.08 points are 13.632, and -13.632.
  @Test("A step up or down is two fifths of the line, in whole points")
  func superscripts() throws {
    let steps = try text(
      fragment("o"), fragment("n", #"<integer key="NSSuperScript" value="1"/>"#),
      fragment(
        "n",
        #"<integer key="NSSuperScript" value="-1"/><real key="NSBaselineOffset" value="0.5"/>"#))
    #expect(raises(steps) == [0, 14, -12.5])
  }

  @Test("Lines under letters and through them are where the font has them, from word to word")
  func lines() throws {
    let under = #"<integer key="NSUnderline" value="1"/>"#
    let color = #"<color key="NSColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    let marked = try text(fragment("on"), fragment(" no", under), fragment("on ", under + color))
    let found = rules(marked)
    // Inter's space is 792 wide; 33.28 points of letters before it.
    #expect(found.map(\.kind) == [.underline, .underline])
    #expect(found.map(\.color) == [nil, .rgba(red: 1, green: 1, blue: 1, alpha: 1)])
    #expect(isNear(found[0].rect, Rect(x: 41.20, y: 4.64, width: 33.28, height: 1.92)))
    #expect(isNear(found[1].rect, Rect(x: 74.48, y: 4.64, width: 33.28, height: 1.92)))
    let struck = rules(
      try text(fragment("on", #"<integer key="NSStrikethrough" value="9"/>"#)))
    #expect(struck.map(\.kind) == [.strikethrough, .strikethrough])
    #expect(isNear(struck[0].rect, Rect(x: 0, y: -9.22, width: 33.28, height: 1.92)))
    // As much between two lines as they are thick.
    #expect(isNear(struck[1].rect, Rect(x: 0, y: -5.38, width: 33.28, height: 1.92)))
    let thick = rules(try text(fragment("on", #"<integer key="NSUnderline" value="258"/>"#)))
    #expect(isNear(thick[0].rect, Rect(x: 0, y: 4.64, width: 33.28, height: 3.84)))
    #expect(thick[0].dashes.map { ($0 * 100).rounded() } == [1152, 1152])
  }

  @Test("A background is as high as its line, and goes on in the next")
  func backgrounds() throws {
    let yellow =
      #"<color key="NSBackgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    let marked = try text(fragment("on "), fragment("on on", yellow), width: 80)
    #expect(marked.lines.map(\.text) == ["on on", "on"])
    #expect(
      isNear(
        try #require(rules(marked).first).rect,
        Rect(x: 41.2, y: -27.28, width: 33.28, height: 34.08)
      ))
    #expect(
      isNear(
        try #require(rules(marked, line: 1).first).rect,
        Rect(x: 0, y: -27.28, width: 33.28, height: 34.08)))
    #expect(rules(marked)[0].color == .rgba(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(rules(try text(fragment("on"))) == [])
  }

  @Test("Shadows go with their letters")
  func shadows() throws {
    let shadow =
      #"<shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="1"/></shadow>"#
    let text = try text(fragment("on", shadow), fragment("no"))
    let drawn = text.glyphs?.glyphs(ofLine: 0).map(\.shadow)
    #expect(drawn == [TextShadow(offset: Point(x: 1, y: 1), blurRadius: 2), nil])
  }

  @Test(
    "A label's text is cut as its paragraph says, whatever the label's own mode",
    arguments: [
      // 23.12 points of ellipsis leave 117.88: 115.68 of them to "on no on".
      ("wordWrapping", "on no on"), ("truncatingTail", "on no on…"),
      ("truncatingHead", "…no on no"),
      // Half of what it leaves is 58.94: 57.68 of them to either side.
      ("truncatingMiddle", "on n…n no"), ("clipping", "on no on n"),
    ])
  func modes(mode: String, expected: String) throws {
    // 41.2 points a word with its space, and 16.48 an "n": 140.08 for the first ten characters.
    let cut = try text(
      fragment("on no on no on no on no on no", style: "lineBreakMode=\"\(mode)\""), lines: 1,
      width: 141)
    #expect(cut.isTruncated)
    #expect(cut.lines.map(\.text) == [expected])
  }

  @Test("Without a paragraph style the label's own mode holds; of several that of the line cut")
  func mixedModes() throws {
    let plain = try text(
      "<fragment content=\"on no on no on no\"><attributes>"
        + "<font key=\"NSFont\" size=\"28.16\" name=\"Inter-Regular\"/></attributes></fragment>",
      lines: 1, width: 140)
    #expect(plain.lines.map { $0.text.last } == ["…"])
    let two = [
      fragment("on&#10;", style: #"lineBreakMode="truncatingTail""#),
      fragment("on no on no on no", style: #"lineBreakMode="wordWrapping""#),
    ]
    #expect(
      try text(two[0], two[1], lines: 2, width: 140).lines.map(\.text) == ["on", "on no on"])
  }

  @Test("Each paragraph runs in the direction that it says")
  func directions() throws {
    let natural = #"alignment="natural" baseWritingDirection="#
    let pieces = [("on.&#10;", "leftToRight"), ("on.&#10;", "rightToLeft"), ("on.", "natural")].map
    {
      """
      <fragment content="\($0)"><attributes><font key="NSFont" size="28.16" name="Inter-Regular"/>\
      <paragraphStyle key="NSParagraphStyle" \(natural)"\($1)"/></attributes></fragment>
      """
    }
    let text = try text(pieces.joined(), width: 200)
    // 33.28 points and a full stop, which stands at the left of text from right to left.
    #expect(text.lines.map { $0.originX == 0 } == [true, false, true])
    #expect(abs(text.lines[1].originX + text.lines[1].width - 200) < 0.01)
    let x = (0..<3).map { line in
      (text.glyphs?.glyphs(ofLine: line) ?? []).flatMap(\.glyphs).map { ($0.x * 100).rounded() }
    }
    #expect(x[1].count == 3 && x[0] == x[2])
    let ids = (0..<3).map { line in
      (text.glyphs?.glyphs(ofLine: line) ?? []).flatMap(\.glyphs).map(\.id)
    }
    #expect(ids[1] == [ids[0][2], ids[0][0], ids[0][1]])
  }

  /// "on no on" is 3 × 33.28 + 2 × 7.92 = 115.68 points wide: 1.05 times 110.17, 1.4 times 82.63.
  @Test("Text is tightened before it is truncated as far as its paragraph's factor lets it")
  func tightening() throws {
    func isCut(_ width: Double, _ style: String) throws -> Bool {
      try text(
        fragment("on no on", style: style + #" lineBreakMode="truncatingTail""#), lines: 1,
        width: width
      ).isTruncated
    }
    #expect(try isCut(115, ""))
    #expect(try isCut(115, #"tighteningFactorForTruncation="0.0""#))
    #expect(try !isCut(83, #"tighteningFactorForTruncation="0.4""#))
    #expect(try isCut(82, #"tighteningFactorForTruncation="0.4""#))
    #expect(try !isCut(110.5, #"allowsDefaultTighteningForTruncation="YES""#))
    #expect(try isCut(109.5, #"allowsDefaultTighteningForTruncation="YES""#))
  }
}
