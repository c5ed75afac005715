/// The lines of a text by their ends alone, and how wide they are.
struct EndedLines {
  var ends = LineEnds()
  /// The width of the widest.
  var widest = 0.0
  /// The same with the spaces that hang past its edge.
  var measured = 0.0

  @inline(__always)
  mutating func append(units: Int32, isSplit: Bool, width: Double, hangingWidth: Double) {
    ends.append(units: units, isSplit: isSplit)
    widest = max(widest, width)
    measured = max(measured, width + hangingWidth)
  }
}

extension Paragraph {
  /// Fills all lines of a short text none of whose units stands before the one that it follows.
  ///
  /// This is where one more size or width of most texts spends its time: it only compares numbers.
  ///
  /// - Returns: `nil` where there are more than `limit` lines or than can be kept by their ends, and
  ///   where glyphs change where a line ends.
  @inline(__always)
  func endedLines(
    _ scale: some UniformPositionScale, width: Double, limit: Int
  ) -> EndedLines? {
    let places = lineEnds
    // Lines are no wider than the box, but for the spaces that hang: more would be too many.
    guard units.count > 0, let last = places.last,
      scale.nextStart(last) < width * Double(LineEnds.lineCapacity)
    else { return nil }
    let most = min(limit, LineEnds.lineCapacity)
    var lines = EndedLines()
    var (start, origin, next) = (Int32(0), 0.0, 0)
    while next < places.count {
      guard lines.ends.count < most else { return nil }
      let edge = origin + width + LineBreaker<UniformScale>.tolerance
      var behind = next
      while behind < places.count, scale.visibleEnd(places[behind]) <= edge { behind += 1 }
      if behind > next {
        let last = places[behind - 1]
        guard last.unit - start <= LineEnds.unitCapacity else { return nil }
        let (end, nextOrigin) = (max(scale.visibleEnd(last), origin), scale.nextStart(last))
        lines.append(
          units: last.unit - start, isSplit: false, width: end - origin,
          hangingWidth: last.visibleEnd == last.unit ? 0 : nextOrigin - end)
        (start, origin, next) = (last.unit, nextOrigin, behind)
      } else {
        let word = places[next]
        guard word.unit - start < LineEnds.unitCapacity - 2,
          let end = splitEnd(from: start, of: word, width: width, edge: edge, scale)
        else { return nil }
        // A single character wider than the line, at the end of its word: its spaces hang too.
        let isWordEnd = end == word.visibleEnd
        let lost = scale.kerningLost(before: end, in: self)
        guard !isWordEnd || lost == 0 else { return nil }
        let position = scale.position(end)
        let (behind, width) = (isWordEnd ? word.unit : end, position - origin + lost)
        origin = scale.position(behind)
        lines.append(
          units: behind - start, isSplit: !isWordEnd, width: width,
          hangingWidth: origin - position)
        start = behind
        while next < places.count, places[next].unit <= start { next += 1 }
      }
    }
    return lines
  }

  /// The end of as many characters of a word from `start` on as fit in a line, at least one; `nil`
  /// where glyphs may change by that.
  @inline(__always)
  private func splitEnd(
    from start: Int32, of word: LineEnd, width: Double, edge: Double,
    _ scale: some UniformPositionScale
  ) -> Int32? {
    // Halving without a branch on what is found: no processor predicts that.
    var end = start + 1
    var count = max(word.unit - end, 0)
    while count > 0 {
      let half = (count + 1) / 2
      end = scale.position(end + half) <= edge ? end + half : end
      count -= half
    }
    guard units.changes(cutBefore: end) || units.changes(cutBefore: start) else { return end }
    guard !hasUnsafeCuts else { return nil }
    let origin = scale.position(start)
    let room = width + LineBreaker<UniformScale>.tolerance
    func fits(_ end: Int32) -> Bool {
      scale.position(end) - origin + scale.kerningLost(before: end, in: self) <= room
    }
    while end > start + 1, !fits(end) { end -= 1 }
    let furthest = min(end + 2, Int32(units.count))
    while end < furthest, fits(end + 1) { end += 1 }
    return end
  }
}
