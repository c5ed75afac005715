import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import Testing

/// Texts in many scripts, with the installed Inter and Noto fonts.
///
/// Advances are those of the fonts' hmtx tables, read with another reader: Inter Regular of 4.0
/// beta 7 (2816 units an em): I 744, M 2504, space 792; Noto Sans Hebrew: alef 632, bet 572,
/// gimel 374; Noto Sans Thai: pho samphao 603, sara aa 406, so rusi 640, of 1000 units an em.
@Suite struct KnownTextTests {
  let measurer: TextMeasurer

  init() throws {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  func layout(
    _ string: String, width: Double?, language: String? = nil, size: Double = 20,
    mode: LineBreakMode = .wordWrap, lines: Int = 0
  ) -> TextLayout {
    measurer.layout(
      AttributedText(string, font: TextFont(face: .named("Inter-Regular"), pointSize: size)),
      options: ParagraphOptions(numberOfLines: lines, lineBreakMode: mode, language: language),
      width: width)
  }

  func lines(_ string: String, width: Double?, language: String? = nil) -> [String] {
    layout(string, width: width, language: language).lines.map(\.text)
  }

  /// What a line shows from left to right: fonts and glyphs.
  func glyphs(_ layout: TextLayout, line: Int = 0) -> [String] {
    layout.glyphRuns(line: line).map { run in
      "\(run.font.postScriptName) \(run.glyphs.map(\.id))"
    }
  }

  @Test("A width is the sum of the font's advances")
  func advances() {
    let width = layout("IM I", width: nil, size: 2816).size.width
    #expect(abs(width - Double(744 + 2504 + 792 + 744)) < 1e-6)
    #expect(abs(layout("ภาษ", width: nil, size: 1000).size.width - (603 + 406 + 640)) < 1e-6)
  }

  @Test("Hebrew and digits within Latin run from right to left, the digits from left to right")
  func mixedDirections() {
    // Left to right: "abc ", "123", " ", gimel, bet, alef (UAX #9, rules W2, I1, L2).
    let layout = layout("abc אבג 123", width: nil, size: 1000)
    #expect(
      glyphs(layout) == [
        "Inter-Regular [504, 575, 582, 1682]", "Inter-Regular [1296, 1297, 1299]",
        "Inter-Regular [1682]", "NotoSansHebrew-Regular [34, 12, 3]",
      ])
    let hebrew = layout.glyphRuns(line: 0)[3].glyphs
    #expect(abs(hebrew[1].x - hebrew[0].x - 374) < 0.5)
    #expect(abs(hebrew[2].x - hebrew[1].x - 572) < 0.5)
    #expect(abs(hebrew[2].x + 632 - layout.size.width) < 0.5)
  }

