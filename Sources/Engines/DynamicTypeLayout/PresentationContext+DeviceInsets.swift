import DynamicTypeModel

/// What a device itself takes of its screen.
extension PresentationContext {
  /// What the home indicator takes at the lower edge, in points.
  func bottomInset(_ device: Device) -> Double {
    guard device.hasHomeIndicator else { return 0 }
    if device.isPad { return 20 }
    return device.isLandscape ? 21 : 34
  }

  /// The height of the status bar, in points.
  func statusBarHeight(_ device: Device, _ metrics: LookMetrics) -> Double {
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
  func sensorHousingInset(_ device: Device, _ metrics: LookMetrics) -> Double {
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
