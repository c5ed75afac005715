/// The lines of a text as their ends alone, and their widths.
struct CompactLines {
  var ends = LineEnds()
  /// The width of the widest.
  var widest = 0.0
  /// The same with the spaces that hang past its edge.
  var measured = 0.0
}

/// Breaks a short text whose positions never decrease into lines.
///
/// Most texts spend most of the time of a further size or width here. The end of a line is looked
/// up by its distance in steps, which is right but for rounding, and then confirmed by positions.
/// The only branches that a processor cannot predict are the number of lines and which of them
/// split a word.
struct CompactLineFiller<Scale: LineScale> {
  let scale: Scale
  /// The width of a line with its tolerance: on the scale, and in steps, approximately.
  let availableWidth: Double
  let reach: Int32

  /// - Parameters:
  ///   - paragraph: A text with an index.
  ///   - width: The width of the lines in points.
  @inline(__always)
  init(_ scale: Scale, of paragraph: Paragraph, width: Double) {
    self.scale = scale
    availableWidth = (width + LineBreaker<UniformScale>.tolerance) / scale.points
    reach = scale.steps(availableWidth, in: paragraph)
  }

  /// - Returns: `nil` where there are more lines than `limit` or than `LineEnds` can store, and
  ///   where a piece shaped again at the start of a line is longer than the rest of its word.
  @inline(__always)
  func lines(of paragraph: Paragraph, limit: Int) -> CompactLines? {
    let count = paragraph.breakIndex.endCount
    let (places, marks) = (paragraph.breakIndex.ends, paragraph.breakIndex.marks)
    let limit = min(limit, LineEnds.capacity)
    // Even full lines would be too many; hanging spaces make that likely rather than certain.
    guard scale.visibleEnd(places[count &- 1]) <= availableWidth * Double(limit) else { return nil }
    var ends = LineEnds.Builder()
    var (widest, measured) = (0.0, 0.0)
    var start = LineStart()
    var lastStart = start.cluster
    while start.next < count {
      guard ends.count < limit else { return nil }
      let target = start.steps &+ reach
      let mark = BreakIndex.mark(before: target, in: marks)
      let (nextBreak, steps) = mark.end(before: target)
      let line: CompactLine
      if isFull(nextBreak, from: start, in: places) {
        line = CompactLine(
          places[nextBreak &- 1], from: start, on: scale, next: nextBreak, steps: steps)
      } else {
        guard let other = otherLine(from: start, nextBreak, mark, of: paragraph) else { return nil }
        line = other
      }
      widest = max(widest, line.width)
      measured = max(measured, line.measured)
      ends.append(line.next.cluster)
      lastStart = start.cluster
      start = line.next
    }
    let lines = LineEnds(ends)
    guard
      !paragraph.breakIndex.isLong
        || lines.isExact(lastStart: lastStart, of: paragraph.clusters.count)
    else { return nil }
    return CompactLines(
      ends: lines, widest: widest * scale.points, measured: measured * scale.points)
  }

  /// Whether a line can end at the break before `nextBreak`, and not at `nextBreak` itself.
  @inline(__always)
  private func isFull(
    _ nextBreak: Int, from start: LineStart, in places: UnsafeBufferPointer<MeasuredBreak>
  ) -> Bool {
    let edge = start.origin + availableWidth
    // Written so that not-a-number, beyond all breaks, counts as past the edge.
    return !(scale.visibleEnd(places[nextBreak]) <= edge) && nextBreak > start.next
      && scale.visibleEnd(places[nextBreak &- 1]) <= edge
  }

  /// A line whose looked-up end is wrong by rounding, or that ends within a word.
  @inline(never)
  private func otherLine(
    from start: LineStart, _ found: Int, _ mark: BreakIndex.Mark, of paragraph: Paragraph
  ) -> CompactLine? {
    let places = paragraph.breakIndex.ends
    let edge = start.origin + availableWidth
    var nextBreak = found
    while scale.visibleEnd(places[nextBreak]) <= edge { nextBreak &+= 1 }
    while nextBreak > start.next, scale.visibleEnd(places[nextBreak &- 1]) > edge {
      nextBreak &-= 1
    }
    guard nextBreak > start.next else { return splitWord(from: start, mark, of: paragraph) }
    let last = places[nextBreak &- 1]
    return CompactLine(
      last, from: start, on: scale, next: nextBreak, steps: BreakIndex.steps(last.em))
  }
}

/// Where a line begins.
struct LineStart {
  var cluster: Int32 = 0
  /// The first break after it.
  var next = 0
  /// The position of its first cluster, corrected for glyphs that are shaped again because the line
  /// begins there.
  var origin = 0.0
  /// The same in steps, approximately.
  var steps: Int32 = 0
}

/// A line, and the start of the next.
private struct CompactLine {
  var width: Double
  /// The same with the spaces that hang past its edge.
  var measured: Double
  var next: LineStart
}

extension CompactLine {
  /// A line that ends between words.
  @inline(__always)
  init(
    _ end: MeasuredBreak, from start: LineStart, on scale: some LineScale, next: Int, steps: Int32
  ) {
    width = scale.visibleEnd(end) - start.origin
    measured = scale.hangingEnd(end) - start.origin
    self.next = LineStart(
      cluster: end.cluster, next: next, origin: scale.nextStart(end), steps: steps)
  }
}

// MARK: - Lines that split words

