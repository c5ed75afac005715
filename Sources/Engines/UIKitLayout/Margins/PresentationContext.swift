import DynamicTypeModel
import UIKitModel

/// The bars around a screen, as far as its document says.
///
/// Segues decide which bars a controller has: the root of a navigation controller and what is shown
/// from it have a navigation bar, the controllers of a tab bar controller and what is shown from them
/// have a tab bar, and a presented controller has neither. `simulated…Metrics` take precedence.
struct PresentationContext {
  var hasNavigationBar = false
  var hasLargeTitle = false
  /// What scrolls: the root, or the first view in it; nil where neither does.
  private var firstScrolled: ElementKind?
  /// Whether the canvas shows the root below its bar, whatever its height.
  var isDrawnBelowBar = false
  /// Whether the root ends where bars begin, instead of going on under them.
  var endsAtTopBars = false
  var endsAtBottomBars = false
  /// Whether the canvas took the status bar twice from the root's height.
  var isDrawnBelowStatusBarTwice = false
  var hasTabBar = false
  var hasToolbar = false
  /// What the tab bar and the button back show.
  var tabs = ScreenBars.Tabs(items: [], selected: nil)
  var backTitle: String?
  var isBackButtonMinimal = false
  /// Whether a segue presents the screen so that it covers all of the one before.
  var isPresentedFullScreen = false
  /// Whether the bar has a prompt above its title.
  var hasPrompt = false
  var navigationAppearance = BarAppearance()
  /// Whether the document's canvas counts bars twice.
  var countsBarsTwice = false
  /// Whether the document's screens are drawn for no device in particular.
  private var drawsAnySize = false
  /// What the document says of the root's size.
  private var simulatedSize = Scene.SimulatedSize.inferred
  /// Whether no bars reach into the root, as it is a table view cell or itself in a bar.
  var knowsNoBars = false

  /// That of a view in a bar, which has no bars around it.
  init() { knowsNoBars = true }

  init(scene: Scene, document: InterfaceDocument, target: LayoutTarget) {
    let canvas = CanvasQuirks(of: document)
    countsBarsTwice = canvas.countsBarsTwice
    drawsAnySize =
      (canvas.drawsScreensOfAnySize || !document.namesDevice) && scene.controller != nil
    simulatedSize = scene.simulatedSize
    knowsNoBars = scene.elements.first?.kind == .tableViewCell || scene.isPartOfBar
    // Elements are in pre-order: the second one is the first view in the root.
    firstScrolled = scene.elements.prefix(2).first(where: \.kind.scrolls)?.kind
    guard let controller = scene.controller else {
      apply(
        simulatedTop: scene.simulatedTopBar, bottom: scene.simulatedBottomBar, hidesBottomBar: false
      )
      findEdges(of: nil, root: scene.elements.first, in: document)
      return
    }
    let surroundings = scene.surroundings
    let bars = surroundings.bars(on: target)
    hasNavigationBar = bars.navigation
    hasTabBar = bars.tab
    hasToolbar = bars.toolbar
    hasLargeTitle = bars.large && controller.navigationItem?.largeTitleDisplayMode != .never
    apply(
      simulatedTop: controller.simulatedTopBar, bottom: controller.simulatedBottomBar,
      hidesBottomBar: controller.hidesBottomBarWhenPushed)
    if hasNavigationBar {
      backTitle = surroundings.backTitle
      isBackButtonMinimal = surroundings.isBackButtonMinimal
      hasPrompt = controller.navigationItem?.prompt?.isEmpty == false
      navigationAppearance = surroundings.navigationAppearance
    }
    if hasTabBar { tabs = surroundings.tabs }
    isPresentedFullScreen = surroundings.isPresentedFullScreen
    findEdges(of: controller, root: scene.elements.first, in: document)
  }

  private mutating func apply(
    simulatedTop top: ViewController.SimulatedBar, bottom: ViewController.SimulatedBar,
    hidesBottomBar: Bool
  ) {
    switch top {
    case .inferred: break
    case .none: hasNavigationBar = false
    case .bar(_, let isOpaque):
      hasNavigationBar = true
      isDrawnBelowBar = isOpaque
    }
    switch bottom {
    case .inferred: break
    case .none:
      hasTabBar = false
      hasToolbar = false
    // A toolbar is above the tab bar: 2 documents of 2 projects, of builds 14490 and 17701. Screens that hide
    // bottom bars have none: one recorded screen (Apple, `UIViewController.hidesBottomBarWhenPushed`).
    case .bar(.toolbar, _): hasToolbar = !hidesBottomBar
    case .bar(let bar, _):
      hasTabBar = bar == .tabBar
      hasToolbar = false
    }
  }
}

