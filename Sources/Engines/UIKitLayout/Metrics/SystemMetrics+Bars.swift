import DynamicTypeModel

/// The heights of bars, without what they cover below or above.
extension SystemMetrics {
  /// Up to iOS 18 lower on phones in landscape, but for those as wide as pads there, and since iOS 12
  /// higher on pads; the look of iOS 12 stands for older ones too, and keeps their 44 points.
  ///
  /// Source: useyourloaf.com/blog/supporting-iphone-x for landscape; *iPad Navigation Bar and Toolbar
  /// Height Changes in iOS 12* by G. Hackworth for pads. Since iOS 26 neither is published.
  var navigationBarHeight: Double { era >= .iOS26 ? 54 : heightElsewhere ?? 44 }

  /// A large title adds 52 points (G. Hackworth, as above) at Large.
  var largeTitleBarHeight: Double { navigationBarHeight + 52 }

  /// A bar over a sheet, which has no status bar above it.
  var sheetNavigationBarHeight: Double { era >= .iOS13 ? 56 : 44 }

  /// Of a bar that a screen is shown with, or one among its views.
  ///
  /// Source: of views of sheets 2 bars in documents of 2 projects of builds 23094 and 23504.
  func navigationBarHeight(isSheet: Bool) -> Double {
    isSheet && era < .iOS26 ? sheetNavigationBarHeight : navigationBarHeight
  }

  var tabBarHeight: Double { heightElsewhere ?? 49 }

  /// Of a toolbar among the views.
  ///
  /// Source: 5 toolbars of 5 projects on phones without a home button, from iOS 13 on; 6 of 4 projects up to
  /// iOS 13 on others.
  var toolbarHeight: Double {
    heightElsewhere ?? (era >= .iOS14 || device.hasHomeIndicator && !device.isPad ? 49 : 44)
  }

  /// Of the toolbar of a navigation controller.
  var screenToolbarHeight: Double { heightElsewhere ?? (era >= .iOS13 ? 49 : 44) }

  /// What bars have on pads and on phones in landscape; nil where they have their usual height.
  ///
  /// Source: for tab bars and toolbars public disassemblies of UIKit (`_UITabBarVisualProviderLegacyIOS`,
  /// `-[_UIToolbarVisualProviderModernIOS defaultSizeForOrientation:]`), which have the same as for navigation bars.
  private var heightElsewhere: Double? {
    if era >= .iOS26 { return nil }
    if device.isPad { return era >= .iOS13 ? 50 : nil }
    return device.isLandscape && device.sizeClasses.width == .compact ? 32 : nil
  }
}
