/// The glyphs of one line in one font with their positions, in visual order from left to right.
public struct PositionedGlyphRun: Equatable, Sendable {
  public struct Glyph: Equatable, Sendable {
    /// An index into the font's glyph table.
    public var id: UInt32
    /// The origin of the glyph, in points from the left of the box.
    public var x: Double
    /// The origin of the glyph, in points from the top of the box.
    public var y: Double

    package init(id: UInt32, x: Double, y: Double) {
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
    var runs: [PositionedGlyphRun] = []
    var current: LinePiece?
    forEachGlyph(line: line) { piece, glyph in
      if piece != current {
        current = piece
        runs.append(
          PositionedGlyphRun(
            font: paragraph.shaper.source(of: piece.font),
            pointSize: factors[Int(piece.span)].pointSize, attributeRun: Int(piece.span),
            glyphs: []))
      }
      runs[runs.count - 1].glyphs.append(glyph)
    }
    return runs
  }

  /// Calls `body` with each glyph of a line, from left to right, and the piece it belongs to.
  func forEachGlyph(line: Int, _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void) {
    forEachGlyph(lines: line..<line + 1, body)
  }

  /// The same for several lines.
  func forEachGlyph(
    lines: Range<Int>, _ body: (LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    var nothing: Void = ()
    reduceGlyphs(lines: lines, into: &nothing) { body($1, $2) }
  }

  /// Combines the glyphs of lines, from left to right, with a result.
  @inline(__always)
  private func reduceGlyphs<Result>(
    lines: Range<Int>, into result: inout Result,
    _ body: (inout Result, LinePiece, PositionedGlyphRun.Glyph) -> Void
  ) {
    switch factors {
    case .uniform(let factors):
      if isUnidirectional {
        if let scale = paragraph.proportionalScale(factors) {
          reduceUnidirectional(lines: lines, scale, into: &result, body)
        } else {
          reduceUnidirectional(
            lines: lines, UniformScale(paragraph, factors: factors), into: &result, body)
        }
      } else {
        let placer = GlyphPlacer(layout: self, scale: UniformScale(paragraph, factors: factors))
        for line in lines { placer.place(line: line) { body(&result, $0, $1) } }
      }
    case .mixed(let factors):
      let placer = GlyphPlacer(layout: self, scale: MixedScale(paragraph, factors: factors))
      for line in lines { placer.place(line: line) { body(&result, $0, $1) } }
    }
  }

  /// The sum of the origins of all glyphs, for benchmarks of glyph positioning.
  package func placeAllGlyphs() -> Double {
    var sum = 0.0
    reduceGlyphs(lines: 0..<lineCount, into: &sum) { $0 += $2.x + $2.y }
    return sum
  }
}

/// A piece of one line in one font and direction.
struct LinePiece: Equatable {
  static let ellipsis = -1
  static let hyphen = -2

  /// The index of the glyph run; `ellipsis` or `hyphen` for text that layout adds.
  var run: Int
  var clusters: Range<Int32>
  var level: UInt8
  var font: FontID
  var span: Int32
  /// Whether its glyphs are those of a reshaped piece.
  var isReshaped = false
}
