/// The fonts that come with iOS, which every canvas draws.
enum InstalledFonts {
  /// Whether a font is of one of their families.
  ///
  /// - Parameters:
  ///   - name: A PostScript name.
  ///   - family: The family that the document says, if it does.
  static func contain(_ name: String, family: String?) -> Bool {
    if let family, families.contains(family) { return true }
    let stem = name.prefix { $0 != "-" }
    return stems.contains(String(stem)) || otherStems.contains(String(stem))
  }

  private static let stems = Set(families.map { $0.filter { $0 != " " } })

  /// What PostScript names begin with that is not their family's name.
  private static let otherStems: Set<String> = [
    "ArialMT", "ArialRoundedMTBold", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT",
    "BodoniSvtyTwoSCITCTT", "CourierNewPS", "CourierNewPSMT", "HiraMaruProN", "HiraMinProN",
    "PartyLetPlain", "SavoyeLetPlain", "TimesNewRomanPS", "TimesNewRomanPSMT", "Trebuchet",
    "ZapfDingbatsITC",
  ]

  /// Source: what `UIFont.familyNames` printed on iOS 7 to 14, as published.
  /// Evidence: E-installed-fonts.
  private static let families: Set<String> = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Bangla Sangam MN", "Baskerville",
    "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia UCAS",
    "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
    "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC", "Helvetica", "Helvetica Neue",
    "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact",
    "Iowan Old Style", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN",
    "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu",
    "Lao Sangam MN", "Malayalam Sangam MN", "Marion", "Marker Felt", "Menlo", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Optima",
    "Oriya Sangam MN", "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC",
    "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand",
    "STIX Two Math", "STIX Two Text", "Sukhumvit Set", "Superclarendon", "Symbol",
    "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS",
    "Verdana", "Zapf Dingbats", "Zapfino",
  ]
}
