extension ClusterTable {
  /// Whether a paragraph of the text begins with a cluster.
  func isStartOfParagraph(_ cluster: Int32) -> Bool {
    cluster == 0 || flags[Int(cluster) - 1].contains(.paragraphEnd)
  }

  /// The first cluster at or after another that begins a paragraph, or the end of the text.
  func startOfParagraph(from cluster: Int32) -> Int32 {
    var start = cluster
    while start < Int32(count), !isStartOfParagraph(start) { start += 1 }
    return start
  }

  /// The cluster that holds a UTF-8 offset; the number of clusters for the end of the text.
  func cluster(atUTF8 offset: Int) -> Int32 {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// The number of spaces in a range of clusters.
  func spaceCount(in clusters: Range<Int32>) -> Int {
    clusters.count { flags[Int($0)].contains(.space) }
  }
}

extension Paragraph {
  func hasTab(in range: Range<Int32>) -> Bool {
    !tabs.isEmpty && tabs[firstTab(from: range.lowerBound)...].first.map(range.contains) ?? false
  }

  /// The index in `tabs` of the first tab at or after a cluster.
  func firstTab(from cluster: Int32) -> Int {
    tabs.partitionIndex { $0 >= cluster }
  }
}
