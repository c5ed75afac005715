/// Words divided at the ends of lines.
extension LineBreaker {
  /// The hyphenation factor of the line that begins with a unit.
  private func hyphenationFactor(at start: Int32) -> Double {
    styles?.style(at: start).hyphenationFactor ?? hyphenationFactor
  }

  /// A line filled further with a part of the word behind it; the same line where none fits, or where
  /// it is full enough without.
  ///
  /// Source: Apple, `NSParagraphStyle.hyphenationFactor`: "when the ratio of the text width (as broken
  /// without hyphenation) to the width of the line fragment is less than the hyphenation factor".
  func hyphenating(_ line: LineFragment, room: Double) -> LineFragment {
    let start = line.shown.lowerBound
    let factor = hyphenationFactor(at: start)
    guard factor > 0, room.isFinite, !line.isHardBreak, line.width < factor * room,
      line.next < Int32(paragraph.units.count)
    else { return line }
    let breaks = paragraph.breaks
    let behind = breaks.partitionIndex { $0.unit > line.next }
    guard behind < breaks.count else { return line }
    // A word that had to be split between characters is divided anew.
    let isSplit = behind == 0 || breaks[behind - 1].unit != line.next
    let word = (isSplit ? start : line.next)..<max(breaks[behind].visibleEnd, line.next)
    func width(upTo end: Int32) -> Double {
      self.width(of: start..<end) + scale.hyphenWidth(at: end - 1, in: paragraph)
    }
    let end = paragraph.hyphenationPoint(in: word) { width(upTo: $0) <= room + Self.tolerance }
    guard let end else { return line }
    var divided = fragment(start, to: end, next: end, isHardBreak: false)
    divided.endsWithHyphen = true
    divided.width += scale.hyphenWidth(at: end - 1, in: paragraph)
    return divided
  }
}
