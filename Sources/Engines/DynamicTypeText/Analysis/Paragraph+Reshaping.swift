internal import Synchronization

/// A part of a glyph run shaped by itself, where a line begins or ends within text that was shaped
/// as one: a joined word, a ligature, a kerned pair.
final class ReshapedPiece: Sendable {
  /// The index of the glyph run it is a part of.
  let run: Int
  let clusters: Range<Int32>
  /// The sums of advances before each of the clusters.
  let sums: [AdvanceSum]
  /// The advance of the whole piece.
  let sum: AdvanceSum
  let glyphs: [GlyphRun.Glyph]

  init(run: Int, clusters: Range<Int32>, sums: [AdvanceSum], glyphs: [GlyphRun.Glyph]) {
    (self.run, self.clusters, self.sums, self.glyphs) = (run, clusters, sums, glyphs)
    sum = sums[sums.count - 1]
  }
}

/// The pieces of a paragraph that were shaped again, by their clusters.
///
/// A piece depends on its clusters alone, so it does not matter which thread made it.
final class ReshapedPieces: Sendable {
  /// The keys are the bounds of their clusters packed into one number, which is quick to hash.
  private let known = Mutex<[UInt64: ReshapedPiece]>([:])

  func piece(_ clusters: Range<Int32>, make: () -> ReshapedPiece) -> ReshapedPiece {
    let key = UInt64(clusters.lowerBound) << 32 | UInt64(clusters.upperBound)
    if let piece = known.withLock({ $0[key] }) { return piece }
    let made = make()
    known.withLock { known in
      // A text of a hundred thousand characters may be broken anywhere.
      if known.count >= 256 { known.removeAll() }
      if known.isEmpty { known.reserveCapacity(16) }
      known[key] = made
    }
    return made
  }
}

extension ClusterTable {
  /// Whether a line that ends before a cluster with these flags ends within a word. Beside a space
  /// a cut makes no difference: only the width of hanging space changes.
  func dividesWord(after next: Flags) -> Bool {
    guard let last = flags.last else { return false }
    return !next.contains(.space) && !last.contains(.space)
  }

  /// Whether glyphs change when a line ends before a cluster, or begins with it.
  func isUnsafeCut(_ cluster: Int32) -> Bool {
    Int(cluster) < count && flags[Int(cluster)].contains(.unsafeToBreak)
  }

  /// Whether a line that ends before a cluster is not as wide as the text was there.
  func changes(cutBefore cluster: Int32) -> Bool {
    Int(cluster) < count && !flags[Int(cluster)].isDisjoint(with: [.unsafeToBreak, .kerned])
  }

  /// The kerning that is undone when a line ends before a cluster, in em.
  func kerning(lostBefore cluster: Int32) -> Double {
    guard Int(cluster) < count, flags[Int(cluster)].contains(.kerned) else { return 0 }
    var low = 0
    var high = kerning.count
    while low < high {
      let middle = (low + high) / 2
      if kerning[middle].cluster < cluster { low = middle + 1 } else { high = middle }
    }
    return low < kerning.count && kerning[low].cluster == cluster ? Double(kerning[low].em) : 0
  }
}

extension Paragraph {
  /// The pieces that are shaped again when a stretch of the text is a line by itself: none for most
  /// stretches, else one at its start, one at its end, or one that is all of it, returned as the
  /// first.
  func reshapedEnds(of clusters: Range<Int32>) -> (first: ReshapedPiece?, last: ReshapedPiece?) {
    guard !clusters.isEmpty else { return (nil, nil) }
    let head = self.clusters.isUnsafeCut(clusters.lowerBound) ? self.head(of: clusters) : nil
    let tail = self.clusters.isUnsafeCut(clusters.upperBound) ? self.tail(of: clusters) : nil
    guard let head, let tail, tail.clusters.lowerBound < head.clusters.upperBound else {
      return (head.map(reshaped(_:)), tail.map(reshaped(_:)))
    }
    return (reshaped((head.run, head.clusters.lowerBound..<tail.clusters.upperBound)), nil)
  }

  /// The first clusters of a line, up to where shaping no longer depends on the text before the
  /// line.
  private func head(of line: Range<Int32>) -> (run: Int, clusters: Range<Int32>)? {
    guard let (run, clusters) = divided(by: line.lowerBound) else { return nil }
    var end = line.lowerBound + 1
    while end < clusters.upperBound, self.clusters.flags[Int(end)].contains(.unsafeToBreak) {
      end += 1
    }
    return (run, line.lowerBound..<min(end, line.upperBound))
  }

