import DynamicType

extension TextStyle {
  /// The height of one line in the system font, in points, not rounded to pixels.
  ///
  /// Source: the font's own table, ascender 1950 and descender −494 of 2048 units per em.
  /// Evidence: E-system-font-line.
  func lineHeight(for category: ContentSizeCategory) -> Double {
    pointSize(for: category) * (1950 + 494) / 2048
  }

  /// The largest text size at which so many points hold one line; nil when none does.
  func largestSize(fitting height: Double) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.last { lineHeight(for: $0) <= height }
  }

  /// The sizes at which so many points do not hold one line, ascending.
  func sizes(notFitting height: Double) -> [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { lineHeight(for: $0) > height }
  }
}

extension Double {
  /// As a person writes it: `17`, `17.5`.
  var short: String {
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
    return "\(hundredths / 100)"
  }

  /// With its unit: `1 point`, `17 points`.
  var points: String { "\(short) \(self == 1 ? "point" : "points")" }
}
