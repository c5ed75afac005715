extension LineBreaker {
  /// The lines of a text, with the last word of each paragraph's first line moved to the second
  /// where that is the last and one short word; the same lines where no word is moved.
  func pushingOut(_ lines: [LineFragment]) -> [LineFragment] {
    guard lines.count > 1, mode != .charWrap, styles == nil else { return lines }
    var pushed = lines
    for index in 1..<lines.count {
      guard isParagraphStart(lines[index - 1].shown.lowerBound),
        isParagraphStart(lines[index].next),
        let pair = pushingOut(lines[index - 1], before: lines[index])
      else { continue }
      pushed.replaceSubrange(index - 1...index, with: pair)
    }
    return pushed
  }

  /// Whether a paragraph begins at a cluster, or the text ends there.
  private func isParagraphStart(_ cluster: Int32) -> Bool {
    let flags = paragraph.clusters.flags
    return cluster == 0 || Int(cluster) == flags.count
      || flags[Int(cluster) - 1].contains(.paragraphEnd)
  }

  /// The two lines of a paragraph, with a word moved from the first to the second; `nil` where none
  /// is moved.
  private func pushingOut(_ first: LineFragment, before last: LineFragment) -> [LineFragment]? {
    guard !first.isHardBreak, last.ellipsis == .none, last.isHardBreak,
      isShortWord(first.next..<last.next), let place = breakBefore(first)
    else { return nil }
    let line = fragment(
      place.cluster, to: last.shown.upperBound, next: last.next, isHardBreak: true)
    let head = fragment(
      first.shown.lowerBound, to: place.visibleEnd, next: place.cluster, isHardBreak: false)
    let (before, after) = (first.wholeWidth / last.wholeWidth, head.wholeWidth / line.wholeWidth)
    guard line.width <= availableWidth(from: place.cluster) + Self.tolerance, after >= 0.6,
      abs(1 - after) <= abs(1 - before)
    else { return nil }
    return [head, line]
  }

  /// The last break within a line before its end, if the line ends between words.
  private func breakBefore(_ line: LineFragment) -> BreakOpportunity? {
    let breaks = paragraph.breaks
    let end = breaks.partitionIndex { $0.cluster >= line.next }
    guard end > 0, end < breaks.count, breaks[end].cluster == line.next, !breaks[end].showsHyphen,
      !breaks[end - 1].showsHyphen,
      breaks[end - 1].visibleEnd > line.shown.lowerBound
    else { return nil }
    return breaks[end - 1]
  }
}

extension LineFragment {
  /// The width with the spaces that hang past the edge.
  fileprivate var wholeWidth: Double { width + hangingWidth }
}

extension LineBreaker {
  /// Whether a stretch that does not follow a letter begins with a word, has at most ten UTF-16
  /// code units, and has only punctuation and spaces after that word.
  private func isShortWord(_ clusters: Range<Int32>) -> Bool {
    guard clusters.count <= 10, clusters.lowerBound > 0 else { return false }
    let start = Int(paragraph.clusters.offsets[Int(clusters.lowerBound)])
    let end = Int(paragraph.clusters.offsets[Int(clusters.upperBound)])
    let text = paragraph.string.utf8
    let first = text.index(text.startIndex, offsetBy: start)
    let rest = paragraph.string.unicodeScalars[first..<text.index(first, offsetBy: end - start)]
    guard rest.reduce(0, { $0 + UTF16.width($1) }) <= 10, let letter = rest.first,
      letter.isAlphanumeric, !paragraph.string.unicodeScalars[..<first].last!.isAlphanumeric
    else { return false }
    return rest.afterFirstWord.allSatisfy { !$0.isAlphanumeric }
  }
}

extension Substring.UnicodeScalarView {
  /// The rest after the first word: letters and digits, with punctuation between them that joins
  /// words (UAX #29).
  fileprivate var afterFirstWord: Self {
    var rest = self
    while let scalar = rest.first {
      let joins = "'’.·_:".unicodeScalars.contains(scalar)
      guard scalar.isAlphanumeric || joins && rest.dropFirst().first?.isAlphanumeric == true
      else { break }
      rest = rest.dropFirst()
    }
    return rest
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark or a digit, as in `CharacterSet.alphanumerics`.
  fileprivate var isAlphanumeric: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
