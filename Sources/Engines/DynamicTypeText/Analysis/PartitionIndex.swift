extension RandomAccessCollection where Index == Int {
  /// The index of the first element that meets a condition that all later elements meet too.
  func partitionIndex(where meets: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if meets(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
