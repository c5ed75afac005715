// The measures of a font under the names that UIKit's `UIFont` gives them. Unit: points, unrounded.
extension Font {
  /// The metrics of the typeface, where they are known: those of the system's standard design.
  ///
  /// `nil` for typefaces of an app and for the rounded, serif and monospaced designs, whose font
  /// files are not at hand.
  public var verticalMetrics: VerticalMetrics? {
    guard case .system(.standard) = family else { return nil }
    return .sanFrancisco(weight: drawnWeight)
  }

  /// The height of a line: ``ascender`` less ``descender``.
  public var lineHeight: Double { ascender - descender }

  /// From the baseline to the top of a line.
  ///
  /// Like all these measures an estimate where ``verticalMetrics`` is `nil`: as in the system's
  /// standard design at the same size.
  public var ascender: Double { points(metrics.ascent) }

  /// From the baseline to the bottom of a line; negative, as in UIKit.
  public var descender: Double { points(metrics.descent) }

  /// From the baseline to the top of a capital letter.
  public var capHeight: Double { points(metrics.capHeight) }

  /// From the baseline to the top of an `x`.
  public var xHeight: Double { points(metrics.xHeight) }

  /// What comes between two lines: the font's line gap, which is 0 in the system's typeface.
  ///
  /// In a preferred font it is what ``preferredLineHeight`` leaves beyond ``lineHeight``, and
  /// negative where the lines are tighter: such fonts have a leading at every text size, and fonts
  /// of ``FontMetrics`` have none. Documentation/decisions.md has the evidence.
  public var leading: Double {
    guard let preferredLineHeight else { return points(metrics.lineGap) }
    return preferredLineHeight - lineHeight
  }

  private var metrics: VerticalMetrics {
    verticalMetrics ?? .sanFrancisco(weight: drawnWeight)
  }

  private func points(_ fontUnits: Double) -> Double { fontUnits * pointSize / metrics.unitsPerEm }
}