extension CompactLineFiller {
  /// A line that ends within a word, or after a word of a single character wider than the line.
  ///
  /// - Parameter mark: The last mark before the end of the line.
  @inline(__always)
  private func splitWord(
    from start: LineStart, _ mark: BreakIndex.Mark, of paragraph: Paragraph
  ) -> CompactLine? {
    let (places, cuts) = (paragraph.breakIndex.ends, paragraph.breakIndex.cuts)
    let word = places[start.next]
    let end = splitEnd(from: start.cluster, of: word, mark, paragraph)
    let cut = cuts[Int(end)]
    // Its spaces hang too.
    let isWordEnd = end == word.visibleEnd
    guard !isWordEnd || cut.kerning == 0 else { return nil }
    let width = width(from: start.cluster, to: end, paragraph)
    var next = LineStart(cluster: isWordEnd ? word.cluster : end, next: start.next)
    next.origin = scale.position(next.cluster)
    let measured = width + (next.origin - scale.position(end))
    while places[next.next].cluster <= next.cluster { next.next &+= 1 }
    if cut.isUnsafe, !isWordEnd {
      guard let change = changeAtStart(end, paragraph),
        places[next.next].visibleEnd >= end + Int32(cut.clustersAfter)
      else { return nil }
      next.origin -= change
    }
    next.steps = max(scale.steps(next.origin, in: paragraph), 0)
    return CompactLine(width: width, measured: measured, next: next)
  }

  /// The end of as many characters of a word from `start` on as fit in a line, at least one.
  @inline(__always)
  private func splitEnd(
    from start: Int32, of word: MeasuredBreak, _ mark: BreakIndex.Mark, _ paragraph: Paragraph
  ) -> Int32 {
    let cuts = paragraph.breakIndex.cuts
    let edge = scale.position(start) + availableWidth
    let least = max(Int32(mark.cluster), start &+ 1)
    var end = least
    // Marks are an em apart, so mostly up to three more characters fit: they are counted, not
    // searched for.
    for count in Int32(1)...3 where scale.position(min(least &+ count, word.cluster)) <= edge {
      end &+= 1
    }
    end = min(end, word.cluster)
    while end < word.cluster, scale.position(end &+ 1) <= edge { end &+= 1 }
    while end > start &+ 1, scale.position(end) > edge { end &-= 1 }
    guard cuts[Int(end)].changesWidth || cuts[Int(start)].changesWidth else { return end }
    func fits(_ end: Int32) -> Bool { width(from: start, to: end, paragraph) <= availableWidth }
    while end > start &+ 1, !fits(end) { end &-= 1 }
    let furthest = min(end &+ 2, Int32(truncatingIfNeeded: cuts.count &- 1))
    while end < furthest, fits(end &+ 1) { end &+= 1 }
    return end
  }

  /// The width of a line's visible text.
  @inline(__always)
  private func width(from start: Int32, to end: Int32, _ paragraph: Paragraph) -> Double {
    let cuts = paragraph.breakIndex.cuts
    let (first, last) = (cuts[Int(start)], cuts[Int(end)])
    let width =
      scale.position(end) - scale.position(start) - scale.em * Double(last.kerning)
    guard first.isUnsafe || last.isUnsafe else { return width }
    return width + change(from: start, to: end, paragraph)
  }

  /// The change of a line's width by glyphs that are shaped again at its ends.
  @inline(never)
  private func change(from start: Int32, to end: Int32, _ paragraph: Paragraph) -> Double {
    let cuts = paragraph.breakIndex.cuts
    let (first, last) = (cuts[Int(start)], cuts[Int(end)])
    let headEnd = start + Int32(first.clustersAfter)
    let tailStart = end - Int32(last.clustersBefore)
    // Mostly both pieces lie within the line and do not overlap.
    if headEnd <= tailStart,
      let head = changeAtStart(start, paragraph), let tail = changeAtEnd(end, paragraph)
    {
      return head + tail
    }
    let pieces = paragraph.reshapedEnds(of: start..<end)
    return [pieces.first, pieces.last].reduce(0) { change, piece in
      guard let piece else { return change }
      return change + scale.length(piece.sum)
        - (scale.position(piece.clusters.upperBound) - scale.position(piece.clusters.lowerBound))
    }
  }

  /// The change of a line's width by beginning within a word.
  @inline(__always)
  private func changeAtStart(_ start: Int32, _ paragraph: Paragraph) -> Double? {
    let cut = paragraph.breakIndex.cuts[Int(start)]
    guard cut.clustersAfter > 0 else { return 0 }
    return change(.after, start, clusters: start..<start + Int32(cut.clustersAfter), paragraph)
  }

  /// The change of a line's width by ending within a word.
  @inline(__always)
  private func changeAtEnd(_ end: Int32, _ paragraph: Paragraph) -> Double? {
    let cut = paragraph.breakIndex.cuts[Int(end)]
    guard cut.clustersBefore > 0 else { return 0 }
    return change(.before, end, clusters: end - Int32(cut.clustersBefore)..<end, paragraph)
  }

  /// The difference in width between a piece at a cut and the text that it replaces; `nil` where it
  /// is not proportional to the size.
  @inline(__always)
  private func change(
    _ side: ReshapedSums.Side, _ cluster: Int32, clusters: Range<Int32>, _ paragraph: Paragraph
  ) -> Double? {
    let em = paragraph.reshapedSums.em(side, cluster) {
      paragraph.proportionalWidth(ofPiece: clusters)
    }
    return em.map {
      scale.em * $0 - (scale.position(clusters.upperBound) - scale.position(clusters.lowerBound))
    }
  }
}

extension LineScale {
  /// A length in steps, approximately.
  @inline(__always)
  fileprivate func steps(_ length: Double, in paragraph: Paragraph) -> Int32 {
    BreakIndex.steps(length * emsPerLength(in: paragraph))
  }

  @inline(__always)
  private func emsPerLength(in paragraph: Paragraph) -> Double {
    if self is EmScale { return 1 }
    let breaks = paragraph.breakIndex.ends
    let last = breaks[breaks.count - 2]
    let length = nextStart(last)
    return length > 0 ? last.em / length : 0
  }
}
