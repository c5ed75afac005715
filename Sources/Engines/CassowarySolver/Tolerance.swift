/// What counts as zero.
///
/// Layout computes with coefficients around 1 and lengths up to 1e4 points. A double holds such a
/// length to 2e-12; a solution sums some hundred of them, so its error stays below 1e-9.
enum Tolerance {
  /// A smaller coefficient of a constraint is left out.
  static let coefficient = 1e-10
  /// Lengths closer than this are equal, in points. A thousand times smaller than any pixel.
  static let length = 1e-7
  /// A rate of change (error per point moved) nearer to zero than this is none.
  ///
  /// The square root of a double's precision, 1.5e-8. Dividing by a pivot makes rounding errors that
  /// many times larger, so at this size what is neglected and what is noise are alike: smaller ones
  /// let noise in (1e-9 sent one of 60,000 random systems astray), larger ones miss what counts (1e-7
  /// did so with two of 120,000).
  static let rate = 0x1p-26
  /// A smaller entry cannot be the pivot of a change of basis.
  static let pivot = rate
}
