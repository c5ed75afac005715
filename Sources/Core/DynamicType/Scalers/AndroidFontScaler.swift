/// Scales as Android does since version 14: small text by the reader's factor, large text by less.
///
/// Sizes in points are taken for `sp`, and results in `dp` for points.
public struct AndroidFontScaler: FontScaler, Hashable {
  /// The reader's font scale by text size.
  public var fontScales: FontScaleFactors
  /// Whose tables are used.
  public var release: Release

  /// Which font scales have a table of their own; in between both releases interpolate.
  public enum Release: CaseIterable, Hashable, Sendable {
    /// Android 14: 1.15, 1.3, 1.5, 1.8 and 2.
    case android14
    /// Later releases: 1.05, 1.1 and 1.2 as well.
    case later
  }

  /// A scaler that translates the text sizes of iOS.
  ///
  /// Android has no such sizes. Decided: the font scale is the ratio of body text, and at most 2,
  /// which is the largest that Android's settings offer.
  public init(
    _ fontScales: FontScaleFactors = .flutter.capped(at: 2), release: Release = .later
  ) {
    self.fontScales = fontScales
    self.release = release
  }

  /// A scaler for a font scale of Android's settings, whatever the text size of iOS.
  ///
  /// - Parameter fontScale: 1 is 100 %; the settings go from 0.85 to 2.
  public init(fontScale: Double, release: Release = .later) {
    self.init(FontScaleFactors(constant: fontScale), release: release)
  }

  public func scaledPointSize(_ pointSize: Double, for category: ContentSizeCategory) -> Double {
    scaledPointSize(pointSize, fontScale: fontScales[category])
  }

  /// The size in `dp` of a size in `sp` at a font scale.
  ///
  /// Between two tables it is interpolated by font scale, between two sizes of a table by size.
  /// Below 8 sp it is in proportion to the first entry, above 100 sp to the last. Font scales
  /// outside of the tables multiply.
  public func scaledPointSize(_ sp: Double, fontScale: Double) -> Double {
    let rows = androidTables.filter { release == .later || $0.isInAndroid14 }
    guard let upper = rows.firstIndex(where: { $0.fontScale >= fontScale }),
      fontScale >= rows[0].fontScale
    else { return sp * fontScale }
    let size = rows[upper].dp(for: sp)
    guard upper > 0, rows[upper].fontScale > fontScale else { return size }
    let lower = rows[upper - 1]
    let fraction = (fontScale - lower.fontScale) / (rows[upper].fontScale - lower.fontScale)
    let lowerSize = lower.dp(for: sp)
    return lowerSize + (size - lowerSize) * fraction
  }
}

/// Sizes at one font scale.
private struct AndroidTable {
  let fontScale: Double
  let isInAndroid14: Bool
  let dp: [Double]

  init(_ fontScale: Double, isInAndroid14: Bool, _ dp: [Double]) {
    self.fontScale = fontScale
    self.isInAndroid14 = isInAndroid14
    self.dp = dp
  }

  func dp(for sp: Double) -> Double {
    let last = androidSizes.count - 1
    if sp <= androidSizes[0] { return sp * dp[0] / androidSizes[0] }
    guard let upper = androidSizes.firstIndex(where: { $0 >= sp }) else {
      return sp * dp[last] / androidSizes[last]
    }
    let fraction =
      (sp - androidSizes[upper - 1]) / (androidSizes[upper] - androidSizes[upper - 1])
    return dp[upper - 1] + (dp[upper] - dp[upper - 1]) * fraction
  }
}

/// The sizes that the tables have columns for, in sp.
private let androidSizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

/// Android's tables, in dp, by ascending font scale.
///
/// Source: aosp-mirror/platform_frameworks_base 066094fa,
/// core/java/android/content/res/FontScaleConverterFactory.java; those of 1.05, 1.1 and 1.2 from
/// the same class in a framework image of 2025.
// swift-format-ignore
private let androidTables: [AndroidTable] = [
  //                                          8    10    12    14    18    20    24    30   100
  AndroidTable(1.05, isInAndroid14: false, [ 8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30,   100]),
  AndroidTable(1.1,  isInAndroid14: false, [ 8.8, 11,   13.2, 15.6, 19.2, 21.2, 24.8, 30,   100]),
  AndroidTable(1.15, isInAndroid14: true,  [ 9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30,   100]),
  AndroidTable(1.2,  isInAndroid14: false, [ 9.6, 12,   14.4, 17.2, 20.4, 22.4, 25.6, 30,   100]),
  AndroidTable(1.3,  isInAndroid14: true,  [10.4, 13,   15.6, 18.8, 21.6, 23.6, 26.4, 30,   100]),
  AndroidTable(1.5,  isInAndroid14: true,  [12,   15,   18,   22,   24,   26,   28,   30,   100]),
  AndroidTable(1.8,  isInAndroid14: true,  [14.4, 18,   21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
  AndroidTable(2,    isInAndroid14: true,  [16,   20,   24,   26,   30,   34,   36,   38,   100]),
]
