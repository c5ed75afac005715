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

  /// - Returns: `nil` where there are more lines than `limit` or than can be kept by their ends, and where a
  ///   word goes on with a piece shaped anew that is longer than what is left of it.
  @inline(__always)
  func lines(of paragraph: Paragraph, limit: Int) -> EndedLines? {
    let count = paragraph.lineEndIndex.endCount
    let (places, marks) = (paragraph.lineEndIndex.ends, paragraph.lineEndIndex.marks)
    let limit = min(limit, LineEnds.capacity)
    // Full lines would be too many: what hangs past their edges does not make it certain, but likely.
    guard scale.visibleEnd(places[count &- 1]) <= room * Double(limit) else { return nil }
    // Eight lines' ends are a word.
    var words = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var lineCount = 0
    var (widest, measured) = (0.0, 0.0)
    var start = LineStart()
    while start.next < count {
      guard lineCount < limit else { return nil }
      let edge = start.origin + room
      let target = start.steps &+ reach
      let mark = LineEndIndex.mark(before: target, in: marks)
      let reachesNext = mark.nextEnd <= target
      var behind = Int(mark.endCount) &+ (reachesNext ? 1 : 0)
      var steps = reachesNext ? mark.startBehind : mark.startBefore
      if !isLast(behind, before: edge, from: start.next, in: places) {
        while scale.visibleEnd(places[behind]) <= edge { behind &+= 1 }
        while behind > start.next, scale.visibleEnd(places[behind &- 1]) > edge { behind &-= 1 }
        steps = behind > 0 ? places[behind &- 1].steps : 0
      }
      if behind > start.next {
        let last = places[behind &- 1]
        let width = scale.visibleEnd(last) - start.origin
        let nextOrigin = scale.nextStart(last)
        let hanging = last.visibleEnd == last.unit ? width : nextOrigin - start.origin
        widest = max(widest, width)
        measured = max(measured, hanging)
        start = LineStart(
          unit: last.unit, origin: nextOrigin, steps: steps, next: behind)
      } else {
        guard let (width, hanging) = splitWord(from: &start, mark, of: paragraph) else {
          return nil
        }
        widest = max(widest, width)
        measured = max(measured, hanging)
      }
      if lineCount & 7 == 0 { words = (0, words.0, words.1, words.2) }
      words.0 |=
        UInt64(truncatingIfNeeded: start.unit) &<< UInt64(truncatingIfNeeded: 8 &* (lineCount & 7))
      lineCount &+= 1
    }
    return EndedLines(
      ends: LineEnds(reversed: words, count: lineCount), widest: widest * scale.points,
      measured: measured * scale.points)
  }
}

extension EndedLineFiller {
  /// Whether a line can end at none of the places behind one, and at the one before it unless that is before
  /// the line.
  @inline(__always)
  private func isLast(
    _ behind: Int, before edge: Double, from next: Int, in places: UnsafeBufferPointer<LineEnd>
  ) -> Bool {
    if scale.visibleEnd(places[behind]) <= edge { return false }
    return behind <= next || scale.visibleEnd(places[behind &- 1]) <= edge
  }
}

/// Where a line begins.
struct LineStart {
  var unit: Int32 = 0
  /// Where its text would begin to end where it does: the position of the unit, but for glyphs that are
  /// shaped anew because the line begins with it.
  var origin = 0.0
  /// The same in steps, about.
  var steps: Int32 = 0
  /// The first place behind it where a line may end.
  var next = 0
}

// MARK: - Lines that split words

extension EndedLineFiller {
  /// Ends a line within a word, and moves on to the next.
  ///
  /// - Parameter mark: What stands before the end of the line.
  /// - Returns: The width of the line, without and with the spaces that hang past its edge.
  @inline(never)
  private func splitWord(
    from start: inout LineStart, _ mark: LineEndIndex.Mark, of paragraph: Paragraph
  ) -> (Double, Double)? {
    let (places, cuts) = (paragraph.lineEndIndex.ends, paragraph.lineEndIndex.cuts)
    let word = places[start.next]
    let end = splitEnd(from: start.unit, of: word, mark, paragraph)
    let cut = cuts[Int(end)]
    // A single character wider than the line, at the end of its word: its spaces hang too.
    let isWordEnd = end == word.visibleEnd
    guard !isWordEnd || cut.kerning == 0 else { return nil }
    let position = scale.position(end)
    let width = width(from: start.unit, to: end, paragraph)
    start.unit = isWordEnd ? word.unit : end
    start.origin = scale.position(start.unit)
    let hanging = width + (start.origin - position)
    while places[start.next].unit <= start.unit { start.next &+= 1 }
    if cut.isUnsafe, !isWordEnd {
      guard let change = changeAtStart(end, paragraph),
        places[start.next].visibleEnd >= Int32(cut.pieceEnd)
      else { return nil }
      start.origin -= change
    }
    start.steps = max(scale.steps(start.origin, in: paragraph), 0)
    return (width, hanging)
  }

  /// The end of as many characters of a word from `start` on as fit in a line, at least one.
  @inline(__always)
  private func splitEnd(
    from start: Int32, of word: LineEnd, _ mark: LineEndIndex.Mark, _ paragraph: Paragraph
  ) -> Int32 {
    let cuts = paragraph.lineEndIndex.cuts
    let edge = scale.position(start) + room
    var end = min(max(Int32(mark.unit), start &+ 1), word.unit)
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
    let headEnd = first.isUnsafe ? Int32(first.pieceEnd) : start
    let tailStart = behind.isUnsafe ? Int32(behind.pieceStart) : end
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
    guard cut.isUnsafe, Int32(cut.pieceEnd) > start else { return 0 }
    return change(.behind, start, units: start..<Int32(cut.pieceEnd), paragraph)
  }

  /// The same because it ends within a word.
  @inline(__always)
  private func changeAtEnd(_ end: Int32, _ paragraph: Paragraph) -> Double? {
    let cut = paragraph.lineEndIndex.cuts[Int(end)]
    guard cut.isUnsafe, Int32(cut.pieceStart) < end else { return 0 }
    return change(.before, end, units: Int32(cut.pieceStart)..<end, paragraph)
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
