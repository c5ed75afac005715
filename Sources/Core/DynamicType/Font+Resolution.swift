extension Font {
  /// The font for other traits, made anew from its unscaled size.
  ///
  /// - A fixed font keeps its size.
  /// - A preferred font takes size and line height from the table of its text style, so that it
  ///   forgets a size it was given by ``withSize(_:)``.
  /// - A font of metrics is scaled from its unscaled size, never from the current one.
  /// - A font with a curve takes the entry of the category, and keeps its size where there is none.
  ///
  /// The maximum cuts all of them.
  ///
  /// - Parameter traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///   ``TraitSource/current``.
  public func resolved(for traits: TraitCollection?) -> Font {
    let traits = TraitSource.resolve(traits)
    return resolved(for: traits.category, legibilityWeight: traits.legibilityWeight)
  }

  /// The font for another text size, and for bold text or not.
  public func resolved(
    for category: ContentSizeCategory, legibilityWeight: LegibilityWeight = .regular
  ) -> Font {
    var font = self
    font.legibilityWeight = legibilityWeight
    switch scaling {
    case .fixed:
      break
    case .preferred(let style):
      font.pointSize = style.pointSize(for: category)
      font.leading = style.leading(for: category) + leadingTrait.adjustment
    case .metrics(let style):
      font.pointSize = FontMetrics(forTextStyle: style)
        .scaledPointSize(unscaledPointSize, for: category)
    case .curve(let curve):
      font.pointSize = curve.pointSize(for: category) ?? pointSize
    }
    if let maximumPointSize { font.pointSize = min(font.pointSize, maximumPointSize) }
    return font
  }

  /// The same typeface at another size.
  ///
  /// As UIKit does it: a preferred font keeps its text style, so that it forgets this size when the
  /// reader's choice changes (from iOS 12 on); any other font becomes a fixed one.
  public func withSize(_ pointSize: Double) -> Font {
    var font = self
    font.pointSize = pointSize
    if case .preferred = scaling { return font }
    font.unscaledPointSize = pointSize
    font.scaling = .fixed
    font.maximumPointSize = nil
    return font
  }
}

extension Font.LeadingTrait {
  /// What the trait adds to the line height of a text style, in points.
  ///
  /// On watchOS it is half of that.
  var adjustment: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
