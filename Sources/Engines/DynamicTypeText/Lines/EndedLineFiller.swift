/// The lines of a text by their ends alone, and how wide they are.
struct EndedLines {
  var ends = LineEnds()
  /// The width of the widest.
  var widest = 0.0
  /// The same with the spaces that hang past its edge.
  var measured = 0.0
}

/// Fills the lines of a short text none of whose units stands before the one that it follows.
///
/// This is where one more size or width of most texts spends its time. Where a line ends is looked up by its
/// distance in steps, which is right but for roundings, and then made sure of by positions: all that
/// a processor cannot foresee is how many lines there are, and which of them split a word.
struct EndedLineFiller<Scale: LineScale> {
  let scale: Scale
  /// The width of a line and what it may exceed it by, on the scale and in steps, about.
  let room: Double
  let reach: Int32

  /// - Parameters:
  ///   - paragraph: A text with an index.
  ///   - width: The width of the lines in points.
  @inline(__always)
  init(_ scale: Scale, of paragraph: Paragraph, width: Double) {
    self.scale = scale
    room = (width + LineBreaker<UniformScale>.tolerance) / scale.points
    reach = scale.steps(room, in: paragraph)
  }

  /// - Returns: `nil` where there are more lines than `limit`, where they cannot be kept by their ends, and where
  ///   a word goes on with a piece shaped anew that is longer than what is left of it.
  @inline(__always)
  func lines(of paragraph: Paragraph, limit: Int) -> EndedLines? {
    let count = paragraph.lineEndIndex.endCount
    let (places, marks) = (paragraph.lineEndIndex.ends, paragraph.lineEndIndex.marks)
    let limit = min(limit, LineEnds.capacity)
    // Full lines would be too many: what hangs past their edges does not make it certain, but likely.
    guard scale.visibleEnd(places[count &- 1]) <= room * Double(limit) else { return nil }
    var ends = LineEnds.Builder()
    var (widest, measured) = (0.0, 0.0)
    var start = LineStart()
    var lastStart = start.unit
    while start.next < count {
      guard ends.count < limit else { return nil }
      let target = start.steps &+ reach
      let mark = LineEndIndex.mark(before: target, in: marks)
      let (behind, steps) = mark.end(before: target)
      let line: EndedLine
      if isFull(behind, from: start, in: places) {
        line = EndedLine(
          places[behind &- 1], from: start, on: scale, next: behind, steps: steps)
      } else {
        guard let other = otherLine(from: start, behind, mark, of: paragraph) else { return nil }
        line = other
      }
      widest = max(widest, line.width)
      measured = max(measured, line.measured)
      ends.append(line.next.unit)
      lastStart = start.unit
      start = line.next
    }
    let lines = LineEnds(ends)
    guard
      !paragraph.lineEndIndex.isLong
        || lines.isExact(lastStart: lastStart, of: paragraph.units.count)
    else { return nil }
    return EndedLines(
      ends: lines, widest: widest * scale.points, measured: measured * scale.points)
  }

  /// Whether a line can end at the place before one, and not at that.
  @inline(__always)
  private func isFull(
    _ behind: Int, from start: LineStart, in places: UnsafeBufferPointer<LineEnd>
  ) -> Bool {
    let edge = start.origin + room
    // No number, beyond all places, is not at most the edge either.
    return !(scale.visibleEnd(places[behind]) <= edge) && behind > start.next
      && scale.visibleEnd(places[behind &- 1]) <= edge
  }

  /// A line for which the place looked up is wrong by a rounding, or that ends within a word.
  @inline(never)
  private func otherLine(
    from start: LineStart, _ found: Int, _ mark: LineEndIndex.Mark, of paragraph: Paragraph
  ) -> EndedLine? {
    let places = paragraph.lineEndIndex.ends
    let edge = start.origin + room
    var behind = found
    while scale.visibleEnd(places[behind]) <= edge { behind &+= 1 }
    while behind > start.next, scale.visibleEnd(places[behind &- 1]) > edge { behind &-= 1 }
    guard behind > start.next else { return splitWord(from: start, mark, of: paragraph) }
    let last = places[behind &- 1]
    return EndedLine(
      last, from: start, on: scale, next: behind, steps: LineEndIndex.steps(last.em))
  }
}

/// Where a line begins.
struct LineStart {
  var unit: Int32 = 0
  /// The first place behind it where a line may end.
  var next = 0
  /// Where its text would begin to end where it does: the position of the unit, but for glyphs that are
  /// shaped anew because the line begins with it.
  var origin = 0.0
  /// The same in steps, about.
  var steps: Int32 = 0
}

/// A line, and where the next begins.
private struct EndedLine {
  var width: Double
  /// The same with the spaces that hang past its edge.
  var measured: Double
  var next: LineStart
}

extension EndedLine {
  /// A line that ends at a place where the words allow it to.
  @inline(__always)
  init(_ end: LineEnd, from start: LineStart, on scale: some LineScale, next: Int, steps: Int32) {
    width = scale.visibleEnd(end) - start.origin
    measured = scale.hangingEnd(end) - start.origin
    self.next = LineStart(
      unit: end.unit, next: next, origin: scale.nextStart(end), steps: steps)
  }
}

// MARK: - Lines that split words