  @Test("Text that begins in Hebrew runs from right to left and is at the right")
  func rightToLeftBase() {
    let layout = layout("אב I", width: 3000, size: 1000)
    #expect(
      glyphs(layout) == [
        "Inter-Regular [197]", "Inter-Regular [1682]", "NotoSansHebrew-Regular [12, 3]",
      ])
    #expect(abs(layout.lines[0].originX + layout.lines[0].width - 3000) < 1e-6)
  }

  @Test("Arabic letters join: two of them are drawn with other glyphs than each by itself")
  func arabicJoins() {
    let joined = glyphs(layout("بب", width: nil))
    let single = glyphs(layout("ب", width: nil))
    #expect(single == ["NotoSansArabic-Regular [100]"] || single.count == 1)
    #expect(joined != ["NotoSansArabic-Regular [100, 100]"])
  }

  @Test("An Arabic word cut before an ellipsis ends in the letter's last form, and fits exactly")
  func arabicTruncation() {
    let full = "ينمو الغيوكورو في الظل"
    for width in stride(from: 30.0, to: 200, by: 7) {
      let line = layout(full, width: width, mode: .tailTruncation, lines: 1)
      guard let shown = line.lines.first, shown.isTruncated, shown.text.count > 1 else { continue }
      let alone = layout(String(shown.text.dropLast()), width: nil)
      let dots = layout("…", width: nil).size.width
      #expect(abs(shown.width - alone.size.width - dots) < 1e-6, "\(shown.text)")
      let joined = line.glyphRuns(line: 0).dropFirst().flatMap(\.glyphs).map(\.id)
      #expect(joined == alone.glyphRuns(line: 0).flatMap(\.glyphs).map(\.id), "\(shown.text)")
    }
  }

  @Test("Arabic letters of a split word each have the forms of their own line")
  func arabicSplit() {
    let split = layout("ببب", width: 1)
    #expect(split.lines.map(\.text) == ["ب", "ب", "ب"])
    let single = glyphs(layout("ب", width: nil))
    #expect((0..<3).map { glyphs(split, line: $0) } == [single, single, single])
  }

  @Test("A soft hyphen in a ligature divides it where the line ends there, and only there")
  func ligature() {
    // Noto Sans has a ligature ffi, which reaches over a soft hyphen.
    func set(_ text: String, width: Double?) -> TextLayout {
      measurer.layout(
        AttributedText(text, font: TextFont(face: .named("NotoSans-Regular"), pointSize: 20)),
        options: ParagraphOptions(), width: width)
    }
    let whole = set("auffinden", width: nil)
    let soft = set("auf\u{AD}finden", width: nil)
    #expect(abs(whole.size.width - soft.size.width) < 1e-6)
    let broken = set("auf\u{AD}finden", width: 70)
    #expect(broken.lines.map(\.text) == ["auf-", "finden"])
    #expect(abs(broken.lines[0].width - set("auf-", width: nil).size.width) < 1e-6)
    #expect(abs(broken.lines[1].width - set("finden", width: nil).size.width) < 1e-6)
  }

  @Test("Truncation at head, middle and tail of text in both directions")
  func mixedTruncation() {
    let text = "abc אבגדה xyz"
    func shown(_ mode: LineBreakMode) -> [String] {
      layout(text, width: 90, mode: mode, lines: 1).lines.map(\.text)
    }
    let tail = shown(.tailTruncation)
    let head = shown(.headTruncation)
    let middle = shown(.middleTruncation)
    #expect(tail == ["abc אבג…"])
    #expect(head == ["…גדה xyz"])
    #expect(layout("…בגדה xyz", width: nil).size.width > 90)
    #expect(middle == ["abc…xyz"])
    // The ellipsis goes with the paragraph: after the Hebrew in the text, at the right of the line.
    let runs = layout(text, width: 90, mode: .tailTruncation, lines: 1).glyphRuns(line: 0)
    let right = runs.flatMap(\.glyphs).map(\.x).max()
    #expect(runs.last?.glyphs.last?.x == right)
    #expect(runs.last?.font.postScriptName == "Inter-Regular")
  }

  @Test(
    "Scripts without spaces break between words of a dictionary",
    arguments: [
      ("ภาษาไทยไม่มีช่องว่าง", ["ภาษาไทย", "ไม่มีช่อง", "ว่าง"]),  // Thai: language Thai not have gap
      ("မြန်မာစာသည်ခက်ပါသည်", ["မြန်မာစာ", "သည်ခက်", "ပါသည်"]),  // Burmese
      ("ភាសាខ្មែរមិនមានដកឃ្លា", ["ភាសាខ្មែរ", "មិនមាន", "ដកឃ្លា"]),  // Khmer
      ("ພາສາລາວບໍ່ມີຍະຫວ່າງ", ["ພາສາລາວ", "ບໍ່ມີຍະຫວ່າງ"]),  // Lao
    ])
  func dictionaries(text: String, expected: [String]) {
    #expect(lines(text, width: 90) == expected)
  }

  @Test("Japanese punctuation begins no line (kinsoku)")
  func kinsoku() {
    let shown = lines("中文。「日本」です、はい!", width: 60, language: "ja")
    #expect(shown == ["中文。", "「日", "本」で", "す、は", "い!"])
  }

  @Test("Small kana begin no line where Japanese is set strictly")
  func smallKana() {
    #expect(lines("アイウエオッカ", width: 100, language: "ja@lb=strict") == ["アイウエ", "オッカ"])
  }

  /// Two labels of an app for three pixels a point, recorded 55.667 and 97 points wide.
  @Test(
    "Hangul in the system font is as wide as recorded",
    arguments: [("공지사항", 16.0, FontWeight.medium, 167.0), ("자주 묻는 질문", 17, .regular, 291)])
  func hangul(text: String, size: Double, weight: FontWeight, pixels: Double) {
    let layout = measurer.layout(
      AttributedText(text, font: .system(size: size, weight: weight)),
      options: ParagraphOptions(pixelScale: 3), width: nil)
    #expect((layout.size.width * 3).rounded(.up) == pixels)
  }

  @Test("Korean breaks between words, as labels do, unless a word is wider than the line")
  func korean() {
    #expect(lines("한국어 텍스트 줄바꿈", width: 80) == ["한국어", "텍스트", "줄바꿈"])
    #expect(lines("한국어텍스트", width: 60) == ["한국어", "텍스트"])
  }

  @Test("Conjuncts of Devanagari are not divided")
  func devanagari() {
    // Graphemes of "नमस्ते" by UAX #29 of Unicode 15: न म स् ते.
    let narrow = lines("नमस्ते", width: 1)
    #expect(narrow.joined() == "नमस्ते")
    #expect(narrow.count <= 4)
  }

  @Test("Emoji families, flags and skin tones are one glyph each")
  func emoji() {
    let layout = layout("👩‍👩‍👧‍👦👩🏽‍🚀🇩🇪👍🏽", width: nil)
    #expect(layout.characterCount == 4)
    #expect(layout.glyphRuns(line: 0).map(\.font.postScriptName) == ["NotoColorEmoji"])
    #expect(layout.glyphRuns(line: 0)[0].glyphs.count == 4)
    // Each 4.9 points wider than its size, as recorded labels have Apple's emoji.
    #expect(abs(layout.size.width - 4 * 24.9) < 1e-9)
    #expect(lines("👩‍👩‍👧‍👦🇩🇪👍🏽", width: 30) == ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽"])
  }

  @Test("Marks combine with their letter and have no width")
  func marks() {
    let plain = layout("eee", width: nil).size.width
    let marked = layout("e\u{301}e\u{302}\u{327}e", width: nil)
    #expect(abs(marked.size.width - plain) < 0.5)
    #expect(marked.characterCount == 3)
    #expect(lines("e\u{301}e\u{301}", width: 12) == ["e\u{301}", "e\u{301}"])
  }

  @Test("Non-breaking spaces and word joiners hold words together")
  func nonBreaking() {
    #expect(lines("aa bb\u{A0}cc", width: 60) == ["aa", "bb\u{A0}cc"])
    #expect(lines("aa bb\u{2060}cc", width: 60) == ["aa", "bb\u{2060}cc"])
  }

  @Test("Lines may end after a slash")
  func slash() {
    #expect(lines("either/or", width: 70) == ["either/", "or"])
  }

  @Test("Characters no font has are reported")
  func missing() {
    #expect(layout("a\u{10FFFD}", width: nil).missingCharacters == ["\u{10FFFD}"])
    #expect(layout("aé", width: nil).missingCharacters.isEmpty)
    #expect(layout("a\n\tb\u{AD}\u{200D}\r", width: nil).missingCharacters.isEmpty)
    #expect(layout("\u{10FFFD} \u{10FFFD}", width: nil).missingCharacters.count == 1)
  }

  @Test("Equivalent texts with other bytes each get their own layout")
  func equivalentTexts() {
    // Swift takes these two for equal; their offsets differ.
    let composed = layout("\u{E9}a", width: nil)
    let decomposed = layout("e\u{301}a", width: nil)
    #expect(composed.lines[0].range == 0..<3)
    #expect(decomposed.lines[0].range == 0..<4)
  }

  @Test("Lone surrogates are laid out as replacement characters")
  func loneSurrogates() {
    let string = String(decoding: [0x61, 0xD800, 0xDC00, 0xDFFF, 0x62] as [UInt16], as: UTF16.self)
    #expect(layout(string, width: 10).lines.map(\.text).joined() == string)
  }

  @Test(
    "Long and odd texts are laid out in full",
    // Pieces and counts, since the runner prints a test's arguments.
    arguments: [
      ("lorem ipsum dolor ", 5556), (" ", 100_000), ("\u{200D}", 1_000_000), ("\u{301}", 10_000),
      ("\n", 10_000),
    ])
  func odd(piece: String, count: Int) {
    let text = (piece == "\u{301}" ? "a" : "") + String(repeating: piece, count: count)
    let layout = layout(text, width: 320)
    let lines = layout.lines
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == text.utf8.count)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    #expect(lines.allSatisfy { $0.width <= 320.001 })
  }

  /// Noto Nastaliq Urdu itself says 1.904 em above the baseline and 0.596 below.
  @Test("Lines for Urdu are about as high as Nastaliq's own, whatever is in them")
  func urduLines() {
    var options = ParagraphOptions()
    options.tallLetters = .growLines
    options.typesettingLanguage = "ur"
    var font = TextFont.system(size: 100)
    font.publishedLeading = 129
    let layout = measurer.layout(AttributedText("abc", font: font), options: options, width: nil)
    #expect((160...190.4).contains(layout.firstBaseline))
    #expect((210...250).contains(layout.size.height))
    // All that the line has grown is in doubt: the system font's is 119.3359375.
    #expect(abs(layout.heightUncertainty - (layout.size.height - 119.3359375)) < 1e-6)
    options.typesettingLanguage = "ar"
    #expect(
      measurer.layout(AttributedText("abc", font: font), options: options, width: nil).size.height
        == 119.3359375)
  }
}
