/// Positions the glyphs of lines.
struct GlyphPlacer<Scale: PositionScale> {
  let layout: TextLayout
  let scale: Scale

  var paragraph: Paragraph { layout.paragraph }

  @inline(__always)
  func place(line: Int, _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void) {
    let fragment = layout.fragment(line)
    let x = layout.originX(of: fragment)
    let baseline = layout.vertical(ofLine: line).baseline
    let gap = layout.gap(of: fragment)
    if fragment.ellipsis == .none, !fragment.endsWithHyphen,
      let piece = onlyPiece(of: fragment.shown)
    {
      place(piece, x: x, baseline: baseline, gap: gap, body)
      return
    }
    forEachPiece(of: fragment, gap: gap) { piece, x in
      place(piece, x: x, baseline: baseline, gap: gap, body)
    }
  }

  /// Calls `body` with the pieces of a line and where they begin, from left to right.
  func forEachPiece(
    of fragment: LineFragment, gap: Double, _ body: (LinePiece, Double) -> Void
  ) {
    for (part, start) in parts(of: fragment) {
      var x = layout.originX(of: fragment) + start
      for piece in visualOrder(part) {
        body(piece, x)
        x += width(of: piece)
        if piece.clusters.upperBound == part.shown.upperBound, piece.level % 2 == 0 {
          x += scale.kerningLost(before: piece.clusters.upperBound, in: paragraph)
        }
        if gap > 0 { x += gap * Double(paragraph.clusters.spaceCount(in: piece.clusters)) }
      }
    }
  }

  /// The parts of a line between its tabs, each with its distance from the left of the line; the
  /// whole line if it has no tabs.
  private func parts(of fragment: LineFragment) -> [(LineFragment, Double)] {
    guard let styles = layout.styles, paragraph.hasTab(in: fragment.shown) else {
      return [(fragment, 0)]
    }
    let ruler = TabRuler(paragraph: paragraph, scale: scale, styles: styles)
    let segments = ruler.segments(of: fragment.shown)
    let isRightToLeft = paragraph.baseLevels.isRightToLeft(at: fragment.shown.lowerBound)
    return segments.enumerated().map { index, segment in
      let isLast = index == segments.count - 1
      var part = fragment
      part.shown = segment.clusters
      guard !isLast else {
        return (part, isRightToLeft ? 0 : segment.start)
      }
      (part.ellipsis, part.endsWithHyphen) = (.none, false)
      return (
        part, isRightToLeft ? fragment.width - segment.start - segment.width : segment.start
      )
    }
  }

  func width(of piece: LinePiece) -> Double {
    if let inserted = inserted(piece) {
      return layout.factors[Int(piece.span)].points(inserted.advance)
    }
    if piece.isReshaped {
      let reshaped = paragraph.reshaped((piece.run, piece.clusters))
      return layout.factors[Int(piece.span)].points(reshaped.sum)
    }
    return scale.position(piece.clusters.upperBound) - scale.position(piece.clusters.lowerBound)
  }

  /// The ellipsis or hyphen that a piece is; `nil` for text.
  private func inserted(_ piece: LinePiece) -> InsertedText? {
    switch piece.run {
    case LinePiece.ellipsis: paragraph.spans[Int(piece.span)].insertions.ellipsis
    case LinePiece.hyphen: paragraph.spans[Int(piece.span)].insertions.hyphen
    default: nil
    }
  }

  @inline(__always)
  private func place(
    _ piece: LinePiece, x: Double, baseline: Double, gap: Double,
    _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    let size = layout.factors[Int(piece.span)].pointSize
    let baseline = baseline - layout.factors[Int(piece.span)].baselineOffset
    if let inserted = inserted(piece) {
      var pen = x
      for glyph in inserted.glyphs {
        body(piece, .init(id: glyph.id, x: pen, y: baseline))
        pen += size * Double(glyph.advance)
      }
      return
    }
    if piece.isReshaped {
      let reshaped = paragraph.reshaped((piece.run, piece.clusters))
      let factors = layout.factors[Int(piece.span)]
      let first = reshaped.clusters.lowerBound
      placeText(piece, x: x, baseline: baseline, gap: gap, glyphs: reshaped.glyphs[...], body) {
        factors.points(reshaped.sums[Int($0 - first)])
      }
      return
    }
    let run = paragraph.glyphRuns[piece.run]
    placeText(
      piece, x: x, baseline: baseline, gap: gap,
      glyphs: run.glyphs[run.glyphRange(of: piece.clusters)],
      body, position: scale.position)
  }

