/// A style of Material Components before its font scaler, which components fall back on.
///
/// Only the two body styles have sizes of their own for the accessibility sizes; the others stop
/// at `XXXL`.
public enum MaterialLegacyTextStyle: Int, CaseIterable, Hashable, Sendable {
  case body1
  case body2
  case button
  case caption
  case display1
  case display2
  case display3
  case display4
  case headline
  case subheadline
  case title
}

extension MaterialLegacyTextStyle {
  /// The size of the style, in points.
  ///
  /// - Parameter category: The reader's text size; where none is known, Material takes `XXXL`.
  public func pointSize(for category: ContentSizeCategory?) -> Double {
    let category = category ?? .extraExtraExtraLarge
    let columns = ContentSizeCategory.extraExtraExtraLarge.rawValue + 1
    if category.isAccessibilityCategory, self == .body1 || self == .body2 {
      return legacyBodyAccessibilitySizes[category.rawValue - columns]
    }
    return legacyPointSizes[rawValue * columns + min(category.rawValue, columns - 1)]
  }

  /// The weight of the style's font.
  public var weight: FontWeight {
    switch self {
    case .body2, .button, .title: .medium
    case .display4: .light
    case .body1, .caption, .display1, .display2, .display3, .headline, .subheadline: .regular
    }
  }

  /// The system's font of the style: Material's `mdc_preferredFontForMaterialTextStyle:`.
  ///
  /// - Parameter category: The reader's text size; the present one of ``TraitSource/current``
  ///   where it is left out.
  public func preferredFont(for category: ContentSizeCategory? = nil) -> Font {
    let category = category ?? TraitSource.current.contentSizeCategory
    return .systemFont(ofSize: pointSize(for: category), weight: weight)
  }

  /// The system's font of the style at `large`: `mdc_standardFontForMaterialTextStyle:`.
  public var standardFont: Font { preferredFont(for: .large) }

  /// The fixed font of `MDCTypography` that bears the name of the style.
  ///
  /// Its sizes are not those of the style at `large` everywhere.
  public var namedFont: Font {
    let pointSize: Double =
      switch self {
      case .display4: 112
      case .display3: 56
      default: self.pointSize(for: .large)
      }
    return .systemFont(ofSize: pointSize, weight: weight)
  }

  /// How opaque `MDCTypography` wants text in the style's named font, from 0 to 1.
  public var opacity: Double {
    switch self {
    case .display1, .display2, .display3, .display4, .caption: 0.54
    case .body1, .body2, .button, .headline, .subheadline, .title: 0.87
    }
  }

  /// Material's name of the style, such as `MDCFontTextStyleBody1`.
  public var rawName: String { Self.rawNames[rawValue] }

  private static let rawNames = [
    "MDCFontTextStyleBody1", "MDCFontTextStyleBody2", "MDCFontTextStyleButton",
    "MDCFontTextStyleCaption", "MDCFontTextStyleDisplay1", "MDCFontTextStyleDisplay2",
    "MDCFontTextStyleDisplay3", "MDCFontTextStyleDisplay4", "MDCFontTextStyleHeadline",
    "MDCFontTextStyleSubheadline", "MDCFontTextStyleTitle",
  ]
}

extension Font {
  /// The face at a legacy style's size: Material's `mdc_fontSizedForMaterialTextStyle:`.
  ///
  /// The font's own size and way of scaling are lost.
  public func sized(
    for style: MaterialLegacyTextStyle, in category: ContentSizeCategory?
  ) -> Font {
    fixed(at: style.pointSize(for: category))
  }
}

// Unit: points. Source: material-components-ios v124.2.0 (0eedf826),
// components/Typography/src/private/MDCFontTraits.m.

/// A row a style, a column a text size.
// Evidence: E-material-legacy.
// swift-format-ignore
private let legacyPointSizes: [Double] = [
  //XS   S    M    L   XL  XXL XXXL
   11,  12,  13,  14,  16,  18,  20,  // body1
   11,  12,  13,  14,  16,  18,  20,  // body2
   11,  12,  13,  14,  16,  18,  20,  // button
   11,  11,  11,  12,  14,  16,  18,  // caption
   28,  30,  32,  34,  36,  38,  40,  // display1
   39,  41,  43,  45,  47,  49,  51,  // display2
   50,  52,  54,  56,  58,  60,  62,  // display3
  100, 104, 108, 112, 116, 120, 124,  // display4
   21,  22,  23,  24,  26,  28,  30,  // headline
   13,  14,  15,  16,  18,  20,  22,  // subheadline
   17,  18,  19,  20,  22,  24,  26,  // title
]

/// The body styles from AX1 to AX5.
private let legacyBodyAccessibilitySizes: [Double] = [25, 30, 37, 44, 52]
