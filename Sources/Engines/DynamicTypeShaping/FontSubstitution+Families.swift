/// The published metrics of fonts that apps bring, used where their files are not available.
extension FontSubstitution {
  /// A family of fonts, by how the names of its fonts begin.
  struct Family: Sendable {
    /// In small letters and figures alone.
    var prefix: String
    var heights: Heights
    /// The average ratio of its letters' widths to the stand-in's; 1 where unknown.
    var width = 1.0
  }

  /// Longer beginnings before shorter ones.
  static let families = oftenSeen + ofPlatform + popular

  /// Those that recorded documents name.
  ///
  /// Sources: seek-oss/capsize, which lists ascents, descents, gaps and the average width of
  /// letters in English: Inter's, counted the same way, is 0.5137 em (Open Sans, Roboto and Noto
  /// Sans, which are here to be measured, come out within 0.2 %). Helvetica as UIFont reports it,
  /// which puts 0.15 em on the font's own ascent. Of the others recorded labels give the sum:
  /// Helvetica Neue Bold of 17 points is 20.5 high, Medium of 12 points 14.333, Light of 14, 16 and
  /// 17 points 17, 19 and 20.5, Avenir of 18 points 25, Futura Medium of 18 points 23.5, Arial
  /// Rounded of 96 points 111.5, Sarabun of 12 and 14 points 15.667 and 18.333, Hiragino Sans and
  /// Mincho of 17 points 17 (2 projects), Marker Felt of 32 points 42, Apple SD Gothic Neo Bold of
  /// 36 points 43.5, where eight letters are 153 points wide, Zapfino of 17 points 57.667.
  ///
  /// The factor by which Helvetica Neue Light is narrower than the regular is fitted to five texts
  /// of two projects, all within a point of the recorded width, and that of Thin to the only one;
  /// Thin is taken to be as high as Light.
  /// Evidence: E-font-families.
  private static let oftenSeen: [Family] = [
    Family(prefix: "applesdgothicneo", heights: Heights(ascent: 0.9, descent: 0.3), width: 0.89),
    Family(
      prefix: "helveticaneuebold", heights: Heights(ascent: 0.975, descent: 0.217, lineGap: 0.029)),
    Family(
      prefix: "helveticaneuemedium", heights: Heights(ascent: 0.975, descent: 0.217, lineGap: 0.029)
    ),
    Family(
      prefix: "helveticaneuelight", heights: Heights(ascent: 0.967, descent: 0.213, lineGap: 0.028),
      width: 0.97),
    Family(
      prefix: "helveticaneuethin", heights: Heights(ascent: 0.967, descent: 0.213, lineGap: 0.028),
      width: 0.905),
    Family(
      prefix: "helveticaneue", heights: Heights(ascent: 0.952, descent: 0.213, lineGap: 0.028)),
    Family(prefix: "helvetica", heights: Heights(ascent: 0.92, descent: 0.23)),
    Family(prefix: "arialrounded", heights: Heights(ascent: 0.946, descent: 0.211)),
    Family(prefix: "arial", heights: Heights(1854, 434, gap: 67, of: 2048)),
    Family(prefix: "avenir", heights: Heights(ascent: 1, descent: 0.366)),
    Family(prefix: "futuramedium", heights: Heights(ascent: 1.039, descent: 0.26)),
    Family(prefix: "georgia", heights: Heights(1878, 449, of: 2048)),
    Family(prefix: "hira", heights: Heights(ascent: 0.88, descent: 0.12)),
    Family(prefix: "markerfelt", heights: Heights(ascent: 1.03, descent: 0.27)),
    Family(prefix: "mulish", heights: Heights(1005, 250, of: 1000), width: 0.503 / interWidth),
    Family(prefix: "nunito", heights: Heights(1011, 353, of: 1000), width: 0.489 / interWidth),
    Family(prefix: "onest", heights: Heights(970, 305, of: 1000), width: 0.507 / interWidth),
    Family(prefix: "opensans", heights: Heights(2189, 600, of: 2048), width: 0.5088 / interWidth),
    Family(prefix: "oswald", heights: Heights(1193, 289, of: 1000), width: 0.390 / interWidth),
    Family(prefix: "outfit", heights: Heights(1000, 260, of: 1000), width: 0.487 / interWidth),
    Family(
      prefix: "poppins", heights: Heights(1050, 350, gap: 100, of: 1000), width: 0.549 / interWidth),
    Family(prefix: "publicsans", heights: Heights(1900, 450, of: 2000), width: 0.5105 / interWidth),
    Family(prefix: "quicksand", heights: Heights(1000, 250, of: 1000), width: 0.503 / interWidth),
    Family(prefix: "rajdhani", heights: Heights(930, 346, of: 1000), width: 0.435 / interWidth),
    Family(prefix: "raleway", heights: Heights(940, 234, of: 1000), width: 0.504 / interWidth),
    Family(
      prefix: "robotocondensed", heights: Heights(1900, 500, of: 2048), width: 0.4282 / interWidth),
    Family(prefix: "robotoslab", heights: Heights(2146, 555, of: 2048), width: 0.5181 / interWidth),
    Family(prefix: "robotomono", heights: Heights(2146, 555, of: 2048)),
    Family(prefix: "roboto", heights: Heights(1900, 500, of: 2048), width: 0.4829 / interWidth),
    Family(prefix: "rubik", heights: Heights(935, 250, of: 1000), width: 0.512 / interWidth),
    Family(prefix: "sarabun", heights: Heights(ascent: 1.068, descent: 0.232)),
    Family(prefix: "zapfino", heights: Heights(ascent: 1.875, descent: 1.5)),
  ]

