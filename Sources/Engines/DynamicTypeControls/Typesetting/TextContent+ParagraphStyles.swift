import DynamicTypeModel
import DynamicTypeText

extension TextFragment {
  /// Whether its paragraph has indents, tab stops, hyphenation or space around it.
  fileprivate var hasParagraphLayout: Bool {
    !tabStops.isEmpty
      || [
        paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent,
        defaultTabInterval, hyphenationFactor,
      ].contains { $0 != 0 }
  }
}

extension TextContent {
  /// Whether its paragraphs are set in ways of their own.
  var hasParagraphStyles: Bool {
    fragments.contains(where: \.hasParagraphLayout)
      || Set(paragraphStyles(isRightToLeft: false).map(\.style)).count > 1
  }

  /// The paragraph styles of the runs, each from where its run begins.
  func paragraphStyles(isRightToLeft: Bool) -> [ParagraphStyle.Run] {
    var start = 0
    return fragments.map { fragment in
      defer { start += fragment.string.utf8.count }
      return ParagraphStyle.Run(
        start: start,
        style: ParagraphStyle(
          fragment,
          alignment: TextAlignment(
            fragment.alignment ?? alignment, in: fragment.writingDirection,
            isRightToLeft: isRightToLeft)))
    }
  }
}

extension ParagraphStyle {
  /// The style that a run of a document asks for.
  fileprivate init(_ fragment: TextFragment, alignment: TextAlignment) {
    self.init()
    self.alignment = alignment
    writingDirection = WritingDirection(fragment.writingDirection)
    lineSpacing = fragment.lineSpacing
    paragraphSpacing = fragment.paragraphSpacing
    paragraphSpacingBefore = fragment.paragraphSpacingBefore
    firstLineHeadIndent = fragment.firstLineHeadIndent
    headIndent = fragment.headIndent
    tailIndent = fragment.tailIndent
    minimumLineHeight = fragment.minimumLineHeight
    maximumLineHeight = fragment.maximumLineHeight
    lineHeightMultiple = fragment.lineHeightMultiple
    defaultTabInterval = fragment.defaultTabInterval
    hyphenationFactor = fragment.hyphenationFactor
    tabStops = fragment.tabStops.map {
      TabStop(location: $0.location, alignment: .init($0.alignment))
    }
  }
}

extension ParagraphStyle.TabStop.Alignment {
  fileprivate init(_ alignment: TextFragment.TabStop.Alignment) {
    switch alignment {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .decimal: self = .decimal
    }
  }
}