extension PresentationContext {
  /// How the root view's size relates to the screen's.
  enum Extent {
    /// The whole screen, but for bars that it ends at.
    case fullScreen
    /// As wide as the screen and somewhat lower.
    case sheet
    /// Any other size: parts of screens, and views that are no screen.
    case freeform
  }

  /// Source: Apple, *What's New in iOS 13*: screens are presented as sheets by default; a root of 620 points in a
  /// document of Xcode 10 has status bar and home indicator. One of 865 that is said to be freeform has a status bar
  /// over its 896 points' screen, in a document of build 17506, as no sheet had then.
  /// Evidence: E-sheet-root.
  func extent(of root: Size, on device: Device, _ system: LayoutSystem) -> Extent {
    let screen = device.screen
    if root == screen || root == screenBetweenBars(device, system) || isAnySize(root) {
      return .fullScreen
    }
    let isSheet =
      root.width == screen.width && root.height < screen.height
      && (system.metrics.bars.presentsSheetsOnPhones || device.isPad)
    switch simulatedSize {
    case .inferred: return isSheet && root.height > 0.7 * screen.height ? .sheet : .freeform
    case .freeform: return .freeform
    case .sheet: return isSheet ? .sheet : .freeform
    }
  }

  /// Whether a root is the square that Xcode 6 and 7 draw for a screen of any size, and later ones in
  /// documents without a device.
  ///
  /// Source: 3 views under the status bar in documents of builds 9532 and 10117 of 2 projects; 2 under status and
  /// navigation bars in documents of build 14490 of 2 more.
  /// Evidence: E-any-size-root.
  func isAnySize(_ root: Size) -> Bool {
    drawsAnySize && root == Size(width: 600, height: 600)
  }

  /// Whether a root without bars is too low for any screen: a popover, a card, a header…
  ///
  /// Evidence: E-screen-part.
  private func isPart(_ root: Size, of device: Device, _ system: LayoutSystem) -> Bool {
    extent(of: root, on: device, system) == .freeform
      && root.height <= 0.7 * device.screen.height
      && !hasNavigationBar && !hasTabBar && !hasToolbar
      && !Device.all.contains { $0.screen == root }
  }

  /// What the device and its bars take at each side of the root view, in points.
  ///
  /// Interface Builder gives views of any size the safe area of a full screen, except cells; in some years
  /// without the home indicator. On a device a part of a screen is rarely under its bars.
  /// Source: 250 safe areas, layout guides and margins of root views in public documents.
  /// Evidence: E-safe-area-top.
  func safeAreaInsets(device: Device, system: LayoutSystem, rootSize: Size) -> EdgeInsets {
    guard !knowsNoBars, system.canvas != nil || !isPart(rootSize, of: device, system) else {
      return .zero
    }
    let extent = extent(of: rootSize, on: device, system)
    if isPresentedFullScreen, system.canvas?.hasNoSafeAreaIfPresented == true,
      extent == .fullScreen,
      !hasNavigationBar, !hasTabBar
    {
      return .zero
    }
    var insets = EdgeInsets.zero
    if extent != .sheet || showsStatusBar(overSheet: rootSize, device, system) {
      let isHidden =
        extent == .freeform && !device.hasHomeIndicator
        && !system.metrics.bars.hasShortStatusBarInParts
      insets.top = isHidden ? 0 : system.metrics.statusBarHeight
    }
    if hasNavigationBar {
      let bar = barHeight(system, isSheet: extent == .sheet)
      if !isBelowOpaqueBar(rootSize, device, system) { insets.top += bar }
      if extent == .sheet { insets.top += system.metrics.bars.spaceAboveSheetBar }
    }
    insets.bottom =
      coveredByHomeIndicator(rootSize, extent, device, system) + bottomBarHeight(system)
    if endsAtTopBars { insets.top = 0 }
    if endsAtBottomBars { insets.bottom = 0 }
    let sides = system.metrics.safeArea
    (insets.left, insets.right) = (sides.left, sides.right)
    return insets
  }

