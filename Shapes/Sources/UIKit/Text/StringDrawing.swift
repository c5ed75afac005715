internal import DynamicType
internal import DynamicTypeModel
internal import DynamicTypeText

extension NSAttributedString {
  /// The rectangle that the text takes in a size, unrounded, in points.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is that of a single line.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    var text = AttributedText("", runs: [])
    let location = SourceLocation(path: "")
    var settings = ParagraphOptions()
    settings.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    settings.lineBreakMode = .wordWrap
    settings.usesFontLeading = options.contains(.usesFontLeading)
    let standard = UIFont.systemFont(ofSize: 12)
    for fragment in fragments(font: standard, location: location) {
      guard case .font(let font)? = fragment.font?.face else { continue }
      text.append(
        fragment.string,
        attributes: TextAttributes(
          font: font.textFont, kerning: fragment.kerning, baselineOffset: fragment.baselineOffset))
      settings.lineSpacing = max(settings.lineSpacing, fragment.lineSpacing)
      settings.minimumLineHeight = max(settings.minimumLineHeight, fragment.minimumLineHeight)
      settings.maximumLineHeight = max(settings.maximumLineHeight, fragment.maximumLineHeight)
      settings.lineHeightMultiple = max(settings.lineHeightMultiple, fragment.lineHeightMultiple)
    }
    let isLimited = size.width > 0 && size.width < 1e7
    let layout = LayoutTools.shared.measurer.layout(
      text, options: settings, width: isLimited ? Double(size.width) : nil)
    return CGRect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
  }

  /// The size of the text in one line, or in as many as it has breaks.
  @MainActor
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin).size
  }
}

extension String {
  /// The rectangle that the text takes in a size, unrounded, in points.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text in one line, or in as many as it has breaks.
  @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension UIFont {
  /// The font as the text engine asks for it.
  fileprivate var textFont: TextFont {
    let face: TextFont.Face
    if case .named(let name) = family {
      face = .named(name)
    } else {
      face = .system(design: .standard)
    }
    return TextFont(
      face: face, weight: drawnWeight, isItalic: isItalic, pointSize: pointSize,
      publishedLeading: preferredLineHeight)
  }
}
