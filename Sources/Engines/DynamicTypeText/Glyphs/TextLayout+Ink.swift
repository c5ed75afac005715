extension TextLayout {
  /// Where the ink of a line begins and ends, in points from the top of the box; `nil` for a line
  /// without ink.
  ///
  /// - Parameter line: The index of the line, from the top.
  public func inkBounds(line: Int) -> ClosedRange<Double>? {
    var bounds: ClosedRange<Double>?
    forEachGlyph(line: line) { piece, glyph in
      guard let ink = paragraph.shaper.ink(of: glyph.id, in: piece.font) else { return }
      let size = factors[Int(piece.span)].pointSize
      let (top, bottom) = (glyph.y - size * ink.top, glyph.y - size * ink.bottom)
      guard top <= bottom else { return }
      bounds = min(bounds?.lowerBound ?? top, top)...max(bounds?.upperBound ?? bottom, bottom)
    }
    return bounds
  }

  /// By how many points a line's ink leaves the line above and below, as tall scripts do in lines
  /// that are made for Latin; 0 where it does not.
  package func inkOverflow(line: Int) -> (above: Double, below: Double) {
    guard let ink = inkBounds(line: line) else { return (0, 0) }
    let vertical = vertical(ofLine: line)
    return (
      max(vertical.baseline - vertical.ascent - ink.lowerBound, 0),
      max(ink.upperBound - vertical.baseline - vertical.descent, 0)
    )
  }
}
