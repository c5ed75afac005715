/// Line break opportunities.
extension ParagraphBuilder {
  /// Whether an offset is between two Hangul characters, where labels do not break: their line
  /// break strategy is the standard one, which includes
  /// `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`.
  private func isWithinHangulWord(_ offset: Int) -> Bool {
    [text[offset - 1], text[offset]].allSatisfy { codeUnit in
      (0xAC00...0xD7A3).contains(codeUnit) || (0x1100...0x11FF).contains(codeUnit)
    }
  }

  /// The break opportunities at cluster boundaries; the last is the end of the text.
  func breaks(_ table: ClusterIndex) -> [BreakOpportunity] {
    var breaks: [BreakOpportunity] = []
    let flags = table.clusters.flags
    func append(_ cluster: Int32, isMandatory: Bool) {
      var visibleEnd = Int(cluster)
      let previous = Int(breaks.last?.cluster ?? 0)
      while visibleEnd > previous, flags[visibleEnd - 1].contains(.space) { visibleEnd -= 1 }
      breaks.append(
        BreakOpportunity(
          cluster: cluster, visibleEnd: Int32(visibleEnd), isMandatory: isMandatory,
          showsHyphen: cluster > 0 && !isMandatory && flags[Int(cluster) - 1].contains(.softHyphen),
          changesGlyphs: table.clusters.changes(cutBefore: cluster)))
    }
    for offset in 1..<max(text.count, 1) {
      let boundary = properties.boundaries[offset]
      guard boundary.contains(.line), !isWithinHangulWord(offset) else { continue }
      let cluster = table.cluster(at: offset)
      guard cluster > table.cluster(at: offset - 1) else { continue }
      append(cluster, isMandatory: boundary.contains(.mandatory))
    }
    append(Int32(table.clusters.count), isMandatory: true)
    return breaks
  }
}
