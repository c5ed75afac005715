import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// A text of a view made ready for the text engine.
package struct TextSetting {
  package var content: TextContent
  package var font: ResolvedFont
  package var text: AttributedText
  package var options: ParagraphOptions
  /// The pieces of attributed text in order; one piece for plain text.
  package var pieces: [LaidOutText.Span]

  /// - Parameter defaultFont: Of text that names none.
  package init(
    _ content: TextContent, in environment: ControlEnvironment, defaultFont: ResolvedFont
  ) {
    self.content = content
    let resolver = environment.fonts
    let adjusts = content.adjustsFontForContentSizeCategory
    let weight = environment.legibilityWeight
    font = resolver.resolve(content.font, adjusts: adjusts, default: defaultFont).drawn(as: weight)
    options = ParagraphOptions(content, in: environment)
    if content.fragments.isEmpty {
      text = AttributedText(content.string, font: font.textFont)
      pieces = [LaidOutText.Span(text: content.string, font: font)]
      return
    }
    text = AttributedText("", runs: [])
    pieces = []
    let runDefault = ResolvedFont.system(12)
    for (index, fragment) in content.fragments.enumerated() {
      let runFont = resolver.resolve(fragment.font, adjusts: adjusts, default: runDefault)
        .drawn(as: weight)
      let offset =
        fragment.baselineOffset
        + fragment.raise(lineHeight: environment.measurer.lineHeight(of: runFont.textFont))
      var attributes = TextAttributes(
        font: runFont.textFont, kerning: fragment.kerning, baselineOffset: offset, group: index)
      attributes.ligatures = fragment.usesLigatures ? .standard : .essential
      text.append(fragment.string, attributes: attributes)
      pieces.append(
        LaidOutText.Span(
          text: fragment.string, font: runFont, color: fragment.color, kerning: fragment.kerning,
          baselineOffset: offset))
      options.take(fragment)
    }
    if let first = pieces.first { font = first.font }
    if let first = content.fragments.first {
      options.writingDirection = .init(first.writingDirection)
    }
    if content.hasParagraphStyles {
      options.paragraphStyles = content.paragraphStyles(
        isRightToLeft: environment.isRightToLeft)
    }
  }

  /// The text of a control that UIKit sets by itself.
  package init(
    _ string: String, font: ResolvedFont, in environment: ControlEnvironment,
    location: SourceLocation
  ) {
    var content = TextContent(string, location: location)
    content.lineBreakMode = .tailTruncation
    self.content = content
    let font = font.drawn(as: environment.legibilityWeight)
    self.font = font
    text = AttributedText(string, font: font.textFont)
    options = ParagraphOptions(content, in: environment)
    pieces = [LaidOutText.Span(text: string, font: font)]
  }

  /// Has its paragraphs cut, and tightened before, as they say themselves, and not as their element does.
  ///
  /// Source: Apple, `UILabel.attributedText`: assigning it "updates … style-related properties so that they
  /// reflect the style information starting at location 0". So a label whose paragraphs wrap shows no
  /// ellipsis, whatever its own mode.
  /// Evidence: E-attributed-modes.
  package mutating func followParagraphModes() {
    let modes = content.fragments.map { fragment in
      fragment.lineBreakMode.map(LineBreakMode.init(_:)) ?? options.lineBreakMode
    }
    guard let first = modes.first else { return }
    if Set(modes).count == 1 {
      options.lineBreakMode = first
    } else {
      if options.paragraphStyles.isEmpty {
        options.paragraphStyles = content.paragraphStyles(
          isRightToLeft: options.layoutDirection == .rightToLeft)
      }
      for (index, mode) in zip(options.paragraphStyles.indices, modes) {
        options.paragraphStyles[index].style.lineBreakMode = mode
      }
    }
    let usual = options.tighteningFactor
    let factor = zip(content.fragments, modes).reduce(options.allowsTightening ? usual : 0) {
      $1.1.truncates
        ? max($0, $1.0.tighteningFactor, $1.0.allowsTightening ? usual : 0) : $0
    }
    guard factor > 0 else { return }
    options.allowsTightening = true
    options.tighteningFactor = factor
  }

  /// Lets it take as many lines as it needs.
  package mutating func wrap() {
    options.numberOfLines = 0
    options.lineBreakMode = .wordWrap
  }
}

extension ParagraphOptions {
  /// Takes the paragraph style of a run over; the largest of several runs' counts.
  mutating func take(_ fragment: TextFragment) {
    lineSpacing = max(lineSpacing, fragment.lineSpacing)
    minimumLineHeight = max(minimumLineHeight, fragment.minimumLineHeight)
    maximumLineHeight = max(maximumLineHeight, fragment.maximumLineHeight)
    lineHeightMultiple = max(lineHeightMultiple, fragment.lineHeightMultiple)
  }

  /// The options that a document's text asks for, on a device.
  init(_ content: TextContent, in environment: ControlEnvironment) {
    self.init(
      numberOfLines: max(0, content.numberOfLines),
      lineBreakMode: LineBreakMode(content.lineBreakMode),
      alignment: TextAlignment(
        content.alignment, in: content.fragments.first?.writingDirection ?? .natural,
        isRightToLeft: environment.isRightToLeft),
      layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
      language: environment.language,
      trackingEra: environment.metrics.texts.tracking,
      pixelScale: environment.pixelScale, allowsTightening: content.allowsTightening)
  }
}

extension TextFragment {
  /// Points by which its letters are above the baseline for being superscripts: two fifths of their line
  /// for each step, in whole points.
  ///
  /// Source: what UIFoundation's typesetter does with `NSSuperScript`, as published decompilations of it
  /// show; Apple does not say.
  /// Evidence: E-text-raise-before-16, E-text-superscript.
  fileprivate func raise(lineHeight: Double) -> Double {
    superscript == 0 ? 0 : (lineHeight * Double(superscript) * 0.4).rounded(.up)
  }
}

extension LineBreakMode {
  /// Whether an ellipsis replaces what is cut.
  fileprivate var truncates: Bool {
    switch self {
    case .headTruncation, .tailTruncation, .middleTruncation: true
    case .wordWrap, .charWrap, .clip: false
    }
  }

  init(_ mode: TextContent.LineBreakMode) {
    switch mode {
    case .wordWrap: self = .wordWrap
    case .characterWrap: self = .charWrap
    case .clip: self = .clip
    case .headTruncation: self = .headTruncation
    case .tailTruncation: self = .tailTruncation
    case .middleTruncation: self = .middleTruncation
    }
  }
}

extension TextAlignment {
  /// The alignment that a document asks for.
  ///
  /// Source: Apple, `NSTextAlignment.natural`: the default alignment of the app's localization, so
  /// that English text is at the right where the app is in Arabic. A paragraph that says in which
  /// direction it runs begins at that side.
  init(
    _ alignment: TextContent.Alignment, in direction: TextContent.WritingDirection,
    isRightToLeft: Bool
  ) {
    switch alignment {
    case .natural: self = isRightToLeft && direction == .natural ? .right : .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension WritingDirection {
  init(_ direction: TextContent.WritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