  /// The bars that are over the root view.
  func bars(device: Device, system: LayoutSystem, rootSize: Size) -> ScreenBars {
    var bars = ScreenBars()
    let extent = extent(of: rootSize, on: device, system)
    let isBelowBars = endsAtTopBars || isBelowOpaqueBar(rootSize, device, system)
    if extent == .fullScreen, !endsAtTopBars {
      bars.statusBarHeight = system.metrics.statusBarHeight
    }
    if hasNavigationBar {
      bars.navigation = ScreenBars.Navigation(
        height: barHeight(system, isSheet: extent == .sheet), hasLargeTitle: hasLargeTitle,
        backTitle: backTitle)
      bars.navigation?.isBackButtonMinimal = isBackButtonMinimal
      bars.navigation?.isAboveRoot = isBelowBars
      bars.navigation?.appearance = navigationAppearance
    }
    if hasTabBar { bars.tabs = tabs }
    bars.hasToolbar = hasToolbar
    if endsAtBottomBars {
      bars.heightBelowRoot = system.metrics.homeIndicatorInset + bottomBarHeight(system)
    }
    return bars
  }

  /// Whether the root is lower than the screen by the height of its bar, and so begins below it.
  private func isBelowOpaqueBar(_ root: Size, _ device: Device, _ system: LayoutSystem) -> Bool {
    let missing = screenBetweenBars(device, system).height - root.height
    guard root.width == device.screen.width else { return false }
    let fullScreenBar = system.metrics.statusBarHeight + system.metrics.bars.navigationBarHeight
    return missing == fullScreenBar || missing >= system.metrics.bars.heightAboveSheetContent
  }

  /// Whether a bar with a large title is over the root, which is not lower than the screen by all of the bar.
  func hasLargeTitleOver(_ root: Size, system: LayoutSystem) -> Bool {
    let metrics = system.metrics
    let bar = metrics.statusBarHeight + metrics.largeTitleBarHeight
    return hasLargeTitle && metrics.device.screen.height - root.height < bar
  }

  /// The safe area as the canvas of Xcode 16.3 and later shows it: it counts the status bar twice, on full screens
  /// the home indicator, too, and leaves 20 points above a sheet's bar. On phones with a home button it counts
  /// once.
  ///
  /// Source: public documents with toolsVersion 23727 and later, on six devices. Roots of up to
  /// 216 points in height have the status bar once, those from 271 points on twice. Nothing of a root
  /// lies under an opaque bar: 3 documents of one project with roots as high as the screen, 3 of two
  /// with lower ones.
  /// Evidence: E-canvas-safe-area-16.
  func canvasInsets(device: Device, system: LayoutSystem, rootSize: Size) -> EdgeInsets {
    var insets = safeAreaInsets(device: device, system: system, rootSize: rootSize)
    if isDrawnBelowBar { insets.top = 0 }
    guard countsBarsTwice, insets != .zero, !device.isPad, device.hasHomeIndicator else {
      return insets
    }
    let statusBar = system.metrics.statusBarHeight
    switch extent(of: rootSize, on: device, system) {
    case .sheet:
      guard let canvas = system.canvas, hasNavigationBar, !endsAtTopBars else { break }
      insets.top += canvas.spaceAboveSheetBar(underLargeTitle: hasLargeTitle)
    case .fullScreen:
      if !endsAtTopBars { insets.top += statusBar }
      if !endsAtBottomBars { insets.bottom += system.metrics.homeIndicatorInset }
    case .freeform:
      if rootSize.height > 240, !endsAtTopBars { insets.top += statusBar }
    }
    return insets
  }

  /// What a large title covers of the safe area on the canvas, in points: up to Xcode 16 the canvas leaves
  /// only the row of the bar's buttons free above what scrolls.
  ///
  /// Source: 4 of 4 documents of 4 projects of builds 18122 to 23504, whose screens begin with a table or a
  /// collection; one of build 19529 that begins with a label has all of the bar, and so have 2 of Xcode 26 and 5 of
  /// 4 projects up to Xcode 11.3, whatever they begin with. Since Xcode 13 rows are further up. Above tables it was
  /// so from Xcode 12.0 on (E-canvas-large-title-12), above a plain scroll view not yet.
  /// Evidence: E-canvas-large-title.
  func coveredByLargeTitle(_ system: LayoutSystem) -> Double {
    guard hasNavigationBar, hasLargeTitle, let firstScrolled,
      system.canvas?.coversByLargeTitle(firstScrolled) == true
    else { return 0 }
    return system.metrics.bars.largeTitleHeight + system.largeTitleGrowth
  }

  func barHeight(_ system: LayoutSystem, isSheet: Bool) -> Double {
    let prompt = hasPrompt ? system.metrics.bars.promptHeight : 0
    if hasLargeTitle {
      return system.metrics.largeTitleBarHeight + system.largeTitleGrowth + prompt
    }
    return prompt + system.metrics.navigationBarHeight(isSheet: isSheet)
  }
}
