import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// How large a screen's root is before its content is asked, and what bars take of it.
struct RootBounds {
  /// In points.
  let size: Size
  /// The bars over the root, and around it.
  let bars: ScreenBars
  /// What bars take of the root.
  let barInsets: EdgeInsets
  /// The same for what is in it: less where a large title gives way to scrolled content.
  let contentInsets: EdgeInsets

  init(of screen: ScreenContext) {
    let environment = screen.environment
    let presentation = screen.presentation
    if let given = screen.scene.givenRoot {
      size = given.size
      bars = ScreenBars()
      barInsets = given.safeArea
      contentInsets = given.safeArea
      return
    }
    let device = environment.configuration.device
    let system = screen.systemUnderBars
    size = screen.rootSize(system)
    barInsets =
      system.canvas != nil
      ? presentation.canvasInsets(device: device, system: system, rootSize: size)
      : presentation.safeAreaInsets(device: device, system: system, rootSize: size)
    var insets = barInsets
    insets.top = max(insets.top - presentation.coveredByLargeTitle(system), 0)
    contentInsets = insets
    bars = presentation.bars(device: device, system: system, rootSize: size)
  }
}

extension ScreenContext {
  /// The recorded frame of the root, grown or shrunk with the screen for another device.
  fileprivate func rootSize(_ system: LayoutSystem) -> Size {
    let document = environment.document
    let device = environment.configuration.device
    let recorded = document.recordedDevice.screen
    guard let frame = self[.root].recordedFrame else { return device.screen }
    if environment.canvas == nil,
      presentation.drawnExtent(of: frame, in: document) == .fullScreen
    {
      return presentation.screenBetweenBars(device, system)
    }
    if device == document.recordedDevice { return frame.size }
    if frame.width != recorded.width { return frame.size }
    return Size(
      width: device.screen.width,
      height: frame.height > Self.shareOfScreens * recorded.height
        ? frame.height + device.screen.height - recorded.height : frame.height)
  }

  /// Roots that are higher than this share of their device are taken for screens.
  static let shareOfScreens = 0.7

  /// The system with the height that a large title gives its bar, unless its font is one that does
  /// not grow.
  ///
  /// Source: public disassemblies of UIKit, in which the height follows that of the title's label
  /// (`_UINavigationBarLargeTitleViewCalculateRestingHeight`). Evidence: E-large-title-growth.
  fileprivate var systemUnderBars: LayoutSystem {
    var system = environment.system
    guard presentation.hasNavigationBar, presentation.hasLargeTitle else {
      return system
    }
    if let own = presentation.navigationAppearance.largeTitleFont {
      guard case .textStyle = own.face else { return system }
    }
    let size = TextStyle.largeTitle.pointSize(
      for: environment.textSize.category(ofBar: .largeTitle))
    let ascender = environment.measurer.ascender(of: .system(size: size, weight: .bold))
    let bars = system.metrics.bars
    system.largeTitleGrowth = bars.largeTitleArea(ascender: ascender) - bars.largeTitleHeight
    return system
  }
}
