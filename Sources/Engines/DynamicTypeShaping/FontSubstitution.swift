internal import DynamicType
internal import DynamicTypeText

/// What stands for a named font that is neither an app's own nor installed.
struct FontSubstitution: Equatable {
  /// Heights of a font that is not there to be read, in em.
  struct Heights: Equatable {
    var ascent: Double
    var descent: Double
    var lineGap: Double
  }

  /// File names in the order of preference.
  var files: [String]
  /// The bold that says how wide a medium is, where the stand-ins have no medium.
  var bolderFile: String?
  /// The heights of the font itself, where they are known.
  var heights: Heights?

  /// The stand-in for a font of Apple's platforms, by its PostScript, full or family name.
  ///
  /// Helvetica and Arial have Liberation Sans, which is as wide as Arial; other sans-serif families
  /// have Inter.
  init(for name: String, weight: FontWeight, isItalic: Bool) {
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let weight = Self.weight(in: folded) ?? weight
    let isItalic = isItalic || folded.contains("italic") || folded.contains("oblique")
    let basic = SystemStandIn.basicStyle(weight, isItalic: isItalic)
    let inter = SystemStandIn.file(design: .default, weight: weight, isItalic: isItalic)
    if folded.hasPrefix("helvetica") || folded.hasPrefix("arial") {
      files = ["LiberationSans-\(basic).ttf", inter]
      if weight == .medium {
        bolderFile = "LiberationSans-\(SystemStandIn.basicStyle(.bold, isItalic: isItalic)).ttf"
      }
    } else if folded.hasPrefix("courier") {
      files = ["LiberationMono-\(basic).ttf", "NotoSansMono-Regular.ttf", inter]
    } else if folded.hasPrefix("menlo") || folded.hasPrefix("monaco") || folded.hasPrefix("sfmono")
    {
      files = ["DejaVuSansMono.ttf", "NotoSansMono-Regular.ttf", inter]
    } else if folded.hasPrefix("times") {
      files = ["LiberationSerif-\(basic).ttf", "NotoSerif-\(basic).ttf", inter]
    } else if ["georgia", "palatino", "baskerville", "hoefler", "didot", "cochin", "charter"]
      .contains(where: folded.hasPrefix)
    {
      files = ["NotoSerif-\(basic).ttf", inter]
    } else {
      files = [inter]
    }
    heights = Self.heights.first { folded.hasPrefix($0.prefix) }?.heights
  }

  /// Sources: Helvetica Neue Regular, Arial and Georgia as seek-oss/capsize lists them; Helvetica as
  /// UIFont reports it, which puts 0.15 em on the font's own ascent. Of the others recorded labels give
  /// the sum: Helvetica Neue Bold of 17 points is 20.5 high, Medium of 12 points 14.333, Avenir of 18
  /// points 25, Futura Medium of 18 points 23.5, Arial Rounded of 96 points 111.5.
  private static let heights: [(prefix: String, heights: Heights)] = [
    ("helveticaneuebold", Heights(ascent: 0.975, descent: 0.217, lineGap: 0.029)),
    ("helveticaneuemedium", Heights(ascent: 0.975, descent: 0.217, lineGap: 0.029)),
    ("helveticaneue", Heights(ascent: 0.952, descent: 0.213, lineGap: 0.028)),
    ("helvetica", Heights(ascent: 0.92, descent: 0.23, lineGap: 0)),
    ("arialrounded", Heights(ascent: 0.946, descent: 0.211, lineGap: 0)),
    ("arial", Heights(ascent: 1854.0 / 2048, descent: 434.0 / 2048, lineGap: 67.0 / 2048)),
    ("avenir", Heights(ascent: 1, descent: 0.366, lineGap: 0)),
    ("futuramedium", Heights(ascent: 1.039, descent: 0.26, lineGap: 0)),
    ("georgia", Heights(ascent: 1878.0 / 2048, descent: 449.0 / 2048, lineGap: 0)),
  ]

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
