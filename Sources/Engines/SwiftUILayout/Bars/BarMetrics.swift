import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// The sizes of bars in points.
///
/// Sources: accessibility dumps at 375 points on iOS 17, at 402 and 440 on iOS 26; bars recorded in
/// Interface Builder documents; pictures of an app on iOS 18 at M and AX5.
struct BarMetrics {
  /// What the era decides of SwiftUI's bars, and of all bars.
  private var views: ViewMetrics
  private var bars: DynamicTypeControls.BarMetrics
  private var fields: FieldMetrics
  var size: DynamicTypeSize
  var pixelScale: Double

  init(_ environment: ViewEnvironment) {
    views = ViewMetrics(era: environment.era)
    bars = .init(era: environment.era, device: .documentDefault)
    fields = FieldMetrics(era: environment.era)
    size = environment.dynamicTypeSize
    pixelScale = environment.pixelScale
  }

  /// A navigation bar without large title and search field.
  var inlineHeight: Double { bars.navigationBarHeight }

  /// Between the window's edge and titles and items, by the window's width.
  func margin(width: Double) -> Double { width <= views.widestNarrowBar ? 16 : 20 }

  /// Text in bars grows from Large to XXL.
  var titleSize: DynamicTypeSize { min(max(size, .large), .xxLarge) }

  /// The baseline of an inline title below the bar's top, wherever the text size takes its letters: that of Headline at Large
  /// in the middle of its area.
  ///
  /// Source: pictures of an app on iOS 18, whose titles of 17 points at M and of 21 at AX5 stand on one line.
  func titleBaseline(_ measurer: TextMeasurer) -> Double {
    let font = Font.headline.resolved(for: .large).textFont
    let height = measurer.lineHeight(of: font)
    return (titleAreaHeight - height) / 2 + measurer.ascender(of: font)
  }

  /// The area that a large title adds: 52 up to L, 73 at AX5.
  func largeTitleArea(ascender: Double) -> Double { bars.largeTitleArea(ascender: ascender) }

  /// Between the last baseline of a large title and the bottom of its area.
  var largeTitleDescent: Double { bars.largeTitleDescent }

  /// Whether titles are large in a window, unless a view says otherwise.
  func hasLargeTitles(in window: Size) -> Bool {
    window.height >= bars.lowestWindowForLargeTitles
  }

  /// Up to iOS 18 36 at L, 101.33 at AX5: it grows as Body's leading does.
  var searchFieldHeight: Double {
    FontMetrics.default.scaledValue(
      fields.searchFieldHeight, for: size, displayScale: pixelScale)
  }

  /// Above and below a search field; nil where it is not in the bar: since iOS 26 it is at the bottom of a
  /// phone's screen, unless the view says otherwise.
  func searchInsets(_ placement: SearchDescription.Placement) -> ViewMetrics.VerticalInsets? {
    placement == .navigationBar ? views.drawerSearchInsets : views.searchFieldInsets
  }

  /// Whether items are on glass that floats over the content.
  var hasFloatingItems: Bool { bars.hasFloatingItems }

  var itemHeight: Double { views.barItemHeight }

  /// Where an item begins: on glass at the top of the bar, else in the middle of it.
  var itemTop: Double { bars.hasFloatingItems ? 0 : (inlineHeight - itemHeight) / 2 }

  /// The part of the bar in whose middle the title is.
  var titleAreaHeight: Double { bars.hasFloatingItems ? itemHeight : inlineHeight }
  static let itemGap = 8.0

  /// Without what it covers of the safe area.
  var bottomBarHeight: Double { bars.screenToolbarHeight }
  var tabBarHeight: Double { bars.tabBarHeight }
  var tabHeight: Double { tabBarHeight - Self.tabInset.top }
  /// How many tabs a phone's bar shows. Source: Apple, documentation of UITabBarController: with more than five
  /// the bar shows the first four and More.
  static let mostTabs = 5
  /// Around each tab's share of the width, and above it.
  static let tabInset = (side: 2.0, top: 1.0)
}
