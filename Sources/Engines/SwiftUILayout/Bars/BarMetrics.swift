import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// The sizes of bars in points.
///
/// Sources: accessibility dumps at 375 points on iOS 17, at 402 and 440 on iOS 26; bars recorded in
/// Interface Builder documents; pictures of an app on iOS 18 at M and AX5.
struct BarMetrics {
  var era: SystemEra
  var size: DynamicTypeSize
  var pixelScale: Double

  init(_ environment: ViewEnvironment) {
    era = environment.era
    size = environment.dynamicTypeSize
    pixelScale = environment.pixelScale
  }

  private var isNew: Bool { era == .iOS26 }

  /// A navigation bar without large title and search field.
  var inlineHeight: Double { isNew ? 54 : 44 }

  /// Between the window's edge and titles and items, by the window's width.
  func margin(width: Double) -> Double { width <= 420 ? 16 : 20 }

  /// Text in bars grows from Large to XXL.
  var titleSize: DynamicTypeSize { min(max(size, .large), .xxLarge) }

  /// The area that a large title adds: 52 up to L, 73 at AX5.
  func largeTitleArea(ascender: Double) -> Double { max(52, (ascender + 16).rounded()) }

  /// Between the last baseline of a large title and the bottom of its area.
  static let largeTitleDescent = 16.0

  /// 36 at L, 101.33 at AX5.
  var searchFieldHeight: Double {
    FontMetrics.default.scaledValue(36, for: size, displayScale: pixelScale)
  }

  /// Above and below a search field. Since iOS 26 it is at the bottom of a phone's screen.
  var searchInsets: (top: Double, bottom: Double)? { isNew ? nil : (1, 15) }

  var itemHeight: Double { isNew ? 44 : 34 }
  static let itemGap = 8.0

  /// Without what it covers of the safe area.
  static let bottomBarHeight = 49.0
  static let tabBarHeight = 49.0
  static let tabHeight = 48.0
  /// Around each tab's share of the width, and above it.
  static let tabInset = (side: 2.0, top: 1.0)
}