  @inline(__always)
  private func placeText(
    _ piece: LinePiece, x: Double, baseline: Double, gap: Double,
    glyphs: ArraySlice<GlyphRun.Glyph>, _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void,
    position: (Int32) -> Double
  ) {
    let size = layout.factors[Int(piece.span)].pointSize
    let start = position(piece.clusters.lowerBound)
    let end = position(piece.clusters.upperBound)
    let isRightToLeft = piece.level % 2 == 1
    var cluster: Int32 = -1
    var pen = x
    for glyph in glyphs {
      if glyph.cluster != cluster {
        cluster = glyph.cluster
        pen = x + (isRightToLeft ? end - position(cluster + 1) : position(cluster) - start)
        if gap > 0 {
          let before =
            isRightToLeft
            ? (cluster + 1)..<max(piece.clusters.upperBound, cluster + 1)
            : piece.clusters.lowerBound..<cluster
          pen += gap * Double(paragraph.clusters.spaceCount(in: before))
        }
      }
      body(
        piece,
        .init(
          id: glyph.id, x: pen + size * Double(glyph.xOffset),
          y: baseline - size * Double(glyph.yOffset)))
      pen += size * Double(glyph.advance)
    }
  }
}

// MARK: - Order

extension GlyphPlacer {
  /// The only piece of a line within one run, as most lines are.
  private func onlyPiece(of clusters: Range<Int32>) -> LinePiece? {
    guard !paragraph.clusters.isUnsafeCut(clusters.lowerBound),
      !paragraph.clusters.isUnsafeCut(clusters.upperBound),
      let index = paragraph.firstRun(endingAfter: clusters.lowerBound)
    else { return nil }
    let run = paragraph.glyphRuns[index]
    guard run.clusters.lowerBound <= clusters.lowerBound,
      clusters.upperBound <= run.clusters.upperBound
    else {
      return nil
    }
    return LinePiece(
      run: index, clusters: clusters, level: run.level, font: run.font, span: run.span)
  }

  /// The pieces of a line from left to right (UAX #9, rule L2).
  private func visualOrder(_ fragment: LineFragment) -> [LinePiece] {
    var pieces = logicalOrder(fragment)
    guard pieces.count > 1 else { return pieces }
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for piece in pieces {
      highest = max(highest, piece.level)
      if piece.level % 2 == 1 { lowestOdd = min(lowestOdd, piece.level) }
    }
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < pieces.count {
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        if end > start { pieces[start..<end].reverse() }
        start = max(end, start + 1)
      }
      level -= 1
    }
    return pieces
  }

  private func logicalOrder(_ fragment: LineFragment) -> [LinePiece] {
    let shown = pieces(of: fragment.shown)
    if fragment.endsWithHyphen { return shown + [insertion(LinePiece.hyphen, in: fragment)] }
    guard fragment.ellipsis != .none else { return shown }
    return shown + [insertion(LinePiece.ellipsis, in: fragment)] + pieces(of: fragment.resumed)
  }

  private func pieces(of clusters: Range<Int32>) -> [LinePiece] {
    let ends = paragraph.reshapedEnds(of: clusters)
    guard !clusters.isEmpty, var index = paragraph.firstRun(endingAfter: clusters.lowerBound) else {
      return []
    }
    var pieces: [LinePiece] = []
    while index < paragraph.glyphRuns.count {
      let run = paragraph.glyphRuns[index]
      guard run.clusters.lowerBound < clusters.upperBound else { break }
      func append(_ clusters: Range<Int32>, isReshaped: Bool) {
        guard !clusters.isEmpty else { return }
        pieces.append(
          LinePiece(
            run: index, clusters: clusters, level: run.level, font: run.font, span: run.span,
            isReshaped: isReshaped))
      }
      var rest = run.clusters.clamped(to: clusters)
      for case let piece? in [ends.first, ends.last] where piece.run == index {
        append(rest.lowerBound..<piece.clusters.lowerBound, isReshaped: false)
        append(piece.clusters, isReshaped: true)
        rest = piece.clusters.upperBound..<rest.upperBound
      }
      append(rest, isReshaped: false)
      index += 1
    }
    return pieces
  }

  /// An ellipsis or hyphen, in the font of the character before it.
  private func insertion(_ kind: Int, in fragment: LineFragment) -> LinePiece {
    let cluster = max(fragment.shown.upperBound - 1, fragment.shown.lowerBound)
    let spans = paragraph.spans
    let index = spans.firstIndex { cluster < $0.clusters.upperBound } ?? spans.count - 1
    let insertions = spans[index].insertions
    return LinePiece(
      run: kind, clusters: fragment.shown.upperBound..<fragment.shown.upperBound,
      level: paragraph.baseLevels.level(at: fragment.shown.lowerBound),
      font: kind == LinePiece.hyphen ? insertions.hyphen.font : insertions.ellipsis.font,
      span: Int32(index))
  }
}

extension GlyphRun {
  /// The glyphs of some of the run's clusters, found by halving: HarfBuzz keeps clusters in order,
  /// ascending from left to right and descending from right to left.
  func glyphRange(of wanted: Range<Int32>) -> Range<Int> {
    if wanted == clusters { return glyphs.indices }
    if level % 2 == 1 {
      let start = firstIndex { $0.cluster < wanted.upperBound }
      return start..<max(start, firstIndex { $0.cluster < wanted.lowerBound })
    }
    let start = firstIndex { $0.cluster >= wanted.lowerBound }
    return start..<max(start, firstIndex { $0.cluster >= wanted.upperBound })
  }

  /// The index of the first glyph that meets a condition that all later glyphs meet too.
  private func firstIndex(where meets: (Glyph) -> Bool) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if meets(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
