import DynamicTypeModel
import DynamicTypeText

// MARK: Texts

extension ButtonControl {
  /// The title, and the subtitle, with what cuts them off.
  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    let isOfOneLine = content.configuration == nil && !content.title.lineBreakMode.wraps
    return placedTexts(text, in: bounds, environment).map { text in
      var text = text
      if text.isTruncated { text.limit = isOfOneLine ? .doesNotWrap : .height(text.box.height) }
      return text
    }
  }

  /// The title takes what insets and image leave; it is one line unless its mode wraps.
  private func placedTexts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    guard var setting = text, !setting.content.string.isEmpty else { return [] }
    let isRightToLeft = environment.isControlRightToLeft
    let subtitle = subtitle(in: environment)
    var box = bounds.inset(by: content.contentEdgeInsets ?? .zero).inset(
      by: content.titleEdgeInsets)
    if let configuration = content.configuration {
      box = bounds.inset(by: configuration.insets(at: environment.textSize.category))
      setting.wrap()
    } else {
      setting.options.numberOfLines = setting.content.lineBreakMode == .wordWrap ? 0 : 1
    }
    if let image = imageSize(in: environment) {
      box = space(
        beside: image, at: content.imageEdge(isRightToLeft: isRightToLeft),
        padding: content.imagePadding, in: box)
    }
    setting.options.alignment = TextAlignment(
      buttonAlignment: content.horizontalAlignment, isRightToLeft: isRightToLeft)
    // A title may reach above and below its button's frame: buttons do not clip.
    var column = Rect(
      x: box.x, y: box.midY - bounds.height / 2, width: max(0, box.width), height: bounds.height)
    if let configuration = content.configuration {
      let alignment = configuration.lineAlignment(besideImage: content.image?.name != nil)
      column = block(setting, subtitle: subtitle, in: column, environment)
      setting.options.alignment = TextAlignment(
        buttonAlignment: alignment, isRightToLeft: isRightToLeft)
    }
    if let subtitle, let configuration = content.configuration {
      return stack(
        setting, over: subtitle, padding: configuration.titlePadding, in: column, environment)
    }
    var result = Typesetter(in: environment).set(setting, in: column, centred: true)
    if column.width == 0 { result.leaveOut() }
    result.part = .title
    return [result]
  }

  /// As wide as the widest line of a title and its subtitle, at the side of its column that the title
  /// is set to.
  private func block(
    _ title: TextSetting, subtitle: TextSetting?, in column: Rect,
    _ environment: ControlEnvironment
  ) -> Rect {
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
    _ title: TextSetting, over subtitle: TextSetting, padding: Double, in column: Rect,
    _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    let typesetter = Typesetter(in: environment)
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

  /// What an image leaves for the title: both are in the middle together.
  private func space(
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
  fileprivate init(
    buttonAlignment: ButtonContent.HorizontalAlignment, isRightToLeft: Bool
  ) {
    switch buttonAlignment {
    case .left: self = .left
    case .right: self = .right
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    case .center, .fill: self = .center
    }
  }
}

extension ButtonConfiguration {
  /// How lines of a title and its subtitle are placed below each other.
  ///
  /// Source: Apple, UIButton.Configuration.TitleAlignment: by itself it follows other elements, such as
  /// the image.
  /// Evidence: E-button-title-alignment.
  fileprivate func lineAlignment(besideImage hasImage: Bool)
    -> ButtonContent.HorizontalAlignment
  {
    switch (titleAlignment, imagePlacement) {
    case (.leading, _): .leading
    case (.center, _): .center
    case (.trailing, _): .trailing
    case (.automatic, .leading) where hasImage, (nil, .leading) where hasImage: .leading
    case (.automatic, .trailing) where hasImage, (nil, .trailing) where hasImage: .trailing
    case (.automatic, _), (nil, _): .center
    }
  }
}
