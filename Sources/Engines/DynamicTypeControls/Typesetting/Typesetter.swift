import DynamicTypeModel
import DynamicTypeText

/// Sets texts in boxes, as they are drawn.
package struct Typesetter {
  let environment: ControlEnvironment

  package init(in environment: ControlEnvironment) { self.environment = environment }

  /// A text in a box.
  ///
  /// - Parameters:
  ///   - box: In points, in the coordinates of the text's view.
  ///   - centred: Whether it is in the middle of the box's height, or begins at its top.
  ///   - limitsHeight: Whether lines that are lower than the box are left out.
  package func set(
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
    let font = setting.content.fragments.first?.font ?? setting.content.font
    result.fontLocation = font?.location
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
    let heldHeights = setting.content.fragments.map(\.maximumLineHeight).filter { $0 > 0 }
    result.lines = layout.lines.enumerated().map { number, line in
      var drawn = LaidOutText.Line(
        text: line.text, spans: setting.spans(of: line),
        originX: box.x + line.originX, baseline: environment.rounded(top + line.baseline),
        width: line.width, ascent: line.ascent, descent: line.descent)
      // A line that is lower than its limit is as high as its font wants it.
      if heldHeights.contains(where: { abs(line.ascent + line.descent - $0) < 0.01 }) {
        (drawn.inkAbove, drawn.inkBelow) = layout.inkOverflow(line: number)
      }
      return drawn
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
