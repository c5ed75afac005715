import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

extension LaidOutText {
  /// A text in the box that it took, in its own coordinates.
  ///
  /// - Parameters:
  ///   - text: Its fonts and options, ready to be laid out.
  ///   - proposed: What it was offered, by which its lines are broken.
  init(
    _ text: LaidText, proposed: ProposedSize, size: Size, measurer: TextMeasurer,
    location: SourceLocation
  ) {
    let (setting, prepared) = (text.setting, text.prepared)
    let (width, height) = (proposed.width.finite, proposed.height.finite)
    let layout = prepared.layout(width: width, height: height)
    var needed = Size(width: layout.roundedSize.width, height: layout.roundedSize.height)
    if let width, layout.size.width <= width { needed.width = min(needed.width, width) }
    if layout.isTruncated || layout.scaleFactor != 1 || layout.tightening != 0
      || setting.options.reservedLines > 0
    {
      var free = setting.options
      (free.numberOfLines, free.reservedLines, free.minimumScaleFactor) = (0, 0, 1)
      let whole = measurer.prepare(setting.text, options: free).size(width: width)
      needed = Size(width: whole.width, height: whole.height)
    }
    self.init(
      string: setting.text.string,
      lines: layout.lines.map { Line($0, spans: setting.spans(of: $0, scale: layout.scaleFactor)) },
      isTruncated: layout.isTruncated, hiddenCharacterCount: layout.hiddenCharacterCount,
      characterCount: layout.characterCount, font: setting.drawnFont(in: layout),
      color: setting.spans.first?.color, box: Rect(width: size.width, height: size.height),
      neededSize: needed, location: location)
    missingCharacters = layout.missingCharacters
    widthUncertainty = setting.widthUncertainty(of: layout, width: needed.width)
    if layout.isTruncated {
      isTruncationDoubtful =
        width.map {
          !prepared.layout(width: $0 + widthUncertainty, height: height).isTruncated
        } ?? false
      let lines = setting.options.numberOfLines
      limit = lines > 0 && layout.lineCount >= lines ? .lines(lines) : .height(size.height)
    }
    let colors = setting.spans.map(\.color)
    glyphs = GlyphSource { line in
      let baseline = layout.baseline(ofLine: line)
      return layout.glyphRuns(line: line).map { run in
        DrawnGlyphs(
          font: .init(
            path: run.font.path, faceIndex: run.font.faceIndex,
            variations: run.font.variationSettings),
          pointSize: run.pointSize,
          color: colors.indices.contains(run.attributeRun) ? colors[run.attributeRun] : nil,
          glyphs: run.glyphs.map { .init(id: $0.id, x: $0.x, y: $0.y - baseline) })
      }
    }
  }
}

extension LaidOutText.Line {
  fileprivate init(_ line: TextLayout.Line, spans: [LaidOutText.Span]) {
    self.init(
      text: line.text, spans: spans, originX: line.originX, baseline: line.baseline,
      width: line.width, ascent: line.ascent, descent: line.descent)
  }
}

extension TextSetting {
  /// The font of the first run as it is drawn, with the name of one that it stands in for.
  fileprivate func drawnFont(in layout: TextLayout) -> ResolvedFont {
    var font = spans.first?.font ?? ResolvedFont(face: .system, pointSize: 17, scaling: .fixed)
    if case .named(let name) = font.face, layout.substitutedFonts.contains(name) {
      font.substitutedFor = name
    }
    return font.scaled(by: layout.scaleFactor)
  }

  /// Points that the width may be off by, from the estimates of the system font's advances: 1 point below
  /// 20 points and 0.8 % above for 96 labels in 100 of public documents; a seventh for a font that
  /// stands in for an app's own.
  fileprivate func widthUncertainty(of layout: TextLayout, width: Double) -> Double {
    let substituted = Set(layout.substitutedFonts)
    return spans.reduce(layout.widthUncertainty) { uncertainty, span in
      let own: Double =
        switch span.font.face {
        case .system: span.font.pointSize < 20 ? 1 : max(1, 0.008 * width)
        case .named(let name): substituted.contains(name) ? width / 7 : 0
        }
      return max(uncertainty, own)
    }
  }

  /// The pieces of a line with their fonts and colours; an ellipsis has the font of the last piece.
  fileprivate func spans(of line: TextLayout.Line, scale: Double) -> [LaidOutText.Span] {
    guard spans.count > 1, let first = spans.first else {
      return spans.prefix(1).map { $0.showing(line.text, scale: scale) }
    }
    var result: [LaidOutText.Span] = []
    var shown = line.text[...]
    var start = 0
    for span in spans where !shown.isEmpty {
      let range = start..<(start + span.text.utf8.count)
      start = range.upperBound
      let shared = range.clamped(to: line.range)
      guard !shared.isEmpty else { continue }
      let piece =
        String(
          span.text.utf8.dropFirst(shared.lowerBound - range.lowerBound)
            .prefix(shared.count)) ?? ""
      let text = shown.prefix(piece.count)
      shown = shown.dropFirst(text.count)
      result.append(span.showing(String(text), scale: scale))
    }
    if !shown.isEmpty {
      var last = result.popLast() ?? first.showing("", scale: scale)
      last.text += shown
      result.append(last)
    }
    return result
  }
}

extension LaidOutText.Span {
  fileprivate func showing(_ text: String, scale: Double) -> LaidOutText.Span {
    var span = self
    span.text = text
    span.font = font.scaled(by: scale)
    return span
  }
}

extension ResolvedFont {
  fileprivate func scaled(by factor: Double) -> ResolvedFont {
    guard factor != 1 else { return self }
    var font = self
    font.pointSize *= factor
    font.leading = leading.map { $0 * factor }
    return font
  }
}
