/// How a line's width changes when it ends before a cluster, or begins with it.
struct ClusterCut: BitwiseCopyable, Sendable {
  /// The kerning that is undone when a line ends here, in em.
  var kerning: Float = 0
  /// How many clusters before the cut are shaped again when a line ends here, and how many after it
  /// when one begins here, if the line is long enough for all of them.
  var clustersBefore: UInt8 = 0
  var clustersAfter: UInt8 = 0
  /// How many clusters at the end of a line that breaks here are spaces past its edge.
  var hangingClusters: UInt8 = 0
  /// Whether glyphs change where a line ends before the cluster.
  var isUnsafe = false

  /// Whether a line that ends here has another width than its part of the whole text.
  @inline(__always)
  var changesWidth: Bool { isUnsafe || kerning != 0 }

  /// The cuts before each cluster and after the last, for a text with a `BreakIndex`.
  ///
  /// - Returns: `nil` where more clusters hang or are shaped anew than can be kept.
  static func table(
    of clusters: ClusterTable, breaks: [BreakOpportunity], runs: [GlyphRun], hasUnsafeCuts: Bool
  ) -> FixedTable<ClusterCut>? {
    var isKept = true
    func kept(_ count: Int32) -> UInt8 {
      if count > UInt8.max { isKept = false }
      return UInt8(truncatingIfNeeded: count)
    }
    let table = FixedTable<ClusterCut>(count: clusters.count + 1) { cuts in
      cuts.initialize(repeating: ClusterCut())
      for pair in clusters.kerning { cuts[Int(pair.cluster)].kerning = pair.em }
      for end in breaks {
        cuts[Int(end.cluster)].hangingClusters = kept(end.cluster - end.visibleEnd)
      }
      guard hasUnsafeCuts else { return }
      // Of two runs that draw a cluster together the first shapes it anew.
      for run in runs.reversed() { cuts.findPieces(in: run.clusters, of: clusters, kept: kept) }
    }
    guard isKept else { return nil }
    return table
  }
}

extension UnsafeBufferPointer<ClusterCut> {
  /// The end of the clusters that a line shows.
  @inline(__always)
  func visibleEnd(of line: Range<Int32>) -> Int32 {
    Swift.max(line.upperBound - Int32(self[Int(line.upperBound)].hangingClusters), line.lowerBound)
  }
}

extension UnsafeMutableBufferPointer<ClusterCut> {
  /// Finds which clusters of a run are shaped again at each cut within it.
  fileprivate func findPieces(
    in run: Range<Int32>, of clusters: ClusterTable, kept: (Int32) -> UInt8
  ) {
    let run = Int(run.lowerBound)..<Int(run.upperBound)
    clusters.flags.withUnsafeBufferPointer { flags in
      func isUnsafe(_ cluster: Int) -> Bool { flags[cluster].contains(.unsafeToBreak) }
      for cluster in run where isUnsafe(cluster) {
        self[cluster].isUnsafe = true
        guard cluster > run.lowerBound else {
          (self[cluster].clustersBefore, self[cluster].clustersAfter) = (0, 0)
          continue
        }
        let isFirst = cluster - 1 == run.lowerBound || !isUnsafe(cluster - 1)
        self[cluster].clustersBefore =
          isFirst ? 1 : kept(Int32(self[cluster - 1].clustersBefore) + 1)
      }
      for cluster in run.dropFirst().reversed() where isUnsafe(cluster) {
        let isLast = cluster + 1 == run.upperBound || !isUnsafe(cluster + 1)
        self[cluster].clustersAfter = isLast ? 1 : kept(Int32(self[cluster + 1].clustersAfter) + 1)
      }
    }
  }
}
