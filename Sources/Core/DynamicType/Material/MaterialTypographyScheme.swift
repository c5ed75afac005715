/// A set of fonts for all styles, as `MDCTypographyScheme`.
public struct MaterialTypographyScheme: Hashable, Sendable {
  private var fonts: [Font]
  /// Whether components scale the fonts for their traits once, when the scheme is applied.
  public var usesCurrentContentSizeCategoryWhenApplied = false

  /// The defaults that a scheme begins with.
  public enum Defaults: Hashable, Sendable {
    /// Fonts without curves.
    case v201804
    /// Fonts with the curve of their style, at its size for `large`. The default.
    case v201902
  }

  /// A scheme of the system's fonts.
  public init(defaults: Defaults = .v201902) {
    fonts = MaterialTextStyle.allCases.map { style in
      let size = style == .overline && defaults == .v201804 ? 12 : style.pointSize(for: .large)
      let font = Font.systemFont(ofSize: size, weight: style.schemeWeight)
      switch defaults {
      case .v201804: return font
      case .v201902: return font.withScalingCurve(style.curve)
      }
    }
  }

  /// The font of a style.
  public subscript(style: MaterialTextStyle) -> Font {
    get { fonts[style.rawValue] }
    set { fonts[style.rawValue] = newValue }
  }
}

extension MaterialTextStyle {
  /// The weight of the style's font in a scheme.
  ///
  /// Source: material-components-ios v124.2.0, components/schemes/Typography.
  /// Evidence: E-material-scheme.
  fileprivate var schemeWeight: FontWeight {
    switch self {
    case .headline1, .headline2: .light
    case .headline6, .button, .overline: .medium
    default: .regular
    }
  }
}
