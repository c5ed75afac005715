/// By how much a toolkit multiplies all sizes of text, by the reader's text size on iOS.
public struct FontScaleFactors: Hashable, Sendable {
  private var factors: [Double]

  /// Factors of twelve text sizes, from `extraSmall` on; missing ones are 1, further ones are
  /// ignored.
  public init(_ factors: [Double]) {
    let count = ContentSizeCategory.allCases.count
    self.factors = Array(factors.prefix(count))
    while self.factors.count < count { self.factors.append(1) }
  }

  /// The same factor at every text size: a setting that iOS does not decide.
  public init(constant factor: Double) {
    factors = ContentSizeCategory.allCases.map { _ in factor }
  }

  /// The factor of a text size.
  public subscript(category: ContentSizeCategory) -> Double { factors[category.rawValue] }

  /// These factors, none of them above `maximum`.
  public func capped(at maximum: Double) -> FontScaleFactors {
    FontScaleFactors(factors.map { min($0, maximum) })
  }
}

extension FontScaleFactors {
  /// Flutter's `textScaleFactor` on iOS: the size of body text, over 17 points.
  ///
  /// Source: flutter/engine, shell/platform/darwin/ios/framework/Source/FlutterViewController.mm.
  public static let flutter = FontScaleFactors(
    ContentSizeCategory.allCases.map { TextStyle.body.pointSize(for: $0) / 17 })

  /// React Native's `PixelRatio.getFontScale()` on iOS.
  ///
  /// From AX1 on it grows more than body text does. Source: facebook/react-native,
  /// packages/react-native/React/CoreModules/RCTAccessibilityManager.mm.
  // swift-format-ignore
  public static let reactNative = FontScaleFactors([
    // XS     S      M      L    XL     XXL    3XL
    0.823, 0.882, 0.941, 1.0, 1.118, 1.235, 1.353,
    // AX1  AX2    AX3    AX4    AX5
    1.786, 2.143, 2.643, 3.143, 3.571,
  ])

  /// `fontScale` of Compose Multiplatform on iOS.
  ///
  /// Source: JetBrains/compose-multiplatform-core.
  // swift-format-ignore
  public static let composeMultiplatform = FontScaleFactors([
    // XS  S    M    L    XL   XXL  3XL
    0.8, 0.85, 0.9, 1.0, 1.1, 1.2, 1.3,
    // AX1 AX2 AX3  AX4  AX5
    1.4, 1.5, 1.6, 1.7, 1.8,
  ])
}

/// Multiplies every size by the same factor, unrounded.
public struct LinearFontScaler: FontScaler, Hashable {
  /// The factors by text size.
  public var factors: FontScaleFactors

  /// A scaler by the factors of a toolkit.
  public init(_ factors: FontScaleFactors) {
    self.factors = factors
  }

  /// A scaler by one factor, whatever the reader's text size.
  public init(factor: Double) {
    self.init(FontScaleFactors(constant: factor))
  }

  public func scaledPointSize(_ pointSize: Double, for category: ContentSizeCategory) -> Double {
    pointSize * factors[category]
  }
}
