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
      font.preferredLineHeight = style.leading(for: category) + leadingTrait.adjustment
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
    guard case .preferred = scaling else { return fixed(at: pointSize) }
    var font = self
    font.pointSize = pointSize
    if pointSize != self.pointSize { font.preferredLineHeight = nil }
    return font
  }

  /// The same typeface at a size that stays.
  func fixed(at pointSize: Double) -> Font {
    var font = self
    font.pointSize = pointSize
    font.unscaledPointSize = pointSize
    font.scaling = .fixed
    font.maximumPointSize = nil
    return font
  }
}

extension Font {
  /// Traits that UIKit sets on a font's descriptor.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let bold = SymbolicTraits(rawValue: 1)
    public static let italic = SymbolicTraits(rawValue: 2)
  }

  /// The font of UIKit's `withSymbolicTraits(_:)`, at the present size.
  ///
  /// It does not scale any more, not even if the font was a preferred one: a label that adjusts
  /// its font leaves it alone.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Font {
    var font = traits.contains(.bold) ? emphasized : self
    if traits.contains(.italic) { font.isItalic = true }
    return font.fixed(at: pointSize)
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
