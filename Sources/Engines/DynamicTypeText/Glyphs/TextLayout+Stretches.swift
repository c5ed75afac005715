/// A part of one line that is set alike, from left to right without a gap: what is drawn with its
/// letters stands along it.
public struct LineStretch: Equatable, Sendable {
  /// A line along the stretch, in points.
  public struct Rule: Equatable, Sendable {
    /// Its upper edge, from the top of the text's box.
    public var y: Double
    public var thickness: Double
  }

  /// The index of the run of attributes, as of ``PositionedGlyphRun``.
  public var attributeRun: Int
  /// From the left of the text's box.
  public var x: Double
  public var width: Double
  /// Where the font has lines under its letters and through them: raised with them.
  public var underline: Rule
  public var strikethrough: Rule
}

extension TextLayout {
  /// What of the white space of a text belongs to its stretches.
  public enum StretchSpaces: Hashable, Sendable, CaseIterable {
    case all
    /// None at the start and the end of what a line shows of the runs.
    case inner
    case none
  }

  /// Where a line shows neighbouring runs of attributes, from left to right.
  ///
  /// - Parameters:
  ///   - line: The index of the line, from the top.
  ///   - runs: Indices as ``PositionedGlyphRun/attributeRun`` has them; those that there are not are
  ///     passed over.
  public func stretches(
    line: Int, ofRuns runs: Range<Int>, spaces: StretchSpaces = .all
  ) -> [LineStretch] {
    switch factors {
    case .uniform(let factors):
      stretches(line: line, of: runs, spaces, UniformScale(paragraph, factors: factors))
    case .mixed(let factors):
      stretches(line: line, of: runs, spaces, MixedScale(paragraph, factors: factors))
    }
  }

  private func stretches(
    line: Int, of runs: Range<Int>, _ spaces: StretchSpaces, _ scale: some PositionScale
  ) -> [LineStretch] {
    let runs = runs.clamped(to: paragraph.spans.indices)
    guard let first = runs.first, let last = runs.last else { return [] }
    let fragment = fragment(line)
    let units =
      paragraph.spans[first].units.lowerBound..<paragraph.spans[last].units.upperBound
    let wanted = [fragment.shown, fragment.resumed].flatMap {
      paragraph.stretches(of: units.clamped(to: $0), spaces)
    }
    let placer = GlyphPlacer(layout: self, scale: scale)
    let gap = gap(of: fragment)
    let joinsTabs = spaces != .none && styles != nil && paragraph.hasTab(in: fragment.shown)
    var stretches: [LineStretch] = []
    // Where the piece before ends, if all of it up to there is wanted.
    var end: Double?
    placer.forEachPiece(of: fragment, gap: gap) { piece, x in
      let parts = placer.parts(of: piece, at: x, within: wanted, gap: gap)
      let width = placer.width(of: piece, gap: gap)
      if let before = end, joinsTabs, let next = parts.first?.start, next > before,
        next <= x, !stretches.isEmpty
      {
        stretches[stretches.count - 1].width += next - before
      }
      for part in parts { stretches.append(stretch(part, of: piece, line: line)) }
      end = parts.last.flatMap { $0.end >= x + width ? $0.end : nil }
    }
    return stretches
  }

  private func stretch(
    _ part: Extent, of piece: LinePiece, line: Int
  ) -> LineStretch {
    let span = Int(piece.span)
    let baseline = vertical(ofLine: line).baseline - factors[span].baselineOffset
    let size = factors[span].pointSize
    let rules = paragraph.spans[span].face.rules
    func placed(_ rule: FontRules.Rule) -> LineStretch.Rule {
      .init(y: baseline - size * rule.top, thickness: size * rule.thickness)
    }
    return LineStretch(
      attributeRun: span, x: part.start, width: part.end - part.start,
      underline: placed(rules.underline), strikethrough: placed(rules.strikethrough))
  }
}

/// From where to where something reaches along a line, in points.
private struct Extent {
  var start: Double
  /// Not before `start`, where characters go back too.
  var end: Double

  init(from start: Double, to end: Double) {
    self.start = start
    self.end = max(start, end)
  }
}

extension Paragraph {
  /// The parts of some units that are left when spaces are taken away, in the order of the text.
  fileprivate func stretches(
    of units: Range<Int32>, _ spaces: TextLayout.StretchSpaces
  ) -> [Range<Int32>] {
    func isSpace(_ unit: Int32) -> Bool { self.units.flags[Int(unit)].contains(.space) }
    switch spaces {
    case .all: return units.isEmpty ? [] : [units]
    case .inner:
      var (start, end) = (units.lowerBound, units.upperBound)
      while start < end, isSpace(start) { start += 1 }
      while end > start, isSpace(end - 1) { end -= 1 }
      return start < end ? [start..<end] : []
    case .none:
      var words: [Range<Int32>] = []
      var start = units.lowerBound
      for unit in units where isSpace(unit) {
        if start < unit { words.append(start..<unit) }
        start = unit + 1
      }
      if start < units.upperBound { words.append(start..<units.upperBound) }
      return words
    }
  }
}

extension GlyphPlacer {
  /// How wide a piece stands on its line.
  fileprivate func width(of piece: LinePiece, gap: Double) -> Double {
    width(of: piece) + gap * Double(paragraph.spaceCount(in: piece.units))
  }

  /// The parts of a piece that lie within some units, in points, from left to right.
  fileprivate func parts(
    of piece: LinePiece, at x: Double, within wanted: [Range<Int32>], gap: Double
  ) -> [Extent] {
    guard piece.run >= 0 else {
      // An ellipsis or a hyphen goes with the character before it.
      let unit = piece.units.lowerBound
      guard wanted.contains(where: { $0.contains(unit - 1) }) else { return [] }
      return [Extent(from: x, to: x + width(of: piece))]
    }
    let width = width(of: piece, gap: gap)
    let parts = wanted.compactMap { range -> Extent? in
      let units = range.clamped(to: piece.units)
      guard !units.isEmpty else { return nil }
      let start = distance(to: units.lowerBound, in: piece, gap: gap)
      let end = distance(to: units.upperBound, in: piece, gap: gap)
      return piece.level % 2 == 0
        ? Extent(from: x + start, to: x + end)
        : Extent(from: x + width - end, to: x + width - start)
    }
    return piece.level % 2 == 0 ? parts : parts.reversed()
  }

  /// The advances of a piece's units before one of them, or of all.
  private func distance(to unit: Int32, in piece: LinePiece, gap: Double) -> Double {
    let spaces = gap * Double(paragraph.spaceCount(in: piece.units.lowerBound..<unit))
    guard piece.isReshaped else {
      return scale.position(unit) - scale.position(piece.units.lowerBound) + spaces
    }
    let reshaped = paragraph.reshaped((piece.run, piece.units))
    let sum = reshaped.sums[Int(unit - reshaped.units.lowerBound)]
    return layout.factors[Int(piece.span)].points(sum) + spaces
  }
}
