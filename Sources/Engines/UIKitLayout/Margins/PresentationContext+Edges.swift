import DynamicTypeModel
import UIKitModel

/// Screens that end at bars instead of going on under them: by `edgesForExtendedLayout`, or at an opaque bar.
///
/// Source: 9 screens in documents of 5 projects are lower by their status and navigation bar, or by
/// their tab bar, than the device; what they hold to the safe area begins and ends at their own edges.
/// From Xcode 16.3 on the canvas takes the status bar twice from such a root's height, as from its safe area:
/// E-canvas-edges-twice.
/// Evidence: E-edges-beside-bars.
extension PresentationContext {
  /// Finds the bars that the root ends at. That a bar is opaque shows in the root's height alone.
  mutating func findEdges(
    of controller: ViewController?, root: Element?, in document: InterfaceDocument
  ) {
    let hasBottomBar = hasTabBar || hasToolbar
    endsAtTopBars = hasNavigationBar && controller?.extendsUnderTopBars == false
    endsAtBottomBars = hasBottomBar && controller?.extendsUnderBottomBars == false
    let device = document.recordedDevice
    let system = LayoutSystem(canvasOf: document)
    guard let frame = root?.recordedFrame, frame.width == device.screen.width else { return }
    let missing = device.screen.height - frame.height
    let top = system.metrics.statusBarHeight + system.metrics.bars.navigationBarHeight
    let bottom = system.metrics.homeIndicatorInset + bottomBarHeight(system)
    if hasNavigationBar, missing == top || hasBottomBar && missing == top + bottom {
      endsAtTopBars = true
    }
    if hasNavigationBar, countsBarsTwice,
      missing == 2 * system.metrics.statusBarHeight + barHeight(system, isSheet: false)
    {
      endsAtTopBars = true
      isDrawnBelowStatusBarTwice = true
    }
    if hasBottomBar, missing == bottom || hasNavigationBar && missing == top + bottom {
      endsAtBottomBars = true
    }
  }

  /// Whether a root was drawn for a whole screen, with or without the bars that it ends at, for a sheet, or for
  /// neither.
  func drawnExtent(of root: Rect, in document: InterfaceDocument) -> Extent {
    extent(of: root.size, on: document.recordedDevice, LayoutSystem(canvasOf: document))
  }

  /// The screen without the bars that the root ends at.
  func screenBetweenBars(_ device: Device, _ system: LayoutSystem) -> Size {
    var size = device.screen
    if endsAtTopBars {
      let statusBars = isDrawnBelowStatusBarTwice && system.canvas != nil ? 2.0 : 1
      size.height -=
        statusBars * system.metrics.statusBarHeight + barHeight(system, isSheet: false)
    }
    if endsAtBottomBars {
      size.height -= system.metrics.homeIndicatorInset + bottomBarHeight(system)
    }
    return size
  }

  func bottomBarHeight(_ system: LayoutSystem) -> Double {
    let bars = system.metrics.bars
    return (hasTabBar ? bars.tabBarHeight : 0) + (hasToolbar ? bars.screenToolbarHeight : 0)
  }
}
