import DynamicTypeModel

/// What a device itself takes of its screen.
extension PresentationContext {
  /// What the home indicator takes at the lower edge, in points.
  func bottomInset(_ device: Device) -> Double {
    guard device.hasHomeIndicator else { return 0 }
    if device.isPad { return 20 }
    return device.isLandscape ? 21 : 34
  }

  /// How much of a root the home indicator covers, in points.
  ///
  /// Sheets that the canvas gives the status bar of a screen end above it: those of 2 documents of 2 projects, of
  /// builds 20037 and 24506, have none, against one with a bar of build 18122.
  /// Where views that are no screen do not have all of it, they have what would lie under it: 3 points of a root of 865
  /// and all 34 of one of 1290 on a screen of 896, in 2 documents of one project of builds 17156 and 17506.
  func coveredByHomeIndicator(
    _ root: Size, _ extent: Extent, _ device: Device, _ metrics: SystemMetrics
  ) -> Double {
    let whole = bottomInset(device)
    switch extent {
    case .fullScreen: return whole
    case .sheet:
      let isAbove = showsStatusBar(overSheet: root, device, metrics)
      return metrics.era < .iOS26 && !isAbove ? whole : 0
    case .freeform:
      if root.width > device.screen.width || metrics.hasHomeIndicatorInFreeform { return whole }
      return min(max(root.height - (device.screen.height - whole), 0), whole)
    }
  }

  /// Whether the canvas shows a sheet with the status bar of a screen, as it does not where the sheet begins 10
  /// points below the top of one.
  ///
  /// Source: of the latter 2 documents of 2 projects of builds 23094 and 23504.
  func showsStatusBar(
    overSheet root: Size, _ device: Device, _ metrics: SystemMetrics
  ) -> Bool {
    !hasNavigationBar && metrics.showsStatusBarOverSheets
      && device.screen.height - root.height != 10
  }

  /// The height of the status bar, in points.
  func statusBarHeight(_ device: Device, _ metrics: SystemMetrics) -> Double {
    if device.isPad, device.hasHomeIndicator { return 24 }
    if device.isLandscape, !device.isPad { return 0 }
    return device.hasHomeIndicator
      ? sensorHousingInset(device, metrics) : metrics.hidesShortStatusBar ? 0 : 20
  }

  /// What a phone without a home button gives up at its top for camera and sensors, in points, and in landscape at
  /// both sides.
  ///
  /// Source: recorded frames; for phones of 5.4 and 6.7 inches *How iOS Apps Adapt to the various iPhone
  /// 12 Screen Sizes* by G. Hackworth, and 5 views of a document of build 21225. That it is as much at the
  /// sides: 59 points printed in *iOS Layout Adaptation* on csl.cool, and public tables of 44, 62 and 68.
  func sensorHousingInset(_ device: Device, _ metrics: SystemMetrics) -> Double {
    if metrics.drawsAllTallBarsAlike { return 44 }
    switch device.id {
    case "retina6_12", "retina6_72", "retina6_3", "retina6_9": return 59
    case "retina6_1" where metrics.hasTallStatusBars: return 48
    case "retina5_9" where metrics.hasTallStatusBars: return 50
    case "retina6_0", "retina6_7": return 47
    case "retina5_4": return 50
    default: return 44
    }
  }
}
