import DynamicTypeModel

/// Bars, and what the device itself takes of its screen.
package struct BarMetrics: Hashable, Sendable {
  /// Without what it covers above it; of a sheet's bar its own height.
  ///
  /// Evidence: E-navigation-bar-12, E-navigation-bar-26, E-navigation-bar-pad,
  ///   E-sheet-navigation-bar.
  package var navigationBarHeight, sheetNavigationBarHeight: Double
  /// How much lower than the screen the content of a sheet under an opaque bar is at least: by the
  /// bar, and by the 14 points that the screen under the sheet shows above it.
  package var heightAboveSheetContent: Double
  /// What a large title adds at Large, and the distance of its baseline from the bar's lower edge.
  ///
  /// Evidence: E-large-title-edge.
  package var largeTitleHeight, largeTitleDescent: Double
  /// The lowest window in which a title is large.
  ///
  /// Evidence: E-large-title-low.
  package var lowestWindowForLargeTitles: Double
  /// What a prompt adds.
  package var promptHeight: Double
  package var tabBarHeight: Double
  /// A toolbar among the views, and that of a navigation controller.
  ///
  /// Evidence: E-toolbar-height-12, E-toolbar-height-14.
  package var toolbarHeight, screenToolbarHeight: Double
  /// Whether items are drawn on capsules that float over the content.
  package var hasFloatingItems: Bool
  /// What is left free above the bar of a sheet.
  package var spaceAboveSheetBar: Double
  /// Whether screens are presented as sheets on phones, too.
  package var presentsSheetsOnPhones: Bool
  /// Whether a sheet reaches down to the home indicator.
  package var reachesHomeIndicatorInSheets: Bool
  /// Whether views that are no whole screen have the status bar of a screen with a home button.
  package var hasShortStatusBarInParts: Bool
  /// The status bar of devices with a home button, and of pads without.
  package var statusBarHeight, padStatusBarHeight: Double
  /// What a phone without a home button gives up for camera and sensors: at its top upright, at
  /// both sides in landscape.
  ///
  /// Evidence: E-safe-area-top.
  package var sensorHousingInset: Double

  // swift-format-ignore
  package init(era: SystemEra, device: Device) {
    // Bars of phones in landscape and of pads differ, and are one height for all kinds of bars.
    let isLow = device.isLandscape && !device.isPad && device.sizeClasses.width == .compact
    let isTall = device.hasHomeIndicator && !device.isPad
    let none: Double? = nil

    // iOS                             12     13     14     15     16     17     26
    // E-navigation-bar-pad
    let padBar =                  era[none,  50,    50,    50,    50,    50,    nil]
    // E-bar-landscape
    let landscapeBar =            era[32,    32,    32,    32,    32,    32,    none]
    let special = device.isPad ? padBar : isLow ? landscapeBar : nil
    // E-navigation-bar-12, E-navigation-bar-26
    navigationBarHeight =         special ??
                                  era[44,    44,    44,    44,    44,    44,    54]
    // E-sheet-navigation-bar
    let sheetBar =                era[44,    56,    56,    56,    56,    56,    none]
    sheetNavigationBarHeight =    sheetBar ?? navigationBarHeight
    heightAboveSheetContent =     era[58,    70,    70,    70,    70,    70,    70]
    // E-large-title-bar
    largeTitleHeight =            era[always: 52]
    largeTitleDescent =           era[always: 16]
    lowestWindowForLargeTitles =  era[always: 480]
    promptHeight =                era[always: 34]
    // E-tab-bar-height
    tabBarHeight =                special ?? era[always: 49]
    // E-toolbar-height-12, E-toolbar-height-14
    toolbarHeight =               special ?? (isTall ? era[always: 49] :
                                  era[44,    44,    49,    49,    49,    49,    49])
    screenToolbarHeight =         special ??
                                  era[44,    49,    49,    49,    49,    49,    49]
    hasFloatingItems =            era[false, false, false, false, false, false, true]
    spaceAboveSheetBar =          era[0,     0,     0,     0,     0,     0,     20]
    // E-sheet-root
    presentsSheetsOnPhones =      era[false, true,  true,  true,  true,  true,  true]
    reachesHomeIndicatorInSheets = era[true, true,  true,  true,  true,  true,  false]
    hasShortStatusBarInParts =    era[false, false, false, true,  true,  true,  true]
    // E-safe-area-top
    statusBarHeight =             era[always: 20]
    // E-safe-area-top
    padStatusBarHeight =          era[always: 24]
    // E-safe-area-top, E-status-bar-tall
    sensorHousingInset = switch device.id {
    case "retina6_12", "retina6_72", "retina6_3", "retina6_9": era[always: 59]
    case "retina6_1":             era[44,    44,    44,    44,    48,    48,    48]
    case "retina5_9":             era[44,    44,    44,    44,    50,    50,    50]
    case "retina6_0", "retina6_7": era[always: 47]
    case "retina5_4":             era[always: 50]
    default:                      era[always: 44]
    }
  }
}

extension BarMetrics {
  /// What a large title adds to its bar, in points.
  ///
  /// Evidence: E-large-title-growth.
  ///
  /// - Parameter ascender: Of the title's font at its size.
  package func largeTitleArea(ascender: Double) -> Double {
    max(largeTitleHeight, (ascender + largeTitleDescent).rounded())
  }
}

extension SystemMetrics {
  package var largeTitleBarHeight: Double { bars.navigationBarHeight + bars.largeTitleHeight }

  /// Of a bar that a screen is shown with, or one among its views.
  package func navigationBarHeight(isSheet: Bool) -> Double {
    isSheet ? bars.sheetNavigationBarHeight : bars.navigationBarHeight
  }

  /// What is kept free at the edges of a window that fills the screen, or what was chosen for it, in points.
  package var safeArea: EdgeInsets {
    if let chosen = device.chosenSafeArea { return chosen }
    let side = device.isCutAtBothSides ? bars.sensorHousingInset : 0
    return EdgeInsets(top: statusBarHeight, left: side, bottom: homeIndicatorInset, right: side)
  }

  /// The height of the status bar, in points; 0 on phones in landscape.
  package var statusBarHeight: Double {
    if let chosen = device.chosenSafeArea { return chosen.top }
    if device.isPad {
      return device.hasHomeIndicator ? bars.padStatusBarHeight : bars.statusBarHeight
    }
    if device.isLandscape { return 0 }
    return device.hasHomeIndicator ? bars.sensorHousingInset : bars.statusBarHeight
  }

  /// What the home indicator takes at the lower edge, in points.
  package var homeIndicatorInset: Double {
    if let chosen = device.chosenSafeArea { return chosen.bottom }
    guard device.hasHomeIndicator else { return 0 }
    if device.isPad { return 20 }
    return device.isLandscape ? 21 : 34
  }
}
