import DynamicTypeModel
import DynamicTypeText

extension TextSetting {
  /// Sets another text in the same font.
  package mutating func replaceText(by string: String) {
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
  /// Evidence: E-text-shrinking.
  package var shrinking: TextSetting {
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
    // An ellipsis is at the end of what is left of a line and has the font of its last piece.
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
