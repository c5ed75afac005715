import DynamicTypeModel

extension PlacedScreen {
  /// What is said of a screen whose code makes no view.
  func notExamined(for configuration: Configuration, as reason: String) -> LaidOutScreen {
    let isUIKit = kind == PlacedCodeScreen.kindName
    var result = LaidOutScreen(
      id: id, title: title, kind: kind, location: location ?? SourceLocation(path: ""),
      framework: isUIKit ? .uiKit : .swiftUI, configuration: configuration,
      era: configuration.era ?? .iOS26)
    result.variant = variant
    var view = LaidOutView(id: id, kind: "view", role: .container, location: result.location)
    view.subtreeEnd = 1
    view.appearance.control = ControlContent(UnknownContent(name: name))
    result.views = [view]
    result.nodes = [
      LaidOutNode(frame: Rect(width: device.screen.width, height: device.screen.height))
    ]
    result.isBuiltByCode = isUIKit
    result.notExamined = [NotExamined(element: .root, reason: reason)]
    return result
  }
}
