import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Testing

@Suite struct SystemFontTests {
  let measurer: TextMeasurer

  init() throws {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
  }

  @Test("Line heights are those of UIFont.systemFont")
  func lineHeight() {
    // UIFont.systemFont(ofSize: 17): ascender 16.1865, descender -4.1006, lineHeight 20.2871,
    // capHeight 11.978, xHeight 8.948.
    let font = TextFont.system(size: 17)
    #expect(abs(measurer.ascender(of: font) - 16.1865) < 0.00005)
    #expect(abs(measurer.descender(of: font) - 4.1006) < 0.00005)
    #expect(abs(measurer.lineHeight(of: font) - 20.2871) < 0.00005)
    #expect(abs(measurer.capHeight(of: font) - 11.978) < 0.0005)
    #expect(abs(measurer.xHeight(of: font) - 8.948) < 0.0005)
  }

  @Test("A text's width is the sum of estimated advances and published tracking")
  func width() {
    // No kerning between these letters in Inter: 0.2689 I, 0.8746 M em; tracking -0.43 at 17.
    let layout = measurer.layout(
      AttributedText("IM", font: .system(size: 17)), options: ParagraphOptions(), width: nil)
    #expect(abs(layout.size.width - (17 * (0.2689 + 0.8746) - 2 * 0.43)) < 1e-9)
    // -0.408 in documents of Xcode 7 to 11.
    let old = measurer.layout(
      AttributedText("IM", font: .system(size: 17)), options: ParagraphOptions(trackingEra: .iOS9),
      width: nil)
    #expect(abs(old.size.width - (17 * (0.2689 + 0.8746) - 2 * 0.408)) < 1e-9)
  }

  /// The factors on Inter's advances are 0.9985, 1.0063, 1.0125 and 1.0225 from regular to bold: by
  /// least squares 1.00995 in their middle and 0.00782 more a weight, so 1.0295 and 1.03732.
  @Test(
    "Heavier weights than bold have Inter's advances, by factors on the line of the others",
    arguments: [
      (FontWeight.heavy, "Inter-ExtraBold", 1.0295, 0.012), (.black, "Inter-Black", 1.03732, 0.024),
    ])
  func heavy(weight: FontWeight, inter: String, factor: Double, share: Double) {
    func layout(_ text: String, _ font: TextFont) -> TextLayout {
      measurer.layout(AttributedText(text, font: font), options: ParagraphOptions(), width: nil)
    }
    let own = layout("n", TextFont(face: .named(inter), pointSize: 17))
    #expect(own.substitutedFonts.isEmpty)
    let heavy = layout("n", .system(size: 17, weight: weight))
    #expect(abs(heavy.size.width - (own.size.width * factor - 0.43)) < 1e-4)
    #expect(heavy.widthUncertainty == 0.5)
    let long = layout(String(repeating: "nonono ", count: 20), .system(size: 17, weight: weight))
    let widest = long.lines[0].width
    #expect(abs(long.widthUncertainty - widest * share) < 1e-9)
  }

  /// Recorded at 17 points: "Version 1.0.0" 95 in light, and at 32 "France" 90.5 in thin, each to
  /// the next half point.
  @Test(
    "Light letters are half as far from regular ones as light figures are",
    arguments: [
      ("Version 1.0.0", 17.0, FontWeight.light, 95.0, TrackingEra.iOS11),
      ("France", 32, .thin, 90.5, .iOS11),
    ])
  func light(
    text: String, size: Double, weight: FontWeight, recorded: Double, era: TrackingEra
  ) {
    func width(
      _ text: String, _ weight: FontWeight, in era: TrackingEra = .published
    ) -> Double {
      measurer.layout(
        AttributedText(text, font: .system(size: size, weight: weight)),
        options: ParagraphOptions(trackingEra: era), width: nil
      ).size.width
    }
    #expect(abs(width(text, weight, in: era) - (recorded - 0.25)) <= 1)
    func difference(_ text: String) -> Double { width(text, .medium) - width(text, .regular) }
    // Ten of each, as widths of single ones are rounded.
    for (piece, share) in [("nnnnnnnnnn", 0.5), ("8888888888", 1)] where weight == .light {
      let narrower = width(piece, .regular) - width(piece, .light)
      #expect(abs(narrower - share * difference(piece)) < 0.01)
    }
  }

