/// A font at one size, with everything needed to make it again at another.
///
/// Like UIKit's, it does not change by itself: it remembers how it scales, and ``resolved(for:)``
/// gives the font for other traits. Whether a text takes that step is up to the text.
public struct Font: Hashable, Sendable {
  /// The typeface.
  public var family: Family
  /// The size in which the font draws, in points.
  public internal(set) var pointSize: Double
  /// The size at `large`, before the maximum, in points.
  public internal(set) var unscaledPointSize: Double
  /// The weight that was asked for; see ``drawnWeight``.
  public var weight: FontWeight
  /// Whether the letters slant.
  public var isItalic: Bool
  /// How much room the text style's line height leaves.
  public var leadingTrait: LeadingTrait
  /// Whether and how the size follows the reader's.
  public internal(set) var scaling: Scaling
  /// What sizes are cut to, now and at every later change, in points.
  public internal(set) var maximumPointSize: Double?
  /// The line height of the text style, from baseline to baseline, which only preferred fonts
  /// carry, in points.
  public internal(set) var preferredLineHeight: Double?
  /// Whether the reader's wish for bold text was in effect when the font was made.
  public internal(set) var legibilityWeight: LegibilityWeight

  init(
    family: Family, pointSize: Double, weight: FontWeight, isItalic: Bool = false,
    scaling: Scaling
  ) {
    self.family = family
    self.pointSize = pointSize
    self.unscaledPointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.leadingTrait = .standard
    self.scaling = scaling
    self.legibilityWeight = .regular
  }
}

extension Font {
  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The typeface of the system.
    case system(Design)
    /// A typeface of the app, by its family or PostScript name.
    case named(String)
  }

  /// The character of the system's letters.
  public enum Design: Hashable, Sendable {
    case standard
    case rounded
    case serif
    case monospaced
  }

  /// Whether and how a font's size follows the reader's.
  public enum Scaling: Hashable, Sendable {
    /// It does not: `systemFont(ofSize:)`, `Font.system(size:)`, `custom(_:fixedSize:)`.
    case fixed
    /// By the table of a text style: `preferredFont(forTextStyle:)`, `Font.body`.
    case preferred(TextStyle)
    /// By the ratio of a text style: `UIFontMetrics`, `Font.custom(_:size:relativeTo:)`.
    case metrics(TextStyle)
    /// By sizes of its own, whatever size it began with: Material's scaler, a type scale of an app.
    case curve(ScalingCurve)
  }

  /// The symbolic traits `traitTightLeading` and `traitLooseLeading`.
  public enum LeadingTrait: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The text style whose growth the font follows; `nil` for fixed fonts and curves.
  public var textStyle: TextStyle? {
    switch scaling {
    case .preferred(let style), .metrics(let style): style
    case .fixed, .curve: nil
    }
  }

  /// The weight in which the letters are drawn.
  ///
  /// Where the reader asked for bold text, the system's letters are heavier than the weight says;
  /// an app's own typeface is drawn as asked for.
  public var drawnWeight: FontWeight {
    guard case .system = family, legibilityWeight == .bold else { return weight }
    return weight.emboldenedForLegibility
  }

  /// Whether both fonts draw alike: same typeface, slant, weight and size.
  ///
  /// How they scale is not compared. UIKit's `isEqual` and Material's `mdc_isSimplyEqual` are so,
  /// and a label that skips "equal" fonts misses a change of the text style: use `==` there.
  public func drawsLike(_ other: Font) -> Bool {
    family == other.family && pointSize == other.pointSize && drawnWeight == other.drawnWeight
      && isItalic == other.isItalic
  }
}

extension Font {
  /// The system's font at a size that stays, as UIKit's `systemFont(ofSize:weight:)`.
  ///
  /// - Parameter pointSize: In points, of the screen and not of the design.
  public static func systemFont(
    ofSize pointSize: Double, weight: FontWeight = .regular, design: Design = .standard
  ) -> Font {
    Font(family: .system(design), pointSize: pointSize, weight: weight, scaling: .fixed)
  }

  /// A typeface of the app at a size that stays, as UIKit's `UIFont(name:size:)`.
  public static func font(
    named name: String, size pointSize: Double, weight: FontWeight = .regular
  ) -> Font {
    Font(family: .named(name), pointSize: pointSize, weight: weight, scaling: .fixed)
  }

  /// The system's font of a text style, in the size, weight and line height of the reader's choice.
  ///
  /// - Parameters:
  ///   - textStyle: The role of the text.
  ///   - traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///     ``TraitSource/current``.
  public static func preferredFont(
    forTextStyle textStyle: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    let font = Font(
      family: .system(.standard), pointSize: textStyle.pointSize(for: .large),
      weight: textStyle.weight, scaling: .preferred(textStyle))
    return font.resolved(for: traits)
  }

  /// The same font in the weight of the text style's bold trait, or bold where it has no style.
  public var emphasized: Font {
    var font = self
    if case .preferred(let style) = scaling {
      font.weight = style.emphasizedWeight
    } else {
      font.weight = max(weight, .bold)
    }
    return font
  }
}
