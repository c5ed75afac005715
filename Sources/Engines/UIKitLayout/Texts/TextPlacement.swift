import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Sets texts in their views' final frames, as they are drawn.
struct TextPlacement {
  let pass: LayoutPass
  /// By element, in the parent's coordinates.
  let frames: [Rect]

  var environment: LayoutEnvironment { pass.environment }

  /// The texts of an element, in the element's coordinates.
  func texts(of index: ElementIndex) -> [LaidOutText] {
    let element = pass.scene.elements[index.rawValue]
    let bounds = Rect(width: frames[index.rawValue].width, height: frames[index.rawValue].height)
    switch element.content {
    case .label:
      return label(index, in: bounds)
    case .button(let button):
      return title(of: button, index, in: bounds)
    case .textInput(let input):
      return element.kind == .textView
        ? text(of: input, index, in: bounds) : field(input, index, in: bounds)
    case .segments(let segments):
      return titles(of: segments, in: bounds, location: element.location)
    case .table(let table):
      return sectionTexts(of: table, index, width: bounds.width)
    default:
      return []
    }
  }

  private func label(_ index: ElementIndex, in bounds: Rect) -> [LaidOutText] {
    guard let setting = pass.sizer.setting(of: index), !setting.content.string.isEmpty else {
      return []
    }
    var text = set(setting.shrinking, in: bounds, centred: true)
    if text.isTruncated {
      let lines = setting.content.numberOfLines
      text.limit =
        lines > 0 && text.lines.count >= lines ? .lines(lines) : .height(text.box.height)
    }
    return [text]
  }

  private func field(
    _ input: TextInputContent, _ index: ElementIndex, in bounds: Rect
  ) -> [LaidOutText] {
    guard var setting = pass.sizer.setting(of: index) else { return [] }
    let isPlaceholder = setting.content.string.isEmpty
    if isPlaceholder {
      guard let placeholder = input.placeholder, !placeholder.isEmpty else { return [] }
      setting.replaceText(by: placeholder)
    }
    setting.options.numberOfLines = 1
    setting.options.lineBreakMode = .tailTruncation
    let inset: Double = input.borderStyle == "none" ? 0 : 7
    var result = set(
      setting.shrinking,
      in: bounds.inset(by: EdgeInsets(left: inset, right: inset)), centred: true)
    result.isPlaceholder = isPlaceholder
    return [result]
  }

  private func text(
    of input: TextInputContent, _ index: ElementIndex, in bounds: Rect
  ) -> [LaidOutText] {
    guard var setting = pass.sizer.setting(of: index), !setting.content.string.isEmpty else {
      return []
    }
    setting.wrap()
    let box = bounds.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
    return [set(setting, in: box, centred: false, limitsHeight: false)]
  }

  private func titles(
    of segments: SegmentsContent, in bounds: Rect, location: SourceLocation
  ) -> [LaidOutText] {
    var end = 0.0
    let widths = pass.sizer.widths(of: segments, in: bounds.width)
    return zip(segments.titles, widths).enumerated().compactMap { number, segment in
      let (title, width) = segment
      let start = end
      end += width
      guard !title.isEmpty else { return nil }
      var setting = pass.sizer.setting(
        ofSegment: title, isSelected: number == segments.selected, location: location)
      setting.options.alignment = .center
      let box = Rect(
        x: start + 4, width: max(0, width - 8), height: bounds.height)
      var result = set(setting, in: box, centred: true)
      result.part = .segment(number)
      return result
    }
  }

  private func sectionTexts(
    of table: TableContent, _ index: ElementIndex, width: Double
  ) -> [LaidOutText] {
    var result: [LaidOutText] = []
    let tops = pass.sectionTops[index] ?? []
    let bottoms = pass.sectionBottoms[index] ?? []
    for (number, section) in table.sections.enumerated() {
      if let title = section.headerTitle, !title.isEmpty, number < tops.count {
        let shown = pass.shownHeader(title, in: table)
        let height = pass.sectionTextHeight(shown, as: .header, in: table, width: width)
        let below = table.style == .plain ? 3.75 : 6
        let y = tops[number].y + tops[number].height - height - below
        var text = sectionText(
          shown, as: .header, of: section, in: table, y: y, height: height, width: width)
        text.string = title
        text.part = .sectionHeader(number)
        result.append(text)
      }
      if let title = section.footerTitle, !title.isEmpty, number < bottoms.count {
        let height = pass.sectionTextHeight(title, as: .footer, in: table, width: width)
        let y = bottoms[number].y + 7
        var text = sectionText(
          title, as: .footer, of: section, in: table, y: y, height: height, width: width)
        text.part = .sectionFooter(number)
        result.append(text)
      }
    }
    return result
  }

  /// A header's or footer's text, set between the table's margins.
  private func sectionText(
    _ title: String, as kind: SectionText, of section: TableContent.Section,
    in table: TableContent, y: Double, height: Double, width: Double
  ) -> LaidOutText {
    let side = pass.sectionTextInset(in: table, width: width)
    var setting = pass.sectionText(title, as: kind, in: table)
    setting.content.location = section.location
    let box = Rect(x: side, y: y, width: width - 2 * side, height: height)
    var text = set(setting, in: box, centred: false)
    text.color = .system("secondaryLabelColor")
    return text
  }
}

// MARK: Setting one text

