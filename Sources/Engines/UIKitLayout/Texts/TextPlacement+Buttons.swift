import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Where titles and subtitles of buttons stand.
extension TextPlacement {
  /// A button's title, and its subtitle, with what cuts them off.
  func title(
    of button: ButtonContent, _ index: ElementIndex, in bounds: Rect
  ) -> [LaidOutText] {
    let isOfOneLine = button.configuration == nil && !button.title.lineBreakMode.wraps
    return placedTitle(of: button, index, in: bounds).map { text in
      var text = text
      if text.isTruncated { text.limit = isOfOneLine ? .doesNotWrap : .height(text.box.height) }
      return text
    }
  }

  /// The title takes what insets and image leave; it is one line unless its mode wraps.
  private func placedTitle(
    of button: ButtonContent, _ index: ElementIndex, in bounds: Rect
  ) -> [LaidOutText] {
    guard var setting = sizer.setting(of: index), !setting.content.string.isEmpty else {
      return []
    }
    let isRightToLeft = sizer.isRightToLeft(index)
    var box = bounds.inset(by: button.contentEdgeInsets ?? .zero).inset(by: button.titleEdgeInsets)
    if let configuration = button.configuration {
      box = bounds.inset(by: configuration.insets(at: environment.textSize.category(of: index)))
      setting.wrap()
    } else {
      setting.options.numberOfLines = setting.content.lineBreakMode == .wordWrap ? 0 : 1
    }
    if let image = sizer.imageSize(in: button, index) {
      box = room(
        beside: image, at: button.imageEdge(isRightToLeft: isRightToLeft),
        padding: button.imagePadding, in: box)
    }
    setting.options.alignment = TextAlignment(
      buttonAlignment: button.horizontalAlignment, isRightToLeft: isRightToLeft)
    // A title may stand above and below its button's frame: buttons do not clip.
    var column = Rect(
      x: box.x, y: box.midY - bounds.height / 2, width: max(0, box.width), height: bounds.height)
    if let configuration = button.configuration {
      let alignment = configuration.lineAlignment(besideImage: button.image?.name != nil)
      column = block(setting, subtitle: sizer.subtitle(of: index), in: column)
      setting.options.alignment = TextAlignment(
        buttonAlignment: alignment, isRightToLeft: isRightToLeft)
    }
    if let subtitle = sizer.subtitle(of: index), let configuration = button.configuration {
      return stack(setting, over: subtitle, padding: configuration.titlePadding, in: column)
    }
    var result = typesetter.set(setting, in: column, centred: true)
    if column.width == 0 { result.leaveOut() }
    result.part = .title
    return [result]
  }

  /// As wide as the widest line of a title and its subtitle, at the side of its column that the title
  /// is set to.
  private func block(_ title: TextSetting, subtitle: TextSetting?, in column: Rect) -> Rect {
    let widths = [title, subtitle].compactMap { $0 }.map { setting in
      environment.measurer.layout(setting.text, options: setting.options, width: column.width)
        .size.width
    }
    let width = min(column.width, environment.roundedUp(widths.max() ?? 0))
    let free = column.width - width
    let offset: Double =
      switch title.options.alignment {
      case .left: 0
      case .right: free
      default: free / 2
      }
    return Rect(x: column.x + offset, y: column.y, width: width, height: column.height)
  }

  /// A title and the subtitle under it, together in the middle of their column.
  private func stack(
    _ title: TextSetting, over subtitle: TextSetting, padding: Double, in column: Rect
  ) -> [LaidOutText] {
    var subtitle = subtitle
    subtitle.options.alignment = title.options.alignment
    func height(_ setting: TextSetting) -> Double {
      environment.roundedUp(
        environment.measurer.layout(setting.text, options: setting.options, width: column.width)
          .size.height)
    }
    let (above, below) = (height(title), height(subtitle))
    let top = column.y + (column.height - above - padding - below) / 2
    var first = typesetter.set(
      title, in: Rect(x: column.x, y: top, width: column.width, height: above), centred: true)
    first.part = .title
    var second = typesetter.set(
      subtitle,
      in: Rect(x: column.x, y: top + above + padding, width: column.width, height: below),
      centred: true)
    second.part = .subtitle
    return [first, second]
  }

  /// What an image leaves for the title: the two stand in the middle together.
  private func room(
    beside image: Size, at edge: ButtonContent.ImageEdge, padding: Double, in box: Rect
  ) -> Rect {
    let width = image.width + padding
    let height = image.height + padding
    return switch edge {
    case .left: box.inset(by: EdgeInsets(left: width))
    case .right: box.inset(by: EdgeInsets(right: width))
    case .top: box.inset(by: EdgeInsets(top: height))
    case .bottom: box.inset(by: EdgeInsets(bottom: height))
    }
  }
}

extension LaidOutText {
  /// Shows nothing of the text, not even an ellipsis.
  fileprivate mutating func leaveOut() {
    (lines, glyphs) = ([], nil)
    (isTruncated, isTruncationDoubtful) = (true, false)
    hiddenCharacterCount = characterCount
  }
}

extension TextContent.LineBreakMode {
  /// Whether text in this mode goes on in a next line.
  fileprivate var wraps: Bool { self == .wordWrap || self == .characterWrap }
}

extension TextAlignment {
  /// How a button's horizontal alignment sets its title.
  init(buttonAlignment: String, isRightToLeft: Bool) {
    switch buttonAlignment {
    case "left": self = .left
    case "right": self = .right
    case "leading": self = isRightToLeft ? .right : .left
    case "trailing": self = isRightToLeft ? .left : .right
    default: self = .center
    }
  }
}

extension ButtonConfiguration {
  /// How lines of a title and its subtitle stand below each other.
  ///
  /// Source: Apple, UIButton.Configuration.TitleAlignment: by itself it follows other elements, such as
  /// the image.
  fileprivate func lineAlignment(besideImage hasImage: Bool) -> String {
    if let titleAlignment, titleAlignment != "automatic" { return titleAlignment }
    guard hasImage, imagePlacement == "leading" || imagePlacement == "trailing" else {
      return "center"
    }
    return imagePlacement
  }
}