  private static let interWidth = 0.5137

  /// Others that come with iOS.
  ///
  /// Source: seek-oss/capsize, by its later averages; Liberation's tables for Courier New, whose
  /// metrics it has; of the others recorded labels give the sum: Futura Bold of 17 points is 22.333
  /// high (of 24 points 32, which is whole), its Condensed Medium of 14 and 17 points 17 and
  /// 20.667, Optima ExtraBlack of 48 points 60, Courier Bold of 17 points 17, Chalkduster of 23
  /// points 29.5.
  /// Evidence: E-font-families.
  private static let ofPlatform: [Family] = [
    Family(prefix: "chalkduster", heights: Heights(ascent: 0.99, descent: 0.281)),
    Family(prefix: "couriernew", heights: Heights(1705, 615, of: 2048)),
    Family(prefix: "courier", heights: Heights(ascent: 0.754, descent: 0.246)),
    Family(prefix: "futurabold", heights: Heights(ascent: 1.05, descent: 0.263)),
    Family(prefix: "futuracondensedmedium", heights: Heights(ascent: 0.964, descent: 0.241)),
    Family(prefix: "optimaextrablack", heights: Heights(ascent: 0.98, descent: 0.267)),
    Family("trebuchet", 1923, 455, average: 929, of: 2048),
    Family("verdana", 2059, 430, average: 1041, of: 2048),
  ]

  /// Those that apps often bring, of Google Fonts.
  ///
  /// Source: seek-oss/capsize, whose later averages count spaces, too: 1344 of 2816 for Inter.
  /// Evidence: E-font-families.
  private static let popular: [Family] = [
    Family("barlowsemicondensed", 1000, 200, average: 386),
    Family("barlow", 1000, 200, average: 431),
    Family("cairo", 1303, 571, average: 422),
    Family("comfortaa", 881, 234, average: 524),
    Family("dmsans", 992, 310, average: 466),
    Family("dosis", 1027, 237, average: 377),
    Family("exo2", 999, 201, average: 455),
    Family("firasans", 935, 265, average: 458),
    Family("heebo", 2146, 862, average: 912, of: 2048),
    Family("ibmplexsans", 1025, 275, average: 451),
    Family("josefinsans", 750, 250, average: 456),
    Family("kanit", 1100, 395, average: 452),
    Family("lato", 1974, 426, average: 871, of: 2000),
    Family("lexend", 1000, 250, average: 490),
    Family("manrope", 2132, 600, average: 920, of: 2000),
    Family("merriweather", 984, 273, average: 496),
    Family("montserrat", 968, 251, average: 503),
    Family("playfairdisplay", 1082, 251, average: 452),
    Family("plusjakartasans", 1038, 222, average: 468),
    Family("ptsans", 1018, 276, average: 431),
    Family("titilliumweb", 1133, 388, average: 421),
    Family("ubuntu", 932, 189, gap: 28, average: 455),
    Family("urbanist", 1900, 500, average: 883, of: 2000),
    Family("worksans", 930, 243, average: 499),
  ]
}

extension FontSubstitution.Family {
  /// A family whose letters and spaces have an average width.
  fileprivate init(
    _ prefix: String, _ ascent: Double, _ descent: Double, gap: Double = 0, average: Double,
    of unitsPerEm: Double = 1000
  ) {
    self.init(
      prefix: prefix,
      heights: FontSubstitution.Heights(ascent, descent, gap: gap, of: unitsPerEm),
      width: average / unitsPerEm / (1344.0 / 2816))
  }
}

extension FontSubstitution.Heights {
  init(_ ascent: Double, _ descent: Double, gap: Double = 0, of unitsPerEm: Double) {
    self.init(
      ascent: ascent / unitsPerEm, descent: descent / unitsPerEm, lineGap: gap / unitsPerEm)
  }
}
