/// A style of Material Components' `MDCFontScaler`, with a curve of its own.
///
/// The raw value is the row of the style in the table of curves.
public enum MaterialTextStyle: Int, CaseIterable, Hashable, Sendable {
  case headline1
  case headline2
  case headline3
  case headline4
  case headline5
  case headline6
  case subtitle1
  case subtitle2
  case body1
  case body2
  case caption
  case button
  case overline
}

extension MaterialTextStyle {
  /// The sizes of the style, which are absolute: the font that goes in has no say.
  public var curve: ScalingCurve {
    let count = ContentSizeCategory.allCases.count
    return ScalingCurve(Array(materialPointSizes[rawValue * count..<(rawValue + 1) * count]))
  }

  /// The size of the style, in points.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    materialPointSizes[rawValue * ContentSizeCategory.allCases.count + category.rawValue]
  }

  /// The name of the case, such as `headline1`.
  public var name: String { Self.names[rawValue] }

  /// The name of Material's constant, such as `MDCTextStyleHeadline1`.
  public var rawName: String {
    // Only the first letter of a name differs, and those are ASCII.
    var bytes = Array(name.utf8)
    bytes[0] &= ~0x20
    return "MDCTextStyle" + String(decoding: bytes, as: UTF8.self)
  }

  /// Finds a style by ``name`` or ``rawName``, whatever their case.
  public init?(rawName: String) {
    let wanted = FoldedName(rawName)
    for style in Self.allCases
    where wanted == FoldedName(style.name) || wanted == FoldedName(style.rawName) {
      self = style
      return
    }
    return nil
  }

  private static let names = [
    "headline1", "headline2", "headline3", "headline4", "headline5", "headline6",
    "subtitle1", "subtitle2", "body1", "body2", "caption", "button", "overline",
  ]
}

/// The scaling curves of `MDCFontScaler`.
///
/// Unit: points. A row a style, a column a text size. Source: material-components-ios,
/// components/Typography/src/MDCFontScaler.m, the same at v124.2.0 and ac77ff74.
// Evidence: E-material-curves.
// swift-format-ignore
private let materialPointSizes: [Double] = [
  // XS  S   M   L   XL  XXL  3XL  AX1  AX2  AX3  AX4  AX5
  84, 88, 92, 96, 100, 104, 108, 108, 108, 108, 108, 108,  // headline1
  54, 56, 58, 60,  62,  64,  66,  66,  66,  66,  66,  66,  // headline2
  42, 44, 46, 48,  50,  52,  54,  54,  54,  54,  54,  54,  // headline3
  28, 30, 32, 34,  36,  38,  40,  42,  42,  42,  42,  42,  // headline4
  21, 22, 23, 24,  26,  28,  30,  32,  32,  32,  32,  32,  // headline5
  17, 18, 19, 20,  22,  24,  26,  28,  28,  28,  28,  28,  // headline6
  13, 14, 15, 16,  18,  20,  22,  25,  30,  37,  44,  52,  // subtitle1
  11, 12, 13, 14,  16,  18,  20,  22,  25,  30,  36,  42,  // subtitle2
  13, 14, 15, 16,  18,  20,  22,  26,  30,  34,  38,  42,  // body1
  11, 12, 13, 14,  16,  18,  20,  22,  25,  30,  36,  42,  // body2
  11, 11, 11, 12,  14,  16,  18,  20,  22,  24,  26,  28,  // caption
  11, 12, 13, 14,  16,  18,  20,  22,  24,  26,  28,  30,  // button
   8,  8,  9, 10,  12,  14,  16,  18,  20,  22,  24,  26,  // overline
]