extension EndedLineFiller {
  /// A line that ends within a word, or with it where the word is a single character wider than the line.
  ///
  /// - Parameter mark: What stands before the end of the line.
  @inline(__always)
  private func splitWord(
    from start: LineStart, _ mark: LineEndIndex.Mark, of paragraph: Paragraph
  ) -> EndedLine? {
    let (places, cuts) = (paragraph.lineEndIndex.ends, paragraph.lineEndIndex.cuts)
    let word = places[start.next]
    let end = splitEnd(from: start.unit, of: word, mark, paragraph)
    let cut = cuts[Int(end)]
    // Its spaces hang too.
    let isWordEnd = end == word.visibleEnd
    guard !isWordEnd || cut.kerning == 0 else { return nil }
    let width = width(from: start.unit, to: end, paragraph)
    var next = LineStart(unit: isWordEnd ? word.unit : end, next: start.next)
    next.origin = scale.position(next.unit)
    let measured = width + (next.origin - scale.position(end))
    while places[next.next].unit <= next.unit { next.next &+= 1 }
    if cut.isUnsafe, !isWordEnd {
      guard let change = changeAtStart(end, paragraph),
        places[next.next].visibleEnd >= end + Int32(cut.unitsBehind)
      else { return nil }
      next.origin -= change
    }
    next.steps = max(scale.steps(next.origin, in: paragraph), 0)
    return EndedLine(width: width, measured: measured, next: next)
  }

  /// The end of as many characters of a word from `start` on as fit in a line, at least one.
  @inline(__always)
  private func splitEnd(
    from start: Int32, of word: LineEnd, _ mark: LineEndIndex.Mark, _ paragraph: Paragraph
  ) -> Int32 {
    let cuts = paragraph.lineEndIndex.cuts
    let edge = scale.position(start) + room
    let least = max(Int32(mark.unit), start &+ 1)
    var end = least
    // Marks are an em apart, so that mostly up to three more characters fit: counted, not searched for.
    for count in Int32(1)...3 where scale.position(min(least &+ count, word.unit)) <= edge {
      end &+= 1
    }
    end = min(end, word.unit)
    while end < word.unit, scale.position(end &+ 1) <= edge { end &+= 1 }
    while end > start &+ 1, scale.position(end) > edge { end &-= 1 }
    guard cuts[Int(end)].changesWidth || cuts[Int(start)].changesWidth else { return end }
    func fits(_ end: Int32) -> Bool { width(from: start, to: end, paragraph) <= room }
    while end > start &+ 1, !fits(end) { end &-= 1 }
    let furthest = min(end &+ 2, Int32(truncatingIfNeeded: cuts.count &- 1))
    while end < furthest, fits(end &+ 1) { end &+= 1 }
    return end
  }

  /// The width of what a line shows.
  @inline(__always)
  private func width(from start: Int32, to end: Int32, _ paragraph: Paragraph) -> Double {
    let cuts = paragraph.lineEndIndex.cuts
    let (first, behind) = (cuts[Int(start)], cuts[Int(end)])
    let width =
      scale.position(end) - scale.position(start) - scale.em * Double(behind.kerning)
    guard first.isUnsafe || behind.isUnsafe else { return width }
    return width + change(from: start, to: end, paragraph)
  }

  /// By how much a line is wider than its part of the text because glyphs are shaped anew beside its ends.
  @inline(never)
  private func change(from start: Int32, to end: Int32, _ paragraph: Paragraph) -> Double {
    let cuts = paragraph.lineEndIndex.cuts
    let (first, behind) = (cuts[Int(start)], cuts[Int(end)])
    let headEnd = start + Int32(first.unitsBehind)
    let tailStart = end - Int32(behind.unitsBefore)
    // Mostly both pieces lie in the line, and apart.
    if headEnd <= tailStart,
      let head = changeAtStart(start, paragraph), let tail = changeAtEnd(end, paragraph)
    {
      return head + tail
    }
    let pieces = paragraph.reshapedEnds(of: start..<end)
    return [pieces.first, pieces.last].reduce(0) { change, piece in
      guard let piece else { return change }
      return change + scale.length(piece.sum)
        - (scale.position(piece.units.upperBound) - scale.position(piece.units.lowerBound))
    }
  }

  /// By how much a line is wider because it begins within a word.
  @inline(__always)
  private func changeAtStart(_ start: Int32, _ paragraph: Paragraph) -> Double? {
    let cut = paragraph.lineEndIndex.cuts[Int(start)]
    guard cut.unitsBehind > 0 else { return 0 }
    return change(.behind, start, units: start..<start + Int32(cut.unitsBehind), paragraph)
  }

  /// The same because it ends within a word.
  @inline(__always)
  private func changeAtEnd(_ end: Int32, _ paragraph: Paragraph) -> Double? {
    let cut = paragraph.lineEndIndex.cuts[Int(end)]
    guard cut.unitsBefore > 0 else { return 0 }
    return change(.before, end, units: end - Int32(cut.unitsBefore)..<end, paragraph)
  }

  /// By how much a piece beside a cut is wider than the text that it replaces; `nil` where that is more than
  /// a part of the size.
  @inline(__always)
  private func change(
    _ side: ReshapedSums.Side, _ unit: Int32, units: Range<Int32>, _ paragraph: Paragraph
  ) -> Double? {
    let em = paragraph.reshapedSums.em(side, unit) {
      paragraph.proportionalWidth(ofPiece: units)
    }
    return em.map {
      scale.em * $0 - (scale.position(units.upperBound) - scale.position(units.lowerBound))
    }
  }
}

extension LineScale {
  /// A length in steps, about.
  @inline(__always)
  fileprivate func steps(_ length: Double, in paragraph: Paragraph) -> Int32 {
    LineEndIndex.steps(length * paragraph.emsPerLength(self))
  }
}

extension Paragraph {
  @inline(__always)
  fileprivate func emsPerLength(_ scale: some LineScale) -> Double {
    if scale is EmScale { return 1 }
    let ends = lineEndIndex.ends
    let last = ends[ends.count - 2]
    let length = scale.nextStart(last)
    return length > 0 ? last.em / length : 0
  }
}