  /// The last clusters of a line, from where shaping depends on the text after the line.
  private func tail(of line: Range<Int32>) -> (run: Int, clusters: Range<Int32>)? {
    guard let (run, clusters) = divided(by: line.upperBound) else { return nil }
    var start = line.upperBound - 1
    while start > clusters.lowerBound, self.clusters.flags[Int(start)].contains(.unsafeToBreak) {
      start -= 1
    }
    return (run, max(start, line.lowerBound)..<line.upperBound)
  }

  /// The glyph run that a cut before a cluster divides.
  private func divided(by cluster: Int32) -> (run: Int, clusters: Range<Int32>)? {
    guard let index = firstRun(endingAfter: cluster) else { return nil }
    let clusters = glyphRuns[index].clusters
    return clusters.lowerBound < cluster ? (index, clusters) : nil
  }

  /// The index of the first glyph run that ends after a cluster (a binary search).
  func firstRun(endingAfter cluster: Int32) -> Int? {
    var low = 0
    var high = glyphRuns.count
    while low < high {
      let middle = (low + high) / 2
      if glyphRuns[middle].clusters.upperBound <= cluster {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < glyphRuns.count ? low : nil
  }
}

// MARK: - Shaping

extension Paragraph {
  /// Some clusters of a run, shaped without their context.
  func reshaped(_ stretch: (run: Int, clusters: Range<Int32>)) -> ReshapedPiece {
    reshaped.piece(stretch.clusters) {
      sharedPiece(stretch.clusters, ofRun: stretch.run).moved(
        to: stretch.clusters, ofRun: stretch.run)
    }
  }

  func shapeAlone(_ clusters: Range<Int32>, ofRun index: Int) -> ReshapedPiece {
    let run = glyphRuns[index]
    let span = spans[Int(run.span)]
    let (text, clusterOfOffset) = utf16(of: clusters)
    let shaped = shaper.shape(
      RunToShape(
        text: text, range: text.indices, font: run.font, for: span.face, script: run.script,
        isRightToLeft: run.level % 2 == 1, language: language, ligatures: span.ligatures))
    let measure = AdvanceMeasure(
      shaped, hasKana: traits.hasKana, request: span.request, face: span.face, font: run.font)
    // First the advance of each cluster at its index + 1, then their running sums.
    var sums = [AdvanceSum](repeating: AdvanceSum(), count: clusters.count + 1)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(shaped.glyphs.count)
    let em = Float(max(shaped.unitsPerEm, 1))
    for glyph in shaped.glyphs {
      let offset = min(max(Int(glyph.cluster), 0), text.count - 1)
      let cluster = clusterOfOffset[offset]
      let index = Int(cluster - clusters.lowerBound) + 1
      sums[index] = sums[index] + measure.advance(of: glyph, at: offset, in: text)
      glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, cluster: cluster, advance: Float(glyph.advance) / em,
          xOffset: Float(glyph.xOffset) / em, yOffset: Float(glyph.yOffset) / em))
    }
    for index in 1..<sums.count {
      // Kerning attributes apply to clusters with a width, as in the paragraph.
      sums[index].kerned = sums[index].em != 0 ? 1 : 0
      sums[index] = sums[index - 1] + sums[index]
    }
    return ReshapedPiece(run: index, clusters: clusters, sums: sums, glyphs: glyphs)
  }

  /// The text of some clusters, and which cluster each of its UTF-16 offsets is in.
  private func utf16(of clusters: Range<Int32>) -> (text: [UInt16], clusterOfOffset: [Int32]) {
    let range = utf8Range(clusters)
    var text: [UInt16] = []
    var clusterOfOffset: [Int32] = []
    text.reserveCapacity(range.count)
    clusterOfOffset.reserveCapacity(range.count)
    var cluster = clusters.lowerBound
    var offset = range.lowerBound
    for scalar in substring(range).unicodeScalars {
      while Int(self.clusters.offsets[Int(cluster) + 1]) <= offset { cluster += 1 }
      for codeUnit in scalar.utf16 {
        text.append(codeUnit)
        clusterOfOffset.append(cluster)
      }
      offset += UTF8.width(scalar)
    }
    return (text, clusterOfOffset)
  }
}
