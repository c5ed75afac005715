extension RandomAccessCollection {
  /// The first index from which on a condition holds, by halving; the end where it never does.
  ///
  /// - Parameter holds: Must hold for all elements that follow one for which it holds.
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if holds(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