  /// Recorded at two pixels a point, so that each is up to half a point narrower: labels of Xcode
  /// 8, of Xcode 9 to 11 and of later ones.
  @Test(
    "Text from 20 points on is as wide as recorded in each era",
    arguments: [
      ("Work", 25, .regular, .iOS9, 58), ("Food", 25, .regular, .iOS9, 56.5),
      ("Networks", 22, .bold, .iOS11, 99.5), ("Now", 20, .regular, .iOS11, 40),
      ("Identify", 30, .regular, .published, 97), ("Settings", 20, .regular, .published, 72),
      ("Name", 22, .regular, .published, 56.5),
      ("Label", 28, .bold, .published, 71.5),
    ] as [(String, Double, FontWeight, TrackingEra, Double)])
  func displaySizes(
    text: String, size: Double, weight: FontWeight, era: TrackingEra, recorded: Double
  ) {
    let layout = measurer.layout(
      AttributedText(text, font: .system(size: size, weight: weight)),
      options: ParagraphOptions(trackingEra: era), width: nil)
    #expect(abs(layout.size.width - (recorded - 0.25)) <= 1)
  }

  /// Recorded at two pixels a point: in 18 labels of Xcode 9 to 11 of 10 projects, 8 of them in
  /// stacks or as high as their line, whose frames Xcode renews, and in 4 of 3 projects since.
  @Test(
    "The word that Xcode writes on its labels is as wide as recorded",
    arguments: [(TrackingEra.iOS11, 42.0), (.published, 41.5)])
  func wordOfLibrary(era: TrackingEra, recorded: Double) {
    let layout = measurer.layout(
      AttributedText("Label", font: .system(size: 17)),
      options: ParagraphOptions(trackingEra: era), width: nil)
    #expect((layout.size.width * 2).rounded(.up) / 2 == recorded)
  }

  /// Recorded at two pixels a point in 3 labels of 2 projects; before, half a point more was
  /// measured for each.
  @Test("A 1 by itself is as wide as recorded", arguments: [(17.0, 7.5), (13, 6)])
  func digit(size: Double, recorded: Double) {
    let layout = measurer.layout(
      AttributedText("1", font: .system(size: size)),
      options: ParagraphOptions(trackingEra: .published), width: nil)
    #expect((layout.size.width * 2).rounded(.up) / 2 == recorded)
  }

  /// By 8 titles of 12 and 14 points in 2 documents of a project, recorded at two pixels a point
  /// without the insets of their buttons: each is half a point too wide with more, one too narrow
  /// with less.
  @Test("An equals sign is as wide as recorded")
  func equalsSign() {
    let widths = ["a = b", "a  b"].map { text in
      measurer.layout(
        AttributedText(text, font: .system(size: 14)),
        options: ParagraphOptions(trackingEra: .published), width: nil
      ).size.width
    }
    // Apple's tracking at 14 points is -0.15.
    let advance = (widths[0] - widths[1] + 0.15) / 14
    #expect((0.6227...0.6279).contains(advance))
  }

  /// Recorded at two pixels a point in 3 projects, words of UIKit's and of Apple's alone: each is
  /// up to half a point narrower.
  @Test(
    "Before Xcode 12 medium letters and heavier ones are further apart",
    arguments: [
      ("UIAlertControllerStyleActionSheet", 17.0, FontWeight.semibold, TrackingEra.iOS11, 274.5),
      ("UIAlertControllerStyleAlert", 17, .semibold, .iOS11, 215.5),
      ("Display name", 17, .medium, .iOS9, 105), ("Label", 15, .medium, .iOS11, 38.5),
    ])
  func heavierLetters(
    text: String, size: Double, weight: FontWeight, era: TrackingEra, recorded: Double
  ) {
    let layout = measurer.layout(
      AttributedText(text, font: .system(size: size, weight: weight)),
      options: ParagraphOptions(trackingEra: era), width: nil)
    #expect((layout.size.width * 2).rounded(.up) / 2 == recorded)
  }

  @Test("A font that is not installed is replaced, and says so")
  func substitution() {
    let font = TextFont(face: .named("AvenirNextCondensed-Bold"), pointSize: 17)
    let layout = measurer.layout(
      AttributedText("Text", font: font), options: ParagraphOptions(), width: nil)
    #expect(layout.substitutedFonts == ["AvenirNextCondensed-Bold"])
  }

