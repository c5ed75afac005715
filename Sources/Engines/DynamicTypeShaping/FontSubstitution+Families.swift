/// What is published of fonts that apps bring, for where their files are not at hand.
extension FontSubstitution {
  /// A family of fonts, by how the names of its fonts begin.
  struct Family: Sendable {
    /// In small letters and figures alone.
    var prefix: String
    var heights: Heights
    /// How wide its letters are for each of the stand-in's, on average; 1 where that is not known.
    var width = 1.0
  }

  /// Longer beginnings before shorter ones.
  ///
  /// Sources: seek-oss/capsize, which lists ascents, descents, gaps and the average width of letters in
  /// English: Inter's, counted the same way, is 0.5137 em (Open Sans, Roboto and Noto Sans, which are here to
  /// be measured, come out within 0.2 %). Helvetica as UIFont reports it, which puts 0.15 em on the font's
  /// own ascent. Of the others recorded labels give the sum: Helvetica Neue Bold of 17 points is 20.5 high,
  /// Medium of 12 points 14.333, Light of 14, 16 and 17 points 17, 19 and 20.5, Avenir of 18 points 25, Futura
  /// Medium of 18 points 23.5, Arial Rounded of 96 points 111.5, Sarabun of 12 and 14 points 15.667 and 18.333.
  ///
  /// How much narrower than the regular Helvetica Neue Light is, is fitted to five texts of two projects, all within
  /// a point of what is recorded, and Thin to the one that there is; Thin is taken to be as high as Light.
  static let families: [Family] = [
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
  ]

  private static let interWidth = 0.5137
}

extension FontSubstitution.Heights {
  init(_ ascent: Double, _ descent: Double, gap: Double = 0, of unitsPerEm: Double) {
    self.init(
      ascent: ascent / unitsPerEm, descent: descent / unitsPerEm, lineGap: gap / unitsPerEm)
  }
}
