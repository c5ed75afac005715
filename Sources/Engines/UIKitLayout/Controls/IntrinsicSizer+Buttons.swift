import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// What buttons ask for.
extension IntrinsicSizer {
  /// Source: 106 of 113 title-only buttons in 20 public projects: the line height rounded up to a
  /// whole point, plus 12, or plus the content's own insets; 15-point type where none is named. With
  /// an image nothing is added (3 buttons of 2 projects). The title's width is rounded up to a whole
  /// point too: that of 40 buttons of 22 documents is recorded whole, though their text ends in half a
  /// point or a third, and none with a free width is recorded otherwise. A background is shown whole, and what
  /// stands on it gets no room of its own: 2 buttons of 2 projects are as large as theirs.
  func buttonSize(
    _ index: ElementIndex, _ button: ButtonContent, fitting width: Double?
  ) -> Size {
    if let size = environment.metrics.symbolButtonSize(button.buttonType) { return size }
    guard let setting = setting(of: index) else { return Size() }
    if let configuration = button.configuration {
      return configuredButtonSize(index, setting, button, configuration, fitting: width)
    }
    let title = titleSize(setting)
    let image = imageSize(in: button, index) ?? Size()
    let insets = button.contentEdgeInsets ?? .zero
    let hasOwnRoom = button.contentEdgeInsets == nil && button.image == nil
    let background = button.backgroundImage.flatMap { $0.naturalSize }
    var size = Size(width: title.width + image.width, height: max(title.height, image.height))
    if hasOwnRoom, background == nil {
      size = Size(width: max(30, size.width), height: title.height + 12)
    }
    return Size(
      width: max(background?.width ?? 0, size.width + insets.left + insets.right),
      height: max(background?.height ?? 0, size.height + insets.top + insets.bottom))
  }

  /// A button with a configuration has the style's insets around title, subtitle and image; its
  /// title wraps.
  private func configuredButtonSize(
    _ index: ElementIndex, _ setting: TextSetting, _ button: ButtonContent,
    _ configuration: ButtonConfiguration,
    fitting width: Double?
  ) -> Size {
    let insets = configuration.insets(at: environment.textSize.category(of: index))
    let edge = button.imageEdge(isRightToLeft: isRightToLeft(index))
    let isImageBeside = edge == .left || edge == .right
    var room = width.map { $0 - insets.left - insets.right }
    let image = configuredImageSize(in: button, index)
    if let image, isImageBeside {
      room = room.map { $0 - image.width - configuration.imagePadding }
    }
    var setting = setting
    setting.wrap()
    let title = environment.measurer.layout(
      setting.text, options: setting.options, width: room.map { max(0, $0) })
    let isEmpty = setting.content.string.isEmpty
    // Several lines are not rounded up: two of 20.29 points are recorded 40.5 high.
    let height =
      title.lines.count > 1
      ? environment.rounded(title.size.height) : environment.roundedUp(title.size.height)
    var size = Size(
      width: isEmpty ? 0 : environment.roundedUp(title.size.width),
      height: isEmpty && button.image != nil ? 0 : height)
    if let subtitle = subtitle(of: index) {
      let layout = environment.measurer.layout(
        subtitle.text, options: subtitle.options, width: room.map { max(0, $0) })
      size.width = max(size.width, environment.roundedUp(layout.size.width))
      size.height += configuration.titlePadding + environment.roundedUp(layout.size.height)
    }
    if let image {
      let padding = isEmpty ? 0 : configuration.imagePadding
      if isImageBeside {
        size.width += image.width + padding
        size.height = max(size.height, image.height)
      } else {
        size.height += image.height + padding
        size.width = max(size.width, image.width)
      }
    }
    return Size(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The second line of a configured button; nil for buttons without.
  func subtitle(of index: ElementIndex) -> TextSetting? {
    guard case .button(let button) = scene.elements[index.rawValue].content,
      let configuration = button.configuration, let string = configuration.subtitle, !string.isEmpty
    else { return nil }
    let font = FontResolver(textSize: environment.textSize, element: index)
      .resolve(configuration.subtitleStyle, adjusts: true)
    var setting = TextSetting(
      string, font: font, environment: environment, location: button.title.location)
    setting.wrap()
    return setting
  }

  private func titleSize(_ setting: TextSetting) -> Size {
    var options = setting.options
    options.numberOfLines = 1
    let layout = environment.measurer.layout(setting.text, options: options, width: nil)
    let lineHeight = environment.measurer.lineHeight(of: setting.font.textFont)
    return Size(
      width: (layout.size.width - 1e-6).rounded(.up),
      height: (lineHeight - 1e-6).rounded(.up))
  }
}
