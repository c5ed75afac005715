import DynamicTypeModel
import UIKitModel

/// Screens that end at bars instead of lying under them: by `edgesForExtendedLayout`, or beside an opaque bar.
///
/// Source: 9 screens in documents of 5 projects are lower by their status and navigation bar, or by
/// their tab bar, than the device; what they hold to the safe area begins and ends at their own edges.
extension PresentationContext {
  /// Of a bar that is opaque only the root's height tells.
  mutating func findEdges(
    of controller: ViewController?, root: Element?, in document: InterfaceDocument
  ) {
    let hasBottomBar = hasTabBar || hasToolbar
    endsAtTopBars = hasNavigationBar && controller?.extendsUnderTopBars == false
    endsAtBottomBars = hasBottomBar && controller?.extendsUnderBottomBars == false
    let device = document.recordedDevice
    let metrics = SystemMetrics(canvasOf: document)
    guard let frame = root?.recordedFrame, frame.width == device.screen.width else { return }
    let missing = device.screen.height - frame.height
    let top = statusBarHeight(device, metrics) + metrics.navigationBarHeight
    let bottom = bottomInset(device) + bottomBarHeight(metrics)
    if hasNavigationBar, missing == top || hasBottomBar && missing == top + bottom {
      endsAtTopBars = true
    }
    if hasBottomBar, missing == bottom || hasNavigationBar && missing == top + bottom {
      endsAtBottomBars = true
    }
  }

  /// What a root was drawn for: a whole screen, between the bars that it ends at, a sheet, or neither.
  func drawnExtent(of root: Rect, in document: InterfaceDocument) -> Extent {
    extent(of: root.size, on: document.recordedDevice, SystemMetrics(canvasOf: document))
  }

  /// The screen without the bars that the root ends at.
  func screenBetweenBars(_ device: Device, _ metrics: SystemMetrics) -> Size {
    var size = device.screen
    if endsAtTopBars {
      size.height -= statusBarHeight(device, metrics) + barHeight(metrics, isSheet: false)
    }
    if endsAtBottomBars { size.height -= bottomInset(device) + bottomBarHeight(metrics) }
    return size
  }

  func bottomBarHeight(_ metrics: SystemMetrics) -> Double {
    (hasTabBar ? metrics.tabBarHeight : 0) + (hasToolbar ? metrics.screenToolbarHeight : 0)
  }
}
