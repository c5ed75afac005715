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
  ///   - window: The size of the window in points; nil for a window that fills the device's screen.
  ///   - safeArea: What the device keeps free at the window's edges.
  ///   - environment: What the view finds at its root besides.
  public func screen(
    _ view: ViewTree, id: String, title: String, location: SourceLocation,
    configuration: Configuration, window: Size? = nil, safeArea: DirectionalInsets = .zero,
    environment: ViewEnvironment = ViewEnvironment()
  ) -> LaidOutScreen {
    let environment = environment.entering(configuration)
    let isWholeScreen = window == nil
    let window = window ?? configuration.device.screen
    let placed = layout(
      view, in: window, on: configuration.device.screen, safeArea: safeArea,
      environment: environment)
    var screen = LaidOutScreen(
      id: id, title: title, kind: "swiftUI", location: location, framework: .swiftUI,
      configuration: configuration, era: environment.era)
    screen.isRightToLeft = environment.layoutDirection == .rightToLeft
    screen.isWholeScreen = isWholeScreen
    screen.preferredAppearance = placed.preferredAppearance
    screen.safeArea = Rect(
      x: safeArea.leading, y: safeArea.top, width: window.width - safeArea.horizontal,
      height: window.height - safeArea.vertical)
    var builder = ScreenBuilder(placed, location: location)
    builder.build(&screen)
    if placed.first?.assumptions.contains(.tooManyViews) == true {
      screen.notExamined.append(
        NotExamined(
          element: .root,
          reason: "it has more than \(ExpandedTree.maximumNodes) views, or a style that uses itself"
        ))
    }
    return screen
  }

  /// The size of a view that is offered nothing, as a preview with `sizeThatFitsLayout` shows it.
  public func idealSize(
    of view: ViewTree, for configuration: Configuration, in environment: ViewEnvironment
  ) -> Size {
    let size = size(
      of: view, proposed: .unspecified, environment: environment.entering(configuration))
    return Size(
      width: configuration.device.roundedUp(size.width),
      height: configuration.device.roundedUp(size.height))
  }
}

extension [PlacedView] {
  /// What is preferred for the window: by the outermost view that does, or the first. What is in a sheet says so
  /// for the sheet alone.
  ///
  /// Source: Apple, `View.preferredColorScheme(_:)`: the scheme of the nearest enclosing presentation.
  fileprivate var preferredAppearance: ScreenAppearance? {
    var isPresented: [Bool] = []
    for view in self {
      let isInSheet = view.kind == .presentation || view.parent.map { isPresented[$0] } ?? false
      isPresented.append(isInSheet)
      if !isInSheet, let appearance = view.environment.preferredAppearance { return appearance }
    }
    return nil
  }
}

extension ViewEnvironment {
  /// This environment with what a configuration says of it.
  fileprivate func entering(_ configuration: Configuration) -> ViewEnvironment {
    var environment = self
    let classes = configuration.device.sizeClasses
    environment.dynamicTypeSize = configuration.size
    environment.pixelScale = configuration.device.pixelScale
    environment.horizontalSizeClass = classes.width == .compact ? .compact : .regular
    environment.verticalSizeClass = classes.height == .compact ? .compact : .regular
    environment.era = configuration.era ?? .iOS26
    if let language = configuration.language { environment.locale = language }
    return environment
  }
}
