/// A token of a ``Typography`` for the reader's text size: every length is one to lay out with.
public struct ResolvedTypography: Hashable, Sendable {
  /// The token it comes from.
  public let token: Typography.Token
  /// The font, which remembers how to scale and its maximum.
  public let font: Font
  /// The distance from baseline to baseline; `nil` leaves it to the font.
  public let lineHeight: Scaled?
  /// The space added after each letter.
  ///
  /// It keeps its proportion to the size and is not rounded: a pixel is more than most tracking.
  public let tracking: Scaled

  /// The size of the font.
  public var pointSize: Scaled { Scaled(points: font.pointSize) }

  /// What a text needs to be set in the token.
  public var attributes: ScaledTextAttributes {
    ScaledTextAttributes(
      font: font, tracking: tracking, minimumLineHeight: lineHeight, maximumLineHeight: lineHeight)
  }
}

/// How a stretch of text is set, in lengths of the screen.
public struct ScaledTextAttributes: Hashable, Sendable {
  public var font: Font
  /// The space added after each letter.
  public var tracking: Scaled
  /// The least distance from baseline to baseline; `nil` leaves it to the font.
  public var minimumLineHeight: Scaled?
  /// The greatest distance from baseline to baseline; `nil` leaves it to the font.
  public var maximumLineHeight: Scaled?

  /// Attributes of which all but the font may be left to it.
  public init(
    font: Font, tracking: Scaled = .zero, minimumLineHeight: Scaled? = nil,
    maximumLineHeight: Scaled? = nil
  ) {
    self.font = font
    self.tracking = tracking
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}

extension Typography.Token {
  /// The font of the design, at `large`.
  public var font: Font {
    var font = Font(
      family: family, pointSize: size.points, weight: weight, isItalic: isItalic,
      scaling: curve.map { .curve($0) } ?? .metrics(textStyle))
    font.maximumPointSize = maximum?.points
    return font
  }

  /// The token for the reader's text size.
  ///
  /// - Parameters:
  ///   - traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///     ``TraitSource/current``.
  ///   - rounding: Which of the two ways of scaling to take.
  public func resolved(
    for traits: TraitCollection? = nil, rounding: Typography.Rounding = .font
  ) -> ResolvedTypography {
    let traits = TraitSource.resolve(traits)
    var font = font.resolved(for: traits.category, legibilityWeight: traits.legibilityWeight)
    if rounding == .value, curve == nil {
      let scaled = FontMetrics(forTextStyle: textStyle)
        .scaledValue(size.points, for: traits.category, displayScale: traits.displayScale)
      font.pointSize = min(scaled, maximum?.points ?? .infinity)
    }
    let factor = factor(of: font, for: traits.category, rounding: rounding)
    let lineHeight = lineHeight.map { height in
      Scaled(points: (height.points * factor).rounded(toPixelsOf: traits.displayScale))
    }
    return ResolvedTypography(
      token: self, font: font, lineHeight: lineHeight,
      tracking: Scaled(points: tracking.points * factor))
  }

  /// By how much line height and tracking grow.
  ///
  /// With the font, by what its rounded size grew; as values, by the ratio of the text style,
  /// unless the maximum holds the font back.
  private func factor(
    of font: Font, for category: ContentSizeCategory, rounding: Typography.Rounding
  ) -> Double {
    guard size.points > 0 else { return 1 }
    let isCapped = maximum.map { font.pointSize >= $0.points } ?? false
    if rounding == .font || curve != nil || isCapped { return font.pointSize / size.points }
    return FontMetrics(forTextStyle: textStyle).unroundedValue(1, for: category)
  }
}
