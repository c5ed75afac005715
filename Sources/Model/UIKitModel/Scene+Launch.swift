import DynamicTypeModel

extension Scene {
  /// Whether it has text that keeps the size of the moment when the app was started: a text style, or a font of
  /// `UIFontMetrics`, without automatic adjustment.
  ///
  /// Other screens look the same however the reader came to a text size.
  public var dependsOnLaunch: Bool {
    elements.contains { element in
      switch element.content {
      case .label(let text): text.dependsOnLaunch
      case .button(let button): button.title.dependsOnLaunch
      case .textInput(let input): input.text.dependsOnLaunch
      default: false
      }
    }
  }
}

extension TextContent {
  fileprivate var dependsOnLaunch: Bool {
    guard !adjustsFontForContentSizeCategory else { return false }
    let fonts = fragments.isEmpty ? [font] : fragments.map(\.font)
    return fonts.contains { font in
      switch font?.face {
      case .textStyle, .scaled: true
      default: false
      }
    }
  }
}
