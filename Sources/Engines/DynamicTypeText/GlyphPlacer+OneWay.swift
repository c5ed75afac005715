extension GlyphPlacer where Scale == UniformScale {
  /// Places the glyphs of lines in a text that runs in one direction throughout, as most do: its
  /// runs stand in the order of the text or in the opposite one, and need no sorting.
  ///
  /// Lines with an ellipsis, a hyphen, a tab, justified spaces or glyphs shaped anew take the
  /// general way.
  @inline(__always)
  func placeOneWay<Result>(
    lines: Range<Int>, into result: inout Result,
    _ body: (inout Result, LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    let runs = paragraph.glyphRuns
    guard !lines.isEmpty else { return }
    let start = layout.fragments[lines.lowerBound].shown.lowerBound
    // The first run of a line, and where the line before ended in it.
    var first = paragraph.firstRun(endingAfter: start) ?? runs.count
    var glyph = first < runs.count ? runs[first].glyph(at: start) : 0
    for line in lines {
      let fragment = layout.fragments[line]
      guard isPlain(fragment) else {
        place(line: line) { body(&result, $0, $1) }
        continue
      }
      let shown = fragment.shown
      while first < runs.count, runs[first].units.upperBound <= shown.lowerBound {
        first += 1
        glyph = 0
      }
      var end = first
      while end < runs.count, runs[end].units.lowerBound < shown.upperBound { end += 1 }
      let x = layout.originX(of: fragment)
      let baseline = layout.verticals[line].baseline
      if paragraph.baseLevel % 2 == 0 {
        let left = x - scale.position(shown.lowerBound)
        for run in first..<end {
          if run > first { glyph = 0 }
          placeForward(
            run, runs[run], shown, from: &glyph, left: left, baseline: baseline, into: &result,
            body)
        }
        first = max(first, end - 1)
      } else {
        let right = x + scale.position(shown.upperBound)
        for run in (first..<end).reversed() {
          placeBackward(
            run, runs[run], shown, right: right, baseline: baseline, into: &result, body)
        }
      }
    }
  }

  private func isPlain(_ fragment: LineFragment) -> Bool {
    fragment.ellipsis == .none && !fragment.endsWithHyphen
      && !paragraph.units.isUnsafeCut(fragment.shown.lowerBound)
      && !paragraph.units.isUnsafeCut(fragment.shown.upperBound)
  }

  /// - Parameters:
  ///   - next: A glyph of the run that does not stand behind the line's first; moved to its end.
  ///   - left: Where the paragraph's first unit would stand.
  @inline(__always)
  private func placeForward<Result>(
    _ index: Int, _ run: GlyphRun, _ shown: Range<Int32>, from next: inout Int, left: Double,
    baseline: Double, into result: inout Result,
    _ body: (inout Result, LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    let piece = LinePiece(run: index, of: run, within: shown)
    let size = scale.factors.pointSize
    let glyphs = run.glyphs
    while next < glyphs.count, glyphs[next].unit < shown.lowerBound { next += 1 }
    var own = result  // At hand, as the innermost loop needs it.
    var unit: Int32 = -1
    var pen = left
    while next < glyphs.count, glyphs[next].unit < shown.upperBound {
      let glyph = glyphs[next]
      if glyph.unit != unit {
        unit = glyph.unit
        pen = left + scale.position(unit)
      }
      body(&own, piece, glyph.placed(at: pen, baseline: baseline, size: size))
      pen += size * Double(glyph.advance)
      next += 1
    }
    result = own
  }

  /// - Parameter right: Where the paragraph's first unit would end.
  @inline(__always)
  private func placeBackward<Result>(
    _ index: Int, _ run: GlyphRun, _ shown: Range<Int32>, right: Double, baseline: Double,
    into result: inout Result, _ body: (inout Result, LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    let piece = LinePiece(run: index, of: run, within: shown)
    let size = scale.factors.pointSize
    var own = result
    var unit: Int32 = -1
    var pen = right
    for glyph in run.glyphs[run.glyphRange(of: piece.units)] {
      if glyph.unit != unit {
        unit = glyph.unit
        pen = right - scale.position(unit + 1)
      }
      body(&own, piece, glyph.placed(at: pen, baseline: baseline, size: size))
      pen += size * Double(glyph.advance)
    }
    result = own
  }
}

extension GlyphRun.Glyph {
  @inline(__always)
  fileprivate func placed(
    at pen: Double, baseline: Double, size: Double
  ) -> PositionedGlyphRun.Glyph {
    PositionedGlyphRun.Glyph(
      id: id, x: pen + size * Double(xOffset), y: baseline - size * Double(yOffset))
  }
}

extension LinePiece {
  fileprivate init(run index: Int, of run: GlyphRun, within shown: Range<Int32>) {
    self.init(
      run: index, units: run.units.clamped(to: shown), level: run.level, font: run.font,
      span: run.span)
  }
}
