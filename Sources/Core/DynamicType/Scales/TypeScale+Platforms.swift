// The text styles of Apple's platforms besides iOS.
//
// Unit: points. Source: Apple, Human Interface Guidelines, Typography, the tables of macOS, tvOS
// and watchOS, https://developer.apple.com/design/human-interface-guidelines/typography.

/// A style with one size: name, role, point size, line height, weight, emphasized weight.
///
/// Evidence: E-platform-styles.
private typealias FixedRow = (String, TextStyle?, Double, Double, FontWeight, FontWeight)

/// The styles of macOS.
// swift-format-ignore
private let macOSRows: [FixedRow] = [
  ("largeTitle",  .largeTitle,  26, 32, .regular, .bold),
  ("title1",      .title1,      22, 26, .regular, .bold),
  ("title2",      .title2,      17, 22, .regular, .bold),
  ("title3",      .title3,      15, 20, .regular, .semibold),
  ("headline",    .headline,    13, 16, .bold, .heavy),
  ("body",        .body,        13, 16, .regular, .semibold),
  ("callout",     .callout,     12, 15, .regular, .semibold),
  ("subheadline", .subheadline, 11, 14, .regular, .semibold),
  ("footnote",    .footnote,    10, 13, .regular, .semibold),
  ("caption1",    .caption1,    10, 13, .regular, .medium),
  ("caption2",    .caption2,    10, 13, .medium, .semibold),
]

/// The styles of tvOS at its default text size.
// swift-format-ignore
private let tvOSRows: [FixedRow] = [
  ("title1",      .title1,      76, 96, .medium, .bold),
  ("title2",      .title2,      57, 66, .medium, .bold),
  ("title3",      .title3,      48, 56, .medium, .bold),
  ("headline",    .headline,    38, 46, .medium, .bold),
  ("subtitle1",   nil,          38, 46, .regular, .medium),
  ("callout",     .callout,     31, 38, .medium, .bold),
  ("body",        .body,        29, 36, .medium, .bold),
  ("caption1",    .caption1,    25, 32, .medium, .bold),
  ("caption2",    .caption2,    23, 30, .medium, .bold),
]

/// A style of watchOS: the sizes, and the line heights below them.
private struct WatchRow {
  let style: TypeScale.Style

  init(
    _ name: String, _ textStyle: TextStyle?, _ weight: FontWeight, _ emphasized: FontWeight,
    _ pointSizes: [Double], _ leadings: [Double]
  ) {
    style = TypeScale.Style(
      name: name, textStyle: textStyle, weight: weight, emphasizedWeight: emphasized,
      pointSizes: pointSizes, leadings: leadings)
  }
}

