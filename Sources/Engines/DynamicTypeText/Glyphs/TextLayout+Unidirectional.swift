/// Glyph positions of text in one direction, as most text is: its runs are in the order of the text
/// or in reverse, and need no sorting.
///
/// Lines with an ellipsis, a hyphen, a tab, justified spaces or glyphs that are shaped again are
/// left to `GlyphPlacer`.
extension TextLayout {
  /// Whether this way applies.
  var isUnidirectional: Bool {
    paragraph.traits.isUnidirectional && styles == nil && alignment != .justified
  }

  /// Combines the glyphs of lines, from left to right, with a result.
  @inline(__always)
  func reduceUnidirectional<Result>(
    lines: Range<Int>, _ scale: some UniformPositionScale, into result: inout Result,
    _ body: (inout Result, LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    guard !lines.isEmpty else { return }
    let isForward = !paragraph.baseLevels.isRightToLeft(at: 0)
    let beginsAtLeft = alignment == .left || alignment == .natural && isForward
    let runs = paragraph.glyphRuns
    // The first run that may be on a line.
    var first: Int?
    for line in lines {
      guard let shown = unchangedClusters(ofLine: line) else {
        GlyphPlacer(layout: self, scale: scale).place(line: line) { body(&result, $0, $1) }
        continue
      }
      var start = first ?? paragraph.firstRun(endingAfter: shown.lowerBound) ?? runs.count
      while start < runs.count, runs[start].clusters.upperBound <= shown.lowerBound { start += 1 }
      var end = start
      while end < runs.count, runs[end].clusters.lowerBound < shown.upperBound { end += 1 }
      let x = beginsAtLeft ? 0 : originX(of: fragment(line))
      let baseline = vertical(ofLine: line).baseline - scale.factors.baselineOffset
      // The position of the paragraph's first cluster, or its end in right-to-left text.
      let origin =
        isForward ? x - scale.position(shown.lowerBound) : x + scale.position(shown.upperBound)
      for index in 0..<(end - start) {
        let run = isForward ? start + index : end - 1 - index
        runs[run].reduce(
          LinePiece(run: run, of: runs[run], within: shown), lineEnd: shown.upperBound,
          origin: origin, baseline: baseline, scale, into: &result, body)
      }
      first = max(start, end - 1)
    }
  }

  /// The clusters that a line shows, if its glyphs are those of the paragraph; `nil` if some are
  /// not.
  ///
  /// Its other measures are not computed: that would take as long as placing its glyphs.
  @inline(__always)
  private func unchangedClusters(ofLine line: Int) -> Range<Int32>? {
    guard let parts else {
      let clusters = ends.clusters(ofLine: line, of: paragraph.clusters.count)
      let cuts = paragraph.breakIndex.cuts
      let end = cuts.visibleEnd(of: clusters)
      guard !cuts[Int(clusters.lowerBound)].isUnsafe, !cuts[Int(end)].isUnsafe else { return nil }
      return clusters.lowerBound..<end
    }
    let fragment = parts.fragments[line]
    guard fragment.ellipsis == .none, !fragment.endsWithHyphen,
      !paragraph.clusters.isUnsafeCut(fragment.shown.lowerBound),
      !paragraph.clusters.isUnsafeCut(fragment.shown.upperBound)
    else { return nil }
    return fragment.shown
  }
}

extension GlyphRun {
  /// Combines the glyphs of a piece of this run, from left to right, with a result.
  ///
  /// - Parameters:
  ///   - lineEnd: The cluster after the line's last. A cluster that two fonts draw belongs to the
  ///     second run, and the glyphs of the first are drawn with it.
  ///   - origin: The position of the paragraph's first cluster, or its end in right-to-left text,
  ///     if it were on the same line.
  @inline(__always)
  fileprivate func reduce<Result>(
    _ piece: LinePiece, lineEnd: Int32, origin: Double, baseline: Double,
    _ scale: some UniformPositionScale, into result: inout Result,
    _ body: (inout Result, LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    var own = result  // At hand, as the innermost loop needs it.
    switch (isEven, level % 2 == 0) {
    case (true, true):
      var cluster = piece.clusters.lowerBound
      for glyph in glyphs[evenRange(of: piece.clusters)] {
        body(&own, piece, .init(id: glyph.id, x: origin + scale.position(cluster), y: baseline))
        cluster &+= 1
      }
    case (true, false):
      var end = piece.clusters.upperBound
      for glyph in glyphs[evenRange(of: piece.clusters)] {
        body(&own, piece, .init(id: glyph.id, x: origin - scale.position(end), y: baseline))
        end &-= 1
      }
    case (false, let isForward):
      let size = scale.factors.pointSize
      var cluster: Int32 = -1
      var pen = origin
      for glyph in glyphs[glyphRange(of: piece.clusters)] {
        if glyph.cluster != cluster {
          if isForward, glyph.cluster >= lineEnd { break }
          cluster = glyph.cluster
          pen = isForward ? origin + scale.position(cluster) : origin - scale.position(cluster + 1)
        }
        let x = pen + size * Double(glyph.xOffset)
        body(&own, piece, .init(id: glyph.id, x: x, y: baseline - size * Double(glyph.yOffset)))
        pen += size * Double(glyph.advance)
      }
    }
    result = own
  }
}

extension GlyphRun {
  /// The glyphs of some clusters of a run with one glyph a cluster: no search is needed.
  @inline(__always)
  private func evenRange(of wanted: Range<Int32>) -> Range<Int> {
    level % 2 == 0
      ? Int(wanted.lowerBound - clusters.lowerBound)..<Int(wanted.upperBound - clusters.lowerBound)
      : Int(clusters.upperBound - wanted.upperBound)..<Int(clusters.upperBound - wanted.lowerBound)
  }
}

extension LinePiece {
  @inline(__always)
  fileprivate init(run index: Int, of run: GlyphRun, within shown: Range<Int32>) {
    self.init(
      run: index, clusters: run.clusters.clamped(to: shown), level: run.level, font: run.font,
      span: run.span)
  }
}
