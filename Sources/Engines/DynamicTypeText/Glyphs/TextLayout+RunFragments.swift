/// What one line shows of one run of attributes, from left to right without a gap: where
/// backgrounds, underlines and strikethroughs are drawn.
public struct RunFragment: Equatable, Sendable {
  /// An underline or a strikethrough, in points.
  public struct DecorationLine: Equatable, Sendable {
    /// Its upper edge, from the top of the text's box.
    public var y: Double
    public var thickness: Double
  }

  /// The index of the run of attributes, as ``PositionedGlyphRun/attributeRun`` has it.
  public var attributeRun: Int
  /// From the left of the text's box.
  public var x: Double
  public var width: Double
  /// Where the font has them; raised with its letters by a baseline offset.
  public var underline: DecorationLine
  public var strikethrough: DecorationLine
}

extension TextLayout {
  /// Which white space belongs to the fragments of runs.
  public enum FragmentSpaces: Hashable, Sendable, CaseIterable {
    case all
    /// All but that at the start and the end of a run's text on the line.
    case inner
    case none
  }

  /// The fragments of neighbouring runs of attributes that a line shows, from left to right.
  ///
  /// - Parameters:
  ///   - line: The index of the line, from the top.
  ///   - runs: Indices as ``PositionedGlyphRun/attributeRun`` has them; indices without a run are
  ///     ignored.
  public func runFragments(
    line: Int, ofRuns runs: Range<Int>, spaces: FragmentSpaces = .all
  ) -> [RunFragment] {
    switch factors {
    case .uniform(let factors):
      runFragments(line: line, of: runs, spaces, UniformScale(paragraph, factors: factors))
    case .mixed(let factors):
      runFragments(line: line, of: runs, spaces, MixedScale(paragraph, factors: factors))
    }
  }

  private func runFragments(
    line: Int, of runs: Range<Int>, _ spaces: FragmentSpaces, _ scale: some PositionScale
  ) -> [RunFragment] {
    let runs = runs.clamped(to: paragraph.spans.indices)
    guard let first = runs.first, let last = runs.last else { return [] }
    let fragment = fragment(line)
    let clusters =
      paragraph.spans[first].clusters.lowerBound..<paragraph.spans[last].clusters.upperBound
    let wanted = [fragment.shown, fragment.resumed].flatMap {
      paragraph.parts(of: clusters.clamped(to: $0), spaces)
    }
    let placer = GlyphPlacer(layout: self, scale: scale)
    let gap = gap(of: fragment)
    let joinsTabs = spaces != .none && styles != nil && paragraph.hasTab(in: fragment.shown)
    var fragments: [RunFragment] = []
    // Where the piece before ends, if all of it up to there is wanted.
    var end: Double?
    placer.forEachPiece(of: fragment, gap: gap) { piece, x in
      let parts = placer.parts(of: piece, at: x, within: wanted, gap: gap)
      let width = placer.width(of: piece, gap: gap)
      if let before = end, joinsTabs, let next = parts.first?.start, next > before,
        next <= x, !fragments.isEmpty
      {
        fragments[fragments.count - 1].width += next - before
      }
      for part in parts { fragments.append(runFragment(part, of: piece, line: line)) }
      end = parts.last.flatMap { $0.end >= x + width ? $0.end : nil }
    }
    return fragments
  }

  private func runFragment(
    _ part: Extent, of piece: LinePiece, line: Int
  ) -> RunFragment {
    let span = Int(piece.span)
    let baseline = vertical(ofLine: line).baseline - factors[span].baselineOffset
    let size = factors[span].pointSize
    let decorations = paragraph.spans[span].face.decorations
    func placed(_ line: FontDecorations.Line) -> RunFragment.DecorationLine {
      .init(y: baseline - size * line.top, thickness: size * line.thickness)
    }
    return RunFragment(
      attributeRun: span, x: part.start, width: part.end - part.start,
      underline: placed(decorations.underline), strikethrough: placed(decorations.strikethrough))
  }
}

/// A stretch of a line, in points from the left of the box.
private struct Extent {
  var start: Double
  /// At least `start`, also where advances are negative.
  var end: Double

  init(from start: Double, to end: Double) {
    self.start = start
    self.end = max(start, end)
  }
}

extension Paragraph {
  /// The parts of some clusters that are left when spaces are taken away, in the order of the text.
  fileprivate func parts(
    of clusters: Range<Int32>, _ spaces: TextLayout.FragmentSpaces
  ) -> [Range<Int32>] {
    func isSpace(_ cluster: Int32) -> Bool { self.clusters.flags[Int(cluster)].contains(.space) }
    switch spaces {
    case .all: return clusters.isEmpty ? [] : [clusters]
    case .inner:
      var (start, end) = (clusters.lowerBound, clusters.upperBound)
      while start < end, isSpace(start) { start += 1 }
      while end > start, isSpace(end - 1) { end -= 1 }
      return start < end ? [start..<end] : []
    case .none:
      var words: [Range<Int32>] = []
      var start = clusters.lowerBound
      for cluster in clusters where isSpace(cluster) {
        if start < cluster { words.append(start..<cluster) }
        start = cluster + 1
      }
      if start < clusters.upperBound { words.append(start..<clusters.upperBound) }
      return words
    }
  }
}

extension GlyphPlacer {
  /// The width of a piece with its justified spaces.
  fileprivate func width(of piece: LinePiece, gap: Double) -> Double {
    width(of: piece) + gap * Double(paragraph.clusters.spaceCount(in: piece.clusters))
  }

  /// The parts of a piece that lie within some clusters, in points, from left to right.
  fileprivate func parts(
    of piece: LinePiece, at x: Double, within wanted: [Range<Int32>], gap: Double
  ) -> [Extent] {
    guard piece.run >= 0 else {
      // An ellipsis or a hyphen goes with the character before it.
      let cluster = piece.clusters.lowerBound
      guard wanted.contains(where: { $0.contains(cluster - 1) }) else { return [] }
      return [Extent(from: x, to: x + width(of: piece))]
    }
    let width = width(of: piece, gap: gap)
    let parts = wanted.compactMap { range -> Extent? in
      let clusters = range.clamped(to: piece.clusters)
      guard !clusters.isEmpty else { return nil }
      let start = distance(to: clusters.lowerBound, in: piece, gap: gap)
      let end = distance(to: clusters.upperBound, in: piece, gap: gap)
      return piece.level % 2 == 0
        ? Extent(from: x + start, to: x + end)
        : Extent(from: x + width - end, to: x + width - start)
    }
    return piece.level % 2 == 0 ? parts : parts.reversed()
  }

  /// The advances of a piece's clusters before one of them, or of all.
  private func distance(to cluster: Int32, in piece: LinePiece, gap: Double) -> Double {
    let spaces =
      gap * Double(paragraph.clusters.spaceCount(in: piece.clusters.lowerBound..<cluster))
    guard piece.isReshaped else {
      return scale.position(cluster) - scale.position(piece.clusters.lowerBound) + spaces
    }
    let reshaped = paragraph.reshaped((piece.run, piece.clusters))
    let sum = reshaped.sums[Int(cluster - reshaped.clusters.lowerBound)]
    return layout.factors[Int(piece.span)].points(sum) + spaces
  }
}
