/// How lines are filled beyond what fits, as `NSParagraphStyle.LineBreakStrategy` has it.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A last line of one word takes the word before it along, where lines end at words.
  ///
  /// Apple says no more than "typically" by one word, and not when. Here it is when the text takes
  /// two lines: a label of Xcode 10 was recorded with the last two of its four words in the second, and
  /// others had their `&` moved since iOS 11, while two labels of three lines (Xcode 14) end in one word.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
}

extension LineBreaker {
  /// The lines of a text with the last word of the first pushed out to the second, where that would
  /// be one word; the same lines where nothing is pushed.
  func pushingOut(_ lines: [LineFragment]) -> [LineFragment] {
    guard lines.count == 2, mode == .wordWrap, styles == nil else { return lines }
    let (first, last) = (lines[0], lines[1])
    guard !first.isHardBreak, !last.shown.isEmpty, last.next == Int32(paragraph.units.count),
      last.ellipsis == .none, let pushed = pushedWord(of: first, before: last)
    else { return lines }
    let room = room(from: pushed.unit) + Self.tolerance
    let line = fragment(
      pushed.unit, to: last.shown.upperBound, next: last.next, isHardBreak: last.isHardBreak)
    guard line.width <= room else { return lines }
    let head = fragment(
      first.shown.lowerBound, to: pushed.visibleEnd, next: pushed.unit, isHardBreak: false)
    return [head, line]
  }

  /// Where the last word of a line begins that may be pushed out of it: a further word stands before
  /// it, and the line below is one word.
  private func pushedWord(
    of first: LineFragment, before last: LineFragment
  ) -> BreakOpportunity? {
    let breaks = paragraph.breaks
    guard let end = breaks.firstIndex(where: { $0.unit == first.next }), breaks[end].isAtSpace,
      !breaks[(end + 1)...].contains(where: { $0.isAtSpace && $0.unit < last.shown.upperBound }),
      let start = breaks[..<end].lastIndex(where: \.isAtSpace),
      breaks[start].visibleEnd > first.shown.lowerBound
    else { return nil }
    return breaks[start]
  }
}

extension BreakOpportunity {
  /// Whether a space stands before it.
  fileprivate var isAtSpace: Bool { visibleEnd < unit }
}
