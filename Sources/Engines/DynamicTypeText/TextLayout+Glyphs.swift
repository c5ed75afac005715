/// Glyphs of one line in one font, placed, in visual order from left to right.
public struct PositionedGlyphRun: Equatable, Sendable {
  public struct Glyph: Equatable, Sendable {
    /// An index into the font's glyph table.
    public var id: UInt32
    /// The origin of the glyph, in points from the left of the box.
    public var x: Double
    /// The origin of the glyph, in points from the top of the box.
    public var y: Double

    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public var font: FontSource
  /// In points.
  public var pointSize: Double
  /// The index of the run of attributes, in `AttributedText.runs` without repetitions, that the
  /// glyphs come from.
  public var attributeRun: Int
  public var glyphs: [Glyph]
}

extension TextLayout {
  /// The glyphs of a line, for drawing.
  ///
  /// - Parameter line: The index of the line, from the top.
  public func glyphRuns(line: Int) -> [PositionedGlyphRun] {
    var pieces = LinePieces(layout: self, fragment: fragments[line]).visualOrder()
    var x = originX(of: fragments[line])
    let baseline = verticals[line].baseline
    for index in pieces.indices {
      pieces[index].move(toX: x, baseline: baseline)
      x += pieces[index].width
    }
    return pieces.map(\.run)
  }
}

/// The stretches of one line that are drawn at once, on their way to their places.
private struct LinePieces {
  struct Piece {
    var run: PositionedGlyphRun
    var width: Double
    var level: UInt8

    mutating func move(toX x: Double, baseline: Double) {
      for index in run.glyphs.indices {
        run.glyphs[index].x += x
        run.glyphs[index].y += baseline
      }
    }
  }

  let layout: TextLayout
  let fragment: LineFragment
  private let positions: (Int32) -> Double

  init(layout: TextLayout, fragment: LineFragment) {
    self.layout = layout
    self.fragment = fragment
    positions = layout.positions
  }

  /// The pieces from left to right (UAX #9, rule L2).
  func visualOrder() -> [Piece] {
    var pieces = logicalOrder()
    let highest = pieces.map(\.level).max() ?? 0
    let lowestOdd = pieces.map(\.level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return pieces
  }

  private func logicalOrder() -> [Piece] {
    guard fragment.ellipsis != .none else { return pieces(of: fragment.shown) }
    return pieces(of: fragment.shown) + [ellipsis()] + pieces(of: fragment.resumed)
  }

  private func pieces(of units: Range<Int32>) -> [Piece] {
    layout.paragraph.glyphRuns.compactMap { run in
      let shared = run.units.clamped(to: units)
      guard !shared.isEmpty else { return nil }
      return piece(of: run, units: shared)
    }
  }

  /// The glyphs of a run that lie in `units`, from the left edge of the piece.
  private func piece(of run: GlyphRun, units: Range<Int32>) -> Piece {
    let size = layout.factors[Int(run.span)].pointSize
    let start = positions(units.lowerBound)
    let end = positions(units.upperBound)
    let isRightToLeft = run.level % 2 == 1
    var glyphs: [PositionedGlyphRun.Glyph] = []
    var unit: Int32 = -1
    var pen = 0.0
    for glyph in run.glyphs where units.contains(glyph.unit) {
      if glyph.unit != unit {
        unit = glyph.unit
        pen = isRightToLeft ? end - positions(unit + 1) : positions(unit) - start
      }
      glyphs.append(
        .init(
          id: glyph.id, x: pen + size * Double(glyph.xOffset), y: -size * Double(glyph.yOffset)))
      pen += size * Double(glyph.advance)
    }
    let source = layout.paragraph.shaper.source(of: run.font)
    return Piece(
      run: PositionedGlyphRun(
        font: source, pointSize: size, attributeRun: Int(run.span), glyphs: glyphs),
      width: end - start, level: run.level)
  }

  private func ellipsis() -> Piece {
    let unit = max(fragment.shown.upperBound - 1, fragment.shown.lowerBound)
    let spans = layout.paragraph.spans
    let index = spans.firstIndex { unit < $0.units.upperBound } ?? spans.count - 1
    let ellipsis = spans[index].ellipsis
    let factors = layout.factors[index]
    let glyphs = ellipsis.glyphs.map { glyph in
      PositionedGlyphRun.Glyph(id: glyph.id, x: 0, y: 0)
    }
    return Piece(
      run: PositionedGlyphRun(
        font: layout.paragraph.shaper.source(of: ellipsis.font), pointSize: factors.pointSize,
        attributeRun: index, glyphs: glyphs),
      width: factors.points(ellipsis.advance), level: layout.paragraph.baseLevel)
  }
}
