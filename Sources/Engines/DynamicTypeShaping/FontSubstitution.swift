internal import DynamicType
internal import DynamicTypeText

/// The substitute for a named font that is neither an app's own nor installed.
struct FontSubstitution: Equatable {
  /// Heights of a font that is not there to be read, in em.
  struct Heights: Equatable {
    var ascent: Double
    var descent: Double
    var lineGap = 0.0
  }

  /// File names in the order of preference.
  var files: [String]
  /// The bold from which a medium's widths are derived, where the stand-ins have no medium.
  var bolderFile: String?
  /// The heights of the font itself, where they are known.
  var heights: Heights?
  /// The one of the files whose glyphs are as wide as the font's own; nil where there is none.
  var alikeFile: String?
  /// The ratio of the font's widths to the stand-in's, as far as known.
  var width: Double

  /// The stand-in for a font of Apple's platforms, by its PostScript, full or family name.
  ///
  /// Helvetica and Arial have Liberation Sans, which is as wide as Arial; other sans-serif families
  /// have Inter.
  init(for name: String, weight: FontWeight, isItalic: Bool) {
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let weight = Self.weight(in: folded) ?? weight
    let isItalic = isItalic || folded.contains("italic") || folded.contains("oblique")
    let basic = SystemStandIn.basicStyle(weight, isItalic: isItalic)
    let inter = SystemStandIn.file(design: .standard, weight: weight, isItalic: isItalic)
    if folded.hasPrefix("helvetica") || folded.hasPrefix("arial") {
      files = ["LiberationSans-\(basic).ttf", inter]
      if weight == .medium {
        bolderFile = "LiberationSans-\(SystemStandIn.basicStyle(.bold, isItalic: isItalic)).ttf"
      }
    } else if folded.hasPrefix("courier") {
      files = ["LiberationMono-\(basic).ttf", "NotoSansMono-Regular.ttf", inter]
    } else if folded.hasPrefix("menlo") || folded.hasPrefix("monaco") || folded.hasPrefix("sfmono")
      || folded.hasPrefix("robotomono")
    {
      files = ["DejaVuSansMono.ttf", "NotoSansMono-Regular.ttf", inter]
    } else if folded.hasPrefix("times") {
      files = ["LiberationSerif-\(basic).ttf", "NotoSerif-\(basic).ttf", inter]
    } else if ["georgia", "palatino", "baskerville", "hoefler", "didot", "cochin", "charter"]
      .contains(where: folded.hasPrefix)
    {
      files = ["NotoSerif-\(basic).ttf", inter]
    } else if Self.likeNotoSansCJK.contains(where: folded.hasPrefix) {
      files = FontFallback.cjk(isBold: weight >= .semibold) + [inter]
    } else {
      files = [inter]
    }
    alikeFile = Self.hasWidthsOfLiberation(folded) ? files[0] : nil
    let family = Self.families.first { folded.hasPrefix($0.prefix) }
    heights = family?.heights
    width = family?.width ?? 1
  }

  /// Source: Liberation's own description: it has the metrics of Arial, Times New Roman and Courier
  /// New.
  /// Evidence: E-liberation-widths.
  private static func hasWidthsOfLiberation(_ folded: String) -> Bool {
    if folded.hasPrefix("timesnewroman") || folded.hasPrefix("couriernew") { return true }
    let others = ["rounded", "hebrew", "narrow", "black", "unicode", "nova"]
    return folded.hasPrefix("arial") && !others.contains { folded.hasPrefix("arial" + $0) }
  }

  /// Fonts for one language with the glyphs of Noto Sans CJK, or with signs that are as wide.
  ///
  /// Source: their own tables, and seek-oss/capsize, which lists Noto Sans KR as 1160 and 288 of
  /// 1000 high, as the whole is. Four syllables of 13 points are recorded 48 wide, which at 0.92 em
  /// are 47.84, and 3 and 16 signs of Hiragino Sans of 17 points 51 and 272.
  /// Evidence: E-font-families.
  private static let likeNotoSansCJK =
    ["jp", "kr", "sc", "tc", "hk"].map { "notosans\($0)" } + ["hira"]

  /// The weight that a PostScript name ends in.
  private static func weight(in folded: String) -> FontWeight? {
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("light", .light),
      ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
      ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("bold", .bold), ("medium", .medium), ("regular", .regular), ("roman", .regular),
      ("book", .regular),
    ]
    return words.first { folded.contains($0.0) }?.1
  }
}
