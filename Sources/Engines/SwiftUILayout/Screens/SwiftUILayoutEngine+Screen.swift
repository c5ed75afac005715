public import DynamicTypeModel
public import SwiftUIModel

extension SwiftUILayoutEngine {
  /// Lays a view out as a whole screen: what audit, pictures and reports read.
  ///
  /// - Parameters:
  ///   - id: Tells the screen from others of its file.
  ///   - title: What a person calls it.
  ///   - location: Where the view is written.
  ///   - configuration: The device, text size and locale; its era is iOS 26 where it names none.
  ///   - safeArea: What the device keeps free at the window's edges.
  ///   - environment: What the view finds at its root besides.
  public func screen(
    _ view: ViewTree, id: String, title: String, location: SourceLocation,
    configuration: Configuration, safeArea: DirectionalInsets = .zero,
    environment: ViewEnvironment = ViewEnvironment()
  ) -> LaidOutScreen {
    var environment = environment
    environment.dynamicTypeSize = configuration.size
    environment.pixelScale = configuration.device.pixelScale
    environment.era = configuration.era ?? .iOS26
    if configuration.locale != "Base" { environment.locale = configuration.locale }
    let window = configuration.device.screen
    let placed = layout(view, in: window, safeArea: safeArea, environment: environment)
    var screen = LaidOutScreen(
      id: id, title: title, kind: "swiftUI", location: location, framework: .swiftUI,
      configuration: configuration, era: environment.era)
    screen.isRightToLeft = environment.layoutDirection == .rightToLeft
    screen.isWholeScreen = true
    screen.safeArea = Rect(
      x: safeArea.leading, y: safeArea.top, width: window.width - safeArea.horizontal,
      height: window.height - safeArea.vertical)
    var builder = ScreenBuilder(placed, location: location)
    builder.build(&screen)
    return screen
  }
}