  /// Arial's advances of T, e, x and t are 1251, 1139, 1024 and 569 of 2048, and T and e are 227
  /// closer; Courier New's are 1229 each.
  @Test(
    "A font with the widths of another stands in for it without a word",
    arguments: [
      ("ArialMT", nil, 1251 + 1139 + 1024 + 569 - 227.0),
      ("CourierNewPSMT", nil, 4 * 1229),
      ("Arial-Black", "Arial-Black", nil), ("Helvetica", "Helvetica", nil),
    ] as [(String, String?, Double?)])
  func alikeFonts(name: String, substituted: String?, units: Double?) {
    let layout = measurer.layout(
      AttributedText("Text", font: TextFont(face: .named(name), pointSize: 20.48)),
      options: ParagraphOptions(), width: nil)
    #expect(layout.substitutedFonts == (substituted.map { [$0] } ?? []))
    if let units { #expect(abs(layout.size.width - units / 100) < 0.02) }
  }

  /// Recorded labels are 23.5, 111.5, 43.5, 17 and 42 points high on devices of two pixels a point,
  /// and one of Zapfino 57.667 on one of three. Of the others ascent and descent are listed by
  /// seek-oss/capsize: 1878 and 449 of 2048, 1011 and 353 of 1000, 1050 and 350, 1974 and 426 of
  /// 2000, 1303 and 571 of 1000.
  @Test(
    "Lines of fonts that are not here are as high as theirs",
    arguments: [
      ("Futura-Medium", 18.0, 23.5), ("ArialRoundedMTBold", 96, 111.5),
      ("HelveticaNeue-Light", 17, 20.5), ("HelveticaNeue-Light", 16, 19),
      ("Georgia-Bold", 20.48, 23.5), ("NunitoSans-Bold", 13, 18), ("Poppins-Regular", 20, 28),
      ("AppleSDGothicNeo-Bold", 36, 43.5), ("HiraginoSans-W6", 17, 17), ("HiraMinProN-W6", 17, 17),
      ("MarkerFelt-Wide", 32, 42), ("Zapfino", 17, 57.5),
      ("Lato-Regular", 20, 24), ("Cairo-Bold", 20, 37.5),
    ])
  func heights(name: String, pointSize: Double, height: Double) {
    let line = measurer.lineHeight(of: TextFont(face: .named(name), pointSize: pointSize))
    #expect((line * 2).rounded(.up) / 2 == height)
  }

  /// Letters of Poppins and Oswald are 0.549 and 0.390 em wide on average, of Open Sans 0.509,
  /// which is here (seek-oss/capsize): a text of all letters, as often as in English, is within 2 %
  /// of the ratio. Lato has 871 of 2000 by its later count, in which Inter has 1344 of 2816, and
  /// 0.5137 by this.
  @Test(
    "A stand-in is as wide as the font that it stands in for",
    arguments: [
      ("Poppins-Regular", 0.549), ("Oswald-Regular", 0.390), ("Quicksand-Medium", 0.503),
      ("Lato-Regular", 871 / 2000 / (1344.0 / 2816) * 0.5137),
    ])
  func standInWidth(name: String, average: Double) {
    func width(_ name: String) -> Double {
      let text = AttributedText(
        "thequickbrownfoxesjumpoverlazydogsandnineteenhoarsecattleareseatedinthisstation",
        font: TextFont(face: .named(name), pointSize: 20))
      return measurer.layout(text, options: ParagraphOptions(), width: nil).size.width
    }
    #expect(abs(width(name) / width("OpenSans") / (average / 0.5088) - 1) < 0.02)
  }

  /// Five labels and a button in Light are recorded 1 to 7 % narrower than the regular, one in Thin
  /// 9 to 10 %.
  @Test(
    "The light faces of Helvetica Neue are narrower than the regular",
    arguments: [("Light", 0.93...0.99), ("Thin", 0.9...0.91)])
  func lightFaces(face: String, ratio: ClosedRange<Double>) {
    func width(_ name: String) -> Double {
      let text = AttributedText(
        "Seven teas", font: TextFont(face: .named(name), pointSize: 20))
      return measurer.layout(text, options: ParagraphOptions(), width: nil).size.width
    }
    #expect(ratio.contains(width("HelveticaNeue-\(face)") / width("HelveticaNeue")))
  }

  /// Recorded of a label of 13 points: 48 wide, to the next half point. 1160 and 288 of 1000 high
  /// (seek-oss/capsize): 18.824.
  /// Recorded of a label and a button of 17 points, whose 16 and 3 signs are 272 and 51 wide.
  @Test("Signs of Hiragino are as wide as the font is large")
  func hiragino() {
    let font = TextFont(face: .named("HiraginoSans-W6"), pointSize: 17)
    let layout = measurer.layout(
      AttributedText("お茶をどうぞ", font: font), options: ParagraphOptions(), width: nil)
    #expect(abs(layout.size.width - 6 * 17) < 0.01)
  }

  /// Recorded of a button and two labels, whose 15, 10 and 6 signs are 199, 194 and 212 points wide
  /// to the next pixel, at two and three a point, the second within one; texts without kana are as
  /// they were.
  @Test(
    "The system's Japanese signs are a little wider than the font is large",
    arguments: [
      ("お茶をどうぞ、召しあがって。", 13.0, 2.0, 199.0 * 14 / 15),
      ("お茶をどうぞ（熱い）", 19, 3, 194), ("お茶をどうぞ", 35, 3, 212), ("中文菜单", 17, 2, 68),
    ])
  func japanese(text: String, pointSize: Double, pixels: Double, width: Double) {
    let layout = measurer.layout(
      AttributedText(text, font: .system(size: pointSize)), options: ParagraphOptions(), width: nil)
    let recorded = (layout.size.width * pixels).rounded(.up) / pixels
    #expect(abs(recorded - width) <= 1 / pixels + 1e-9)
  }

  @Test("Noto Sans of one language has the letters of Noto Sans CJK")
  func notoSansOfOneLanguage() {
    let font = TextFont(face: .named("NotoSansKR-Regular"), pointSize: 13)
    let layout = measurer.layout(
      AttributedText("필터이름", font: font), options: ParagraphOptions(), width: nil)
    #expect((layout.size.width * 2).rounded(.up) / 2 == 48)
    #expect(abs(measurer.lineHeight(of: font) - 18.824) < 1e-9)
  }

  @Test("A missing font names the package to install")
  func missingFont() {
    #expect(
      throws: FontLibrary.Failure.missing(
        file: "Inter-Regular.otf", package: "fonts-inter", directories: ["/nowhere"])
    ) { try FontLibrary(directories: ["/nowhere"]) }
  }

