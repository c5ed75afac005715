import DynamicTypeModel
import DynamicTypeText

// MARK: Size

extension ButtonControl {
  /// Source: 106 of 113 title-only buttons in 20 public projects: the line height rounded up to a
  /// whole point, plus 12, or plus the content's own insets; 15-point type where none is named. With
  /// an image nothing is added (3 buttons of 2 projects). The title's width is rounded up to a whole
  /// point too: that of 40 buttons of 22 documents is recorded whole, though their text ends in half a
  /// point or a third, and none with a free width is recorded otherwise. A background is shown whole, and what
  /// is on it gets no space of its own: 2 buttons of 2 projects are as large as theirs.
  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    if let size = signSize(environment.metrics.controls) { return size }
    guard let text else { return Size() }
    if let configuration = content.configuration {
      return configuredSize(of: text, configuration, fitting: width, environment)
    }
    let title = titleSize(text, environment)
    let image = imageSize(in: environment) ?? Size()
    let insets = content.contentEdgeInsets ?? .zero
    let hasOwnInsets = content.contentEdgeInsets == nil && content.image == nil
    let background = content.backgroundImage.flatMap { $0.naturalSize }
    var size = Size(width: title.width + image.width, height: max(title.height, image.height))
    if hasOwnInsets, background == nil {
      size = Size(width: max(30, size.width), height: title.height + 12)
    }
    return Size(
      width: max(background?.width ?? 0, size.width + insets.left + insets.right),
      height: max(background?.height ?? 0, size.height + insets.top + insets.bottom))
  }

  /// A button that is a sign of the system's; nil for others.
  private func signSize(_ controls: ControlMetrics) -> Size? {
    switch content.buttonType {
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd: controls.symbolButtonSize
    case .close: controls.closeButtonSize
    default: nil
    }
  }

  /// A button with a configuration has the style's insets around title, subtitle and image; its
  /// title wraps.
  private func configuredSize(
    of text: TextSetting, _ configuration: ButtonConfiguration, fitting width: Double?,
    _ environment: ControlEnvironment
  ) -> Size {
    let insets = configuration.insets(at: environment.textSize.category)
    let edge = content.imageEdge(isRightToLeft: environment.isControlRightToLeft)
    let isImageBeside = edge == .left || edge == .right
    var available = width.map { $0 - insets.left - insets.right }
    let image = configuredImageSize(environment)
    if let image, isImageBeside {
      available = available.map { $0 - image.width - configuration.imagePadding }
    }
    var text = text
    text.wrap()
    let title = environment.measurer.layout(
      text.text, options: text.options, width: available.map { max(0, $0) })
    let isEmpty = text.content.string.isEmpty
    // Several lines are not rounded up: two of 20.29 points are recorded 40.5 high.
    let height =
      title.lines.count > 1
      ? environment.rounded(title.size.height) : environment.roundedUp(title.size.height)
    var size = Size(
      width: isEmpty ? 0 : environment.roundedUp(title.size.width),
      height: isEmpty && content.image != nil ? 0 : height)
    if let subtitle = subtitle(in: environment) {
      let layout = environment.measurer.layout(
        subtitle.text, options: subtitle.options, width: available.map { max(0, $0) })
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

  private func titleSize(_ text: TextSetting, _ environment: ControlEnvironment) -> Size {
    var options = text.options
    options.numberOfLines = 1
    let layout = environment.measurer.layout(text.text, options: options, width: nil)
    let lineHeight = environment.measurer.lineHeight(of: text.font.textFont)
    return Size(
      width: (layout.size.width - 1e-6).rounded(.up),
      height: (lineHeight - 1e-6).rounded(.up))
  }
}

// MARK: Image

extension ButtonControl {
  /// The image's size; nil without one whose size is known. A configured button's symbol is a large one in
  /// the font of its size's titles where it says nothing else.
  ///
  /// Source: public disassemblies of UIKit (`UIButtonConfiguration`, `_resolveValuesWithButton:`); buttons with
  /// nothing else in 6 documents of 6 projects, and with titles in 2 of 2, are 4 to 9 points wider than with medium
  /// ones.
  package func imageSize(in environment: ControlEnvironment) -> Size? {
    guard var image = content.image else { return nil }
    guard image.isSystemSymbol, image.name != nil else { return image.naturalSize }
    guard content.configuration != nil else { return image.symbol(in: environment).size }
    if image.symbolScale == nil { image.symbolScale = .large }
    return image.symbol(in: environment, default: defaultFont(environment)).size
  }

  /// What the image in a configured button takes: a symbol is on a line of its font, however high it is
  /// itself.
  ///
  /// Source: 6 buttons in 3 documents of 3 projects that hold nothing else are as high as their insets and a line
  /// of Body, one of them at xSmall, or of the 20 points that the symbol asks for.
  /// Evidence: E-button-image-configured.
  private func configuredImageSize(_ environment: ControlEnvironment) -> Size? {
    guard var size = imageSize(in: environment) else { return nil }
    if let image = content.image, image.isSystemSymbol {
      let font = image.symbolFont(in: environment, default: defaultFont(environment))
      size.height = environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
    }
    return size
  }

  /// 15 points for system buttons, 18 for custom ones; a configuration's title is body text, as bold as a headline
  /// where the button's role is primary (3 in 3 documents of one project are as wide as that, 4.7 % wider than
  /// body text). Its lines are not apart by the style's leading: 4 of two lines in one document are 54.5
  /// points high, 20 more than those of one line.
  private func defaultFont(_ environment: ControlEnvironment) -> ResolvedFont {
    guard let configuration = content.configuration else {
      return .system(content.buttonType == .custom ? 18 : 15)
    }
    let style = configuration.titleStyle
    var font = environment.systemFonts.resolve(style, adjusts: true)
    if content.isPrimary { font.weight = style.emphasizedWeight }
    font.leading = nil
    return font
  }

  package func text(in environment: ControlEnvironment) -> TextSetting? {
    TextSetting(content.title, in: environment, defaultFont: defaultFont(environment))
  }

  /// The second line of a configured button; nil for buttons without.
  func subtitle(in environment: ControlEnvironment) -> TextSetting? {
    guard let configuration = content.configuration, let string = configuration.subtitle,
      !string.isEmpty
    else { return nil }
    let font = environment.systemFonts.resolve(configuration.subtitleStyle, adjusts: true)
    var setting = TextSetting(
      string, font: font, in: environment, location: content.title.location)
    setting.wrap()
    return setting
  }
}