extension TextPlacement {
  func set(
    _ asked: TextSetting, in box: Rect, centred: Bool, limitsHeight: Bool = true
  ) -> LaidOutText {
    let measurer = environment.measurer
    let width = max(0, box.width)
    let height = limitsHeight ? max(0, box.height) : nil
    var setting = asked
    var layout = measurer.layout(
      asked.text, options: asked.options, width: width, height: height)
    if layout.scaleFactor != 1 {
      setting = asked.resized(by: layout.scaleFactor)
      layout = measurer.layout(
        setting.text, options: setting.options, width: width, height: height)
    }
    var free = setting.options
    free.lineBreakMode = .wordWrap
    let isOneLine = setting.options.numberOfLines == 1
    if !isOneLine { free.numberOfLines = 0 }
    let needed = measurer.layout(setting.text, options: free, width: isOneLine ? nil : width)
    let top =
      centred
      ? box.y + (box.height - environment.roundedUp(layout.size.height)) / 2 : box.y
    var result = LaidOutText(
      string: setting.content.string, lines: [], isTruncated: layout.isTruncated,
      hiddenCharacterCount: layout.hiddenCharacterCount, characterCount: layout.characterCount,
      font: setting.drawnFont(in: layout), color: setting.content.color, box: box,
      neededSize: Size(width: needed.size.width, height: needed.size.height),
      location: setting.content.location)
    result.widthUncertainty = setting.widthUncertainty(of: layout, width: needed.size.width)
    result.missingCharacters = layout.missingCharacters
    if setting.options.hyphenates {
      result.undividedReason = layout.missingHyphenation?.reason
    }
    if layout.isTruncated {
      let wider = measurer.layout(
        setting.text, options: setting.options, width: width + result.widthUncertainty,
        height: height)
      result.isTruncationDoubtful = !wider.isTruncated
    }
    result.lines = layout.lines.map { line in
      LaidOutText.Line(
        text: line.text, spans: setting.spans(of: line),
        originX: box.x + line.originX, baseline: environment.rounded(top + line.baseline),
        width: line.width, ascent: line.ascent, descent: line.descent)
    }
    result.glyphs = setting.glyphs(of: layout, at: box.x)
    return result
  }
}

extension MissingHyphenation {
  /// Why words were not divided.
  fileprivate var reason: String {
    "no dictionary says where words in '\(language)' may be divided: "
      + (package.map { "the package \($0) has it" } ?? "no package is known to have one")
  }
}

extension TextSetting {
  /// Sets another text in the same font.
  mutating func replaceText(by string: String) {
    content.string = string
    content.fragments = []
    options.paragraphStyles = []
    text = AttributedText(string, font: font.textFont)
    pieces = [LaidOutText.Span(text: string, font: font)]
  }

  /// The same text, ready to shrink towards its minimum where it adjusts, on any number of lines.
  ///
  /// Source: Apple, *UILabel*, `adjustsFontSizeToFitWidth`: until the string fits its rectangle; up to
  /// iOS 6 on one line alone.
  var shrinking: TextSetting {
    guard content.adjustsFontSizeToFitWidth else { return self }
    var result = self
    let size = font.pointSize
    let smallest =
      content.minimumFontSize > 0 && size > 0
      ? content.minimumFontSize / size : content.minimumScaleFactor
    result.options.minimumScaleFactor = min(1, smallest > 0 ? smallest : 1)
    return result
  }

  /// The same text with every font's size multiplied, and with it the distance between lines.
  func resized(by factor: Double) -> TextSetting {
    guard factor != 1 else { return self }
    var result = self
    result.options.minimumScaleFactor = 1
    result.font.resize(by: factor)
    result.text.runs = text.runs.map { run in
      var run = run
      run.attributes.font.resize(by: factor)
      return run
    }
    result.pieces = pieces.map { piece in
      var piece = piece
      piece.font.resize(by: factor)
      return piece
    }
    return result
  }

  /// The pieces of a line with their fonts and colours.
  func spans(of line: TextLayout.Line) -> [LaidOutText.Span] {
    guard pieces.count > 1 else {
      return [
        LaidOutText.Span(
          text: line.text, font: font, color: pieces.first?.color,
          kerning: pieces.first?.kerning ?? 0, baselineOffset: pieces.first?.baselineOffset ?? 0)
      ]
    }
    // An ellipsis stands at the end of what is left of a line and has the font of its last piece.
    var result: [LaidOutText.Span] = []
    var rest = line.text.utf8.count
    var start = 0
    for piece in pieces {
      let range = start..<(start + piece.text.utf8.count)
      start = range.upperBound
      let shared = range.clamped(to: line.range)
      guard !shared.isEmpty, rest > 0 else { continue }
      var span = piece
      let from = piece.text.utf8.index(
        piece.text.startIndex, offsetBy: shared.lowerBound - range.lowerBound)
      let to = piece.text.utf8.index(from, offsetBy: min(shared.count, rest))
      span.text = String(piece.text[from..<to])
      rest -= span.text.utf8.count
      result.append(span)
    }
    if line.isTruncated || line.isHyphenated, var last = result.popLast() {
      let shown = result.map(\.text).joined()
      last.text = String(line.text.dropFirst(shown.count))
      result.append(last)
    }
    return result
  }
}

extension ResolvedFont {
  fileprivate mutating func resize(by factor: Double) {
    pointSize *= factor
    leading = leading.map { $0 * factor }
  }
}

extension TextFont {
  fileprivate mutating func resize(by factor: Double) {
    pointSize *= factor
    publishedLeading = publishedLeading.map { $0 * factor }
  }
}
