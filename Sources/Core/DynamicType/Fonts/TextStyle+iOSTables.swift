// The text styles of iOS and iPadOS.
//
// Unit: points. Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
// sizes" and "larger accessibility type sizes",
// https://developer.apple.com/design/human-interface-guidelines/typography, equal to what was
// read on devices with iOS 13.3, 26.1 and 27.
//
// The two extra large titles are published at L only, 36 and 28 points. Their rows are decided
// here, see Documentation/decisions.md: the first grows in the ratio of the large title, the
// second has the sizes of title 1, which is 28 points at L as well.
//
// A row a style, in the order of `TextStyle`; a column a category, in that of
// `ContentSizeCategory`.

/// The size of the font of each style.
// Evidence: E-text-style-sizes.
// swift-format-ignore
let iOSPointSizes: [Double] = [
  // XS  S   M   L   XL XXL 3XL AX1 AX2 AX3 AX4 AX5
  33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 61,  // extraLargeTitle
  25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // extraLargeTitle2
  31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
  25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title1
  19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
  17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
  14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
  12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
  14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
  13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
  12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
  11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption1
  11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
]

/// The published line height of each style, from baseline to baseline.
// swift-format-ignore
let iOSLeadings: [Double] = [
  // XS  S   M   L   XL XXL 3XL AX1 AX2 AX3 AX4 AX5
  40, 41, 42, 43, 45, 48, 50, 55, 60, 64, 69, 73,  // extraLargeTitle
  31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // extraLargeTitle2
  38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
  31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title1
  24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
  22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
  19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline
  16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
  19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
  18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
  16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
  13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption1
  13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption2
]

/// The line height that `UIFontMetrics` scales by, which is the published one but for 8 cells.
///
/// Source: recovered from 5,016 outputs read on iOS 26.1 (Vercantez/openuikit 6f62d1d0,
/// fixtures/realapp/dynamic_type_ios.json) and equal to 132 factors read on iOS 27
/// (gewill/ScaledFont 92a4b13e). The odd one is headline at AX4: 51, where 56 is published.
// Evidence: E-scaling-leadings.
// swift-format-ignore
let iOSScalingLeadings: [Double] = [
  // XS  S   M   L   XL XXL 3XL AX1 AX2 AX3 AX4 AX5
  38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // extraLargeTitle
  31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,  // extraLargeTitle2
  38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
  31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,  // title1
  24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
  22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
  19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62,  // headline
  16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58,  // subheadline
  19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
  18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
  16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
  13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51,  // caption1
  13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48,  // caption2
]
