internal import Synchronization

/// Short pieces of words shaped by themselves, as at the end of a line that splits a word of a
/// joined script. The words of an app's texts recur, and so do their parts.
///
/// A piece depends on its key alone, so it does not matter which thread made it, nor for which
/// text.
final class PieceCache: Sendable {
  /// Up to sixteen bytes of text, and all that decides their glyphs.
  struct Key: Hashable, Sendable {
    var bytes = SIMD2<UInt64>()
    /// A bit for each byte, set where a cluster begins, and one for the end of the text.
    var clusterStarts: UInt32
    var font: FontID
    var script: ScriptTag
    var level: UInt8
    var ligatures: LigatureUse
    var language: String?

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes)
      hasher.combine(font)
    }
  }

  private let known = Mutex<[Key: ReshapedPiece]>([:])
  private let capacity: Int

  init(capacity: Int = 8192) { self.capacity = capacity }

  func piece(_ key: Key, make: () -> ReshapedPiece) -> ReshapedPiece {
    if let piece = known.withLock({ $0[key] }) { return piece }
    let made = make()
    known.withLock { known in
      if known.count >= capacity { known.removeAll(keepingCapacity: true) }
      known[key] = made
    }
    return made
  }
}

extension Paragraph {
  /// Some clusters of a run, shaped without their context; shared by all paragraphs.
  func sharedPiece(_ clusters: Range<Int32>, ofRun run: Int) -> ReshapedPiece {
    guard let key = key(ofPiece: clusters, inRun: run) else {
      return shapeAlone(clusters, ofRun: run)
    }
    return pieceCache.piece(key) { shapeAlone(clusters, ofRun: run) }
  }

  /// The width of a piece shaped by itself, in em; `nil` where it is not proportional to the size.
  @inline(never)
  func proportionalWidth(ofPiece clusters: Range<Int32>) -> Double? {
    guard let run = firstRun(endingAfter: clusters.lowerBound) else { return nil }
    let sum = sharedPiece(clusters, ofRun: run).sum
    return sum == AdvanceSum(em: sum.em, kerned: sum.kerned) ? sum.em : nil
  }

  /// The key of a piece; `nil` for pieces that are too long, for fonts whose advances are adjusted,
  /// for Japanese in the system font, and for texts of several style spans.
  private func key(ofPiece clusters: Range<Int32>, inRun index: Int) -> PieceCache.Key? {
    guard traits.hasOneSpan, !traits.hasKana || firstSpan.design == nil else { return nil }
    let font = glyphRuns[index].font
    let span = Int(glyphRuns[index].span)
    guard font != spans[span].face.id || (firstSpan.design == nil && spans[span].face.bolder == nil)
    else { return nil }
    let range = utf8Range(clusters)
    guard range.count <= 16 else { return nil }
    var key = PieceCache.Key(
      clusterStarts: 0, font: font, script: glyphRuns[index].script, level: glyphRuns[index].level,
      ligatures: spans[span].ligatures, language: language)
    for cluster in clusters.lowerBound...clusters.upperBound {
      key.clusterStarts |= 1 << UInt32(Int(self.clusters.offsets[Int(cluster)]) - range.lowerBound)
    }
    let isContiguous: Void? = string.utf8.withContiguousStorageIfAvailable { text in
      for (index, byte) in text[range].enumerated() {
        key.bytes[index >> 3] |= UInt64(byte) << UInt64(8 * (index & 7))
      }
    }
    return isContiguous.map { key }
  }
}

extension ReshapedPiece {
  /// The piece at another position of a text.
  func moved(to clusters: Range<Int32>, ofRun run: Int) -> ReshapedPiece {
    let distance = clusters.lowerBound - self.clusters.lowerBound
    guard distance != 0 || run != self.run else { return self }
    return ReshapedPiece(
      run: run, clusters: clusters, sums: sums,
      glyphs: glyphs.map { glyph in
        var glyph = glyph
        glyph.cluster += distance
        return glyph
      })
  }
}
