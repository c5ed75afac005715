/// Words divided at the ends of lines.
extension LineBreaker {
  /// The hyphenation factor of the line that begins with a cluster.
  private func hyphenationFactor(at start: Int32) -> Double {
    styles?.style(at: start).hyphenationFactor ?? hyphenationFactor
  }

  /// A line that ends with a part of a word and a hyphen; the same line where no part fits, and
  /// where none is wanted.
  ///
  /// A word is divided where the line would otherwise be emptier than the hyphenation factor
  /// allows, and in SwiftUI where the word is wider than a whole line.
  ///
  /// Source: Apple, `NSParagraphStyle.hyphenationFactor`: "when the ratio of the text width (as
  /// broken without hyphenation) to the width of the line fragment is less than the hyphenation
  /// factor".
  /// Evidence: E-text-hyphenation.
  func hyphenating(_ line: LineFragment, availableWidth: Double) -> LineFragment {
    let start = line.shown.lowerBound
    let factor = hyphenationFactor(at: start)
    let isEmptier = factor > 0 && line.width < factor * availableWidth
    guard isEmptier || conventions == .swiftUI, availableWidth.isFinite, !line.isHardBreak,
      line.next < Int32(paragraph.clusters.count)
    else { return line }
    let breaks = paragraph.breaks
    let nextBreak = breaks.partitionIndex { $0.cluster > line.next }
    guard nextBreak < breaks.count else { return line }
    // A word that would be split between characters is hyphenated instead.
    let isSplit = nextBreak == 0 || breaks[nextBreak - 1].cluster != line.next
    guard isEmptier || isSplit else { return line }
    let word = (isSplit ? start : line.next)..<max(breaks[nextBreak].visibleEnd, line.next)
    func width(upTo end: Int32) -> Double {
      self.width(of: start..<end) + scale.hyphenWidth(at: end - 1, in: paragraph)
    }
    // Lines of one character, as at a proposed width of 0, need no dictionary.
    guard scale.hyphenWidth(at: start, in: paragraph) <= availableWidth else { return line }
    let end = paragraph.hyphenationPoint(in: word) {
      width(upTo: $0) <= availableWidth + Self.tolerance
    }
    guard let end else { return line }
    var divided = fragment(start, to: end, next: end, isHardBreak: false)
    divided.endsWithHyphen = true
    divided.width += scale.hyphenWidth(at: end - 1, in: paragraph)
    return divided
  }
}
