/// The clusters of a text: the smallest parts that its glyphs can be divided into.
extension ParagraphBuilder {
  /// The clusters, and which of them each UTF-16 offset is in.
  struct ClusterIndex {
    var clusters: ClusterTable
    /// For each UTF-16 offset, the cluster that holds it; for the end, the number of clusters.
    var clusterOfOffset: [Int32]

    func cluster(at offset: Int) -> Int32 { clusterOfOffset[offset] }
  }

  func clusterTable(_ items: [ShapedItem], styles: [StyleRange]) -> ClusterIndex {
    // By UTF-16 offset: the advances of the glyphs whose cluster begins there.
    var advances = [AdvanceSum](repeating: AdvanceSum(), count: text.count)
    var startsCluster = [Bool](repeating: false, count: text.count)
    var isUnsafe = [Bool](repeating: false, count: text.count)
    var kerning: [(offset: Int, em: Float)] = []
    for shaped in items {
      let style = styles[shaped.item.style]
      let measure = AdvanceMeasure(
        shaped.run, hasKana: hasKana, request: style.request, face: style.face,
        font: shaped.item.font)
      for glyph in shaped.run.glyphs {
        let start = min(max(Int(glyph.cluster), shaped.range.lowerBound), text.count - 1)
        startsCluster[start] = true
        if glyph.isUnsafeToBreak { isUnsafe[start] = true }
        if glyph.kerningBefore != 0 {
          let em = measure.kerning(before: glyph, at: start, in: text)
          kerning.append((start, Float(em)))
        }
        advances[start] =
          advances[start] + measure.advance(of: glyph, at: start, in: text)
      }
      if shaped.item.isControl {
        for offset in shaped.range where properties.boundaries[offset].contains(.grapheme) {
          startsCluster[offset] = true
          if style.isAttachment, text[offset] == 0xFFFC { advances[offset].extras = 1 }
        }
      } else {
        startsCluster[shaped.range.lowerBound] = true
      }
    }
    for offset in 1..<max(text.count, 1) where properties.boundaries[offset].contains(.line) {
      // A line may end inside a ligature: both parts are then shaped again.
      guard !startsCluster[offset], properties.boundaries[offset].contains(.grapheme) else {
        continue
      }
      for part in (text[offset - 1] == 0xAD ? offset - 1 : offset)...offset {
        startsCluster[part] = true
        isUnsafe[part] = true
      }
    }
    var table = clusters(advances: advances, startsCluster: startsCluster, isUnsafe: isUnsafe)
    table.clusters.kerning.reserveCapacity(kerning.count)
    for (offset, em) in kerning {
      let cluster = Int(table.cluster(at: offset))
      guard cluster > 0, !table.clusters.flags[cluster].contains(.space),
        !table.clusters.flags[cluster - 1].contains(.space)
      else { continue }
      table.clusters.flags[cluster].insert(.kerned)
      table.clusters.kerning.append((Int32(cluster), em))
    }
    return table
  }

  /// The clusters that begin at the clusters of glyphs.
  private func clusters(
    advances: [AdvanceSum], startsCluster: [Bool], isUnsafe: [Bool]
  ) -> ClusterIndex {
    let (text, boundaries) = (text, properties.boundaries)
    var clusters = ClusterTable(capacity: text.count)
    var clusterOfOffset: [Int32] = []
    clusterOfOffset.reserveCapacity(text.count + 1)
    var sum = AdvanceSum()
    var emBefore = 0.0
    /// Ends the cluster before the current offset. Kerning attributes apply to clusters with a
    /// width.
    func endCluster() {
      if sum.em != emBefore { sum.kerned += 1 }
      emBefore = sum.em
      clusters.sums.append(sum)
    }
    for offset in text.indices {
      if startsCluster[offset], boundaries[offset].contains(.grapheme) || offset == 0 {
        if offset > 0 { endCluster() }
        clusters.offsets.append(utf8Offsets[offset])
        var flags = Self.flags(of: text[offset])
        if isUnsafe[offset], clusters.dividesWord(after: flags) { flags.insert(.unsafeToBreak) }
        clusters.flags.append(flags)
      }
      clusterOfOffset.append(Int32(clusters.count - 1))
      sum = sum + advances[offset]
    }
    if !text.isEmpty { endCluster() }
    clusters.offsets.append(utf8Offsets[text.count])
    clusterOfOffset.append(Int32(clusters.count))
    return ClusterIndex(clusters: clusters, clusterOfOffset: clusterOfOffset)
  }

  private static func flags(of codeUnit: UInt16) -> ClusterTable.Flags {
    switch codeUnit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x09: [.space, .tab]
    case 0x0A, 0x0D, 0x85, 0x2029: [.space, .newline, .paragraphEnd]
    case 0x0B, 0x0C, 0x2028: [.space, .newline]
    case 0xAD: .softHyphen
    default: []
    }
  }
}

extension ClusterTable {
  /// An empty table with reserved capacity, without the entry for the end of the text.
  fileprivate init(capacity: Int) {
    offsets.removeAll()
    offsets.reserveCapacity(capacity + 1)
    sums.reserveCapacity(capacity + 1)
    flags.reserveCapacity(capacity)
  }
}