/// The styles of watchOS.
///
/// As published, although title 2 at AX1 (41 for 34 points), title 1 at AX2 and AX3 and footnote 2
/// at AX2 (17.5) break the rule of 2.5 points between size and line height.
// swift-format-ignore
private let watchOSRows: [WatchRow] = [
  //   XS    S     L     XL    XXL   XXXL  AX1   AX2   AX3
  WatchRow(
    "largeTitle", .largeTitle, .regular, .bold,
    [  30,   32,   36,   40,   41,   42,   44,   45,   46],
    [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]),
  WatchRow(
    "title1", .title1, .regular, .semibold,
    [  28,   30,   34,   38,   39,   40,   42,   43,   44],
    [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5,   46,   47]),
  WatchRow(
    "title2", .title2, .regular, .semibold,
    [  24,   26,   28,   30,   31,   32,   34,   35,   36],
    [26.5, 28.5, 30.5, 32.5, 33.5, 34.5,   41, 37.5, 38.5]),
  WatchRow(
    "title3", .title3, .regular, .semibold,
    [  17,   18,   19,   20,   21,   22,   24,   25,   26],
    [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]),
  WatchRow(
    "headline", .headline, .semibold, .semibold,
    [  14,   15,   16,   17,   18,   19,   21,   22,   23],
    [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
  WatchRow(
    "body", .body, .regular, .semibold,
    [  14,   15,   16,   17,   18,   19,   21,   22,   23],
    [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
  WatchRow(
    "caption1", .caption1, .regular, .semibold,
    [  13,   14,   15,   16,   17,   18,   18,   19,   20],
    [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]),
  WatchRow(
    "caption2", .caption2, .regular, .semibold,
    [  12,   13,   14,   15,   16,   17,   17,   18,   19],
    [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]),
  WatchRow(
    "footnote1", .footnote, .regular, .semibold,
    [  11,   12,   13,   14,   15,   16,   16,   17,   18],
    [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]),
  WatchRow(
    "footnote2", nil, .regular, .semibold,
    [  10,   11,   12,   13,   14,   15,   15,   16,   17],
    [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]),
]

extension TypeScale {
  /// The scale of iOS and iPadOS.
  public static let iOS = TypeScale(
    name: "iOS", styles: TextStyle.allCases.map { iOSStyle($0, weight: $0.weight) },
    minimumPointSize: 11, typeface: .sfPro)

  /// The scale of macOS, whose text does not follow the reader.
  public static let macOS = TypeScale(
    name: "macOS", followsReader: false, categories: [.large],
    styles: macOSRows.map { fixedStyle($0) }, minimumPointSize: 10, typeface: .sfPro,
    limitations: [.textDoesNotFollowReader])

  /// The scale of tvOS, of which only the default sizes are known.
  public static let tvOS = TypeScale(
    name: "tvOS", categories: [.large], styles: tvOSRows.map { fixedStyle($0) },
    minimumPointSize: 23, typeface: .sfPro, limitations: [.onlyDefaultSizesPublished])

  /// The scale of watchOS on a case of 40 to 42 mm; the others differ in their default alone.
  public static let watchOS = watchOS(case: .mm41)

  /// The scale of watchOS.
  public static func watchOS(case watchCase: WatchCase) -> TypeScale {
    TypeScale(
      name: "watchOS",
      categories: [
        .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge,
        .accessibility1, .accessibility2, .accessibility3,
      ],
      defaultCategory: watchCase.defaultCategory, styles: watchOSRows.map { $0.style },
      minimumPointSize: 12, typeface: .sfCompact,
      limitations: [.lacks([.medium, .accessibility4, .accessibility5])])
  }

  /// The scale of visionOS: no table is published.
  ///
  /// The guidelines say that it is that of iOS with bolder body and title styles. Decided: titles
  /// are bold, body is medium.
  public static let visionOS = TypeScale(
    name: "visionOS",
    styles: TextStyle.allCases.map { style in
      switch style {
      case .largeTitle, .title1, .title2, .title3: iOSStyle(style, weight: .bold)
      case .body: iOSStyle(style, weight: .medium)
      default: iOSStyle(style, weight: style.weight)
      }
    },
    minimumPointSize: 12, typeface: .sfPro, limitations: [.sizesAssumedFromIOS])

  /// The scale of Mac Catalyst with the interface of the iPad: sizes of iOS at 77 %.
  ///
  /// With the interface of the Mac it is ``macOS``.
  public static let catalyst = TypeScale(
    name: "Mac Catalyst",
    styles: iOS.styles.map { style in
      Style(
        name: style.name, textStyle: style.textStyle, weight: style.weight,
        emphasizedWeight: style.emphasizedWeight, pointSizes: style.pointSizes.map { $0 * 0.77 },
        leadings: style.leadings.map { $0 * 0.77 },
        scalingLeadings: style.scalingLeadings.map { $0 * 0.77 })
    },
    typeface: .sfPro, limitations: [.drawnSmaller(by: 0.77)])

  /// Every scale of a platform.
  public static let platforms = [iOS, macOS, tvOS, watchOS, visionOS, catalyst]

  private static func iOSStyle(_ style: TextStyle, weight: FontWeight) -> Style {
    let categories = ContentSizeCategory.allCases
    return Style(
      name: style.name, textStyle: style, weight: weight,
      emphasizedWeight: max(style.emphasizedWeight, weight),
      pointSizes: categories.map { style.pointSize(for: $0) },
      leadings: categories.map { style.leading(for: $0) },
      scalingLeadings: categories.map { style.scalingLeading(for: $0) })
  }

  private static func fixedStyle(_ row: FixedRow) -> Style {
    let (name, textStyle, pointSize, lineHeight, weight, emphasizedWeight) = row
    return Style(
      name: name, textStyle: textStyle, weight: weight, emphasizedWeight: emphasizedWeight,
      pointSizes: [pointSize], leadings: [lineHeight])
  }
}

/// The size of a watch, which decides the text size it begins with.
public enum WatchCase: CaseIterable, Hashable, Sendable {
  case mm38
  case mm40
  case mm41
  case mm42
  case mm44
  case mm45
  case mm49

  /// The text size of a watch that nobody has adjusted.
  public var defaultCategory: ContentSizeCategory {
    switch self {
    case .mm38: .small
    case .mm40, .mm41, .mm42: .large
    case .mm44, .mm45, .mm49: .extraLarge
    }
  }
}