  @Test("A width is told with how far it may be off: more, the more of it another font draws")
  func uncertainty() {
    func measured(_ text: String, _ font: TextFont) -> TextLayout {
      measurer.layout(AttributedText(text, font: font), options: ParagraphOptions(), width: nil)
    }
    #expect(measured("Tea", .system(size: 17)).widthUncertainty == 0.5)
    let large = measured("Tea", .system(size: 40))
    #expect(abs(large.widthUncertainty - 0.008 * large.size.width) < 1e-9)
    let arabic = measured("الشاي", .system(size: 40))
    #expect(abs(arabic.widthUncertainty - 0.05 * arabic.size.width) < 1e-9)
    let mixed = measured("Tea is الشاي here", .system(size: 40))
    #expect(mixed.widthUncertainty > 0.008 * mixed.size.width)
    #expect(mixed.widthUncertainty < 0.05 * mixed.size.width)
    let exact = TextFont(face: .named("Inter-Regular"), pointSize: 17)
    #expect(measured("Tea", exact).widthUncertainty == 0)
  }

  // The second run begins after the last character, which makes the text take the general way.
  @Test("One run breaks into the lines that the same text has in two")
  func shortWay() {
    let text = "Ausführung To. AVAVA, Wasserversorgungsgesellschaft — iii 1/2 👍 e\u{301}"
    let end = text.utf8.count
    for size in [9, 13.5, 17, 20, 28, 53] {
      let attributes = TextAttributes(font: .system(size: size))
      let twoRuns = AttributedText(
        text,
        runs: [
          .init(range: 0..<end, attributes: attributes),
          .init(
            range: end..<end,
            attributes: TextAttributes(
              font: .system(size: size), baselineOffset: .leastNonzeroMagnitude)),
        ])
      for width in stride(from: 10.0, through: 400, by: 7.3) {
        let short = measurer.layout(
          AttributedText(text, attributes: attributes), options: ParagraphOptions(), width: width)
        let general = measurer.layout(twoRuns, options: ParagraphOptions(), width: width)
        #expect(short.lines.map(\.text) == general.lines.map(\.text), "\(size) \(width)")
        #expect(
          zip(short.lines, general.lines).allSatisfy {
            abs($0.width - $1.width) < 1e-9 && abs($0.hangingWidth - $1.hangingWidth) < 1e-9
          }, "\(size) \(width)")
      }
    }
  }

  /// Recorded of bold labels on two pixels a point.
  @Test("Bold figures are as narrow as recorded at 20 points and more", arguments: [(38.0, 171.0)])
  func boldFigures(pointSize: Double, width: Double) {
    let text = AttributedText("00:00:00", font: TextFont(weight: .bold, pointSize: pointSize))
    let layout = measurer.layout(text, options: ParagraphOptions(), width: nil)
    #expect(abs(layout.roundedSize.width - width) <= 0.5)
  }
}
