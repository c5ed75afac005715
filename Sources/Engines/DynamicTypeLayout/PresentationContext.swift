import DynamicTypeModel

/// The bars around a screen, as far as the document tells of them.
///
/// Which bars a controller has follows from the segues that lead to it: a navigation controller's
/// root and what is shown from there has a navigation bar, the controllers of a tab bar controller and
/// those below have a tab bar, a presented one has neither. `simulated…Metrics` overrule that.
struct PresentationContext {
  var hasNavigationBar = false
  var hasLargeTitle = false
  var hasTabBar = false
  var hasToolbar = false
  /// The root is lower than the screen, as Interface Builder shows sheets.
  var isSheet = false
  var hasStatusBar = true

  init(scene: Scene, document: InterfaceDocument) {
    guard let controller = scene.controller else { return }
    let controllers = document.scenes.compactMap(\.controller)
    let bars = Self.inheritedBars(of: controllers)[controller.id] ?? Bars()
    hasNavigationBar = bars.navigation
    hasTabBar = bars.tab
    hasToolbar = bars.toolbar
    hasLargeTitle = bars.large && controller.navigationItem?.largeTitleDisplayMode != "never"
    apply(simulatedTop: controller.simulatedTopBar, bottom: controller.simulatedBottomBar)
    if controller.simulatedStatusBar == .none { hasStatusBar = false }
    if let root = scene.elements.first?.recordedFrame {
      let screen = document.recordedDevice.screen
      isSheet =
        root.width == screen.width && root.height < screen.height
        && root.height > 0.7 * screen.height
    }
  }

  private mutating func apply(
    simulatedTop top: ViewController.SimulatedBar, bottom: ViewController.SimulatedBar
  ) {
    switch top {
    case .inferred: break
    case .none: hasNavigationBar = false
    case .bar: hasNavigationBar = true
    }
    switch bottom {
    case .inferred: break
    case .none:
      hasTabBar = false
      hasToolbar = false
    case .bar(let name):
      hasTabBar = name == "simulatedTabBarMetrics"
      hasToolbar = name == "simulatedToolbarMetrics"
    }
  }

  private struct Bars: Equatable {
    var navigation = false
    var large = false
    var tab = false
    var toolbar = false
  }

  /// Carries bars along relationship, show and push segues until nothing changes.
  private static func inheritedBars(of controllers: [ViewController]) -> [String: Bars] {
    var bars: [String: Bars] = [:]
    for _ in 0..<controllers.count {
      let before = bars
      for controller in controllers {
        for segue in controller.segues {
          var passed = bars[segue.destination] ?? Bars()
          pass(bars[controller.id] ?? Bars(), from: controller, along: segue, to: &passed)
          bars[segue.destination] = passed
        }
      }
      if bars == before { break }
    }
    return bars
  }

  private static func pass(
    _ own: Bars, from controller: ViewController, along segue: ViewController.Segue,
    to destination: inout Bars
  ) {
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"?):
      destination.navigation = !controller.isNavigationBarHidden
      destination.large = controller.prefersLargeTitles
      destination.toolbar = !controller.isToolbarHidden
      destination.tab = own.tab
    case ("relationship", "viewControllers"?):
      destination.tab = controller.kind == .tabBarController || own.tab
    case ("show", _), ("push", _):
      destination.navigation = destination.navigation || own.navigation
      destination.large = destination.large || own.large
      destination.tab = destination.tab || own.tab
      destination.toolbar = destination.toolbar || own.toolbar
    default:
      break
    }
  }
}

extension PresentationContext {
  /// The room that the device and its bars take at each side of the root view, in points.
  func safeAreaInsets(device: Device, metrics: LookMetrics, rootSize: Size) -> EdgeInsets {
    if rootSize.width < device.screen.width || rootSize.height < 0.7 * device.screen.height {
      return .zero
    }
    var insets = EdgeInsets.zero
    insets.top = isSheet ? 0 : statusBarHeight(device, metrics)
    if hasNavigationBar { insets.top += barHeight(metrics) }
    insets.bottom = bottomInset(device)
    if hasTabBar { insets.bottom += metrics.tabBarHeight }
    if hasToolbar { insets.bottom += 44 }
    if device.isLandscape, device.hasHomeIndicator, !device.isPad {
      insets.left = 44
      insets.right = 44
    }
    return insets
  }

  /// The safe area as the canvas of Xcode 26 shows it, which records status bar and home indicator
  /// twice, and a sheet's bar with 20 points above it.
  ///
  /// Source: safe areas of public documents with toolsVersion 24127 and later, on three devices.
  func canvasInsets(device: Device, metrics: LookMetrics, rootSize: Size) -> EdgeInsets {
    var insets = safeAreaInsets(device: device, metrics: metrics, rootSize: rootSize)
    guard metrics.look >= .iOS26, insets != .zero, !device.isPad else { return insets }
    if isSheet {
      insets.top = hasNavigationBar ? 20 + barHeight(metrics) : 0
      insets.bottom = 0
    } else {
      insets.top += statusBarHeight(device, metrics)
      insets.bottom += bottomInset(device)
    }
    return insets
  }

  private func barHeight(_ metrics: LookMetrics) -> Double {
    if hasLargeTitle { return metrics.largeTitleBarHeight }
    return isSheet && metrics.look < .iOS26
      ? metrics.sheetNavigationBarHeight : metrics.navigationBarHeight
  }

  private func bottomInset(_ device: Device) -> Double {
    guard device.hasHomeIndicator else { return 0 }
    if device.isPad { return 20 }
    return device.isLandscape ? 21 : 34
  }

  /// Source: `topLayoutGuide` and safe areas recorded in public documents, by device.
  private func statusBarHeight(_ device: Device, _ metrics: LookMetrics) -> Double {
    guard hasStatusBar else { return 0 }
    if device.isPad { return device.hasHomeIndicator ? 24 : 20 }
    guard device.hasHomeIndicator else { return device.isLandscape ? 0 : 20 }
    if device.isLandscape { return 0 }
    switch device.id {
    case "retina6_12", "retina6_72", "retina6_3", "retina6_9": return 59
    case "retina6_1" where metrics.look >= .iOS17: return 48
    case "retina5_9" where metrics.look >= .iOS17: return 50
    default: return 44
    }
  }
}
