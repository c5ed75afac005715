extension GlyphPlacer where Scale == UniformScale {
  /// Places the glyphs of lines in a text that runs in one direction throughout, as most do: its
  /// runs stand in the order of the text or in the opposite one, and need no sorting.
  ///
  /// Lines with an ellipsis, a hyphen, a tab, justified spaces or glyphs shaped anew take the
  /// general way.
  @inline(__always)
  func placeOneWay(lines: Range<Int>, _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void) {
    let runs = paragraph.glyphRuns
    var first = 0
    for line in lines {
      let fragment = layout.fragments[line]
      guard isPlain(fragment) else {
        place(line: line, body)
        continue
      }
      let shown = fragment.shown
      while first < runs.count, runs[first].units.upperBound <= shown.lowerBound { first += 1 }
      var end = first
      while end < runs.count, runs[end].units.lowerBound < shown.upperBound { end += 1 }
      let x = layout.originX(of: fragment)
      let baseline = layout.verticals[line].baseline
      if paragraph.baseLevel % 2 == 0 {
        let left = x - scale.position(shown.lowerBound)
        for run in first..<end {
          placeForward(run, runs[run], shown, left: left, baseline: baseline, body)
        }
      } else {
        let right = x + scale.position(shown.upperBound)
        for run in (first..<end).reversed() {
          placeBackward(run, runs[run], shown, right: right, baseline: baseline, body)
        }
      }
    }
  }

  private func isPlain(_ fragment: LineFragment) -> Bool {
    fragment.ellipsis == .none && !fragment.endsWithHyphen
      && !paragraph.units.isUnsafeCut(fragment.shown.lowerBound)
      && !paragraph.units.isUnsafeCut(fragment.shown.upperBound)
  }

  /// - Parameter left: Where the paragraph's first unit would stand.
  @inline(__always)
  private func placeForward(
    _ index: Int, _ run: GlyphRun, _ shown: Range<Int32>, left: Double, baseline: Double,
    _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    let piece = LinePiece(run: index, of: run, within: shown)
    let size = scale.factors.pointSize
    var unit: Int32 = -1
    var pen = left
    for glyph in run.glyphs[run.glyphRange(of: piece.units)] {
      if glyph.unit != unit {
        unit = glyph.unit
        pen = left + scale.position(unit)
      }
      body(piece, glyph.placed(at: pen, baseline: baseline, size: size))
      pen += size * Double(glyph.advance)
    }
  }

  /// - Parameter right: Where the paragraph's first unit would end.
  @inline(__always)
  private func placeBackward(
    _ index: Int, _ run: GlyphRun, _ shown: Range<Int32>, right: Double, baseline: Double,
    _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    let piece = LinePiece(run: index, of: run, within: shown)
    let size = scale.factors.pointSize
    var unit: Int32 = -1
    var pen = right
    for glyph in run.glyphs[run.glyphRange(of: piece.units)] {
      if glyph.unit != unit {
        unit = glyph.unit
        pen = right - scale.position(unit + 1)
      }
      body(piece, glyph.placed(at: pen, baseline: baseline, size: size))
      pen += size * Double(glyph.advance)
    }
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
